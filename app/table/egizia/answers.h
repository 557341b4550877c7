// The answers to a finding: what is taken back, what is let stand; what is legal in its place, and what is to be done
// next.
#pragma once

#include "app/table/egizia/entry.h"
#include "app/table/played_game.h"
#include "core/egizia/game.h"
#include "core/egizia/play.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record.
game::Game corrected(game::Game game, const Where& where);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::egizia::Game& game, const Where& where);

}

namespace clerk::table::egizia {

// What is legal in place of the first ship or build that is wrong.

std::optional<Advice<game::Game>> advice(const game::Game& game);
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Fold& fold); ///< of that game

// What is to be done next, in a line or two.

wxString next_in_words(const Position& position, const Entry& entry);

}
