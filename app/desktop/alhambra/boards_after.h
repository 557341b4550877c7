// What stood on the table after a turn of the record, from the states that are kept.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/alhambra/play.h"

namespace clerk::desktop::alhambra {

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::alhambra::Game& game, const clerk::alhambra::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::alhambra::Game& game, int player);

}
