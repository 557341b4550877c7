// What is meant to be played in a year, such as ten games ten times each, and how far it has come.
#pragma once

#include "db/connection/connection.h"

#include <string>
#include <utility>
#include <vector>

namespace clerk::db {

/// So many games of a year, each played so often at least.
struct Goal {
    std::string id = {}; ///< UUID
    std::string name;    ///< "10 × 10"
    int year = 0;        ///< 1 to 9999
    int games = 10;      ///< 1 to 1000, as `plays`
    int plays = 10;
    friend bool operator==(const Goal&, const Goal&) = default;
};

/// How far a goal has come: the games that count for it are those of its year that are played most.
struct GoalProgress {
    Goal goal;
    int games = 0; ///< played as often as it asks for
    int plays = 0; ///< of the games that count, no more of each than it asks for
    std::vector<std::pair<std::string, int>> counted = {}; ///< these games, and how often each was played

    int asked() const { return goal.games * goal.plays; }
    bool is_reached() const { return games >= goal.games; }
    friend bool operator==(const GoalProgress&, const GoalProgress&) = default;
};

class Goals {
public:
    explicit Goals(const History& history) : connection_(history.connection()) {}

    std::vector<Goal> list() const; ///< the latest year first, then by name
    /// Its id. Throws std::invalid_argument for an empty name, one that is too long, or numbers out of bounds.
    std::string add(const Goal& goal);
    void remove(const std::string& id); ///< throws Error::not_found, as below
    void bring_back(const std::string& id);
    /// Of the plays that the statistics count.
    std::vector<GoalProgress> progress(int year) const;

private:
    std::shared_ptr<Connection> connection_;
};

}
