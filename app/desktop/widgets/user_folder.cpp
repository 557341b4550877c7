#include "app/desktop/widgets/user_folder.h"

#include "i18n/text.h"

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

}
