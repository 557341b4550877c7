#include "app/desktop/widgets/settings.h"

#include "i18n/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
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

/// Puts aside what is too large for settings. False: they cannot be kept there, as in a folder, or in a pipe, which
/// would be waited for.
bool prepare(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return true;
    if (!std::filesystem::is_regular_file(file, failed)) return false;
    if (const auto size = std::filesystem::file_size(file, failed); !failed && size <= largest_file) return true;
    std::filesystem::rename(file, std::filesystem::path(file).replace_extension("unreadable.conf"), failed);
    return !failed;
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
    if (prepare(file))
        use(std::make_unique<wxFileConfig>(wxEmptyString, wxEmptyString, text(file.string()), wxEmptyString,
                                           wxCONFIG_USE_LOCAL_FILE));
    else
        use(kept_nowhere());
}

void close_settings() {
    const wxLogNull quiet;
    delete wxConfigBase::Set(nullptr);
}

void remember(wxTopLevelWindow& window, const wxString& name) {
    if (!wxConfigBase::Get(false)) return; // no settings are open
    wxPersistentRegisterAndRestore(&window, name);
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
    wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings || kept_setting(name) == value) return;
    const wxLogNull quiet;
    if (value.empty())
        settings->DeleteEntry("/" + text(name), false);
    else
        settings->Write("/" + text(name), text(value));
    settings->Flush();
}

bool keeps_settings() { return wxConfigBase::Get(false); }

}
