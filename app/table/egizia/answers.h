// The answers to a finding: what is taken back, what is let stand.
#pragma once

#include "core/egizia/game.h"

#include <string>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record.
game::Game corrected(game::Game game, const Where& where);
game::Game waived(game::Game game, const Where& where, const std::string& reason);
std::string reason_of(const game::Game& game, const Where& where);

}
