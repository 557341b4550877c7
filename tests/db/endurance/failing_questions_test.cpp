// A question that cannot be answered hinders no turn.
#include "db/connection/connection.h"
#include "db/figures/player_charts.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/play_pages.h"
#include "db/plays/plays_without_night.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/support.h"

#include <functional>

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;

void make(const std::filesystem::path& file) {
    db::Store store(file);
    store.add(test::game(2, 6));
    store.award(test::uuid(2), score(test::game(2, 6)), 1, "2026-11-21T22:00:00Z");
    store.start(test::game(1, 5));
    db::Nights nights(store);
    nights.put(test::uuid(1), nights.add("2026-11-21", "Basel"));
}

/// What pages ask, one after the other: a reason for each that was refused.
std::vector<Reason> ask(const db::Store& store) {
    const std::function<void()> questions[] = {[&] {
                                                   for (const db::GameSummary& game : store.games())
                                                       static_cast<void>(store.load(game.id));
                                               },
                                               [&] { static_cast<void>(db::PlayPages(store, {}).read(0, 100)); },
                                               [&] { static_cast<void>(db::plays_without_night(store, {}, {}, 100)); },
                                               [&] { static_cast<void>(db::Nights(store).list()); },
                                               [&] { static_cast<void>(db::Ratings(store).list("")); },
                                               [&] { static_cast<void>(db::Statistics(store).leaderboard("")); },
                                               [&] {
                                                   for (const db::Person& one : db::People(store).list()) {
                                                       static_cast<void>(db::Statistics(store).player(one.id, {}));
                                                       static_cast<void>(db::PlayerCharts(store).scores(one.id, {}));
                                                   }
                                               }};
    std::vector<Reason> refusals;
    for (const auto& question : questions)
        if (const auto refusal = test::reason(question)) refusals.push_back(*refusal);
    return refusals;
}

/// The connection is in no transaction any more, and reads nothing.
void expect_free(const db::Store& store, const std::string& when) {
    sqlite3* handle = store.connection()->db.getHandle();
    EXPECT_TRUE(sqlite3_get_autocommit(handle)) << when;
    for (auto* one = sqlite3_next_stmt(handle, nullptr); one != nullptr; one = sqlite3_next_stmt(handle, one))
        EXPECT_FALSE(sqlite3_stmt_busy(one)) << sqlite3_sql(one) << ' ' << when;
}

TEST(FailingDisk, AQuestionThatFailsLeavesTheHistoryFree) {
    test::FaultyStorage storage;
    int failed = 0;
    for (int n = 1; !HasFailure(); n += 1 + n / 20, ++failed) {
        const test::Folder folder;
        make(folder / "history.db");
        db::Store store(folder / "history.db");
        store.connection()->db.exec("PRAGMA cache_size = 1"); // so that each page is read again
        storage.fail(n, false);
        const auto refusals = ask(store);
        const bool was_one = storage.has_failed();
        storage.fail(0, false);
        if (!was_one) break;
        const std::string when = "after call " + std::to_string(n);
        EXPECT_THAT(refusals, testing::Each(Reason::unreadable)) << when;
        expect_free(store, when);
        EXPECT_EQ(test::reason([&] { store.change(test::game(1, 5), test::game(1, 6)); }), std::nullopt) << when;
    }
    EXPECT_GT(failed, 20);
}

/// SQLite ends a transaction where the disk fails, but not where a page makes no sense.
TEST(Damage, AQuestionThatFailsLeavesTheHistoryFree) {
    const test::Folder folder;
    const std::filesystem::path file = folder / "history.db";
    make(file);
    const std::string whole = test::bytes(file);
    constexpr std::size_t page = 4096;
    std::size_t refused = 0;
    for (std::size_t at = page; at < whole.size(); at += page) {
        std::string damaged = whole;
        damaged.replace(at, page, page, '\x5a');
        test::write_bytes(file, damaged);
        std::optional<db::Store> store;
        if (test::reason([&] { store.emplace(file); })) continue;
        const auto refusals = ask(*store);
        EXPECT_THAT(refusals, testing::Each(Reason::damaged)) << "page at " << at;
        refused += refusals.size();
        expect_free(*store, "page at " + std::to_string(at));
    }
    EXPECT_GT(refused, 20U);
}

}
