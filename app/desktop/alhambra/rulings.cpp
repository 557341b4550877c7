#include "app/desktop/alhambra/rulings.h"

#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

RulingsTable<clerk::alhambra::Rulings> rulings_table() {
    using namespace i18n::alhambra;
    return {
        clerk::alhambra::presets, clerk::alhambra::all_rulings, preset_name, preset_explained, ruling_name, choice_name,
        choice_explained};
}

}
