// The fold over the plays that makes the ratings, and how far it has come.
#pragma once

#include "db/figures/ratings.h"
#include "db/store/connection.h"

#include <functional>
#include <limits>
#include <map>
#include <unordered_map>

namespace clerk::db {

struct Sitter {
    std::int64_t person = 0;
    std::optional<int> rank; ///< known of all who are rated
    bool winner = false;
};

struct RatedPlay {
    std::int64_t row = 0;
    std::string game;
    std::int64_t played_at = 0;
    std::vector<Sitter> seats; ///< of two persons at least, each once
};

/// A play in their order; none: before all of them.
struct Mark {
    std::int64_t played_at = std::numeric_limits<std::int64_t>::min();
    std::string play;

    bool is_none() const { return play.empty(); }
};
inline const Mark after_all{std::numeric_limits<std::int64_t>::max(), ""};

struct Standing {
    Rated rated;
    bool changed = false;
};
using Board = std::unordered_map<std::int64_t, Standing>; ///< by person, of one game or of all
using Boards = std::map<std::string, Board>;              ///< by game; empty: all games together

/// The plays after `mark` up to `last` that rate someone, in order. An empty game means all.
void each_rated_play(SQLite::Database& db, const Mark& mark, const Mark& last, const std::string& game,
                     const std::function<void(const RatedPlay&)>& use);
void rate(Board& board, const std::vector<Sitter>& seats);
/// Rates the plays after `mark` up to `last`.
void rate_all(SQLite::Database& db, const Mark& mark, const Mark& last, Boards& boards);

Mark read_mark(SQLite::Database& db);     ///< the last play in the ratings
Boards read_boards(SQLite::Database& db); ///< the ratings up to it
Rated rated_row(SQLite::Statement& row);  ///< of one that begins with mu, sigma and plays

/// How many ratings are not those of the plays up to the mark.
int wrong_ratings(SQLite::Database& db);

}
