// The answers to a finding: what is taken back, what is let stand.
#pragma once

#include "app/table/waiver.h"
#include "core/egizia/game.h"

namespace clerk::table::egizia {

namespace game = clerk::egizia;

bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record.
game::Game corrected(game::Game game, const Where& where);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::egizia::Game& game, const Where& where);

}
