#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/open.h"
#include "db/file/disk.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "tests/db/file/system_calls.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/no_room.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using db::Occasion;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

SQLite::Database raw(const fs::path& file) { return {file, SQLite::OPEN_READWRITE}; }

/// A history of two games; its back-up has the first alone.
class Restore : public testing::Test {
protected:
    Folder folder;
    const fs::path file = folder / "history.db";
    fs::path copy;

    void SetUp() override {
        db::Store store(file);
        store.add(test::game(1, 3));
        copy = db::back_up(file, Occasion::by_hand, noon).file;
        store.add(test::game(2, 5));
    }

    bool has(int number) const { return db::Store(file).has(test::uuid(number)); }

    void expect_refused(Reason reason) {
        const std::string before = test::bytes(file);
        const auto names = folder.names();
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), reason);
        EXPECT_TRUE(test::bytes(file) == before);
        EXPECT_EQ(folder.names(), names);
        EXPECT_EQ(db::list_back_ups(file).size(), 1U);
    }
};

TEST_F(Restore, WhatItNamesAndIsNotThereAnyMoreIsKnown) {
    std::string photo, kept, picture;
    test::write_bytes(folder / "a.jpg", "a photo");
    {
        db::Store store(file);
        db::Nights nights(store);
        const std::string night = nights.add("2026-11-21", "Basel");
        photo = nights.add_photo(night, folder / "a.jpg");
        kept = nights.add_photo(night, folder / "a.jpg");
        db::People people(store);
        const std::string linda = people.list().front().id;
        people.set_picture(linda, folder / "a.jpg");
        picture = people.list().front().picture;
        copy = db::back_up(file, Occasion::by_hand, noon).file;
        nights.remove_photo(photo);
        people.set_picture(linda, {});
    }
    EXPECT_TRUE(db::missing_files(file).empty());
    db::restore(file, copy, noon);
    EXPECT_EQ(db::missing_files(file), (std::vector<std::string>{photo, picture}));
    const db::Store open(file);
    EXPECT_EQ(test::reason([&] { db::missing_files(file); }), std::nullopt) << "somebody has opened it meanwhile";
}

TEST_F(Restore, PutsTheHistoryBackAndKeepsTheOneThatWas) {
    const fs::path kept = db::restore(file, copy, noon).kept;
    EXPECT_EQ(kept, folder / "backups/history-20261121T120001Z-restore.db");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"backups", "history.db"}));
    {
        const db::Store store(file);
        EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
        EXPECT_FALSE(store.has(test::uuid(2)));
    }
    db::restore(file, kept, noon);
    EXPECT_TRUE(has(2)) << "and back again";
}

TEST_F(Restore, LosesNoHistoryThatAnotherProgramPutsInItsPlaceMeanwhile) {
    const fs::path other = folder / "other.db";
    db::Store(other).add(test::game(3));
    const std::string was = test::bytes(file), others = test::bytes(other);
    fs::remove(other.string() + "-mark");
    int refused = 0;
    for (int lock = 1; !HasFailure(); ++lock) {
        test::write_bytes(file, was);
        test::write_bytes(other, others);
        const test::BeforeLock meanwhile(lock, [&] { fs::rename(other, file); });
        fs::path kept;
        const auto reason = test::reason([&] { kept = db::restore(file, copy, noon).kept; });
        if (!test::BeforeLock::was_reached()) break;
        EXPECT_TRUE(!reason || reason == Reason::moved || reason == Reason::locked) << lock;
        EXPECT_TRUE(has(3) || (!reason && db::Store(kept).has(test::uuid(3)))) << lock;
        refused += reason == Reason::moved;
        fs::remove(kept);
        fs::remove(file.string() + "-mark");
    }
    EXPECT_GT(refused, 0);
}

TEST_F(Restore, MakesAHistoryThatIsMissing) {
    fs::remove(file);
    EXPECT_EQ(db::restore(file, copy, noon).kept, fs::path());
    EXPECT_TRUE(has(1));
    EXPECT_EQ(db::list_back_ups(file).size(), 1U);
}

TEST_F(Restore, IsRefusedWhileAnyoneHasTheHistoryOpen) {
    {
        const db::Store store(file);
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
        EXPECT_TRUE(store.has(test::uuid(2)));
    }
    EXPECT_TRUE(has(2));
    EXPECT_EQ(db::list_back_ups(file).size(), 1U);
    db::restore(file, copy, noon);
    EXPECT_FALSE(has(2));
}

TEST_F(Restore, RefusesADamagedBackUp) {
    std::string bytes = test::bytes(copy);
    std::fill(bytes.begin() + 4096, bytes.end(), '\x5a');
    test::write_bytes(copy, bytes);
    expect_refused(Reason::damaged);
}

TEST_F(Restore, RefusesABackUpCutShort) {
    fs::resize_file(copy, 4096 * 4);
    expect_refused(Reason::damaged);
}

TEST_F(Restore, RefusesABackUpOfANewerVersion) {
    raw(copy).exec("PRAGMA user_version = 99");
    expect_refused(Reason::newer);
}

TEST_F(Restore, RefusesWhatIsNoHistory) {
    test::write_bytes(copy, "Dear Linda,");
    expect_refused(Reason::not_a_history);
    raw(folder / "history.db").exec("PRAGMA journal_mode = DELETE");
    fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
    raw(copy).exec("PRAGMA application_id = 12345");
    expect_refused(Reason::not_a_history);
}

TEST_F(Restore, RefusesWhatIsNotThereAndTheHistoryItself) {
    copy = folder / "backups/history-20200101T000000Z-hand.db";
    expect_refused(Reason::unreadable);
    copy = file;
    expect_refused(Reason::exists);
}

/// Whatever lies where the history should be: the back-up takes its place, and what SQLite cannot read is kept to the
/// byte.
TEST_F(Restore, KeepsWhatIsNoHistoryAnyMore) {
    raw(file).exec("PRAGMA journal_mode = DELETE");
    const std::string whole = test::bytes(file);
    const auto with = [&](std::size_t at, char byte) {
        std::string bytes = whole;
        bytes[at] = byte;
        return bytes;
    };
    int minute = 0;
    const auto put_back = [&](const std::string& bytes) {
        test::write_bytes(file, bytes);
        const fs::path kept = db::restore(file, copy, noon + std::chrono::minutes(++minute)).kept;
        EXPECT_TRUE(has(1));
        EXPECT_FALSE(has(2));
        return kept;
    };
    for (const std::string& bytes : {with(3, 'x'), with(19, 7), with(47, 9), with(68, 'x'), with(71, 'x'),
                                     whole.substr(0, 50), std::string("Dear Linda,"), whole.substr(0, 4096)}) {
        const fs::path kept = put_back(bytes);
        ASSERT_FALSE(kept.empty());
        EXPECT_TRUE(test::bytes(kept) == bytes);
    }
    for (const std::string& bytes : {with(18, 7), std::string()}) EXPECT_FALSE(put_back(bytes).empty());
}

/// SQLite writes nothing to a file of a version that it does not know, nor to its log.
TEST_F(Restore, KeepsWhatMayOnlyBeRead) {
    std::string bytes = test::bytes(file);
    ASSERT_EQ(bytes[18], 2) << "it has a log";
    bytes[18] = 7;
    test::write_bytes(file, bytes);
    EXPECT_TRUE(test::bytes(db::restore(file, copy, noon).kept) == bytes);
    EXPECT_TRUE(has(1));
    EXPECT_FALSE(has(2));
}

TEST_F(Restore, IsRefusedWhereTheHistoryCannotBeKept) {
    const fs::path other = folder / "other.db";
    fs::rename(copy, other);
    fs::remove(folder / "backups");
    test::write_bytes(folder / "backups", "no folder");
    EXPECT_EQ(test::reason([&] { db::restore(file, other, noon); }), Reason::unreadable);
    EXPECT_EQ(db::Store(file).load(test::uuid(2)), test::game(2, 5));
    EXPECT_EQ(test::bytes(folder / "backups"), "no folder");
}

TEST_F(Restore, FollowsNothingThatLeadsElsewhere) {
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    test::write_bytes(folder / "history.db-journal", test::journal_that_names(folder / "letter.txt"));
    EXPECT_FALSE(db::restore(file, copy, noon).kept.empty());
    EXPECT_FALSE(has(2));
    fs::create_symlink(folder / "letter.txt", folder / "history.db-journal");
    EXPECT_FALSE(db::restore(file, copy, noon + std::chrono::minutes(1)).kept.empty());
    EXPECT_TRUE(has(1));
    EXPECT_EQ(test::bytes(folder / "letter.txt"), "Dear Linda,");
    EXPECT_FALSE(fs::exists(folder / "history.db-journal"));
}

/// Whoever would write into it may never come.
TEST_F(Restore, WaitsForNoPipeBesideTheHistoryOrABackUp) {
    const fs::path pipe = copy.string() + "-journal";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(db::contents(copy), std::nullopt);
    EXPECT_EQ(db::list_back_ups(file).size(), 1U);
    expect_refused(Reason::leads_elsewhere);
    fs::remove(pipe);
    ASSERT_EQ(mkfifo((file.string() + "-journal").c_str(), 0600), 0);
    EXPECT_FALSE(db::restore(file, copy, noon).kept.empty());
    EXPECT_FALSE(has(2));
}

TEST_F(Restore, RefusesABackUpWithATriggerOfSomebodyElse) {
    raw(copy).exec("CREATE TRIGGER mine AFTER INSERT ON turn BEGIN DELETE FROM turn; END");
    expect_refused(Reason::altered);
}

TEST_F(Restore, RefusesABackUpWithARowThatIsMissingInAnIndex) {
    test::empty_index(copy, "play_by_time");
    expect_refused(Reason::damaged);
}

TEST_F(Restore, PutsBackWhatAnotherHandChangedAndItIsCounted) {
    db::restore(file, copy, noon);
    EXPECT_EQ(db::count_strange_records(file), 0);
    raw(copy).exec("UPDATE player SET name = 'Lynda' WHERE name = 'Linda'");
    db::restore(file, copy, noon);
    EXPECT_EQ(db::count_strange_records(file), 1);
}

TEST_F(Restore, RefusesACopyThatIsInUse) {
    db::Store other(copy);
    other.add(test::game(7));
    EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::not_closed);
    EXPECT_TRUE(has(2));
}

TEST_F(Restore, AFullDiskChangesNothing) {
    {
        const test::NoRoom none;
        expect_refused(Reason::full);
        try {
            db::restore(file, copy, noon);
        } catch (const db::Error& error) {
            EXPECT_EQ(error.file, file) << "it is there that room is wanted";
        }
    }
    EXPECT_TRUE(has(2));
}

TEST_F(Restore, WhatAKilledOneLeftIsRemovedAndWhatIsStillWrittenIsNot) {
    test::write_bytes(folder / "history.db.part", "half");
    test::write_bytes(folder / "history.db.3.part", "half");
    test::write_bytes(folder / "letter.part", "Dear Linda,");
    const fs::path kept = folder / "backups/history-20261121T110000Z-restore.db.part";
    test::write_bytes(kept, "half");
    const db::TemporaryFile written(file);
    EXPECT_EQ(written.path(), folder / "history.db.part");
    db::Store(file).add(test::game(3));
    EXPECT_FALSE(fs::exists(kept));
    EXPECT_EQ(folder.names(),
              (std::vector<std::string>{"backups", "history.db", "history.db-mark", "history.db.part", "letter.part"}));
    const db::TemporaryFile other(file);
    EXPECT_EQ(other.path(), folder / "history.db.2.part");
}

TEST_F(Restore, KeepsADamagedHistoryByteByByte) {
    std::string bytes = test::bytes(file);
    std::fill(bytes.begin() + 100, bytes.end(), '\x5a');
    test::write_bytes(file, bytes);
    const fs::path kept = db::restore(file, copy, noon).kept;
    EXPECT_TRUE(test::bytes(kept) == bytes);
    EXPECT_TRUE(has(1));
    for (const char* end : {"-wal", "-shm", "-journal"}) EXPECT_FALSE(fs::exists(kept.string() + end)) << end;
}

TEST_F(Restore, KeepsWhatIsNoHistoryByteByByteWithItsLog) {
    const std::string letter(9000, 'x');
    test::write_bytes(file, letter);
    test::write_bytes(folder / "history.db-wal", "and John,");
    const fs::path kept = db::restore(file, copy, noon).kept;
    EXPECT_EQ(test::bytes(kept), letter);
    EXPECT_EQ(test::bytes(kept.string() + "-wal"), "and John,");
    EXPECT_TRUE(has(1));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"backups", "history.db"}));
}

/// Work in a process of its own, which ends when it is told to or is killed.
class Process {
public:
    /// `work` is given the ends of two pipes: to write to, and to read from until we are gone.
    template <class Work> explicit Process(Work work) {
        if (pipe(ready_) != 0 || pipe(done_) != 0) throw std::runtime_error("no pipe");
        id_ = fork();
        if (id_ != 0) return;
        close(done_[1]);
        work(ready_[1], done_[0]);
        _exit(0);
    }
    ~Process() {
        for (const int end : {ready_[0], ready_[1], done_[0], done_[1]}) close(end);
        waitpid(id_, nullptr, 0);
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void wait_for_byte() const {
        char byte = 0;
        if (read(ready_[0], &byte, 1) != 1) throw std::runtime_error("the process does not answer");
    }
    void kill() const { ::kill(id_, SIGKILL); }

private:
    int ready_[2] = {};
    int done_[2] = {};
    pid_t id_ = 0;
};

void tell(int end) {
    if (write(end, "x", 1) != 1) _exit(1);
}

TEST_F(Restore, IsRefusedWhileAnotherProgramHasADamagedHistoryOpen) {
    std::string bytes = test::bytes(file);
    {
        const Process holder([&](int ready, int done) {
            SQLite::Database db = raw(file);
            db.execAndGet("SELECT count(*) FROM game");
            tell(ready);
            char byte = 0;
            if (read(done, &byte, 1) != 0) _exit(1);
        });
        holder.wait_for_byte();
        std::fill(bytes.begin() + 100, bytes.begin() + 4096, '\x5a');
        test::write_bytes(file, bytes);
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
        EXPECT_TRUE(test::bytes(file) == bytes);
        EXPECT_EQ(db::list_back_ups(file).size(), 1U);
    }
    fs::remove(folder / "history.db-wal");
    fs::remove(folder / "history.db-shm");
    EXPECT_NE(db::restore(file, copy, noon).kept, fs::path());
    EXPECT_TRUE(has(1));
}

TEST_F(Restore, ThatIsKilledLeavesOneOrTheOther) {
    const fs::path other = db::restore(file, copy, noon).kept; // with the second game
    for (int kills = 0; kills < 20; ++kills) {
        {
            const Process process([&](int ready, int) {
                for (bool back = true;; back = !back) {
                    tell(ready);
                    db::restore(file, back ? other : copy, noon);
                }
            });
            for (int times = 0; times <= kills % 5; ++times) process.wait_for_byte();
            process.kill();
        }
        const db::Store store(file);
        EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
        EXPECT_TRUE(!store.has(test::uuid(2)) || store.load(test::uuid(2)) == test::game(2, 5));
    }
    for (const db::BackUp& one : db::list_back_ups(file)) EXPECT_TRUE(db::contents(one.file)) << one.file;
}

/// Who made that file would be sent what is entered from then on.
TEST_F(Restore, AFileFromElsewhereBringsNoClub) {
    SQLite::Database(copy, SQLite::OPEN_READWRITE)
        .exec("INSERT INTO club (one, id, name, address, laptop, may, server) VALUES"
              " (1, 'c', 'Evil', 'host=example.invalid', 'l', 3, 's'); INSERT INTO unsent (kind, id) VALUES ('play', "
              "'p')");
    const auto clubs = [&] {
        SQLite::Database db(file);
        return db.execAndGet("SELECT (SELECT count(*) FROM club) + (SELECT count(*) FROM unsent)").getInt();
    };
    EXPECT_FALSE(db::restore(file, copy, noon).left_club);
    EXPECT_EQ(clubs(), 2) << "it is a back-up of its own";
    fs::copy_file(copy, folder / "from a friend.db");
    EXPECT_TRUE(db::restore(file, folder / "from a friend.db", noon).left_club);
    EXPECT_EQ(clubs(), 0);
    EXPECT_FALSE(db::restore(file, folder / "from a friend.db", noon).kept.empty());
    EXPECT_TRUE(db::check_up(file).troubles.empty());
}

TEST_F(Restore, ReplacesWhatALinkLeadsTo) {
    const fs::path there = folder / "elsewhere/games.db";
    fs::create_directory(there.parent_path());
    fs::rename(file, there);
    fs::create_symlink("elsewhere/games.db", file);
    for (const bool is_gone : {false, true}) {
        if (is_gone) fs::remove(there);
        db::restore(file, copy, noon);
        EXPECT_TRUE(fs::is_symlink(file));
        EXPECT_FALSE(has(2));
        EXPECT_FALSE(db::Store(there).has(test::uuid(2)));
    }
}

/// One of the first step knows of no club.
TEST_F(Restore, AFileOfTheFirstStepFromElsewhereIsTaken) {
    const fs::path early = folder / "early.db";
    {
        SQLite::Database db(early, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db::migrate(db, early, db::schema().first(1));
    }
    EXPECT_FALSE(db::restore(file, early, noon).left_club);
    EXPECT_FALSE(has(1));
}

/// There is room for the back-up, and none for what is to be kept.
TEST_F(Restore, IsRefusedWhereThereIsNoRoomToKeepTheHistory) {
    for (int game = 3; game <= 40; ++game) db::Store(file).add(test::game(game, 20));
    ASSERT_GT(fs::file_size(file), fs::file_size(copy) + 100'000);
    {
        const test::NoLarger no_larger(fs::file_size(copy) + 20'000);
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::full);
    }
    EXPECT_TRUE(has(40));
    EXPECT_EQ(db::list_back_ups(file).size(), 1U);
}

TEST_F(Restore, ThatFailsMakesNoMark) {
    fs::remove(folder / "history.db-mark");
    {
        const test::Answering failing(test::SystemCall::rename, [] { return -EIO; });
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::unreadable);
    }
    EXPECT_FALSE(fs::exists(folder / "history.db-mark"));
    EXPECT_TRUE(has(2));
}

/// Where one was behind, that is told until it is replaced.
TEST_F(Restore, ThatFailsTakesNoMarkAway) {
    const std::string mark = test::bytes(folder / "history.db-mark");
    ASSERT_FALSE(mark.empty());
    {
        const test::Answering failing(test::SystemCall::rename, [] { return -EIO; });
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::unreadable);
    }
    EXPECT_EQ(test::bytes(folder / "history.db-mark"), mark);
    EXPECT_TRUE(has(2));
    db::restore(file, copy, noon);
    EXPECT_FALSE(fs::exists(folder / "history.db-mark"));
    EXPECT_FALSE(has(2));
}

TEST_F(Restore, IsToldAsFailedOnlyWhereTheHistoryIsAsItWas) {
    for (const auto call : {test::SystemCall::fsync, test::SystemCall::remove})
        for (int n = 1; !HasFailure(); ++n) {
            int calls = 0;
            fs::path kept;
            std::optional<Reason> why;
            {
                const test::Answering failing(call, [&] { return ++calls == n ? std::optional(-EIO) : std::nullopt; });
                why = test::reason([&] { kept = db::restore(file, copy, noon).kept; });
            }
            if (calls < n) break;
            EXPECT_EQ(has(2), why.has_value()) << n;
            db::restore(file, why ? copy : kept, noon);
            if (why) db::Store(file).add(test::game(2, 5));
        }
    EXPECT_TRUE(has(1));
}

/// It may be written, so nothing is wanting.
TEST_F(Restore, AFolderThatMayNotBeListedIsNoHindrance) {
    constexpr auto all = fs::perms::all, listed_by_us = fs::perms(0733);
    for (const fs::path& one : {file, copy}) fs::permissions(one, all);
    for (const fs::path& one : {folder.path(), folder / "backups"}) fs::permissions(one, listed_by_us);
    {
        const test::OrdinaryUser user;
        EXPECT_NO_THROW(db::back_up(file, Occasion::merge, noon));
        EXPECT_NO_THROW(db::restore(file, copy, noon));
        EXPECT_NO_THROW(db::Store{file});
    }
    for (const fs::path& one : {folder.path(), folder / "backups"}) fs::permissions(one, fs::perms::owner_all);
    EXPECT_FALSE(has(2));
    EXPECT_EQ(db::list_back_ups(file).size(), 3U);
}

TEST_F(Restore, NamesTheBackUpThatCannotBeMadeOfWhatWas) {
    for (const fs::path& one : {file, copy}) fs::permissions(one, fs::perms(0666));
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "backups", fs::perms(0555));
    {
        const test::OrdinaryUser user;
        try {
            db::restore(file, copy, noon);
            ADD_FAILURE() << "it was restored";
        } catch (const db::Error& error) {
            EXPECT_EQ(error.reason, Reason::unreadable);
            EXPECT_EQ(error.file.parent_path(), folder / "backups");
        }
    }
    fs::permissions(folder / "backups", fs::perms::owner_all);
    EXPECT_TRUE(has(2));
}

/// What SQLite leaves beside it could not be written either, and would be in the way when it may be again.
TEST_F(Restore, NothingIsLeftBesideWhatMayOnlyBeRead) {
    for (const fs::path& one : {folder.path(), folder / "backups"}) fs::permissions(one, fs::perms::all);
    for (const fs::path& one : {file, copy}) fs::permissions(one, fs::perms(0444));
    const auto names = folder.names();
    {
        const test::OrdinaryUser user;
        EXPECT_NO_THROW(db::back_up(file, Occasion::merge, noon));
        EXPECT_EQ(folder.names(), names);
    }
    {
        const db::Store store(file); // of who may write it
        const test::OrdinaryUser user;
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
    }
    const test::OrdinaryUser user;
    const std::string whole = test::bytes(file);
    EXPECT_TRUE(test::bytes(db::restore(file, copy, noon).kept) == whole);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"backups", "history.db"}));
    EXPECT_FALSE(has(2));
}

TEST_F(Restore, AFolderIsNotReplaced) {
    const fs::path place = folder / "place.db";
    fs::create_directory(place);
    EXPECT_EQ(test::reason([&] { db::restore(place, copy, noon); }), Reason::unreadable);
}

}
