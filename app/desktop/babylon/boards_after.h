// What stood on the table after a turn of the record, from the states that are kept.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/babylon/play.h"

namespace clerk::desktop::babylon {

inline constexpr bool has_standing_view = true;
std::vector<DrawnBoard> boards_after(const clerk::babylon::Game& game, const clerk::babylon::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::babylon::Game& game, int player);

}
