#include "app/desktop/history/long_list.h"

#include "i18n/words.h"

namespace clerk::desktop {

wxString listed_in_part(std::vector<wxString> texts, std::size_t most) {
    if (texts.size() > most) {
        const auto more = static_cast<int>(texts.size() - most);
        texts.resize(most);
        texts.push_back(i18n::fill_figures(_("{1} more"), {more}));
    }
    return i18n::listed(texts);
}

}
