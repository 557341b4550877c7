// The three scorings.
#include "core/alhambra/score.h"
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// The examples of the rules

TEST(Shares, OfTheFirstScoring) {
    EXPECT_THAT(shares({2, 2, 1}, Colour::purple, 1), ElementsAre(3, 3, 0));
    EXPECT_THAT(shares({1, 1, 0}, Colour::blue, 1), ElementsAre(0, 0, 0)) << "half a point, rounded down";
}

TEST(Shares, OfTheSecond) {
    EXPECT_THAT(shares({3, 2, 2, 1}, Colour::brown, 2), ElementsAre(10, 1, 1, 0));
    EXPECT_THAT(shares({3, 3, 2}, Colour::brown, 2), ElementsAre(6, 6, 0));
    EXPECT_THAT(shares({2, 2, 2}, Colour::red, 2), ElementsAre(3, 3, 3));
}

TEST(Shares, OfTheThird) {
    EXPECT_THAT(shares({4, 4, 3}, Colour::purple, 3), ElementsAre(17, 17, 6));
    EXPECT_THAT(shares({3, 3, 2, 2}, Colour::purple, 3), ElementsAre(17, 17, 3, 3));
    EXPECT_THAT(shares({2, 2, 2, 1}, Colour::blue, 3), ElementsAre(8, 8, 8, 0));
}

TEST(Shares, OfEveryPlaceAsTheTableSays) {
    const std::vector<std::vector<int>> by_scoring[] = {
        {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}, {5, 0, 0}, {6, 0, 0}},
        {{8, 1, 0}, {9, 2, 0}, {10, 3, 0}, {11, 4, 0}, {12, 5, 0}, {13, 6, 0}},
        {{16, 8, 1}, {17, 9, 2}, {18, 10, 3}, {19, 11, 4}, {20, 12, 5}, {21, 13, 6}}};
    for (int scoring = 1; scoring <= 3; ++scoring)
        for (const Colour colour : colours)
            EXPECT_EQ(shares({3, 2, 1}, colour, scoring), by_scoring[scoring - 1][static_cast<std::size_t>(colour)])
                << scoring << id(colour);
}

TEST(Shares, WhoHasNoneTakesNoPlace) {
    EXPECT_THAT(shares({0, 0, 0}, Colour::purple, 3), ElementsAre(0, 0, 0));
    EXPECT_THAT(shares({1, 0, 0}, Colour::purple, 3), ElementsAre(21, 0, 0));
    EXPECT_THAT(shares({3, 2, 1, 1}, Colour::blue, 3), ElementsAre(16, 8, 0, 0)) << "half a point each";
    EXPECT_THAT(shares({1, 1, 1, 1, 1, 1}, Colour::purple, 3), ElementsAre(6, 6, 6, 6, 6, 6));
}

// Of a palace

Game two_colours() {
    return final_palaces({round_of(
        {{lies("blue-2-new", "0,1"), lies("red-9-0", "1,0"), lies("blue-8-0", "2,0")}, {lies("blue-3-sw", "1,0")}})});
}

std::vector<std::string> places_of(const Category& category) { return written(category.places); }

TEST(Score, EveryLineShowsWhereItComesFrom) {
    Game game = two_colours();
    game.rounds[0].palaces[1][0].at = cell("5,5");
    const ScoreSheet sheet = score(game, replay(game).state);
    const PlayerScore& a = sheet.players[0];
    EXPECT_EQ(a.category("blue").points(), 1);
    EXPECT_THAT(places_of(a.category("blue")), ElementsAre("0,1", "2,0"));
    EXPECT_THAT(places_of(a.category("red")), ElementsAre("1,0"));
    EXPECT_THAT(places_of(a.category("green")), IsEmpty());
    EXPECT_THAT(places_of(a.category("wall")), ElementsAre("0,1 w", "0,1 n", "0,1 e"));
    EXPECT_EQ(a.category("wall").points(), 3);
    EXPECT_EQ(sheet.players[1].category("blue").points(), 0);
    EXPECT_THAT(places_of(sheet.players[1].category("blue")), ElementsAre("5,5")) << "also where it brings nothing";
}

TEST(Score, ToldByPlaceAndHowManyShareIt) {
    const ScoreSheet sheet = scored(two_colours());
    const auto rank = [&](std::size_t player, Text colour) {
        return sheet.players[player].rounds[0].categories[colour == "blue" ? 0 : 1].rank;
    };
    EXPECT_EQ(rank(0, "blue"), (SharedRank{1, 1}));
    EXPECT_EQ(rank(1, "blue"), std::nullopt) << "the first scoring has no second place";
    EXPECT_EQ(rank(2, "red"), std::nullopt) << "none of it";
}

TEST(Score, CategoriesAreTheSumsOfTheRounds) {
    Game game = two_colours();
    game.rounds.push_back(game.rounds[0]);
    game.rounds.push_back(game.rounds[0]);
    const PlayerScore a = scored(game).players[0];
    ASSERT_EQ(a.rounds.size(), 3u);
    EXPECT_EQ(a.category("blue").points(), 1 + 8 + 16);
    EXPECT_EQ(a.category("red").points(), 2 + 9 + 17);
    EXPECT_EQ(a.category("wall").points(), 3 * 3);
    EXPECT_EQ(a.rounds[1].total(), 8 + 9 + 3);
    EXPECT_EQ(a.total(), a.rounds[0].total() + a.rounds[1].total() + a.rounds[2].total());
    EXPECT_TRUE(scored(game).complete);
}

TEST(Score, InTheFinalDepthOnlyOfTheRoundsGiven) {
    const ScoreSheet sheet = scored(two_colours());
    EXPECT_FALSE(sheet.complete);
    ASSERT_EQ(sheet.players[0].rounds.size(), 1u);
    EXPECT_EQ(sheet.players[0].rounds[0].number, 1);
    EXPECT_THAT(sheet.players[0].facts, IsEmpty());
}

// Rounds entered as points

TEST(Typed, RoundsStandBesideThoseWithPalaces) {
    Game game = final_palaces({{.points = {9, 12, 0}}, two_colours().rounds[0]});
    const ScoreSheet sheet = scored(game);
    const PlayerScore& b = sheet.players[1];
    EXPECT_EQ(b.category("typed").points(), 12);
    EXPECT_EQ(b.category("blue").points(), 1) << "second of the second scoring";
    EXPECT_EQ(b.total(), 12 + 1 + 1) << "of its two walls one is at the fountain";
    ASSERT_EQ(b.rounds[0].categories.size(), 1u);
    EXPECT_EQ(b.rounds[0].categories[0].id, "typed");
    EXPECT_EQ(b.rounds[1].categories.size(), 7u);
    EXPECT_EQ(sheet.players[2].category("typed").points(), 0);
}

TEST(Typed, IsNoCategoryWhereNothingWasTyped) { EXPECT_EQ(scored(two_colours()).players[0].categories.size(), 7u); }

TEST(Typed, DirkMayHavePointsToo) {
    const ScoreSheet sheet = scored(final_palaces({{.points = {9, 12}, .dirk_points = 15}}));
    EXPECT_EQ(sheet.neutral->score.total(), 15);
    EXPECT_EQ(sheet.players[1].rank, 1) << "he has no rank";
}

// Round by round

Game scored_twice() {
    Game game = builds();
    next(game, {.steps = laid({{"blue-8-0", "1,0"}}), .scoring = true});
    next(game, {.steps = laid({{"blue-7-e", "0,1"}, {"blue-6-n", "1,0"}})});
    next(game, {.scoring = true});
    return game;
}

std::vector<int> numbers(const PlayerScore& player) {
    std::vector<int> list;
    for (const ScoreRound& round : player.rounds) list.push_back(round.number);
    return list;
}

TEST(Rounds, CountWhatLayThereThen) {
    const ScoreSheet sheet = scored(scored_twice());
    EXPECT_THAT(numbers(sheet.players[0]), ElementsAre(1, 2, 3));
    const auto blue = [&](std::size_t player, std::size_t round) {
        return sheet.players[player].rounds[round].categories[0].points();
    };
    EXPECT_EQ(blue(0, 0), 1);
    EXPECT_EQ(blue(1, 0), 0) << "came later";
    EXPECT_EQ(blue(0, 1), 1);
    EXPECT_EQ(blue(1, 1), 8);
    EXPECT_EQ(sheet.players[1].rounds[1].categories[6].points(), 2);
    EXPECT_FALSE(sheet.complete) << "the third is as if the game ended now";
}

TEST(Rounds, TheLastIsTheThirdAlsoWhereTheSecondNeverCame) {
    Game game = scored_twice();
    game.turns[2].scoring = false;
    EXPECT_THAT(numbers(scored(game).players[0]), ElementsAre(1, 3));
    ended(buy_out(game));
    const ScoreSheet sheet = scored(game);
    EXPECT_TRUE(sheet.complete);
    EXPECT_THAT(numbers(sheet.players[0]), ElementsAre(1, 3));
    EXPECT_EQ(replay(game).report.scorings, 2);
}

TEST(Rounds, FactsTellReserveAndMoney) {
    Game game = full({{"yellow-8", "yellow-9", "blue-2"}});
    next(game, {.steps = {buy(Currency::yellow, {"yellow-8"}), take({"blue-3"})}, .done = false});
    const ScoreSheet sheet = scored(game);
    EXPECT_EQ(sheet.players[0].fact("money"), 9 + 2 + 3);
    EXPECT_EQ(sheet.players[0].fact("reserve"), 0) << "what lies aside is not there yet";
    EXPECT_EQ(scored(builds()).players[0].fact("money"), std::nullopt);
    EXPECT_EQ(scored(builds()).players[0].fact("reserve"), 0);
}

// Ranks

TEST(Ranks, ATieSharesTheVictoryAndTakesTheNextPlace) {
    const ScoreSheet sheet = scored(final_palaces({{.points = {9, 12, 12, 3}}}));
    std::vector<int> ranks;
    for (const PlayerScore& player : sheet.players) ranks.push_back(player.rank);
    EXPECT_THAT(ranks, ElementsAre(3, 1, 1, 4));
    EXPECT_TRUE(sheet.players[1].winner && sheet.players[2].winner);
    EXPECT_FALSE(sheet.players[0].winner || sheet.players[3].winner);
    EXPECT_TRUE(sheet.tie_break.empty());
}

// Dirk

Game with_dirks_tiles(const Texts& tiles, const Rulings& rulings = {}) {
    Round round = round_of({{lies("purple-12-0", "1,0")}, {lies("red-9-0", "1,0")}}, 2);
    round.dirk = tile_list(tiles);
    return final_palaces({round}, rulings);
}

TEST(Dirk, TakesPointsFromTheOthers) {
    const ScoreSheet alone = scored(with_dirks_tiles({}));
    EXPECT_EQ(alone.players[0].total(), 6);
    const ScoreSheet level = scored(with_dirks_tiles({"purple-11-0"}));
    EXPECT_EQ(level.players[0].total(), 3);
    EXPECT_EQ(level.neutral->score.total(), 3);
    const ScoreSheet ahead = scored(with_dirks_tiles({"purple-11-0", "purple-13-e"}));
    EXPECT_EQ(ahead.players[0].total(), 0);
    EXPECT_EQ(ahead.neutral->score.total(), 6);
}

TEST(Dirk, HasNoWallAndNoPlaces) {
    const NeutralScore dirk = *scored(with_dirks_tiles({"blue-2-new"})).neutral;
    EXPECT_EQ(dirk.id, "dirk");
    EXPECT_EQ(dirk.score.categories.size(), 6u);
    EXPECT_EQ(dirk.score.total(), 1);
    EXPECT_THAT(places_of(dirk.score.category("blue")), IsEmpty());
}

TEST(Dirk, StaysAwayWhereMorePlay) { EXPECT_FALSE(scored(builds()).neutral); }

TEST(Dirk, HasWhatHeDrewAndWhatHeWasGiven) {
    Game game = builds_with_dirk();
    next(game, {.steps = {buy("blue-8-0"), give("blue-8-0")},
                .scoring = true,
                .dirk = tile_list({"blue-2-new", "blue-3-sw", "blue-4-es", "blue-5-nw", "blue-6-n", "blue-7-e"})});
    const State state = replay(game).state;
    EXPECT_EQ(state.dirk.size(), 6u + 1u + 6u);
    ASSERT_EQ(state.scorings.size(), 1u);
    EXPECT_EQ(state.scorings[0].dirk.size(), 6u + 1u) << "he draws after the scoring";
    EXPECT_EQ(scored(game).neutral->score.rounds[0].total(), 1 + 6) << "blue and purple";
}

}

}
