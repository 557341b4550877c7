#include "app/desktop/babylon/rulings.h"

#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

namespace {

using clerk::babylon::BridgeGap;
using clerk::babylon::FountainOn;
using clerk::babylon::Overlap;
using clerk::babylon::Rulings;

constexpr Switch<Rulings> switches[] = {
    {"overlap",
     {"any", "adjacent"},
     [](const Rulings& r) { return r.overlap == Overlap::adjacent; },
     [](Rulings& r, bool other) { r.overlap = other ? Overlap::adjacent : Overlap::any; }},
    {"fountain",
     {"two-terraces", "any"},
     [](const Rulings& r) { return r.fountain == FountainOn::any; },
     [](Rulings& r, bool other) { r.fountain = other ? FountainOn::any : FountainOn::two_terraces; }},
    {"bridge_gap",
     {"open", "empty-slot"},
     [](const Rulings& r) { return r.bridge_gap == BridgeGap::empty_slot; },
     [](Rulings& r, bool other) { r.bridge_gap = other ? BridgeGap::empty_slot : BridgeGap::open; }},
    {"bridge_covers",
     {"true", "false"},
     [](const Rulings& r) { return !r.bridge_covers; },
     [](Rulings& r, bool other) { r.bridge_covers = !other; }},
    {"statue_restart",
     {"true", "false"},
     [](const Rulings& r) { return !r.statue_restart; },
     [](Rulings& r, bool other) { r.statue_restart = !other; }},
};

}

RulingsTable<clerk::babylon::Preset> rulings_table() {
    using namespace i18n::babylon;
    return {clerk::babylon::presets, switches,        preset_name, preset_explained, ruling_name,
            ruling_choice,           ruling_explained};
}

}
