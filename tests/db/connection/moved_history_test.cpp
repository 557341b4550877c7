// A history whose file is moved, deleted or replaced while it is open: all that it holds can still be kept, and
// whatever is in its place is left alone.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/moved_history.h"
#include "tests/db/interrupted_call.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

/// A history of one game, whose last turns are in its log alone.
class MovedHistory : public testing::Test {
protected:
    Folder folder, elsewhere;
    const fs::path file = folder / "history.db";
    db::Store store{file};

    void SetUp() override {
        store.add(test::game(1, 3));
        store.change(test::game(1, 3), test::game(1, 4));
    }

    void move(const std::string& end) const { fs::rename(file.string() + end, elsewhere / ("history.db" + end)); }

    /// Of the history that is at its place.
    std::vector<std::string> all_bytes() const {
        std::vector<std::string> all;
        for (const char* end : {"", "-wal", "-mark"}) all.push_back(test::bytes(file.string() + end));
        return all;
    }

    void expect_whole(const fs::path& kept) const {
        EXPECT_TRUE(db::check_up(kept).troubles.empty());
        EXPECT_EQ(db::Store(kept).load(test::uuid(1)), test::game(1, 4));
    }
};

TEST_F(MovedHistory, IsKeptAsABackUpWhateverBecameOfItsFile) {
    EXPECT_FALSE(db::has_moved(store));
    for (const char* what : {"moved", "deleted", "replaced"}) {
        const Folder place;
        db::Store open(place / "history.db");
        open.add(test::game(1, 4));
        if (std::string_view(what) == "deleted")
            fs::remove(open.file());
        else
            fs::rename(open.file(), place / "moved.db");
        if (std::string_view(what) == "replaced") test::write_bytes(open.file(), "Dear Linda,");
        EXPECT_TRUE(db::has_moved(open)) << what;
        const db::BackUp made = db::keep_moved(open, noon).value();
        EXPECT_EQ(made.file, place / "backups/history-20261121T120000Z-hand.db") << what;
        expect_whole(made.file);
        for (const char* log : {"-wal", "-shm", "-mark"}) EXPECT_FALSE(fs::exists(open.file().string() + log)) << log;
        EXPECT_EQ(test::bytes(open.file()), std::string_view(what) == "replaced" ? "Dear Linda," : "") << what;
        if (std::string_view(what) != "deleted") expect_whole(place / "moved.db"); // its log came home
    }
}

TEST_F(MovedHistory, IsNoneWhenAnotherProgramBringsTheLogIntoTheFile) {
    db::Store other(file);
    other.add(test::game(2, 3));
    db::empty_log(other);
    EXPECT_FALSE(db::has_moved(store));
    store.change(test::game(1, 4), test::game(1, 5));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 5));
}

TEST_F(MovedHistory, LeavesTheLogAndTheMarkOfAnotherOneInItsPlaceAlone) {
    for (const char* end : {"", "-wal", "-shm", "-mark"}) move(end);
    db::Store another(file);
    another.add(test::game(7, 2));
    const auto before = all_bytes();
    expect_whole(db::keep_moved(store, noon).value().file);
    EXPECT_TRUE(all_bytes() == before);
    another.change(test::game(7, 2), test::game(7, 3));
    EXPECT_EQ(another.load(test::uuid(7)), test::game(7, 3)) << "it is played on";
}

TEST_F(MovedHistory, IsKeptWithoutItsMarkToo) {
    move("");
    move("-mark");
    expect_whole(db::keep_moved(store, noon).value().file);
    store.connection()->db.exec("DELETE FROM mark");
    test::write_bytes(file.string() + "-mark", test::bytes(elsewhere / "history.db-mark"));
    EXPECT_EQ(db::Store(db::keep_moved(store, noon).value().file).load(test::uuid(1)), test::game(1, 4));
    EXPECT_FALSE(fs::exists(file.string() + "-mark")) << "whose it is nobody can say";
}

TEST_F(MovedHistory, IsKeptInAFileThatIsNotThereYet) {
    move("");
    test::write_bytes(elsewhere / "letter.txt", "Dear Linda,");
    EXPECT_EQ(test::reason([&] { db::keep_moved_in(store, elsewhere / "letter.txt"); }), Reason::unreadable);
    EXPECT_EQ(test::bytes(elsewhere / "letter.txt"), "Dear Linda,");
    EXPECT_EQ(test::reason([&] { db::keep_moved_in(store, elsewhere / "nowhere" / "kept.db"); }), Reason::unreadable);
    EXPECT_TRUE(fs::exists(file.string() + "-wal")) << "nothing is taken away before all of it is kept";
    db::keep_moved_in(store, elsewhere / "kept.db");
    expect_whole(elsewhere / "kept.db");
    EXPECT_TRUE(folder.names().empty());
}

/// As another program that synchronises folders puts it there.
class ReplacedHistory : public MovedHistory {
protected:
    void SetUp() override {
        MovedHistory::SetUp();
        db::Store(elsewhere / "other.db").add(test::game(7, 2));
    }

    void replace() const { fs::rename(elsewhere / "other.db", file); }

    void expect_other_whole() const {
        EXPECT_EQ(db::Store(file).load(test::uuid(7)), test::game(7, 2));
        EXPECT_FALSE(db::Store(file).has(test::uuid(1)));
        EXPECT_EQ(db::check_up(file).troubles, std::vector<db::Trouble>{});
    }
};

TEST_F(ReplacedHistory, ChangesNothingOfWhatTookItsPlaceWhenItIsClosed) {
    {
        const db::Store open = std::move(store);
        replace();
    }
    expect_other_whole();
}

TEST_F(ReplacedHistory, OfWhichTheLogWasEmptiedChangesNothingEvenWhenItsProgramIsKilled) {
    EXPECT_TRUE(db::has_log(store));
    const pid_t child = fork();
    if (child == 0) {
        db::Store open(file);
        open.change(test::game(1, 4), test::game(1, 5));
        db::empty_log(open);
        if (db::has_log(open)) _exit(1);
        replace();
        _exit(0);
    }
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_FALSE(db::has_log(store));
    expect_other_whole();
}

/// The earlier one is put in its place as restoring does it, whenever an action has looked where its file is.
TEST_F(MovedHistory, AnActionLeavesNoMarkBesideWhatIsPutInItsPlaceMeanwhile) {
    const auto earlier = elsewhere / "earlier.db";
    db::keep_moved_in(store, earlier);
    int done = 0;
    for (int look = 1; !HasFailure(); ++look) {
        const Folder place;
        fs::copy_file(earlier, place / "history.db");
        fs::copy_file(earlier, place / "again.db");
        db::Store open(place / "history.db");
        open.change(test::game(1, 4), test::game(1, 5));
        const auto replace = [&] {
            for (const char* end : {"-wal", "-shm", "-mark"}) fs::remove(place / ("history.db" + std::string(end)));
            fs::rename(place / "again.db", place / "history.db");
            fs::remove(place / "history.db-mark");
        };
        const test::AfterLook meanwhile(look, replace);
        const auto why_not = test::reason([&] { open.change(test::game(1, 5), test::game(1, 6)); });
        if (!test::AfterLook::was_reached()) break;
        EXPECT_TRUE(!why_not || why_not == Reason::moved) << look;
        done += !why_not;
        EXPECT_EQ(db::Store(place / "history.db").load(test::uuid(1)), test::game(1, 4))
            << look << ": it is not behind";
    }
    EXPECT_GT(done, 0) << "between its end and its mark";
}

/// What is done is done.
TEST_F(MovedHistory, AnActionAfterWhichNobodyCanLookIsNoFailure) {
    int done = 0;
    for (int look = 1; !HasFailure(); ++look) {
        const Folder place;
        fs::create_directory(place / "here");
        db::Store open(place / "here/history.db");
        open.add(test::game(1, 4));
        const auto hide = [&] {
            fs::rename(place / "here", place / "there");
            fs::create_symlink("here", place / "here");
        };
        const test::AfterLook meanwhile(look, hide);
        const auto why_not = test::reason([&] { open.change(test::game(1, 4), test::game(1, 5)); });
        if (!test::AfterLook::was_reached()) break;
        EXPECT_TRUE(!why_not || why_not == Reason::unreadable) << look;
        done += !why_not;
        EXPECT_EQ(db::Store(place / "there/history.db").load(test::uuid(1)), test::game(1, why_not ? 4 : 5)) << look;
    }
    EXPECT_GT(done, 0);
}

TEST_F(MovedHistory, ItsLogIsLeftWhileAnotherProgramReads) {
    db::Store reader(file);
    SQLite::Statement reading(reader.connection()->db, "SELECT id FROM game");
    EXPECT_TRUE(reading.executeStep());
    db::empty_log(store);
    EXPECT_TRUE(db::has_log(store));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
    reading.reset();
    db::empty_log(store);
    EXPECT_FALSE(db::has_log(store));
    store.change(test::game(1, 4), test::game(1, 5));
    EXPECT_TRUE(db::has_log(store));
    move("-wal");
    EXPECT_FALSE(db::has_log(store)) << "it is not any more where it would change anything";
}

TEST_F(MovedHistory, ItsLogStaysWhereNobodyMayLookWhoseFileItIs) {
    fs::permissions(folder.path(), fs::perms::none);
    {
        const test::OrdinaryUser user;
        EXPECT_EQ(test::reason([&] { static_cast<void>(db::has_moved(store)); }), Reason::unreadable);
        EXPECT_NO_THROW(db::empty_log(store));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_TRUE(fs::file_size(file.string() + "-wal") > 0);
    db::empty_log(store);
    EXPECT_TRUE(fs::file_size(file.string() + "-wal") == 0);
}

TEST_F(MovedHistory, ItsLogStaysBesideALinkToItself) {
    move("");
    fs::create_symlink(file, file);
    EXPECT_TRUE(db::has_log(store));
    EXPECT_EQ(test::reason([&] { static_cast<void>(db::has_moved(store)); }), Reason::unreadable);
    EXPECT_NO_THROW(db::empty_log(store));
    EXPECT_TRUE(fs::file_size(file.string() + "-wal") > 0);
    fs::rename(elsewhere / "history.db", file);
    db::empty_log(store);
    EXPECT_TRUE(fs::file_size(file.string() + "-wal") == 0);
}

TEST_F(MovedHistory, IsOfANewerVersionOnlyWhereItSaysSo) {
    EXPECT_FALSE(db::is_of_newer_version(file));
    EXPECT_FALSE(db::is_of_newer_version(elsewhere / "nowhere.db"));
    test::write_bytes(elsewhere / "letter.txt", "Dear Linda,");
    EXPECT_FALSE(db::is_of_newer_version(elsewhere / "letter.txt"));
    db::empty_log(store);
    fs::copy_file(file, elsewhere / "newer.db");
    SQLite::Database(elsewhere / "newer.db", SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 1000");
    EXPECT_TRUE(db::is_of_newer_version(elsewhere / "newer.db"));
}

TEST_F(MovedHistory, ItsLogIsNoneWhileAnActionGoesOn) {
    bool asked = false;
    const db::Following following(store.watch(), [&](std::size_t, std::size_t) {
        asked = true;
        db::empty_log(store); // SQLite, which is asking, may not be asked
        return !db::has_log(store);
    });
    EXPECT_TRUE(db::has_log(store));
    store.watch().tell(1, 2);
    EXPECT_TRUE(asked);
    EXPECT_TRUE(db::has_log(store));
}

TEST(MovedCopy, HasNoPlace) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    db::Store(file).add(test::game(1, 3));
    fs::permissions(file, fs::perms(0444));
    fs::permissions(folder.path(), fs::perms(0555));
    const db::Store copy = [&] {
        const test::OrdinaryUser user;
        return db::Store(file);
    }();
    fs::permissions(folder.path(), fs::perms::owner_all);
    fs::remove(file);
    EXPECT_FALSE(db::has_moved(copy)) << "nothing is written to it that somebody would miss";
    EXPECT_EQ(copy.load(test::uuid(1)), test::game(1, 3));
    EXPECT_TRUE(db::keep_moved_in(copy, folder / "kept.db"));
    EXPECT_EQ(db::Store(folder / "kept.db").load(test::uuid(1)), test::game(1, 3));
}

}
