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
    std::string id;
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
    Rating rating;
    int plays = 0;
    bool changed = false;
};

/// The ratings of one game, or of all.
using Board = std::unordered_map<std::int64_t, Standing>;

void rate(Board& board, const std::vector<Sitter>& seats) {
    std::vector<Rating> before;
    std::vector<int> ranks;
    for (const Sitter& seat : seats) {
        before.push_back(board[seat.person].rating);
        ranks.push_back(seat.rank.value());
    }
    const auto after = rated(before, ranks);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Standing& standing = board[seats[i].person];
        standing = {after[i], standing.plays + 1, true};
    }
}

constexpr const char* plays_after =
    "SELECT play.rowid, play.id, play.game, play.played_at, coalesce(person, player.rowid), rank, winner FROM play"
    " CROSS JOIN play_seat ON play_seat.play = play.rowid CROSS JOIN player ON player.rowid = play_seat.player"
    " WHERE tallied AND (play.played_at, play.id) > (?1, ?2) AND (?3 = '' OR play.game = ?3)"
    " ORDER BY play.played_at, play.id, number";

Sitter sitter(SQLite::Statement& row) {
    const auto rank = row.getColumn(5);
    return {row.getColumn(4).getInt64(), rank.isNull() ? std::nullopt : std::optional(rank.getInt()),
            row.getColumn(6).getInt() != 0};
}

/// Hands a play to `use` with the seats that are rated, if there are two.
template <class Use> void hand_over(RatedPlay& play, Use& use) {
    tell_ranks(play.seats);
    play.seats = each_once(play.seats);
    if (play.seats.size() > 1) use(play);
}

template <class Use> void each_play(SQLite::Database& db, const Mark& mark, const std::string& game, Use use) {
    RatedPlay play;
    each(
        db, plays_after,
        [&](SQLite::Statement& row) {
            if (const std::int64_t key = row.getColumn(0).getInt64(); key != play.row) {
                hand_over(play, use);
                play = {
                    key, row.getColumn(1).getString(), row.getColumn(2).getString(), row.getColumn(3).getInt64(), {}};
            }
            play.seats.push_back(sitter(row));
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

using Boards = std::map<std::string, Board>;

Boards read_boards(SQLite::Database& db) {
    Boards boards;
    each(db, "SELECT game, person, plays, mu, sigma FROM rating", [&](SQLite::Statement& row) {
        boards[row.getColumn(0).getString()][row.getColumn(1).getInt64()] = {
            {row.getColumn(3).getDouble(), row.getColumn(4).getDouble()}, row.getColumn(2).getInt()};
    });
    return boards;
}

void write_boards(Connection& connection, const Boards& boards) {
    for (const auto& [game, board] : boards)
        for (const auto& [person, standing] : board)
            if (standing.changed)
                run(connection, "INSERT OR REPLACE INTO rating (game, person, plays, mu, sigma) VALUES (?, ?, ?, ?, ?)",
                    game, person, standing.plays, standing.rating.mu, standing.rating.sigma);
}

bool is_behind(SQLite::Database& db) {
    const Mark mark = read_mark(db);
    return number(db, "SELECT 1 FROM play WHERE tallied AND (played_at, id) > (?, ?) LIMIT 1", mark.played_at,
                  mark.play)
        .has_value();
}

void catch_up(Connection& connection) {
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

RatedPerson rated_person(SQLite::Statement& row) {
    return {row.getColumn(0).getString(),
            row.getColumn(1).getString(),
            {row.getColumn(2).getDouble(), row.getColumn(3).getDouble()},
            row.getColumn(4).getInt()};
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

std::vector<RatedPerson> Ratings::list(const std::string& game) const {
    SQLite::Database& db = connection_->db;
    connection_->ask([&] { tally(*connection_); });
    if (connection_->ask([&] { return is_behind(db); })) connection_->act([&] { catch_up(*connection_); });
    std::vector<RatedPerson> found;
    connection_->ask([&] {
        each(
            db,
            "SELECT id, name, mu, sigma, plays FROM rating JOIN player ON player.rowid = rating.person WHERE game = ?",
            [&](SQLite::Statement& row) { found.push_back(rated_person(row)); }, game);
    });
    std::ranges::sort(found, is_stronger);
    return found;
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
                points.push_back({time_of(*connection_, play.played_at), board[asked].rating});
        });
        return points;
    });
}

}
