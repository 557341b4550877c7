// How long the history takes: `history_benchmark [PLAYS…]`, 100000 and 1000000 where none are named. Medians, of plays
// at random. Then two histories, of a tenth as many plays each, are joined.
#include "db/connection/daily_back_up.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/people/people.h"
#include "db/plays/play_pages.h"
#include "db/plays/plays.h"
#include "tests/db/bare_rows.h"
#include "tests/db/plays/random_plays.h"
#include "tests/db/timing.h"

#include <thread>

#include <sqlite3.h>

namespace {

using namespace clerk;
using namespace clerk::test;

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

/// A game of 30 turns is over: what awarding it takes, against the same rows written into the same tables by SQLite
/// alone.
void measure_awarding(const char* title, db::Store& store, int first) {
    constexpr int times = 201;
    const ScoreSheet sheet = score(game(first, 30));
    const auto award = [&](int number) { store.award(store.load(uuid(number)), sheet, 1, "2026-11-21T22:00:00Z"); };
    for (int i = 0; i <= 2 * times; ++i) store.add(game(first + i, 30));
    award(first);
    BareAward bare(store.connection()->db, uuid(first));
    measure_against_bare(
        title, [&](int i) { award(first + 1 + i); }, [&](int i) { bare.write(uuid(first + 1 + times + i)); });
}

/// Games of 30 turns, entered turn by turn.
class EnteredTurns {
public:
    explicit EnteredTurns(const Folder& folder, const char* name) : store(folder / name) {
        for (int i = 0; i < times / turns + 1; ++i) store.add(game(first + i, 0));
    }

    void enter(int i) {
        const int number = first + i / turns, before = i % turns;
        const Record from = game(number, before), to = game(number, before + 1);
        store.change(from, to);
    }

    db::Store store;

private:
    static constexpr int times = 201, turns = 30, first = 7'000'000;
};

using Statements = std::vector<std::string>;

int keep_statement(unsigned, void* list, void* statement, void* text) {
    const std::string_view sql = static_cast<const char*>(text);
    const bool writes = sql.starts_with("INSERT") || sql.starts_with("UPDATE") || sql.starts_with("DELETE");
    if (!writes) return 0; // what triggers write, they write again
    char* const expanded = sqlite3_expanded_sql(static_cast<sqlite3_stmt*>(statement));
    static_cast<Statements*>(list)->emplace_back(expanded);
    sqlite3_free(expanded);
    return 0;
}

/// What SQLite was told to write by each of so many turns that are entered.
std::vector<Statements> statements_of_turns(const Folder& folder, int times) {
    EnteredTurns traced(folder, "traced.db");
    sqlite3* const handle = traced.store.connection()->db.getHandle();
    std::vector<Statements> all;
    for (int i = 0; i < times; ++i) {
        Statements statements;
        sqlite3_trace_v2(handle, SQLITE_TRACE_STMT, keep_statement, &statements);
        traced.enter(i);
        all.push_back(std::move(statements));
    }
    sqlite3_trace_v2(handle, 0, nullptr, nullptr);
    return all;
}

/// A turn entered, with all that is written along with it, against SQLite alone that is told to write the same.
void measure_turns() {
    const Folder folder;
    const auto statements = statements_of_turns(folder, 201);
    EnteredTurns ours(folder, "history.db"), bare(folder, "bare.db");
    SQLite::Database& db = bare.store.connection()->db;
    measure_against_bare(
        "entering a turn", [&](int i) { ours.enter(i); },
        [&](int i) {
            db::Transaction transaction(db, db::Transaction::Kind::writes);
            for (const std::string& sql : statements[static_cast<std::size_t>(i)]) db.exec(sql);
            transaction.commit();
        });
}

void measure_adding(db::Store& store, db::Plays& plays, int count) {
    BarePlays bare(store);
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
    std::printf("  %-20s %8.3f ms, the next time figures are asked\n", title, median(times));
}

/// Of the busiest player, when one more play was added and counted.
void measure_next_page(const char* title, db::Plays& plays, const db::Statistics& statistics,
                       const std::function<db::Play(int)>& play) {
    std::vector<double> times;
    std::string busiest;
    for (int i = 0; i < 21; ++i) {
        db::Play one = play(i);
        one.seats[0].name = "Player 0";
        plays.import({one}, "benchmark");
        statistics.catch_up();
        if (i == 0) busiest = plays.load(one.id).play.seats[0].player;
        times.push_back(time_of([&] { statistics.player(busiest, {}); }));
    }
    std::printf("  %-20s %8.3f ms, of the busiest\n", title, median(times));
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

/// One after the other, each of 200 as the window reads them.
double next_pages(const db::Store& store, int first) {
    db::PlayPages pages(store, {});
    pages.read(first, 200);
    return median(21, [&] { pages.read(first += 200, 200); });
}

void measure_lists(const db::Store& store, const db::Plays& plays, int count) {
    std::printf("  count of the list    %8.3f ms\n", median(21, [&] { plays.count({}); }));
    std::printf("  count, one game      %8.3f ms\n", median(21, [&] { plays.count({.game = "babylon"}); }));
    std::printf("  games of the list    %8.3f ms\n", median(21, [&] { plays.games(); }));
    std::printf("  first page of 50     %8.3f ms\n", median(21, [&] { plays.page({}, 0, 50); }));
    std::printf("  page in the middle   %8.3f ms\n", median(21, [&] { plays.page({}, count / 2, 50); }));
    std::printf("  ... the next of 200  %8.3f ms\n", next_pages(store, count / 2));
    const auto first_of = [&](const db::PlayFilter& filter, db::PlayOrder order) {
        return median(5, [&] { db::PlayPages(store, filter, order).read(0, 50); });
    };
    std::printf("  ... with two words   %8.3f ms\n", first_of({.words = {{"player 17"}, {"abylon", {"babylon"}}}}, {}));
    std::printf("  ... by their players %8.3f ms\n", first_of({}, {db::PlayKey::players, true}));
    std::printf("  ... by their result  %8.3f ms\n", first_of({}, {db::PlayKey::result, false}));
    std::printf("  last page of 50      %8.3f ms\n", median(21, [&] { plays.page({}, count - 50, 50); }));
}

/// What is offered for a night of that day.
void measure_loose_plays(const db::Store& store) {
    constexpr db::Span day{1795219200, 1795219200 + 86400};
    const auto offer = [&](const db::PlaySearch& search) {
        return median(21, [&] { db::plays_without_night(store, search, day, 100); });
    };
    std::printf("  offered for a night  %8.3f ms\n", offer({}));
    std::printf("  ... of one game      %8.3f ms\n", offer({.games = {"babylon"}}));
    std::printf("  ... of no such game  %8.3f ms\n", offer({.games = {"none"}}));
    std::printf("  ... of a player      %8.3f ms\n", offer({.name = "player 17"}));
    std::printf("  ... of all players   %8.3f ms\n", offer({.name = "player"}));
    std::printf("  ... of nobody        %8.3f ms\n", offer({.name = "nobody"}));
    std::printf("  ... of one month     %8.3f ms\n", offer({.begun = db::Span{1262304000, 1264982400}}));
}

void measure_back_ups(db::Plays& plays, const Folder& folder, int count) {
    const auto back_up = [&] { db::back_up_daily(folder / "history.db", db::now()); };
    back_up();
    plays.import({random_play(count + 2000)}, "benchmark");
    std::this_thread::sleep_for(std::chrono::seconds(4)); // so that the files are at rest
    std::printf("  a daily back-up      %8.0f ms\n", time_of(back_up));
    std::printf("  ... nothing changed  %8.3f ms\n", median(21, back_up));
}

/// Two histories of so many plays each, of which half are in both.
void measure_joining(int count) {
    const Folder folder;
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
    std::printf("  preview of joining   %8.0f ms\n", time_of([&] { db::preview_merge(store, folder / "other.db"); }));
    std::printf("  joining them         %8.0f ms\n",
                time_of([&] { db::merge(store, folder / "other.db", db::now()); }));
    std::printf("  counting what came   %8.0f ms\n", time_of([&] { db::Statistics(store).catch_up(); }));
}

void measure_opening(const Folder& folder) {
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
    const Folder folder;
    {
        db::Store store(folder / "history.db");
        db::Plays plays(store);
        const db::Statistics statistics(store);
        std::printf("%d plays, %d players\n", count, players_at_random);
        std::printf("  bringing them in     %8.0f ms\n", time_of([&] { fill(plays, 0, count); }));
        std::printf("  counting them        %8.0f ms\n", time_of([&] { statistics.catch_up(); }));
        std::printf("  leaderboard, a game  %8.3f ms\n", median(101, [&] { statistics.leaderboard("babylon"); }));
        std::printf("  leaderboard, all     %8.3f ms\n", median(101, [&] { statistics.leaderboard(""); }));
        measure_pages(store, statistics);
        measure_lists(store, plays, count);
        measure_loose_plays(store);
        measure_adding(store, plays, count);
        statistics.catch_up();
        measure_counting("counting a new one", plays, statistics, [&](int i) { return latest_play(count + 300 + i); });
        measure_counting("counting an old one", plays, statistics, [&](int i) { return random_play(count + 500 + i); });
        measure_next_page("page after a new one", plays, statistics,
                          [&](int i) { return latest_play(count + 700 + i); });
        measure_next_page("page after an old one", plays, statistics,
                          [&](int i) { return random_play(count + 800 + i); });
        measure_turns();
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
