// The answers to a finding: what is taken back, what is let stand.
#pragma once

#include "core/rajas/game.h"

#include <string>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// The end of an earlier turn that lacks a tile has no part to take back.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record; the end of the last turn is entered anew.
game::Game corrected(game::Game game, const Where& where);
game::Game waived(game::Game game, const Where& where, const std::string& reason);
std::string reason_of(const game::Game& game, const Where& where);

}
