// Games of Alhambra that tests begin with.
#pragma once

#include "core/alhambra/game.h"

namespace clerk::table::alhambra::test {

namespace game = clerk::alhambra;

/// Linda, John and Mary, or the first of them. Nothing has been bought; with two players Dirk has the tiles 2 to 7
/// blue.
game::Game alhambra_builds(std::size_t players);
/// Three players with 9, 8 and 7 of every currency; on the market red 9, blue 8, white 9 and purple 12.
game::Game alhambra_full();
game::Game alhambra_final(std::size_t players);

/// Four tiles a turn until the bag is empty: the game is over, two tiles lie on the market.
game::Game alhambra_builds_over();
/// The same in depth full: the four cards laid out are taken and spent at once, and come up again.
game::Game alhambra_full_over();

inline game::Tile tile(const char* id) { return *game::read_tile(id); }
inline game::Card card(const char* name) { return *game::read_card(name); }
inline game::Cell cell(const char* name) { return *game::read_cell(name); }
inline game::Step buy(const char* id) { return {game::Buy{.tile = tile(id)}}; }
inline game::Step put(const char* id, const char* at) { return {game::PutDown{tile(id), cell(at)}}; }

}
