// A club from nothing to laptops in step, on a server of PostgreSQL.
#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/club/test_server.h"

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using db::ClubRight;
using db::RecordKind;
using Reason = db::ClubError::Reason;

db::Play play(int number, const std::vector<std::string>& names = {"Linda", "John"}) {
    db::Play one;
    one.id = uuid(number);
    one.game = "babylon";
    one.played_at = "2026-11-21T19:00:00Z";
    int score = 30;
    for (const std::string& name : names)
        one.seats.push_back(
            {.player = "", .name = name, .score = score--, .rank = score == 29 ? 1 : 2, .winner = score == 29});
    return one;
}

void add_plays(Laptop& laptop, int first, int count) {
    std::vector<db::Play> all;
    for (int i = 0; i < count; ++i) all.push_back(play(first + i));
    db::Plays(laptop.store).import(all, "evening.json");
}

void award(Laptop& laptop, int number) {
    const Record record = game(number, 6);
    laptop.store.add(record);
    laptop.store.award(record, score(record), 1, "2026-11-21T22:00:00Z");
}

TEST(Club, BringsTwoLaptopsInStep) {
    const TestClub club;
    Laptop one, other;
    award(one, 1);
    add_plays(one, 10, 3);
    award(other, 2);
    const auto preview = db::preview_joining(one.store, club.access());
    EXPECT_EQ(preview.name, "Chess & Garden");
    EXPECT_EQ(preview.right, ClubRight::member);
    EXPECT_EQ(preview.of(RecordKind::game), (db::ClubCounts{.only_here = 1}));
    EXPECT_EQ(preview.of(RecordKind::play), (db::ClubCounts{.only_here = 3}));
    EXPECT_EQ(db::club_of(one.store), std::nullopt);
    one.join(club.access());
    other.join(club.access("ben"));
    EXPECT_EQ(db::club_of(one.store)->unsent, static_cast<int>(one.records().size()));
    EXPECT_EQ(club_reason([&] { one.join(club.access()); }), Reason::joined_already);

    const auto sent = one.sync(club.access());
    EXPECT_EQ(sent.sent, static_cast<int>(one.records().size()));
    EXPECT_EQ(sent.fetched, 0);
    const auto there = db::preview_joining(other.store, club.access("ben"));
    EXPECT_EQ(there.of(RecordKind::game), (db::ClubCounts{.only_here = 1, .only_there = 1}));
    EXPECT_EQ(there.of(RecordKind::play), (db::ClubCounts{.only_there = 3}));
    other.sync(club.access("ben"));
    one.sync(club.access());
    EXPECT_EQ(one.records(), other.records());
    EXPECT_EQ(one.store.load(uuid(2)), other.store.load(uuid(2)));
    EXPECT_EQ(one.store.result(uuid(2)).has_value(), other.store.result(uuid(2)).has_value());
    for (const Laptop* laptop : {&one, &other}) {
        EXPECT_EQ(db::club_of(laptop->store)->unsent, 0);
        EXPECT_EQ(db::club_of(laptop->store)->in_step_at, "1970-01-01T00:00:00Z");
    }
    const auto nothing = one.sync(club.access());
    EXPECT_EQ(nothing.sent + nothing.fetched, 0);
    const auto known = db::preview_joining(other.store, club.access());
    EXPECT_EQ(known.of(RecordKind::game), (db::ClubCounts{.known = 2}));
    EXPECT_EQ(known.of(RecordKind::player).known,
              db::number(one.store.connection()->db, "SELECT count(*) FROM player"));
}

TEST(Club, SendsWhatChangesAndKeepsWhatLoses) {
    const TestClub club;
    Laptop one, other;
    award(one, 1);
    one.join(club.access());
    one.sync(club.access());
    other.join(club.access());
    other.sync(club.access());
    const std::string person = db::People(one.store).list().front().id;
    db::People(one.store).rename(person, "Lin");
    EXPECT_EQ(db::club_of(one.store)->unsent, 1);
    EXPECT_EQ(one.sync(club.access()).sent, 1);
    const auto fetched = other.sync(club.access());
    EXPECT_EQ(fetched.fetched, 1);
    EXPECT_EQ(fetched.sent, 0);
    EXPECT_EQ(db::People(other.store).load(person).name, "Lin");
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.superseded"), 1);
    EXPECT_EQ(db::club_of(other.store)->unsent, 0);
}

/// Changed while it is being sent: it waits again.
TEST(Club, LosesNoChangeThatComesWhileItIsSent) {
    const TestClub club;
    Laptop one;
    award(one, 1);
    one.join(club.access());
    const db::Store second(one.store.file()); // another program on the same history
    const std::string person = db::People(one.store).list().front().id;
    int asks = 0;
    {
        const db::Following following(one.store.watch(), [&](std::size_t, std::size_t) {
            if (++asks == 30) db::People(second).rename(person, "Lin");
            return true;
        });
        one.sync(club.access());
    }
    while (db::club_of(one.store)->unsent > 0) one.sync(club.access());
    if (asks < 30) db::People(second).rename(person, "Lin"), one.sync(club.access());
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'player' AND document LIKE '%\"Lin\"%'"), 1);
}

TEST(Club, IsLeft) {
    const TestClub club;
    Laptop one;
    award(one, 1);
    EXPECT_EQ(club_reason([&] { one.sync(club.access()); }), Reason::not_joined);
    EXPECT_EQ(club_reason([&] { db::leave_club(one.store); }), Reason::not_joined);
    one.join(club.access());
    one.sync(club.access());
    const auto before = one.records();
    db::leave_club(one.store);
    EXPECT_EQ(db::club_of(one.store), std::nullopt);
    EXPECT_EQ(one.records(), before);
    db::People(one.store).rename(db::People(one.store).list().front().id, "Lin");
    EXPECT_EQ(db::number(one.store.connection()->db, "SELECT count(*) FROM unsent"), 0);
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE kind = 'play'"), 1);
    one.join(club.access());
    one.sync(club.access());
    EXPECT_EQ(club.number("SELECT count(*) FROM clerk.record WHERE document LIKE '%\"Lin\"%' AND kind = 'player'"), 1);
}

TEST(Club, LeaderboardIsThatOfTheHistory) {
    const TestClub club;
    Laptop one, other;
    one.join(club.access());
    other.join(club.access("ben"));
    for (int i = 1; i <= 5; ++i) award(one, i);
    add_plays(one, 10, 20);
    db::Plays(one.store).import({play(40, {"Zoe", "Linda", "Mary"}), play(41, {"Mary"})}, "more.json");
    one.sync(club.access());
    const auto expect_alike = [&] {
        for (const std::string game : {"", "babylon"}) {
            const auto ours = db::Statistics(one.store).leaderboard(game);
            const auto theirs = db::club_leaderboard(club.access("rita"), game);
            ASSERT_EQ(ours.size(), theirs.size());
            ASSERT_GE(ours.size(), 2U);
            for (const auto& line : ours) {
                const auto found = std::ranges::find(theirs, line.player, &db::Leader::player);
                ASSERT_NE(found, theirs.end());
                EXPECT_EQ(found->name, line.name);
                EXPECT_EQ(found->figures.plays, line.figures.plays);
                EXPECT_EQ(found->figures.wins, line.figures.wins);
                EXPECT_EQ(found->figures.scored, line.figures.scored);
                EXPECT_EQ(found->figures.points, line.figures.points);
                EXPECT_NEAR(found->figures.expected, line.figures.expected, 1e-9);
            }
            EXPECT_TRUE(
                std::ranges::is_sorted(theirs, std::greater(), [](const auto& line) { return line.figures.wins; }));
        }
    };
    expect_alike();
    db::Plays(one.store).remove(uuid(12));
    db::Plays(one.store).set_counted(uuid(2), false);
    const auto people = db::People(one.store).list();
    db::People(one.store).merge(people[0].id, people[1].id);
    db::People(one.store).merge(people[1].id, people[2].id);
    one.sync(club.access());
    expect_alike();
    db::Plays(one.store).restore(uuid(12));
    one.sync(club.access());
    expect_alike();
    EXPECT_EQ(db::club_leaderboard(club.access(), "", 1).size(), 1U);
    EXPECT_EQ(db::club_leaderboard(club.access(), "none").size(), 0U);
}

/// Many plays that come at once are counted in several questions; what is changed in between counts as it is then.
TEST(Club, LeaderboardCountsManyPlaysAFewThousandAtATime) {
    const TestClub club;
    Laptop laptop;
    laptop.join(club.access());
    db::Plays(laptop.store).import({play(1, {"Linda", "Mary"})}, "one.json");
    laptop.sync(club.access());
    const auto copy = [&](int from, int to) {
        club.run("INSERT INTO clerk.record (kind, id, has_game, modified_at, document) SELECT kind, id || '-' || copy,"
                 " has_game, modified_at, document FROM clerk.record, generate_series(" +
                 std::to_string(from) + ", " + std::to_string(to) + ") AS copy WHERE kind = 'play' AND id = '" +
                 uuid(1) + '\'');
    };
    const auto counted = [&] { return club.number("SELECT sum(plays) FROM clerk.standing") / 2; };
    copy(1, 4000);
    copy(4001, 8000);
    db::Watch nobody;
    db::Server late(club.access("founder"), nobody);
    late.ask("BEGIN");
    late.ask("INSERT INTO clerk.record (kind, id, has_game, modified_at, document) SELECT kind, 'late', has_game,"
             " modified_at, document FROM clerk.record WHERE id = $1",
             {uuid(1)});
    copy(8001, 12'000);
    EXPECT_EQ(club.text("SELECT clerk.catch_up()"), "t");
    EXPECT_EQ(counted(), 8001);
    club.run("UPDATE clerk.record SET modified_at = '2099', document = replace(document, '\"finished\":1', "
             "'\"finished\":0') WHERE id IN ('" +
             uuid(1) + "-1', '" + uuid(1) + "-8001')");
    EXPECT_EQ(club.text("SELECT clerk.catch_up()"), "f");
    EXPECT_EQ(counted(), 11'999);
    late.ask("COMMIT");
    const auto leaders = db::club_leaderboard(club.access("rita"), "");
    ASSERT_EQ(leaders.size(), 2U);
    EXPECT_EQ(leaders.front().figures.plays, 12'000);
    EXPECT_EQ(counted(), 12'000);
}

TEST(Club, ShowsGamesThatAreUnderWay) {
    const TestClub club;
    Laptop one, other;
    EXPECT_EQ(club_reason([&] { db::ClubLine(one.store, club.access()); }), Reason::not_joined);
    one.join(club.access());
    other.join(club.access("ben"));
    db::ClubLine table(one.store, club.access()), screen(other.store, club.access("ben"));
    EXPECT_FALSE(screen.wait(std::chrono::milliseconds(0)).games);
    table.publish(uuid(1), R"({"turns": 1})");
    EXPECT_TRUE(screen.wait(std::chrono::seconds(20)).games);
    table.publish(uuid(1), R"({"turns": 2})");
    EXPECT_TRUE(screen.wait(std::chrono::seconds(20)).games);
    ASSERT_EQ(screen.games().size(), 1U);
    EXPECT_EQ(screen.games().front().game, uuid(1));
    EXPECT_EQ(screen.games().front().record, R"({"turns": 2})");
    EXPECT_EQ(screen.games().front().published_at.size(), 20U);
    EXPECT_EQ(club_reason([&] { screen.publish(uuid(1), "{}"); }), Reason::no_rights);
    EXPECT_EQ(club_reason([&] { screen.publish(uuid(2), std::string(2 << 20, ' ')); }), Reason::refused);
    screen.end(uuid(1)); // another's: nothing happens
    ASSERT_EQ(table.games().size(), 1U);
    club.run("SET session_replication_role = replica; UPDATE clerk.live SET published_at = now() - interval '16 min'");
    EXPECT_TRUE(screen.games().empty()) << "its laptop fell silent";
    table.publish(uuid(1), R"({"turns": 2})");
    EXPECT_EQ(screen.games().size(), 1U);
    EXPECT_TRUE(screen.wait(std::chrono::seconds(20)).games);
    table.end(uuid(1));
    EXPECT_TRUE(screen.wait(std::chrono::seconds(20)).games);
    EXPECT_TRUE(screen.games().empty());
    award(one, 1);
    one.sync(club.access());
    EXPECT_TRUE(screen.wait(std::chrono::seconds(20)).records);
}

}
