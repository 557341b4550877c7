#include "app/table/alhambra/first_steps.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace {

using namespace clerk::alhambra;

template <class Kind> int count(const Game& game) {
    int all = 0;
    for (const Turn& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const Step& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

int ended(const Game& game) { return static_cast<int>(std::ranges::count(game.turns, true, &Turn::done)); }

}

std::vector<FirstStep> first_steps(const clerk::alhambra::Game& game) {
    const bool full = game.depth == Depth::full;
    return {{full ? _("Choose what was done: money that was taken, or a tile that was bought and its cards.")
                  : _("Choose the tile that was bought: its colour, then its price."),
             (full ? count<Take>(game) : 0) + count<Buy>(game)},
            {_("Place the tile in the palace: point at its cell. Green is legal, red is not."), count<PutDown>(game)},
            {_("What is not placed goes to the reserve. In a later turn, take a tile from there: build it or exchange "
               "one."),
             count<Build>(game) + count<Swap>(game) + count<Remove>(game)},
            {_("End the turn: E, or the button on the left. It is kept at once; Ctrl+Z takes it back."), ended(game)}};
}

}
