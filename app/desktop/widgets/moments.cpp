#include "app/desktop/widgets/moments.h"

#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop {

int seconds_since(const std::string& utc) {
    const std::optional<wxDateTime> time = time_of(utc);
    return time ? static_cast<int>(std::max(0L, (wxDateTime::Now() - *time).GetSeconds().ToLong())) : 0;
}

std::string today() { return utf8(wxDateTime::Now().FormatISODate()); }

wxString clock_of(int seconds) {
    return wxString::Format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}
