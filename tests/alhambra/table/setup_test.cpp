#include "app/table/alhambra/setup.h"
#include "core/game.h"
#include "tests/alhambra/table/games.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using game::Currency;
using test::tile;

Expected<Record> written_and_read(const game::Game& game) {
    return parse(
        print({{.id = "018f6d2e-0000-4000-8000-000000000001", .started_at = "2026-11-20T19:30:00+01:00"}, game}));
}

/// Enters whatever is at hand, part by part, as long as something is lacking.
game::Game filled(game::Game game) {
    const auto card = [&] {
        for (const Currency currency : game::currencies)
            for (int value = game::highest_value; value > 0; --value)
                if (cards_out(game).count({currency, value}) < game::copies(game.players.size()))
                    return game::Card{currency, value};
        throw std::logic_error("the box is empty");
    };
    const auto tile = [&] {
        return *std::ranges::find_if(game::tiles,
                                     [&](const game::Tile& one) { return !tiles_out(game)[game::number(one)]; });
    };
    for (const StartPart& part : parts(game))
        while (!complete(game, part)) {
            if (part.what == StartKind::market)
                game = with_market_tile(game, next_space(game, Currency::blue), tile());
            else if (part.what == StartKind::dirk)
                game = with_dirks_tile(game, tile());
            else
                game = with_card(game, part, card());
        }
    return game;
}

TEST(AlhambraSetup, APlainGameIsARecordOnceTheTableIsEntered) {
    for (const Depth depth : depths)
        for (std::size_t players = 2; players <= 6; ++players) {
            const game::Game plain = plain_game({"Linda"}, players, depth);
            EXPECT_EQ(ready(plain), parts(plain).empty());
            EXPECT_EQ(written_and_read(plain).has_value(), ready(plain)) << id(depth) << players;
            const game::Game game = filled(plain);
            EXPECT_TRUE(ready(game));
            const auto read = written_and_read(game);
            ASSERT_TRUE(read) << diagnosis(read.error());
            EXPECT_EQ(std::get<game::Game>(read->game), game);
            EXPECT_TRUE(check(*read).legal());
        }
}

TEST(AlhambraSetup, ItIsReadyWhenTheLastPieceIsThere) {
    const game::Game game = filled(plain_game({}, 2, Depth::full));
    EXPECT_FALSE(ready(without_card(game, {StartKind::money}, 0)));
    EXPECT_FALSE(ready(without_dirks_tile(game, game.dirk.front())));
    game::Game without_tile = game;
    without_tile.market.at(Currency::orange).reset();
    EXPECT_FALSE(ready(without_tile));
    game::Game nobody_was_dealt_any = game;
    for (auto& hand : nobody_was_dealt_any.hands) hand.clear();
    EXPECT_TRUE(ready(nobody_was_dealt_any)); // hands are believed as entered
}

TEST(AlhambraSetup, NamesComeFromEarlierGames) {
    const game::Game game = plain_game({"Linda", "John"}, 4, Depth::builds);
    EXPECT_EQ(game.players[0].name, "Linda");
    EXPECT_EQ(game.players[1].name, "John");
    EXPECT_NE(game.players[2].name, game.players[3].name);
}

TEST(AlhambraSetup, AMarkerIsExchangedWithWhoeverHasIt) {
    const game::Game game = plain_game({}, 6, Depth::builds);
    const game::Game next = with_marker(game, 0, game.players[5].colour);
    EXPECT_EQ(next.players[0].colour, game.players[5].colour);
    EXPECT_EQ(next.players[5].colour, game.players[0].colour);
    std::set<std::optional<game::Marker>> all;
    for (const game::Player& player : next.players) all.insert(player.colour);
    EXPECT_EQ(all.size(), 6u);
}

TEST(AlhambraSetup, AnyNumberOfPlayersMayHaveNoMarker) {
    game::Game game = with_marker(plain_game({}, 2, Depth::builds), 0, std::nullopt);
    EXPECT_TRUE(game.players[1].colour.has_value());
    game = with_marker(game, 1, std::nullopt);
    EXPECT_EQ(game.players[0].colour, std::nullopt);
    game = with_marker(with_marker(game, 0, game::Marker::white), 1, game::Marker::white);
    EXPECT_EQ(game.players[0].colour, std::nullopt); // the other had none to give
    EXPECT_EQ(game.players[1].colour, game::Marker::white);
}

TEST(AlhambraSetup, EachDepthAndNumberOfPlayersHasItsParts) {
    const std::vector<StartPart> dirk{{StartKind::dirk}};
    EXPECT_EQ(parts(plain_game({}, 2, Depth::builds)), dirk);
    EXPECT_TRUE(parts(plain_game({}, 3, Depth::builds)).empty());
    EXPECT_TRUE(parts(plain_game({}, 2, Depth::final)).empty());
    const std::vector<StartPart> full{
        {StartKind::hand, 0}, {StartKind::hand, 1}, {StartKind::hand, 2}, {StartKind::money}, {StartKind::market}};
    EXPECT_EQ(parts(plain_game({}, 3, Depth::full)), full);
}

TEST(AlhambraSetup, OnePartFollowsTheOtherAndThoseThatAreCompleteArePassedOver) {
    game::Game game = plain_game({}, 2, Depth::full);
    const StartPart linda{StartKind::hand, 0}, john{StartKind::hand, 1};
    for (const int value : {9, 8, 2}) game = with_card(game, linda, {Currency::blue, value});
    EXPECT_EQ(next_part(game, linda), linda); // 19 so far
    game = with_card(game, linda, {Currency::yellow, 1});
    EXPECT_EQ(next_part(game, linda), john);
    EXPECT_EQ(next_part(game, john), john);
    game = filled(game);
    EXPECT_EQ(next_part(game, linda), linda);
    game = without_dirks_tile(game, game.dirk.back());
    EXPECT_EQ(next_part(game, linda), StartPart{StartKind::dirk});
}

TEST(AlhambraSetup, TheNextEmptySpaceFollowsTheOneFilled) {
    game::Game game = plain_game({}, 3, Depth::full);
    game = with_market_tile(game, Currency::blue, tile("blue-8-0"));
    EXPECT_EQ(next_space(game, Currency::blue), Currency::orange);
    game = with_market_tile(game, Currency::orange, tile("red-9-0"));
    EXPECT_EQ(next_space(game, Currency::orange), Currency::yellow);
    game = with_market_tile(game, Currency::yellow, tile("brown-9-0"));
    game = with_market_tile(game, Currency::green, tile("white-10-0"));
    EXPECT_EQ(next_space(game, Currency::green), Currency::green);
}

TEST(AlhambraSetup, WhatTheBoxDoesNotHaveWithFewerPlayersIsPutBack) {
    game::Game game = plain_game({}, 3, Depth::full);
    const game::Card card{Currency::orange, 5};
    for (std::size_t player = 0; player < 3; ++player) game = with_card(game, {StartKind::hand, player}, card);
    EXPECT_EQ(with_players(game, 6, {}).hands.size(), 6u);
    EXPECT_EQ(cards_out(with_players(game, 6, {})).count(card), 3);
    game = with_card(without_card(game, {StartKind::hand, 2}, 0), {StartKind::money}, card);
    const game::Game two = with_players(game, 2, {});
    EXPECT_EQ(cards_out(two).count(card), 2);
    EXPECT_TRUE(two.money.empty());
}

TEST(AlhambraSetup, WhatADepthDoesNotHaveGoes) {
    const game::Game full = filled(plain_game({}, 2, Depth::full));
    const game::Game builds = with_depth(full, Depth::builds);
    EXPECT_TRUE(builds.hands.empty() && builds.money.empty() && builds.market.tiles().empty());
    EXPECT_EQ(builds.dirk, full.dirk);
    EXPECT_TRUE(with_players(builds, 3, {}).dirk.empty());
    const game::Game final = with_depth(full, Depth::final);
    EXPECT_TRUE(final.dirk.empty());
    ASSERT_EQ(final.rounds.size(), 1u);
    EXPECT_EQ(final.rounds[0].palaces.size(), 2u);
    EXPECT_TRUE(with_depth(final, Depth::builds).rounds.empty());
}

TEST(AlhambraSetup, TilesThatLieThereAreOut) {
    const game::Game game = with_dirks_tile(
        with_market_tile(plain_game({}, 2, Depth::full), Currency::blue, tile("blue-8-0")), tile("purple-12-0"));
    EXPECT_TRUE(tiles_out(game)[game::number(tile("blue-8-0"))]);
    EXPECT_TRUE(tiles_out(game)[game::number(tile("purple-12-0"))]);
    EXPECT_EQ(tiles_out(game).count(), 2u);
}

}
}
