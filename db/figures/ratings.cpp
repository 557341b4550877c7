#include "db/figures/ratings.h"

#include "db/figures/rating_replay.h"
#include "db/figures/summaries.h"
#include "db/people/player_entries.h"
#include "db/plays/play_columns.h"

#include <algorithm>
#include <tuple>

namespace clerk::db {

namespace {

void write_ratings(Connection& connection, const RatingsByGame& by_game) {
    for (const auto& [game, by_person] : by_game)
        for (const auto& [person, folded] : by_person)
            if (folded.changed)
                run(connection, "INSERT OR REPLACE INTO rating (game, person, plays, mu, sigma) VALUES (?, ?, ?, ?, ?)",
                    game, person, folded.rated.plays, folded.rated.rating.mu, folded.rated.rating.sigma);
}

bool is_behind(SQLite::Database& db) {
    const Checkpoint checkpoint = read_checkpoint(db);
    return number(db, "SELECT 1 FROM play WHERE tallied AND (played_at, id) > (?, ?) LIMIT 1", checkpoint.played_at,
                  checkpoint.play)
        .has_value();
}

void rate_the_rest(Connection& connection) {
    SQLite::Database& db = connection.db;
    const Checkpoint checkpoint = read_checkpoint(db);
    if (checkpoint.is_none()) run(db, "DELETE FROM rating"); // perhaps one of the tables was made anew
    RatingsByGame by_game = read_ratings(db);
    rate_all(db, checkpoint, after_all, by_game, connection.watch);
    write_ratings(connection, by_game);
    run(db, "INSERT OR REPLACE INTO rated (one, played_at, play) SELECT 1, played_at, id FROM play WHERE tallied"
            " ORDER BY played_at DESC, id DESC LIMIT 1");
}

bool is_stronger(const RatedPerson& a, const RatedPerson& b) {
    return std::tuple(-ordinal(a.rating), std::tie(a.name, a.player)) <
           std::tuple(-ordinal(b.rating), std::tie(b.name, b.player));
}

std::string time_of(Connection& connection, std::int64_t play) {
    static const std::string sql = std::string("SELECT coalesce(strftime('%Y-%m-%dT%H:%M:%SZ', ") + moment_here +
                                   ", 'unixepoch'), '') FROM play WHERE rowid = ?";
    SQLite::Statement& statement = connection.cached(sql.c_str());
    const Reading reading(statement);
    statement.bind(1, play);
    statement.executeStep();
    return statement.getColumn(0).getString();
}

}

void Ratings::catch_up() const {
    connection_->query([&] { update_summaries(*connection_); });
    if (connection_->query([&] { return is_behind(connection_->db); }))
        connection_->keep([&] { rate_the_rest(*connection_); });
}

std::vector<RatedPerson> Ratings::list(const std::string& game) const {
    catch_up();
    std::vector<RatedPerson> found;
    connection_->query([&] {
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
    return connection_->query([&] {
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
    return connection_->query([&] {
        update_summaries(*connection_);
        const std::int64_t asked = require_person(*connection_, person);
        RatingsByPerson by_person;
        std::vector<RatingPoint> points;
        each_rated_play(db, {}, after_all, game, [&](const RatedPlay& play) {
            rate(by_person, play.seats);
            if (std::ranges::find(play.seats, asked, &RatedSeat::person) != play.seats.end())
                points.push_back({time_of(*connection_, play.row), by_person[asked].rated.rating});
        });
        return points;
    });
}

}
