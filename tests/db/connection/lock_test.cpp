// An open history is locked for other programs, whoever else in this one looks at its file; and if it is taken for one
// that nobody has, nothing is written over.
#include "db/check_up/check_up.h"
#include "db/connection/moved_history.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/support.h"

#include <fcntl.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;
using test::noon;

class OpenHistory : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db", log = folder / "history.db-wal", index = folder / "history.db-shm";

    /// As a dialog does that lists the folder: opened, looked at and closed.
    static bool is_locked(const fs::path& name, off_t first, off_t bytes) {
        const int opened = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
        EXPECT_GE(opened, 0);
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = first;
        lock.l_len = bytes;
        const int asked = ::fcntl(opened, F_OFD_GETLK, &lock);
        ::close(opened);
        return asked == 0 && lock.l_type != F_UNLCK;
    }

    /// Where SQLite locks a file that is read, and the index of a log that is open.
    bool is_read() const { return is_locked(file, 0x40000002, 510) && is_locked(index, 128, 1); }
};

TEST_F(OpenHistory, StaysLockedWhoeverElseInThisProgramOpensItsFile) {
    db::Store store(file);
    store.add(test::game(1, 3));
    for (int looks = 0; looks < 3; ++looks) EXPECT_TRUE(is_read()) << looks;
    EXPECT_FALSE(db::Store(file).games().empty()) << "another connection of this program";
    EXPECT_TRUE(is_read());
    store.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 4));
}

TEST_F(OpenHistory, OfWhichAnotherProgramTookTheLogAwayIsKeptAndWritesNothing) {
    std::optional<db::Store> store(file);
    store->add(test::game(1, 3));
    const std::string before = test::bytes(log);
    fs::remove(log); // as the last to close it does, where it sees no lock
    fs::remove(index);
    EXPECT_EQ(test::reason([&] { store->change(test::game(1, 3), test::game(1, 4)); }), Reason::moved);
    EXPECT_TRUE(db::has_moved(*store));
    test::write_bytes(log, before); // a log of others
    const std::string others = test::bytes(file);
    const fs::path kept = db::keep_moved(*store, noon).value().file;
    EXPECT_EQ(db::Store(kept).load(test::uuid(1)), test::game(1, 3));
    store.reset();
    EXPECT_EQ(test::bytes(file), others) << "nor when it is closed";
    EXPECT_EQ(test::bytes(log), before);
}

/// As a sync program does. The log goes by its name, and would be that of both.
TEST_F(OpenHistory, HasALogOfItsOwnBesideWhatTookItsPlace) {
    const fs::path other = folder / "other.db";
    for (int games = 1; games <= 30; ++games) db::Store(other).add(test::game(games, 2));
    for (const bool is_larger : {true, false}) {
        const test::Folder own;
        const fs::path here = own / "history.db";
        std::optional<db::Store> store(here);
        store->add(test::game(50, 3));
        for (int games = 60; !is_larger && games < 100; ++games) store->add(test::game(games, 3));
        fs::copy_file(other, folder / "new.db");
        fs::rename(folder / "new.db", here);
        {
            db::Store second(here);
            EXPECT_TRUE(second.has(test::uuid(1)));
            EXPECT_FALSE(second.has(test::uuid(50)));
            second.add(test::game(40, 3));
            db::empty_log(*store); // as the window does after a moment
            EXPECT_EQ(test::reason([&] { store->add(test::game(51, 3)); }), Reason::moved);
            const fs::path kept = db::keep_moved(*store, noon).value().file;
            EXPECT_EQ(db::Store(kept).load(test::uuid(50)), test::game(50, 3));
            EXPECT_FALSE(db::Store(kept).has(test::uuid(40)));
            store.reset();
            second.add(test::game(41, 3));
        }
        EXPECT_TRUE(db::check_up(here).troubles.empty());
        const db::Store again(here);
        EXPECT_TRUE(again.has(test::uuid(40)) && again.has(test::uuid(41)) && again.has(test::uuid(30)));
        EXPECT_FALSE(again.has(test::uuid(50)));
    }
}

TEST_F(OpenHistory, OfWhichTheIndexOfTheLogIsGoneLeavesTheLogToOthers) {
    for (const bool is_closed : {true, false}) {
        const test::Folder own;
        const fs::path here = own / "history.db";
        std::optional<db::Store> store(here);
        store->add(test::game(1, 3));
        db::empty_log(*store);
        fs::remove(here.string() + "-shm");
        {
            db::Store second(here);
            second.add(test::game(2, 3));
            is_closed ? store.reset() : db::empty_log(*store);
            second.add(test::game(3, 3));
            store.reset();
            second.add(test::game(4, 3));
        }
        EXPECT_TRUE(db::check_up(here).troubles.empty());
        EXPECT_EQ(db::Store(here).games().size(), 4u);
    }
}

/// Where it waits for its lock, another program may put another history in its place. The log is opened by its name.
TEST_F(OpenHistory, ThatWasReplacedBeforeItsLockJoinsNoLogOfTheOther) {
    db::Store(folder / "other.db").add(test::game(2, 3));
    bool is_refused = false;
    for (int lock = 1; lock <= 4; ++lock) {
        const test::Folder own;
        const fs::path here = own / "history.db", other = own / "new.db";
        db::Store(here).add(test::game(1, 3));
        fs::copy_file(folder / "other.db", other);
        std::optional<db::Store> first;
        {
            const test::BeforeLock replaced(lock, [&] { fs::rename(other, here); });
            const auto why = test::reason([&] { first.emplace(here); });
            EXPECT_THAT(why, testing::AnyOf(std::nullopt, Reason::locked, Reason::moved)) << lock;
            is_refused |= why.has_value();
        }
        {
            db::Store second(here);
            second.add(test::game(3, 3));
            first.reset();
            second.add(test::game(4, 3));
        }
        EXPECT_TRUE(db::check_up(here).troubles.empty()) << lock;
        const db::Store again(here);
        for (const int game : {2, 3, 4}) EXPECT_TRUE(again.has(test::uuid(game))) << lock << ", " << game;
    }
    EXPECT_TRUE(is_refused);
}

}
