// A merge that cannot be done, or is stopped: all is as it was.
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/connection.h"
#include "db/file/attachments.h"
#include "db/file/disk.h"
#include "db/merging/merge.h"
#include "db/merging/versions.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/plays/traced_photos.h"
#include "tests/db/file/system_calls.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/support.h"

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

class MergeFaults : public testing::Test {
protected:
    Folder here, there;
    const fs::path file = here / "history.db", other = there / "history.db";

    /// Both have the first game, the other one also the second.
    void SetUp() override {
        db::Store(other).add(test::game(1, 3));
        test::copy_history(other, file);
        db::Store(other).add(test::game(2, 3));
    }

    /// As whoever reckons the digests, too.
    void change_other(const std::string& sql) const {
        SQLite::Database db(other, SQLite::OPEN_READWRITE);
        db.exec("BEGIN");
        db.exec(sql);
        db::Seals(db).seal();
        db.exec("COMMIT");
    }
    /// In the other history.
    void add_play_with_points() const {
        db::Play play{.id = test::uuid(9), .game = "chess", .played_at = "2026-11-20T22:00:00Z"};
        play.seats = {
            {.player = "", .name = "Linda", .score = 5, .rank = 1, .winner = true, .categories = {{"pawns", 5}}}};
        db::Plays(db::Store(other)).import({play}, "elsewhere");
    }
    /// With nothing in them, whatever their size; beside the other, and named in it.
    std::vector<std::string> add_photos(std::uintmax_t count, std::uintmax_t bytes) const {
        fs::create_directory(there / "photos");
        std::string sql = "INSERT INTO night (id, date, modified_at) VALUES ('n', '2026-11-21', '2026');";
        std::vector<std::string> names;
        for (std::uintmax_t i = 0; i < count; ++i) {
            names.push_back(std::to_string(i) + ".jpg");
            test::write_bytes(there / "photos" / names.back(), "");
            fs::resize_file(there / "photos" / names.back(), bytes);
            sql += "INSERT INTO photo (file, night, bytes, modified_at) VALUES ('" + names.back() + "', 'n', " +
                   std::to_string(bytes) + ", '2026');";
        }
        change_other(sql);
        return names;
    }
};

TEST_F(MergeFaults, PhotosThatWereCopiedAreTakenBackWhenItIsStopped) {
    {
        const db::Store theirs(other);
        db::Nights nights(theirs);
        const std::string night = nights.add("2026-11-21", "Basel");
        for (const char* photo : {"a.jpg", "b.jpg"}) {
            test::write_bytes(there / photo, photo);
            nights.add_photo(night, there / photo);
        }
    }
    const db::Store store(file);
    const auto before = test::contents(store);
    const fs::path photos = here / "photos";
    bool copied = false;
    {
        const db::Following following(store.watch(), [&](std::size_t, std::size_t) {
            copied = fs::exists(photos) && !fs::is_empty(photos);
            return !copied;
        });
        EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::stopped);
    }
    EXPECT_TRUE(copied);
    EXPECT_TRUE(fs::is_empty(photos));
    EXPECT_EQ(test::contents(store), before);
    EXPECT_EQ(db::merge(store, other, noon).merged.files, 2) << "the next time they come";
}

/// A file may have been made to do harm.
TEST_F(MergeFaults, NoPhotoIsPutThroughALinkThatLeadsNowhere) {
    std::string photo;
    {
        const db::Store theirs(other);
        db::Nights nights(theirs);
        test::write_bytes(there / "a.jpg", "photo");
        photo = nights.add_photo(nights.add("2026-11-21", "Basel"), there / "a.jpg");
    }
    fs::create_directories(here / "photos");
    fs::create_symlink(here / "elsewhere", here.path() / "photos" / photo);
    const db::Store store(file);
    EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), std::nullopt);
    EXPECT_FALSE(fs::exists(here / "elsewhere"));
    EXPECT_TRUE(fs::is_symlink(here.path() / "photos" / photo));
}

/// What a link leads to is the user's own, whatever the rows call it.
TEST_F(MergeFaults, NoFolderBesideTheOtherIsFollowedElsewhere) {
    test::write_bytes(there / "a.jpg", "photo");
    std::string photo, picture;
    {
        const db::Store theirs(other);
        db::Nights nights(theirs);
        photo = nights.add_photo(nights.add("2026-11-21", "Basel"), there / "a.jpg");
        db::People people(theirs);
        people.set_picture(people.list().front().id, there / "a.jpg");
        picture = people.list().front().picture;
    }
    for (const char* folder : {"photos", "pictures"}) {
        fs::rename(there / folder, there / (std::string("my ") + folder));
        fs::create_directory_symlink(there / (std::string("my ") + folder), there / folder);
    }
    const db::Store store(file);
    const db::MergePreview merged = db::merge(store, other, noon).merged;
    EXPECT_EQ(merged.files, 0);
    EXPECT_EQ(merged.missing, (std::vector<std::string>{photo, picture}));
    EXPECT_FALSE(fs::exists(here / "photos"));
    EXPECT_FALSE(fs::exists(here / "pictures"));
}

/// A file that has nothing in it may say that it is as large as a disk.
TEST_F(MergeFaults, AFileThatIsNotAsLargeAsItWasIsMissing) {
    test::write_bytes(there / "a.jpg", "photo");
    std::string photo, picture;
    {
        const db::Store theirs(other);
        db::Nights nights(theirs);
        photo = nights.add_photo(nights.add("2026-11-21", "Basel"), there / "a.jpg");
        db::People people(theirs);
        people.set_picture(people.list().front().id, there / "a.jpg");
        picture = people.list().front().picture;
        db::TracedPhotos traced(theirs);
        traced.keep(test::uuid(1), 0, {.file = photo});
    }
    const db::Store store(file);
    EXPECT_EQ(db::preview_merge(store, other).files, 2);
    fs::resize_file(there / "photos" / photo, 300 << 20);
    fs::resize_file(there / "pictures" / picture, (128 << 20) + 1);
    EXPECT_EQ(db::merge(store, other, noon).merged.missing, (std::vector<std::string>{photo, picture}));
    EXPECT_FALSE(fs::exists(here / "photos"));
    fs::resize_file(there / "photos" / photo, 5);
    fs::resize_file(there / "pictures" / picture, 6);
    EXPECT_EQ(db::merge(store, other, noon).merged.files, 2) << "a picture may be another one";
}

TEST_F(MergeFaults, APhotoThatWasCutShortIsMissing) {
    const std::string photo = add_photos(1, 6).front();
    fs::resize_file(there / "photos" / photo, 5);
    const db::Store store(file);
    EXPECT_EQ(db::merge(store, other, noon).merged.missing, std::vector<std::string>{photo});
}

TEST_F(MergeFaults, AFileWithManyNamesIsCopiedWhereTheDiskHasOneNameForEach) {
    const std::vector<std::string> photos = add_photos(2, 5);
    fs::remove(there / "photos" / photos[1]);
    fs::create_hard_link(there / "photos" / photos[0], there / "photos" / photos[1]);
    const db::Store store(file);
    const test::Answering none(test::SystemCall::link, [] { return -EPERM; });
    EXPECT_EQ(db::merge(store, other, noon).merged.files, 2);
    EXPECT_FALSE(fs::equivalent(here / "photos" / photos[0], here / "photos" / photos[1]));
}

/// Whoever made it wrote into the row how large it is.
TEST_F(MergeFaults, AFileThatIsLargerThanAnyPictureIsMissing) {
    const std::string photo = add_photos(1, db::largest_attachment + 1).front();
    const db::Store store(file);
    EXPECT_EQ(db::merge(store, other, noon).merged.missing, std::vector<std::string>{photo});
    EXPECT_FALSE(fs::exists(here / "photos"));
}

TEST_F(MergeFaults, FilesForWhichThereIsNoRoomLeaveAllAsItIs) {
    const std::uintmax_t enough = db::free_room(here.path()) / db::largest_attachment * 11 / 10 + 1;
    if (enough > 20'000) GTEST_SKIP() << "the disk is too large to be filled, even with files that are not there";
    add_photos(enough, db::largest_attachment);
    const db::Store store(file);
    const auto before = test::contents(store);
    EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::full);
    EXPECT_EQ(test::contents(store), before);
    EXPECT_TRUE(db::list_back_ups(file).empty());
    EXPECT_FALSE(fs::exists(here / "photos"));
    EXPECT_EQ(db::preview_merge(store, other).files, static_cast<int>(enough));
}

TEST_F(MergeFaults, AFileWithManyNamesTakesItsRoomOnce) {
    const std::vector<std::string> photos = add_photos(3, 5);
    test::write_bytes(there / "photos" / photos[0], "photo");
    fs::remove(there / "photos" / photos[2]);
    fs::create_hard_link(there / "photos" / photos[0], there / "photos" / photos[2]);
    const db::Store store(file);
    EXPECT_EQ(db::merge(store, other, noon).merged.files, 3);
    for (const std::size_t one : {0U, 2U}) EXPECT_EQ(test::bytes(here / "photos" / photos[one]), "photo");
    EXPECT_EQ(test::bytes(here / "photos" / photos[1]), std::string(5, '\0'));
    EXPECT_TRUE(fs::equivalent(here / "photos" / photos[0], here / "photos" / photos[2]));
    EXPECT_FALSE(fs::equivalent(here / "photos" / photos[0], there / "photos" / photos[0]));
    EXPECT_FALSE(fs::equivalent(here / "photos" / photos[0], here / "photos" / photos[1]));
}

TEST_F(MergeFaults, OneNameOfSeveralMissingFilesIsToldOnce) {
    const std::string photo = add_photos(1, 5).front();
    fs::remove(there / "photos" / photo);
    change_other("UPDATE player SET picture = '" + photo + "'");
    const db::Store store(file);
    EXPECT_EQ(db::preview_merge(store, other).missing, std::vector<std::string>{photo});
}

TEST_F(MergeFaults, AHistoryWithADamagedPageIsLeftAsItIs) {
    int page = 0;
    {
        SQLite::Database db(file, SQLite::OPEN_READONLY);
        page = db.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'turn'").getInt();
    }
    std::string bytes = test::bytes(file);
    bytes.replace(4096U * static_cast<std::size_t>(page - 1), 4096, 4096, '\x5a');
    test::write_bytes(file, bytes);
    const db::Store store(file);
    EXPECT_EQ(test::reason([&] { db::preview_merge(store, other); }), Reason::damaged);
    EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::damaged);
    EXPECT_TRUE(test::bytes(file) == bytes);
    EXPECT_TRUE(db::list_back_ups(file).empty());
}

TEST_F(MergeFaults, AHistoryWithOtherPagesIsTakenIn) {
    for (const char* pages : {"1024", "65536"}) {
        SQLite::Database(other, SQLite::OPEN_READWRITE)
            .exec("PRAGMA journal_mode = DELETE; PRAGMA page_size = " + std::string(pages) + "; VACUUM");
        const test::Folder own;
        const db::Store store(own / "history.db");
        db::merge(store, other, noon);
        EXPECT_TRUE(store.has(test::uuid(2)));
    }
}

TEST_F(MergeFaults, AHistoryThatAnotherProgramHasAlteredMeanwhileIsLeftAsItIs) {
    const db::Store store(file);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("DROP TABLE traced_photo");
    EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::altered);
    EXPECT_FALSE(store.has(test::uuid(2)));
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
}

/// Whoever made it reckoned the digests, too.
TEST_F(MergeFaults, AHistoryWithNumbersThatNobodyCanHaveEnteredIsLeftOut) {
    add_play_with_points();
    const std::string whole = test::bytes(other);
    const db::Store store(file);
    const auto before = test::contents(store);
    for (const char* number : {"2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808"})
        for (const char* spoil :
             {"play_seat SET rank = ", "play SET minutes = ", "play SET waivers = ", "play SET rules_version = "}) {
            test::write_bytes(other, whole);
            change_other(std::string("UPDATE ") + spoil + number);
            EXPECT_EQ(test::reason([&] { db::preview_merge(store, other); }), Reason::damaged) << spoil << number;
            EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::damaged) << spoil << number;
        }
    EXPECT_EQ(test::contents(store), before);
    test::write_bytes(other, whole);
    EXPECT_EQ(db::merge(store, other, noon).merged.of(db::RecordKind::play).fresh, 1);
}

/// Whoever lists them would read them again and again.
TEST_F(MergeFaults, AHistoryWithLongerTextsThanCanBeEnteredIsLeftOut) {
    add_play_with_points();
    const std::string whole = test::bytes(other);
    const db::Store store(file);
    const auto before = test::contents(store);
    for (const char* spoil : {"play SET game", "play SET variant", "play SET place", "player SET name",
                              "play_category SET category", "import SET source"}) {
        test::write_bytes(other, whole);
        change_other(std::string("UPDATE ") + spoil + " = printf('%.*c', 200000, 'x')");
        EXPECT_EQ(test::reason([&] { db::preview_merge(store, other); }), Reason::damaged) << spoil;
        EXPECT_EQ(test::reason([&] { db::merge(store, other, noon); }), Reason::damaged) << spoil;
        const auto found = db::check_up(other).troubles;
        ASSERT_EQ(found.size(), 1U) << spoil;
        EXPECT_EQ(found.front().kind, db::Trouble::Kind::text) << spoil;
        EXPECT_TRUE(db::repair(other).left.troubles.empty()) << spoil;
    }
    EXPECT_EQ(test::contents(store), before);
}

TEST_F(MergeFaults, FiguresOfNoSeatAreNoPartOfAPlay) {
    const db::Store store(file);
    SQLite::Database& db = store.connection()->db;
    constexpr std::size_t play = 3;
    const db::Version before = db::Versions(db, "main").of(play, test::uuid(1));
    ASSERT_NE(before.document.find("\"seats\":[{"), std::string::npos);
    db.exec("PRAGMA foreign_keys = OFF; INSERT INTO play_category (play, seat, number, category, points)"
            " VALUES (1, -1, 0, 'of nobody', 7), (1, 5, 0, 'of nobody', 7)");
    EXPECT_TRUE(db::Versions(db, "main").of(play, test::uuid(1)) == before);
}

/// Who met whom would take the square of them.
TEST_F(MergeFaults, AHistoryWithMoreAtATableThanCanBeEnteredIsLeftOut) {
    const auto made = [&](int seats, int categories) {
        const fs::path crowd = there / (std::to_string(seats + categories) + ".db");
        db::Play play{.id = test::uuid(9), .game = "chess", .played_at = "2026-11-20T22:00:00Z"};
        for (int i = 0; i < seats; ++i) play.seats.push_back({.player = "", .name = "x" + std::to_string(i)});
        for (int i = 0; i < categories; ++i) play.seats.back().categories.emplace_back("c" + std::to_string(i), 1);
        db::Plays(db::Store(crowd)).import({play}, "elsewhere");
        return crowd;
    };
    const db::Store store(file);
    const auto before = test::contents(store);
    for (const auto& [seats, categories] : {std::pair{101, 0}, {2, 101}}) {
        const fs::path crowd = made(seats, categories);
        EXPECT_EQ(test::reason([&] { db::preview_merge(store, crowd); }), Reason::crowded) << seats;
        try {
            db::merge(store, crowd, noon);
            ADD_FAILURE() << seats;
        } catch (const db::Error& error) {
            EXPECT_EQ(error.part, "chess, 2026-11-20, " + test::uuid(9));
        }
    }
    EXPECT_EQ(test::contents(store), before);
    EXPECT_EQ(db::merge(store, made(100, 100), noon).merged.of(db::RecordKind::play).fresh, 1);
}

}
