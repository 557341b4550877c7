// How strong the players are, by the ranks of all counted plays in the order of their time (core/rating.h). What is
// asked for is brought up to date first: a play that came last is added, after any other change all of it is made anew:
// the triggers `play_rated` and `person_rated` (schema/003_joining.sql) delete the ratings then.
#pragma once

#include "db/connection/history.h"
#include "db/figures/rated.h"

#include <string>
#include <vector>

namespace clerk::db {

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
