// The answers to a finding: what is taken back, what is let stand.
#pragma once

#include "app/table/waiver.h"
#include "core/rajas/game.h"

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
