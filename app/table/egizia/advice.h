// What is legal in place of the first ship or build that is wrong.
#pragma once

#include "app/table/advice.h"
#include "core/egizia/play.h"

#include <optional>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

std::optional<Advice<game::Game>> advice(const game::Game& game);
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Fold& fold); ///< of that game

}
