#include "db/back_up.h"
#include "db/restore.h"
#include "tests/db/no_room.h"
#include "tests/db/support.h"

#include <stdexcept>
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

constexpr db::Time noon = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + std::chrono::hours(12);

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
        EXPECT_EQ(db::back_ups(file).size(), 1U);
    }
};

TEST_F(Restore, PutsTheHistoryBackAndKeepsTheOneThatWas) {
    const fs::path kept = db::restore(file, copy, noon);
    EXPECT_EQ(kept, folder / "backups/history-20261121T120000Z-restore.db");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"backups", "history.db"}));
    {
        const db::Store store(file);
        EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
        EXPECT_FALSE(store.has(test::uuid(2)));
    }
    db::restore(file, kept, noon);
    EXPECT_TRUE(has(2)) << "and back again";
}

TEST_F(Restore, MakesAHistoryThatIsMissing) {
    fs::remove(file);
    EXPECT_EQ(db::restore(file, copy, noon), fs::path());
    EXPECT_TRUE(has(1));
    EXPECT_EQ(db::back_ups(file).size(), 1U);
}

TEST_F(Restore, IsRefusedWhileAnyoneHasTheHistoryOpen) {
    {
        const db::Store store(file);
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
        EXPECT_TRUE(store.has(test::uuid(2)));
    }
    EXPECT_TRUE(has(2));
    EXPECT_EQ(db::back_ups(file).size(), 1U);
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

TEST_F(Restore, ReplacesNoDatabaseOfAnotherProgram) {
    raw(file).exec("PRAGMA journal_mode = DELETE; PRAGMA application_id = 12345");
    expect_refused(Reason::not_a_history);
}

TEST_F(Restore, RefusesACopyThatIsInUse) {
    db::Store other(copy);
    other.add(test::game(7));
    EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
    EXPECT_TRUE(has(2));
}

TEST_F(Restore, AFullDiskChangesNothing) {
    {
        const test::NoRoom none;
        expect_refused(Reason::full);
    }
    EXPECT_TRUE(has(2));
}

TEST_F(Restore, KeepsADamagedHistoryByteByByte) {
    std::string bytes = test::bytes(file);
    std::fill(bytes.begin() + 100, bytes.end(), '\x5a');
    test::write_bytes(file, bytes);
    const fs::path kept = db::restore(file, copy, noon);
    EXPECT_TRUE(test::bytes(kept) == bytes);
    EXPECT_TRUE(has(1));
}

TEST_F(Restore, KeepsWhatIsNoHistoryByteByByteWithItsLog) {
    const std::string letter(9000, 'x');
    test::write_bytes(file, letter);
    test::write_bytes(folder / "history.db-wal", "and John,");
    const fs::path kept = db::restore(file, copy, noon);
    EXPECT_EQ(test::bytes(kept), letter);
    EXPECT_EQ(test::bytes(kept.string() + "-wal"), "and John,");
    EXPECT_TRUE(has(1));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"backups", "history.db"}));
}

/// Another program that has a history open.
class Holder {
public:
    explicit Holder(const fs::path& file) {
        if (pipe(ready_) != 0 || pipe(done_) != 0) throw std::runtime_error("no pipe");
        process_ = fork();
        if (process_ == 0) hold(file);
        char byte = 0;
        if (read(ready_[0], &byte, 1) != 1) throw std::runtime_error("the holder does not answer");
    }
    ~Holder() {
        for (const int end : {ready_[0], ready_[1], done_[0], done_[1]}) close(end);
        waitpid(process_, nullptr, 0);
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;

private:
    [[noreturn]] void hold(const fs::path& file) {
        close(done_[1]);
        SQLite::Database db = raw(file);
        db.execAndGet("SELECT count(*) FROM game");
        char byte = 1;
        if (write(ready_[1], &byte, 1) == 1) byte = static_cast<char>(read(done_[0], &byte, 1)); // until we are closed
        _exit(0);
    }

    int ready_[2] = {};
    int done_[2] = {};
    pid_t process_ = 0;
};

TEST_F(Restore, IsRefusedWhileAnotherProgramHasADamagedHistoryOpen) {
    std::string bytes = test::bytes(file);
    {
        const Holder holder(file);
        std::fill(bytes.begin() + 100, bytes.begin() + 4096, '\x5a');
        test::write_bytes(file, bytes);
        EXPECT_EQ(test::reason([&] { db::restore(file, copy, noon); }), Reason::locked);
        EXPECT_TRUE(test::bytes(file) == bytes);
        EXPECT_EQ(db::back_ups(file).size(), 1U);
    }
    fs::remove(folder / "history.db-wal");
    fs::remove(folder / "history.db-shm");
    EXPECT_NE(db::restore(file, copy, noon), fs::path());
    EXPECT_TRUE(has(1));
}

TEST_F(Restore, ReplacesWhatALinkLeadsTo) {
    fs::create_directory(folder / "elsewhere");
    fs::rename(file, folder / "elsewhere/games.db");
    fs::create_symlink(folder / "elsewhere/games.db", file);
    db::restore(file, copy, noon);
    EXPECT_TRUE(fs::is_symlink(file));
    EXPECT_FALSE(has(2));
    EXPECT_FALSE(db::Store(folder / "elsewhere/games.db").has(test::uuid(2)));
}

TEST_F(Restore, AFolderIsNotReplaced) {
    const fs::path place = folder / "place.db";
    fs::create_directory(place);
    EXPECT_EQ(test::reason([&] { db::restore(place, copy, noon); }), Reason::unreadable);
}

}
