#include "app/history/back_up_words.h"

#include "app/history/abridged_list.h"
#include "i18n/numbers.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk {

wxString back_up_occasion(db::Occasion occasion) {
    switch (occasion) {
    case db::Occasion::daily: return _("daily");
    case db::Occasion::schema_step: return _("before an update");
    case db::Occasion::merge: return _("before a merge");
    case db::Occasion::import: return _("before an import was taken back");
    case db::Occasion::repair: return _("before a repair");
    case db::Occasion::restore: return _("before a restore");
    case db::Occasion::by_hand: return _("by hand");
    }
    return {};
}

wxString strange_records(int count) {
    const wxString& words =
        wxPLURAL("One record in it is not as this program wrote it; clerk doctor tells which.",
                 "{1} records in it are not as this program wrote them; clerk doctor tells which.", count);
    return i18n::fill_figures(words, {count});
}

wxString missing_files(const std::vector<std::string>& names) {
    constexpr std::size_t most = 3;
    std::vector<wxString> words;
    for (const std::string& name : names) words.push_back(i18n::name_line(name));
    return _("It names photos and pictures that were removed since, and are not there any more:") + " " +
           abridged_list(std::move(words), most);
}

wxString file_size(std::uintmax_t bytes) {
    constexpr double step = 1024;
    const double kilobytes = static_cast<double>(bytes) / step;
    return kilobytes < step ? i18n::fill(_("{1} KB"), {i18n::average(kilobytes)})
                            : i18n::fill(_("{1} MB"), {i18n::average(kilobytes / step)});
}

}
