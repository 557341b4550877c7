// Every rule broken once, and nothing else with it.
#include "core/babylon/rules.h"
#include "tests/babylon/table.h"

#include <functional>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::babylon;
using namespace clerk::babylon::test;
using testing::ElementsAre;

using Steps = std::vector<Step>;

/// A game whose last step breaks the rule.
Game one_turn(Steps steps) {
    Game game = builds();
    return turn(game, std::move(steps));
}

Game two_turns(Steps first, Steps second, std::vector<Effect> tokens = {}) {
    Game game = builds(std::move(tokens));
    turn(game, std::move(first));
    return turn(game, std::move(second));
}

Game after_the_last_round() {
    Game game = builds();
    game.turns.resize(31);
    return game;
}

Game without_dig() {
    Game game = full();
    game.turns.emplace_back();
    return game;
}

Game fourth_tile_of_a_stack() {
    Game game = full();
    for (const char* symbols : {"SF..", "SFB.", "SFBT", "SFBT"}) game.turns.push_back({.dig = dig("a1", symbols)});
    return game;
}

Game clay_with_three_symbols() {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SFB.")});
    return game;
}

Game dug_tile_twice() {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."), .steps = {from(From::dug, "a1"), from(From::dug, "c1")}});
    return game;
}

Game more_pillars_than_held() {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."), .steps = {from(From::dug, "a1"), from(From::slot, "c1")}});
    return game;
}

const std::map<std::string, std::function<Game()>> scenarios{
    {"turn.game-over", after_the_last_round},
    {"turn.dig", without_dig},
    {"dig.empty", fourth_tile_of_a_stack},
    {"dig.symbol-count", clay_with_three_symbols},
    {"turn.tile", dug_tile_twice},

    {"terrace.off-board",
     [] {
         return one_turn({terrace({"....", "h1"})});
     }},
    {"terrace.level-order",
     [] {
         return one_turn({terrace({"....", "a1", 2})});
     }},
    {"terrace.not-on-top",
     [] {
         return one_turn({terrace({"....", "a1"}), terrace({"....", "b1"})});
     }},
    {"terrace.full-overlap",
     [] {
         return one_turn({terrace({"....", "a1"}), terrace({"....", "a1", 2})});
     }},
    {"terrace.open-corner",
     [] {
         return one_turn({terrace({".S..", "a1"}), statue("b2@1"), terrace({"....", "b2", 2, Corner::sw})});
     }},
    {"terrace.support",
     [] {
         return one_turn({terrace({"....", "a1", 1, Corner::ne}), terrace({"....", "b2", 2})});
     }},
    {"terrace.pillars", more_pillars_than_held},

    {"ornament.shape",
     [] {
         return one_turn({terrace({"SS..", "a1"}), build(Kind::statue, {"a2@1", "b2@1"})});
     }},
    {"ornament.no-space",
     [] {
         return one_turn({terrace({"S...", "a1"}), statue("a2@2")});
     }},
    {"ornament.hidden",
     [] {
         return one_turn({terrace({".S..", "a1"}), terrace({"....", "b2", 2, Corner::sw}), statue("b2@1")});
     }},
    {"ornament.occupied",
     [] {
         return one_turn({terrace({"S...", "a1"}), statue("a2@1"), statue("a2@1")});
     }},
    {"ornament.not-this-turn",
     [] {
         return two_turns({terrace({"S...", "a1"})}, {statue("a2@1")});
     }},
    {"effect.unavailable",
     [] {
         return one_turn({terrace({"F...", "a1"}), build(Kind::statue, {"a2@1"}, {"a2@1"})});
     }},
    {"effect.already-used",
     [] {
         return two_turns({},
                          {terrace({"FF..", "a1"}), build(Kind::statue, {"a2@1"}, {"a2@1"}),
                           build(Kind::statue, {"b2@1"}, {"b2@1"})},
                          {Effect::convert});
     }},
    {"effect.elsewhere",
     [] {
         return two_turns({}, {terrace({"SF..", "a1"}), build(Kind::statue, {"a2@1"}, {"b2@1"})}, {Effect::convert});
     }},
    {"effect.not-this-turn",
     [] {
         return two_turns({terrace({".B..", "a1"})},
                          {terrace({"F...", "c1"}), build(Kind::fountain, {"b2@1", "c2@1"}, {"b2@1"})},
                          {Effect::convert});
     }},
    {"effect.needs-symbol",
     [] {
         return two_turns({}, {terrace({"F...", "a1"}), build(Kind::statue, {"b2@1"}, {"b2@1"})}, {Effect::convert});
     }},
    {"effect.needs-blank",
     [] {
         return two_turns({}, {terrace({"F...", "a1"}), build(Kind::statue, {"a2@1"}, {"a2@1"})}, {Effect::wild});
     }},
    {"ornament.symbol",
     [] {
         return one_turn({terrace({"F...", "a1"}), statue("a2@1")});
     }},
    {"fountain.not-adjacent",
     [] {
         return one_turn({terrace({"F...", "a1"}), terrace({"F...", "c1"}), build(Kind::fountain, {"a2@1", "c2@1"})});
     }},
    {"stairs.not-adjacent",
     [] {
         return one_turn({terrace({"T...", "a1"}), terrace({"T...", "c1", 2}), build(Kind::stairs, {"a2@1", "c2@2"})});
     }},
    {"fountain.level",
     [] {
         return one_turn(
             {terrace({".F..", "a1"}), terrace({"F...", "c1", 2}), build(Kind::fountain, {"b2@1", "c2@2"})});
     }},
    {"fountain.same-terrace",
     [] {
         return one_turn({terrace({"FF..", "a1"}), build(Kind::fountain, {"a2@1", "b2@1"})});
     }},
    {"stairs.level",
     [] {
         return one_turn({terrace({".T..", "a1"}), terrace({"T...", "c1"}), build(Kind::stairs, {"b2@1", "c2@1"})});
     }},
    {"bridge.not-opposite",
     [] {
         return one_turn({terrace({".B..", "a1"}), terrace({"B...", "c1"}), build(Kind::bridge, {"b2@1", "c2@1"})});
     }},
    {"bridge.level",
     [] {
         return one_turn({terrace({".B..", "a1"}), terrace({"B...", "d1", 2}), build(Kind::bridge, {"b2@1", "d2@2"})});
     }},
    {"statue.not-aligned",
     [] {
         return one_turn({terrace({"S.S.", "a1"}), statue("a2@1"), statue("b1@1")});
     }},
    {"bridge.gap",
     [] {
         return one_turn({terrace({"B...", "a1"}), terrace({"B...", "c1"}), build(Kind::bridge, {"a2@1", "c2@1"})});
     }},
};

class EachRule : public testing::TestWithParam<const Rule*> {};

TEST_P(EachRule, HasAScenarioThatBreaksItAndNothingElse) {
    const Rule& rule = *GetParam();
    const auto scenario = scenarios.find(std::string(rule.id));
    ASSERT_NE(scenario, scenarios.end()) << "no scenario breaks " << rule.id;
    const Game game = scenario->second();
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), ElementsAre(rule.id));

    // Every rule that the step breaks, not only the first.
    const Turn& last = game.turns.back();
    const bool at_the_start = *replayed.report.violations.front().where.step == -1;
    const Findings all = at_the_start ? check(replayed.state, last.dig) : check(replayed.state, last.steps.back());
    EXPECT_THAT(ids(all), ElementsAre(rule.id));
}

TEST_P(EachRule, IsWaivedWhereTheTableMay) {
    const Rule& rule = *GetParam();
    Game game = scenarios.at(std::string(rule.id))();
    Turn& last = game.turns.back();
    if (last.dig) last.dig->waived = true;
    if (!last.steps.empty()) last.steps.back().waived = true;
    if (rule.waivable) {
        EXPECT_THAT(waivers(game), ElementsAre(rule.id));
        EXPECT_TRUE(violations(game).empty());
    } else {
        EXPECT_THAT(violations(game), ElementsAre(rule.id));
        EXPECT_TRUE(waivers(game).empty());
    }
}

INSTANTIATE_TEST_SUITE_P(Babylon, EachRule, testing::ValuesIn(rules::all().begin(), rules::all().end()),
                         [](const auto& instance) {
                             std::string name(instance.param->id);
                             std::ranges::replace_if(
                                 name, [](char c) { return c == '.' || c == '-'; }, '_');
                             return name;
                         });

TEST(Rules, AreListedOnce) {
    std::set<std::string_view> seen;
    for (const Rule* rule : rules::all()) EXPECT_TRUE(seen.insert(rule->id).second) << rule->id;
    EXPECT_EQ(seen.size(), scenarios.size());
}

// In the order of the tables

TEST(Judging, ReportsTheFirstRuleBroken) {
    const Game game = one_turn({terrace({"....", "a1", 1, Corner::ne}), terrace({"....", "b2", 3})});
    EXPECT_THAT(violations(game), ElementsAre("terrace.level-order"));
}

TEST(Judging, AWaivedStepListsAllThatItBreaks) {
    const Game game = one_turn({terrace({"....", "a1", 1, Corner::ne}), waived(terrace({"....", "b2", 3}))});
    EXPECT_THAT(waivers(game), ElementsAre("terrace.level-order", "terrace.support"));
}

TEST(Judging, WhatCannotBeWaivedIsTheOnlyReport) {
    const Game game = one_turn({terrace({"....", "a1", 3}), waived(terrace({"....", "b2", 3}))});
    EXPECT_THAT(violations(game), ElementsAre("terrace.level-order"));

    Game waived_first = one_turn({waived(terrace({"....", "a1", 3})), waived(terrace({"....", "b1", 1}))});
    EXPECT_THAT(violations(waived_first), ElementsAre("terrace.not-on-top"));
    Game both = one_turn({waived(terrace({"....", "a1", 4})), waived(terrace({"....", "b1", 2}))});
    EXPECT_THAT(violations(both), ElementsAre("terrace.not-on-top")) << "level-order is broken too, and not listed";
    EXPECT_THAT(waivers(both), ElementsAre("terrace.level-order", "terrace.support")) << "of the first step";
}

TEST(Judging, EndsAtTheFirstBrokenStep) {
    Game game = one_turn({terrace({"....", "a1"}), statue("a2@1"), terrace({"....", "h8"})});
    game.turns.emplace_back();
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("ornament.symbol"));
    EXPECT_EQ(report.violations.front().where, (Where{.player = 0, .turn = 0, .step = 1}));
    EXPECT_EQ(report.turns_played, 0);
}

}
