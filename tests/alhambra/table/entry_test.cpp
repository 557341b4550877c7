#include "app/table/alhambra/entry.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

TEST(AlhambraEntry, WhatWasJustBoughtIsInHand) {
    const Position before(alhambra_builds(3), 0, 1), bought(with_step(alhambra_builds(3), buy("blue-8-0")), 0, 1);
    const Entry entry = settled({}, before, bought);
    EXPECT_EQ(entry.tile, tile("blue-8-0"));
    const Position placed(with_step(bought.game, put("blue-8-0", "1,0")), 0, 1);
    EXPECT_FALSE(settled(entry, bought, placed).tile);
}

TEST(AlhambraEntry, TheEndOfATurnThatIsTakenBackIsHeldAsItWasEntered) {
    const game::Game taken = with_step(alhambra_full(), {game::Take{{card("orange-3")}}});
    const TurnEnd end{.cards = {card("yellow-4")}, .scoring = true};
    const Position ended(with_turn_ended(taken, end), 1, 1), open(taken, 0, 1);
    const Entry entry = settled({}, ended, open);
    EXPECT_EQ(entry.end, end);
    EXPECT_TRUE(entry.ending);
    EXPECT_EQ(settled(entry, open, ended).end, TurnEnd{});
}

TEST(AlhambraEntry, TheNextTileInHandGoesFromAsideToTheReserveAndOn) {
    game::Game game = with_turn_ended(with_step(alhambra_builds(2), buy("red-9-0")), {});
    game = with_step(with_turn_ended(game, {}), buy("green-10-0"));
    const Position position(game, 0, 1);
    EXPECT_EQ(next_in_hand(position, {}), tile("green-10-0"));
    EXPECT_EQ(next_in_hand(position, tile("green-10-0")), tile("red-9-0"));
    EXPECT_FALSE(next_in_hand(position, tile("red-9-0")));
}

}
}
