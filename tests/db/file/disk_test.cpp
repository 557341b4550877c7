// Files and folders beside SQLite: what is made, what is left alone, and what the system refuses.
#include "db/file/disk.h"
#include "db/file/system.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
namespace fs = std::filesystem;

constexpr fs::perms own_file = fs::perms::owner_read | fs::perms::owner_write;

fs::perms rights(const fs::path& file) { return fs::status(file).permissions(); }

class Disk : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db";
};

TEST_F(Disk, AFolderIsMadeWithThoseAboveItForTheUserAlone) {
    db::make_folder(folder / "a" / "b");
    EXPECT_EQ(rights(folder / "a"), fs::perms::owner_all);
    EXPECT_EQ(rights(folder / "a" / "b"), fs::perms::owner_all);
    fs::permissions(folder / "a", fs::perms::all);
    db::make_folder(folder / "a");
    db::make_folder("");
    EXPECT_EQ(rights(folder / "a"), fs::perms::all) << "it was there";
    test::write_bytes(file, "");
    EXPECT_THROW(db::make_folder(file / "below a file"), fs::filesystem_error);
}

TEST_F(Disk, AFileIsMadeForTheUserAloneUnlessThereIsOne) {
    db::make_file(file);
    EXPECT_EQ(rights(file), own_file);
    test::write_bytes(file, "kept");
    db::make_file(file);
    EXPECT_EQ(test::bytes(file), "kept");
    EXPECT_THROW(db::make_file(folder / "no folder" / "file"), fs::filesystem_error);
}

TEST_F(Disk, TheRealFileIsWhereALinkLeads) {
    test::write_bytes(file, "");
    fs::create_symlink(file, folder / "link");
    EXPECT_EQ(db::real_file(folder / "link"), fs::canonical(file));
    EXPECT_EQ(db::real_file(folder / "missing"), folder / "missing");
}

TEST_F(Disk, LinksThatLeadToEachOtherLeadNowhere) {
    fs::create_symlink(folder / "b", folder / "a");
    fs::create_symlink(folder / "a", folder / "b");
    EXPECT_EQ(db::real_file(folder / "a").parent_path(), folder.path());
}

TEST_F(Disk, HasRoomWhereNobodyCanSayHowMuch) {
    constexpr auto enough = std::numeric_limits<std::uintmax_t>::max();
    EXPECT_EQ(db::free_room("/proc"), enough) << "of a folder that is on no disk";
    EXPECT_EQ(db::free_room(folder / "no" / "where"), enough);
    EXPECT_LT(db::free_room(folder / "not yet"), enough);
}

TEST_F(Disk, AFileIsKnownByWhatItIsNotByItsName) {
    test::write_bytes(file, "");
    test::write_bytes(folder / "other", "");
    EXPECT_TRUE(db::add_name(file, folder / "second name"));
    EXPECT_FALSE(db::add_name(file, folder / "other")) << "that name is there";
    EXPECT_EQ(db::file_id(file), db::file_id(folder / "second name"));
    EXPECT_NE(db::file_id(file), db::file_id(folder / "other"));
    EXPECT_EQ(db::file_id(folder / "missing"), std::nullopt);
}

TEST_F(Disk, WhatIsBroughtToTheDiskHasToBeThere) {
    test::write_bytes(file, "x");
    db::sync(file);
    db::sync(folder.path());
    db::sync("/dev/null"); // of which the system says that it cannot
    EXPECT_THROW(db::sync(folder / "missing"), fs::filesystem_error);
}

TEST_F(Disk, AFileMayBeWrittenWhereItsFolderMayToo) {
    constexpr fs::perms read{0444}, write{0222}, enter{0111}; // whoever it is
    test::write_bytes(file, "");
    const auto may = [&](fs::perms of_folder, fs::perms of_file) {
        fs::permissions(file, of_file);
        fs::permissions(folder.path(), of_folder);
        const test::OrdinaryUser user;
        return db::may_be_written(file);
    };
    EXPECT_FALSE(may(read | enter, read | write));
    EXPECT_FALSE(may(read | enter | write, read));
    EXPECT_TRUE(may(read | enter | write, read | write));
}

TEST_F(Disk, TheFilesOfAFolderAreThoseThatAreFilesOrLeadToOne) {
    test::write_bytes(file, "");
    fs::create_directory(folder / "folder");
    fs::create_symlink(file, folder / "link");
    fs::create_symlink("nowhere", folder / "broken");
    EXPECT_THAT(db::files_in(folder.path()), UnorderedElementsAre(file, folder / "link"));
    EXPECT_THAT(db::files_in(folder / "missing"), IsEmpty());
    EXPECT_THAT(db::files_in(file), IsEmpty());
}

TEST_F(Disk, ALinkThatMayNotBeFollowedIsNoFile) {
    test::write_bytes(file, "");
    fs::create_directory(folder / "closed");
    fs::create_symlink(folder / "closed" / "letter", folder / "link");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "closed", fs::perms::owner_all);
    {
        const test::OrdinaryUser user;
        EXPECT_THAT(db::files_in(folder.path()), ElementsAre(file));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST_F(Disk, AFolderThatCannotBeListedKeepsItsLeftParts) {
    test::write_bytes(folder / "history.db.part", "");
    fs::permissions(folder.path(), fs::perms::owner_write | fs::perms::owner_exec | fs::perms::others_exec);
    {
        const test::OrdinaryUser user;
        EXPECT_THROW(static_cast<void>(db::files_in(folder.path())), fs::filesystem_error);
        EXPECT_NO_THROW(db::remove_left_parts(file));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_TRUE(fs::exists(folder / "history.db.part"));
}

/// Whether it is a file nobody knows.
TEST_F(Disk, AFileThatCannotBeLookedAtIsNotPassedOver) {
    test::write_bytes(file, "");
    fs::permissions(folder.path(), fs::perms(0744));
    {
        const test::OrdinaryUser user;
        EXPECT_THROW(static_cast<void>(db::files_in(folder.path())), fs::filesystem_error);
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST_F(Disk, OnlyTheBeginningIsReadAndWrittenOver) {
    EXPECT_EQ(db::read_beginning(file, 4), "");
    db::write_beginning(file, "made");
    EXPECT_EQ(rights(file), own_file);
    test::write_bytes(file, "0123456789");
    db::write_beginning(file, "abc");
    EXPECT_EQ(test::bytes(file), "abc3456789");
    EXPECT_EQ(db::read_beginning(file, 4), "abc3");
    EXPECT_EQ(db::read_beginning(file, 100), "abc3456789");
}

TEST_F(Disk, ALinkAFolderAndAPipeHaveNoBeginning) {
    test::write_bytes(file, "kept");
    fs::create_symlink(file, folder / "link");
    ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
    fs::create_directory(folder / "folder");
    for (const char* name : {"link", "folder", "pipe"}) {
        EXPECT_EQ(db::read_beginning(folder / name, 4), "") << name;
        db::write_beginning(folder / name, "over");
    }
    EXPECT_EQ(test::bytes(file), "kept");
}

TEST_F(Disk, AFileOfWhichTheSystemHasNoMoreToGiveIsNotTakenForNone) {
    test::write_bytes(file, "kept");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit none{0, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
    EXPECT_THROW(static_cast<void>(db::read_beginning(file, 4)), fs::filesystem_error);
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
    EXPECT_EQ(db::read_beginning(file, 4), "kept");
}

TEST_F(Disk, WhatIsNotThereIsHeldByNobody) {
    EXPECT_FALSE(db::is_held(file));
    test::write_bytes(file, "");
    EXPECT_FALSE(db::is_held(file));
}

/// What SQLite calls instead of the system passes on what it has nothing to say to.
TEST_F(Disk, CallsOfSQLiteThatFailSayWhy) {
    db::prepare_sqlite();
    sqlite3_vfs* const files = sqlite3_vfs_find("unix");
    const auto write =
        reinterpret_cast<ssize_t (*)(int, const void*, std::size_t)>(files->xGetSystemCall(files, "write"));
    const auto control = reinterpret_cast<int (*)(int, int, ...)>(files->xGetSystemCall(files, "fcntl"));
    errno = 0;
    EXPECT_EQ(write(-1, "x", 1), -1);
    EXPECT_EQ(errno, EBADF);
    test::write_bytes(file, "");
    const int opened = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
    EXPECT_EQ(write(opened, "kept", 4), 4);
    EXPECT_EQ(test::bytes(file), "kept");
    EXPECT_EQ(control(opened, F_GETFD), FD_CLOEXEC);
    struct flock unheard_of {};
    unheard_of.l_type = 99;
    EXPECT_EQ(control(opened, F_SETLK, &unheard_of), -1);
    EXPECT_EQ(errno, EINVAL);
    ::close(opened);
}

// What is not whole yet

TEST_F(Disk, ATemporaryFileIsOfOneProgramAndGoneWithoutAName) {
    {
        const db::TemporaryFile one(file), another(file);
        EXPECT_EQ(one.path(), folder / "history.db.part");
        EXPECT_EQ(another.path(), folder / "history.db.2.part") << "the first is somebody's";
        EXPECT_EQ(rights(one.path()), own_file);
        test::write_bytes(one.path().string() + "-journal", "SQLite's");
    }
    EXPECT_THAT(folder.names(), IsEmpty());
    EXPECT_THROW(db::TemporaryFile(folder / "no folder" / "history.db"), fs::filesystem_error);
}

TEST_F(Disk, WhatKilledProgramsLeftIsRemovedAndNothingElse) {
    const db::TemporaryFile in_use(file);
    for (const char* name : {"history.db.7.part", "history.db.7.part-journal", "other.db.part", "history.db.older"})
        test::write_bytes(folder / name, "");
    fs::create_symlink(folder / "other.db.part", folder / "history.db.8.part");
    db::remove_left_parts(file);
    EXPECT_THAT(folder.names(),
                ElementsAre("history.db.8.part", "history.db.older", "history.db.part", "other.db.part"));
}

TEST_F(Disk, WhatKilledProgramsLeftIsWhereALinkLeads) {
    fs::create_directory(folder / "elsewhere");
    fs::create_symlink("elsewhere/games.db", file);
    test::write_bytes(folder / "elsewhere/games.db.part", "");
    db::remove_left_parts(file);
    EXPECT_FALSE(fs::exists(folder / "elsewhere/games.db.part"));
}

TEST_F(Disk, ATemporaryFileTakesThePlaceOfAFile) {
    test::write_bytes(file, "earlier");
    {
        db::TemporaryFile whole(file);
        test::write_bytes(whole.path(), "later");
        whole.become(file);
    }
    EXPECT_EQ(test::bytes(file), "later");
    EXPECT_THAT(folder.names(), ElementsAre("history.db"));
}

TEST_F(Disk, ATemporaryFileBecomesANewOneOnlyWhereThereIsNone) {
    const auto become_new = [&](const std::string& content) {
        db::TemporaryFile whole(file);
        test::write_bytes(whole.path(), content);
        return whole.become_new(file);
    };
    EXPECT_TRUE(become_new("first"));
    EXPECT_FALSE(become_new("second"));
    EXPECT_EQ(test::bytes(file), "first");
    fs::remove(file);
    fs::create_symlink("nowhere", file);
    EXPECT_FALSE(become_new("third")) << "a link that leads nowhere is there too";
    EXPECT_THAT(folder.names(), ElementsAre("history.db"));
}

TEST_F(Disk, AFileIsOpenedByOneAlone) {
    std::error_code refused;
    EXPECT_LT(db::open_alone(file, false, refused), 0);
    EXPECT_EQ(refused, std::errc::no_such_file_or_directory);
    const int first = db::open_alone(file, true, refused);
    EXPECT_GE(first, 0);
    EXPECT_FALSE(refused);
    for (const bool make : {false, true}) {
        EXPECT_LT(db::open_alone(file, make, refused), 0);
        EXPECT_EQ(refused, std::errc::file_exists) << make;
    }
    db::close_file(first);
    const int next = db::open_alone(file, false, refused);
    EXPECT_GE(next, 0);
    db::close_file(next);
}

TEST(NoRoom, IsOfADiskOrOfAUser) {
    const auto code = [](int number) { return std::error_code(number, std::generic_category()); };
    EXPECT_TRUE(db::is_no_room(code(ENOSPC)));
    EXPECT_TRUE(db::is_no_room(code(EDQUOT)));
    EXPECT_TRUE(db::is_no_room(code(EFBIG)));
    EXPECT_FALSE(db::is_no_room(code(EIO)));
}

TEST(System, HasNoLibraryThatNobodyInstalled) {
    EXPECT_EQ(db::load_library("libthat-nobody-has.so.1"), nullptr);
    void* const c = db::load_library("libc.so.6");
    ASSERT_NE(c, nullptr);
    EXPECT_NE(db::function_in(c, "getpid"), nullptr);
    EXPECT_EQ(db::function_in(c, "no_such_function"), nullptr);
}

// Sockets

class Sockets : public testing::Test {
protected:
    Sockets() { EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0); }
    ~Sockets() override {
        for (const int end : ends) db::close_socket(end);
    }
    int ends[2] = {-1, -1};
};

TEST_F(Sockets, CanBeReadOnceSomethingCame) {
    EXPECT_FALSE(db::wait_for_socket(ends[0], false, 0));
    EXPECT_TRUE(db::wait_for_socket(ends[0], true, 0)) << "it can be written";
    ASSERT_EQ(send(ends[1], "x", 1, 0), 1);
    EXPECT_TRUE(db::wait_for_socket(ends[0], false, 1000));
}

TEST_F(Sockets, AreCutWhenTheOtherSideHasClosedThemAlsoBehindWhatItStillSent) {
    const int kept = db::keep_socket(ends[0]);
    ASSERT_GE(kept, 0);
    EXPECT_FALSE(db::is_cut(kept));
    ASSERT_EQ(send(ends[1], "x", 1, 0), 1);
    EXPECT_FALSE(db::is_cut(kept));
    ASSERT_EQ(send(ends[1], "x", 1, 0), 1);
    db::close_socket(std::exchange(ends[1], -1));
    db::close_socket(std::exchange(ends[0], -1));
    EXPECT_TRUE(db::is_cut(kept));
    db::close_socket(kept);
}

TEST_F(Sockets, ThatAreNotToBeHadAreCut) {
    EXPECT_LT(db::keep_socket(-1), 0);
    EXPECT_TRUE(db::is_cut(-1));
    test::Folder folder;
    db::make_file(folder / "no socket");
    const int opened = open((folder / "no socket").c_str(), O_RDONLY | O_CLOEXEC);
    EXPECT_TRUE(db::is_cut(opened));
    db::close_file(opened);
}

}
