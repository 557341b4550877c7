// What stood on the table after a turn of the record, from the states that are kept.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/rajas/play.h"

namespace clerk::desktop::rajas {

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::rajas::Game& game, const clerk::rajas::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::rajas::Game& game, int player);

}
