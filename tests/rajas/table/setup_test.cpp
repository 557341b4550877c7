#include "app/table/rajas/setup.h"
#include "app/table/rajas/turn_input.h"
#include "core/game.h"
#include "core/rajas/record.h"
#include "core/record.h"
#include "tests/rajas/table/at_table.h"
#include "tests/rajas/table/games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::table::rajas::test {

// A game before its first turn.

namespace {

/// It can be written and read again.
void expect_readable(const game::Game& game) {
    const Record record{{.id = "018f6d2e-0000-4000-8000-0123456789ab"}, game};
    const auto read = parse(print(record));
    ASSERT_TRUE(read) << print(record);
    EXPECT_EQ(std::get<game::Game>(read->game), game);
}

TEST(RajasSetup, BeginsAtOnceButForTheDiceOfDepthFull) {
    for (const Depth depth : {Depth::builds, Depth::final}) {
        EXPECT_TRUE(ready(plain(depth)));
        EXPECT_EQ(fault(plain(depth)), "");
        expect_readable(plain(depth));
        expect_readable(described(depth));
    }
    game::Game full = plain(Depth::full);
    EXPECT_FALSE(ready(full));
    EXPECT_NE(fault(full), "");
    full = with_dice(with_dice(full, 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6});
    EXPECT_EQ(fault(full), "");
    EXPECT_EQ(write(full.dice[0][1]), "green-5");
    expect_readable(full);
}

TEST(RajasSetup, OneChoiceFollowsFromAnother) {
    game::Game game = with_players(plain(Depth::final), 4, {"Raji", "Layla", "Nadim", "Ira"});
    EXPECT_EQ(game.finals.size(), 4u);
    EXPECT_EQ(game.players[3].name, "Ira");
    game = with_colour(game, 0, "yellow");
    EXPECT_EQ(game.players[0].colour, "yellow");
    EXPECT_EQ(game.players[1].colour, "red") << "they change";
    game = with_colour(game, 0, "");
    EXPECT_EQ(game.players[0].colour, std::nullopt);
    game = with_variant(game, game::Variant::mixed);
    game.players[2].expert = true;
    game = with_variant(game, game::Variant::basic);
    EXPECT_FALSE(game.players[2].expert);
    game = with_depth(game, Depth::builds);
    EXPECT_TRUE(game.finals.empty());
    expect_readable(game);
}

}

// Ganges tiles and yield tiles that lie there before the first turn.

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

namespace clerk::table::rajas {

namespace {

const std::string seven = R"({"colour":"blue","price":7,"roads":"nes"})",
                  seven_turned = R"({"colour":"blue","price":7,"roads":"esw"})",
                  other_seven = R"({"colour":"blue","price":7,"roads":"n","buildings":["mill"]})",
                  four = R"({"colour":"blue","price":4})", orange = R"({"colour":"orange","price":7})";

TEST(KnownTiles, AreReadOnceHoweverTheyLay) {
    EXPECT_EQ(read_tiles({seven, seven_turned, other_seven}).size(), 2u);
    EXPECT_TRUE(read_tiles({"", "null", R"({"colour":"pink","price":7})", R"({"colour":"blue"})", "\xff"}).empty());
}

TEST(KnownTiles, AreOfferedByColourAndPrice) {
    const auto known = read_tiles({seven, four, orange, other_seven});
    EXPECT_EQ(likely_tiles(known, {}, {}, {}), known);
    EXPECT_EQ(likely_tiles(known, {}, game::Colour::blue, 7), read_tiles({seven, other_seven}));
    EXPECT_EQ(likely_tiles(known, {}, {}, 7), read_tiles({seven, orange, other_seven}));
    EXPECT_TRUE(likely_tiles(known, {}, game::Colour::green, {}).empty());
}

TEST(KnownTiles, ThatLieInThisGameComeLast) {
    const auto known = read_tiles({seven, other_seven});
    EXPECT_EQ(likely_tiles(known, {*game::read_face(seven_turned)}, game::Colour::blue, 7),
              read_tiles({other_seven, seven}));
}

}

}
