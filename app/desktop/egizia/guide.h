// How monuments that were swept off the table are built again.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/egizia/game.h"

namespace clerk::desktop::egizia {

std::vector<GuideStep> guide(const clerk::egizia::Game& game, int player);

}
