#include "app/table/rajas/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

namespace {

template <class Kind> int count(const game::Game& game) {
    int all = 0;
    for (const game::Turn& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const game::Step& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

int ended(const game::Game& game) { return static_cast<int>(std::ranges::count(game.turns, true, &game::Turn::done)); }

}

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const auto moved = std::ranges::count_if(
        game.turns, [](const game::Turn& turn) { return turn.money.has_value() || turn.fame.has_value(); });
    return {
        {full ? _("Choose the place where the worker went, and the dice that were paid there.")
              : _("Choose what changed: a tile that was laid, or where a marker stands."),
         full ? count<game::Visit>(game) : count<game::Lay>(game) + static_cast<int>(moved)},
        {_("Lay a tile: its colour and price, then its place in the province. R turns it."), count<game::Lay>(game)},
        {full ? _("Enter what is then owed: dice that are rolled, the boat, a building, a reward.")
              : _("Move the markers of fame and money to where they stand."),
         full ? count<game::Roll>(game) + count<game::Sail>(game) + count<game::Upgrade>(game) +
                    count<game::Sell>(game) + count<game::Gain>(game) + count<game::LayYield>(game)
              : static_cast<int>(moved)},
        {_("End the turn: D, or the button on the left. It is kept at once; Ctrl+Z takes it back."), ended(game)}};
}

}
