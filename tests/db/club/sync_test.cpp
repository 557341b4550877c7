// What an exchange does that does not go as usual: what cannot be sent, what changed meanwhile, and who stops it.
#include "db/imports/imports.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/two_laptops.h"

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Reason = db::ClubError::Reason;

using Sync = TwoLaptops;

db::Play play(int number, const std::string& name = "Linda") {
    return {.id = uuid(number),
            .game = "Carcassonne",
            .played_at = "2026-11-21T19:00:00Z",
            .seats = {{.player = {}, .name = name, .rank = 1, .winner = true}, {.player = {}, .name = "John"}}};
}

int unsent(const Laptop& laptop) { return db::club_of(laptop.store)->unsent; }

TEST_F(Sync, AnImportThatWasTakenBackIsNotSent) {
    const auto import = db::import_plays_and_games(one.store, {play(501), play(502)}, {}, "a file");
    EXPECT_GT(unsent(one), 0);
    db::revert_import(one.store, import.id, test::noon);
    EXPECT_EQ(one.sync(access()).sent, 0);
    EXPECT_EQ(unsent(one), 0);
    expect_all_in_step();
}

TEST_F(Sync, WhatIsNoTextStaysHereAndIsTold) {
    const auto add_player = [&](const std::string& id, const std::string& name, const std::string& moment) {
        db::Connection& connection = *one.store.connection();
        connection.transact([&] {
            db::run(connection, "INSERT INTO player (id, name, modified_at) VALUES (?, ?, ?)", id, name, moment);
        });
    };
    add_player("\xff", "Zoe", "2026");
    add_player("a", "Zo\xff", "2026");
    add_player("b", "Zoe", "2026\xff");
    add_player("c", "Zo\xC3\xAB", "2026");
    const auto report = one.sync(access());
    EXPECT_EQ(report.sent, 1);
    EXPECT_THAT(report.refused,
                UnorderedElementsAre(db::RefusedRecord{"player", "\xff"}, db::RefusedRecord{"player", "a"},
                                     db::RefusedRecord{"player", "b"}));
    EXPECT_EQ(unsent(one), 0);
    EXPECT_EQ(db::club_of(one.store)->refused, 3);
    EXPECT_EQ(other.sync(access()).fetched, 1);
}

TEST_F(Sync, WhatIsDeletedForGoodMeanwhileIsToldTheNextTime) {
    one.store.add(with_names(game(77, 3), {"Uma", "Zoe"}));
    const Folder folder;
    bool is_deleted = false;
    {
        const Proxy proxy(folder.path(), server().socket(), [&](bool is_servers, std::string& message) {
            if (is_deleted || is_servers || message.find("WITH put AS") == std::string::npos) return;
            const db::Store same(one.store.file()); // the players are on their way, the game is not yet
            db::Plays(same).remove(uuid(77));
            db::Plays(same).purge(uuid(77));
            is_deleted = true;
        });
        EXPECT_EQ(one.sync(through(folder, club)).sent, 2);
    }
    EXPECT_TRUE(is_deleted);
    EXPECT_EQ(unsent(one), 1);
    one.sync(access());
    EXPECT_EQ(unsent(one), 0);
    expect_all_in_step();
}

TEST_F(Sync, TheClubMayBeCalledOtherwise) {
    club.run("UPDATE clerk.club SET name = 'Garden'");
    one.sync(access());
    EXPECT_EQ(db::club_of(one.store)->name, "Garden");
}

TEST_F(Sync, AServerThatCountsFewerTransactionsIsAnOlderOne) {
    one.store.connection()->db.exec("UPDATE club SET seen = '3:9000000000:'");
    const auto before = one.records();
    EXPECT_EQ(club_reason([&] { one.sync(access()); }), Reason::older);
    EXPECT_EQ(one.records(), before);
    add(other);
    other.sync(access());
    one.sync(access(), true);
    expect_all_in_step();
}

TEST_F(Sync, AReaderBelievesAServerThatWasPutBack) {
    Laptop readers;
    readers.join(club.access("rita"));
    readers.sync(club.access("rita"));
    const auto before = readers.records();
    EXPECT_EQ(before, one.records());
    readers.store.connection()->db.exec("UPDATE club SET server = 'another'");
    EXPECT_EQ(club_reason([&] { readers.sync(club.access("rita")); }), Reason::older);
    readers.sync(club.access("rita"), true);
    EXPECT_EQ(readers.records(), before);
}

TEST_F(Sync, AHistoryThatAnotherProgramWritesIsLocked) {
    add(one);
    SQLite::Database writing(one.store.file(), SQLite::OPEN_READWRITE);
    writing.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(reason([&] { one.sync(access()); }), db::Error::Reason::locked);
    writing.exec("COMMIT");
    expect_all_in_step();
}

/// Of more records than are fetched at once.
TEST_F(Sync, IsStoppedWhileItWritesWhatItFetched) {
    std::vector<db::Play> plays;
    for (int number = 1000; number < 3100; ++number) plays.push_back(play(number));
    db::Plays(other.store).import(plays, "a file");
    other.sync(access());
    {
        sqlite3* const history = one.store.connection()->db.getHandle();
        const db::Following following(one.store.watch(),
                                      [&](std::size_t, std::size_t) { return sqlite3_get_autocommit(history) != 0; });
        EXPECT_EQ(club_reason([&] { one.sync(access()); }), Reason::stopped);
    }
    EXPECT_GE(one.sync(access()).fetched, 2000) << "what was half written came again";
    EXPECT_EQ(one.records(), other.records());
}

TEST_F(Sync, WhatIsOfNoKindOfOursIsCountedAsAPlay) {
    Laptop third;
    const auto before = db::preview_joining(third.store, access()).of(db::RecordKind::play).only_there;
    club.run("ALTER TABLE clerk.record DROP CONSTRAINT record_kind_check,"
             " ADD CONSTRAINT record_kind_check CHECK (true); INSERT INTO clerk.record"
             " (kind, id, has_game, modified_at, document) VALUES ('song', 'x', 0, '', '{}')");
    EXPECT_EQ(db::preview_joining(third.store, access()).of(db::RecordKind::play).only_there, before + 1);
}

TEST_F(Sync, SummariesThatNeverEndAreTold) {
    const auto replace = [&](const std::string& answer) {
        club.run("CREATE OR REPLACE FUNCTION clerk.catch_up() RETURNS boolean LANGUAGE sql AS $$ SELECT " + answer +
                 " $$");
    };
    club.run("CREATE SEQUENCE clerk.asked; GRANT USAGE ON clerk.asked TO olga");
    replace("nextval('clerk.asked') < 4");
    EXPECT_EQ(club_reason([&] { static_cast<void>(db::club_leaderboard(access(), "")); }), std::nullopt);
    EXPECT_EQ(club.number("SELECT last_value FROM clerk.asked"), 4) << "asked until all is counted";
    replace("true");
    EXPECT_EQ(club_reason([&] { static_cast<void>(db::club_leaderboard(access(), "")); }), Reason::strange_answer);
}

TEST_F(Sync, ALineIsToTheClubOfTheHistory) {
    server().run("postgres", "CREATE DATABASE line_" + club.database());
    const db::ClubAccess another{server().address("line_" + club.database())};
    db::init_club(another, "Another");
    EXPECT_EQ(club_reason([&] { db::ClubLine(one.store, another); }), Reason::another_club);
}

TEST_F(Sync, ALineEndsTheGamesThatAreNotOnItsTableAnyMore) {
    db::ClubLine mine(one.store, access()), others(other.store, access());
    mine.publish(uuid(1), "{}");
    mine.publish(uuid(2), "{}");
    others.publish(uuid(3), "{}");
    mine.end_all_but(uuid(2));
    std::vector<std::string> games;
    for (const db::LiveGame& live : others.games()) games.push_back(live.game);
    EXPECT_THAT(games, UnorderedElementsAre(uuid(2), uuid(3)));
}

}
