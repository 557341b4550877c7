// The record as the table changes it: each function is one thing that a person does.
#pragma once

#include "core/alhambra/play.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// What is entered when a turn ends: all that comes up anew.
struct TurnEnd {
    std::vector<game::Card> cards = {};
    bool scoring = false;
    std::vector<game::Tile> dirk = {};
    game::Market tiles = {};
    friend bool operator==(const TurnEnd&, const TurnEnd&) = default;
};

/// What is due then, by the rules.
struct Due {
    int cards = 0;
    int dirk = 0;
    std::vector<game::Currency> spaces = {}; ///< of the market, to be filled
};
Due due(const game::State& state, const TurnEnd& end); ///< depth builds: no cards, no spaces

// The turn in progress.
bool begun(const game::Game& game);
game::Game with_step(game::Game game, game::Step step);
game::Game with_turn_ended(game::Game game, const TurnEnd& end);
game::Turn turn_of(const TurnEnd& end); ///< as the rules of the end of a turn look at it
TurnEnd end_of(const game::Turn& turn);

// The end of the game: what is left on the market is given out.
game::Game with_end(game::Game game);                                    ///< nobody has placed anything yet
game::Game with_last_step(game::Game game, int player, game::Step step); ///< requires an end
/// Depth builds; requires an end. A tile the player has won already is taken back.
game::Game with_won(game::Game game, int player, const game::Tile& tile);
/// What then still lies aside for every player; before the end nothing, for none.
std::vector<std::vector<game::Tile>> aside_at_end(const game::Game& game, const game::Fold& fold);

// Finished palaces. Rounds count from 1.
game::Game with_rounds(game::Game game, int rounds); ///< a further one begins with the palaces of the one before it
game::Game with_tile(game::Game game, int round, int player, const game::Tile& tile, game::Cell at);
game::Game without_tile(game::Game game, int round, int player, game::Cell at);
game::Game with_dirks_tile(game::Game game, int round, const game::Tile& tile); ///< there already: taken back
game::Game with_points(game::Game game, int round, const std::vector<int>& points, int dirk_points);
game::Game with_palaces(game::Game game, int round); ///< instead of points

/// The cards one by one, by currency and value.
std::vector<game::Card> sorted(const game::Cards& cards);
/// The cards of a hand that pay a price in a currency: exactly if it can be done, else with the least too much, then
/// with the fewest cards; all of that currency where they are too few.
std::vector<game::Card> payment(const game::Cards& hand, game::Currency currency, int price);

}
