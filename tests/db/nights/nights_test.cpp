#include "db/connection/connection.h"
#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

class NightsTest : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};
    db::Nights nights{store};
    db::Plays plays{store};

    std::vector<std::string> listed() const {
        std::vector<std::string> dates;
        for (const db::Night& night : nights.list()) dates.push_back(night.date);
        return dates;
    }

    std::string photo(const std::string& night, const std::string& bytes) {
        test::write_bytes(folder / "shot.jpg", bytes);
        return nights.add_photo(night, folder / "shot.jpg");
    }
};

/// As a file may say that was made elsewhere.
TEST_F(NightsTest, ATimerThatWasStartedAgesAgoStaysWithinBounds) {
    const std::string id = nights.add("2026-11-21", "Basel");
    db::run(store.connection()->db, "UPDATE night SET timer_started_at = '-4713-11-24T12:00:00Z'");
    EXPECT_EQ(nights.seconds(id, "2026-11-21T20:00:00Z"), std::numeric_limits<int>::max());
    nights.pause_timer(id, "2026-11-21T20:00:00Z");
    EXPECT_EQ(nights.load(id).seconds, std::numeric_limits<int>::max());
}

/// Another program may have thrown away the one that a window shows.
TEST_F(NightsTest, OneInTheBinIsNotWrittenTo) {
    const std::string id = nights.add("2026-11-21", "Basel");
    const db::Night shown = nights.load(id);
    nights.remove(id);
    EXPECT_EQ(test::reason([&] { nights.set_notes(shown, "cake"); }), Reason::changed);
    EXPECT_EQ(test::reason([&] { nights.start_timer(id, "2026-11-21T19:00:00Z"); }), Reason::changed);
    EXPECT_EQ(test::reason([&] { nights.set_seconds(id, 60); }), Reason::changed);
    EXPECT_EQ(nights.load(id).notes, "");
    EXPECT_EQ(nights.load(id).timer_started_at, "");
    EXPECT_EQ(nights.load(id).seconds, 0);
    nights.restore(id);
    nights.set_notes(shown, "cake");
    EXPECT_EQ(nights.load(id).notes, "cake");
}

/// What is not in the history lies nowhere else either.
TEST_F(NightsTest, APhotoThatCannotBeNamedInTheHistoryIsTakenBack) {
    const std::string id = nights.add("2026-11-21", "Basel");
    const std::string kept = photo(id, "first");
    SQLite::Database other(store.file(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(test::reason([&] { photo(id, "second"); }), Reason::locked);
    other.exec("ROLLBACK");
    EXPECT_EQ(nights.photos(id).size(), 1U);
    for (const auto& entry : std::filesystem::directory_iterator(nights.photo_folder()))
        EXPECT_EQ(entry.path().filename(), kept);
}

TEST_F(NightsTest, AreListedTheLatestFirst) {
    nights.add("2026-11-20", "Basel");
    const std::string id = nights.add("2026-11-21", "at Linda's");
    nights.add("2025-12-31", "");
    EXPECT_EQ(listed(), (std::vector<std::string>{"2026-11-21", "2026-11-20", "2025-12-31"}));
    nights.set_date(nights.load(id), "2024-02-29");
    nights.set_place(nights.load(id), "'; DROP TABLE night; --");
    nights.set_notes(nights.load(id), "two games\nand cake");
    const db::Night night = nights.load(id);
    EXPECT_EQ(night.place, "'; DROP TABLE night; --");
    EXPECT_EQ(night.notes, "two games\nand cake");
    EXPECT_EQ(listed(), (std::vector<std::string>{"2026-11-20", "2025-12-31", "2024-02-29"}));
}

TEST_F(NightsTest, WhatAnotherProgramChangedSinceItWasShownStays) {
    const std::string id = nights.add("2026-11-21", "");
    const db::Night shown = nights.load(id);
    nights.set_notes(shown, "and beer");
    EXPECT_EQ(test::reason([&] { nights.set_notes(shown, "and wine"); }), Reason::changed);
    EXPECT_EQ(nights.load(id).notes, "and beer");
    nights.set_place(shown, "Basel"); // nobody else has changed that
    EXPECT_EQ(nights.load(id).place, "Basel");
}

TEST_F(NightsTest, TheTimerPauses) {
    const std::string id = nights.add("2026-11-21", "");
    EXPECT_EQ(nights.seconds(id, "2026-11-21T19:00:00Z"), 0);
    nights.start_timer(id, "2026-11-21T20:00:00+01:00");
    nights.start_timer(id, "2026-11-21T19:05:00Z"); // runs already
    EXPECT_EQ(nights.seconds(id, "2026-11-21T19:10:00Z"), 600);
    store = db::Store(folder / "history.db");
    nights = db::Nights(store);
    nights.pause_timer(id, "2026-11-21T19:15:00Z");
    EXPECT_EQ(nights.load(id).timer_started_at, "");
    EXPECT_EQ(nights.seconds(id, "2026-11-21T21:00:00Z"), 900);
    nights.pause_timer(id, "2026-11-21T21:00:00Z"); // stands already
    nights.start_timer(id, "2026-11-21T22:00:00Z");
    EXPECT_EQ(nights.seconds(id, "2026-11-21T22:00:30Z"), 930);
    nights.set_seconds(id, 60);
    EXPECT_EQ(nights.seconds(id, "2026-11-21T23:00:00Z"), 60);
}

TEST_F(NightsTest, AClockPutBackTakesNothingAway) {
    const std::string id = nights.add("2026-11-21", "");
    nights.set_seconds(id, 100);
    nights.start_timer(id, "2026-11-21T19:00:00Z");
    EXPECT_EQ(nights.seconds(id, "2026-11-21T18:00:00Z"), 100);
    nights.pause_timer(id, "2026-11-21T18:00:00Z");
    EXPECT_EQ(nights.load(id).seconds, 100);
}

TEST_F(NightsTest, WhatIsNoDateAndNoTimeIsRefused) {
    for (const char* date : {"", "21.11.2026", "2026-11-31", "2026-1-2", "now"})
        EXPECT_THROW(nights.add(date, ""), std::invalid_argument) << date;
    const std::string id = nights.add("2026-11-21", "");
    for (const char* time : {"", "19:00", "now", "2026-11-21", "2026-11-21T25:00:00Z"})
        EXPECT_THROW(nights.start_timer(id, time), std::invalid_argument) << time;
    EXPECT_THROW(nights.set_seconds(id, -1), std::invalid_argument);
    EXPECT_EQ(test::reason([&] { nights.set_place({.id = "none", .date = ""}, "Basel"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { nights.load("none"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { nights.seconds("none", "2026-11-21T19:00:00Z"); }), Reason::not_found);
}

TEST_F(NightsTest, GroupGames) {
    const std::string one = nights.add("2026-11-20", ""), other = nights.add("2026-11-21", "");
    for (int number = 1; number <= 3; ++number) store.add(test::game(number));
    nights.put(test::uuid(1), one);
    nights.put(test::uuid(2), one);
    nights.put(test::uuid(3), other);
    EXPECT_EQ(plays.count({.night = one}), 2);
    nights.put(test::uuid(2), other); // of one night at most
    EXPECT_EQ(plays.count({.night = one}), 1);
    nights.put(test::uuid(1), "");
    EXPECT_EQ(plays.count({.night = one}), 0);
    EXPECT_EQ(plays.load(test::uuid(2)).night, other);
    EXPECT_EQ(test::reason([&] { nights.put(test::uuid(2), "none"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { nights.put("none", one); }), Reason::not_found);
}

TEST_F(NightsTest, AGameStaysInItsNightWhateverIsDoneToIt) {
    const std::string night = nights.add("2026-11-20", "");
    store.add(test::game(1, 2));
    nights.put(test::uuid(1), night);
    store.change(test::game(1, 2), test::game(1, 3));
    store.undo(store.load(test::uuid(1)));
    plays.remove(test::uuid(1));
    plays.restore(test::uuid(1));
    EXPECT_EQ(plays.load(test::uuid(1)).night, night);
}

TEST_F(NightsTest, ThePhotosAreCopied) {
    const std::string id = nights.add("2026-11-20", "");
    const std::string first = photo(id, "first"), second = photo(id, "the second");
    EXPECT_EQ(nights.photos(id), (std::vector<db::Photo>{{first, 5}, {second, 10}}));
    EXPECT_EQ(test::bytes(nights.photo_folder() / first), "first");
    EXPECT_EQ(std::filesystem::path(first).extension(), ".jpg");
    nights.remove_photo(first);
    EXPECT_EQ(nights.photos(id), (std::vector<db::Photo>{{second, 10}}));
    EXPECT_FALSE(std::filesystem::exists(nights.photo_folder() / first));
    EXPECT_EQ(test::reason([&] { nights.add_photo(id, folder / "none.jpg"); }), Reason::unreadable);
    EXPECT_EQ(test::reason([&] { nights.add_photo("none", folder / "shot.jpg"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { nights.remove_photo("../history.db"); }), Reason::not_found);
    EXPECT_EQ(nights.photos(id).size(), 1U);
}

TEST_F(NightsTest, GoToABin) {
    const std::string id = nights.add("2026-11-20", "");
    store.add(test::game(1));
    nights.put(test::uuid(1), id);
    const std::string shot = photo(id, "shot");
    EXPECT_EQ(test::reason([&] { nights.purge(id); }), Reason::not_found) << "first it goes to the bin";
    nights.remove(id);
    EXPECT_TRUE(nights.list().empty());
    EXPECT_EQ(nights.removed().size(), 1U);
    nights.restore(id);
    EXPECT_EQ(plays.load(test::uuid(1)).night, id);
    EXPECT_EQ(nights.photos(id).size(), 1U);
    nights.remove(id);
    nights.purge(id);
    EXPECT_TRUE(nights.removed().empty());
    EXPECT_EQ(plays.load(test::uuid(1)).night, "") << "its games stay";
    EXPECT_FALSE(std::filesystem::exists(nights.photo_folder() / shot));
}

}
