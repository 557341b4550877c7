// What is legal in place of the first step that is wrong.
#pragma once

#include "app/table/advice.h"
#include "core/rajas/play.h"

#include <optional>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// For a tile the same turned, or on a cell near by; for a worker the coins that are due. None: nothing of the kind.
std::optional<Advice<game::Game>> advice(const game::Game& game);
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Fold& fold); ///< of that game

}
