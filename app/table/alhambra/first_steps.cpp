#include "app/table/alhambra/first_steps.h"

#include <wx/translation.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

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
