// What a click or key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "app/table/alhambra/entry.h"

#include <functional>

#include <wx/string.h>

namespace clerk::table::alhambra {

/// A step that cannot exist: it was not entered.
struct Refusal {
    Finding finding;
    std::optional<game::Game> with_it = {}; ///< the game with that step, for what is legal instead; none: nothing is
};

struct Outcome {
    Entry entry;
    std::optional<game::Game> game = {}; ///< the next one
    std::optional<Refusal> refused = {};
    bool to_board = false; ///< the keys go to the palace: a tile waits for its place
    wxString why_not = {}; ///< nothing was done, and why
};

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);

}
