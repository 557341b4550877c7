// What a click or a key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "app/table/babylon/entry.h"

#include <functional>

#include <wx/string.h>

namespace clerk::table::babylon {

/// A step that cannot exist: it was not entered.
struct Refusal {
    Finding finding;
    std::optional<game::Game> with_it = {}; ///< the game with that step, for what is legal instead; none: nothing is
};

struct Outcome {
    Entry entry;
    std::optional<game::Game> game = {}; ///< the next one
    std::optional<Refusal> refused = {};
    wxString why_not = {}; ///< why it does nothing; empty: it does something
};

/// What a click or a key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step of the turn in progress is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);

}
