// What belongs to a history, whatever it is called and whoever asks.
#include "db/back_up/back_up.h"
#include "db/back_up/own_files.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;

class OwnFiles : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db";

    void SetUp() override { db::Store(file).add(test::game(1, 3)); }
};

TEST_F(OwnFiles, TheHistoryAndWhatLiesBesideIt) {
    for (const char* name : {"history.db", "history.db-wal", "history.db-shm", "history.db-journal", "history.db-mark"})
        EXPECT_TRUE(db::belongs_to_history(folder / name)) << name;
    fs::create_symlink(file, folder / "link");
    fs::create_hard_link(file, folder / "second name");
    EXPECT_TRUE(db::belongs_to_history(folder / "link"));
    EXPECT_TRUE(db::belongs_to_history(folder / "second name"));
}

TEST_F(OwnFiles, TheFolderOfItsBackUps) {
    EXPECT_TRUE(db::belongs_to_history(folder / "backups/plays.csv")) << "before the first one";
    const fs::path kept = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    EXPECT_TRUE(db::belongs_to_history(kept));
    fs::remove(file);
    EXPECT_TRUE(db::belongs_to_history(folder / "backups/plays.csv"));
}

TEST_F(OwnFiles, NothingElse) {
    test::Folder elsewhere;
    fs::create_directories(elsewhere / "backups");
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    SQLite::Database(folder / "other.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (c)");
    for (const fs::path& other : {folder / "letter.txt", folder / "letter.txt-mark", folder / "other.db",
                                  folder / "other.db-wal", folder / "plays.csv", folder / "-wal", folder / "history",
                                  folder / "no/where/history.db", elsewhere / "backups/plays.csv", folder.path()})
        EXPECT_FALSE(db::belongs_to_history(other)) << other;
}

/// As a disk tells it that takes large letters for small ones.
TEST_F(OwnFiles, UnderAnotherNameToo) {
    fs::create_hard_link(folder / "history.db-mark", folder / "history.db-MARK");
    EXPECT_TRUE(db::belongs_to_history(folder / "history.db-MARK"));
    fs::create_symlink("backups", folder / "BackUps");
    db::back_up(file, db::Occasion::by_hand, test::noon);
    EXPECT_TRUE(db::belongs_to_history(folder / "BackUps/plays.csv"));
}

TEST_F(OwnFiles, AShortNameIsOfNoFileBesideAHistory) { EXPECT_FALSE(db::belongs_to_history("/a")); }

TEST_F(OwnFiles, AreNotLookedForWhereNobodyMayLook) {
    test::Folder closed;
    fs::create_directory(closed / "backups");
    fs::permissions(closed.path(), fs::perms(0711));
    fs::permissions(closed / "backups", fs::perms(0711));
    const test::OrdinaryUser user;
    EXPECT_FALSE(db::belongs_to_history(closed / "backups/plays.csv"));
}

/// By another program than this one: what it reads of the file takes no lock of ours away.
bool is_locked(const fs::path& file) {
    const pid_t id = fork();
    if (id == 0) {
        struct flock ask {};
        ask.l_type = F_WRLCK;
        ask.l_start = 0x40000000; // where SQLite locks
        ask.l_len = 512;
        const int opened = open(file.c_str(), O_RDWR | O_CLOEXEC);
        _exit(opened >= 0 && fcntl(opened, F_GETLK, &ask) == 0 && ask.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    waitpid(id, &status, 0);
    return WEXITSTATUS(status) == 1;
}

TEST_F(OwnFiles, WhoAsksKeepsItsLocks) {
    const db::Store store(file);
    ASSERT_TRUE(is_locked(file));
    for (const char* name : {"history.db", "history.db-wal", "backups/plays.csv"})
        EXPECT_TRUE(db::belongs_to_history(folder / name));
    EXPECT_TRUE(is_locked(file));
}

}
