// What is said of a game of Babylon holds of that game: figures, places and pieces, in every language.
#include "i18n/words_babylon.h"
#include "tests/babylon/table.h"
#include "tests/i18n/two_languages.h"

#include <gmock/gmock.h>

namespace clerk::babylon::test {

using tests::first_breach;

namespace {

constexpr std::string_view game_word = "babylon";

/// What is said of the first breach, and what is told to do.
struct Said {
    std::string sentence;
    std::string remedy;
};

Said said(const Finding& finding) {
    return {i18n::sentence(game_word, finding).utf8_string(), i18n::remedy(game_word, finding).utf8_string()};
}

void expect_said(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_said(game_word, game, english, chinese);
}
void expect_remedy(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_remedy(game_word, game, english, chinese);
}

Game turns(const std::vector<std::vector<Step>>& all, std::vector<Effect> tokens = {}, Rulings rulings = {}) {
    Game game = builds(std::move(tokens), rulings);
    for (const auto& steps : all) turn(game, steps);
    return game;
}

/// A bridge on level 2 from c5 to c3, and one on level 1 from b4 to d4 that is built under it.
Game under_a_higher_bridge() {
    return turns({{terrace({"BBBB", "a4"})},
                  {terrace({"BBBB", "b5", 2}), terrace({"BBBB", "b2", 2}), build(Kind::bridge, {"c5@2", "c3@2"})},
                  {terrace({"BBBB", "d4"}), build(Kind::bridge, {"b4@1", "d4@1"})}},
                 {}, {.bridge_covers = false});
}

}

TEST(BabylonSentences, ABridgeIsToldWhatIsHighestInItsWay) {
    expect_said(under_a_higher_bridge(), "Another bridge on level 2 passes between the ends of this one on level 1.",
                "第 2 層的另一座橋樑從第 1 層這座橋樑的兩端之間跨過。");
    expect_remedy(under_a_higher_bridge(), "Build it higher than level 2, or elsewhere.",
                  "請建造在高於第 2 層的位置，或另選他處。");
}

TEST(BabylonSentences, ABridgeOverTerracesGoesHigherOnlyWhereTheRulingsLetIt) {
    Game at_once = builds();
    turn(at_once, {terrace({"BBBB", "b1"}), terrace({"BBBB", "d1"}), build(Kind::bridge, {"b1@1", "d1@1"})});
    expect_said(at_once, "A terrace on level 1 lies between the ends of this bridge on level 1.",
                "第 1 層這座橋樑的兩端之間有第 1 層的露臺板塊。");
    expect_remedy(at_once, "Build it higher than level 1, or elsewhere.", "請建造在高於第 1 層的位置，或另選他處。");
    at_once.rulings.bridge_gap = BridgeGap::empty_slot;
    expect_remedy(at_once, "Build it where no terrace lies between its ends.", "請建造在兩端之間沒有露臺板塊的位置。");
}

TEST(BabylonSentences, ATerraceWithoutSupportIsToldTheReasonOfEachCorner) {
    const Game game = turns({{terrace({"....", "a1"}), terrace({"....", "c1"})},
                             {terrace({"....", "b1", 2, Corner::ne})},
                             {terrace({"....", "c2", 3})}});
    expect_said(game,
                "This terrace on level 3 has no support under 3 corners. North-west and north-east: what lies below is "
                "3 levels down, and a pillar reaches 1 or 2; south-west: the space below is not free (a gazebo stands "
                "there).",
                "第 3 層的這片露臺板塊有 3 個角落沒有支撐。西北、東北：下方相差 3 層，而支柱只有單層或雙層；"
                "西南：下方的空位已被占用(上面有一座觀景亭)。");
}

TEST(BabylonSentences, ATerraceUnderABridgeIsToldOfIt) {
    const Game game = turns({{terrace({"BBBB", "a1"}), terrace({"BBBB", "d1"}), build(Kind::bridge, {"b1@1", "d1@1"})},
                             {terrace({"....", "b1", 2})}});
    expect_said(game,
                "This terrace on level 2 has no support under 2 corners. South-east: the space below is not free (a "
                "bridge on level 1 passes over it); south-west: the space below is not free (a bridge stands there).",
                "第 2 層的這片露臺板塊有 2 個角落沒有支撐。東南：下方的空位已被占用(第 1 層的橋樑從上方跨過)；"
                "西南：下方的空位已被占用(上面有一座橋樑)。");
}

TEST(BabylonSentences, AStatueInLineWithAPillarIsToldSo) {
    const Game game = turns({{terrace({"SSSS", "b1"}), terrace({"SSSS", "e1"}), statue("c2@1"), statue("f2@1")},
                             {terrace({"....", "c2", 2})},
                             {terrace({"SSSS", "b5"}), statue("c5@1")}});
    expect_said(
        game,
        "A statue is in one row or column with this one, but it has become a pillar; after the first, every "
        "statue must be in line with one that still stands.",
        "與這座雕像形成直線的雕像已經成為支柱；在第一座雕像之後，每座雕像皆必須與一座尚未成為支柱的雕像形成直線。");
    const Game apart = turns({{terrace({"SSSS", "b1"}), terrace({"SSSS", "e4"}), statue("c2@1"), statue("f5@1")}});
    expect_said(apart,
                "After the first, every statue must be in one row or column with a statue that stands; this is not so "
                "here.",
                "在第一座雕像之後，每座雕像皆必須與先前放置而尚未成為支柱的其中一座雕像形成直線；這座沒有。");
}

TEST(BabylonSentences, AnEffectThatIsNotThereIsToldWhy) {
    const std::vector<Step> as_if{terrace({"....", "c4"}), build(Kind::statue, {"c4@1"}, {"c4@1"})};
    expect_said(turns({as_if}), "The first round has no round token, so no space counts as another symbol.",
                "第一輪沒有輪次指示物，因此不能轉換任何空位的符號。");
    expect_said(turns({{}, as_if}), "No token was entered for this round, so no space counts as another symbol.",
                "這一輪沒有輸入輪次指示物，因此不能轉換任何空位的符號。");
    expect_said(turns({{}, as_if}, {Effect::drought}),
                "In this round no space counts as another symbol; the round token says: one pillar fewer.",
                "本輪不能轉換任何空位的符號；輪次指示物的效果是：減少 1 個支柱。");
}

TEST(BabylonSentences, AnEffectUsedTwiceIsToldHow) {
    const auto both = build(Kind::fountain, {"d4@1", "e4@1"}, {"d4@1", "e4@1", "d4@1"});
    const std::vector<Step> placed{terrace({"SSSS", "c4"}), terrace({"SSSS", "e4"})};
    std::vector<Step> steps = placed;
    steps.push_back(both);
    expect_said(turns({{}, steps}, {Effect::convert}),
                "Only one space of a turn may count as another symbol; here 2 do at once.",
                "每回合只能轉換 1 個空位的符號，而這裡同時轉換了 2 個。");
    EXPECT_EQ(first_breach(turns({{}, steps}, {Effect::convert})).places.size(), 2u) << "each once";
    steps = placed;
    steps.push_back(build(Kind::fountain, {"d5@1", "e5@1"}, {"d5@1"}));
    steps.back().waived = true; // the other space bears a statue
    steps.push_back(build(Kind::fountain, {"d4@1", "e4@1"}, {"d4@1"}));
    expect_said(turns({{}, steps}, {Effect::convert}),
                "Only one space of a turn may count as another symbol, and the effect was used before.",
                "每回合只能轉換 1 個空位的符號，而先前已經使用過此效果。");
    steps.back() = both;
    expect_said(turns({{}, steps}, {Effect::convert}),
                "Only one space of a turn may count as another symbol; the effect was used before, and here 2 do.",
                "每回合只能轉換 1 個空位的符號；先前已經使用過此效果，而這裡又轉換了 2 個。");
    steps = placed;
    steps.push_back(waived(both));
    steps.push_back(build(Kind::fountain, {"d5@1", "e5@1"}, {"d5@1"}));
    expect_said(turns({{}, steps}, {Effect::convert}),
                "Only one space of a turn may count as another symbol, and the effect was used before.",
                "每回合只能轉換 1 個空位的符號，而先前已經使用過此效果。");
}

TEST(BabylonSentences, WhatASpaceHoldsIsTold) {
    const Game final = final_garden({stands({"????", "a1", 1, Corner::ne})}, {stands(Kind::statue, {"b2@1"})});
    expect_said(final, "This space is not free: a gazebo stands there.", "這個空位已被占用：上面有一座觀景亭。");
    const Game twice = turns({{terrace({"SFF.", "a1"}), terrace({"FF..", "c1"}), statue("a2@1"),
                               build(Kind::fountain, {"b2@1", "c2@1"}), build(Kind::fountain, {"a2@1", "b2@1"})}});
    expect_said(
        twice,
        "These spaces are not free: a2 on level 1: a statue stands there; b2 on level 1: a fountain stands there.",
        "這些空位已被占用：第 1 層的 a2：上面有一座雕像；第 1 層的 b2：上面有一座噴泉。");
}

TEST(BabylonSentences, HiddenSpacesAreToldTheirLevelsNotHowManyTerracesHideThem) {
    const Game game = turns({{terrace({"FFFF", "a1"}), terrace({"FFFF", "c1"})},
                             {terrace({"....", "b1", 2})},
                             {terrace({"....", "e1"}), build(Kind::fountain, {"b1@1", "c1@1"})}});
    expect_said(game,
                "These spaces are hidden, so nothing can be built on them any more: b1 on level 1 lies under level 2; "
                "c1 on level 1 lies under level 2.",
                "從正上方看時，這些空位被隱藏，無法再使用：第 1 層的 b1 在第 2 層之下；第 1 層的 c1 在第 2 層之下。");
}

TEST(BabylonSentences, EverySpaceWithAnotherSymbolIsTold) {
    const Game both =
        turns({{terrace({".S..", "a1"}), terrace({"....", "c1"}), build(Kind::fountain, {"b2@1", "c2@1"})}});
    expect_said(both,
                "For a fountain these spaces must bear a fountain symbol; b2 on level 1 bears a statue symbol; c2 on "
                "level 1 is blank.",
                "噴泉必須放置在帶有噴泉符號的空位上；第 1 層的 b2 上的是雕像符號；第 1 層的 c2 沒有符號。");
    const Game one =
        turns({{terrace({".F..", "a1"}), terrace({"....", "c1"}), build(Kind::fountain, {"b2@1", "c2@1"})}});
    expect_said(one, "For a fountain this space must bear a fountain symbol; it is blank.",
                "噴泉必須放置在帶有噴泉符號的空位上；這個空位沒有符號。");
}

TEST(BabylonSentences, StairsAreToldEveryClimbThatKeepsAnEnd) {
    const Game level =
        turns({{terrace({".T..", "a1"}), terrace({"T...", "c1"}), build(Kind::stairs, {"b2@1", "c2@1"})}});
    expect_said(level, "Stairs must join terraces exactly one level apart; both spaces are on level 1.",
                "一座階梯必須連接差距 1 層的兩片板塊；這裡兩個空位都在第 1 層。");
    expect_remedy(level, "Build them from one level to the next: level 1 to 2.",
                  "請連接上下相差 1 層的兩片板塊：第 1 層到第 2 層。");
    const Rule rule{"stairs.level", true};
    EXPECT_EQ(said({&rule, {{0, 0, 1}, {1, 0, 3}}, {1, 3}}).remedy,
              "Build them from one level to the next: level 1 to 2, level 2 to 3 or level 3 to 4.");
    EXPECT_EQ(said({&rule, {{0, 0, 16}, {1, 0, 16}}, {16, 16}}).remedy,
              "Build them from one level to the next: level 15 to 16.");
}

TEST(BabylonSentences, AnOverlapIsToldByTheRulingThatForbidsIt) {
    Game game = turns({{terrace({"....", "a1"}), terrace({"....", "a1", 2})}});
    expect_said(
        game,
        "A terrace on level 1 lies on exactly the same four cells; this one on level 2 would overlap it completely.",
        "任意 2 片露臺板塊不能完整重疊：第 1 層已有一片板塊與第 2 層的這片位置完全相同。");
    expect_remedy(game, "Place it at least one cell to the side.", "請至少錯開一格放置。");
    game.rulings.overlap = Overlap::adjacent;
    expect_said(game,
                "A terrace one level apart, on level 1, lies on exactly the same four cells; this one on level 2 would "
                "overlap it completely.",
                "相差 1 層的 2 片露臺板塊不能完整重疊：第 1 層已有一片板塊與第 2 層的這片位置完全相同。");
    expect_remedy(game, "Place it at least one cell to the side, or on a level that is not one apart.",
                  "請至少錯開一格放置，或放置在不是相差 1 層的層級。");
}

TEST(BabylonSentences, ATerraceIsMarkedWhole) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."), .steps = {from(From::dug, "a1"), from(From::slot, "c1")}});
    EXPECT_EQ(i18n::places(game_word, first_breach(game).places), "c2@1, d2@1, d1@1 and c1@1");
    EXPECT_EQ(i18n::places(game_word, first_breach(turns({{terrace({"....", "h1"})}})).places), "h2@1 and h1@1");
}

namespace {

using testing::HasSubstr;
using testing::Not;

/// After the first round, in which the first player placed the tile of the slot, or nothing.
i18n::BestWords advice_before_a_dig(bool slot_placed) {
    Game game = full();
    for (const char* stack : {"a1", "b1", "c1", "d1"}) game.turns.push_back({.dig = dig(stack, "SF..")});
    if (slot_placed) game.turns[0].steps = {waived(from(From::slot, "a1"))};
    return i18n::best(Record{{}, game}, looks(20)).value();
}

/// Two tiles were placed, and nothing was built on them.
i18n::ReviewedTurn two_tiles_reviewed(i18n::GameAfter after = i18n::GameAfter::each_step) {
    Game game = builds();
    turn(game, {terrace({"....", "a1", 1, {}, 0, Flower::pink}), terrace({"....", "e5", 1, {}, 0, Flower::white})});
    const Record record{{}, game};
    return i18n::reviewed(record, clerk::fold(record).game, 0, looks(usual_looks), after).value();
}

}

TEST(BabylonMoves, AdviceBeforeADigTellsOfTheSlotOnlyWhereATileLiesThere) {
    for (const char* language : {"en", "zh_TW", "zh_CN", "de", "fr"}) {
        i18n::start(language);
        const wxString none = _("with the tile of the slot no points");
        const i18n::BestWords empty = advice_before_a_dig(true), filled = advice_before_a_dig(false);
        ASSERT_FALSE(empty.lines.empty());
        for (const i18n::BestLine& line : empty.lines) EXPECT_EQ(line.why.find(none), wxString::npos) << line.why;
        EXPECT_NE(filled.lines.front().why, empty.lines.front().why);
    }
    i18n::start("en");
    EXPECT_THAT(advice_before_a_dig(true).lines.front().why.utf8_string(),
                testing::StartsWith("with the stack's tile, whatever it bears, at most "));
}

TEST(BabylonMoves, APlayedTurnTellsItsTilesByTheirFlowers) {
    const auto told = [](const char* language) {
        i18n::start(language);
        std::string all;
        for (const i18n::BestLine& step : two_tiles_reviewed().steps) all += step.words.utf8_string() + "\n";
        i18n::start("en");
        return all;
    };
    EXPECT_THAT(told("en"), testing::AllOf(HasSubstr("the pink tile at "), HasSubstr("the white tile at "),
                                           Not(HasSubstr("the tile taken"))));
    EXPECT_THAT(told("zh_TW"), testing::AllOf(HasSubstr("粉色板塊放在 "), HasSubstr("白色板塊放在 ")));
}

TEST(BabylonMoves, OfAPlayedTurnTheGameAfterItComesOnlyWhereItIsWanted) {
    for (const i18n::BestLine& step : two_tiles_reviewed().steps) EXPECT_TRUE(step.after);
    for (const i18n::BestLine& step : two_tiles_reviewed(i18n::GameAfter::none).steps) EXPECT_FALSE(step.after);
}

TEST(BabylonMoves, StairsAreNamedLikeTheOthers) {
    const Building stairs{.kind = Kind::stairs, .at = spaces({"d2@2", "d3@1"})};
    i18n::start("de");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "Treppe d2 auf Ebene 2 und d3 auf Ebene 1");
    i18n::start("fr");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "escalier d2 au niveau 2 et d3 au niveau 1");
    i18n::start("en");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "stairs d2 on level 2 and d3 on level 1");
}

}
