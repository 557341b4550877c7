// What is told to do about a breach of Babylon's rules helps.
#include "core/babylon/garden.h"
#include "i18n/words_babylon.h"
#include "tests/babylon/table.h"
#include "tests/i18n/two_languages.h"

#include <gmock/gmock.h>

namespace clerk::babylon::test {

namespace {

constexpr std::string_view game_word = "babylon";

void expect_remedy(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_remedy(game_word, game, english, chinese);
}

/// Of a rule by itself.
std::string remedy(std::string_view id, std::vector<int> figures) {
    const Rule rule{id, true};
    return i18n::remedy(game_word, {&rule, {{0, 0, 1}}, std::move(figures)}).utf8_string();
}
std::string sentence(std::string_view id, std::vector<int> figures) {
    const Rule rule{id, true};
    return i18n::sentence(game_word, {&rule, {{0, 0, 1}, {1, 0, 1}}, std::move(figures)}).utf8_string();
}

constexpr int nw = static_cast<int>(Corner::nw), ne = static_cast<int>(Corner::ne), sw = static_cast<int>(Corner::sw);

Game turns(const std::vector<std::vector<Step>>& all) {
    Game game = builds();
    for (const auto& steps : all) turn(game, steps);
    return game;
}

/// Levels 1 and 2 at the west, and then a terrace.
Game above_two_levels(const Terr& last) {
    return turns({{terrace({"....", "a1"}), terrace({"....", "b1", 2})}, {terrace(last)}});
}

const char* const lower = "Place the terrace lower or elsewhere; one corner may stay open and gets a gazebo.";
const char* const elsewhere = "Place the terrace elsewhere; one corner may stay open and gets a gazebo.";

}

TEST(BabylonRemedies, ATerraceGoesLowerWhereThereIsRoom) {
    expect_remedy(above_two_levels({"....", "e5", 3}), lower,
                  "請將板塊放置在較低處或別處；可以有一個角落不用支柱，並在該處放置觀景亭。");
    EXPECT_TRUE(replay(above_two_levels({"....", "e5", 1})).report.legal());
}

TEST(BabylonRemedies, ATerraceThatHasAnotherRightBelowGoesElsewhere) {
    expect_remedy(above_two_levels({"....", "c2", 3}), elsewhere,
                  "請將板塊放置在別處；可以有一個角落不用支柱，並在該處放置觀景亭。");
    for (const int level : {1, 2})
        EXPECT_EQ(violations(above_two_levels({"....", "c2", level})), std::vector<std::string>{"terrace.not-on-top"});
    EXPECT_TRUE(replay(above_two_levels({"....", "f5", 2})).report.legal());
}

TEST(BabylonRemedies, ATerraceGoesLowerOnlyWhereNoMoreThanOneCornerStaysOpen) {
    EXPECT_EQ(remedy("terrace.support", {4, 2, nw, 4, 0, 0, ne, 3, 0, 0}), lower);
    EXPECT_EQ(remedy("terrace.support", {4, 2, nw, 4, 0, 0, ne, 4, 0, 0}), elsewhere);
    const int gazebo = static_cast<int>(Holds::gazebo);
    EXPECT_EQ(remedy("terrace.support", {4, 2, nw, 4, 0, 0, ne, 3, gazebo, 1}), elsewhere);
    EXPECT_EQ(remedy("terrace.support", {4, 2, nw, 2, gazebo, 2, ne, 4, 0, 0}), elsewhere);
}

TEST(BabylonRemedies, CornersWithOneReasonAreToldTogether) {
    const int gazebo = static_cast<int>(Holds::gazebo), bridge = static_cast<int>(Holds::bridge_above);
    const Game gazebos = turns({{terrace({"....", "a1", 1, Corner::se}), terrace({"....", "c1"})},
                                {terrace({"....", "c2", 2, Corner::sw})},
                                {terrace({"....", "b1", 3})}});
    tests::expect_said(game_word, gazebos,
                       "This terrace on level 3 has no support under 2 corners. North-east and south-west: the space "
                       "below is not free (a gazebo stands there).",
                       "第 3 層的這片露臺板塊有 2 個角落沒有支撐。東北、西南：下方的空位已被占用(上面有一座觀景亭)。");
    EXPECT_THAT(sentence("terrace.support", {2, 1, ne, 1, gazebo, 1, sw, 1, gazebo, 0}),
                testing::HasSubstr("North-east and south-west: "));
    EXPECT_THAT(sentence("terrace.support", {2, 1, ne, 1, bridge, 2, sw, 1, bridge, 3}),
                testing::HasSubstr("a bridge on level 2 passes over it); south-west: "));
}

TEST(BabylonRemedies, AnEmptySlotLeavesTheTileTakenIfItIsNotPlaced) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."),
                          .steps = {from(From::dug, "a1"), waived(from(From::slot, "c1")), from(From::slot, "e1")}});
    expect_remedy(game, "Place the tile taken in this turn if it is not placed yet, or remove this step.",
                  "若本回合拿取的板塊尚未放置，請改為放置該板塊；否則請移除這個步驟。");
    game.turns[0].steps.back() = waived(from(From::dug, "e1"));
    EXPECT_EQ(violations(game), std::vector<std::string>{"turn.tile"}) << "it is placed already";
    game.turns[0].steps.pop_back();
    EXPECT_TRUE(replay(game).report.legal());
}

TEST(BabylonRemedies, NothingGoesHigherThanTheHighestLevel) {
    const auto tower = [](int level) { return Terr{"....", level % 2 == 0 ? "b1" : "a1", level}; };
    Game game = builds();
    for (int level = 1; level < max_level; level += 2)
        turn(game, {waived(terrace(tower(level))), waived(terrace(tower(level + 1)))});
    turn(game, {terrace(tower(max_level))});
    expect_remedy(game, "Place it at another place.", "請另選他處放置。");
    EXPECT_EQ(remedy("terrace.not-on-top", {14, 15}), "Place it higher than level 15, or at another place.");
    for (const int what : {0, 1}) {
        EXPECT_EQ(remedy("bridge.gap", {16, 16, what, 0}), "Build it elsewhere.");
        EXPECT_EQ(remedy("bridge.gap", {15, 15, what, 0}), "Build it higher than level 15, or elsewhere.");
    }
}

}
