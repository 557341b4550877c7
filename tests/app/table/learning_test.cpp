// The guide through a first game: step by step, until each is done.
#include "app/table/catalogue.h"
#include "app/table/learning.h"
#include "core/record_fold.h"
#include "i18n/words.h"
#include "tests/cases.h"
#include "tests/db/support.h"

#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk::table {

namespace {

std::vector<Record> games(bool legal) {
    std::vector<Record> all;
    for (const std::string_view game : played_games())
        for (const nlohmann::json& one : tests::cases(std::string(game) + ".ndjson")) {
            const auto record = parse(one["record"].dump());
            if (record && depth(*record) != Depth::final && one["check"]["legal"].get<bool>() == legal &&
                turns(*record) > 0)
                all.push_back(*record);
        }
    return all;
}

Record begun_again(Record record) {
    std::visit(
        [](auto& game) {
            if constexpr (requires { game.turns.clear(); }) game.turns.clear();
        },
        record.game);
    return record;
}

Snapshot now(const Record& record) { return snapshot_of(FoldedRecord(record), false); }

TEST(FirstGame, TellsOneStepAfterTheOtherOfEveryGame) {
    std::map<std::string_view, std::size_t> told;
    for (const Record& whole : games(true)) {
        FirstGame guide;
        guide.begin(begun_again(whole));
        int before = 0;
        for (std::size_t turn = 0; turn < turns(whole); ++turn) {
            if (!can_open(whole, turn)) break;
            guide.follow(now(opened(whole, turn)));
            if (!guide.told()) break;
            EXPECT_EQ(guide.told()->steps, 5);
            EXPECT_FALSE(guide.told()->words.empty());
            EXPECT_GE(guide.told()->step, before) << "what is done stays done";
            before = guide.told()->step;
        }
        told[game_id(whole)] += before > 1;
    }
    for (const std::string_view game : played_games()) EXPECT_GT(told[game], 0u) << game;
}

TEST(FirstGame, BeginsWithTheFirstStepAndCountsOnlyWhatComes) {
    for (const Record& record : games(true)) {
        FirstGame guide;
        guide.begin(record);
        guide.follow(now(record));
        ASSERT_TRUE(guide.told());
        EXPECT_EQ(guide.told()->step, 1);
    }
}

TEST(FirstGame, SaysWhatAFindingIsWhileThereIsOne) {
    for (const Record& record : games(false)) {
        FirstGame guide;
        guide.begin(begun_again(record));
        guide.follow(now(record));
        ASSERT_TRUE(guide.told());
        EXPECT_EQ(guide.told()->step, 5);
    }
}

TEST(FirstGame, EndsByItselfOnceAllIsDone) {
    std::set<std::string_view> ended;
    for (const Record& whole : games(true)) {
        FirstGame guide;
        guide.begin(begun_again(whole));
        guide.follow(now(whole));
        if (!guide.runs()) ended.insert(game_id(whole));
        EXPECT_EQ(guide.runs(), guide.told().has_value());
    }
    EXPECT_FALSE(ended.empty());
}

}

}

namespace clerk {

namespace {

namespace fs = std::filesystem;

class Samples : public testing::Test {
protected:
    Samples() : folder(fs::temp_directory_path() / ("clerk-samples-" + std::to_string(getpid()))) {}
    ~Samples() override { fs::remove_all(folder); }

    const fs::path folder;
};

TEST_F(Samples, LieBesideTheProgramOrInTheSources) {
    const fs::path installed = folder / "usr" / "share" / "clerk-of-works" / "samples";
    fs::create_directories(installed);
    std::ofstream(installed / "b.clerk.json") << "{}";
    std::ofstream(installed / "a.clerk.json") << "{}";
    std::ofstream(installed / "notes.txt") << "";
    EXPECT_EQ(samples(folder / "usr" / "bin" / "clerk-of-works"),
              (std::vector{installed / "a.clerk.json", installed / "b.clerk.json"}));
    const fs::path sources = folder / "src" / "packaging" / "samples";
    fs::create_directories(sources);
    std::ofstream(sources / "c.clerk.json") << R"({"id": "5b0e"})";
    EXPECT_EQ(samples(folder / "src" / "build" / "debug" / "bin" / "clerk-of-works"),
              std::vector{sources / "c.clerk.json"});
    EXPECT_TRUE(is_sample("5b0e", folder / "src" / "build" / "debug" / "bin" / "x"));
    EXPECT_FALSE(is_sample("5b0", folder / "src" / "build" / "debug" / "bin" / "x"));
    EXPECT_FALSE(is_sample("", folder / "src" / "build" / "debug" / "bin" / "x"));
    EXPECT_FALSE(is_sample("5b0e", folder / "usr" / "bin" / "x")) << "of another program";
    EXPECT_TRUE(samples(folder / "nowhere" / "bin" / "clerk-of-works").empty());
}

TEST(Sample, IsCalledByItsGameAndWhatItIs) {
    EXPECT_EQ(sample_name("samples/babylon-three-mistakes.clerk.json"), "Babylon: three mistakes");
    EXPECT_EQ(sample_name("alhambra-something-new.clerk.json"), "Alhambra: something new");
    EXPECT_EQ(sample_name("babylon.clerk.json"), "babylon");
}

TEST(Sample, IsElseCalledAsItsFileWithoutHyphens) {
    EXPECT_EQ(sample_name("samples/a-whole-game.clerk.json"), "a whole game");
    EXPECT_EQ(sample_name("plain"), "plain");
}

}

}

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
