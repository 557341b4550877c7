// A year of the history in review: how much was played, what, with whom, and what was best.
#pragma once

#include "core/points.h"
#include "db/connection/connection.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace clerk::db {

/// A game in a year.
struct YearGame {
    std::string game; ///< its word in the catalogue, or its name
    int plays = 0;
    bool fresh = false; ///< nobody, or the person, had played it before that year
    // The best points of the year, and who had them first. Of plays that are won the other way there is none.
    std::optional<Points> best = {};
    std::string best_by = {};   ///< the name at the seat
    bool lowest_wins = false;   ///< the best is the least
    std::string best_play = {}; ///< its id
    friend bool operator==(const YearGame&, const YearGame&) = default;
};

struct YearPerson {
    std::string id;
    std::string name;
    int plays = 0; ///< of everyone's year theirs; of a person's those with that person
    int wins = 0;  ///< theirs in these
    friend bool operator==(const YearPerson&, const YearPerson&) = default;
};

struct YearInReview {
    int year = 0;
    std::string person = {}; ///< whose; empty: everyone's
    int plays = 0;
    int wins = 0;                      ///< the person's
    int days = 0;                      ///< on which something was played
    int nights = 0;                    ///< of which something was played
    int people = 0;                    ///< who played, with the person
    int timed = 0;                     ///< plays whose length is known
    int minutes = 0;                   ///< of those
    int days_in_a_row = 0;             ///< at most, each with a play
    int weeks_in_a_row = 0;            ///< likewise, from Monday
    int h_index = 0;                   ///< so many games were played so often at least
    std::array<int, 12> by_month = {}; ///< plays
    std::vector<YearGame> games = {};  ///< most played first
    std::vector<YearPerson> players =
        {}; ///< whom they were played by, or with the person; most plays first; none hidden
    friend bool operator==(const YearInReview&, const YearInReview&) = default;
};

/// The greatest number of games, each of which has that many plays at least.
[[nodiscard]] int h_index(std::vector<int> plays_of_games);

/// Counted are the plays that the statistics count. Days are those of this computer's clock.
class Years {
public:
    explicit Years(const History& history) : Years(history.connection()) {}
    explicit Years(std::shared_ptr<Connection> connection) : connection_(std::move(connection)) {}

    std::vector<int> list() const; ///< with plays, the latest first
    /// Of everyone, or of one person. One without plays is empty. Throws Error::not_found.
    YearInReview review(int year, const std::string& person = {}) const;

private:
    std::shared_ptr<Connection> connection_;
};

}
