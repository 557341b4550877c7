#include "app/table/alhambra/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

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
    return {
        {full ? _("Choose what was done: money that was taken, or a tile that was bought and its cards.")
              : _("Choose the tile that was bought: its colour, then its price."),
         (full ? count<game::Take>(game) : 0) + count<game::Buy>(game)},
        {_("Place the tile in the palace: point at its cell. Green is legal, red is not."), count<game::PutDown>(game)},
        {_("What is not placed goes to the reserve. In a later turn, take a tile from there: build it or exchange "
           "one."),
         count<game::Build>(game) + count<game::Swap>(game) + count<game::Remove>(game)},
        {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."), ended(game)}};
}

}
