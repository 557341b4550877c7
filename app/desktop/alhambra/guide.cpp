#include "app/desktop/alhambra/guide.h"

#include "app/desktop/alhambra/palace_picture.h"
#include "app/table/alhambra/position.h"
#include "core/alhambra/rebuilding.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <map>

namespace clerk::desktop::alhambra {

namespace {

/// The geometry is that of the whole palace in every step, so that nothing moves.
GuideStep step(const game::Palace& whole, const game::Palace& so_far, const game::Cells& fresh, const wxString& title,
               std::vector<wxString> parts) {
    return {title, std::move(parts), [=](wxGraphicsContext& gc, wxSize size) {
                SpriteCache sprites;
                draw_palace(gc, PalaceGeometry(size, whole), so_far, {.fresh = fresh}, 1, sprites);
            }};
}

std::vector<wxString> needed(const game::Palace& palace) {
    std::map<game::Colour, int> count;
    for (const game::Laid& laid : palace.tiles()) ++count[laid.tile.colour];
    std::vector<wxString> parts;
    for (const auto& [colour, tiles] : count)
        parts.push_back(i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(colour), figure(tiles)}));
    return parts;
}

}

std::vector<GuideStep> guide(const game::Palace& palace) {
    if (palace.tiles().empty()) return {};
    std::vector<GuideStep> steps{step(palace, palace, {}, _("What is needed"), needed(palace))};
    game::Palace so_far;
    for (const game::Laid& laid : rebuilding(palace)) {
        so_far.lay(laid.tile, laid.at);
        steps.push_back(step(palace, so_far, {laid.at},
                             i18n::fill(_("{1} on {2}"), {i18n::alhambra::name(laid.tile), text(write(laid.at))}), {}));
    }
    return steps;
}

std::vector<GuideStep> guide(const game::Game& game, int player) {
    return guide(Position(game, player, static_cast<int>(game.rounds.size())).seat(player).palace);
}

}
