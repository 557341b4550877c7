// Pictures and photos beside the history: whole, or not there; and never elsewhere.
#include "db/file/attachments.h"
#include "db/file/disk.h"
#include "db/file/watch.h"
#include "tests/db/file/system_calls.h"
#include "tests/db/no_room.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <fstream>
#include <sys/stat.h>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
namespace fs = std::filesystem;

class Attachments : public testing::Test {
protected:
    test::Folder folder;
    const fs::path kept = folder / "kept";

    std::string added(const std::string& name) {
        test::write_bytes(folder / name, "picture");
        return db::add_attachment(folder / name, kept, "1");
    }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const auto& entry : fs::directory_iterator(kept)) all.push_back(entry.path().filename().string());
        return all;
    }
};

std::size_t taken_by(const fs::path& file) {
    constexpr std::size_t block = 512;
    struct stat of_file {};
    EXPECT_EQ(::stat(file.c_str(), &of_file), 0);
    return static_cast<std::size_t>(of_file.st_blocks) * block;
}

TEST_F(Attachments, KeepTheEndingThatIsAUsualOne) {
    EXPECT_EQ(added("a.jpg"), "1.jpg");
    EXPECT_EQ(added("a.b.PNG"), "1.PNG");
    EXPECT_EQ(added("a.heic9"), "1.heic9");
    for (const char* name : {"a", "a.", ".jpg", "a.toolong", "a.j g", "a.j\xC3\xA9g", "a.j-g", "a.~"}) {
        EXPECT_EQ(added(name), "1") << name;
        db::remove_attachment(kept, "1");
    }
}

TEST_F(Attachments, AreTheUsersAloneAndWhole) {
    EXPECT_EQ(test::bytes(kept / added("a.jpg")), "picture");
    EXPECT_EQ(fs::status(kept / "1.jpg").permissions(), fs::perms::owner_read | fs::perms::owner_write);
    db::write_attachment("other", kept, "1.jpg");
    EXPECT_EQ(test::bytes(kept / "1.jpg"), "other") << "in place of the earlier one";
    EXPECT_THAT(names(), ElementsAre("1.jpg"));
}

TEST_F(Attachments, OfWhatIsNoFileAreNone) {
    for (const fs::path& file : {folder / "missing", folder.path()})
        EXPECT_EQ(test::reason([&] { db::add_attachment(file, kept, "1"); }), db::Error::Reason::unreadable);
    EXPECT_FALSE(fs::exists(kept));
}

TEST_F(Attachments, OfWhatCannotBeReadWholeAreNone) {
    test::write_bytes(folder / "a.jpg", "picture");
    fs::permissions(folder / "a.jpg", fs::perms::none);
    fs::permissions(folder.path(), fs::perms::all);
    const test::OrdinaryUser user;
    EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }), db::Error::Reason::unreadable);
    EXPECT_EQ(test::reason([&] { db::add_attachment("/proc/self/status", kept, "1"); }), db::Error::Reason::unreadable)
        << "it says that it is empty, and is not";
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(Attachments, AreNotAddedToAFolderThatCannotBeListed) {
    fs::create_directories(kept);
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(kept, fs::perms::none);
    {
        const test::OrdinaryUser user;
        test::write_bytes(folder / "a.jpg", "picture");
        EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }),
                  db::Error::Reason::unreadable);
    }
    fs::permissions(kept, fs::perms::all);
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(Attachments, ArePutThroughNoLinkAndInPlaceOfWhatWasLeft) {
    fs::create_directories(kept);
    test::write_bytes(folder / "outside", "kept");
    fs::create_symlink(folder / "outside", kept / "1.jpg.part");
    test::write_bytes(kept / "1.png.part", "what a killed program left");
    EXPECT_EQ(test::bytes(kept / added("a.jpg")), "picture");
    db::write_attachment("other", kept, "1.jpg");
    EXPECT_EQ(test::bytes(kept / added("a.png")), "picture");
    EXPECT_EQ(test::bytes(folder / "outside"), "kept");
    EXPECT_THAT(names(), UnorderedElementsAre("1.jpg", "1.jpg.part", "1.png"));
}

/// Each copy has a name that no other takes.
TEST_F(Attachments, OfKilledProgramsGoWithTheNextOne) {
    fs::create_directories(kept);
    for (const char* name : {"7.jpg.part", "8.png.2.part", "9.part", "a.jpg"}) test::write_bytes(kept / name, "");
    const db::TemporaryFile in_use(kept / "6.jpg");
    added("b.part");
    EXPECT_THAT(names(), UnorderedElementsAre("1", "6.jpg.part", "9.part", "a.jpg")) << "9.part may be a photo";
}

TEST_F(Attachments, AreCopiedOnce) {
    added("a.jpg");
    test::write_bytes(folder / "other", "other");
    EXPECT_FALSE(db::copy_attachment(folder / "other", kept, "1.jpg")) << "another program was quicker";
    EXPECT_EQ(test::bytes(kept / "1.jpg"), "picture");
    EXPECT_THAT(names(), ElementsAre("1.jpg"));
}

TEST_F(Attachments, AreNoLargerThanAnyPictureThatIsRead) {
    test::write_bytes(folder / "a.jpg", "");
    fs::resize_file(folder / "a.jpg", db::largest_attachment + 1);
    EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }), db::Error::Reason::unreadable);
    EXPECT_FALSE(fs::exists(kept));
}

/// A few bytes may say that they are as many as a disk has.
TEST_F(Attachments, TakeNoRoomForWhatIsNotThere) {
    constexpr std::size_t part = 1 << 16;
    for (const auto& [size, written] : {std::pair{10 * part, 3 * part}, {10 * part + 1, 0}, {5, 4}, {0, 0}}) {
        test::write_bytes(folder / "a.jpg", "");
        fs::resize_file(folder / "a.jpg", size);
        std::string bytes(size, '\0');
        if (size > 0) bytes[written] = 'x';
        if (size > 0)
            std::fstream(folder / "a.jpg", std::ios::in | std::ios::out).seekp(std::streamoff(written)).put('x');
        ASSERT_TRUE(db::copy_attachment(folder / "a.jpg", kept, "1.jpg"));
        EXPECT_TRUE(test::bytes(kept / "1.jpg") == bytes) << size;
        EXPECT_LE(taken_by(kept / "1.jpg"), 4 * part) << size;
        db::remove_attachment(kept, "1.jpg");
    }
}

TEST_F(Attachments, LeaveNothingBehindWhereTheDiskIsFull) {
    test::write_bytes(folder / "a.jpg", "picture");
    const test::Answering full(test::SystemCall::fsync, [] { return -ENOSPC; });
    EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }), db::Error::Reason::full);
    EXPECT_THROW(db::write_attachment("picture", kept, "1.jpg"), fs::filesystem_error);
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(Attachments, LeaveNothingBehindWhereTheyCannotBeWritten) {
    constexpr std::size_t room = 100'000;
    for (const std::size_t size : {room + 1, 20 * room}) {
        test::write_bytes(folder / "a.jpg", std::string(size, 'x'));
        const test::NoLarger no_larger(room);
        EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }), db::Error::Reason::full);
        EXPECT_THROW(db::write_attachment(std::string(size, 'x'), kept, "1.jpg"), fs::filesystem_error);
        EXPECT_THAT(names(), IsEmpty());
    }
    EXPECT_EQ(test::bytes(kept / db::add_attachment(folder / "a.jpg", kept, "1")), std::string(20 * room, 'x'));
}

TEST_F(Attachments, LeaveNothingBehindWhereTheyCannotHaveTheirName) {
    fs::create_directories(kept / "1.jpg" / "a folder");
    test::write_bytes(folder / "a.jpg", "picture");
    EXPECT_EQ(test::reason([&] { db::add_attachment(folder / "a.jpg", kept, "1"); }), db::Error::Reason::unreadable);
    EXPECT_THROW(db::write_attachment("picture", kept, "1.jpg"), fs::filesystem_error);
    EXPECT_THAT(names(), ElementsAre("1.jpg"));
    test::write_bytes(folder / "file", "");
    EXPECT_THROW(db::write_attachment("picture", folder / "file", "1.jpg"), fs::filesystem_error);
}

TEST_F(Attachments, AreRemovedFromTheirFolderAlone) {
    added("a.jpg");
    test::write_bytes(folder / "outside", "kept");
    for (const std::string& name :
         {std::string("../outside"), std::string("missing"), std::string(""), std::string("."), std::string(".."),
          (folder / "outside").string(), std::string("..\\outside"), std::string("1.jpg\0x", 7)}) {
        db::remove_attachment(kept, name);
        EXPECT_TRUE(fs::exists(folder / "outside")) << name;
        EXPECT_THAT(names(), ElementsAre("1.jpg")) << name;
        EXPECT_EQ(db::is_attachment_name(name), name == "missing") << name;
    }
    db::remove_attachment(kept, "1.jpg");
    EXPECT_THAT(names(), IsEmpty());
}

}
