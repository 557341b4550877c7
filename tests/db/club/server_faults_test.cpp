// What goes wrong with the server itself, or with a clock: no result is lost or doubled, and it is told what it was.
#include "db/club/membership.h"
#include "db/merging/versions.h"
#include "db/plays/plays.h"
#include "tests/db/club/two_laptops.h"

#include <random>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using Reason = db::ClubError::Reason;

using ServerFaults = TwoLaptops;

TEST_F(ServerFaults, WhatIsCommittedLateIsNotMissed) {
    Laptop late;
    const std::string person = first_person(one);
    db::Watch nobody;
    db::Server open(access(), nobody);
    const auto version = [&] {
        db::People(late.store).rename(person, "Late");
        db::Versions versions(late.store.connection()->db, "main");
        return versions.of(0, person);
    };
    late.join(access());
    late.sync(access());
    const db::Version written = version();
    open.ask("BEGIN");
    open.ask("UPDATE clerk.record SET modified_at = $1, document = $2 WHERE kind = 'player' AND id = $3",
             {written.modified_at, written.document, person});
    add(one);
    one.sync(access());
    other.sync(access()); // its snapshot is later than the transaction's number
    EXPECT_NE(db::People(other.store).load(person).name, "Late");
    open.ask("COMMIT");
    EXPECT_EQ(other.sync(access()).fetched, 1);
    EXPECT_EQ(db::People(other.store).load(person).name, "Late");
    expect_all_in_step();
}

TEST_F(ServerFaults, ClocksThatAreDaysApart) {
    one.store.connection()->transact([&] {
        one.store.connection()->db.exec("UPDATE player SET modified_at = '2099-01-01T00:00:00.000Z', name = 'Ahead'");
    });
    one.sync(access());
    other.sync(access());
    const std::string person = db::text(other.store.connection()->db, "SELECT id FROM player").value();
    EXPECT_EQ(db::People(other.store).load(person).name, "Ahead");
    db::People(other.store).rename(person, "Behind"); // by a clock that is far behind, but knowing the other
    other.sync(access());
    one.sync(access());
    EXPECT_EQ(db::People(one.store).load(person).name, "Behind");
    expect_all_in_step();
}

TEST_F(ServerFaults, AServerPutBackFromAnOlderDump) {
    const std::filesystem::path dump = server().folder() / (club.database() + ".sql");
    const std::string database = club.database();
    server().run_program(
        "pg_dump", {"-h", server().folder().string(), "-U", "postgres", "-n", "clerk", "-f", dump.string(), database});
    change();
    one.sync(access());
    other.sync(access());
    add(one); // not sent yet
    club.run("DROP SCHEMA clerk CASCADE");
    server().run_program("psql", {"-h", server().folder().string(), "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1",
                                  "-f", dump.string(), database});
    const auto mine = one.records(), others = other.records();
    for (Laptop* laptop : {&one, &other}) EXPECT_EQ(club_reason([&] { laptop->sync(access()); }), Reason::older);
    EXPECT_EQ(one.records(), mine);
    EXPECT_EQ(other.records(), others);
    EXPECT_LT(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), made - 1);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE purged > 0"), 0)
        << "what was deleted is there again";
    one.sync(access(), true);
    EXPECT_EQ(club_reason([&] { other.sync(access()); }), Reason::older);
    other.sync(access(), true);
    expect_all_in_step();
    EXPECT_EQ(db::club_leaderboard(access(), "").size(), 0U); // none is finished; it can be asked
}

TEST_F(ServerFaults, AClubThatIsNewerOrDamagedOrAnother) {
    const auto before = one.records();
    club.run("UPDATE clerk.club SET version = 99");
    EXPECT_EQ(club_reason([&] { one.sync(access()); }), Reason::newer);
    club.run("UPDATE clerk.club SET version = " + std::to_string(db::club_schema().size()));
    EXPECT_EQ(club_reason([&] { one.sync(access()); }), std::nullopt);
    for (const char* damage :
         {"DROP TABLE clerk.live", "DROP TRIGGER version_replaced ON clerk.record",
          "ALTER TABLE clerk.record DISABLE ROW LEVEL SECURITY", "DROP POLICY added ON clerk.record",
          "ALTER TABLE clerk.record DISABLE TRIGGER version_replaced", "DROP FUNCTION clerk.settle()",
          "ALTER TABLE clerk.record ALTER document DROP NOT NULL", "DROP INDEX clerk.record_by_change",
          "UPDATE clerk.club SET id = 'x'", "UPDATE clerk.club SET id = repeat('x', 36)", "DELETE FROM clerk.club",
          "UPDATE clerk.club SET version = 0", "DROP TABLE clerk.club CASCADE"}) {
        TestClub damaged;
        damaged.run(damage);
        Laptop laptop;
        EXPECT_EQ(club_reason([&] { laptop.join(damaged.access()); }), Reason::damaged) << damage;
    }
    server().run("postgres", "CREATE DATABASE no_club_" + club.database());
    Laptop laptop;
    EXPECT_EQ(club_reason([&] { laptop.join({server().address("no_club_" + club.database())}); }), Reason::no_club);
    EXPECT_EQ(club_reason([&] { laptop.join({server().address("no_such_database")}); }), Reason::no_club);
    server().run("postgres", "CREATE DATABASE another_" + club.database());
    const db::ClubAccess another{server().address("another_" + club.database())};
    db::init_club(another, "Another");
    EXPECT_EQ(club_reason([&] { one.sync(another); }), Reason::another_club);
    EXPECT_EQ(one.records(), before);
    expect_all_in_step();
}

/// A tablespace of 16 MiB.
TEST(Full, TheServersDisk) {
    const std::filesystem::path small = server().folder() / "small";
    std::filesystem::create_directory(small);
    if (mount("tmpfs", small.c_str(), "tmpfs", 0, "size=16m,mode=777") != 0)
        GTEST_SKIP() << "nobody may mount a small disk";
    const std::shared_ptr<void> mounted(nullptr, [&](void*) { umount2(small.c_str(), MNT_DETACH); });
    std::filesystem::create_directory(small / "space");
    std::filesystem::permissions(small / "space", std::filesystem::perms::all);
    struct stat owner {};
    ASSERT_EQ(::stat(server().folder().c_str(), &owner), 0);
    ASSERT_EQ(chown((small / "space").c_str(), owner.st_uid, owner.st_gid), 0);
    server().run("postgres", "CREATE TABLESPACE small LOCATION '" + (small / "space").string() + "'");
    const TestClub usual; // the template
    server().run("postgres", "CREATE DATABASE full_club TEMPLATE club_template TABLESPACE small STRATEGY file_copy");
    const db::ClubAccess access{server().address("full_club", "olga")};
    Laptop laptop;
    std::mt19937 random(1);
    for (int i = 0; i < 12; ++i) {
        std::string notes;
        for (int letter = 0; letter < 1'000'000; ++letter) notes += static_cast<char>('a' + random() % 26);
        db::Play play;
        play.id = uuid(100 + i);
        play.game = "babylon";
        play.played_at = "2026-11-21T19:00:00Z";
        play.notes = notes;
        db::Plays(laptop.store).import({play}, "large");
    }
    laptop.join(access);
    const auto before = laptop.records();
    EXPECT_EQ(club_reason([&] { laptop.sync(access); }), Reason::full);
    EXPECT_EQ(laptop.records(), before);
    EXPECT_GT(db::club_of(laptop.store)->unsent, 0);
    ASSERT_EQ(mount("tmpfs", small.c_str(), "tmpfs", MS_REMOUNT, "size=200m,mode=777"), 0);
    laptop.sync(access);
    EXPECT_EQ(db::club_of(laptop.store)->unsent, 0);
    Laptop other;
    other.join(access);
    other.sync(access);
    EXPECT_EQ(other.records(), before);
    server().run("postgres", "DROP DATABASE full_club WITH (FORCE)");
    server().run("postgres", "DROP TABLESPACE small");
}

}
