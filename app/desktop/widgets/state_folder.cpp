#include "app/desktop/widgets/state_folder.h"

#include "app/desktop/widgets/user_folder.h"
#include "db/file/disk.h"
#include "i18n/text.h"

#include <wx/stdpaths.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

fs::path& folder_in_use() {
    static fs::path folder;
    return folder;
}

}

fs::path usual_state_folder() {
#ifdef __UNIX__
    const fs::path state = user_folder("XDG_STATE_HOME", ".local/state");
    return state.empty() ? state : state / "clerk-of-works";
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
