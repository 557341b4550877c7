// The guide through a first game: step by step, until each is done.
#include "app/table/catalogue.h"
#include "app/table/first_game.h"
#include "core/record_fold.h"
#include "i18n/words.h"
#include "tests/cases.h"

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
