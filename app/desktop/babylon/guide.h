// How a garden that fell is built again, step by step in words and pictures.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"

namespace clerk::desktop::babylon {

std::vector<GuideStep> guide(const clerk::babylon::Garden& garden);
/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::babylon::Game& game, int player);

}
