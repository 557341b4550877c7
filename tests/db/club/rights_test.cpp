// What a client may do the server decides, whatever program it is.
#include "db/connection/connection.h"
#include "db/people/people.h"
#include "tests/db/club/test_server.h"

#include <thread>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using db::ClubRight;
using Reason = db::ClubError::Reason;

/// Speaks SQL of its own.
class Forger {
public:
    explicit Forger(const db::ClubAccess& access) : server_(access, nobody_) {}
    std::optional<Reason> tries(const std::string& sql) {
        return club_reason([&] { server_.ask(sql); });
    }

private:
    db::Watch nobody_;
    db::Server server_;
};

class Rights : public testing::Test {
protected:
    TestClub club;
    Laptop laptop;

    void SetUp() override {
        laptop.store.add(game(1, 4));
        laptop.join(club.access("anna"));
        laptop.sync(club.access("anna"));
    }
    std::string all() const {
        return club.text(
            "SELECT string_agg(concat_ws(' ', kind, id, has_game, modified_at, document, owner, changed), '|' ORDER BY"
            " kind, id) FROM clerk.record");
    }
};

TEST_F(Rights, AForgedClientGainsNothing) {
    const std::string before = all();
    for (const std::string user : {"ben", "rita", "anna", "olga"}) {
        Forger forger(club.access(user));
        for (const char* sql : {
                 "DELETE FROM clerk.record",
                 "TRUNCATE clerk.record",
                 "DROP TABLE clerk.record",
                 "ALTER TABLE clerk.record DISABLE TRIGGER ALL",
                 "ALTER TABLE clerk.record DISABLE ROW LEVEL SECURITY",
                 "CREATE TABLE clerk.more (x integer)",
                 "UPDATE clerk.record SET owner = current_user",
                 "UPDATE clerk.record SET changed = '3'",
                 "UPDATE clerk.record SET id = 'x', kind = 'play'",
                 "INSERT INTO clerk.record (kind, id, has_game, modified_at, document, owner)"
                 " VALUES ('play', 'x', 0, '', '{}', 'olga')",
                 "INSERT INTO clerk.record (kind, id, has_game, modified_at, document, changed)"
                 " VALUES ('play', 'x', 0, '', '{}', '3')",
                 "DELETE FROM clerk.superseded",
                 "UPDATE clerk.superseded SET document = ''",
                 "UPDATE clerk.club SET name = 'x'",
                 "UPDATE clerk.standing SET wins = 100",
                 "UPDATE clerk.summary SET seen = NULL",
                 "DELETE FROM clerk.laptop",
                 "UPDATE clerk.laptop SET owner = current_user",
                 "SET ROLE founder",
                 "CREATE OR REPLACE FUNCTION clerk.tell() RETURNS trigger LANGUAGE sql AS ''",
                 "COPY clerk.record TO PROGRAM 'cat'",
             })
            EXPECT_EQ(forger.tries(sql), Reason::no_rights) << user << ' ' << sql;
    }
    Forger reader(club.access("rita"));
    for (const char* sql :
         {"INSERT INTO clerk.record (kind, id, has_game, modified_at, document) VALUES ('play', 'x', 0, '', '{}')",
          "UPDATE clerk.record SET modified_at = '3000'", "INSERT INTO clerk.laptop (id, sends) VALUES ('x', 9)",
          "INSERT INTO clerk.superseded VALUES ('play', 'x', '', '{}')", "SELECT clerk.settle()",
          "INSERT INTO clerk.live (game, laptop, record) VALUES ('x', 'y', '{}')"})
        EXPECT_EQ(reader.tries(sql), Reason::no_rights) << sql;
    EXPECT_EQ(Forger(club.access("nobody")).tries("SELECT * FROM clerk.record"), Reason::no_rights);
    EXPECT_EQ(all(), before);
}

TEST_F(Rights, WhoMayOnlyLookAtTheClubHasNoneInIt) {
    club.run("GRANT USAGE ON SCHEMA clerk TO nobody; GRANT SELECT ON clerk.club, clerk.laptop TO nobody");
    Laptop nobodys;
    EXPECT_EQ(club_reason([&] { nobodys.join(club.access("nobody")); }), Reason::no_rights);
    EXPECT_EQ(db::club_of(nobodys.store), std::nullopt);
}

TEST_F(Rights, AMemberChangesWhatItAddedAndNothingElse) {
    const std::string before = all();
    Forger ben(club.access("ben"));
    EXPECT_EQ(ben.tries("UPDATE clerk.record SET modified_at = '3000'"), std::nullopt); // of his own: none
    EXPECT_EQ(ben.tries("UPDATE clerk.laptop SET sends = 100"), std::nullopt);
    EXPECT_EQ(ben.tries("INSERT INTO clerk.record (kind, id, has_game, modified_at, document) VALUES ('play', '" +
                        uuid(1) + "', 1, '3000', '{}') ON CONFLICT (kind, id) DO UPDATE SET modified_at = '3000'"),
              Reason::no_rights);
    EXPECT_EQ(all(), before);
    EXPECT_EQ(club.number("SELECT max(sends) FROM clerk.laptop"), 2); // players, and plays

    Forger anna(club.access("anna"));
    EXPECT_EQ(anna.tries("UPDATE clerk.record SET modified_at = '1000' WHERE kind = 'play'"), Reason::no_rights);
    EXPECT_EQ(anna.tries("UPDATE clerk.record SET document = document WHERE kind = 'play'"), Reason::no_rights);
    EXPECT_EQ(all(), before);
    EXPECT_EQ(anna.tries("UPDATE clerk.record SET modified_at = '3000' WHERE kind = 'play'"), std::nullopt);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.superseded WHERE modified_at < '3000'"), 1);
    // A document that does not bear it out is taken by nobody.
    Laptop other;
    other.join(club.access("rita"));
    const auto report = other.sync(club.access("rita"));
    EXPECT_EQ(report.unreadable, (std::vector<db::RefusedRecord>{{"play", uuid(1)}}));
    EXPECT_FALSE(other.store.has(uuid(1)));
    EXPECT_GT(report.fetched, 0);
}

TEST_F(Rights, WhatIsRefusedStaysHereAndIsTold) {
    Laptop bens;
    bens.join(club.access("ben"));
    bens.sync(club.access("ben"));
    const std::string person = db::People(bens.store).list().front().id;
    db::People(bens.store).rename(person, "Lin");
    const auto report = bens.sync(club.access("ben"));
    EXPECT_EQ(report.refused, (std::vector<db::RefusedRecord>{{"player", person}}));
    EXPECT_EQ(report.sent, 0);
    EXPECT_EQ(db::club_of(bens.store)->refused, 1);
    EXPECT_EQ(db::club_of(bens.store)->unsent, 0);
    EXPECT_TRUE(bens.sync(club.access("ben")).refused.empty()); // not tried again
    EXPECT_EQ(db::People(bens.store).load(person).name, "Lin");
    laptop.sync(club.access("anna"));
    EXPECT_NE(db::People(laptop.store).load(person).name, "Lin");

    EXPECT_EQ(club_reason([&] { db::admit(club.access("ben"), "ben", ClubRight::organiser); }), Reason::no_rights);
    db::admit(club.access("olga"), "ben", ClubRight::organiser);
    EXPECT_EQ(bens.sync(club.access("ben")).sent, 1);
    EXPECT_EQ(db::club_of(bens.store)->right, ClubRight::organiser);
    EXPECT_EQ(db::club_of(bens.store)->refused, 0);
    laptop.sync(club.access("anna"));
    EXPECT_EQ(db::People(laptop.store).load(person).name, "Lin");
    db::admit(club.access("olga"), "ben", ClubRight::member);
    bens.sync(club.access("ben"));
    EXPECT_EQ(db::club_of(bens.store)->right, ClubRight::member);
}

/// Ben's is not there yet when Anna sends hers, and is when the server comes to it.
TEST_F(Rights, WhatSomebodyElseAddsMeanwhileIsRefused) {
    db::Watch nobody;
    db::Server bens(club.access("ben"), nobody);
    bens.ask("BEGIN");
    bens.ask("INSERT INTO clerk.record (kind, id, has_game, modified_at, document) VALUES ('play', $1, 0, '', '{}')",
             {uuid(2)});
    laptop.store.add(game(2, 4));
    db::SyncReport report;
    std::thread sending([&] { report = laptop.sync(club.access("anna")); });
    const char* waiting = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'anna' AND wait_event_type = 'Lock'";
    while (club.number(waiting) == 0) std::this_thread::yield();
    bens.ask("COMMIT");
    sending.join();
    EXPECT_EQ(report.refused, (std::vector<db::RefusedRecord>{{"play", uuid(2)}}));
    EXPECT_EQ(db::club_of(laptop.store)->unsent, 0);
    EXPECT_TRUE(laptop.store.has(uuid(2)));
    EXPECT_EQ(club.text("SELECT document FROM clerk.record WHERE id = '" + uuid(2) + '\''), "{}");
}

TEST_F(Rights, AReaderFetchesAndSendsNothing) {
    Laptop reader;
    reader.store.add(game(2, 2));
    reader.join(club.access("rita"));
    const auto report = reader.sync(club.access("rita"));
    EXPECT_EQ(report.sent, 0);
    EXPECT_TRUE(reader.store.has(uuid(1)));
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), 1);
    Laptop stranger;
    EXPECT_EQ(club_reason([&] { stranger.join(club.access("nobody")); }), Reason::no_rights);
    EXPECT_EQ(club_reason([&] { db::admit(club.access("olga"), "who?", ClubRight::reader); }), Reason::unknown_name);
}

TEST_F(Rights, NamesThatAreSql) {
    const std::string hostile = "x'; DROP SCHEMA clerk CASCADE; --\"$1 \\ {\"a\",NULL}";
    const std::string person = db::People(laptop.store).list().front().id;
    db::People(laptop.store).rename(person, hostile);
    laptop.sync(club.access("anna"));
    Laptop other;
    other.join(club.access("rita"));
    other.sync(club.access("rita"));
    EXPECT_EQ(db::People(other.store).load(person).name, hostile);
    server().run("postgres", R"(CREATE ROLE "x""; DROP SCHEMA clerk CASCADE; --" LOGIN)");
    db::admit(club.access("olga"), "x\"; DROP SCHEMA clerk CASCADE; --", ClubRight::reader);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), 1);
    server().run("postgres", "CREATE DATABASE hostile_name");
    const db::ClubAccess founder{server().address("hostile_name")};
    db::init_club(founder, hostile);
    EXPECT_EQ(db::preview_joining(laptop.store, founder).name, hostile);
    EXPECT_EQ(club_reason([&] { db::init_club(founder, "again"); }), Reason::exists);
}

/// As app/club/README.md has it: whoever makes the club may make roles and is no superuser. Since PostgreSQL 16 she has
/// the admin option on each role that she makes from the start, and a right is taken away by who granted it alone.
TEST(Founding, TakesTheRightToMakeRolesAlone) {
    server().run("postgres", "CREATE ROLE linda LOGIN CREATEROLE; CREATE ROLE john LOGIN; CREATE ROLE marta LOGIN");
    server().run("postgres", "CREATE DATABASE lindas OWNER linda");
    const auto access = [](const std::string& user) { return db::ClubAccess{server().address("lindas", user)}; };
    db::init_club(access("linda"), "Tuesday");
    db::admit(access("linda"), "john", ClubRight::organiser);
    db::admit(access("linda"), "marta", ClubRight::member);
    const auto right = [&](const std::string& user) {
        Laptop laptop;
        laptop.join(access(user));
        return db::club_of(laptop.store)->right;
    };
    EXPECT_EQ(right("linda"), ClubRight::organiser);
    EXPECT_EQ(right("john"), ClubRight::organiser);
    EXPECT_EQ(right("marta"), ClubRight::member);
    db::admit(access("john"), "marta", ClubRight::reader);
    EXPECT_EQ(right("marta"), ClubRight::reader);
    db::admit(access("linda"), "marta", ClubRight::none);
    EXPECT_EQ(club_reason([&] { static_cast<void>(right("marta")); }), Reason::no_rights);
    db::admit(access("linda"), "john", ClubRight::member);
    EXPECT_EQ(right("john"), ClubRight::member);
}

}
