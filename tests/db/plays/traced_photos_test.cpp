#include "db/connection/connection.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "db/plays/traced_photos.h"
#include "tests/db/support.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using db::TracedPhoto;
using Reason = db::Error::Reason;
using test::Folder;

class TracedPhotosTest : public testing::Test {
protected:
    TracedPhotosTest() {
        store.add(test::game(1, 3));
        test::write_bytes(folder / "shot.jpg", "pixels");
    }

    std::string taken_in() { return photos.take_in(folder / "shot.jpg"); }
    bool is_there(const std::string& file) const { return std::filesystem::exists(photos.folder() / file); }
    TracedPhoto traced(const std::string& file) const {
        return {file, {0.1, 0.2, 0.9, 0.25, 1.0 / 3, 0.8, -0.05, 0.75}, {-3, -2, 4, 5}};
    }

    Folder folder;
    db::Store store{folder / "history.db"};
    db::TracedPhotos photos{store};
    const std::string game = test::uuid(1);
};

TEST_F(TracedPhotosTest, AreKeptWithTheBoardOfAPlayer) {
    EXPECT_EQ(photos.load(game, 0), std::nullopt);
    const TracedPhoto photo = traced(taken_in());
    photos.keep(game, 1, photo);
    store = db::Store(folder / "history.db");
    EXPECT_EQ(db::TracedPhotos(store).load(game, 1), photo);
    EXPECT_EQ(db::TracedPhotos(store).load(game, 0), std::nullopt);
}

TEST_F(TracedPhotosTest, TheFileGoesWithTheLastBoardOnIt) {
    const std::string file = taken_in();
    photos.keep(game, 0, traced(file));
    photos.keep(game, 1, traced(file));
    photos.remove(game, 0);
    EXPECT_TRUE(is_there(file));
    photos.remove(game, 1);
    EXPECT_FALSE(is_there(file));
}

TEST_F(TracedPhotosTest, OneOfANightStaysWhileABoardLiesOnIt) {
    db::Nights nights(store);
    const std::string night = nights.add("2026-11-20", "Basel");
    for (const bool is_purged : {false, true}) {
        const std::string file = nights.add_photo(night, folder / "shot.jpg");
        photos.keep(game, 0, traced(file));
        if (is_purged) {
            nights.remove(night);
            nights.purge(night);
        } else {
            nights.remove_photo(file);
        }
        EXPECT_TRUE(is_there(file)) << is_purged;
        photos.remove(game, 0);
        EXPECT_FALSE(is_there(file)) << is_purged;
    }
}

TEST_F(TracedPhotosTest, TheFileGoesWhenAnotherTakesItsPlace) {
    const std::string before = taken_in(), after = taken_in();
    photos.keep(game, 0, traced(before));
    photos.keep(game, 0, traced(after));
    EXPECT_FALSE(is_there(before));
    EXPECT_TRUE(is_there(after));
}

TEST_F(TracedPhotosTest, OfANightStayWithIt) {
    db::Nights nights(store);
    const std::string night = nights.add("2026-11-21", "");
    nights.put(game, night);
    const std::string file = nights.add_photo(night, folder / "shot.jpg");
    EXPECT_EQ(photos.of_night(game), std::vector<std::string>{file});
    EXPECT_EQ(photos.take_in(photos.folder() / file), file);
    photos.keep(game, 0, traced(file));
    photos.remove(game, 0);
    EXPECT_TRUE(is_there(file));
}

TEST_F(TracedPhotosTest, GoWithTheirGame) {
    const std::string file = taken_in();
    photos.keep(game, 0, traced(file));
    db::Plays(store).remove(game);
    EXPECT_TRUE(photos.load(game, 0));
    db::Plays(store).purge(game);
    EXPECT_FALSE(photos.load(game, 0));
    EXPECT_FALSE(is_there(file));
}

TEST_F(TracedPhotosTest, OfNoGameAreRefused) {
    EXPECT_EQ(test::reason([&] { photos.keep(test::uuid(9), 0, traced("a.jpg")); }), Reason::not_found);
    EXPECT_THROW(photos.keep(game, 0, traced("../a.jpg")), std::invalid_argument);
    EXPECT_EQ(photos.load(game, 0), std::nullopt);
}

TEST_F(TracedPhotosTest, WhatIsStoredMayBeAnything) {
    const auto stored = [&](const char* file, const char* corners, const char* cells) {
        SQLite::Database& db = store.connection()->db;
        db.exec("DELETE FROM traced_photo");
        db::run(db, "INSERT INTO traced_photo VALUES (?, 0, ?, ?, ?, NULL)", game, file, corners, cells);
        return photos.load(game, 0).has_value();
    };
    EXPECT_TRUE(stored("a.jpg", "0 0 1 0 1 1 0 1", "0 0 7 7"));
    EXPECT_FALSE(stored("../history.db", "0 0 1 0 1 1 0 1", "0 0 7 7"));
    EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0", "0 0 7 7"));
    EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0 nan", "0 0 7 7"));
    EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0 1 ", "0 0 7 7"));
    EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0,1", "0 0 7 7"));
    EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0 1", "0 0 7 99999999999"));
    EXPECT_FALSE(stored("a.jpg", "", ""));
    for (const char* cells : {"-40 -40 -17 -17", "17 17 40 40", "5 5 5 5"})
        EXPECT_TRUE(stored("a.jpg", "-1 -1 2 -1 2 2 -1 2", cells)) << cells;
    for (const char* cells : {"-20000 -20000 20000 20000", "-2147483648 0 2147483647 7", "5 5 -5 -5", "0 1 7 0",
                              "0 0 24 7", "0 0 7 24", "-41 0 -35 7", "35 0 41 7", "0 -41 7 -35", "0 35 7 41"})
        EXPECT_FALSE(stored("a.jpg", "0 0 1 0 1 1 0 1", cells)) << cells;
    for (const char* corners : {"0 0 1 0 1 1 0 1e300", "-11 0 1 0 1 1 0 1", "0 0 1 0 1 1 0 inf"})
        EXPECT_FALSE(stored("a.jpg", corners, "0 0 7 7")) << corners;
}

TEST_F(TracedPhotosTest, ComeWithTheGameWhenHistoriesAreMerged) {
    const TracedPhoto photo = traced(taken_in());
    photos.keep(game, 0, photo);
    store = db::Store(folder / "elsewhere.db");
    photos = db::TracedPhotos(store); // the history that is merged is closed
    std::filesystem::create_directory(folder / "other");
    db::Store other(folder / "other/history.db");
    db::merge(other, folder / "history.db", db::now());
    EXPECT_EQ(db::TracedPhotos(other).load(game, 0), photo);
    EXPECT_TRUE(std::filesystem::exists(db::TracedPhotos(other).folder() / photo.file));
}

}
