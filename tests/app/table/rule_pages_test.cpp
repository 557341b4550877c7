#include "app/table/catalogue.h"
#include "app/table/rule_pages.h"
#include "core/score_sheet.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::table;

class RulePages : public testing::TestWithParam<std::string_view> {};

TEST_P(RulePages, AreOneForEachRuleAndThenForEachCategory) {
    std::vector<std::string> told, all;
    for (const RulePage& page : rule_pages(GetParam())) told.push_back(page.id);
    for (const Rule* rule : rules(GetParam())) all.emplace_back(rule->id);
    for (const std::string_view category : categories(GetParam())) all.push_back("score." + std::string(category));
    EXPECT_EQ(told, all);
}

TEST_P(RulePages, OfTheScoreSayHowItComesAboutAndShowWhereFrom) {
    for (const RulePage& page : rule_pages(GetParam())) {
        if (!page.scores) continue;
        SCOPED_TRACE(page.id);
        EXPECT_FALSE(page.clause.empty());
        EXPECT_TRUE(listed_as(page).Contains(page.title));
        EXPECT_NE(page.legal.verdict, page.broken.verdict);
        for (const ShownPosition* shown : {&page.legal, &page.broken}) {
            EXPECT_TRUE(check(shown->record).legal());
            EXPECT_TRUE(shown->verdict.StartsWith(page.title)) << shown->verdict;
        }
        EXPECT_TRUE(speaks_of(page, page.title));
    }
}

TEST_P(RulePages, TellWhatWasEnteredDifferently) {
    for (const RulePage& page : rule_pages(GetParam())) {
        const auto differs = [](const ShownPosition& shown) {
            return std::ranges::any_of(shown.lines, &EnteredLine::differs);
        };
        const bool marked = !page.broken.marked.empty() || page.legal.built || page.broken.built;
        EXPECT_TRUE(marked || differs(page.legal) || differs(page.broken)) << page.id;
    }
}

TEST_P(RulePages, SayWhatIsEnteredAndWhatIsWrong) {
    for (const RulePage& page : rule_pages(GetParam())) {
        if (page.scores) continue;
        SCOPED_TRACE(page.id);
        EXPECT_EQ(listed_as(page), page.title);
        EXPECT_FALSE(page.title.empty());
        EXPECT_FALSE(page.clause.empty());
        EXPECT_FALSE(page.sentence.empty());
        EXPECT_FALSE(page.remedy.empty());
        EXPECT_TRUE(check(page.legal.record).legal());
        EXPECT_EQ(check(page.as_entered).violations.at(0).finding.rule->id, page.id);
        EXPECT_EQ(check(page.broken.record).legal(), page.waivable) << "it is drawn as far as it can lie on a table";
    }
}

TEST_P(RulePages, AreFoundByTheirWordsInAnyOrder) {
    for (const RulePage& page : rule_pages(GetParam())) {
        if (page.scores) continue;
        const wxString first = page.clause.BeforeFirst(' '), last = page.remedy.AfterLast(' ');
        EXPECT_TRUE(speaks_of(page, last.Upper() + "  " + first.Lower())) << page.id;
        EXPECT_FALSE(speaks_of(page, first + " zeppelin")) << page.id;
        EXPECT_TRUE(speaks_of(page, {}));
    }
}

INSTANTIATE_TEST_SUITE_P(All, RulePages, testing::ValuesIn(played_games().begin(), played_games().end()),
                         [](const auto& instance) { return std::string(instance.param); });

}
