#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/play_pages.h"
#include "tests/db/plays/random_plays.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

db::Play foreign(int number) {
    db::Play play;
    play.id = test::uuid(number);
    play.game = "Carcassonne";
    play.variant = "with rivers";
    play.played_at = "2026-11-21T19:00:00Z";
    play.minutes = 45;
    play.place = "Basel";
    play.notes = "Robert'); DROP TABLE play; --";
    play.modified_at = "2026-11-22T08:00:00.000Z";
    play.seats = {{"", "Linda", 61, 1, true, {{"roads", 20}, {"cities", 41}}},
                  {"", "John", std::nullopt, std::nullopt}};
    return play;
}

class PlaysTest : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};
    db::Plays plays{store};
    db::Statistics statistics{store};
};

TEST_F(PlaysTest, FromElsewhereAreKeptAsTheyCame) {
    const db::Play play = foreign(1);
    EXPECT_EQ(plays.import({play}, "a file").added, 1);
    db::ListedPlay kept = plays.load(play.id);
    EXPECT_TRUE(kept.finished);
    EXPECT_FALSE(kept.ours);
    for (db::PlaySeat& seat : kept.play.seats) {
        EXPECT_EQ(seat.player.size(), 36U);
        seat.player.clear();
    }
    EXPECT_EQ(kept.play, play);
    EXPECT_TRUE(store.games().empty()) << "there is no game to open";
}

/// Someone else's "Carcassonne" may be another game: where numbers differ none is guessed.
TEST_F(PlaysTest, ToBeSharedHaveTheNumberAtBoardGameGeekThatOthersOfTheirGameTell) {
    const auto numbered = [](int number, int bgg_game) {
        db::Play play = foreign(number);
        play.bgg_game = bgg_game;
        return play;
    };
    const auto shared = [&] { return plays.load_to_share(test::uuid(1)).play.bgg_game; };
    plays.import({numbered(1, 0)}, "entered here");
    EXPECT_EQ(shared(), 0);
    plays.import({numbered(2, 822), numbered(3, 822)}, "a file");
    EXPECT_EQ(shared(), 822);
    EXPECT_EQ(plays.load(test::uuid(1)).play.bgg_game, 0) << "nothing of it is kept";
    plays.import({numbered(4, 54998)}, "another");
    EXPECT_EQ(shared(), 0);
    EXPECT_EQ(plays.load_to_share(test::uuid(4)).play.bgg_game, 54998);
}

/// Whoever changed the file, the points stay with whom they are of, and what is of nobody is passed over.
TEST_F(PlaysTest, PointsOfASeatThatIsNotThereAreNobodys) {
    db::Play play = foreign(1);
    play.seats[1].categories = {{"roads", 7}};
    plays.import({play}, "a file");
    SQLite::Database& db = store.connection()->db;
    db.exec("PRAGMA foreign_keys = OFF; INSERT INTO play_category (play, seat, number, category, points)"
            " VALUES (1, -1, 0, 'of nobody', 7), (1, 2, 0, 'of nobody', 7), (1, 4294967296, 0, 'of nobody', 7)");
    EXPECT_EQ(plays.load(play.id).play.seats[1].categories, play.seats[1].categories);
    db.exec("DELETE FROM play_seat WHERE number = 0");
    const auto left = plays.load(play.id).play.seats;
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].name, "John");
    EXPECT_EQ(left[0].categories, play.seats[1].categories);
}

TEST_F(PlaysTest, OfAGameThatEndedBeforeItBeganNoTimeIsKnown) {
    Record record = test::game(1);
    record.head.started_at = "2026-11-20T19:30:00Z";
    int number = 0;
    for (const auto& [ended, minutes] : {std::pair<const char*, std::optional<int>>{"2026-11-20T19:29:30Z", {}},
                                         {"2026-11-20T18:00:00Z", {}},
                                         {"2026-11-20T19:30:59Z", 0},
                                         {"2026-11-20T20:30:00Z", 60}}) {
        record.head.id = test::uuid(++number);
        record.head.ended_at = ended;
        store.add(record);
        EXPECT_EQ(plays.load(record.head.id).play.minutes, minutes) << ended;
    }
}

TEST_F(PlaysTest, APlayerIsFoundByIdThenByName) {
    db::Play play = foreign(1);
    play.seats[0].player = test::uuid(99);
    plays.import({play}, "a file");
    EXPECT_EQ(plays.load(play.id).play.seats[0].player, test::uuid(99));
    plays.import({foreign(2)}, "a file");
    EXPECT_EQ(plays.load(test::uuid(2)).play.seats[0].player, test::uuid(99)) << "by name";
}

/// At few moments, so that many are at the same one.
std::vector<db::Play> many_plays(int count) {
    std::vector<db::Play> many;
    for (int number = 0; number < count; ++number) {
        many.push_back(foreign(number));
        many.back().seats.resize(number % 5 == 0 ? 1 : 0);
        many.back().game = number % 3 == 0 ? "Chess" : "Go";
        many.back().played_at = "2026-11-21T19:00:0" + std::to_string(number * 7 % 10) + "Z";
    }
    return many;
}

std::vector<std::string> ids(const std::vector<db::ListedPlay>& page) {
    std::vector<std::string> found;
    for (const auto& listed : page) found.push_back(listed.play.id);
    return found;
}

std::vector<std::string> part(const std::vector<std::string>& all, int offset, int size) {
    const int first = std::min(offset, static_cast<int>(all.size()));
    const int last = first + std::min(size, static_cast<int>(all.size()) - first);
    return {all.begin() + first, all.begin() + last};
}

TEST_F(PlaysTest, OfALongListEveryPageIsTheSameWhicheverWayItIsRead) {
    plays.import(many_plays(2500), "a file");
    for (const db::PlayFilter& filter : {db::PlayFilter{}, db::PlayFilter{.game = "Go"}}) {
        const auto all = ids(plays.page(filter, 0, 3000));
        ASSERT_EQ(static_cast<int>(all.size()), plays.count(filter));
        for (const int offset : {999, 1000, 1001, 1240, 1260, 1600, 1660, 1666, 1667, 2460, 2499, 2500, 2600})
            EXPECT_EQ(ids(plays.page(filter, offset, 50)), part(all, offset, 50)) << offset;
    }
}

TEST_F(PlaysTest, OfALongListPagesAreTheSameInWhateverOrderTheyAreRead) {
    plays.import(many_plays(2500), "a file");
    for (int number = 0; number < 2500; number += 4) plays.remove(test::uuid(number));
    const std::string linda = plays.load(test::uuid(0)).play.seats.at(0).player;
    for (const db::PlayFilter& filter : {db::PlayFilter{}, db::PlayFilter{.game = "Go"}, db::PlayFilter{.in_bin = true},
                                         db::PlayFilter{.player = linda}}) {
        const auto all = ids(plays.page(filter, 0, std::numeric_limits<int>::max()));
        ASSERT_EQ(static_cast<int>(all.size()), plays.count(filter));
        db::PlayPages pages(store, filter);
        for (int time = 0; time < 300; ++time) {
            const int offset = test::below(static_cast<int>(all.size()) + 100), size = test::below(120);
            EXPECT_EQ(ids(pages.read(offset, size)), part(all, offset, size)) << offset << ' ' << size;
        }
        for (int offset = static_cast<int>(all.size()) / 2; offset < static_cast<int>(all.size()); offset += 30)
            EXPECT_EQ(ids(pages.read(offset, 30)), part(all, offset, 30)) << offset;
    }
}

TEST_F(PlaysTest, AreGoneThroughAsTheyWereAtOneMoment) {
    plays.import(many_plays(100), "a file");
    const db::PlayFilter filter{.game = "Go"};
    const auto all = plays.page(filter, 0, 100);
    const db::Store other(folder / "history.db");
    int times = 0;
    plays.go_through(filter, 1000, [&](const db::EachPlay& each) {
        for (; times < 3; ++times) {
            std::vector<db::ListedPlay> found;
            each([&](const db::ListedPlay& one) { found.push_back(one); });
            EXPECT_EQ(found, all) << times;
            db::Plays(other).remove(all.at(static_cast<std::size_t>(times)).play.id);
        }
    });
    EXPECT_EQ(times, 3);
    std::vector<db::ListedPlay> some;
    plays.go_through(filter, 5,
                     [&](const db::EachPlay& each) { each([&](const db::ListedPlay& one) { some.push_back(one); }); });
    EXPECT_EQ(some, (std::vector(all.begin() + 3, all.begin() + 8))) << "three are gone now";
}

TEST_F(PlaysTest, OfOneSecondAreInTheSameOrderInWhateverOrderTheyCame) {
    const int many = 1500;
    std::vector<db::Play> forth;
    for (int i = 0; i < many; ++i) {
        forth.push_back(foreign(i));
        forth.back().played_at = "2026-11-2" + std::to_string(i % 3) + "T12:00:00Z";
        forth.back().game = i % 2 == 0 ? "Chess" : "Go";
    }
    const std::vector<db::Play> back(forth.rbegin(), forth.rend());
    const db::Store other(folder / "other.db");
    const db::Plays others(other);
    plays.import(forth, "a file");
    db::Plays(other).import(back, "a file");
    const auto ids = [](const db::Plays& of, const db::PlayFilter& filter, int offset, int size) {
        std::vector<std::string> found;
        for (const db::ListedPlay& one : of.page(filter, offset, size)) found.push_back(one.play.id);
        return found;
    };
    for (const db::PlayFilter& filter : {db::PlayFilter{}, {.game = "Go"}}) {
        const auto all = ids(plays, filter, 0, many);
        EXPECT_EQ(ids(others, filter, 0, many), all);
        for (const int offset : {0, 1, 333, 499, 500, 720, 1001, 1200, 1449, 1499, 1500}) {
            const auto first = std::min<std::size_t>(static_cast<std::size_t>(offset), all.size()),
                       last = std::min(first + 50, all.size());
            const std::vector<std::string> page(all.data() + first, all.data() + last);
            EXPECT_EQ(ids(plays, filter, offset, 50), page) << offset;
            EXPECT_EQ(ids(others, filter, offset, 50), page) << offset;
        }
    }
}

/// Plays by number, and what is chosen of them.
class ChosenPlays : public PlaysTest {
protected:
    void SetUp() override {
        db::Play one = foreign(1), two = foreign(2), three = foreign(3), four = foreign(4);
        one.played_at = "2026-11-01T19:00:00Z";
        one.place = "Z\xC3\xBCrich"; // composed
        one.notes = "snow outside";
        one.minutes = 90;
        two.played_at = "2026-11-02T19:00:00Z";
        two.game = "alhambra";
        two.place = "basel";
        two.notes = "\xE9\x9B\xAA"; // snow
        two.minutes = std::nullopt;
        two.seats = {{"", "\xE7\xB4\x84\xE7\xBF\xB0", 3, 1, true}, {"", "Linda", 2, 2}};
        three.played_at = "2026-11-02T19:00:00Z";
        three.minutes = 90;
        three.notes = "";
        four.played_at = "2026-11-03T19:00:00Z";
        four.notes = "";
        four.seats[0].winner = false;
        plays.import({one, two, three, four}, "a file");
    }
    /// The last figures of their ids.
    std::string chosen(const db::PlayFilter& filter, db::PlayOrder order = {}) {
        db::PlayPages pages(store, filter, order);
        std::string found;
        for (const db::ListedPlay& one : pages.read(0, 2)) found += one.play.id.back();
        for (const db::ListedPlay& one : pages.read(2, 10)) found += one.play.id.back();
        EXPECT_EQ(pages.count(), std::ssize(found));
        EXPECT_EQ(plays.count(filter), std::ssize(found));
        return found;
    }
    std::string with(const std::vector<std::string>& words) {
        db::PlayFilter filter;
        for (const std::string& word : words) filter.words.push_back({word});
        return chosen(filter);
    }
};

TEST_F(ChosenPlays, HaveEveryWordSomewhere) {
    EXPECT_EQ(with({}), "4231");
    EXPECT_EQ(with({"SNOW"}), "1") << "notes";
    EXPECT_EQ(with({"\xE9\x9B\xAA"}), "2") << "in any script";
    EXPECT_EQ(with({"\xE7\xB4\x84"}), "2") << "a part of a name";
    EXPECT_EQ(with({"zu\xCC\x88ri"}), "1") << "in any Unicode form";
    EXPECT_EQ(with({"basel"}), "423") << "places";
    EXPECT_EQ(with({"lin", "bas"}), "423");
    EXPECT_EQ(with({"lin", "snow", "z"}), "1");
    EXPECT_EQ(with({"lin", "snow", "basel"}), "");
    EXPECT_EQ(with({"%"}), "");
    EXPECT_EQ(chosen({.words = {{"xyz", {"alhambra"}}}}), "2") << "a game that is called so";
    EXPECT_EQ(chosen({.game = "alhambra", .words = {{"linda"}}}), "2");
}

TEST_F(ChosenPlays, AreSortedByTheKeyThatIsGiven) {
    using enum db::PlayKey;
    EXPECT_EQ(chosen({}, {place, true, [](const std::string&) { return std::string(); }}), "4231") << "all alike";
    EXPECT_EQ(chosen({}, {place, true, [](const std::string& text) { return std::string(text.size() % 3, 'a'); }}),
              "1423");
}

TEST_F(ChosenPlays, AreFoundByWhatAPlayerIsCalledNowAndThen) {
    db::People people(store);
    const auto list = people.list();
    const auto john = std::ranges::find(list, "John", &db::Person::name);
    people.rename(john->id, "Jonathan");
    people.set_nickname(john->id, "Joe");
    for (const char* name : {"john", "jonath", "joe"}) EXPECT_EQ(with({name}), "431") << name;
}

TEST_F(ChosenPlays, HaveTheWordsOfTheirNight) {
    db::Nights nights(store);
    const std::string night = nights.add("2026-11-01", "At Uma's");
    nights.set_notes(nights.load(night), "fondue");
    nights.put(test::uuid(4), night);
    EXPECT_EQ(with({"uma"}), "4");
    EXPECT_EQ(with({"FONDUE"}), "4");
    EXPECT_EQ(with({"raclette"}), "");
    nights.remove(night);
    EXPECT_EQ(with({"uma"}), "");
}

TEST_F(ChosenPlays, AreBegunWithinASpan) {
    constexpr std::int64_t from = 1'793'646'000, to = from + 24 * 60 * 60; // 2026-11-02T19:00:00Z
    EXPECT_EQ(chosen({.begun = db::Span{from, to}}), "23");
    EXPECT_EQ(chosen({.begun = db::Span{from + 1, to + 1}}), "4");
    EXPECT_EQ(chosen({.begun = db::Span{from, to}, .words = {{"linda"}}}), "23");
}

TEST_F(ChosenPlays, AreSortedBothWaysAndStayAsTheyWereWhereTheyAreAlike) {
    using enum db::PlayKey;
    EXPECT_EQ(chosen({}, {begun, true}), "1234") << "of one second as in the other direction";
    EXPECT_EQ(chosen({}, {game, true}), "2431");
    EXPECT_EQ(chosen({}, {game, false}), "4312");
    EXPECT_EQ(chosen({}, {players, true}), "4312");
    EXPECT_EQ(chosen({}, {place, true}), "4231");
    EXPECT_EQ(chosen({}, {place, false}), "1423");
    EXPECT_EQ(chosen({}, {result, true}), "4312") << "without a winner, Linda, the other";
    EXPECT_EQ(chosen({}, {minutes, true}), "2431") << "unknown, 45, 90";
    EXPECT_EQ(chosen({}, {minutes, false}), "3142");
    plays.set_counted(test::uuid(3), false);
    EXPECT_EQ(chosen({}, {counted, true}), "3421");
    EXPECT_EQ(chosen({.words = {{"basel"}}}, {begun, true}), "234");
}

TEST_F(PlaysTest, AreBroughtInAllOrNone) {
    for (const auto& [part, spoil] : std::vector<std::pair<std::string, void (*)(db::Play&)>>{
             {"/plays/1/id", [](db::Play& play) { play.id.clear(); }},
             {"/plays/1/game", [](db::Play& play) { play.game.clear(); }},
             {"/plays/1/played_at", [](db::Play& play) { play.played_at = "yesterday"; }},
             {"/plays/1/seats", [](db::Play& play) { play.seats[1].name = "\xff"; }}}) {
        db::Play bad = foreign(2);
        spoil(bad);
        try {
            plays.import({foreign(1), bad}, "a file");
            FAIL() << part;
        } catch (const std::invalid_argument& error) {
            EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
        }
        EXPECT_EQ(plays.count({}), 0);
    }
}

TEST_F(PlaysTest, AnImportIsTakenBackAsAWhole) {
    const auto first = plays.import({foreign(1)}, "a file"),
               second = plays.import({foreign(1), foreign(2), foreign(3)}, "more");
    EXPECT_EQ(second.added, 2);
    EXPECT_EQ(second.known, 1);
    plays.set_counted(test::uuid(2), false);
    plays.remove(test::uuid(3));
    plays.undo_import(second.id);
    EXPECT_EQ(plays.count({}), 1);
    EXPECT_EQ(plays.count({.in_bin = true}), 0);
    EXPECT_EQ(statistics.leaderboard("").at(0).figures.plays, 1);
    EXPECT_EQ(test::reason([&] { plays.undo_import(second.id); }), Reason::not_found);
    plays.undo_import(first.id);
    EXPECT_TRUE(statistics.leaderboard("").empty());
}

TEST_F(PlaysTest, ARecordTakesThePlaceOfItsPlay) {
    const auto import = plays.import({foreign(1)}, "a file");
    store.add(test::game(1));
    EXPECT_TRUE(plays.load(test::uuid(1)).ours);
    EXPECT_EQ(plays.load(test::uuid(1)).play.game, "babylon");
    plays.undo_import(import.id);
    EXPECT_TRUE(plays.load(test::uuid(1)).ours) << "it is no part of the import any more";
    EXPECT_TRUE(statistics.leaderboard("").empty()) << "it has no result yet";
}

TEST_F(PlaysTest, AGameInTheBinIsOffTheTableAndTheList) {
    store.start(test::game(1, 2));
    plays.remove(test::uuid(1));
    EXPECT_EQ(store.on_table(), "");
    EXPECT_TRUE(store.games().empty());
    EXPECT_EQ(plays.count({}), 0);
    EXPECT_EQ(plays.count({.in_bin = true}), 1);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 2));
    plays.restore(test::uuid(1));
    EXPECT_EQ(store.games().size(), 1U);
}

TEST_F(PlaysTest, OnlyWhatIsInTheBinIsPurged) {
    store.add(test::game(1, 2));
    EXPECT_EQ(test::reason([&] { plays.purge(test::uuid(1)); }), Reason::not_found);
    plays.remove(test::uuid(1));
    plays.purge(test::uuid(1));
    EXPECT_FALSE(store.has(test::uuid(1)));
    EXPECT_EQ(store.connection()
                  ->db.execAndGet("SELECT (SELECT count(*) FROM turn) + (SELECT count(*) FROM play_seat)")
                  .getInt(),
              0);
}

TEST_F(PlaysTest, WhatIsNotThereIsNotFound) {
    EXPECT_EQ(test::reason([&] { plays.load("none"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { plays.remove("none"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { plays.set_counted("none", true); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { statistics.player("none", {}); }), Reason::not_found);
}

TEST_F(PlaysTest, NothingChangesUnderTheSummaries) {
    plays.import({foreign(1)}, "a file");
    statistics.catch_up();
    SQLite::Database& db = store.connection()->db;
    for (const char* sql :
         {"DELETE FROM play", "UPDATE play SET game = 'Go'", "UPDATE play SET players = 3",
          "UPDATE play SET counted = 0", "UPDATE play SET deleted_at = 'now'", "UPDATE play SET finished = 0"})
        EXPECT_THROW(db.exec(sql), SQLite::Exception) << sql;
}

}
