#include "db/ratings.h"

#include "db/tallying.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_map>

namespace clerk::db {

namespace {

struct Sitter {
    std::int64_t person = 0;
    std::optional<int> rank;
    bool winner = false;
};

struct RatedPlay {
    std::int64_t row = 0;
    std::string game;
    std::int64_t played_at = 0;
    std::vector<Sitter> seats;
};

/// Where the fold over the plays stands.
struct Mark {
    std::int64_t played_at = std::numeric_limits<std::int64_t>::min();
    std::string play;
};

/// Says who was ahead of whom; empty: nobody knows.
void tell_ranks(std::vector<Sitter>& seats) {
    if (std::ranges::all_of(seats, [](const Sitter& seat) { return seat.rank.has_value(); })) return;
    if (std::ranges::none_of(seats, &Sitter::winner)) return seats.clear();
    for (Sitter& seat : seats) seat.rank = seat.winner ? 1 : 2;
}

/// Of two seats of one person the better one stays.
std::vector<Sitter> each_once(const std::vector<Sitter>& seats) {
    std::vector<Sitter> found;
    for (const Sitter& seat : seats) {
        const auto same = std::ranges::find(found, seat.person, &Sitter::person);
        if (same == found.end())
            found.push_back(seat);
        else
            same->rank = std::min(same->rank, seat.rank);
    }
    return found;
}

struct Standing {
    Rated rated;
    bool changed = false;
};

/// The ratings of one game, or of all.
using Board = std::unordered_map<std::int64_t, Standing>;

void rate(Board& board, const std::vector<Sitter>& seats) {
    std::vector<Rating> before;
    std::vector<int> ranks;
    for (const Sitter& seat : seats) {
        before.push_back(board[seat.person].rated.rating);
        ranks.push_back(seat.rank.value());
    }
    const auto after = rated(before, ranks);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Standing& standing = board[seats[i].person];
        standing = {{after[i], standing.rated.plays + 1}, true};
    }
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
constexpr const char* plays_after =
    "SELECT play.rowid, play_seat.game, play.played_at, player, rank, winner FROM play"
    " CROSS JOIN play_seat ON play_seat.play = play.rowid"
    " WHERE tallied AND (play.played_at, play.id) > (?1, ?2) AND (?3 = '' OR play_seat.game = ?3)"
    " ORDER BY play.played_at, play.id";

Sitter sitter(SQLite::Statement& row, const Persons& persons) {
    const std::int64_t player = row.getColumn(3).getInt64();
    const auto person = persons.find(player);
    const auto rank = row.getColumn(4);
    return {person == persons.end() ? player : person->second,
            rank.isNull() ? std::nullopt : std::optional(rank.getInt()), row.getColumn(5).getInt() != 0};
}

/// Hands a play to `use` with the seats that are rated, if there are two.
template <class Use> void hand_over(RatedPlay& play, Use& use) {
    tell_ranks(play.seats);
    play.seats = each_once(play.seats);
    if (play.seats.size() > 1) use(play);
}

template <class Use> void each_play(SQLite::Database& db, const Mark& mark, const std::string& game, Use use) {
    const Persons persons = read_persons(db);
    RatedPlay play;
    each(
        db, plays_after,
        [&](SQLite::Statement& row) {
            if (const std::int64_t key = row.getColumn(0).getInt64(); key != play.row) {
                hand_over(play, use);
                play = {key, row.getColumn(1).getString(), row.getColumn(2).getInt64(), {}};
            }
            play.seats.push_back(sitter(row, persons));
        },
        mark.played_at, mark.play, game);
    hand_over(play, use);
}

Mark read_mark(SQLite::Database& db) {
    Mark mark;
    each(db, "SELECT played_at, play FROM rated", [&](SQLite::Statement& row) {
        mark = {row.getColumn(0).getInt64(), row.getColumn(1).getString()};
    });
    return mark;
}

/// Of a row that begins with mu, sigma and plays.
Rated rated_row(SQLite::Statement& row) {
    return {{row.getColumn(0).getDouble(), row.getColumn(1).getDouble()}, row.getColumn(2).getInt()};
}

using Boards = std::map<std::string, Board>;

Boards read_boards(SQLite::Database& db) {
    Boards boards;
    each(db, "SELECT mu, sigma, plays, game, person FROM rating", [&](SQLite::Statement& row) {
        boards[row.getColumn(3).getString()][row.getColumn(4).getInt64()] = {rated_row(row)};
    });
    return boards;
}

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
    Boards boards = read_boards(db);
    each_play(db, read_mark(db), "", [&](const RatedPlay& play) {
        rate(boards[""], play.seats);
        rate(boards[play.game], play.seats);
    });
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
        each_play(db, {}, game, [&](const RatedPlay& play) {
            rate(board, play.seats);
            if (std::ranges::find(play.seats, asked, &Sitter::person) != play.seats.end())
                points.push_back({time_of(*connection_, play.played_at), board[asked].rated.rating});
        });
        return points;
    });
}

}
