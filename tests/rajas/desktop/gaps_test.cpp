// Results that are gaps, as they are shown and shared.
#include "app/desktop/game/score_table.h"
#include "app/desktop/results/result_sketch.h"
#include "app/desktop/results/sharing.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/csv.h"
#include "app/exchange/result_text.h"

#include <sstream>

#include <gmock/gmock.h>

namespace clerk::desktop::test {
namespace {

using testing::HasSubstr;
using testing::Not;

ScoreSheet sheet() {
    return score(parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab",
        "game":"rajas","started_at":"2026-11-20T19:30:00Z","depth":"final",
        "players":[{"name":"Raji"},{"name":"Layla"},{"name":"Mira"}],
        "finals":[{"gap":2},{"gap":-7},{"money":41,"fame":19}]})")
                     .value());
}

db::Play play() {
    db::Play play{.id = "018f6d2e-0000-4000-8000-0123456789ab",
                  .game = "rajas",
                  .variant = "final",
                  .played_at = "2026-11-20T19:30:00Z",
                  .modified_at = "2026-11-20T19:30:00Z"};
    play.seats = {{.player = {}, .name = "Raji", .score = 2, .rank = 1, .winner = true, .categories = {{"gap", 2}}},
                  {.player = {}, .name = "Layla", .score = -7, .rank = 2, .categories = {{"gap", -7}}},
                  {.player = {}, .name = "Mira", .rank = 3}};
    return play;
}

TEST(RajasGaps, AreTheOnlyLineOfTheScore) {
    const ScoreColumns columns({.game = "rajas", .sheet = sheet()});
    EXPECT_EQ(columns.lines(), 1);
    EXPECT_EQ(columns.title(0), "Gap");
    EXPECT_EQ(columns.line_in_words(0), "Gap: Raji 2, Layla -7 and Mira -");
}

TEST(RajasGaps, StandOnTheCard) {
    for (const ResultSummary& summary : {summary_of("rajas", sheet()), summary_of(play())}) {
        EXPECT_EQ(summary.headline, "Raji wins");
        EXPECT_EQ(summary.counted, "Gap");
        EXPECT_TRUE(summary.categories.empty());
        ASSERT_EQ(summary.players.size(), 3u);
        EXPECT_EQ(summary.players[1].total, -7);
        EXPECT_EQ(summary.players[2].total, std::nullopt);
    }
}

TEST(RajasGaps, GoToOtherProgramsWithTheirSign) {
    const std::string text = exchange::result_text(play()).utf8_string();
    EXPECT_THAT(text, HasSubstr("1. Raji: Gap 2\n2. Layla: Gap -7\n3. Mira\n"));
    std::ostringstream table;
    exchange::write_csv(table, std::vector{db::ListedPlay{.play = play(), .finished = true}});
    EXPECT_THAT(table.str(), HasSubstr(",Layla,2,0,2,0,-7,-7,"));
    EXPECT_THAT(table.str(), HasSubstr(",Mira,3,0,3,0,,,"));
    EXPECT_EQ(exchange::score_text(play().seats[1]), "-7");
    db::PlaySeat seat;
    db::Play back;
    exchange::take_score("-7", seat, back);
    EXPECT_EQ(seat.score, -7);
}

}
}
