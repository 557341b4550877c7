#include "app/desktop/widgets/settings.h"

#include "i18n/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <memory>

#include <wx/display.h>
#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/mstream.h>
#include <wx/persist/toplevel.h>
#include <wx/stdpaths.h>

namespace clerk::desktop {

namespace {

constexpr std::uintmax_t largest_file = 1 << 20; ///< bytes; what is kept takes some thousand

/// Puts aside what is too large for settings. False: they cannot be kept there, as in a folder, in a pipe, which would
/// be waited for, or in a file that cannot be read, which would be replaced.
bool prepare(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return true;
    if (!std::filesystem::is_regular_file(file, failed)) return false;
    if (const auto size = std::filesystem::file_size(file, failed); !failed && size <= largest_file)
        return std::ifstream(file).is_open();
    std::filesystem::rename(file, std::filesystem::path(file).replace_extension("unreadable.conf"), failed);
    return !failed;
}

std::filesystem::path& file_in_use() {
    static std::filesystem::path file; ///< empty: nothing is kept
    return file;
}

/// What a person wrote is taken as it is: a "$" means nothing in it.
void use(std::unique_ptr<wxFileConfig> settings) {
    settings->SetExpandEnvVars(false);
    delete wxConfigBase::Set(settings.release());
}

std::unique_ptr<wxFileConfig> kept_nowhere() {
    wxMemoryInputStream nothing("", 0);
    return std::make_unique<wxFileConfig>(nothing);
}

std::unique_ptr<wxFileConfig> kept_in(const std::filesystem::path& file) {
    auto settings = std::make_unique<wxFileConfig>(wxEmptyString, wxEmptyString, text(file.string()), wxEmptyString,
                                                   wxCONFIG_USE_LOCAL_FILE);
    settings->SetUmask(0077); // a new file is the user's alone
    return settings;
}

/// Before something is changed: a window of another history may have kept something since.
void read_again() {
    const wxLogNull quiet;
    if (!file_in_use().empty() && prepare(file_in_use())) use(kept_in(file_in_use()));
}

void flush() {
    const wxLogNull quiet;
    wxConfigBase::Get(false)->Flush();
}

/// The handler bound last is called first.
template <class Handler> void on_destroy(wxTopLevelWindow& window, Handler handle) {
    window.Bind(wxEVT_DESTROY, [&window, handle](wxWindowDestroyEvent& event) {
        event.Skip();
        if (event.GetEventObject() == &window && keeps_settings()) handle(); // and no part of it
    });
}

}

std::filesystem::path settings_file() {
#ifdef __WXMSW__
    const wxString folder = wxStandardPaths::Get().GetUserLocalDataDir(); // where the history is
#else
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    const wxString folder = wxStandardPaths::Get().GetUserConfigDir();
#endif
    return std::filesystem::path(utf8(folder)) / "clerk-of-works.conf";
}

void open_settings(const std::filesystem::path& file) {
    const wxLogNull quiet;
    std::error_code failed; // then they are not kept
    std::filesystem::create_directories(file.parent_path(), failed);
    file_in_use() = prepare(file) ? file : std::filesystem::path();
    use(file_in_use().empty() ? kept_nowhere() : kept_in(file));
}

void close_settings() {
    const wxLogNull quiet;
    delete wxConfigBase::Set(nullptr);
}

void remember(wxTopLevelWindow& window, const wxString& name) {
    if (!keeps_settings()) return;
    on_destroy(window, flush);
    wxPersistentRegisterAndRestore(&window, name); // which saves it between the two
    on_destroy(window, read_again);
    window.Iconize(false); // one that was closed while nobody saw it
    const wxDisplay display(&window);
    wxSize size = window.GetSize();
    size.DecTo(display.GetClientArea().GetSize());
    size.IncTo(window.GetMinSize());
    window.SetSize(size);
}

std::string kept_setting(const std::string& name) {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    return settings ? utf8(settings->Read("/" + text(name), wxString())) : std::string();
}

int kept_number(const std::string& name, int usual, int least, int most) {
    const std::string kept = kept_setting(name);
    int number = usual;
    const auto read = std::from_chars(kept.data(), kept.data() + kept.size(), number);
    return read.ec == std::errc() ? std::clamp(number, least, most) : usual;
}

void keep_setting(const std::string& name, const std::string& value) {
    if (!keeps_settings() || kept_setting(name) == value) return;
    read_again();
    if (value.empty())
        wxConfigBase::Get(false)->DeleteEntry("/" + text(name), false);
    else
        wxConfigBase::Get(false)->Write("/" + text(name), text(value));
    flush();
}

bool keeps_settings() { return wxConfigBase::Get(false); }

}
