#include "db/figures/milestones.h"

#include "db/figures/statistics.h"
#include "db/figures/summaries.h"

#include <algorithm>
#include <optional>

namespace clerk::db {

namespace {

/// How a game is won, among the bits of a class: points of one way say nothing beside those of another.
constexpr int ways = against_game | by_fewest_points | without_points;

struct Seat {
    std::int64_t person;
    SeatPoints scored;
    bool has_points;
};

/// The play that is looked at.
struct Played {
    std::string game;
    std::int64_t at = 0;
    int way = 0;
    std::vector<Seat> seats = {}; ///< of everyone but nobody

    bool lowest_wins() const { return (way & by_fewest_points) != 0; }
    bool is_better(const Points& one, const Points& other) const { return lowest_wins() ? one < other : one > other; }
};

Played read(SQLite::Database& db, const std::string& id) {
    Played play;
    each(
        db,
        "SELECT play_seat.game, play_seat.played_at, play_seat.class, coalesce(person, player.rowid), play_seat.name,"
        " score, billionths FROM play JOIN play_seat ON play_seat.play = play.rowid"
        " JOIN player ON player.rowid = play_seat.player"
        " WHERE play.id = ? AND play_seat.class IS NOT NULL ORDER BY number",
        [&](SQLite::Statement& row) {
            play.game = row.getColumn(0).getString();
            play.at = row.getColumn(1).getInt64();
            play.way = row.getColumn(2).getInt() & ways;
            play.seats.push_back(
                {row.getColumn(3).getInt64(),
                 {row.getColumn(4).getString(), Points(row.getColumn(5).getInt64(), row.getColumn(6).getInt())},
                 !row.getColumn(5).isNull() && (play.way & without_points) == 0});
        },
        id);
    return play;
}

/// The plays before one, and whether there is what is asked for among them.
class Before {
public:
    Before(SQLite::Database& db, const std::string& id, const Played& play) : db_(db), id_(id), play_(play) {}

    bool has_game() const { return exists("play AS seat WHERE tallied", earlier("seat.id")); }
    bool has_played(std::int64_t person) const { return exists(of_person, earlier(), person); }

    /// Points of a person; with `points` such as are as good as these.
    bool has_points(std::int64_t person, const std::optional<Points>& points = {}) const {
        return exists(of_person, scored(points.has_value()), person, points);
    }
    /// Points of anyone. Plays are looked at only of people who ever had such points.
    bool has_points(const std::optional<Points>& points = {}) const {
        const std::string those = std::string(points ? as_good("best, best_billionths") : "best IS NOT NULL");
        return exists("play_seat AS seat WHERE player IN (SELECT player FROM tally WHERE game = asked.game AND " +
                          those + ") AND class IS NOT NULL",
                      scored(points.has_value()), 0, points);
    }

private:
    static constexpr const char* of_person =
        "play_seat AS seat WHERE class IS NOT NULL"
        " AND player IN (SELECT rowid FROM player WHERE rowid = asked.person OR person = asked.person)";

    static std::string earlier(const std::string& id = "(SELECT id FROM play WHERE rowid = seat.play)") {
        return "played_at <= asked.at AND (played_at < asked.at OR " + id + " < asked.id)";
    }
    std::string as_good(const std::string& columns) const {
        return "(" + columns + ") " + (play_.lowest_wins() ? "<=" : ">=") + " (asked.points, asked.billionths)";
    }
    std::string scored(bool and_as_good) const {
        return earlier() + " AND (class & " + std::to_string(ways) + ") = asked.way AND score IS NOT NULL" +
               (and_as_good ? " AND " + as_good("score, seat.billionths") : "");
    }
    /// In a play of the game.
    bool exists(const std::string& rows, const std::string& condition, std::int64_t person = 0,
                const std::optional<Points>& points = {}) const {
        const std::string sql = "WITH asked (at, id, game, person, way, points, billionths) AS"
                                " (VALUES (?, ?, ?, ?, ?, ?, ?)) SELECT 1 FROM asked CROSS JOIN " +
                                rows + " AND seat.game = asked.game AND " + condition + " LIMIT 1";
        const Points least = points.value_or(0);
        return number(db_, sql.c_str(), play_.at, id_, play_.game, person, play_.way, least.whole, least.billionths)
            .has_value();
    }

    SQLite::Database& db_;
    const std::string& id_;
    const Played& play_;
};

/// Of the play itself.
bool is_best(const Played& play, const Seat& seat) {
    return seat.has_points && std::ranges::none_of(play.seats, [&](const Seat& other) {
               return other.has_points && play.is_better(other.scored.points, seat.scored.points);
           });
}

void find_points(const Played& play, const Before& before, Milestones& found) {
    const bool any = before.has_points();
    for (const Seat& seat : play.seats) {
        if (!seat.has_points) continue;
        const Points& points = seat.scored.points;
        if (any && is_best(play, seat) && !before.has_points(points))
            found.records.push_back(seat.scored);
        else if (before.has_points(seat.person) && !before.has_points(seat.person, points))
            found.own_bests.push_back(seat.scored);
    }
}

}

Milestones milestones(const History& history, const std::string& id) {
    Connection& connection = *history.connection();
    return connection.query([&] {
        SQLite::Database& db = connection.db;
        require_found(connection, row_number(db, "SELECT rowid FROM play WHERE id = ?", id) ? 1 : 0, "play", id);
        update_summaries(connection);
        const Played play = read(db, id);
        Milestones found;
        const Before before(db, id, play);
        for (const Seat& seat : play.seats)
            if (!before.has_played(seat.person)) found.first_plays.push_back(seat.scored.name);
        found.first_of_game =
            !play.seats.empty() && found.first_plays.size() == play.seats.size() && !before.has_game();
        find_points(play, before, found);
        return found;
    });
}

}
