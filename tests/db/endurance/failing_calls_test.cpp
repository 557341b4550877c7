// Each call to the disk and each request for memory fails once, or that one and all later ones: nothing acknowledged is
// lost, no file is damaged, and what is told is not that it is.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/file/sql.h"
#include "db/schema/history_file.h"
#include "tests/db/child.h"
#include "tests/db/endurance/failing_memory.h"
#include "tests/db/endurance/failing_reads.h"
#include "tests/db/endurance/faulty_storage.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using test::Folder;
using Reason = db::Error::Reason;
namespace fs = std::filesystem;

constexpr int turns = 3;

/// What of a session was told to be done: -1 nothing, else the turns.
struct Told {
    int turns = -1;
    std::optional<Reason> refusal = {};
    bool failed = false; ///< there was a request for memory that failed
};
static_assert(std::is_trivially_copyable_v<Told>, "written from one process to another");

/// Opens the history, starts a game and enters turns, up to the first refusal. Tells each as it is acknowledged.
Told play(
    const fs::path& file, int number, const std::function<void(const Told&)>& tell = [](const Told&) {}) {
    Told told;
    try {
        db::Store store(file);
        store.start(test::game(number));
        told.turns = 0;
        tell(told);
        for (int turn = 1; turn <= turns; ++turn) {
            store.change(test::game(number, turn - 1), test::game(number, turn));
            told.turns = turn;
            tell(told);
        }
    } catch (const db::Error& error) {
        told.refusal = error.reason;
    } catch (const std::bad_alloc&) { // nothing more is acknowledged
    }
    return told;
}

/// A history with a game, and, where the program was killed, with turns that are in its log alone.
void make(const fs::path& file, bool killed) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.start(test::game(1, 5));
    if (!killed) store.connection()->db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    for (const char* end : {"", "-wal", "-mark"})
        if (fs::exists((folder / "history.db").string() + end))
            fs::copy_file((folder / "history.db").string() + end, file.string() + end);
}

void expect_kept(const fs::path& file, const Told& told, const std::string& when) {
    ASSERT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{}) << when;
    const db::Store store(file);
    EXPECT_EQ(print(store.load(test::uuid(1))), print(test::game(1, 5))) << when;
    if (told.turns < 0) return;
    Record left = store.load(test::uuid(2));
    const int count = static_cast<int>(test::babylon_of(left).turns.size());
    EXPECT_TRUE(count == told.turns || count == told.turns + 1) << count << " of " << told.turns << ' ' << when;
    EXPECT_EQ(print(left), print(test::game(2, count))) << when;
}

/// `fail` makes the n-th call of a session on the file fail, and gives whether there was one and what the session told.
/// All of them, or with few rounds some.
template <class Fail> int fail_each(bool killed, Fail fail, const std::string& how) {
    const bool all = test::rounds(0) > 0;
    int failed = 0;
    for (int n = 1; !testing::Test::HasFailure(); n += all || n < 40 ? 1 : 1 + n / 12) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        make(file, killed);
        const auto [was_one, told] = fail(n, file);
        if (!was_one) break;
        ++failed;
        const std::string when = how + ", call " + std::to_string(n);
        EXPECT_NE(told.refusal, Reason::not_a_history) << when;
        EXPECT_NE(told.refusal, Reason::altered) << when;
        EXPECT_NE(told.refusal, Reason::behind) << when;
        EXPECT_NE(told.refusal, Reason::damaged) << when;
        expect_kept(file, told, when);
    }
    std::printf("%s: %d calls failed\n", how.c_str(), failed);
    return failed;
}

TEST(FailingDisk, EachCallFails) {
    test::FaultyStorage storage;
    for (const bool killed : {false, true})
        for (const bool for_good : {false, true}) {
            const auto fail = [&](int n, const fs::path& file) {
                storage.fail(n, for_good);
                const Told told = play(file, 2);
                const bool failed = storage.has_failed();
                storage.fail(0, false);
                return std::pair(failed, told);
            };
            const std::string how = std::string(for_good ? "for good" : "once") + (killed ? ", after a kill" : "");
            EXPECT_GT(fail_each(killed, fail, "disk, " + how), 20);
        }
}

/// What SQLite itself makes of a read that fails is another thing than what a VFS of ours says.
TEST(FailingDisk, EachReadOfTheSystemFails) {
    for (const bool killed : {false, true})
        for (const bool for_good : {false, true}) {
            const auto fail = [&](int n, const fs::path& file) {
                test::fail_read(n, for_good);
                const Told told = play(file, 2);
                return std::pair(test::stop_failing_reads(), told);
            };
            const std::string how = std::string(for_good ? "for good" : "once") + (killed ? ", after a kill" : "");
            EXPECT_GT(fail_each(killed, fail, "reads, " + how), 20);
        }
}

/// Does something with a history while its n-th read of the system fails, for each n that there is.
template <class Action> int fail_each_read(Action action) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file, false);
    int failed = 0;
    for (int n = 1; !testing::Test::HasFailure(); ++n) {
        std::optional<Reason> refusal;
        test::fail_read(n, false);
        try {
            action(file);
        } catch (const db::Error& error) {
            refusal = error.reason;
        }
        if (!test::stop_failing_reads()) break;
        ++failed;
        EXPECT_TRUE(!refusal || refusal == Reason::unreadable) << "read " << n;
    }
    EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    return failed;
}

TEST(FailingDisk, NoCheckUpTakesAReadThatFailedForDamage) {
    const int failed = fail_each_read([](const fs::path& file) {
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{}) << "unless it says that it cannot read";
    });
    EXPECT_GT(failed, 50);
}

TEST(FailingDisk, NoBackUpTakesAReadThatFailedForDamage) {
    const int failed = fail_each_read([moment = std::chrono::sys_seconds{}](const fs::path& file) mutable {
        moment += std::chrono::hours(1);
        static_cast<void>(db::back_up(file, db::Occasion::by_hand, moment));
    });
    EXPECT_GT(failed, 50);
}

TEST(FailingDisk, IsFullAtEachWrite) {
    test::FaultyStorage storage;
    const auto fail = [&](int n, const fs::path& file) {
        storage.fail(n, true, true);
        const Told told = play(file, 2);
        const bool failed = storage.has_failed();
        storage.fail(0, false);
        return std::pair(failed, told);
    };
    EXPECT_GT(fail_each(false, fail, "disk full"), 20);
}

/// What a session in a process of its own told. It may end with its program: where a request fails while memory is
/// given back, the language allows nothing else. So each turn is told as soon as it is acknowledged.
class Child {
public:
    explicit Child(const std::function<void(const std::function<void(const Told&)>&)>& session) {
        int ends[2];
        if (::pipe(ends) != 0) throw std::system_error(errno, std::generic_category());
        const pid_t id = ::fork();
        if (id == 0) {
            std::set_terminate([] { std::_Exit(3); });
            session([&](const Told& told) {
                if (::write(ends[1], &told, sizeof told) != sizeof told) std::_Exit(4);
            });
            test::end_child(0);
        }
        ::close(ends[1]);
        for (Told one; ::read(ends[0], &one, sizeof one) == sizeof one;) told_ = one;
        ::close(ends[0]);
        ::waitpid(id, &status_, 0);
    }

    const Told& told() const { return told_; }
    bool crashed() const { return !WIFEXITED(status_) || (WEXITSTATUS(status_) != 0 && !ended()); }
    bool ended() const { return WIFEXITED(status_) && WEXITSTATUS(status_) == 3; } ///< by std::terminate

private:
    Told told_;
    int status_ = 0;
};

TEST(FailingMemory, EachRequestFails) {
    for (const bool for_good : {false, true}) {
        int ended = 0;
        const auto fail = [&](int n, const fs::path& file) {
            const Child child([&](const auto& tell) {
                test::fail_memory(n, for_good);
                Told told = play(file, 2, tell);
                told.failed = test::stop_failing_memory();
                tell(told);
            });
            ended += child.ended();
            EXPECT_FALSE(child.crashed()) << n;
            return std::pair(child.told().failed || child.ended(), child.told());
        };
        EXPECT_GT(fail_each(false, fail, for_good ? "memory, for good" : "memory, once"), 20);
        std::printf("%d of them ended the program\n", ended);
    }
}

/// Does something while the n-th request of what ends it fails, for each n that there is.
template <class Do> int fail_each_request_of_the_end(Do act) {
    int failed = 0;
    for (bool was_one = true; was_one && !testing::Test::HasFailure(); failed += was_one) {
        const Folder folder;
        SQLite::Database db(folder / "plain.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db.exec("CREATE TABLE row (number)");
        act(db, [&] { test::fail_memory(failed + 1, false); });
        was_one = test::stop_failing_memory();
        EXPECT_NE(sqlite3_get_autocommit(db.getHandle()), 0) << "request " << failed + 1;
        EXPECT_EQ(db.execAndGet("SELECT count(*) FROM row").getInt(), 0) << "request " << failed + 1;
        EXPECT_EQ(db.execAndGet("PRAGMA synchronous").getInt(), 2) << "request " << failed + 1;
    }
    return failed;
}

/// One that stays open would have every later action refused, and a part that stays would be kept with the rest.
TEST(FailingMemory, WhatIsToBeTakenBackIsTakenBackAllTheSame) {
    EXPECT_GT(fail_each_request_of_the_end([](SQLite::Database& db, const auto& fail) {
                  const db::Transaction transaction(db, db::Transaction::Kind::writes);
                  db.exec("INSERT INTO row VALUES (1)");
                  fail();
              }),
              0);
    EXPECT_GT(fail_each_request_of_the_end([](SQLite::Database& db, const auto& fail) {
                  db::Transaction transaction(db, db::Transaction::Kind::writes);
                  {
                      const db::Savepoint part(db);
                      db.exec("INSERT INTO row VALUES (1)");
                      fail();
                  }
                  try {
                      transaction.commit();
                  } catch (const SQLite::Exception&) { // SQLite has taken back all of it
                  }
              }),
              0);
    EXPECT_GT(fail_each_request_of_the_end([](SQLite::Database& db, const auto& fail) {
                  const db::RelaxedSync relaxed(db);
                  fail();
              }),
              0);
}

/// One that memory was wanting for until now is ended by the next.
TEST(FailingMemory, ATransactionThatCouldNotBeEndedHindersNoOther) {
    const Folder folder;
    SQLite::Database db(folder / "plain.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec("CREATE TABLE row (number)");
    {
        const db::Transaction first(db, db::Transaction::Kind::writes);
        db.exec("INSERT INTO row VALUES (1)");
        test::fail_memory(1, true);
    }
    EXPECT_TRUE(test::stop_failing_memory());
    EXPECT_EQ(sqlite3_get_autocommit(db.getHandle()), 0);
    db::Transaction next(db, db::Transaction::Kind::writes);
    db.exec("INSERT INTO row VALUES (2)");
    next.commit();
    EXPECT_EQ(db.execAndGet("SELECT group_concat(number) FROM row").getString(), "2");
}

/// What SQLite's own check of a file says: a page that it had no memory for is no page that is damaged.
TEST(FailingMemory, NoCheckTakesMissingMemoryForDamage) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file, false);
    for (const char* check : {"PRAGMA quick_check(1)", "PRAGMA integrity_check"}) {
        int failed = 0;
        for (bool was_one = true; was_one && !HasFailure(); failed += was_one) {
            SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
            db.exec("SELECT count(*) FROM game"); // to read the schema asks for memory some thousand times
            std::vector<std::string> faults;
            test::fail_memory(failed + 1, false);
            try {
                faults = db::faults_of_structure(db, check);
            } catch (const std::bad_alloc&) {
            } catch (const SQLite::Exception& error) {
                if (error.getErrorCode() != SQLITE_NOMEM) faults = {error.what()};
            }
            was_one = test::stop_failing_memory();
            EXPECT_EQ(faults, std::vector<std::string>{}) << check << ", request " << failed + 1;
        }
        EXPECT_GT(failed, 10) << check;
    }
}

}
