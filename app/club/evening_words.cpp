#include "app/club/evening_words.h"

#include "app/club/standings.h"
#include "i18n/numbers.h"

#include <wx/translation.h>

namespace clerk::club {

wxString points_in_words(std::int64_t parts) {
    return i18n::hundredths(static_cast<double>(parts) / static_cast<double>(parts_of_a_point));
}

wxString points_explained() {
    return _("Points: of each table the share of the others there whom one left behind. Opponents: the points of all "
             "whom one met.");
}

}
