// What a player gets: markers move, bonuses are taken on the way, and what has to be chosen is owed.
#pragma once

#include "core/rajas/state.h"

namespace clerk::rajas {

/// Fame or money with the bonuses that are reached or passed for the first time.
void earn_fame(State& state, int fame, Source source);
void earn_money(State& state, int money, Source source);
/// As much of it as there is.
void pay_money(State& state, int money);

/// A reward, in the order of the rules.
void give(State& state, const Reward& reward, Source source);
/// What a chamber of the palace does.
void act(State& state, Chamber chamber, Source source);
void draw_white(State& state, White tile);
/// The best market of each good.
int assorted_markets(const Province& province);

// The river

/// The free spaces ahead of the boat of the player at turn, in order. Requires that the river is described.
std::vector<int> free_ahead(const State& state);
bool on_last_spaces(const State& state); ///< false where the river is not described
void sail(State& state, const Sail& step);
/// The first owed move that allows so many free spaces; none: none does.
std::optional<std::size_t> allowing_move(const State& state, int by);
/// How far a move goes at most and, when it has to go just so far, at least. No further than the river.
int reach(const State& state, const OwedMove& move);

// Yields

/// Carries out the yields that are linked and have not given, in the order of the description; or they are lost.
/// Requires that the province is described.
void take_yields(State& state, bool lost);
void lay_yield(State& state, const YieldTile& tile);

}
