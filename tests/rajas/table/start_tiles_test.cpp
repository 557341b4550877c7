// Ganges tiles and yield tiles that lie there before the first turn.
#include "app/table/rajas/setup.h"
#include "core/record.h"
#include "tests/rajas/table/games.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {
namespace {

game::Game with_river(Depth depth) {
    game::Board board = described(depth).board;
    board.river = game::River{.spaces = {{.karma = 1}, {.money = 2}, {.fame = 1}}, .bridge = 1};
    return with_board(plain(depth), board);
}

game::Game navaratnas() {
    game::Board board = described(Depth::full).board;
    board.provinces.navaratnas = board.provinces.basic;
    board.provinces.navaratnas->yields = {{.at = *game::read_edge("a2n"), .gain = game::Reward{.money = 5}},
                                          {.at = *game::read_edge("a2w"), .colour = game::YieldColour::white}};
    return with_variant(with_board(plain(Depth::full), board), game::Variant::navaratnas);
}

TEST(RajasStartTiles, AreOfferedWhereTheBoardIsDescribed) {
    EXPECT_TRUE(start_places(described(Depth::full)).empty()) << "neither a river nor a back side";
    EXPECT_TRUE(start_places(with_river(Depth::builds)).empty());
    const auto river = start_places(with_river(Depth::full));
    ASSERT_EQ(river.size(), 2u) << "all spaces but the last";
    EXPECT_EQ(river[1].words, "Ganges tile on space 2");
    const auto slots = start_places(navaratnas());
    ASSERT_EQ(slots.size(), 2u) << "one slot a player";
    EXPECT_EQ(slots[1].player, 1u);
    EXPECT_EQ(slots[1].at, *game::read_edge("a2w"));
}

TEST(RajasStartTiles, OfTheGangesAreLaidChangedAndTakenOff) {
    game::Game game = with_river(Depth::full);
    game = with_start_tile(game, start_places(game)[1]);
    EXPECT_EQ(start_places(game).size(), 1u);
    game = with_start_reward(game, 0, {.palace = game::Chamber::yogi});
    ASSERT_EQ(game.ganges.size(), 1u);
    EXPECT_EQ(game.ganges[0].space, 2);
    EXPECT_EQ(start_tiles(game)[0].gain, (game::Reward{.palace = game::Chamber::yogi}));
    EXPECT_EQ(start_tiles(game)[0].gifts, GiftsOf::river);
    EXPECT_TRUE(without_start_tile(game, 0).ganges.empty());
    EXPECT_TRUE(with_depth(game, Depth::builds).ganges.empty());
}

TEST(RajasStartTiles, OfTheNavaratnasLieInTheSlotOfAPlayer) {
    game::Game game = navaratnas();
    game = with_start_tile(game, start_places(game)[1]);
    game = with_start_reward(game, 0, {.karma = 1});
    ASSERT_EQ(game.yields.size(), 2u);
    EXPECT_TRUE(game.yields[0].empty());
    ASSERT_EQ(game.yields[1].size(), 1u);
    EXPECT_EQ(game.yields[1][0].gain, (game::Reward{.karma = 1}));
    EXPECT_EQ(start_tiles(game)[0].place.words, "Layla: yield tile at a2, west");
    EXPECT_TRUE(without_start_tile(game, 0).yields.empty());
    EXPECT_TRUE(with_variant(game, game::Variant::basic).yields.empty());
}

}
}
