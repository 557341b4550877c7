#include "app/table/alhambra/entry.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

TEST(AlhambraWanted, DirksTilesAndTheMarketComeInTheOrderOfTheRuling) {
    game::Game game = alhambra_full();
    game.players.resize(2);
    game.hands.resize(2);
    for (std::size_t i = 0; i < 6; ++i) game.dirk.push_back(game::tiles[i]);
    game = with_step(game, {game::Buy{.space = game::Currency::yellow, .pay = {card("yellow-9")}}});
    const Entry entry{.end = {.scoring = true}, .ending = true};
    EXPECT_EQ(wanted(Position(game, 0, 1), entry), Wanted::for_dirk);
    game.rulings.dirk_draws = game::DirkDraws::after_market;
    EXPECT_EQ(wanted(Position(game, 0, 1), entry), Wanted::for_market);
    EXPECT_EQ(space_wanted(Position(game, 0, 1), entry), game::Currency::yellow);
    EXPECT_EQ(wanted(Position(game, 0, 1), {}), Wanted::nothing);
    EXPECT_EQ(wanted(Position(alhambra_builds(3), 0, 1), {}), Wanted::bought);
}

}
}
