// The answers to a finding: what is taken back, what is let stand; what is legal in its place, and what is to be done
// next.
#pragma once

#include "app/table/played_game.h"
#include "app/table/rajas/entry.h"
#include "core/rajas/game.h"
#include "core/rajas/play.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// The end of an earlier turn that lacks a tile has no part to take back.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record; the end of the last turn is entered anew.
game::Game corrected(game::Game game, const Where& where);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::rajas::Game& game, const Where& where);

}

namespace clerk::table::rajas {

// What is legal in place of the first step that is wrong.

/// For a tile the same turned, or on a cell near by; for a worker the coins that are due. None: nothing of the kind.
std::optional<Advice<game::Game>> advice(const game::Game& game);
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Fold& fold); ///< of that game

// What is to be done next, in a line or two.

wxString next_in_words(const Position& position, const Entry& entry);

}
