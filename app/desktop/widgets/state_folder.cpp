#include "app/desktop/widgets/state_folder.h"

#include "db/file/disk.h"
#include "i18n/text.h"

#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

fs::path& folder_in_use() {
    static fs::path folder;
    return folder;
}

}

/// The XDG rules: a relative path in XDG_STATE_HOME is to be ignored.
fs::path usual_state_folder() {
#ifdef __UNIX__
    wxString home;
    if (wxGetEnv("XDG_STATE_HOME", &home) && fs::path(utf8(home)).is_absolute())
        return fs::path(utf8(home)) / "clerk-of-works";
    if (!wxGetEnv("HOME", &home) || !fs::path(utf8(home)).is_absolute()) return {};
    return fs::path(utf8(home)) / ".local" / "state" / "clerk-of-works";
#else
    return utf8(wxStandardPaths::Get().GetUserLocalDataDir());
#endif
}

void use_state_folder(fs::path folder) { folder_in_use() = std::move(folder); }

fs::path state_file(std::string_view name) try {
    if (folder_in_use().empty()) return {};
    db::make_folder(folder_in_use());
    return folder_in_use() / name;
} catch (const fs::filesystem_error&) {
    return {};
}

}
