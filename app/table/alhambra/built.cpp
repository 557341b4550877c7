#include "app/table/alhambra/built.h"

#include "core/alhambra/palace.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <map>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

game::Palace built_palace(const game::Game& game, const Position& position, int player) {
    if (!position.final()) return position.seat(player).palace;
    return Position(game, player, static_cast<int>(game.rounds.size())).seat(player).palace;
}

std::vector<BuiltPiece> built(const Position& position, int player) {
    const game::Palace palace = built_palace(position.game, position, player);
    std::vector<BuiltPiece> pieces;
    for (const game::Laid& laid : palace.tiles())
        pieces.push_back({i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(laid.at), i18n::alhambra::name(laid.tile)}),
                          {game::place(laid.at)}});
    return pieces;
}

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

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    return {{full ? _("Choose what was done: money that was taken, or a tile that was bought and its cards.")
                  : _("Choose the tile that was bought: its colour, then its price."),
             (full ? steps_of<game::Take>(game) : 0) + steps_of<game::Buy>(game)},
            {_("Place the tile in the palace: point at its cell. Green is legal, red is not."),
             steps_of<game::PutDown>(game)},
            {_("What is not placed goes to the reserve. In a later turn, take a tile from there: build it or exchange "
               "one."),
             steps_of<game::Build>(game) + steps_of<game::Swap>(game) + steps_of<game::Remove>(game)},
            {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
