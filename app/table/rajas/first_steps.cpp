#include "app/table/rajas/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

std::vector<FirstStep> first_steps(const game::Game& game) {
    const bool full = game.depth == Depth::full;
    const auto moved = std::ranges::count_if(
        game.turns, [](const game::Turn& turn) { return turn.money.has_value() || turn.fame.has_value(); });
    return {{full ? _("Choose the place where the worker went, and the dice that were paid there.")
                  : _("Choose what changed: a tile that was laid, or where a marker stands."),
             full ? steps_of<game::Visit>(game) : steps_of<game::Lay>(game) + static_cast<int>(moved)},
            {full ? _("Lay a tile: its colour and price, then its place in the province. R turns it.")
                  : _("Lay a tile: its roads as they lie, then its place in the province. R turns it."),
             steps_of<game::Lay>(game)},
            {full ? _("Enter what is then owed: dice that are rolled, the boat, a building, a reward.")
                  : _("Move the markers of fame and money to where they stand."),
             full ? steps_of<game::Roll>(game) + steps_of<game::Sail>(game) + steps_of<game::Upgrade>(game) +
                        steps_of<game::Sell>(game) + steps_of<game::Gain>(game) + steps_of<game::LayYield>(game)
                  : static_cast<int>(moved)},
            {_("End the turn: D, or the button on the left. It is kept at once; Ctrl+Z takes it back."),
             ended_turns(game)}};
}

}
