// The words for steps, actions and turns, and how far the game is.
#pragma once

#include "app/table/played_game.h"
#include "app/table/rajas/position.h"
#include "core/rajas/game.h"
#include "core/rajas/play.h"

#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

wxString road_names(game::Roads roads);                          ///< "north and east", "no road"
wxString short_name(const game::Tile& tile);                     ///< "blue 7"; where that is not known "a tile"
wxString words(const game::Step& step);                          ///< "blue 7 on c2"
std::vector<Place> places(const std::vector<game::Step>& steps); ///< that they change in the province

// What was done in one action, in a few words.

/// "place blue 7", "end the turn". Empty: it was something before the first turn.
wxString action_in_words(const clerk::rajas::Game& before, const clerk::rajas::Game& after);

// The turns as the strip of turns tells them.

std::vector<TurnLine> turn_lines(const clerk::rajas::Game& game, const clerk::rajas::Fold& fold);

// How far the game is.

std::optional<int> player_at_turn(const Position& position);
wxString heading(const Position& position);
bool finished(const Position& position); ///< nothing is left to be entered

}
