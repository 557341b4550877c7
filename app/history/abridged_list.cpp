#include "app/history/abridged_list.h"

#include "i18n/words.h"

namespace clerk {

wxString abridged_list(std::vector<wxString> texts, std::size_t most) {
    if (texts.size() > most) {
        const auto more = static_cast<int>(texts.size() - most);
        texts.resize(most);
        texts.push_back(i18n::fill_figures(_("{1} more"), {more}));
    }
    return i18n::listed(texts);
}

}
