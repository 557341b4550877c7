#include "db/back_up/back_up.h"
#include "db/connection/mark.h"
#include "db/connection/open.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using test::Folder;

constexpr auto others = fs::perms::group_all | fs::perms::others_all;

TEST(Open, SetsUpANewFile) {
    const Folder folder;
    SQLite::Database db = db::open(folder / "history.db");
    EXPECT_EQ(db.execAndGet("PRAGMA application_id").getInt(), db::application_id);
    EXPECT_EQ(db.execAndGet("PRAGMA user_version").getInt(), static_cast<int>(db::schema().size()));
    EXPECT_EQ(db.execAndGet("PRAGMA journal_mode").getString(), "wal");
    EXPECT_EQ(db.execAndGet("PRAGMA synchronous").getInt(), 2) << "FULL";
    EXPECT_EQ(db.execAndGet("PRAGMA foreign_keys").getInt(), 1);
    EXPECT_EQ(db.execAndGet("PRAGMA trusted_schema").getInt(), 0);
}

TEST(Open, GivesUpWhereSomebodyReadsOnWithoutALog) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::open(file).exec("PRAGMA journal_mode = DELETE");
    SQLite::Database reader(file, SQLite::OPEN_READONLY);
    SQLite::Statement reading(reader, "SELECT name FROM sqlite_schema");
    ASSERT_TRUE(reading.executeStep());
    EXPECT_EQ(test::reason([&] { db::open(file); }), db::Error::Reason::locked);
}

/// As when several programs open a new file at once: one of them reads while another one begins the log.
TEST(Open, WaitsForWhoReadsWhereThereIsNoLogYet) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::open(file).exec("PRAGMA journal_mode = DELETE");
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t reader = fork();
    if (reader == 0) {
        SQLite::Database other(file, SQLite::OPEN_READONLY);
        SQLite::Statement reading(other, "SELECT * FROM mark");
        reading.executeStep();
        [[maybe_unused]] const auto told = write(ends[1], "r", 1);
        pause();
        _exit(0);
    }
    char reads = 0;
    EXPECT_EQ(read(ends[0], &reads, 1), 1);
    const test::BeforeLock meanwhile(40, [&] {
        kill(reader, SIGKILL);
        waitpid(reader, nullptr, 0);
    });
    SQLite::Database db = db::open(file);
    EXPECT_TRUE(test::BeforeLock::was_reached());
    EXPECT_EQ(db.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

TEST(Open, EveryTableIsStrict) {
    const Folder folder;
    SQLite::Database db = db::open(folder / "history.db");
    EXPECT_EQ(
        db.execAndGet("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict"
                      " AND name NOT LIKE 'sqlite~_%' ESCAPE '~'")
            .getInt(),
        0);
    EXPECT_EQ(
        db.execAndGet("SELECT group_concat(name) FROM (SELECT name FROM pragma_table_list WHERE strict ORDER BY 1)")
            .getString(),
        "category_tally,club,game,goal,import,journal,mark,night,on_table,photo,play,play_category,play_count,play_"
        "seat,"
        "player,purged,rated,rating,result,rivalry,roll,standing,streak,superseded,tally,tile_face,traced_photo,turn,"
        "unsent");
}

TEST(Open, TakesNoWordForAValueAndNoWriteIntoTheSchema) {
    const Folder folder;
    SQLite::Database db = db::open(folder / "history.db");
    EXPECT_THROW(db.exec("SELECT \"no such column\""), SQLite::Exception);
    db.exec("PRAGMA writable_schema = ON");
    EXPECT_THROW(db.exec("DELETE FROM sqlite_schema"), SQLite::Exception);
}

TEST(Open, MakesItsFoldersForTheUserAlone) {
    const Folder folder;
    db::open(folder / "share/clerk-of-works/history.db");
    for (const char* name : {"share", "share/clerk-of-works"})
        EXPECT_EQ(fs::status(folder / name).permissions() & others, fs::perms::none) << name;
}

TEST(Open, MakesFilesForTheUserAloneWhereverTheyAre) {
    const Folder folder;
    fs::permissions(folder.path(), fs::perms::all);
    db::Store store(folder / "history.db");
    store.add(test::game(1, 3));
    const fs::path copy = db::back_up(folder / "history.db", db::Occasion::by_hand, {}).file;
    const auto alone = fs::perms::owner_read | fs::perms::owner_write;
    for (const std::string& name : folder.names())
        if (fs::is_regular_file(folder / name)) EXPECT_EQ(fs::status(folder / name).permissions(), alone) << name;
    EXPECT_EQ(fs::status(copy).permissions(), alone);
}

TEST(Open, LeavesFoldersThatAreThereAsTheyAre) {
    const Folder folder;
    fs::create_directory(folder / "share");
    fs::permissions(folder / "share", fs::perms::owner_all | fs::perms::others_read);
    db::open(folder / "share/history.db");
    EXPECT_EQ(fs::status(folder / "share").permissions(), fs::perms::owner_all | fs::perms::others_read);
}

TEST(Open, SetsUpAnEmptyFile) {
    const Folder folder;
    test::write_bytes(folder / "history.db", "");
    EXPECT_TRUE(db::Store(folder / "history.db").games().empty());
}

TEST(Open, SetsUpAFileOfOursOnTheGround) {
    const Folder folder;
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("PRAGMA application_id = " + std::to_string(db::application_id));
    db::Store store(folder / "history.db");
    store.add(test::game(1));
    EXPECT_TRUE(store.has(test::uuid(1)));
    EXPECT_FALSE(fs::exists(folder / "backups")) << "there was nothing to keep";
}

TEST(Open, AnEmptyFileThatMayNotBeWrittenIsUnreadable) {
    const Folder folder;
    test::write_bytes(folder / "history.db", "");
    fs::permissions(folder / "history.db", fs::perms(0444));
    fs::permissions(folder.path(), fs::perms::all);
    {
        const test::OrdinaryUser user;
        EXPECT_EQ(test::reason([&] { db::open(folder / "history.db"); }), db::Error::Reason::unreadable);
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db"});
    EXPECT_EQ(test::bytes(folder / "history.db"), "");
}

TEST(Open, ATableOfAnotherBesideThoseOfAnEarlierStepStays) {
    const Folder folder;
    {
        SQLite::Database raw(folder / "history.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db::migrate_copy(raw, folder / "history.db", db::schema().first(1));
        raw.exec("PRAGMA user_version = 1; CREATE TABLE diary (day TEXT); INSERT INTO diary VALUES ('Monday')");
    }
    SQLite::Database db = db::open(folder / "history.db");
    EXPECT_EQ(db.execAndGet("PRAGMA user_version").getInt(), static_cast<int>(db::schema().size()));
    EXPECT_EQ(db.execAndGet("SELECT day FROM diary").getString(), "Monday");
}

TEST(Open, AJournalOfZerosIsNobodys) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::Store(file).add(test::game(1, 3));
    test::write_bytes(folder / "history.db-journal", std::string(600, '\0'));
    EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 3));
}

TEST(Open, AJournalThatNamesNoOtherFileIsItsOwn) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    const std::string end = test::journal_that_names("");
    test::write_bytes(folder / "history.db-journal", std::string(512, '\0') + end.substr(end.size() - 16));
    EXPECT_EQ(db::Store(folder / "history.db").load(test::uuid(1)), test::game(1, 3));
}

TEST(Open, AMarkThatCannotBeReadSaysNothing) {
    const Folder folder;
    const fs::path mark = folder / "history.db-mark";
    db::Store(folder / "history.db").add(test::game(1, 3));
    const std::string whole = test::bytes(mark), id = whole.substr(0, 36);
    ASSERT_TRUE(db::read_mark(folder / "history.db"));
    for (const std::string& line :
         {std::string(), whole.substr(1), id + " 1x" + std::string(24, ' ') + '\n',
          id + " x1" + std::string(24, ' ') + '\n', id + " 9223372036854775807" + std::string(7, ' ') + '\n'}) {
        test::write_bytes(mark, line);
        EXPECT_FALSE(db::read_mark(folder / "history.db")) << line;
        EXPECT_TRUE(db::Store(folder / "history.db").has(test::uuid(1))) << line;
    }
}

TEST(Open, AHistoryThatHasLostItsOwnMarkWritesNoneBesideIt) {
    const Folder folder;
    { db::Store store(folder / "history.db"); }
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE).exec("DELETE FROM mark");
    fs::remove(folder / "history.db-mark");
    db::Store(folder / "history.db").add(test::game(1, 3));
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db"});
    EXPECT_TRUE(db::Store(folder / "history.db").has(test::uuid(1)));
}

TEST(Open, TakesARelativePath) {
    const Folder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    db::Store store(":memory:");
    fs::current_path(before);
    store.add(test::game(1));
    EXPECT_EQ(store.file(), folder / ":memory:");
    store = db::Store(folder / ":memory:");
    EXPECT_TRUE(store.has(test::uuid(1)));
}

TEST(Open, LeavesAHistoryAndItsMarkBehindWhenItIsClosed) {
    const Folder folder;
    db::Store(folder / "history.db").add(test::game(1, 3));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"history.db", "history.db-mark"}));
}

}
