#include "app/table/puzzle.h"
#include "core/record_fold.h"
#include "tests/cases.h"
#include "tests/db/support.h"

namespace clerk::table {
namespace {

TEST(Puzzle, IsATurnBegunAndItsAnswerWinsWhatItSays) {
    int found = 0;
    for (const nlohmann::json& one : tests::cases("babylon.ndjson")) {
        const auto record = parse(one["record"].dump());
        if (found >= 5) break;
        if (!record || !one["check"]["legal"].get<bool>() || depth(*record) != Depth::full) continue;
        for (std::size_t turn = 2; turn < turns(*record) && turn < 8; ++turn) {
            const auto made = puzzle(*record, turn, looks(2000));
            if (!made) continue;
            EXPECT_EQ(turns(made->position), turn + 1);
            EXPECT_TRUE(in_progress(made->position));
            EXPECT_EQ(won(*made, made->position), 0);
            EXPECT_TRUE(check(made->answer).legal());
            EXPECT_EQ(won(*made, made->answer), made->points);
            EXPECT_LE(won(*made, opened(*record, turn)), made->points) << "nothing brings more";
            EXPECT_GT(made->points, 0);
            ++found;
        }
    }
    EXPECT_GE(found, 5);
}

TEST(Puzzle, IsNoneWhereNothingIsInHand) {
    for (const nlohmann::json& one : tests::cases("babylon.ndjson")) {
        const auto record = parse(one["record"].dump());
        if (!record || depth(*record) != Depth::builds || !one["check"]["legal"].get<bool>()) continue;
        for (std::size_t turn = 0; turn < std::min<std::size_t>(turns(*record), 3); ++turn)
            EXPECT_FALSE(puzzle(*record, turn, looks(100)));
    }
}

TEST(PuzzleLevel, GrowsWithWhatIsSolvedAndShrinksWithWhatIsShown) {
    PuzzleLevel level;
    EXPECT_EQ(level.after_shown().level, 0);
    const int least = level.least_points();
    for (int i = 0; i < 20; ++i) level = level.after_solved();
    EXPECT_GT(level.least_points(), least);
    EXPECT_LT(level.after_shown().least_points(), level.least_points());
}

}
}
