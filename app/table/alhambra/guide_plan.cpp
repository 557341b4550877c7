#include "app/table/alhambra/guide_plan.h"

#include "core/alhambra/palace.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <map>

namespace clerk::table::alhambra {

namespace {

std::vector<wxString> needed(const game::Palace& palace) {
    std::map<game::Colour, int> count;
    for (const game::Laid& laid : palace.tiles()) ++count[laid.tile.colour];
    std::vector<wxString> parts;
    for (const auto& [colour, tiles] : count)
        parts.push_back(i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(colour), figure(tiles)}));
    return parts;
}

}

std::vector<PlanStep> guide_plan(const game::Palace& palace) {
    if (palace.tiles().empty()) return {};
    std::vector<PlanStep> steps{{_("What is needed"), needed(palace), palace, {}}};
    game::Palace so_far;
    for (const game::Laid& laid : rebuilding(palace)) {
        so_far.lay(laid.tile, laid.at);
        const wxString title =
            i18n::fill(_("{1} on {2}"), {i18n::alhambra::name(laid.tile), i18n::alhambra::name(laid.at)});
        steps.push_back({title, {}, so_far, {laid.at}});
    }
    return steps;
}

}
