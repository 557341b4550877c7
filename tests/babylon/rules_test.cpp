// Every rule broken once, and nothing else with it: by its example.
#include "core/babylon/play.h"
#include "core/record_examples.h"
#include "tests/babylon/table.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::babylon::test {

namespace {

using testing::ElementsAre;

using Steps = std::vector<Step>;

/// A game whose last step breaks the rule.
Game one_turn(Steps steps) {
    Game game = builds();
    return turn(game, std::move(steps));
}

Game breaking(const Rule& rule) {
    static const std::vector<Example> all = examples(game_id);
    const auto found = std::ranges::find(all, rule.id, [](const Example& example) { return example.rule->id; });
    return std::get<Game>(found->broken.game);
}

class EachRule : public testing::TestWithParam<const Rule*> {};

TEST_P(EachRule, IsBrokenByItsExampleAndNothingElseIs) {
    const Rule& rule = *GetParam();
    const Game game = breaking(rule);
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
    Game game = breaking(rule);
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
}

// In the order of the tables

TEST(Judging, ReportsTheFirstRuleBroken) {
    const Game game = one_turn({terrace({"....", "a1", 1, Corner::ne}), terrace({"....", "b2", 3})});
    EXPECT_THAT(violations(game), ElementsAre("terrace.level-order"));
    EXPECT_THAT(replay(game).report.violations.front().finding.figures, ElementsAre(3, 2)) << "its level, the missing";
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

}
