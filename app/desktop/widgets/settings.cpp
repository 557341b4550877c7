#include "app/desktop/widgets/settings.h"

#include "app/exchange/files.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <string_view>

#include <wx/convauto.h>
#include <wx/display.h>
#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/mstream.h>
#include <wx/persist/toplevel.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

fs::path named_by(const char* variable) {
    wxString value;
    if (!wxGetEnv(variable, &value)) return {};
    fs::path folder = utf8(value);
    return folder.is_absolute() ? folder : fs::path();
}

}

fs::path user_folder(const char* variable, const fs::path& usual) {
    if (fs::path folder = named_by(variable); !folder.empty()) return folder;
    const fs::path home = named_by("HOME");
    return home.empty() ? home : home / usual;
}

namespace {

constexpr std::size_t largest_file = 1 << 20;  ///< bytes; what is kept takes some thousand
constexpr std::size_t room_for_windows = 4096; ///< bytes of them, for sizes and places
constexpr std::ptrdiff_t most_slashes = 50;    ///< in the name of a group: wxWidgets calls itself for each

/// A "[" after a "=" is in a value.
bool names_deep_group(std::string_view line) {
    const std::string_view before = line.substr(0, line.find('['));
    return before.size() < line.size() && before.find('=') == std::string_view::npos &&
           std::ranges::count(line, '/') > most_slashes;
}

bool has_deep_group(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        if (names_deep_group(line)) return true;
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return false;
}

/// A text in UTF-8 that wxWidgets can work with.
bool are_settings(const std::string& bytes) {
    return bytes.find('\0') == std::string::npos &&
           wxConvUTF8.ToWChar(nullptr, 0, bytes.data(), bytes.size()) != wxCONV_FAILED && !has_deep_group(bytes);
}

/// "clerk-of-works.unreadable.conf", or "clerk-of-works.unreadable-2.conf" …: what was put aside before stays.
fs::path free_name(const fs::path& file) {
    for (int number = 1;; ++number) {
        const std::string of_this = number == 1 ? "" : "-" + std::to_string(number);
        const fs::path name = fs::path(file).replace_extension("unreadable" + of_this + ".conf");
        std::error_code unknown;
        if (!fs::exists(fs::symlink_status(name, unknown))) return name;
    }
}

bool put_aside(const fs::path& file) {
    std::error_code failed;
    fs::rename(file, free_name(file), failed);
    return !failed;
}

/// Puts aside what are no settings, or too large for them. False: they cannot be kept there, as in a folder, in a pipe,
/// which would be waited for, or in a file that cannot be read, which would be replaced.
bool prepare(const fs::path& file) try {
    std::error_code failed;
    if (!fs::exists(file, failed)) return true;
    return are_settings(exchange::read_file(file, largest_file)) || put_aside(file);
} catch (const exchange::FileError& error) {
    return error.reason == exchange::FileError::Reason::too_large && put_aside(file);
}

struct InUse {
    fs::path file = {};
    bool can_be_kept = false; ///< in it; false: nothing is kept
    bool has_all = true;      ///< what was changed last is in it
};
InUse& in_use() {
    static InUse one;
    return one;
}

/// What a person wrote is taken as it is: a "$" means nothing in it. What could not be written is not tried again
/// behind the back of another window, which may have written since.
void use(std::unique_ptr<wxFileConfig> settings) {
    settings->SetExpandEnvVars(false);
    settings->DisableAutoSave();
    delete wxConfigBase::Set(settings.release());
}

std::unique_ptr<wxFileConfig> kept_nowhere() {
    wxMemoryInputStream nothing("", 0);
    return std::make_unique<wxFileConfig>(nothing);
}

std::unique_ptr<wxFileConfig> kept_in(const fs::path& file) {
    auto settings =
        std::make_unique<wxFileConfig>(wxEmptyString, wxEmptyString, text(file.string()), wxEmptyString,
                                       wxCONFIG_USE_LOCAL_FILE, wxConvAuto(wxFONTENCODING_UTF8)); // a mark may precede
    settings->SetUmask(0077); // a new file is the user's alone
    return settings;
}

/// Before something is changed: a window of another history may have kept something since.
void read_again() {
    const wxLogNull quiet;
    if (in_use().can_be_kept && prepare(in_use().file)) use(kept_in(in_use().file));
}

bool flush() {
    const wxLogNull quiet;
    return in_use().has_all = in_use().can_be_kept && wxConfigBase::Get(false)->Flush();
}

/// In the file, where a letter may be written as two. What is kept already under that name goes.
bool has_room(const std::string& name, const std::string& value) {
    std::error_code none_yet;
    const std::uintmax_t there = fs::file_size(in_use().file, none_yet);
    const std::uintmax_t others = none_yet ? 0 : there - std::min<std::uintmax_t>(there, kept_setting(name).size());
    return others + 2 * (name.size() + value.size()) <= largest_file - room_for_windows;
}

/// The handler bound last is called first.
template <class Handler> void on_destroy(wxTopLevelWindow& window, Handler handle) {
    window.Bind(wxEVT_DESTROY, [&window, handle](wxWindowDestroyEvent& event) {
        event.Skip();
        if (event.GetEventObject() == &window && keeps_settings()) handle(); // and no part of it
    });
}

}

fs::path settings_file() {
    constexpr const char* name = "clerk-of-works.conf";
#ifdef __WXMSW__
    return fs::path(utf8(wxStandardPaths::Get().GetUserLocalDataDir())) / name; // where the history is
#else
    const fs::path config = user_folder("XDG_CONFIG_HOME", ".config");
    return config.empty() ? config : config / name;
#endif
}

void open_settings(const fs::path& file) {
    const wxLogNull quiet;
    std::error_code failed; // then they are not kept
    fs::create_directories(file.parent_path(), failed);
    in_use() = {.file = file, .can_be_kept = !file.empty() && prepare(file)};
    use(in_use().can_be_kept ? kept_in(file) : kept_nowhere());
}

void close_settings() { delete wxConfigBase::Set(nullptr); }

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

bool keep_setting(const std::string& name, const std::string& value) {
    if (!keeps_settings() || (kept_setting(name) == value && in_use().has_all)) return true;
    read_again();
    if (!value.empty() && !has_room(name, value)) return false;
    if (value.empty())
        wxConfigBase::Get(false)->DeleteEntry("/" + text(name), false);
    else
        wxConfigBase::Get(false)->Write("/" + text(name), text(value));
    return flush();
}

wxString why_not_kept() {
    return i18n::fill(
        _("What was entered last is not kept: {1} cannot be written, or would be larger than 1 MiB. Check "
          "the disk, the folder and its permissions, or enter less."),
        {i18n::name_line(in_use().file.string())});
}

bool keeps_settings() { return wxConfigBase::Get(false); }

}
