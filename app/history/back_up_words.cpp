#include "app/history/back_up_words.h"

#include "i18n/numbers.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk {

wxString back_up_occasion(db::Occasion occasion) {
    switch (occasion) {
    case db::Occasion::daily: return _("daily");
    case db::Occasion::schema_step: return _("before an update");
    case db::Occasion::merge: return _("before a merge");
    case db::Occasion::repair: return _("before a repair");
    case db::Occasion::restore: return _("before a restore");
    case db::Occasion::by_hand: return _("by hand");
    }
    return {};
}

wxString file_size(std::uintmax_t bytes) {
    constexpr double step = 1024;
    const double kilobytes = static_cast<double>(bytes) / step;
    return kilobytes < step ? i18n::fill(_("{1} KB"), {i18n::average(kilobytes)})
                            : i18n::fill(_("{1} MB"), {i18n::average(kilobytes / step)});
}

}
