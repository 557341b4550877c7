// How a palace that was swept off the table is laid out again, tile by tile.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/alhambra/game.h"
#include "core/alhambra/palace.h"

namespace clerk::desktop::alhambra {

std::vector<GuideStep> guide(const clerk::alhambra::Palace& palace);
/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::alhambra::Game& game, int player);

}
