// The fold over the plays that makes the ratings, and how far it has come.
#pragma once

#include "db/connection/connection.h"
#include "db/figures/rated.h"

#include <functional>
#include <limits>
#include <map>
#include <unordered_map>

namespace clerk::db {

struct RatedSeat {
    std::int64_t person = 0;
    std::optional<int> rank; ///< known of all who are rated
    bool winner = false;
    std::string team = {}; ///< empty: on their own
};

struct RatedPlay {
    std::int64_t row = 0;
    std::string game;
    std::int64_t played_at = 0;
    std::vector<RatedSeat> seats; ///< of two teams at least, each person once
};

/// A play in their order; none: before all of them.
struct Checkpoint {
    std::int64_t played_at = std::numeric_limits<std::int64_t>::min();
    std::string play;

    bool is_none() const { return play.empty(); }
};
inline const Checkpoint after_all{std::numeric_limits<std::int64_t>::max(), ""};

struct FoldedRating {
    Rated rated;
    bool changed = false;
};
using RatingsByPerson = std::unordered_map<std::int64_t, FoldedRating>; ///< by person, of one game or of all
using RatingsByGame = std::map<std::string, RatingsByPerson>;           ///< by game; empty: all games together

/// The plays after `checkpoint` up to `last` that rate someone, in order. An empty game means all.
void each_rated_play(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last,
                     const std::string& game, const std::function<void(const RatedPlay&)>& use);
void rate(RatingsByPerson& by_person, const std::vector<RatedSeat>& seats);
/// Rates the plays after `checkpoint` up to `last`.
void rate_all(SQLite::Database& db, const Checkpoint& checkpoint, const Checkpoint& last, RatingsByGame& by_game,
              Watch& watch);

Checkpoint read_checkpoint(SQLite::Database& db); ///< the last play in the ratings
RatingsByGame read_ratings(SQLite::Database& db); ///< the ratings up to it
Rated rated_row(SQLite::Statement& row);          ///< of one that begins with mu, sigma and plays

/// How many ratings are not those of the plays up to the checkpoint.
int wrong_ratings(SQLite::Database& db, Watch& watch);

}
