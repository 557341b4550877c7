#include "app/table/babylon/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const int placed = steps_of<game::Placement>(game);
    const auto dug = std::ranges::count_if(game.turns, [](const game::Turn& turn) { return turn.dig.has_value(); });
    return {{full ? _("Dig: choose a stack of the quarry, then the face of its tile, flower and symbols.")
                  : _("Choose the face of the tile: its flower and its symbols. Then go on to the board."),
             full ? static_cast<int>(dug) : placed},
            {_("Place the tile: point at its cells on the board. R turns it; the level that fits is offered."), placed},
            {_("Build an ornament: choose its kind, then its spaces. Green is legal, red is not."),
             steps_of<game::Building>(game)},
            {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
