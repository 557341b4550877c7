// How strong players are: ratings, replayed from the plays.
#pragma once

#include "core/rating.h"
#include "db/connection/connection.h"

#include <functional>
#include <limits>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace clerk::db {

// A rating, and how much it rests on.

/// After fewer plays a rating says nothing yet.
inline constexpr int rating_shown_after = 5;

struct Rated {
    Rating rating;
    int plays = 0; ///< that were rated

    bool is_shown() const { return plays >= rating_shown_after; }
    friend bool operator==(const Rated&, const Rated&) = default;
};

// The fold over the plays that makes the ratings, and how far it has come.

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

// How strong the players are, by the ranks of all counted plays in the order of their time (core/rating.h). What is
// asked for is brought up to date first: a play that came last is added, after any other change all of it is made anew:
// the triggers `play_rated` and `person_rated` (schema/003_joining.sql) delete the ratings then.

struct RatedPerson : Rated {
    std::string player; ///< the id of the person
    std::string name;
    friend bool operator==(const RatedPerson&, const RatedPerson&) = default;
};

struct GameRating : Rated {
    std::string game; ///< empty: all games together
    friend bool operator==(const GameRating&, const GameRating&) = default;
};

/// A rating after one play.
struct RatingPoint {
    std::string played_at; ///< UTC
    Rating rating;
    friend bool operator==(const RatingPoint&, const RatingPoint&) = default;
};

/// A play rates those who sat there, each once: by the ranks where all are known, else by who won; a play of one, or
/// that no one is known to have won, rates nobody, and so does one against the game. Teams are rated as teams, by the
/// best place of one of them. Who sits there twice after a merge is rated by the better seat. Of plays at the same
/// second the one with the smaller id comes first. An empty game means all games together.
class Ratings {
public:
    explicit Ratings(const History& history) : connection_(history.connection()) {}

    std::vector<RatedPerson> list(const std::string& game) const; ///< all who are rated, the strongest first
    /// Of one person: in all games, then in each; empty: nobody rated them yet. Throws Error::not_found.
    std::vector<GameRating> of(const std::string& person) const;
    /// As it moved from play to play. Replays all plays of the game. Throws Error::not_found.
    std::vector<RatingPoint> history(const std::string& person, const std::string& game) const;

private:
    void catch_up() const;

    std::shared_ptr<Connection> connection_;
};

}
