#include "app/desktop/alhambra/rulings.h"

#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

namespace {

using clerk::alhambra::DirkDraws;
using clerk::alhambra::GameEnd;
using clerk::alhambra::Leftovers;
using clerk::alhambra::Rulings;
using clerk::alhambra::SwapTo;

constexpr Switch<Rulings> switches[] = {
    {"leftovers",
     {"sum", "cards"},
     [](const Rulings& r) { return r.leftovers == Leftovers::cards; },
     [](Rulings& r, bool other) { r.leftovers = other ? Leftovers::cards : Leftovers::sum; }},
    {"game_end",
     {"market", "bag"},
     [](const Rulings& r) { return r.game_end == GameEnd::bag; },
     [](Rulings& r, bool other) { r.game_end = other ? GameEnd::bag : GameEnd::market; }},
    {"swap",
     {"same-place", "anywhere"},
     [](const Rulings& r) { return r.swap == SwapTo::anywhere; },
     [](Rulings& r, bool other) { r.swap = other ? SwapTo::anywhere : SwapTo::same_place; }},
    {"dirk_draws",
     {"before-market", "after-market"},
     [](const Rulings& r) { return r.dirk_draws == DirkDraws::after_market; },
     [](Rulings& r, bool other) { r.dirk_draws = other ? DirkDraws::after_market : DirkDraws::before_market; }},
    {"dirk_ranked",
     {"false", "true"},
     [](const Rulings& r) { return r.dirk_ranked; },
     [](Rulings& r, bool other) { r.dirk_ranked = other; }},
};

}

RulingsTable<clerk::alhambra::Preset> rulings_table() {
    using namespace i18n::alhambra;
    return {clerk::alhambra::presets, switches, preset_name, preset_explained, ruling_name, ruling_choice,
            ruling_explained};
}

}
