#include "db/figures/ratings.h"

#include "db/figures/summaries.h"
#include "db/people/people.h"
#include "db/plays/bounds.h"
#include "db/plays/play_rows.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace clerk::db {

namespace {

/// Says who was ahead of whom; empty: nobody knows.
void complete_ranks(std::vector<RatedSeat>& seats) {
    if (std::ranges::all_of(seats, [](const RatedSeat& seat) { return seat.rank.has_value(); })) return;
    if (std::ranges::none_of(seats, &RatedSeat::winner)) return seats.clear();
    for (RatedSeat& seat : seats) seat.rank = seat.winner ? 1 : 2;
}

/// Of two seats of one person the better one stays.
std::vector<RatedSeat> each_once(const std::vector<RatedSeat>& seats) {
    std::vector<RatedSeat> found;
    for (const RatedSeat& seat : seats) {
        const auto same = std::ranges::find(found, seat.person, &RatedSeat::person);
        if (same == found.end())
            found.push_back(seat);
        else if (seat.rank < same->rank)
            *same = seat;
    }
    return found;
}

struct Teams {
    std::vector<int> ranks;            ///< one a team
    std::vector<std::size_t> of_seats; ///< which is that of each seat
};

Teams teams_of(const std::vector<RatedSeat>& seats) {
    Teams teams;
    std::map<std::string, std::size_t> known;
    for (const RatedSeat& seat : seats) {
        const std::size_t next = teams.ranks.size();
        const std::size_t team = seat.team.empty() ? next : known.try_emplace(seat.team, next).first->second;
        if (team == next) teams.ranks.push_back(seat.rank.value());
        teams.ranks[team] = std::min(teams.ranks[team], seat.rank.value());
        teams.of_seats.push_back(team);
    }
    return teams;
}

/// Whom players have been merged into, of those who were.
using Persons = std::unordered_map<std::int64_t, std::int64_t>;

Persons read_persons(SQLite::Database& db) {
    Persons persons;
    each(db, "SELECT rowid, person FROM player WHERE person IS NOT NULL",
         [&](SQLite::Statement& row) { persons.emplace(row.getColumn(0).getInt64(), row.getColumn(1).getInt64()); });
    return persons;
}

/// From the index of plays in order and from the seats alone: the rows of the plays would take as long again.
constexpr const char* plays_after = "SELECT play.rowid, play_seat.game, play.played_at, player, rank, winner, team"
                                    " FROM play CROSS JOIN play_seat ON play_seat.play = play.rowid"
                                    " AND (play_seat.class & 4) = 0"
                                    " WHERE tallied AND (play.played_at, play.id) > (?1, ?2)"
                                    " AND (play.played_at, play.id) <= (?4, ?5) AND (?3 = '' OR play_seat.game = ?3)"
                                    " ORDER BY play.played_at, play.id";

RatedSeat rated_seat(SQLite::Statement& row, const Persons& persons) {
    const std::int64_t player = row.getColumn(3).getInt64();
    const auto person = persons.find(player);
    const auto rank = row.getColumn(4);
    return {person == persons.end() ? player : person->second,
            rank.isNull() ? std::nullopt : std::optional(rank.getInt()), row.getColumn(5).getInt() != 0,
            row.getColumn(6).getString()};
}

/// Hands a play to `use` with the seats that are rated, if there are two teams of them. One with more than can be
/// entered rates nobody.
void hand_over(RatedPlay& play, const std::function<void(const RatedPlay&)>& use) {
    if (play.seats.size() > most_seats) return;
    complete_ranks(play.seats);
    play.seats = each_once(play.seats);
    if (teams_of(play.seats).ranks.size() > 1) use(play);
}

/// How many plays come after the checkpoint, among them plays that rate nobody.
std::size_t plays_between(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last) {
    constexpr const char* count = "SELECT count(*) FROM play WHERE tallied AND (played_at, id) > (?, ?)"
                                  " AND (played_at, id) <= (?, ?)";
    return static_cast<std::size_t>(
        number(db, count, checkpoint.played_at, checkpoint.play, last.played_at, last.play).value_or(0));
}

/// The ratings of one list that the other has not, or has otherwise.
int others(const RatingsByPerson& one, const RatingsByPerson& other) {
    const auto same = [&](const auto& entry) {
        const auto found = other.find(entry.first);
        if (found == other.end() || found->second.rated.plays != entry.second.rated.plays) return false;
        const Rating &a = entry.second.rated.rating, &b = found->second.rated.rating;
        constexpr double rounding = 1e-6;
        return std::abs(a.mu - b.mu) <= rounding && std::abs(a.sigma - b.sigma) <= rounding;
    };
    return static_cast<int>(std::ranges::count_if(one, std::not_fn(same)));
}

}

void each_rated_play(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last,
                     const std::string& game, const std::function<void(const RatedPlay&)>& use) {
    const Persons persons = read_persons(db);
    RatedPlay play;
    each(
        db, plays_after,
        [&](SQLite::Statement& row) {
            if (const std::int64_t key = row.getColumn(0).getInt64(); key != play.row) {
                hand_over(play, use);
                play = {key, row.getColumn(1).getString(), row.getColumn(2).getInt64(), {}};
            }
            play.seats.push_back(rated_seat(row, persons));
        },
        checkpoint.played_at, checkpoint.play, game, last.played_at, last.play);
    hand_over(play, use);
}

void rate(RatingsByPerson& by_person, const std::vector<RatedSeat>& seats) {
    std::vector<Rating> before;
    for (const RatedSeat& seat : seats) before.push_back(by_person[seat.person].rated.rating);
    const Teams teams = teams_of(seats);
    const auto after = rated(before, teams.ranks, teams.of_seats);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        FoldedRating& folded = by_person[seats[i].person];
        folded = {{after[i], folded.rated.plays + 1}, true};
    }
}

void rate_all(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last, RatingsByGame& by_game,
              Watch& watch) {
    const std::size_t all = plays_between(db, checkpoint, last);
    std::size_t done = 0;
    each_rated_play(db, checkpoint, last, "", [&](const RatedPlay& play) {
        watch.tell(done++, all);
        rate(by_game[""], play.seats);
        rate(by_game[play.game], play.seats);
    });
}

Checkpoint read_checkpoint(SQLite::Database& db) {
    Checkpoint checkpoint;
    each(db, "SELECT played_at, play FROM rated", [&](SQLite::Statement& row) {
        checkpoint = {row.getColumn(0).getInt64(), row.getColumn(1).getString()};
    });
    return checkpoint;
}

Rated rated_row(SQLite::Statement& row) {
    return {{row.getColumn(0).getDouble(), row.getColumn(1).getDouble()}, row.getColumn(2).getInt()};
}

RatingsByGame read_ratings(SQLite::Database& db) {
    RatingsByGame by_game;
    each(db, "SELECT mu, sigma, plays, game, person FROM rating", [&](SQLite::Statement& row) {
        by_game[row.getColumn(3).getString()][row.getColumn(4).getInt64()] = {rated_row(row)};
    });
    return by_game;
}

int wrong_ratings(SQLite::Database& db, Watch& watch) {
    RatingsByGame stored = read_ratings(db), counted;
    if (const Checkpoint checkpoint = read_checkpoint(db); !checkpoint.is_none())
        rate_all(db, {}, checkpoint, counted, watch);
    int wrong = 0;
    for (const auto& [game, by_person] : stored) wrong += others(by_person, counted[game]);
    for (const auto& [game, by_person] : counted) wrong += others(by_person, stored[game]);
    return wrong;
}

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
