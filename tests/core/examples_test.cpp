// Every rule and every category of points of every game has its example, and the referee says of it what the example
// is for.
#include "core/record_examples.h"
#include "core/score_sheet.h"

#include <gmock/gmock.h>

namespace clerk {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string_view> ids(const std::vector<Breach>& breaches) {
    std::vector<std::string_view> list;
    for (const Breach& breach : breaches) list.push_back(breach.finding.rule->id);
    return list;
}

class Examples : public testing::TestWithParam<std::string_view> {};

TEST_P(Examples, AreOneOfEachRuleInTheRulebooksOrder) {
    std::vector<std::string_view> shown, all;
    for (const Example& example : examples(GetParam())) shown.push_back(example.rule->id);
    for (const Rule* rule : rules(GetParam())) all.push_back(rule->id);
    EXPECT_EQ(shown, all);
}

TEST_P(Examples, AreLegalAndThenBreakThatRuleAlone) {
    for (const Example& example : examples(GetParam())) {
        SCOPED_TRACE(example.rule->id);
        const Report legal = check(example.legal);
        EXPECT_THAT(ids(legal.violations), IsEmpty());
        EXPECT_THAT(ids(legal.waived), IsEmpty()) << "a legal position has nothing that the table let stand";
        const Report broken = check(example.broken);
        EXPECT_THAT(ids(broken.violations), ElementsAre(example.rule->id));
        EXPECT_THAT(ids(broken.waived), IsEmpty());
        EXPECT_EQ(example.breach, broken.violations.at(0));
    }
}

TEST_P(Examples, AreGamesThatCanBeKept) {
    for (const Example& example : examples(GetParam()))
        for (const Record& record : {example.legal, example.broken}) EXPECT_EQ(parse(print(record)), record);
}

TEST_P(Examples, AreOneOfEachCategoryInTheOrderOfTheScore) {
    std::vector<std::string_view> shown;
    for (const ScoreExample& example : score_examples(GetParam())) shown.push_back(example.category);
    EXPECT_EQ(shown, categories(GetParam()));
}

TEST_P(Examples, ScoreWhatTheySayInTheirCategory) {
    for (const ScoreExample& example : score_examples(GetParam())) {
        SCOPED_TRACE(example.category);
        EXPECT_NE(example.one.points, example.other.points) << "two positions that show nothing";
        for (const Scored& scored : {example.one, example.other}) {
            const Report report = check(scored.record);
            EXPECT_THAT(ids(report.violations), IsEmpty());
            EXPECT_THAT(ids(report.waived), IsEmpty());
            const PlayerScore score = clerk::score(scored.record).players.at(static_cast<std::size_t>(example.player));
            EXPECT_EQ(score.category(example.category).points(), scored.points);
            EXPECT_EQ(parse(print(scored.record)), scored.record);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, Examples, testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& instance) { return std::string(instance.param); });

}

}
