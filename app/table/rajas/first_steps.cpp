#include "app/table/rajas/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::rajas {

namespace {

using namespace clerk::rajas;

template <class Kind> int count(const Game& game) {
    int all = 0;
    for (const Turn& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const Step& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

int ended(const Game& game) { return static_cast<int>(std::ranges::count(game.turns, true, &Turn::done)); }

}

std::vector<FirstStep> first_steps(const clerk::rajas::Game& game) {
    const bool full = game.depth == Depth::full;
    const auto moved = std::ranges::count_if(
        game.turns, [](const Turn& turn) { return turn.money.has_value() || turn.fame.has_value(); });
    return {{full ? _("Choose the place where the worker went, and the dice that were paid there.")
                  : _("Choose what changed: a tile that was laid, or where a marker stands."),
             full ? count<Visit>(game) : count<Lay>(game) + static_cast<int>(moved)},
            {_("Lay a tile: its colour and price, then its place in the province. R turns it."), count<Lay>(game)},
            {full ? _("Enter what is then owed: dice that are rolled, the boat, a building, a reward.")
                  : _("Move the markers of fame and money to where they stand."),
             full ? count<Roll>(game) + count<Sail>(game) + count<Upgrade>(game) + count<Sell>(game) +
                        count<Gain>(game) + count<LayYield>(game)
                  : static_cast<int>(moved)},
            {_("End the turn: D, or the button on the left. It is kept at once; Ctrl+Z takes it back."), ended(game)}};
}

}
