// How long the history takes: `history_benchmark [PLAYS…]`, 100000 and 1000000 where none are named. Medians, of plays
// among 200 players in games of two to four, with the categories of a garden; one player has every tenth seat. Then two
// histories, of a tenth as many plays each, are joined.
#include "db/back_up.h"
#include "db/connection.h"
#include "db/joining.h"
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
#include <thread>

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

void fill(db::Plays& plays, int from, int to) {
    constexpr int batch = 10'000;
    for (int number = from; number < to;) {
        std::vector<db::Play> list;
        while (static_cast<int>(list.size()) < batch && number < to) list.push_back(random_play(number++));
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

double middle(std::vector<double> all) {
    std::ranges::nth_element(all, all.begin() + std::ssize(all) / 2);
    return all[all.size() / 2];
}

/// In turns, and each first as often as the other: what one leaves behind and what else the machine does fall on both.
void measure_against_bare(const char* title, const std::function<void(int)>& ours,
                          const std::function<void(int)>& bare) {
    std::vector<double> our_times, bare_times;
    for (int i = 0; i < 201; ++i) {
        const auto run_ours = [&] { our_times.push_back(time_of([&] { ours(i); })); };
        if (i % 2 == 0) run_ours();
        bare_times.push_back(time_of([&] { bare(i); }));
        if (i % 2 != 0) run_ours();
    }
    std::printf("  %-20s %8.3f ms, bare %.3f ms: %.2f times\n", title, middle(our_times), middle(bare_times),
                middle(our_times) / middle(bare_times));
}

/// The rows that awarding a game of ours wrote, written once more.
class BareAward {
public:
    BareAward(SQLite::Database& to, const std::string& like) : db(to) {
        play = db::row_number(db, "SELECT rowid FROM play WHERE id = ?", like).value();
        sheet = db::text(db, "SELECT sheet FROM result WHERE game = ?", like).value();
        db::each(db, "SELECT score, rank, winner FROM play_seat WHERE play = ? ORDER BY number", read(seats, 3), play);
        db::each(db, "SELECT seat, number, points, category FROM play_category WHERE play = ?", read(points, 3), play);
        for (const auto& one : db::texts(db, "SELECT category FROM play_category WHERE play = ?", play))
            categories.push_back(one);
    }

    void write(const std::string& game) {
        const std::int64_t row = db::row_number(db, "SELECT rowid FROM play WHERE id = ?", game).value();
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        kept(result, game, sheet);
        kept(head, row);
        for (int number = 0; const auto& seat : seats) kept(figures, seat[0], seat[1], seat[2], row, number++);
        for (std::size_t i = 0; i < points.size(); ++i)
            kept(category, row, points[i][0], points[i][1], categories[i], points[i][2]);
        transaction.commit();
    }

private:
    SQLite::Database& db;
    std::int64_t play = 0;
    std::string sheet;
    std::vector<std::vector<int>> seats, points;
    std::vector<std::string> categories;
    SQLite::Statement result{db, "INSERT INTO result VALUES (?, 0, 1, '2026-11-21T22:00:00Z', ?)"},
        head{db, "UPDATE play SET variant = 'builds', rules_version = 1, played_at = played_at, waivers = 0, aids = 1,"
                 " finished = 1, modified_at = '2026-11-21T22:00:00.000Z' WHERE rowid = ?"},
        figures{db, "UPDATE play_seat SET score = ?, rank = ?, winner = ? WHERE play = ? AND number = ?"},
        category{db, "INSERT INTO play_category VALUES (?, ?, ?, ?, ?)"};

    static std::function<void(SQLite::Statement&)> read(std::vector<std::vector<int>>& to, int columns) {
        return [&to, columns](SQLite::Statement& row) {
            for (int i = 0; i < columns; ++i) (i == 0 ? to.emplace_back() : to.back()).push_back(row.getColumn(i));
        };
    }
    template <class... Values> static void kept(SQLite::Statement& statement, const Values&... values) {
        statement.reset();
        SQLite::bind(statement, values...);
        statement.exec();
    }
};

/// A game of 30 turns is over: what awarding it takes, against the same rows written into the same tables by SQLite
/// alone.
void measure_awarding(const char* title, db::Store& store, int first) {
    constexpr int times = 201;
    const ScoreSheet sheet = score(test::game(first, 30));
    const auto award = [&](int number) { store.award(test::uuid(number), sheet, 1, "2026-11-21T22:00:00Z"); };
    for (int i = 0; i <= 2 * times; ++i) store.add(test::game(first + i, 30));
    award(first);
    BareAward bare(store.connection()->db, test::uuid(first));
    measure_against_bare(
        title, [&](int i) { award(first + 1 + i); }, [&](int i) { bare.write(test::uuid(first + 1 + times + i)); });
}

db::Play latest_play(int number) {
    db::Play play = random_play(number);
    play.played_at = "2028-01-01T00:00:00Z";
    play.played_at.replace(11, 5,
                           std::to_string(10 + number / 60 % 10) + ":" + std::to_string(100 + number % 60).substr(1));
    return play;
}

void measure_adding(db::Store& store, db::Plays& plays, int count) {
    Bare bare(store);
    std::vector<db::Play> list;
    for (int i = 0; i < 201; ++i) list.push_back(latest_play(count + i));
    const auto play = [&](int i) { return list[static_cast<std::size_t>(i)]; };
    measure_against_bare(
        "adding a result", [&](int i) { plays.import({play(i)}, "benchmark"); }, [&](int i) { bare.insert(play(i)); });
}

void measure_counting(const char* title, db::Plays& plays, const db::Statistics& statistics,
                      const std::function<db::Play(int)>& play) {
    std::vector<double> times;
    for (int i = 0; i < 101; ++i) {
        plays.import({play(i)}, "benchmark");
        times.push_back(time_of([&] { statistics.catch_up(); }));
    }
    std::printf("  %-20s %8.3f ms, the next time figures are asked\n", title, middle(times));
}

void measure_pages(const db::Store& store, const db::Statistics& statistics) {
    std::string usual, everywhere;
    for (const auto& person : db::People(store).list()) (person.name == "Player 0" ? everywhere : usual) = person.id;
    const auto page = [&](const std::string& id) { return median(21, [&] { statistics.player(id, {}); }); };
    std::printf("  page of a player     %8.3f ms (%d plays)\n", page(usual), statistics.player(usual, {}).total.plays);
    std::printf("  page of the busiest  %8.3f ms (%d plays)\n", page(everywhere),
                statistics.player(everywhere, {}).total.plays);
    std::printf("  ... for the 1st time %8.3f ms\n", median(5, [&] {
                    store.connection()->db.exec("DELETE FROM streak");
                    statistics.player(everywhere, {});
                }));
    std::printf("  page, filtered       %8.3f ms\n", median(21, [&] {
                    statistics.player(everywhere, {"babylon", true, true});
                }));
    std::printf("  head to head         %8.3f ms\n",
                median(21, [&] { statistics.head_to_head(usual, everywhere, {}); }));
}

void measure_lists(const db::Plays& plays, int count) {
    std::printf("  count of the list    %8.3f ms\n", median(21, [&] { plays.count({}); }));
    std::printf("  count, one game      %8.3f ms\n", median(21, [&] { plays.count({.game = "babylon"}); }));
    std::printf("  games of the list    %8.3f ms\n", median(21, [&] { plays.games(); }));
    std::printf("  first page of 50     %8.3f ms\n", median(21, [&] { plays.page({}, 0, 50); }));
    std::printf("  page in the middle   %8.3f ms\n", median(21, [&] { plays.page({}, count / 2, 50); }));
    std::printf("  last page of 50      %8.3f ms\n", median(21, [&] { plays.page({}, count - 50, 50); }));
}

void measure_back_ups(db::Plays& plays, const test::Folder& folder, int count) {
    const auto back_up = [&] { db::back_up_daily(folder / "history.db", db::now()); };
    back_up();
    plays.import({random_play(count + 2000)}, "benchmark");
    std::this_thread::sleep_for(std::chrono::seconds(4)); // so that the files are at rest
    std::printf("  a daily back-up      %8.0f ms\n", time_of(back_up));
    std::printf("  ... nothing changed  %8.3f ms\n", median(21, back_up));
}

/// Two histories of so many plays each, of which half are in both.
void measure_joining(int count) {
    const test::Folder folder;
    {
        const auto seed = chance;
        db::Store ours(folder / "history.db"), theirs(folder / "other.db");
        db::Plays one(ours), other(theirs);
        fill(one, 0, count);
        chance = seed;
        fill(other, 0, count / 2);
        fill(other, count, count + (count + 1) / 2);
    }
    db::Store store(folder / "history.db");
    std::printf("two histories of %d plays, half of them in both\n", count);
    std::printf("  preview of joining   %8.0f ms\n", time_of([&] { db::preview_join(store, folder / "other.db"); }));
    std::printf("  joining them         %8.0f ms\n", time_of([&] { db::join(store, folder / "other.db", db::now()); }));
    std::printf("  counting what came   %8.0f ms\n", time_of([&] { db::Statistics(store).catch_up(); }));
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
        std::printf("  bringing them in     %8.0f ms\n", time_of([&] { fill(plays, 0, count); }));
        std::printf("  counting them        %8.0f ms\n", time_of([&] { statistics.catch_up(); }));
        std::printf("  leaderboard, a game  %8.3f ms\n", median(101, [&] { statistics.leaderboard("babylon"); }));
        std::printf("  leaderboard, all     %8.3f ms\n", median(101, [&] { statistics.leaderboard(""); }));
        measure_pages(store, statistics);
        measure_lists(plays, count);
        measure_adding(store, plays, count);
        statistics.catch_up();
        measure_counting("counting a new one", plays, statistics, [&](int i) { return latest_play(count + 300 + i); });
        measure_counting("counting an old one", plays, statistics, [&](int i) { return random_play(count + 500 + i); });
        measure_awarding("awarding a game", store, 5'000'000);
        store.connection()->db.exec("PRAGMA synchronous = OFF");
        measure_awarding("... with no disk", store, 6'000'000);
        store.connection()->db.exec("PRAGMA synchronous = FULL");
        statistics.catch_up();
        measure_back_ups(plays, folder, count);
        measure_ratings(store, plays, count);
    }
    measure_opening(folder);
    measure_joining(count / 10);
}

}

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    for (int i = 1; i < argc; ++i) measure(std::stoi(argv[i]));
    if (argc > 1) return 0;
    for (const int count : {100'000, 1'000'000}) measure(count);
}
