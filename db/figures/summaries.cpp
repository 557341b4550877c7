#include "db/figures/summaries.h"

#include "db/file/sql.h"
#include "db/plays/bounds.h"
#include "db/schema/expected_schema.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <string_view>
#include <tuple>

namespace clerk::db {

void find_bests(Connection& connection) {
    run(connection,
        "UPDATE tally SET best = found.score, best_billionths = found.billionths, best_play = found.play FROM ("
        "    SELECT player, play.game, way, players, variant, score, billionths, play.rowid AS play,"
        "        row_number() OVER (PARTITION BY player, play.game, way, players, variant"
        "            ORDER BY iif(way & 8, score, 0), iif(way & 8, billionths, 0), score DESC, billionths DESC) AS "
        "place"
        "    FROM play_seat JOIN play ON play.rowid = play_seat.play"
        "    WHERE tallied AND score IS NOT NULL"
        "        AND player IN (SELECT player FROM tally WHERE best IS NULL AND scored > 0)) AS found"
        " WHERE best IS NULL AND scored > 0 AND place = 1 AND (tally.player, tally.game, tally.class, tally.players,"
        " tally.variant) = (found.player, found.game, found.way, found.players, found.variant)");
    run(connection,
        "UPDATE category_tally SET best = found.points, best_billionths = found.billionths FROM ("
        "    SELECT player, game, class, category, points, one.billionths,"
        "        row_number() OVER (PARTITION BY player, game, class, category"
        "            ORDER BY iif(class & 8, points, 0), iif(class & 8, one.billionths, 0), points DESC,"
        "                one.billionths DESC) AS place"
        "    FROM play_seat JOIN play_category AS one ON one.play = play_seat.play AND seat = play_seat.number"
        "    WHERE class IS NOT NULL"
        "        AND player IN (SELECT player FROM category_tally WHERE best IS NULL AND scored > 0)) AS found"
        " WHERE best IS NULL AND scored > 0 AND place = 1 AND (category_tally.player, category_tally.game,"
        " category_tally.class, category_tally.category) = (found.player, found.game, found.class, found.category)");
}

void clear_summaries(SQLite::Database& db) {
    for (const char* table : {"tally", "category_tally", "rivalry", "standing", "streak", "rating", "rated"})
        db.exec("DELETE FROM main." + std::string(table));
}

void withdraw_all_from_summaries(SQLite::Database& db) {
    without_triggers(db, {"play_tallied"}, [&] { // which would take them out one by one
        clear_summaries(db);
        run(db, "UPDATE main.play SET tallied = 0 WHERE tallied");
        run(db, "UPDATE main.play_seat SET class = NULL WHERE class IS NOT NULL");
    });
}

void update_summaries(Connection& connection) {
    static const std::string waiting = " WHERE class IS NOT NULL AND NOT tallied AND " + has_no_crowd();
    static const std::string one = "SELECT rowid FROM play" + waiting + " LIMIT 1";
    static const std::string all = "UPDATE play SET tallied = 1" + waiting;
    if (!row_number(connection, one.c_str())) return;
    const RelaxedSync relaxed(connection.db);
    connection.keep([&] { run(connection, all.c_str()); });
}

namespace {

/// A play in the order of their time.
struct Mark {
    std::int64_t played_at;
    std::int64_t play;
    friend auto operator<=>(const Mark&, const Mark&) = default;
};

constexpr Mark before_all{std::numeric_limits<std::int64_t>::min(), 0};
constexpr Mark after_all{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::max()};

/// One row; none while it has no last play.
struct Counted {
    Mark last = before_all;
    Streak streak = {};

    friend bool operator==(const Counted& a, const Counted& b) {
        return a.last == b.last && a.streak.wins == b.streak.wins && a.streak.longest == b.streak.longest;
    }
};

/// By the classes that are left out.
using Classes = std::array<Counted, 4>;

/// All of a person, by game.
using Streaks = std::map<std::string, Classes, std::less<>>;

const Mark& last(Streaks& streaks) { return streaks[""][0].last; }

void add(Counted& counted, const Mark& play, bool won) {
    counted.last = std::max(counted.last, play);
    counted.streak.wins = won ? counted.streak.wins + 1 : 0;
    counted.streak.longest = std::max(counted.streak.longest, counted.streak.wins);
}

void add(Classes& classes, const Mark& play, int of, bool won) {
    for (std::size_t left_out = 0; left_out < classes.size(); ++left_out)
        if ((of & static_cast<int>(left_out)) == 0) add(classes[left_out], play, won);
}

struct Seat {
    Mark play;
    bool won;
    int of;        ///< class
    Classes* game; ///< of its game
};

bool is_earlier(const Seat& a, const Seat& b) { return std::tie(a.play, a.won) < std::tie(b.play, b.won); }

/// As the index gives them, in order.
constexpr const char* seats_of_entry = "SELECT played_at, play, class, game, winner FROM play_seat"
                                       " WHERE player = ? AND (class & 4) = 0 AND played_at BETWEEN ? AND ? ORDER BY "
                                       "played_at, play, class, game, winner";

struct Stretch {
    Mark after;
    Mark upto;
};

/// `seats` is seats_of_entry: a person may have many entries.
template <class Use>
void each_seat_of_entry(SQLite::Statement& seats, std::int64_t entry, Streaks& streaks, const Stretch& stretch,
                        Use use) {
    seats.reset();
    SQLite::bind(seats, entry, stretch.after.played_at, stretch.upto.played_at);
    while (seats.executeStep()) {
        const Mark play{seats.getColumn(0).getInt64(), seats.getColumn(1).getInt64()};
        if (play <= stretch.after || play > stretch.upto) continue;
        const std::string_view game = seats.getColumn(3).getText();
        auto known = streaks.find(game);
        if (known == streaks.end()) known = streaks.emplace(game, Classes{}).first;
        use(Seat{play, seats.getColumn(4).getInt() != 0, seats.getColumn(2).getInt(), &known->second});
    }
}

/// The seats of merged entries are brought into one order first.
template <class Use>
void each_seat(SQLite::Database& db, std::int64_t person, Streaks& streaks, const Stretch& stretch, Use use) {
    std::vector<std::int64_t> entries;
    each(
        db, "SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1",
        [&](SQLite::Statement& row) { entries.push_back(row.getColumn(0).getInt64()); }, person);
    SQLite::Statement of_entry(db, seats_of_entry);
    if (entries.size() == 1) return each_seat_of_entry(of_entry, person, streaks, stretch, use);
    std::vector<Seat> seats;
    for (const std::int64_t entry : entries)
        each_seat_of_entry(of_entry, entry, streaks, stretch, [&](const Seat& seat) { seats.push_back(seat); });
    std::ranges::stable_sort(seats, is_earlier);
    std::ranges::for_each(seats, use);
}

/// Adds the seats of one second, by the ids of the plays: these are the same in every history.
void add_second(SQLite::Database& db, std::vector<Seat>& seats, Classes& all) {
    if (seats.size() > 1 && seats.front().play != seats.back().play) {
        std::map<std::int64_t, std::string> ids;
        for (const Seat& seat : seats)
            ids[seat.play.play] = text(db, "SELECT id FROM play WHERE rowid = ?", seat.play.play).value_or("");
        std::ranges::stable_sort(seats, {}, [&](const Seat& seat) { return ids[seat.play.play]; });
    }
    for (const Seat& seat : seats) {
        add(all, seat.play, seat.of, seat.won);
        add(*seat.game, seat.play, seat.of, seat.won);
    }
    seats.clear();
}

/// What was played after the last play in the streaks, up to one.
void add_seats(SQLite::Database& db, std::int64_t person, Streaks& streaks, const Mark& upto) {
    const Stretch stretch{last(streaks), upto};
    Classes& all = streaks[""];
    std::vector<Seat> second;
    each_seat(db, person, streaks, stretch, [&](const Seat& seat) {
        if (!second.empty() && second.back().play.played_at != seat.play.played_at) add_second(db, second, all);
        second.push_back(seat);
    });
    add_second(db, second, all);
}

Streaks read_streaks(SQLite::Database& db, std::int64_t person) {
    Streaks streaks;
    each(
        db,
        "SELECT game, left_out, played_at, play, wins, longest FROM streak"
        " WHERE person = ? AND left_out BETWEEN 0 AND 3",
        [&](SQLite::Statement& row) {
            streaks[row.getColumn(0).getString()][row.getColumn(1).getUInt()] = {
                {row.getColumn(2).getInt64(), row.getColumn(3).getInt64()},
                {row.getColumn(4).getInt(), row.getColumn(5).getInt()}};
        },
        person);
    return streaks;
}

void write(Connection& connection, std::int64_t person, const std::string& game, int left_out, const Counted& counted) {
    run(connection,
        "INSERT OR REPLACE INTO streak (person, game, left_out, played_at, play, wins, longest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        person, game, left_out, counted.last.played_at, counted.last.play, counted.streak.wins, counted.streak.longest);
}

void write_changed(Connection& connection, std::int64_t person, const Streaks& before, const Streaks& after) {
    for (const auto& [game, classes] : after)
        for (std::size_t left_out = 0; left_out < classes.size(); ++left_out) {
            const auto known = before.find(game);
            const Counted& counted = classes[left_out];
            if (counted == (known == before.end() ? Counted{} : known->second[left_out])) continue;
            write(connection, person, game, static_cast<int>(left_out), counted);
        }
}

/// Whether something was played after the last play in the streaks.
bool is_behind(SQLite::Database& db, std::int64_t person) {
    Mark mark = before_all;
    each(
        db, "SELECT played_at, play FROM streak WHERE person = ? AND game = '' AND left_out = 0",
        [&](SQLite::Statement& row) {
            mark = {row.getColumn(0).getInt64(), row.getColumn(1).getInt64()};
        },
        person);
    return number(db,
                  "SELECT 1 FROM play_seat WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1)"
                  " AND (class & 4) = 0 AND (played_at, play) > (?2, ?3) LIMIT 1",
                  person, mark.played_at, mark.play)
        .has_value();
}

/// Whether a play of the last second came after the last play: it may belong before it.
bool goes_on_at(SQLite::Database& db, std::int64_t person, const Mark& mark) {
    return number(db,
                  "SELECT 1 FROM play_seat WHERE player IN (SELECT rowid FROM player WHERE rowid = ?1 OR person = ?1)"
                  " AND (class & 4) = 0 AND played_at = ?2 AND play > ?3 LIMIT 1",
                  person, mark.played_at, mark.play)
        .has_value();
}

void catch_up(Connection& connection, std::int64_t person) {
    if (!is_behind(connection.db, person)) return;
    const RelaxedSync relaxed(connection.db);
    connection.keep([&] {
        const Streaks before = read_streaks(connection.db, person);
        Streaks streaks = before;
        if (goes_on_at(connection.db, person, last(streaks))) streaks = {};
        add_seats(connection.db, person, streaks, after_all);
        write_changed(connection, person, before, streaks);
    });
}

bool are_right(SQLite::Database& db, std::int64_t person) {
    if (number(db, "SELECT 1 FROM streak WHERE person = ? AND left_out NOT BETWEEN 0 AND 3", person)) return false;
    Streaks stored = read_streaks(db, person), counted;
    add_seats(db, person, counted, last(stored));
    return stored == counted;
}

}

Streak streak(Connection& connection, std::int64_t person, const std::string& game, int left_out) {
    catch_up(connection, person);
    Streak streak;
    each(
        connection.db, "SELECT wins, longest FROM streak WHERE person = ? AND game = ? AND left_out = ?",
        [&](SQLite::Statement& row) {
            streak = {row.getColumn(0).getInt(), row.getColumn(1).getInt()};
        },
        person, game, left_out);
    return streak;
}

int wrong_streaks(SQLite::Database& db) {
    std::vector<std::int64_t> people;
    each(db, "SELECT DISTINCT person FROM streak",
         [&](SQLite::Statement& row) { people.push_back(row.getColumn(0).getInt64()); });
    return static_cast<int>(std::ranges::count_if(people, [&](std::int64_t person) { return !are_right(db, person); }));
}

}
