// What a click or key comes to: another entry, and with it the next game or a refusal.
#pragma once

#include "core/finding.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table {

/// A step that cannot exist: it was not entered.
template <class Game> struct RefusalOf {
    Finding finding;
    std::optional<Game> with_it = {}; ///< the game with that step, for what is legal instead; none: nothing is
};

template <class Entry, class Game> struct OutcomeOf {
    Entry entry;
    std::optional<Game> game = {}; ///< the next one
    std::optional<RefusalOf<Game>> refused = {};
    bool to_board = false; ///< the keys go to the board: something waits for its place there
    wxString why_not = {}; ///< nothing was done, and why
};

}
