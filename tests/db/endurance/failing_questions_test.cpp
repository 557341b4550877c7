// A question that cannot be answered hinders no turn.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/nights/nights.h"
#include "tests/db/child.h"
#include "tests/db/endurance/failing_memory.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/endurance/questions.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cstdlib>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;

void make(const std::filesystem::path& file) {
    db::Store store(file);
    store.add(test::game(2, 6));
    store.award(store.load(test::uuid(2)), score(test::game(2, 6)), 1, "2026-11-21T22:00:00Z");
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

enum Outcome : int { fine, wrong, nothing_failed, ended };

/// In a process of its own, which ends with it: where a request fails while memory is given back, the language allows
/// nothing else.
int in_a_child(const std::function<Outcome()>& act) {
    const pid_t id = ::fork();
    if (id == 0) {
        std::set_terminate([] { std::_Exit(ended); });
        test::end_child(act());
    }
    int status = 0;
    ::waitpid(id, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// The n-th request for memory fails while a page asks, or something is changed: each n that there is, or some of them.
template <class Act> void fail_requests(const std::string& what, Act act) {
    const bool all = test::rounds(0) > 0;
    int failed = 0, ends = 0;
    for (int n = 1; !testing::Test::HasFailure(); n += all ? 1 : 1 + n / 3, ++failed) {
        const test::Folder folder;
        const std::filesystem::path file = folder / "history.db";
        make(file);
        const std::string when = what + ", request " + std::to_string(n);
        const int outcome = in_a_child([&] {
            db::Store store(file);
            std::vector<Reason> refusals;
            test::fail_memory(n, false);
            try {
                refusals = reasons(act(store));
            } catch (const std::bad_alloc&) { // told as what it is
            }
            if (!test::stop_failing_memory()) return nothing_failed;
            EXPECT_THAT(refusals, testing::IsEmpty()) << when;
            expect_free(store, when);
            EXPECT_EQ(test::reason([&] { store.start(test::game(9, 1)); }), std::nullopt) << when;
            return testing::Test::HasFailure() ? wrong : fine;
        });
        if (outcome == nothing_failed) break;
        EXPECT_TRUE(outcome == fine || outcome == ended) << outcome << ' ' << when;
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{}) << when;
        ends += outcome == ended;
    }
    EXPECT_GT(failed, 10);
    std::printf("%s: %d requests failed, %d ended the program\n", what.c_str(), failed, ends);
}

TEST(FailingMemory, AQuestionThatFailsLeavesTheHistoryFree) {
    fail_requests("a page asks", [](db::Store& store) { return test::ask_all(store); });
}

TEST(FailingMemory, AChangeThatFailsLeavesTheHistoryFree) {
    fail_requests("something is changed", [](db::Store& store) { return test::change_all(store); });
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
