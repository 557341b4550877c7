// Every rule broken, by all that can break it, and nothing else with it.
#include "core/alhambra/play.h"
#include "tests/alhambra/scenarios.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> all_broken(const Scenario& scenario) {
    std::vector<std::string> all{scenario.rule};
    all.insert(all.end(), scenario.also.begin(), scenario.also.end());
    return all;
}

bool breaks_the_end(const Game& game, const Breach& breach) {
    return breach.where.turn == static_cast<int>(game.turns.size());
}

/// Every rule broken where the first breach is, not only the first.
Findings all_there(const Game& game, const Replay& replayed) {
    const Breach& breach = replayed.report.violations.front();
    if (breaks_the_end(game, breach)) return {breach.finding};
    const Turn& last = game.turns.back();
    if (*breach.where.step >= 0) return check(replayed.state, last.steps.back());
    const Findings at_first = check_beginning(replayed.state);
    return at_first.empty() ? check_end(replayed.state, last) : at_first;
}

/// All that may carry a waiver, where the breach is.
Game waived(Game game) {
    for (Turn& turn : game.turns) {
        turn.waived = true;
        if (!turn.steps.empty()) turn.steps.back().waived = true;
    }
    return game;
}

class EachRule : public testing::TestWithParam<Scenario> {};

TEST_P(EachRule, IsBrokenAndNothingElse) {
    const Scenario& scenario = GetParam();
    const Replay replayed = replay(scenario.game);
    ASSERT_THAT(ids(replayed.report.violations), ElementsAre(scenario.rule));
    EXPECT_THAT(ids(replayed.report.waived), IsEmpty());
    EXPECT_EQ(ids(all_there(scenario.game, replayed)), all_broken(scenario));
}

TEST_P(EachRule, SaysWhatIsWrongAndWhere) {
    const Scenario& scenario = GetParam();
    const Finding finding = replay(scenario.game).report.violations.at(0).finding;
    EXPECT_EQ(finding.figures, scenario.said.figures);
    EXPECT_EQ(written(finding.places), scenario.said.places);
}

TEST_P(EachRule, IsBrokenByTheLastThatWasEntered) {
    const Game& game = GetParam().game;
    const Report report = replay(game).report;
    const Where where = report.violations.at(0).where;
    if (breaks_the_end(game, report.violations[0])) return;
    EXPECT_EQ(where.turn, static_cast<int>(game.turns.size()) - 1);
    if (*where.step >= 0) {
        EXPECT_EQ(where.step, static_cast<int>(game.turns.back().steps.size()) - 1);
    }
    EXPECT_EQ(report.turns_played, where.turn);
}

TEST_P(EachRule, IsWaivedWhereTheTableMay) {
    const Scenario& scenario = GetParam();
    const Report report = replay(waived(scenario.game)).report;
    if (rules::named(scenario.rule).waivable) {
        EXPECT_THAT(ids(report.violations), IsEmpty());
        EXPECT_EQ(ids(report.waived), all_broken(scenario));
    } else {
        EXPECT_THAT(ids(report.violations), ElementsAre(scenario.rule));
        EXPECT_THAT(ids(report.waived), IsEmpty());
    }
}

std::string name(const testing::TestParamInfo<Scenario>& instance) {
    std::string name = instance.param.rule + "_by_" + instance.param.by;
    std::ranges::replace_if(
        name, [](char c) { return c == '.' || c == '-' || c == ' ' || c == '\''; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Alhambra, EachRule, testing::ValuesIn(all_scenarios()), name);

TEST(Rules, AreEachListedOnceAndEachBroken) {
    std::set<std::string_view> listed, broken;
    for (const Rule* rule : rules::all()) EXPECT_TRUE(listed.insert(rule->id).second) << rule->id;
    const Scenarios scenarios = all_scenarios();
    for (const Scenario& scenario : scenarios) broken.insert(scenario.rule);
    EXPECT_EQ(broken, listed);
}

}

}
