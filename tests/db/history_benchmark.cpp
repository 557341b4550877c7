// How long the history takes: `history_benchmark [PLAYS…]`, 100000 and 1000000 where none are named. Medians, of plays
// among 200 players in games of two to four, with the categories of a garden; one player sits in every tenth play.
#include "db/connection.h"
#include "db/people.h"
#include "db/plays.h"
#include "db/ratings.h"
#include "db/statistics.h"
#include "tests/db/support.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <random>

namespace {

using namespace clerk;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int players = 200;
constexpr const char* categories[] = {"statues", "fountains", "bridges", "stairs",
                                      "variety", "flowers",   "gazebos", "height"};
std::mt19937 chance(1);

int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(chance); }

double time_of(const std::function<void()>& action) {
    const auto start = Clock::now();
    action();
    return Milliseconds(Clock::now() - start).count();
}

double median(int times, const std::function<void()>& action) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) all.push_back(time_of(action));
    std::ranges::nth_element(all, all.begin() + times / 2);
    return all[static_cast<std::size_t>(times) / 2];
}

std::string random_time() {
    char text[80];
    std::snprintf(text, sizeof text, "20%02d-%02d-%02dT%02d:%02d:%02dZ", below(27), 1 + below(12), 1 + below(28),
                  below(24), below(60), below(60));
    return text;
}

db::PlaySeat random_seat() {
    db::PlaySeat seat{.player = "", .name = "Player " + std::to_string(below(10) == 0 ? 0 : below(players))};
    seat.score = 0;
    for (const char* category : categories) {
        seat.categories.emplace_back(category, below(12));
        *seat.score += seat.categories.back().second;
    }
    return seat;
}

void rank(db::Play& play) {
    for (db::PlaySeat& seat : play.seats) {
        seat.rank = 1 + static_cast<int>(std::ranges::count_if(
                            play.seats, [&](const db::PlaySeat& other) { return *other.score > *seat.score; }));
        seat.winner = seat.rank == 1;
    }
}

db::Play random_play(int number) {
    db::Play play;
    play.id = test::uuid(number);
    play.game = below(3) == 0 ? "alhambra" : "babylon";
    play.variant = below(2) == 0 ? "full" : "builds, preset=zh-Hant";
    play.played_at = play.modified_at = random_time();
    play.aids = below(2) == 0;
    play.waivers = below(10) == 0 ? 1 : 0;
    for (int seats = 2 + below(3); seats > 0; --seats) play.seats.push_back(random_seat());
    rank(play);
    return play;
}

void fill(db::Plays& plays, int count) {
    constexpr int batch = 10'000;
    for (int number = 0; number < count;) {
        std::vector<db::Play> list;
        while (static_cast<int>(list.size()) < batch && number < count) list.push_back(random_play(number++));
        plays.import(list, "benchmark");
    }
}

/// The rows of a play and nothing else: what the summaries and the other indexes are held against.
class Bare {
public:
    explicit Bare(db::Store& store) : db(store.connection()->db) {
        db.exec(
            "CREATE TABLE bare_import AS SELECT * FROM import WHERE 0;"
            "CREATE TABLE bare_play (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT, variant TEXT,"
            "    played_at TEXT, aids INTEGER, waivers INTEGER, modified_at TEXT);"
            "CREATE TABLE bare_seat (play INTEGER, number INTEGER, player INTEGER, name TEXT, score INTEGER,"
            "    rank INTEGER, winner INTEGER, PRIMARY KEY (play, number)) WITHOUT ROWID;"
            "CREATE TABLE bare_category (play INTEGER, seat INTEGER, number INTEGER, category TEXT, points INTEGER,"
            "    PRIMARY KEY (play, seat, number)) WITHOUT ROWID;"
            "INSERT INTO bare_play SELECT rowid, id, game, variant, played_at, aids, waivers, modified_at FROM play;"
            "INSERT INTO bare_seat SELECT play, number, player, name, score, rank, winner FROM play_seat;"
            "INSERT INTO bare_category SELECT play, seat, number, category, points FROM play_category;");
    }
    ~Bare() { db.exec("DROP TABLE bare_import; DROP TABLE bare_play; DROP TABLE bare_seat; DROP TABLE bare_category"); }

    void insert(const db::Play& play) {
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        db::run(db, "INSERT INTO bare_import VALUES (NULL, 'benchmark', '')");
        db::run(db, "INSERT INTO bare_play VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", play.id, play.game, play.variant,
                play.played_at, play.aids ? 1 : 0, play.waivers, play.modified_at);
        insert_seats(db.getLastInsertRowid(), play.seats);
        transaction.commit();
    }

private:
    SQLite::Database& db;

    void insert_seats(std::int64_t play, const std::vector<db::PlaySeat>& seats) {
        SQLite::Statement seat(db, "INSERT INTO bare_seat VALUES (?, ?, ?, ?, ?, ?, ?)");
        SQLite::Statement category(db, "INSERT INTO bare_category VALUES (?, ?, ?, ?, ?)");
        for (int number = 0; const db::PlaySeat& one : seats) {
            seat.reset();
            SQLite::bind(seat, play, number, 1, one.name, *one.score, *one.rank, one.winner ? 1 : 0);
            seat.exec();
            for (int place = 0; const auto& [name, points] : one.categories) {
                category.reset();
                SQLite::bind(category, play, number, place++, name, points);
                category.exec();
            }
            ++number;
        }
    }
};

void measure_ratings(const db::Store& store, db::Plays& plays, int count) {
    const db::Ratings ratings(store);
    std::printf("  ratings, made anew   %8.0f ms\n", time_of([&] { ratings.list(""); }));
    db::Play latest = random_play(count + 1000);
    latest.played_at = "2030-01-01T00:00:00Z";
    plays.import({latest}, "benchmark");
    std::printf("  ratings, one more    %8.3f ms\n", time_of([&] { ratings.list(""); }));
    std::printf("  ratings              %8.3f ms\n", median(21, [&] { ratings.list("babylon"); }));
    const std::string person = ratings.list("").front().player;
    std::printf("  ratings of a player  %8.0f ms\n", time_of([&] { ratings.history(person, ""); }));
}

/// In turns, so that whatever else the machine does falls on both.
void measure_adding(db::Store& store, db::Plays& plays, const db::Statistics& statistics, int count) {
    Bare bare(store);
    std::vector<double> ours, theirs, counting;
    for (int i = 0; i < 201; ++i) {
        const db::Play play = random_play(count + i);
        ours.push_back(time_of([&] { plays.import({play}, "benchmark"); }));
        counting.push_back(time_of([&] { statistics.catch_up(); }));
        theirs.push_back(time_of([&] { bare.insert(play); }));
    }
    std::ranges::sort(ours);
    std::ranges::sort(theirs);
    std::ranges::sort(counting);
    std::printf("  adding a result      %8.3f ms, bare %.3f ms: %.2f times\n", ours[100], theirs[100],
                ours[100] / theirs[100]);
    std::printf("  counting it          %8.3f ms, the next time figures are asked\n", counting[100]);
}

void measure_pages(const db::Store& store, const db::Statistics& statistics) {
    std::string usual, everywhere;
    for (const auto& person : db::People(store).list()) (person.name == "Player 0" ? everywhere : usual) = person.id;
    const auto page = [&](const std::string& id) { return median(21, [&] { statistics.player(id, {}); }); };
    std::printf("  page of a player     %8.3f ms (%d plays)\n", page(usual), statistics.player(usual, {}).total.plays);
    std::printf("  page of the busiest  %8.3f ms (%d plays)\n", page(everywhere),
                statistics.player(everywhere, {}).total.plays);
    std::printf("  page, filtered       %8.3f ms\n", median(21, [&] {
                    statistics.player(usual, {"babylon", true, true});
                }));
    std::printf("  head to head         %8.3f ms\n",
                median(21, [&] { statistics.head_to_head(usual, everywhere, {}); }));
}

void measure_lists(const db::Plays& plays, int count) {
    std::printf("  count of the list    %8.3f ms\n", median(21, [&] { plays.count({}); }));
    std::printf("  first page of 50     %8.3f ms\n", median(21, [&] { plays.page({}, 0, 50); }));
    std::printf("  last page of 50      %8.3f ms\n", median(21, [&] { plays.page({}, count - 50, 50); }));
}

void measure_opening(const test::Folder& folder) {
    const auto opening = [&](const char* name) { return [file = folder / name] { db::Store store(file); }; };
    opening("empty.db")();
    std::vector<double> big, empty;
    for (int i = 0; i < 101; ++i) {
        big.push_back(time_of(opening("history.db")));
        empty.push_back(time_of(opening("empty.db")));
    }
    std::ranges::sort(big);
    std::ranges::sort(empty);
    std::printf("  opening              %8.3f ms, empty %.3f ms: %.2f times\n", big[50], empty[50],
                big[50] / empty[50]);
}

void measure(int count) {
    const test::Folder folder;
    {
        db::Store store(folder / "history.db");
        db::Plays plays(store);
        const db::Statistics statistics(store);
        std::printf("%d plays, %d players\n", count, players);
        std::printf("  bringing them in     %8.0f ms\n", time_of([&] { fill(plays, count); }));
        std::printf("  counting them        %8.0f ms\n", time_of([&] { statistics.catch_up(); }));
        std::printf("  leaderboard, a game  %8.3f ms\n", median(101, [&] { statistics.leaderboard("babylon"); }));
        std::printf("  leaderboard, all     %8.3f ms\n", median(101, [&] { statistics.leaderboard(""); }));
        measure_pages(store, statistics);
        measure_lists(plays, count);
        measure_adding(store, plays, statistics, count);
        measure_ratings(store, plays, count);
    }
    measure_opening(folder);
}

}

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    for (int i = 1; i < argc; ++i) measure(std::stoi(argv[i]));
    if (argc > 1) return 0;
    for (const int count : {100'000, 1'000'000}) measure(count);
}
