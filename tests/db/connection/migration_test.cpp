#include "db/back_up/back_up_files.h"
#include "db/connection/open.h"
#include "tests/db/support.h"

#include <SQLiteCpp/Transaction.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

constexpr const char* first = "CREATE TABLE brick (colour TEXT NOT NULL) STRICT;";
constexpr const char* second = "ALTER TABLE brick ADD COLUMN size INTEGER; UPDATE brick SET size = 4;";
constexpr const char* broken = "ALTER TABLE brick ADD COLUMN size INTEGER; INSERT INTO nowhere VALUES (1);";
constexpr const char* steps[] = {first, second};
constexpr const char* one_step[] = {first};
constexpr const char* broken_steps[] = {first, broken};

using test::noon;
constexpr const char* copied = "backups/history-20261121T120000Z-schema.db";
constexpr const char* copied_again = "backups/history-20261121T120001Z-schema.db";

SQLite::Database connect(const std::filesystem::path& file) {
    return {file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
}

int version(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

/// A file of the first version with one brick in it, in the journal mode of a real one.
void make_first(const std::filesystem::path& file) {
    SQLite::Database db = connect(file);
    db::migrate(db, file, one_step);
    db.exec("PRAGMA journal_mode = WAL; INSERT INTO brick VALUES ('red')");
}

TEST(Ladder, TakesEveryStepInAnEmptyFile) {
    const Folder folder;
    SQLite::Database db = connect(folder / "history.db");
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(version(db), 2);
    EXPECT_EQ(db.execAndGet("PRAGMA application_id").getInt(), db::application_id);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db"});
}

TEST(Ladder, BacksAnOlderFileUpBeforeItsNextStep) {
    const Folder folder;
    make_first(folder / "history.db");
    SQLite::Database db = connect(folder / "history.db");
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(version(db), 2);
    EXPECT_EQ(db.execAndGet("SELECT colour || size FROM brick").getString(), "red4");

    SQLite::Database copy = connect(folder / copied);
    EXPECT_EQ(version(copy), 1);
    EXPECT_EQ(copy.execAndGet("PRAGMA application_id").getInt(), db::application_id);
    EXPECT_EQ(copy.execAndGet("SELECT group_concat(name) FROM pragma_table_info('brick')").getString(), "colour");
    EXPECT_EQ(copy.execAndGet("SELECT colour FROM brick").getString(), "red");
}

TEST(Ladder, CopiesWhatIsNotYetInTheFileItself) {
    const Folder folder;
    make_first(folder / "history.db");
    SQLite::Database other = connect(folder / "history.db");
    other.exec("PRAGMA wal_autocheckpoint = 0; INSERT INTO brick VALUES ('blue')");
    SQLite::Database db = connect(folder / "history.db");
    db::migrate(db, folder / "history.db", steps, noon);
    SQLite::Database copy = connect(folder / copied);
    EXPECT_EQ(copy.execAndGet("SELECT count(*) FROM brick").getInt(), 2);
}

TEST(Ladder, OverwritesNoEarlierCopy) {
    const Folder folder;
    make_first(folder / "history.db");
    std::filesystem::create_directory(folder / "backups");
    test::write_bytes(folder / copied, "mine");
    SQLite::Database db = connect(folder / "history.db");
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(test::bytes(folder / copied), "mine");
    SQLite::Database copy = connect(folder / copied_again);
    EXPECT_EQ(version(copy), 1);
}

TEST(Ladder, WithoutABackUpTakesNoStep) {
    const Folder folder;
    make_first(folder / "history.db");
    test::write_bytes(folder / "backups", "no folder");
    SQLite::Database db = connect(folder / "history.db");
    EXPECT_TRUE(test::reason([&] { db::migrate(db, folder / "history.db", steps, noon); }));
    EXPECT_EQ(version(db), 1);
}

TEST(Ladder, StandsStillAtTheTop) {
    const Folder folder;
    make_first(folder / "history.db");
    const std::string before = test::bytes(folder / "history.db");
    {
        SQLite::Database db = connect(folder / "history.db");
        db::migrate(db, folder / "history.db", one_step);
    }
    EXPECT_EQ(test::bytes(folder / "history.db"), before);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"history.db"});
}

/// While it is waited for, as both are started at once.
TEST(Ladder, TakesNoStepThatAnotherProgramHasTakenMeanwhile) {
    const Folder folder;
    make_first(folder / "history.db");
    SQLite::Database other = connect(folder / "history.db"), db = connect(folder / "history.db");
    SQLite::Transaction taking(other, SQLite::TransactionBehavior::IMMEDIATE);
    db::take_steps(other, 1, steps);
    const auto finish = [](void* transaction, int) {
        static_cast<SQLite::Transaction*>(transaction)->commit();
        return 1;
    };
    sqlite3_busy_handler(db.getHandle(), finish, &taking);
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(version(db), 2);
    EXPECT_EQ(db.execAndGet("SELECT colour || size FROM brick").getString(), "red4");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"history.db", "history.db-shm", "history.db-wal"}));
}

/// From the first step at which rows were sealed, to each later one.
TEST(Ladder, TakesSomeStepsOrAllOfThoseThatSeal) {
    for (std::size_t step = 7; step <= db::schema().size(); ++step) {
        const Folder folder;
        SQLite::Database db = connect(folder / "history.db");
        db::migrate(db, folder / "history.db", db::schema().first(6), noon);
        db.exec("INSERT INTO player (id, name, modified_at, digest) VALUES ('p', 'Linda', '', 1)");
        db::migrate(db, folder / "history.db", db::schema().first(step), noon);
        EXPECT_EQ(version(db), static_cast<int>(step));
        EXPECT_EQ(db.execAndGet("SELECT name FROM player").getString(), "Linda");
    }
}

TEST(Ladder, AStepThatFailsLeavesTheFileWhereItStood) {
    const Folder folder;
    make_first(folder / "history.db");
    {
        SQLite::Database db = connect(folder / "history.db");
        EXPECT_THROW(db::migrate(db, folder / "history.db", broken_steps), SQLite::Exception);
    }
    SQLite::Database db = connect(folder / "history.db");
    EXPECT_EQ(version(db), 1);
    EXPECT_EQ(db.execAndGet("SELECT group_concat(name) FROM pragma_table_info('brick')").getString(), "colour");
    EXPECT_EQ(db::list_back_ups(folder / "history.db").size(), 1U);
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(version(db), 2);
}

TEST(Ladder, RefusesAFilePastItsTop) {
    const Folder folder;
    SQLite::Database db = connect(folder / "history.db");
    db::migrate(db, folder / "history.db", steps, noon);
    EXPECT_EQ(test::reason([&] { db::migrate(db, folder / "history.db", one_step); }), Reason::newer);
    EXPECT_EQ(version(db), 2);
}

}
