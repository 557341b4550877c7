#include "app/club/evening_words.h"

#include "app/club/standings.h"
#include "i18n/numbers.h"

#include <wx/translation.h>

namespace clerk::club {

wxString points_in_words(std::int64_t parts) {
    return i18n::hundredths(static_cast<double>(parts) / static_cast<double>(parts_of_a_point));
}

wxString points_explained() {
    return _(
        "Points: at each table, the share of the others whom you beat. Opponents: the points of everybody you met.");
}

}
