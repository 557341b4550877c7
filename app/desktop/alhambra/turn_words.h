// Turns in a few words, for the strip of turns.
#pragma once

#include "app/desktop/game/editor.h"
#include "core/alhambra/game.h"

namespace clerk::desktop::alhambra {

/// A tile without its walls: "tower 9".
wxString short_name(const clerk::alhambra::Tile& tile);

/// What a step does: "builds tower 9 on 1,0". `market` is what lay there before it, in depth full.
wxString words(const clerk::alhambra::Step& step, const clerk::alhambra::Market& market = {});
std::vector<Place> places(const clerk::alhambra::Step& step); ///< that it changes in the palace

/// One line a turn, then one for each player who did something at the end of the game.
std::vector<TurnLine> turn_lines(const clerk::alhambra::Game& game);

}
