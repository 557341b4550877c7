#include "db/figures/ratings.h"

#include "db/figures/rated_plays.h"
#include "db/figures/tallying.h"

#include <algorithm>
#include <tuple>

namespace clerk::db {

namespace {

void write_boards(Connection& connection, const Boards& boards) {
    for (const auto& [game, board] : boards)
        for (const auto& [person, standing] : board)
            if (standing.changed)
                run(connection, "INSERT OR REPLACE INTO rating (game, person, plays, mu, sigma) VALUES (?, ?, ?, ?, ?)",
                    game, person, standing.rated.plays, standing.rated.rating.mu, standing.rated.rating.sigma);
}

bool is_behind(SQLite::Database& db) {
    const Mark mark = read_mark(db);
    return number(db, "SELECT 1 FROM play WHERE tallied AND (played_at, id) > (?, ?) LIMIT 1", mark.played_at,
                  mark.play)
        .has_value();
}

void rate_the_rest(Connection& connection) {
    SQLite::Database& db = connection.db;
    const Mark mark = read_mark(db);
    if (mark.is_none()) run(db, "DELETE FROM rating"); // perhaps one of the tables was made anew
    Boards boards = read_boards(db);
    rate_all(db, mark, after_all, boards);
    write_boards(connection, boards);
    run(db, "INSERT OR REPLACE INTO rated (one, played_at, play) SELECT 1, played_at, id FROM play WHERE tallied"
            " ORDER BY played_at DESC, id DESC LIMIT 1");
}

bool is_stronger(const RatedPerson& a, const RatedPerson& b) {
    return std::tuple(-ordinal(a.rating), std::tie(a.name, a.player)) <
           std::tuple(-ordinal(b.rating), std::tie(b.name, b.player));
}

std::int64_t require_person(Connection& connection, const std::string& id) {
    const auto found = row_number(connection.db, "SELECT coalesce(person, rowid) FROM player WHERE id = ?", id);
    require_found(connection, found ? 1 : 0, "player", id);
    return *found;
}

std::string time_of(Connection& connection, std::int64_t seconds) {
    SQLite::Statement& statement =
        connection.kept("SELECT coalesce(strftime('%Y-%m-%dT%H:%M:%SZ', ?, 'unixepoch'), '')");
    statement.bind(1, seconds);
    statement.executeStep();
    std::string time = statement.getColumn(0).getString();
    statement.reset();
    return time;
}

}

void Ratings::catch_up() const {
    connection_->ask([&] { tally(*connection_); });
    if (connection_->ask([&] { return is_behind(connection_->db); }))
        connection_->act([&] { rate_the_rest(*connection_); });
}

std::vector<RatedPerson> Ratings::list(const std::string& game) const {
    catch_up();
    std::vector<RatedPerson> found;
    connection_->ask([&] {
        each(
            connection_->db,
            "SELECT mu, sigma, plays, id, name FROM rating JOIN player ON player.rowid = rating.person WHERE game = ?",
            [&](SQLite::Statement& row) {
                found.push_back({rated_row(row), row.getColumn(3).getString(), row.getColumn(4).getString()});
            },
            game);
    });
    std::ranges::sort(found, is_stronger);
    return found;
}

std::vector<GameRating> Ratings::of(const std::string& person) const {
    catch_up();
    return connection_->ask([&] {
        std::vector<GameRating> found;
        each(
            connection_->db, "SELECT mu, sigma, plays, game FROM rating WHERE person = ? ORDER BY game",
            [&](SQLite::Statement& row) {
                found.push_back({rated_row(row), row.getColumn(3).getString()});
            },
            require_person(*connection_, person));
        return found;
    });
}

std::vector<RatingPoint> Ratings::history(const std::string& person, const std::string& game) const {
    SQLite::Database& db = connection_->db;
    return connection_->ask([&] {
        tally(*connection_);
        const std::int64_t asked = require_person(*connection_, person);
        Board board;
        std::vector<RatingPoint> points;
        each_rated_play(db, {}, after_all, game, [&](const RatedPlay& play) {
            rate(board, play.seats);
            if (std::ranges::find(play.seats, asked, &Sitter::person) != play.seats.end())
                points.push_back({time_of(*connection_, play.played_at), board[asked].rated.rating});
        });
        return points;
    });
}

}
