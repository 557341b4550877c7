// A score sheet in the words of a card.
#include "app/desktop/results/result_sketch.h"
#include "i18n/words.h"

#include <gtest/gtest.h>

using namespace clerk;
using namespace clerk::desktop;

namespace {

PlayerScore player(std::string name, int statues, int bridges) {
    PlayerScore score{std::move(name)};
    score.categories = {{"statues", {{statues}}}, {"bridges", {{bridges}, {1}}}};
    return score;
}

TEST(ResultSummary, HasThePlayersByRankWithTheirPoints) {
    ScoreSheet sheet{.complete = true, .players = {player("Ada", 3, 1), player("Bo", 10, 4), player("Cy", 4, 10)}};
    rank(sheet, {});
    const ResultSummary summary = summary_of("babylon", sheet);
    EXPECT_EQ(summary.game, i18n::game_name("babylon"));
    EXPECT_EQ(summary.headline, "A shared victory: Bo and Cy");
    EXPECT_EQ(summary.categories,
              (std::vector{i18n::category("babylon", "statues"), i18n::category("babylon", "bridges")}));
    ASSERT_EQ(summary.players.size(), 3u);
    const auto is = [](const ResultSummary::Player& one, const char* name, int rank, const std::vector<Points>& points,
                       bool won) {
        return one.name == name && one.rank == rank && one.points == points && one.winner == won &&
               one.total == sum(points[0], points[1]);
    };
    EXPECT_TRUE(is(summary.players[0], "Bo", 1, {10, 5}, true));
    EXPECT_TRUE(is(summary.players[1], "Cy", 1, {4, 11}, true));
    EXPECT_TRUE(is(summary.players[2], "Ada", 3, {3, 2}, false));
    EXPECT_TRUE(summary.tie_break.empty());
    EXPECT_EQ(summary.picture_words, "What Bo has built");
}

TEST(ResultSummary, SaysWhatDecidedATie) {
    ScoreSheet sheet{.complete = true, .players = {player("Ada", 3, 1), player("Bo", 3, 1)}};
    sheet.players[0].facts = {{"open_slots", 4}};
    sheet.players[1].facts = {{"open_slots", 2}};
    rank(sheet, "open_slots");
    const ResultSummary summary = summary_of("babylon", sheet);
    EXPECT_EQ(summary.headline, "Bo wins");
    EXPECT_EQ(summary.tie_break, i18n::tie_break("babylon", "open_slots"));
    EXPECT_FALSE(summary.tie_break.empty());
    EXPECT_EQ(summary.players.front().name, "Bo");
}

}
