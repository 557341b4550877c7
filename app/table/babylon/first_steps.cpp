#include "app/table/babylon/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::babylon {

namespace {

using namespace clerk::babylon;

template <class Kind> int count(const Game& game) {
    int all = 0;
    for (const Turn& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const Step& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

int ended(const Game& game) { return static_cast<int>(std::ranges::count(game.turns, true, &Turn::done)); }

}

std::vector<FirstStep> first_steps(const clerk::babylon::Game& game) {
    const bool full = game.depth == Depth::full;
    const int placed = count<Placement>(game);
    const auto dug = std::ranges::count_if(game.turns, [](const Turn& turn) { return turn.dig.has_value(); });
    return {
        {full ? _("Dig: choose a stack of the quarry, then the face of its tile, flower and symbols.")
              : _("Choose the face of the tile: its flower and its symbols. Then go on to the board."),
         full ? static_cast<int>(dug) : placed},
        {_("Place the tile: point at its cells on the board. R turns it; the level that fits is offered."), placed},
        {_("Build an ornament: choose its kind, then its spaces. Green is legal, red is not."), count<Building>(game)},
        {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."), ended(game)}};
}

}
