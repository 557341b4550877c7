#include "app/table/alhambra/entry.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {

namespace {

using namespace test;
using game::Colour;
using test::tile;

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

TilePick typed(Colour colour, std::initializer_list<int> figures) {
    TilePick pick = with_colour(colour);
    for (const int figure : figures) pick = with_figure(pick, figure);
    return pick;
}

game::TileSet without(std::initializer_list<const char*> ids) {
    game::TileSet gone;
    for (const char* id : ids) gone.set(game::number(tile(id)));
    return gone;
}

TEST(TilePick, NothingIsMeantBeforeAColourIsChosen) {
    EXPECT_TRUE(candidates({}, {}).empty());
    EXPECT_EQ(meant({}, {}), std::nullopt);
}

TEST(TilePick, AColourLeavesItsTilesInTheOrderOfTheBox) {
    const std::vector<game::Tile> left = candidates(with_colour(Colour::blue), without({"blue-5-nw"}));
    ASSERT_EQ(left.size(), 6u);
    EXPECT_EQ(left.front(), tile("blue-2-new"));
    EXPECT_EQ(left[3], tile("blue-6-n"));
}

TEST(TilePick, APriceThatOneTileHasNamesIt) {
    EXPECT_EQ(meant(typed(Colour::blue, {8}), {}), tile("blue-8-0"));
    EXPECT_EQ(meant(typed(Colour::purple, {1, 3}), {}), tile("purple-13-e"));
}

TEST(TilePick, SeveralOfAPriceAreLeftToChooseFrom) {
    EXPECT_EQ(meant(typed(Colour::purple, {9}), {}), std::nullopt);
    EXPECT_EQ(candidates(typed(Colour::purple, {9}), {}).size(), 3u);
    const game::TileSet gone = without({"purple-9-es", "purple-9-ne"});
    EXPECT_EQ(meant(typed(Colour::purple, {9}), gone), tile("purple-9-nw"));
}

TEST(TilePick, AOneIsTheBeginningOfAPrice) {
    const game::TileSet gone = without({"white-10-0"});
    const TilePick begun = typed(Colour::white, {1});
    EXPECT_EQ(candidates(begun, gone), std::vector{tile("white-11-0")});
    EXPECT_EQ(meant(begun, gone), std::nullopt);
    EXPECT_EQ(meant(with_figure(begun, 1), gone), tile("white-11-0"));
}

TEST(TilePick, AFigureThatLeadsNowhereBeginsAnew) {
    EXPECT_EQ(typed(Colour::purple, {9, 7}).price, "7");
    EXPECT_EQ(meant(typed(Colour::purple, {1, 9, 7}), {}), tile("purple-7-new"));
    EXPECT_TRUE(candidates(typed(Colour::blue, {9}), {}).empty());
    EXPECT_EQ(meant(typed(Colour::blue, {9, 2}), {}), tile("blue-2-new"));
}

TEST(TilePick, EveryTileIsMeantOnceAllThatAreLikeItAreGone) {
    for (const game::Tile& one : game::tiles) {
        game::TileSet gone;
        gone.set();
        gone.reset(game::number(one));
        TilePick pick = with_colour(one.colour);
        for (const char figure : std::to_string(one.price)) pick = with_figure(pick, figure - '0');
        EXPECT_EQ(meant(pick, gone), one) << game::write(one);
    }
}

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
