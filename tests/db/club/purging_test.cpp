// What was deleted for good on one laptop is gone from all of them, and no laptop brings it back.
#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/club/test_server.h"

#include <fstream>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using Reason = db::ClubError::Reason;

/// Anna's laptop and Ben's, both members, have the same game; others are on their tables.
class Purging : public testing::Test {
protected:
    TestClub club;
    Laptop annas, bens;
    const std::string play = uuid(1);

    void SetUp() override {
        annas.store.add(game(1, 4));
        annas.store.add(game(2, 4));
        annas.join(club.access("anna"));
        bens.store.add(game(3, 4));
        bens.join(club.access("ben"));
        sync();
        sync();
    }
    /// The roles of the server are those of all clubs of the tests.
    void TearDown() override {
        for (const char* user : {"anna", "ben"}) db::admit(club.access("olga"), user, db::ClubRight::member);
    }
    db::SyncReport sync_anna() { return annas.sync(club.access("anna")); }
    db::SyncReport sync_ben() { return bens.sync(club.access("ben")); }
    void sync() { sync_anna(), sync_ben(); }
    static void purge(Laptop& laptop, const std::string& id) {
        db::Plays(laptop.store).remove(id);
        db::Plays(laptop.store).purge(id);
    }
    std::string on_server(const std::string& id) const {
        return club.text("SELECT concat_ws(' ', purged, document) FROM clerk.record WHERE id = '" + id + '\'');
    }
    std::optional<Reason> forge(const std::string& user, const std::string& sql) const {
        db::Watch nobody;
        return club_reason([&] { db::Server(club.access(user), nobody).run_script(sql); });
    }
};

/// More than go at once; most of them the club never had.
TEST_F(Purging, ManyAreToldOneBatchAfterTheOther) {
    annas.store.connection()->db.exec(
        "CREATE TEMP TABLE gone AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5100)"
        " SELECT 'play' AS kind, '00' || i AS id FROM n; INSERT INTO purged SELECT * FROM gone;"
        "INSERT INTO unsent (kind, id) SELECT * FROM gone");
    purge(annas, play);
    EXPECT_EQ(sync_anna().sent, 1);
    EXPECT_EQ(db::club_of(annas.store)->unsent, 0);
    EXPECT_EQ(on_server(play), "1 ");
}

TEST_F(Purging, APlayIsGoneFromAllLaptopsAndTheServer) {
    db::Plays(annas.store).set_counted(play, false);
    sync();
    EXPECT_GT(club.number("SELECT count(*) FROM clerk.superseded WHERE id = '" + play + '\''), 0);
    purge(annas, play);
    EXPECT_EQ(db::club_of(annas.store)->unsent, 1);
    EXPECT_EQ(sync_anna().sent, 1);
    EXPECT_EQ(db::club_of(annas.store)->unsent, 0);
    EXPECT_EQ(on_server(play), "1 ") << "nothing of it is kept";
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.superseded WHERE id = '" + play + '\''), 0);
    EXPECT_EQ(sync_ben().fetched, 1);
    EXPECT_FALSE(bens.store.has(play));
    EXPECT_TRUE(bens.store.has(uuid(2)));
    EXPECT_EQ(annas.records(), bens.records());
    EXPECT_EQ(sync_anna().fetched + sync_ben().fetched, 0);
    Laptop third;
    EXPECT_EQ(db::preview_joining(third.store, club.access("rita")).of(db::RecordKind::game),
              (db::ClubCounts{.only_there = 2}));
    third.join(club.access("rita"));
    third.sync(club.access("rita"));
    EXPECT_EQ(third.records(), annas.records());
}

TEST_F(Purging, NobodyBringsItBack) {
    const Folder folder;
    db::copy_database(bens.store.connection()->db, bens.store.file(), folder / "old.db", bens.store.watch());
    db::Plays(bens.store).set_counted(play, false);
    purge(annas, play);
    sync();
    EXPECT_FALSE(bens.store.has(play)) << "although it was changed here";
    EXPECT_EQ(db::club_of(bens.store)->unsent, 0);
    db::merge(bens.store, folder / "old.db", db::Time());
    EXPECT_TRUE(bens.store.has(play)) << "by a file it comes back";
    sync();
    EXPECT_FALSE(bens.store.has(play));
    EXPECT_EQ(db::club_of(bens.store)->unsent, 0);
    EXPECT_FALSE(annas.store.has(play));
    EXPECT_EQ(on_server(play), "1 ");
    EXPECT_EQ(annas.records(), bens.records());
}

/// Ben's change was there first.
TEST_F(Purging, ItWinsOverALaterVersion) {
    annas.store.connection()->transact(
        [&] { annas.store.connection()->db.exec("UPDATE play SET modified_at = '2099-01-01T00:00:00.000Z'"); });
    sync();
    purge(annas, play);
    sync();
    EXPECT_FALSE(bens.store.has(play));
}

TEST_F(Purging, AServerPutBackDoesNotBringItBack) {
    const std::string before = club.text("SELECT document FROM clerk.record WHERE id = '" + play + '\'');
    purge(annas, play);
    sync();
    club.run("SET session_replication_role = replica;"
             "UPDATE clerk.record SET purged = 0, has_game = 1, modified_at = '2026', changed = pg_current_xact_id(),"
             " document = " +
             db::quoted(before) + " WHERE id = '" + play +
             "';"
             "UPDATE clerk.laptop SET sends = 0");
    EXPECT_EQ(club_reason([&] { sync_anna(); }), Reason::older);
    annas.sync(club.access("anna"), true);
    bens.sync(club.access("ben"), true);
    EXPECT_EQ(on_server(play), "1 ");
    for (const Laptop* laptop : {&annas, &bens}) EXPECT_FALSE(laptop->store.has(play));
}

/// Both have a game that the club has not, and one of them deletes it.
TEST_F(Purging, WhatIsSentAfterwardsIsGoneAsSoonAsItIsSeen) {
    const std::string id = uuid(7);
    for (Laptop* laptop : {&annas, &bens}) {
        laptop->store.add(game(7, 4));
        laptop->store.add(game(8, 4));
    }
    db::admit(club.access("olga"), "anna", db::ClubRight::organiser);
    purge(annas, id);
    sync(); // Ben sends it now
    sync();
    sync();
    EXPECT_EQ(on_server(id), "2 ");
    for (const Laptop* laptop : {&annas, &bens}) {
        EXPECT_FALSE(laptop->store.has(id));
        EXPECT_EQ(db::club_of(laptop->store)->unsent, 0);
    }
}

TEST_F(Purging, WhatSomebodyElseAddedIsGoneHereAlone) {
    const std::string before = on_server(play);
    purge(bens, play);
    EXPECT_EQ(sync_ben().refused, (std::vector<db::RefusedRecord>{{"play", play}}));
    sync();
    EXPECT_EQ(on_server(play), before);
    EXPECT_TRUE(annas.store.has(play));
    EXPECT_FALSE(bens.store.has(play));
    EXPECT_EQ(db::club_of(bens.store)->refused, 1);
    db::admit(club.access("olga"), "ben", db::ClubRight::organiser);
    sync_ben();
    sync_anna();
    EXPECT_EQ(on_server(play), "2 ") << "an organiser may";
    EXPECT_FALSE(annas.store.has(play));
    EXPECT_EQ(db::club_of(bens.store)->refused, 0);
}

TEST_F(Purging, AForgedClientGainsNothing) {
    const std::string before = on_server(play), of_play = " WHERE id = '" + play + '\'';
    EXPECT_EQ(forge("ben", "UPDATE clerk.record SET purged = 1" + of_play), std::nullopt); // of his own: none
    EXPECT_EQ(on_server(play), before);
    EXPECT_EQ(forge("rita", "UPDATE clerk.record SET purged = 1" + of_play), Reason::no_rights);
    EXPECT_EQ(forge("anna", "UPDATE clerk.record SET purged = 2" + of_play), Reason::no_rights) << "no organiser";
    EXPECT_EQ(forge("ben", "INSERT INTO clerk.record (kind, id, has_game, modified_at, document, purged)"
                           " VALUES ('play', 'x', 0, '', '', 1)"),
              Reason::no_rights);
    EXPECT_EQ(forge("olga", "UPDATE clerk.record SET purged = 2 WHERE kind = 'player'"), Reason::refused);
    purge(annas, play);
    sync_anna();
    for (const char* sql : {"UPDATE clerk.record SET purged = 0", "UPDATE clerk.record SET document = '{}'",
                            "UPDATE clerk.record SET has_game = 1, modified_at = '3000', document = 'x', purged = 0"})
        for (const char* user : {"anna", "olga"}) EXPECT_EQ(forge(user, sql + of_play), Reason::no_rights) << sql;
    EXPECT_EQ(on_server(play), "1 ");
}

/// Ben knows the id of Anna's game before it is sent, and puts one of his own there that he deletes for good.
TEST_F(Purging, OfAGameThatTheClubNeverHadNobodyButAnOrganiserDisposes) {
    const std::string id = uuid(9);
    annas.store.add(game(9, 4));
    annas.store.add(game(10, 4));
    const auto squat = "INSERT INTO clerk.record (kind, id, has_game, modified_at, document) VALUES ('play', '" + id +
                       "', 1, '3000', '{}'); UPDATE clerk.record SET purged = 1 WHERE id = '" + id + '\'';
    ASSERT_EQ(forge("ben", squat), std::nullopt);
    EXPECT_EQ(sync_anna().refused, (std::vector<db::RefusedRecord>{{"play", id}}));
    EXPECT_TRUE(annas.store.has(id));
    db::Plays(annas.store).set_counted(id, false);
    sync_anna();
    EXPECT_TRUE(annas.store.has(id)) << "it stays here, whatever becomes of it";
    ASSERT_EQ(forge("olga", "UPDATE clerk.record SET purged = 2 WHERE id = '" + id + '\''), std::nullopt);
    sync_anna();
    EXPECT_FALSE(annas.store.has(id));
}

TEST_F(Purging, TheGameOnTheTableGoesWhenItIsPutAway) {
    bens.store.put_on_table(play);
    purge(annas, play);
    sync();
    EXPECT_TRUE(bens.store.has(play));
    EXPECT_EQ(bens.store.on_table(), play);
    bens.store.change(bens.store.load(play), game(1, 5));
    sync();
    EXPECT_TRUE(bens.store.has(play)) << "it can be played on";
    EXPECT_EQ(db::club_of(bens.store)->unsent, 0);
    bens.store.put_on_table(uuid(2));
    sync_ben();
    EXPECT_FALSE(bens.store.has(play));
    EXPECT_EQ(on_server(play), "1 ");
}

TEST_F(Purging, ANightGoesWithItsPhotosAlsoWithThoseThatComeLater) {
    db::agree_on_photos(club.access("olga"), 1000);
    db::admit(club.access("olga"), "anna", db::ClubRight::organiser);
    db::Nights here(annas.store), there(bens.store);
    const std::string night = here.add("2026-11-21", "Basel");
    here.put(play, night);
    const auto photo_of = [&](Laptop& laptop, char filling) {
        std::ofstream(laptop.folder / "a.jpg", std::ios::binary) << "\xff\xd8\xff\xe0" + std::string(100, filling);
        return db::Nights(laptop.store).add_photo(night, laptop.folder / "a.jpg");
    };
    const std::string first = photo_of(annas, 'x');
    sync();
    ASSERT_TRUE(exists(there.photo_folder() / first));
    const std::string late = photo_of(bens, 'y');
    here.remove(night);
    here.purge(night);
    sync();
    EXPECT_EQ(db::number(bens.store.connection()->db, "SELECT count(*) FROM photo"), 0);
    EXPECT_FALSE(exists(there.photo_folder() / first));
    EXPECT_TRUE(there.list().empty());
    sync();
    sync();
    EXPECT_TRUE(here.list().empty());
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind IN ('night', 'photo') AND purged = 0"), 0);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.image"), 0);
    for (const Laptop* laptop : {&annas, &bens}) {
        EXPECT_EQ(db::club_of(laptop->store)->unsent, 0);
        EXPECT_TRUE(laptop->store.has(play));
    }
    EXPECT_EQ(annas.records(), bens.records());
    EXPECT_FALSE(exists(here.photo_folder() / late));
}

TEST_F(Purging, AnUndoneImportIsNot) {
    db::Play one;
    one.id = uuid(20);
    one.game = "babylon";
    one.played_at = "2026-11-21T19:00:00Z";
    const auto import = db::Plays(annas.store).import({one}, "evening.json");
    sync();
    db::Plays(annas.store).undo_import(import.id);
    sync();
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE purged > 0"), 0);
    EXPECT_EQ(db::Plays(annas.store).import({one}, "evening.json").added, 1);
    sync();
    EXPECT_EQ(db::Plays(annas.store).load(uuid(20)).play.id, uuid(20));
}

TEST_F(Purging, TravelsInAClubAlone) {
    Laptop alone;
    alone.store.add(game(1, 4));
    alone.store.add(game(2, 4));
    purge(alone, play);
    EXPECT_EQ(db::number(alone.store.connection()->db, "SELECT count(*) FROM purged"), 0);
    alone.join(club.access("olga"));
    alone.sync(club.access("olga"));
    EXPECT_TRUE(alone.store.has(play)) << "it was none of the club's when it was deleted";
    purge(annas, play);
    db::leave_club(annas.store);
    EXPECT_EQ(db::number(annas.store.connection()->db, "SELECT count(*) FROM purged"), 0);
}

}
