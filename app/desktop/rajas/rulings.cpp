#include "app/desktop/rajas/rulings.h"

#include "i18n/words_rajas.h"

namespace clerk::desktop::rajas {

RulingsTable<clerk::rajas::Rulings> rulings_table() {
    using namespace i18n::rajas;
    return {clerk::rajas::presets, clerk::rajas::all_rulings, preset_name, preset_explained, ruling_name,
            choice_name,           choice_explained};
}

}
