// What goes wrong between a laptop and its server: no result is lost or doubled, and it is told what it was.
#include "db/club/club_schema.h"
#include "db/connection/connection.h"
#include "db/merging/comparison.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/club/proxy.h"
#include "tests/db/club/test_server.h"

#include <csignal>
#include <fstream>
#include <random>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using db::ClubRight;
using testing::AnyOf;
using Reason = db::ClubError::Reason;

db::ClubAccess through(const Folder& folder, const TestClub& club, const std::string& user = "olga") {
    return {"host=" + folder.path().string() + " dbname=" + club.database() + " user=" + user};
}

std::string first_person(const Laptop& laptop) { return db::People(laptop.store).list().front().id; }

/// Two laptops in step, of which each has something that the other has not.
class Faults : public testing::Test {
protected:
    TestClub club;
    Laptop one, other;
    int made = 1;

    void SetUp() override {
        for (Laptop* laptop : {&one, &other}) laptop->store.connection()->db.exec("PRAGMA synchronous = OFF");
        add(one);
        one.join(access());
        other.join(access());
        one.sync(access());
        other.sync(access());
    }
    db::ClubAccess access() const { return club.access("olga"); }
    void add(Laptop& laptop) { laptop.store.add(game(++made, 3)); }
    void change() {
        add(one);
        add(other);
        db::People(one.store).rename(first_person(one), "one " + std::to_string(made));
        other.sync(access());
    }
    void expect_all_in_step() {
        for (int round = 0; round < 2; ++round) one.sync(access()), other.sync(access());
        EXPECT_EQ(one.records(), other.records());
        EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), made - 1);
        EXPECT_EQ(db::number(one.store.connection()->db, "SELECT count(*) FROM play"), made - 1);
        EXPECT_EQ(db::club_of(one.store)->unsent, 0);
    }
};

TEST_F(Faults, TheConnectionIsCutAtEveryMessage) {
    int cuts = 0;
    for (int last = 0;; ++last) {
        change();
        const Folder folder;
        bool is_cut = false;
        {
            const Proxy proxy(folder.path(), server().socket(),
                              [&](int message) { return !(is_cut = message >= last); });
            const auto why = club_reason([&] { one.sync(through(folder, club)); });
            if (!why) break; // nothing was cut, or only the goodbye
            EXPECT_TRUE(is_cut);
            EXPECT_THAT(why, AnyOf(Reason::unreachable, Reason::strange_answer)) << last;
        }
        ++cuts;
        if (last % 4 == 0) expect_all_in_step();
    }
    EXPECT_GT(cuts, 60);
    expect_all_in_step();
}

/// The laptop's program is killed when so many messages have passed.
TEST(Killed, InTheMiddleOfASendAndAFetch) {
    const TestClub club;
    const Folder home;
    Laptop other;
    int made = 1;
    {
        db::Store store(home / "history.db");
        store.add(game(made, 3));
        db::join_club(store, club.access("olga"));
        db::sync_club(store, club.access("olga"), db::Time());
    }
    other.join(club.access("olga"));
    int kills = 0;
    for (int last = 5;; last += 3) {
        {
            db::Store store(home / "history.db");
            store.add(game(++made, 3));
        }
        other.store.add(game(++made, 3));
        other.sync(club.access("olga"));
        const Folder folder;
        int ready[2];
        ASSERT_EQ(pipe(ready), 0);
        const pid_t child = fork();
        if (child == 0) {
            char byte = 0;
            if (read(ready[0], &byte, 1) != 1) _exit(2);
            db::Store store(home / "history.db");
            db::sync_club(store, through(folder, club), db::Time());
            _exit(0);
        }
        int status = 0;
        {
            const Proxy proxy(folder.path(), server().socket(), [&](int message) {
                if (message == last) kill(child, SIGKILL);
                return message < last;
            });
            ASSERT_EQ(write(ready[1], "x", 1), 1);
            waitpid(child, &status, 0);
        }
        close(ready[0]);
        close(ready[1]);
        if (!WIFSIGNALED(status)) {
            EXPECT_EQ(status, 0);
            break;
        }
        ++kills;
    }
    EXPECT_GT(kills, 20);
    {
        db::Store store(home / "history.db");
        EXPECT_EQ(db::text(store.connection()->db, "PRAGMA integrity_check"), "ok");
        db::sync_club(store, club.access("olga"), db::Time());
        EXPECT_EQ(db::number(store.connection()->db, "SELECT count(*) FROM play"), made);
        EXPECT_EQ(db::club_of(store)->unsent, 0);
    }
    other.sync(club.access("olga"));
    EXPECT_EQ(db::number(other.store.connection()->db, "SELECT count(*) FROM play"), made);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), made);
}

TEST_F(Faults, WhatIsCommittedLateIsNotMissed) {
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

TEST_F(Faults, ClocksThatAreDaysApart) {
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

TEST_F(Faults, AServerThatAnswersRubbish) {
    std::mt19937 random(1);
    std::vector<std::string> answers{"",
                                     std::string(1, '\0'),
                                     "HTTP/1.1 400 Bad Request\r\n\r\n",
                                     "E",
                                     std::string(9, 'N'),
                                     std::string("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", 15),
                                     std::string("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05IT\x7f\xff\xff\xff", 20),
                                     std::string("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I1\0\0\0\4"
                                                 "2\0\0\0\4C\0\0\0\x0dSELECT 0\0Z\0\0\0\x05I",
                                                 49)};
    for (int i = 0; i < 20; ++i) {
        std::string bytes(200, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        answers.push_back(bytes);
    }
    const auto before = one.records();
    for (const std::string& bytes : answers) {
        const Folder folder;
        const RubbishServer rubbish(folder.path(), bytes, true);
        EXPECT_THAT(club_reason([&] { one.sync(through(folder, club)); }),
                    AnyOf(Reason::unreachable, Reason::strange_answer, Reason::password))
            << testing::PrintToString(bytes);
    }
    const Folder folder;
    const RubbishServer rubbish(folder.path(), "HTTP/1.1 400 Bad Request\r\n\r\n", false);
    EXPECT_EQ(club_reason([&] { one.sync(through(folder, club)); }), Reason::strange_answer);
    EXPECT_EQ(one.records(), before);
    expect_all_in_step();
}

TEST_F(Faults, NoServer) {
    const Folder folder;
    EXPECT_EQ(club_reason([&] { one.sync(through(folder, club)); }), Reason::unreachable);
    for (const char* address : {"", "nonsense", "postgresql://[", "host=x passwort=geheim", "password='geheim"}) try {
            one.sync({address});
            ADD_FAILURE() << address;
        } catch (const db::ClubError& error) {
            EXPECT_EQ(error.reason, Reason::bad_address);
            EXPECT_THAT(error.what(), testing::Not(testing::HasSubstr("geheim")));
        }
    db::Watch& watch = one.store.watch();
    const db::Following following(watch, [](std::size_t, std::size_t) { return false; });
    EXPECT_EQ(club_reason([&] { one.sync(access()); }), Reason::stopped);
}

TEST_F(Faults, AServerPutBackFromAnOlderDump) {
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
    one.sync(access(), true);
    EXPECT_EQ(club_reason([&] { other.sync(access()); }), Reason::older);
    other.sync(access(), true);
    expect_all_in_step();
    EXPECT_EQ(db::club_leaderboard(access(), "").size(), 0U); // none is finished; it can be asked
}

TEST_F(Faults, AClubThatIsNewerOrDamagedOrAnother) {
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
          "UPDATE clerk.club SET id = 'x'", "DROP TABLE clerk.club CASCADE"}) {
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

TEST(Passwords, AreAskedForHandedOnAndNeverShown) {
    const TestClub club;
    Laptop laptop;
    const std::string address = club.access("secret").address;
    const auto asking = [&](const std::string& password) {
        return db::ClubAccess{address, [password](const std::string& user) {
                                  EXPECT_EQ(user, "secret");
                                  return std::optional(password);
                              }};
    };
    EXPECT_EQ(club_reason([&] { laptop.join({address}); }), Reason::password);
    for (const std::string wrong : {"wrong-one", "pass"}) try {
            laptop.join(asking(wrong));
            ADD_FAILURE();
        } catch (const db::ClubError& error) {
            EXPECT_EQ(error.reason, Reason::password) << error.what();
            EXPECT_THAT(error.what(), testing::Not(testing::HasSubstr(wrong + " ")));
        }
    const std::string with_password = address + " password='pass\\'word'";
    laptop.join({with_password});
    const auto known = db::club_of(laptop.store);
    EXPECT_THAT(known->address, testing::Not(testing::HasSubstr("pass")));
    EXPECT_EQ(db::address_without_password(address), address);
    laptop.store.add(game(1, 2));
    laptop.sync({known->address, asking("pass'word").ask_password});
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play' AND owner = 'secret'"), 1);
    for (const auto& file : std::filesystem::recursive_directory_iterator(laptop.folder.path()))
        if (file.is_regular_file()) EXPECT_EQ(bytes(file.path()).find("pass'word"), std::string::npos) << file.path();
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
