#include "core/score_sheet.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/people/name_form.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

class PeopleTest : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};
    db::People people{store};
    int games = 0;

    /// A game of two; its id.
    std::string play(const std::string& one, const std::string& other) {
        const Record record = test::with_names(test::game(++games), {one, other});
        store.add(record);
        return record.head.id;
    }

    std::string id(const std::string& name) const {
        for (const db::Person& person : people.list())
            if (person.name == name) return person.id;
        return "";
    }

    std::vector<std::string> listed() const {
        std::vector<std::string> names;
        for (const db::Person& person : people.list()) names.push_back(person.name);
        return names;
    }

    std::vector<std::string> seats(const std::string& game) const {
        std::vector<std::string> names;
        for (const db::PlaySeat& seat : db::Plays(store).load(game).play.seats) names.push_back(seat.name);
        return names;
    }

    std::string seated(const std::string& game, std::size_t seat) const {
        return db::Plays(store).load(game).play.seats.at(seat).player;
    }
};

TEST_F(PeopleTest, AreThoseWhoHaveASeat) {
    EXPECT_TRUE(people.list().empty());
    const std::string game = play("Linda", "John");
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda"}));
    const Record record = store.load(game);
    store.change(record, test::with_names(record, {"Linda", "Jon"}));
    EXPECT_EQ(listed(), (std::vector<std::string>{"Jon", "Linda"})) << "a slip of the pen is nobody";
}

/// Composed and decomposed, as two programs write it; each seat keeps its name to the byte.
TEST_F(PeopleTest, WhoIsAnonymousIsProposedForNoSeat) {
    db::Plays(store).import({{.id = test::uuid(900),
                              .game = "catan",
                              .played_at = "2026-11-20T18:00:00Z",
                              .modified_at = "2026-11-20T18:00:00Z",
                              .seats = {{.player = test::uuid(901), .name = "Linda"},
                                        {.player = std::string(db::nobody), .name = "Anonymous player"}}}},
                            "test");
    EXPECT_EQ(store.player_names(), std::vector<std::string>{"Linda"});
}

TEST_F(PeopleTest, ANameInTwoFormsOfUnicodeIsOnePlayer) {
    const std::string composed = "Zo\xc3\xab", decomposed = "Zoe\xcc\x88";
    for (const auto& [first, second] : {std::pair{composed, decomposed}, {decomposed + " 2", composed + " 2"}}) {
        const std::string one = play(first, "John"), other = play(second, "John");
        EXPECT_EQ(seated(one, 0), seated(other, 0));
        EXPECT_EQ(seats(one).front(), first);
        EXPECT_EQ(seats(other).front(), second);
    }
    EXPECT_EQ(listed().size(), 3U);
}

TEST_F(PeopleTest, ARenameTouchesNoGame) {
    const std::string game = play("Linda", "John"), linda = id("Linda");
    const std::string record = print(store.load(game));
    people.rename(linda, "Linda B.");
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda B."}));
    EXPECT_EQ(print(store.load(game)), record);
    EXPECT_EQ(seats(game), (std::vector<std::string>{"Linda", "John"}));
    EXPECT_EQ(seated(game, 0), linda);
    EXPECT_EQ(store.games().at(0).seats.at(0).name, "Linda");
    EXPECT_EQ(store.player_names(), (std::vector<std::string>{"John", "Linda B."}))
        << "new games are offered the new name";
    EXPECT_EQ(seated(play("Linda B.", "John"), 0), linda);
}

TEST_F(PeopleTest, ASeatKeepsItsPlayerThroughChangesOfTheGame) {
    const std::string game = play("Linda", "John"), linda = id("Linda");
    people.rename(linda, "Linda B.");
    const Record record = store.load(game);
    store.change(record, test::with_names(record, {"Linda", "Jon"}));
    EXPECT_EQ(seated(game, 0), linda);
    store.undo(store.load(game));
    EXPECT_EQ(seated(game, 0), linda);
}

TEST_F(PeopleTest, TwoMayBearOneName) {
    const std::string first = play("Linda", "John"), linda = id("Linda");
    people.rename(linda, "Other");
    const std::string second = play("Linda", "John"), another = seated(second, 0);
    EXPECT_NE(another, linda);
    people.rename(linda, "Linda");
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda", "Linda"}));
    EXPECT_EQ(seated(play("Linda", "John"), 0), linda) << "who was entered first";
}

TEST_F(PeopleTest, AMergeIsUndoneLinkByLink) {
    const std::string game = play("Linda", "linda"), other = play("LINDA", "John");
    const std::string big = id("Linda"), small = id("linda"), loud = id("LINDA");
    EXPECT_EQ(people.merge(small, big), small);
    EXPECT_EQ(people.merge(small, loud), big) << "what stands for both goes on";
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "LINDA"}));
    EXPECT_EQ(seated(game, 0), loud);
    EXPECT_EQ(seated(game, 1), loud);
    EXPECT_EQ(seats(game), (std::vector<std::string>{"Linda", "linda"}));
    ASSERT_EQ(people.merged(loud).size(), 1U);
    EXPECT_EQ(people.merged(loud).front(), people.load(big));
    EXPECT_EQ(people.load(big).merged_into, loud);

    people.unmerge(big);
    EXPECT_EQ(seated(game, 1), big);
    EXPECT_EQ(seated(other, 0), loud);
    people.unmerge(small);
    EXPECT_EQ(seated(game, 1), small);
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "LINDA", "Linda", "linda"}));
}

TEST_F(PeopleTest, WhoWritesAMergedNameMeansThePerson) {
    play("Linda", "Lin");
    people.merge(id("Lin"), id("Linda"));
    EXPECT_EQ(seated(play("John", "Lin"), 1), id("Linda"));
}

TEST_F(PeopleTest, AMergeWithOneselfOrWithNobodyIsRefused) {
    play("Linda", "John");
    const std::string linda = id("Linda"), john = id("John");
    EXPECT_THROW(people.merge(linda, linda), std::invalid_argument);
    people.merge(john, linda);
    EXPECT_THROW(people.merge(linda, john), std::invalid_argument);
    EXPECT_EQ(test::reason([&] { people.merge(linda, "nobody"); }), Reason::not_found);
    EXPECT_EQ(test::reason([&] { people.merge("nobody", linda); }), Reason::not_found);
    EXPECT_EQ(listed(), std::vector<std::string>{"Linda"});
}

TEST_F(PeopleTest, ARingOfMergesIsOnePerson) {
    const std::string game = play("Linda", "John"), linda = id("Linda"), john = id("John");
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("UPDATE player SET merged_into = (SELECT id FROM player AS other WHERE other.id <> player.id)");
    people.unmerge(play("Mary", "Zoe").empty() ? "" : id("Mary"));
    EXPECT_EQ(listed().size(), 3U);
    EXPECT_EQ(seated(game, 0), std::min(linda, john));
    EXPECT_EQ(seated(game, 1), std::min(linda, john));
    people.unmerge(linda);
    EXPECT_EQ(seated(game, 1), linda);
    people.unmerge(john);
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda", "Mary", "Zoe"}));
}

/// As no program of ours writes it, but a merge may bring it in.
TEST_F(PeopleTest, WhoHasAnEmptyIdIsOneAmongOthers) {
    play("Linda", "John");
    SQLite::Database(folder / "history.db", SQLite::OPEN_READWRITE)
        .exec("UPDATE player SET id = '' WHERE name = 'John'");
    play("Mary", "Zoe");
    people.merge(id("Mary"), id("Zoe"));
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda", "Zoe"}));
    EXPECT_EQ(people.merge("", id("Zoe")), "");
    EXPECT_EQ(listed(), (std::vector<std::string>{"Linda", "Zoe"}));
    people.unmerge("");
    EXPECT_EQ(listed(), (std::vector<std::string>{"John", "Linda", "Zoe"}));
}

TEST_F(PeopleTest, AreAlikeInUnicodeFormAndCaseAlone) {
    play("Zo\u00EB", "ZOE\u0308");        // composed, and letter by letter in upper case
    play("Zoe\u0308", "Zoe");             // the first once more; without the dots it is another name
    play("STRASSE", "Stra\u00DFe");       // one letter folds into two
    play("\uFF2C\uFF49\uFF4E", "Lin");    // full width
    play("\u674E\u96F7", "\u674E\u78CA"); // two names that sound alike
    play("Linda", "Linda ");
    auto groups = people.alike();
    for (auto& group : groups)
        for (auto& one : group) one = people.load(one).name;
    for (auto& group : groups) std::ranges::sort(group);
    std::ranges::sort(groups);
    EXPECT_EQ(groups, (std::vector<std::vector<std::string>>{
                          {"Lin", "\uFF2C\uFF49\uFF4E"}, {"STRASSE", "Stra\u00DFe"}, {"ZOE\u0308", "Zo\u00EB"}}));
}

/// As nobody who never sat at a table is.
TEST_F(PeopleTest, AnEntryOfNobodyWhoIsListedIsNotListed) {
    play("Linda", "John");
    store.connection()->db.exec("INSERT INTO player (id, name, modified_at) VALUES ('a', 'Ann', ''), ('b', 'Ben', '')");
    people.merge("b", "a");
    EXPECT_EQ(people.entries().size(), 2U);
}

/// To order its marks takes the square of them.
TEST_F(PeopleTest, ANameThatNobodyCanHaveEnteredIsLeftAsItIs) {
    std::string marks = "a";
    for (int i = 0; i < 100'000; ++i) marks += "\u0301\u0316";
    EXPECT_EQ(db::name_form(marks), marks);
}

TEST_F(PeopleTest, WhoIsMergedIsNotOfferedAgain) {
    play("Linda", "linda");
    ASSERT_EQ(people.alike().size(), 1U);
    people.merge(id("linda"), id("Linda"));
    EXPECT_TRUE(people.alike().empty());
}

TEST_F(PeopleTest, HaveANicknameAColourAndAPicture) {
    play("Linda", "John");
    const std::string linda = id("Linda"), before = people.load(linda).modified_at;
    test::write_bytes(folder / "face.png", "a face");
    people.set_nickname(linda, "Lin");
    people.set_colour(linda, "#a0B1c2");
    people.set_picture(linda, folder / "face.png");
    std::filesystem::remove(folder / "face.png");
    const db::Person person = people.load(linda);
    EXPECT_EQ(person.nickname, "Lin");
    EXPECT_EQ(person.colour, "#a0B1c2");
    EXPECT_EQ(std::filesystem::path(person.picture).extension(), ".png");
    EXPECT_EQ(test::bytes(people.pictures() / person.picture), "a face");
    EXPECT_GE(person.modified_at, before);
    people.set_picture(linda, "");
    EXPECT_EQ(people.load(linda).picture, "");
    EXPECT_TRUE(std::filesystem::is_empty(people.pictures()));
}

TEST_F(PeopleTest, WhatIsNoNameColourOrPictureIsRefused) {
    play("Linda", "John");
    const db::Person linda = people.load(id("Linda"));
    for (const std::string& name : {std::string(), std::string(limits::name + 1, 'x'), std::string("\xff")})
        EXPECT_THROW(people.rename(linda.id, name), std::invalid_argument) << name;
    for (const std::string& name : {std::string(limits::name + 1, 'x'), std::string("\xff")})
        EXPECT_THROW(people.set_nickname(linda.id, name), std::invalid_argument) << name;
    for (const char* colour : {"red", "#12345", "#12345g", "#1234567", "1234567"})
        EXPECT_THROW(people.set_colour(linda.id, colour), std::invalid_argument) << colour;
    EXPECT_EQ(test::reason([&] { people.set_picture(linda.id, folder / "none.png"); }), Reason::unreadable);
    EXPECT_EQ(test::reason([&] { people.rename("nobody", "Zoe"); }), Reason::not_found);
    EXPECT_EQ(people.load(linda.id), linda);
    people.rename(linda.id, std::string(limits::name, 'x'));
}

TEST_F(PeopleTest, MayHaveNoNickname) {
    play("Linda", "John");
    const std::string linda = id("Linda");
    people.set_nickname(linda, "Lin");
    people.set_nickname(linda, "");
    EXPECT_EQ(people.load(linda).nickname, "");
}

TEST(Text, IsUnicodeWithoutZeros) {
    using namespace std::string_literals;
    for (const std::string& text : {"Linda"s, ""s, "Zo\xC3\xAB"s, "\xE9\x9B\xAA \xF0\x9F\x8E\xB2"s})
        EXPECT_TRUE(db::is_text(text)) << text;
    for (const std::string& text : {"Li\0nda"s, "Zo\xC3\xAB\0"s, "Zo\xC3"s, "\xff"s, "\xC0\x80"s, "\xED\xA0\x80"s})
        EXPECT_FALSE(db::is_text(text)) << text;
}

/// Each entry is merged into the next, and the last ones into each other.
TEST_F(PeopleTest, LongChainsOfMergesLeadToTheirEnds) {
    SQLite::Database& raw = store.connection()->db;
    raw.exec("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)"
             " INSERT INTO player (rowid, id, name, merged_into, modified_at)"
             " SELECT i, format('a%06d', i), 'p', iif(i < 50000, format('a%06d', i + 1), 'a049990'), '' FROM n");
    raw.exec("INSERT INTO player (rowid, id, name, merged_into, modified_at) VALUES (60000, 'b', 'p', 'gone', ''),"
             " (60001, 'c', 'p', 'b', ''), (60002, 'd', 'p', 'd', '')");
    const auto persons = db::persons_of_players(raw);
    for (int row = 1; row <= 50000; ++row)
        ASSERT_EQ(persons.at(row), row == 49990 ? std::nullopt : std::optional<std::int64_t>(49990)) << row;
    EXPECT_EQ(persons.at(60000), std::nullopt);
    EXPECT_EQ(persons.at(60001), std::optional<std::int64_t>(60000));
    EXPECT_EQ(persons.at(60002), std::nullopt);
}

/// A chain and a ring, as another's history may bring them in: as many steps as links would not end.
TEST_F(PeopleTest, EntriesAreAllThatWereMergedHoweverManyMergesLieBetween) {
    play("Linda", "John");
    play("Mary", "Zoe");
    SQLite::Database& raw = store.connection()->db;
    raw.exec("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
             " INSERT INTO player (id, name, merged_into, modified_at) SELECT 'c' || i, 'x',"
             " iif(i < 20000, 'c' || (i + 1), (SELECT id FROM player WHERE name = 'Linda')), '' FROM n");
    raw.exec("UPDATE player SET merged_into = (SELECT id FROM player AS other WHERE other.id <> player.id"
             " AND other.name IN ('Mary', 'Zoe')) WHERE name IN ('Mary', 'Zoe')");
    store.connection()->keep([&] { db::write_persons(raw); });
    const auto entries = people.entries();
    ASSERT_EQ(entries.size(), 20'004U);
    EXPECT_EQ(*entries.at(0).person, people.list().at(0));
    EXPECT_EQ(*entries.at(1).person, people.list().at(1));
    EXPECT_EQ(*entries.at(2).person, people.list().at(2));
    const auto of_linda = [](const db::PersonEntry& entry) { return entry.person->name == "Linda"; };
    EXPECT_EQ(std::ranges::count_if(entries, of_linda), 20'001);
    EXPECT_EQ(entries.back().person, entries.at(2).person);
    EXPECT_NE(entries.back().id, entries.back().person->id);
}

/// As a file from elsewhere may bring them: what each more costs does not grow with how many there are.
TEST_F(PeopleTest, AreListedInStepsThatGrowAsTheyDo) {
    play("Linda", "John");
    SQLite::Database& raw = store.connection()->db;
    const auto steps_with = [&](int more) {
        raw.exec("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(more) +
                 ") INSERT INTO player (name, id, modified_at) SELECT 'x', (SELECT count(*) FROM player) || '-' || i,"
                 " '' FROM n; INSERT OR IGNORE INTO play_seat (play, number, player, name, game, played_at)"
                 " SELECT 1, rowid, rowid, name, 'babylon', 0 FROM player WHERE rowid > 2");
        int steps = 0;
        const auto count = [](void* counted) { return ++*static_cast<int*>(counted), 0; };
        sqlite3_progress_handler(raw.getHandle(), 10, count, &steps);
        EXPECT_EQ(people.list().size(), raw.execAndGet("SELECT count(*) FROM player").getUInt());
        EXPECT_EQ(people.entries().size(), people.list().size());
        sqlite3_progress_handler(raw.getHandle(), 0, nullptr, nullptr);
        return steps;
    };
    const int few = steps_with(500), many = steps_with(3500);
    EXPECT_LT(many, 16 * few);
}

TEST_F(PeopleTest, WhoIsHiddenIsInNoProposalAndOnNoLeaderboardAndHasPlayed) {
    const std::string game = play("Linda", "John");
    store.award(store.load(game), score(store.load(game)), 1, "2026-11-21T22:00:00Z");
    const auto leaders = [this] {
        std::vector<std::string> names;
        for (const db::Leader& one : db::Statistics(store).leaderboard("")) names.push_back(one.name);
        std::ranges::sort(names);
        return names;
    };
    EXPECT_EQ(leaders(), (std::vector<std::string>{"John", "Linda"}));
    people.set_hidden(id("John"), true);
    EXPECT_TRUE(people.load(id("John")).hidden);
    EXPECT_EQ(store.player_names(), std::vector<std::string>{"Linda"});
    EXPECT_EQ(leaders(), std::vector<std::string>{"Linda"});
    EXPECT_EQ(seats(game), (std::vector<std::string>{"Linda", "John"}));
    EXPECT_EQ(db::Statistics(store).player(id("John"), {}).total.plays, 1);
    EXPECT_EQ(db::Statistics(store).player(id("Linda"), {}).rivals.size(), 1U) << "she has played against him";
    db::Leader counted_elsewhere{.player = id("John"), .name = "John", .figures = {}};
    EXPECT_TRUE(db::Statistics(store).without_hidden({counted_elsewhere}).empty());
    play("John", "Mary");
    EXPECT_EQ(store.player_names(), (std::vector<std::string>{"Linda", "Mary"})) << "he stays hidden";
    people.set_hidden(id("John"), false);
    EXPECT_EQ(leaders(), (std::vector<std::string>{"John", "Linda"}));
    EXPECT_TRUE(db::check_up(store.connection()->db).troubles.empty());
}

TEST_F(PeopleTest, OfAMergedEntryThePersonIsHidden) {
    play("Linda", "Lindy");
    const std::string entry = id("Lindy");
    people.merge(entry, id("Linda"));
    people.set_hidden(entry, true);
    EXPECT_TRUE(store.player_names().empty());
    EXPECT_FALSE(people.load(entry).hidden);
    EXPECT_EQ(test::reason([&] { people.set_hidden("nobody", true); }), Reason::not_found);
}

TEST_F(PeopleTest, WhoHasNoPlaysCanBeDeletedAndBroughtBack) {
    const Record record = store.load(play("Linda", "Jo"));
    EXPECT_TRUE(people.without_plays().empty());
    EXPECT_THROW(people.remove(id("Jo")), std::invalid_argument);
    const std::string jo = id("Jo");
    people.set_nickname(jo, "JJ");
    people.set_hidden(jo, true);
    store.change(record, test::with_names(record, {"Linda", "John"}));
    play("Jody", "Mary");
    people.merge(id("Jody"), jo);
    EXPECT_TRUE(people.without_plays().empty()) << "Jody's play is Jo's";
    people.unmerge(db::text(store.connection()->db, "SELECT id FROM player WHERE name = 'Jody'").value());
    const db::Person before = people.load(jo);
    ASSERT_EQ(people.without_plays(), std::vector<db::Person>{before});
    const std::vector<db::Person> removed = people.remove(jo);
    EXPECT_EQ(removed, std::vector<db::Person>{before});
    EXPECT_EQ(test::reason([&] { static_cast<void>(people.load(jo)); }), Reason::not_found);
    EXPECT_TRUE(db::check_up(store.connection()->db).troubles.empty());
    people.bring_back(removed);
    EXPECT_EQ(people.load(jo), before);
    EXPECT_TRUE(db::check_up(store.connection()->db).troubles.empty());
}

TEST_F(PeopleTest, AreDeletedWithTheEntriesThatWereMergedAndThePictures) {
    const Record record = store.load(play("Jo", "Joe"));
    const std::string jo = id("Jo"), joe = id("Joe");
    test::write_bytes(folder / "face.png", "a picture");
    people.set_picture(joe, folder / "face.png");
    people.merge(joe, jo);
    store.change(record, test::with_names(record, {"Linda", "Mary"}));
    const std::vector<db::Person> removed = people.remove(joe);
    ASSERT_EQ(removed.size(), 2U);
    EXPECT_EQ(removed[0].id, jo);
    people.bring_back(removed);
    EXPECT_EQ(people.load(joe).merged_into, jo);
    EXPECT_TRUE(std::filesystem::exists(people.pictures() / people.load(joe).picture));
    EXPECT_EQ(people.remove(jo), removed);
    people.drop_pictures(removed);
    EXPECT_TRUE(std::filesystem::is_empty(people.pictures()));
}

}
