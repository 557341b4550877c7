// How a province that was swept off the table is laid out again, tile by tile.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/rajas/game.h"

namespace clerk::desktop::rajas {

/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::rajas::Game& game, int player);

}
