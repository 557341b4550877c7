// What stood on the table after a turn of the record, from the states that are kept.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/egizia/play.h"

namespace clerk::desktop::egizia {

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::egizia::Game& game, const clerk::egizia::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::egizia::Game& game, int player);

}
