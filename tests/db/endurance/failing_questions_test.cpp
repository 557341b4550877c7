// A question that cannot be answered hinders no turn.
#include "db/connection/connection.h"
#include "db/nights/nights.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/endurance/questions.h"
#include "tests/db/support.h"

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

std::vector<Reason> reasons(const std::vector<test::Refused>& refusals) {
    std::vector<Reason> all;
    for (const test::Refused& one : refusals) all.push_back(one.reason);
    return all;
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
        const auto refusals = reasons(test::ask_all(store));
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
TEST(DamagedPage, AQuestionThatFailsLeavesTheHistoryFree) {
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
        const auto refusals = reasons(test::ask_all(*store));
        EXPECT_THAT(refusals, testing::Each(Reason::damaged)) << "page at " << at;
        refused += refusals.size();
        expect_free(*store, "page at " + std::to_string(at));
    }
    EXPECT_GT(refused, 20U);
}

}
