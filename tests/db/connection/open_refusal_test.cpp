// Every reason for which a file or an action is refused, with a real file made to be so.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/mark.h"
#include "db/connection/open.h"
#include "db/figures/statistics.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/no_room.h"
#include "tests/db/support.h"

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

const int read_write_create = SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;

std::optional<Reason> opening(const fs::path& file) {
    return test::reason([&] { db::Store store(file); });
}

/// Refused for the reason, and nothing is changed in its folder.
void expect_untouched(const Folder& folder, const std::string& name, Reason reason) {
    const auto names = folder.names();
    const std::string before = test::bytes(folder / name);
    EXPECT_EQ(opening(folder / name), reason);
    EXPECT_TRUE(test::bytes(folder / name) == before);
    EXPECT_EQ(folder.names(), names);
}

/// The rights of a user who owns nothing here: the administrator may write everywhere.
class Nobody {
public:
    Nobody() {
        if (geteuid() == 0 && seteuid(65534) != 0) throw std::runtime_error("cannot become nobody");
    }
    ~Nobody() {
        if (getuid() == 0 && seteuid(0) != 0) std::abort();
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;
};

TEST(Refusal, TheErrorNamesTheFile) {
    const Folder folder;
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    try {
        db::Store store(folder / "letter.txt");
        FAIL() << "a letter was opened";
    } catch (const db::Error& error) {
        EXPECT_EQ(error.file, folder / "letter.txt");
        EXPECT_NE(std::string(error.what()).find("letter.txt"), std::string::npos);
    }
}

TEST(Refusal, TextIsNoHistory) {
    for (const std::string& text : {std::string("x"), std::string("Dear Linda,\n"), std::string(10000, 'x'),
                                    std::string(4096, '\0'), std::string("SQLite format 3")}) {
        const Folder folder;
        test::write_bytes(folder / "letter.txt", text);
        expect_untouched(folder, "letter.txt", Reason::not_a_history);
    }
}

TEST(Refusal, AnotherProgramsDatabaseIsNoHistory) {
    for (const char* mode : {"DELETE", "WAL"})
        for (const char* mark : {"0", "12345"}) {
            const Folder folder;
            SQLite::Database(folder / "other.db", read_write_create)
                .exec("PRAGMA application_id = " + std::string(mark) + "; PRAGMA journal_mode = " + mode +
                      "; CREATE TABLE game (x); PRAGMA user_version = 1");
            expect_untouched(folder, "other.db", Reason::not_a_history);
        }
}

TEST(Refusal, AnotherProgramsDatabaseInUseIsLeftAlone) {
    const Folder folder;
    SQLite::Database other(folder / "other.db", read_write_create);
    other.exec("PRAGMA journal_mode = WAL; CREATE TABLE song (title); INSERT INTO song VALUES ('one')");
    const std::string log = test::bytes(folder / "other.db-wal");
    expect_untouched(folder, "other.db", Reason::not_a_history);
    EXPECT_EQ(test::bytes(folder / "other.db-wal"), log);
}

TEST(Refusal, AFileOfANewerVersionIsLeftAlone) {
    for (const std::string& version : {std::to_string(db::schema().size() + 1), std::string("99")}) {
        const Folder folder;
        db::Store(folder / "history.db").add(test::game(1, 3));
        SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = " + version);
        expect_untouched(folder, "history.db", Reason::newer);
    }
}

TEST(Refusal, AFileThatANewerVersionHasOpenIsNewerToo) {
    const Folder folder;
    { db::Store store(folder / "history.db"); }
    SQLite::Database newer(folder / "history.db", SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 99");
    expect_untouched(folder, "history.db", Reason::newer);
}

TEST(Refusal, AFolderIsUnreadable) {
    const Folder folder;
    fs::create_directory(folder / "history.db");
    EXPECT_EQ(opening(folder / "history.db"), Reason::unreadable);
}

TEST(Refusal, APipeIsUnreadable) {
    const Folder folder;
    ASSERT_EQ(mkfifo((folder / "history.db").c_str(), 0600), 0);
    EXPECT_EQ(opening(folder / "history.db"), Reason::unreadable);
}

TEST(Refusal, AFileCannotBeAFolder) {
    const Folder folder;
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    EXPECT_EQ(opening(folder / "letter.txt/history.db"), Reason::unreadable);
    EXPECT_EQ(test::bytes(folder / "letter.txt"), "Dear Linda,");
}

TEST(Refusal, AFolderThatMayNotBeWrittenIsUnreadable) {
    const Folder folder;
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    {
        const Nobody nobody;
        EXPECT_EQ(opening(folder / "history.db"), Reason::unreadable);
        EXPECT_EQ(opening(folder / "deeper/history.db"), Reason::unreadable);
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_TRUE(folder.names().empty());
}

void expect_only_to_be_read(const Folder& folder) {
    const auto names = folder.names();
    const std::string before = test::bytes(folder / "history.db");
    db::Store store(folder / "history.db");
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
    EXPECT_EQ(store.games().size(), 1U);
    EXPECT_EQ(db::Statistics(store).leaderboard("").size(), 0U);
    EXPECT_EQ(test::reason([&] { store.add(test::game(2)); }), Reason::unreadable);
    EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), Reason::unreadable);
    EXPECT_EQ(store.games().size(), 1U);
    EXPECT_EQ(test::reason([&] { db::repair(folder / "history.db"); }), Reason::unreadable);
    EXPECT_TRUE(db::check_up(folder / "history.db").troubles.empty());
    EXPECT_TRUE(test::bytes(folder / "history.db") == before);
    EXPECT_EQ(folder.names(), names);
}

TEST(ReadOnly, AFileThatMayNotBeWrittenIsShown) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    fs::permissions(folder / "history.db", fs::perms(0444));
    fs::permissions(folder.path(), fs::perms::all);
    const Nobody nobody;
    expect_only_to_be_read(folder);
}

TEST(ReadOnly, AFileInAFolderThatMayNotBeWrittenIsShown) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    fs::permissions(folder / "history.db", fs::perms::all);
    fs::permissions(folder.path(), fs::perms(0555));
    {
        const Nobody nobody;
        expect_only_to_be_read(folder);
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
}

/// As one that may be written is.
TEST(ReadOnly, WhatIsDamagedOrBehindIsToldAsThat) {
    const Folder folder;
    const fs::path file = folder / "history.db", mark = folder / "history.db-mark";
    db::Store(file).add(test::game(1, 3));
    const std::string before = test::bytes(file);
    db::Store(file).add(test::game(2, 3));
    const auto read_only = [&](const std::string& bytes, auto look) {
        test::write_bytes(file, bytes);
        fs::permissions(file, fs::perms(0444));
        {
            const Nobody nobody;
            look();
        }
        fs::permissions(file, fs::perms(0644));
    };
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(mark, fs::perms(0644));
    read_only(before, [&] {
        EXPECT_EQ(opening(file), Reason::behind);
        EXPECT_EQ(db::check_up(file).troubles.size(), 1U);
    });
    read_only(std::string(before.size(), '\0'), [&] { EXPECT_EQ(opening(file), Reason::damaged); });
    fs::remove(mark);
    read_only(std::string(before.size(), '\0'), [&] { EXPECT_EQ(opening(file), Reason::not_a_history); });
}

TEST(ReadOnly, AnEarlierOneIsShownAsIfItWereBroughtUpToDate) {
    const Folder folder;
    {
        SQLite::Database raw(folder / "history.db", read_write_create);
        db::migrate_copy(raw, folder / "history.db", db::schema().first(1));
        raw.exec("PRAGMA user_version = 1");
    }
    fs::permissions(folder / "history.db", fs::perms(0444));
    fs::permissions(folder.path(), fs::perms::all);
    const Nobody nobody;
    const std::string before = test::bytes(folder / "history.db");
    EXPECT_TRUE(db::Store(folder / "history.db").games().empty());
    EXPECT_TRUE(test::bytes(folder / "history.db") == before);
}

TEST(Refusal, AFileThatMayNotBeReadIsUnreadable) {
    const Folder folder;
    { db::Store store(folder / "history.db"); }
    fs::permissions(folder / "history.db", fs::perms::none);
    fs::permissions(folder.path(), fs::perms::all);
    const Nobody nobody;
    EXPECT_EQ(opening(folder / "history.db"), Reason::unreadable);
}

TEST(Refusal, AFileThatAnotherProgramWritesIsLocked) {
    const Folder folder;
    db::Store store(folder / "history.db");
    SQLite::Database other(folder / "history.db", SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(test::reason([&] { store.add(test::game(1)); }), Reason::locked);
    EXPECT_FALSE(store.has(test::uuid(1)));
    other.exec("COMMIT");
    store.add(test::game(1));
    EXPECT_TRUE(store.has(test::uuid(1)));
}

TEST(Refusal, AFileThatAnotherProgramHoldsForItselfIsLocked) {
    const Folder folder;
    { db::Store store(folder / "history.db"); }
    SQLite::Database other(folder / "history.db", SQLite::OPEN_READWRITE);
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    EXPECT_EQ(opening(folder / "history.db"), Reason::locked);
}

TEST(Refusal, AFileCutShortIsDamaged) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    fs::resize_file(folder / "history.db", 4096);
    EXPECT_EQ(test::reason([&] { db::Store(folder / "history.db").games(); }), Reason::damaged);
}

TEST(Refusal, AFileWithRubbishInItIsDamaged) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    std::string bytes = test::bytes(folder / "history.db");
    std::fill(bytes.begin() + 4096, bytes.end(), '\x5a');
    test::write_bytes(folder / "history.db", bytes);
    EXPECT_EQ(test::reason([&] { db::Store(folder / "history.db").load(test::uuid(1)); }), Reason::damaged);
}

TEST(Refusal, AFileWhoseTablesAreNotOursIsAltered) {
    for (const char* change :
         {"DROP TABLE tile_face", "DROP INDEX play_open", "ALTER TABLE turn ADD COLUMN more TEXT",
          "CREATE UNIQUE INDEX one ON play_seat (name)", "DROP TABLE tile_face; CREATE VIEW tile_face AS SELECT 1",
          "CREATE TRIGGER mine AFTER INSERT ON turn BEGIN DELETE FROM turn; END",
          "CREATE TRIGGER mine AFTER UPDATE ON play_seat BEGIN UPDATE play_seat SET score = 999; END",
          "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_mine', 'turn', 0,"
          " 'CREATE TRIGGER sqlite_mine AFTER INSERT ON turn BEGIN DELETE FROM turn; END')",
          "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('TRIGGER', 'mine', 'turn', 0,"
          " 'CREATE TRIGGER mine AFTER INSERT ON turn BEGIN DELETE FROM turn; END')",
          "CREATE TABLE diary (game TEXT REFERENCES game)", "CREATE TABLE json_each (a)"}) {
        const Folder folder;
        db::Store(folder / "history.db").add(test::game(1, 3));
        SQLite::Database raw(folder / "history.db", SQLite::OPEN_READWRITE);
        if (raw.tryExec(change) != SQLITE_OK) GTEST_FAIL() << change << ": " << raw.getErrorMsg();
        raw.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        EXPECT_EQ(opening(folder / "history.db"), Reason::altered) << change;
    }
}

/// By it SQLite would look at every row for every row.
TEST(Refusal, WhatAFileSaysOfItsOwnIndexesIsForgotten) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    const auto says_something = [&] {
        SQLite::Database raw(folder / "history.db", SQLite::OPEN_READONLY);
        return raw.tableExists("sqlite_stat1");
    };
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("PRAGMA journal_mode = DELETE; ANALYZE; UPDATE sqlite_stat1 SET stat = '1000000 1000000'");
    ASSERT_TRUE(says_something());
    db::Store store(folder / "history.db");
    EXPECT_FALSE(says_something());
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
}

/// Brought up to date, a step of ours would ask the view, which never ends.
TEST(Refusal, AnAlteredFileOfAnEarlierStepIsBroughtNowhere) {
    const Folder folder;
    {
        SQLite::Database raw(folder / "history.db", read_write_create);
        db::migrate_copy(raw, folder / "history.db", db::schema().first(1));
        raw.exec("PRAGMA user_version = 1; PRAGMA journal_mode = DELETE;"
                 "CREATE VIEW play AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
    }
    expect_untouched(folder, "history.db", Reason::altered);
}

TEST(Refusal, AFileOfOtherTextsThanUtf8IsAltered) {
    const Folder folder;
    {
        SQLite::Database raw(folder / "history.db", read_write_create);
        raw.exec("PRAGMA encoding = 'UTF-16'");
        db::migrate_copy(raw, folder / "history.db", db::schema());
        raw.exec("PRAGMA application_id = " + std::to_string(db::application_id));
    }
    expect_untouched(folder, "history.db", Reason::altered);
    const auto troubles = db::check_up(folder / "history.db").troubles;
    ASSERT_EQ(troubles.size(), 1U) << "it tells what opening is refused for";
    EXPECT_EQ(troubles.front().kind, db::Trouble::Kind::schema);
    EXPECT_EQ(troubles.front().detail, "its texts are not UTF-8");
}

/// Nothing was done in it.
TEST(Refusal, AMarkOfNoActionIsOfAFirstDay) {
    const Folder folder;
    db::write_mark(folder / "history.db", {.history = test::uuid(1), .actions = 0});
    EXPECT_EQ(opening(folder / "history.db"), std::nullopt);
}

/// Another program has put a back-up in its place when this one has looked for it and for its back-ups.
TEST(Refusal, AHistoryThatIsGoneIsOpenedWhereItComesBackMeanwhile) {
    bool came_in_time = false;
    for (int look = 1; !testing::Test::HasFailure(); ++look) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        db::Store(file).add(test::game(1, 3));
        const fs::path copy = db::back_up(file, db::Occasion::by_hand, {}).file;
        fs::remove(file);
        fs::remove(folder / "history.db-mark");
        const test::AfterLook meanwhile(look, [&] { fs::copy_file(copy, file); });
        const auto why_not = opening(file);
        if (!test::AfterLook::was_reached()) break;
        came_in_time |= !why_not;
        EXPECT_TRUE(!why_not || why_not == Reason::gone) << look;
        EXPECT_TRUE(db::Store(file).has(test::uuid(1)));
    }
    EXPECT_TRUE(came_in_time);
}

/// Whenever its opening looks for it: another history comes in its place, or nobody can look any more.
TEST(Refusal, AHistoryWithALogThatIsReplacedWhileItIsOpenedIsOneOrTheOther) {
    int told = 0;
    for (const bool hides : {false, true})
        for (int look = 1; !testing::Test::HasFailure(); ++look) {
            const Folder folder, elsewhere;
            fs::create_directory(folder / "here");
            const fs::path file = folder / "here/history.db";
            {
                const db::Store killed(elsewhere / "killed.db");
                db::Store(elsewhere / "killed.db").add(test::game(1, 3));
                for (const char* end : {"", "-wal", "-mark"})
                    fs::copy_file((elsewhere / "killed.db").string() + end, file.string() + end);
            }
            if (hides)
                SQLite::Database(file, SQLite::OPEN_READWRITE)
                    .exec("CREATE TRIGGER t DELETE ON turn BEGIN SELECT 1; END");
            db::Store(elsewhere / "other.db").add(test::game(2, 3));
            const auto disturb = [&] {
                if (!hides) {
                    for (const char* end : {"-wal", "-shm", "-mark"}) fs::remove(file.string() + end);
                    return fs::rename(elsewhere / "other.db", file);
                }
                fs::rename(folder / "here", folder / "there");
                fs::create_symlink("here", folder / "here");
            };
            std::optional<Reason> why_not;
            {
                const test::AfterLook meanwhile(look, disturb);
                why_not = opening(file);
                if (!test::AfterLook::was_reached()) break;
            }
            told += why_not.has_value();
            if (hides) continue;
            EXPECT_TRUE(!why_not || why_not == Reason::moved || why_not == Reason::locked) << look;
            EXPECT_TRUE(db::Store(file).has(test::uuid(2))) << look;
        }
    EXPECT_GT(told, 0);
}

/// SQLite would write through the link, and would remove the file that the journal names.
TEST(Refusal, WhatLeadsElsewhereIsNotFollowed) {
    for (const char* end : {"-wal", "-shm", "-journal"}) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        db::Store(file).add(test::game(1, 3));
        test::write_bytes(folder / "empty", "");
        fs::remove(file.string() + end);
        fs::create_symlink(folder / "empty", file.string() + end);
        expect_untouched(folder, "history.db", Reason::leads_elsewhere);
        EXPECT_EQ(test::reason([&] { db::back_up(file, db::Occasion::by_hand, {}); }), Reason::leads_elsewhere);
        EXPECT_EQ(test::reason([&] { db::check_up(file); }), Reason::leads_elsewhere);
        EXPECT_EQ(test::bytes(folder / "empty"), "") << end;
    }
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::Store(file).add(test::game(1, 3));
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    test::write_bytes(folder / "history.db-journal", test::journal_that_names(folder / "letter.txt"));
    expect_untouched(folder, "history.db", Reason::damaged);
    EXPECT_EQ(test::reason([&] { db::back_up(file, db::Occasion::by_hand, {}); }), Reason::damaged);
    EXPECT_EQ(db::check_up(file).troubles.size(), 1U);
    EXPECT_EQ(test::bytes(folder / "letter.txt"), "Dear Linda,");
}

/// Whoever would write into it may never come.
TEST(Refusal, APipeBesideTheHistoryIsNotWaitedFor) {
    for (const char* end : {"-wal", "-shm", "-journal"}) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        db::Store(file).add(test::game(1, 3));
        const fs::path pipe = file.string() + end;
        fs::remove(pipe);
        ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
        expect_untouched(folder, "history.db", Reason::leads_elsewhere);
        try {
            const db::Store store(file);
        } catch (const db::Error& error) {
            EXPECT_EQ(error.file, pipe) << "it is the one to be removed";
        }
    }
}

TEST(Refusal, TablesOfOthersBesideOursAreLetBe) {
    const Folder folder;
    { db::Store store(folder / "history.db"); }
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("CREATE TABLE diary (day TEXT); CREATE VIEW days AS SELECT day FROM diary");
    EXPECT_EQ(opening(folder / "history.db"), std::nullopt);
}

TEST(Refusal, AnEmptiedHistoryIsDamaged) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::Store(file).add(test::game(1, 3));
    db::back_up(file, db::Occasion::daily, {});
    const std::string whole = test::bytes(file);
    for (const std::string& left : {std::string(), whole.substr(0, 50), "x" + whole.substr(1)}) {
        test::write_bytes(file, left);
        EXPECT_EQ(opening(file), Reason::damaged);
        EXPECT_EQ(test::bytes(file), left);
    }
}

TEST(Refusal, AHistoryThatIsGoneIsNoFirstDay) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    EXPECT_EQ(opening(file), std::nullopt);
    db::back_up(file, db::Occasion::daily, {});
    fs::remove(file);
    EXPECT_EQ(opening(file), std::nullopt) << "nothing was ever in it";
    db::Store(file).add(test::game(1, 3));
    db::back_up(file, db::Occasion::by_hand, {});
    fs::remove(file);
    EXPECT_EQ(opening(file), Reason::gone);
    EXPECT_FALSE(fs::exists(file));
    EXPECT_TRUE(db::begin_anew(file));
    EXPECT_EQ(opening(file), std::nullopt);
    EXPECT_TRUE(db::Store(file).games().empty());
    db::Store(file).add(test::game(1, 3));
    EXPECT_FALSE(db::begin_anew(file));
    EXPECT_EQ(db::Store(file).games().size(), 1U) << "what is there stays";
    EXPECT_EQ(db::list_back_ups(file).size(), 2U);
}

/// As on the first day, when the program was killed before it made a back-up.
TEST(Refusal, AHistoryThatIsGoneIsNoFirstDayThoughItHasNoBackUp) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::Store(file).add(test::game(1, 3));
    const std::string mark = test::bytes(folder / "history.db-mark");
    fs::remove(file);
    EXPECT_EQ(opening(file), Reason::gone);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db-mark"});
    EXPECT_EQ(test::bytes(folder / "history.db-mark"), mark);
    db::begin_anew(file);
    db::Store(file).add(test::game(1, 3));
    EXPECT_EQ(opening(file), std::nullopt);
}

/// A killed program left a log, and the file alone was moved away: the new history would be taken for damaged.
TEST(Refusal, AHistoryThatIsBegunAnewDoesNotGetTheLogOfTheOneThatIsGone) {
    const Folder folder;
    const fs::path file = folder / "history.db", log = folder / "history.db-wal";
    std::string left;
    {
        db::Store store(file);
        store.add(test::game(1, 3));
        left = test::bytes(log);
    }
    ASSERT_FALSE(left.empty());
    fs::remove(file);
    test::write_bytes(log, left);
    EXPECT_EQ(opening(file), Reason::gone);
    EXPECT_TRUE(db::begin_anew(file));
    EXPECT_EQ(opening(file), std::nullopt);
    db::Store(file).add(test::game(2, 3));
    EXPECT_EQ(db::Store(file).games().size(), 1U);
    bool is_kept = false;
    for (const auto& entry : fs::directory_iterator(folder / "backups")) is_kept |= test::bytes(entry.path()) == left;
    EXPECT_TRUE(is_kept);
}

TEST(Refusal, AHistoryThatIsGoneBehindALinkIsBegunAnewThere) {
    const Folder folder;
    const fs::path file = folder / "history.db", there = folder / "elsewhere/games.db";
    fs::create_directory(there.parent_path());
    fs::create_symlink("elsewhere/games.db", file);
    db::Store(file).add(test::game(1, 3));
    fs::remove(there);
    EXPECT_EQ(opening(file), Reason::gone);
    EXPECT_TRUE(db::begin_anew(file));
    EXPECT_TRUE(fs::is_symlink(file));
    EXPECT_TRUE(db::Store(file).games().empty());
    EXPECT_TRUE(fs::exists(there));
}

TEST(Refusal, AHistoryThatIsGoneIsNoFirstDayWhereItsBackUpsCannotBeLookedAt) {
    const Folder folder;
    const fs::path file = folder / "history.db", back_ups = folder / "backups";
    db::Store(file).add(test::game(1, 3));
    db::back_up(file, db::Occasion::daily, {});
    for (const char* end : {"", "-mark"}) fs::remove(file.string() + end);
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(back_ups, fs::perms(0744));
    {
        const Nobody nobody;
        EXPECT_EQ(opening(file), Reason::unreadable);
    }
    fs::permissions(back_ups, fs::perms::owner_all);
    EXPECT_FALSE(fs::exists(file));
    EXPECT_EQ(opening(file), Reason::gone);
}

TEST(Refusal, NoFolderIsMadeForANameOfOne) {
    const Folder folder;
    for (const char* name : {"here/", "here/..", "here/."}) {
        EXPECT_EQ(opening(folder / name), Reason::unreadable) << name;
        EXPECT_FALSE(fs::exists(folder / "here")) << name;
    }
}

TEST(Refusal, AHeaderOfNoKnownVersionIsDamaged) {
    for (const int at : {18, 19}) {
        const Folder folder;
        db::Store(folder / "history.db").add(test::game(1, 3));
        std::string bytes = test::bytes(folder / "history.db");
        bytes[static_cast<std::size_t>(at)] ^= 0x10;
        test::write_bytes(folder / "history.db", bytes);
        expect_untouched(folder, "history.db", Reason::damaged);
    }
}

/// Wherever it is said: in the file, or in its log alone.
TEST(Refusal, AStepBelowNoneIsDamage) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = -1");
    expect_untouched(folder, "history.db", Reason::damaged);
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READWRITE);
    raw.exec("PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = -1");
    EXPECT_EQ(opening(folder / "history.db"), Reason::damaged);
}

/// As a program that synchronises folders does. What was written is kept where it is, and nothing more goes there.
TEST(Refusal, AFileThatMovesWhileItIsOpenTakesNothingMore) {
    for (const char* what : {"renamed", "deleted", "replaced"}) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        db::Store store(file);
        store.add(test::game(1, 3));
        if (std::string_view(what) == "deleted")
            fs::remove(file);
        else
            fs::rename(file, folder / "elsewhere.db");
        if (std::string_view(what) == "replaced") fs::copy_file(folder / "elsewhere.db", file);
        EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), Reason::moved) << what;
        EXPECT_EQ(print(store.load(test::uuid(1))), print(test::game(1, 3))) << what;
    }
}

/// The next look of SQLite's at a file by its name fails.
class FailingLook {
public:
    FailingLook() {
        fails = true;
        system_->xSetSystemCall(system_, "stat", reinterpret_cast<sqlite3_syscall_ptr>(look));
    }
    ~FailingLook() { system_->xSetSystemCall(system_, "stat", nullptr); }
    FailingLook(const FailingLook&) = delete;
    FailingLook& operator=(const FailingLook&) = delete;

    static inline bool fails = false;

private:
    static int look(const char* name, struct stat* told) {
        if (!std::exchange(fails, false)) return ::stat(name, told);
        errno = EIO;
        return -1;
    }
    sqlite3_vfs* system_ = sqlite3_vfs_find(nullptr);
};

TEST(Refusal, AFileThatCannotBeLookedAtOnceHasNotMoved) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    const FailingLook look;
    EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), std::nullopt);
    EXPECT_FALSE(FailingLook::fails) << "one look has failed";
}

TEST(Refusal, AFileThatCannotBeLookedAtAnyMoreIsUnreadable) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    fs::permissions(folder.path(), fs::perms::none);
    {
        const Nobody nobody;
        EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), Reason::unreadable);
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), std::nullopt);
}

TEST(Refusal, ADiskWithoutRoomIsFull) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    {
        const test::NoRoom none;
        EXPECT_EQ(test::reason([&] { store.add(test::game(2, 3)); }), Reason::full);
        EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), Reason::full);
        EXPECT_EQ(opening(folder / "other.db"), Reason::full);
    }
    EXPECT_FALSE(store.has(test::uuid(2)));
    EXPECT_EQ(print(store.load(test::uuid(1))), print(test::game(1, 3)));
    store.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(print(db::Store(folder / "history.db").load(test::uuid(1))), print(test::game(1, 4)));
    EXPECT_EQ(opening(folder / "other.db"), std::nullopt) << "what was not finished is made now";
}

/// A history that is there wants room for the index of its log, whatever is done with it.
TEST(Refusal, AHistoryOnADiskWithoutRoomForItsLogIsFull) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    {
        const test::NoRoom none;
        EXPECT_EQ(opening(folder / "history.db"), Reason::full);
    }
    EXPECT_EQ(db::Store(folder / "history.db").load(test::uuid(1)), test::game(1, 3));
}

TEST(Refusal, AHistoryWhoseTablesAnotherProgramChangedMeanwhileIsNotWrittenTo) {
    const std::pair<const char*, Reason> changes[] = {
        {"CREATE TRIGGER strange AFTER INSERT ON turn BEGIN DELETE FROM turn; END", Reason::altered},
        {"ALTER TABLE night ADD COLUMN weather TEXT; PRAGMA user_version = 1000", Reason::newer}};
    for (const auto& [change, why] : changes) {
        const Folder folder;
        db::Store store(folder / "history.db");
        store.add(test::game(1, 3));
        SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE).exec(change);
        EXPECT_EQ(test::reason([&] { store.change(test::game(1, 3), test::game(1, 4)); }), why) << change;
        EXPECT_EQ(test::reason([&] { store.add(test::game(2, 3)); }), why) << change;
    }
}

TEST(Refusal, AGameThatAnotherProgramChangedIsNotLoaded) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("UPDATE turn SET json = replace(json, '\"at\":', '\"at\": ')");
    EXPECT_EQ(test::reason([&] { static_cast<void>(store.load(test::uuid(1))); }), Reason::damaged);
}

/// Its log was not brought into it yet when it was emptied, and is not thrown away.
TEST(Refusal, AnEmptiedHistoryIsDamagedThoughItHasNoBackUpYet) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    test::write_bytes(folder / "history.db", "");
    test::write_bytes(folder / "history.db-wal", "turns");
    EXPECT_EQ(opening(folder / "history.db"), Reason::damaged);
    EXPECT_EQ(test::bytes(folder / "history.db-wal"), "turns");
}

/// For who enters a turn that is a full disk, too.
TEST(Refusal, AFileThatMayNotGrowIsFull) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    for (const rlim_t bytes : {rlim_t{100}, rlim_t{60'000}}) {
        const test::NoLarger no_larger(bytes);
        std::optional<Reason> why;
        for (int changes = 0; !why && changes < 1000; ++changes)
            why = test::reason([&] {
                const Record game = store.load(test::uuid(1));
                store.change(game, test::with_note(game, std::to_string(changes)));
            });
        EXPECT_EQ(why, Reason::full) << bytes;
    }
    EXPECT_EQ(test::reason([&] { store.add(test::game(2, 3)); }), std::nullopt);
}

TEST(Refusal, AGameThatIsNotThereIsNotFound) {
    const Folder folder;
    db::Store store(folder / "history.db");
    EXPECT_EQ(test::reason([&] { store.load(test::uuid(1)); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { store.change(test::game(1), test::game(1, 1)); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { store.put_on_table(test::uuid(1)); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { store.award(test::game(1), {}, 1, "2026-11-20T22:00:00Z"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { store.undo(test::game(1)); }), Reason::not_found);
    EXPECT_FALSE(store.has(test::uuid(1)));
}

TEST(Refusal, AGameThatIsThereExists) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    EXPECT_EQ(test::reason([&] { store.add(test::game(1, 5)); }), Reason::exists);
    EXPECT_EQ(test::reason([&] { store.start(test::game(1, 5)); }), Reason::exists);
    EXPECT_EQ(print(store.load(test::uuid(1))), print(test::game(1, 3)));
    EXPECT_EQ(store.on_table(), "");
}

TEST(Refusal, AGameChangedByAnotherProgramIsLookedAtAnew) {
    const Folder folder;
    db::Store mine(folder / "history.db"), theirs(folder / "history.db");
    mine.add(test::game(1, 3));
    theirs.change(test::game(1, 3), test::game(1, 4));
    EXPECT_EQ(test::reason([&] { mine.change(test::game(1, 3), test::game(1, 2)); }), Reason::changed);
    EXPECT_EQ(test::reason([&] { mine.undo(test::game(1, 3)); }), Reason::changed) << "of what is not shown";
    EXPECT_EQ(test::reason([&] { mine.redo(test::game(1, 3)); }), Reason::changed);
    const Record shown = test::game(1, 3);
    EXPECT_EQ(test::reason([&] { mine.award(shown, score(shown), 1, "2026-11-20T22:00:00Z"); }), Reason::changed);
    EXPECT_FALSE(mine.result(test::uuid(1)));
    EXPECT_EQ(print(mine.load(test::uuid(1))), print(test::game(1, 4)));
}

}
