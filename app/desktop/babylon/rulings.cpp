#include "app/desktop/babylon/rulings.h"

#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

RulingsTable<clerk::babylon::Rulings> rulings_table() {
    using namespace i18n::babylon;
    return {
        clerk::babylon::presets, clerk::babylon::all_rulings, preset_name, preset_explained, ruling_name, choice_name,
        choice_explained};
}

}
