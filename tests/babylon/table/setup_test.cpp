#include "app/table/babylon/setup.h"
#include "core/game.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace clerk::table::babylon {
namespace {

std::set<game::Flower> flowers(const game::Game& game) {
    std::set<game::Flower> flowers;
    for (const game::Player& player : game.players) flowers.insert(player.flower);
    return flowers;
}

TEST(BabylonSetup, APlainGameIsARecordInEveryDepthAndCount) {
    for (const Depth depth : depths)
        for (const std::size_t players : {2u, 3u, 4u}) {
            const game::Game game = plain_game({"Linda"}, players, depth);
            const Record record{
                {.id = "018f6d2e-0000-4000-8000-000000000001", .started_at = "2026-11-20T19:30:00+01:00"}, game};
            const auto read = parse(print(record));
            ASSERT_TRUE(read) << diagnosis(read.error());
            EXPECT_EQ(*read, record);
            EXPECT_TRUE(check(record).legal());
        }
}

TEST(BabylonSetup, NamesComeFromEarlierGames) {
    const game::Game game = plain_game({"Linda", "John"}, 3, Depth::builds);
    EXPECT_EQ(game.players[0].name, "Linda");
    EXPECT_EQ(game.players[1].name, "John");
    EXPECT_FALSE(game.players[2].name.empty());
}

TEST(BabylonSetup, AFlowerIsExchangedWithWhoeverHasIt) {
    const game::Game game = plain_game({}, 2, Depth::full);
    const game::Game next = with_flower(game, 0, game.players[1].flower, {});
    EXPECT_EQ(next.players[0].flower, game.players[1].flower);
    EXPECT_EQ(next.players[1].flower, game.players[0].flower);
    EXPECT_EQ(next.players[0].start_tile->tile.flower, next.players[0].flower);
    EXPECT_EQ(flowers(with_flower(game, 0, game::Flower::purple, {})).size(), 2u);
}

TEST(BabylonSetup, TheBoxesStartingTerraceIsTakenWithItsFlower) {
    constexpr game::Symbol blank = game::Symbol::blank;
    const game::Tile pink{game::Flower::pink, {game::Symbol::bridge, blank, game::Symbol::stairs, blank}};
    Box box;
    box.start_tiles[static_cast<std::size_t>(game::Flower::pink)] = pink;
    const game::Game game = with_flower(plain_game({}, 2, Depth::full, box), 0, game::Flower::pink, box);
    EXPECT_EQ(game.players[0].start_tile->tile, pink);
    const game::Game back = with_flower(game, 0, game::Flower::yellow, box);
    EXPECT_EQ(back.players[0].start_tile->tile.symbols, (std::array{blank, blank, blank, blank}));
}

TEST(BabylonSetup, TheSymbolsOfAStartingTerraceComeRound) {
    game::Game game = plain_game({}, 2, Depth::full);
    const auto symbol = [&] { return game.players[1].start_tile->tile.symbols[2]; };
    EXPECT_EQ(symbol(), game::Symbol::blank);
    game = with_next_symbol(game, 1, game::Corner::se);
    EXPECT_EQ(symbol(), game::Symbol::statue);
    for (int i = 0; i < 4; ++i) game = with_next_symbol(game, 1, game::Corner::se);
    EXPECT_EQ(symbol(), game::Symbol::blank);
}

TEST(BabylonSetup, AsManyStacksLoseClayAsTheRulesSay) {
    game::Game game = plain_game({}, 2, Depth::full);
    game = with_clay_removed(game, *game::read_cell("d4"));
    EXPECT_EQ(game.removed_clay.size(), 6u);
    EXPECT_TRUE(std::ranges::find(game.removed_clay, *game::read_cell("d4")) != game.removed_clay.end());
    EXPECT_EQ(with_clay_removed(game, *game::read_cell("d4")), game);
    EXPECT_TRUE(with_players(game, 4, {}, {}).removed_clay.empty());
}

}
}
