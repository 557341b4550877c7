// What is read from the figures: of a person, of all, by time.
#pragma once

#include "core/points.h"
#include "db/connection/connection.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::db {

// Which plays the page of a player counts.

/// What is empty or false filters nothing.
struct PageFilter {
    std::string game = {};
    bool without_aids = false;    ///< leaves out plays with aids
    bool without_waivers = false; ///< leaves out plays with waivers
};

/// What the class of a play in the summaries has besides (schema/015_ways_to_win.sql: `way`).
inline constexpr int against_game = 4, by_fewest_points = 8, without_points = 16;

/// The classes of plays (schema/002_plays.sql: `class`) that a filter leaves out, as a sum.
[[nodiscard]] inline int excluded_classes(const PageFilter& filter) {
    return (filter.without_aids ? 1 : 0) + (filter.without_waivers ? 2 : 0);
}

// What the plays add up to. Counted are plays with a result that stands, that are in no bin and not marked as not
// counting. A person who sits on two seats of one play, which a merge can bring about, has played twice. Who is nobody
// is in none of it. Plays against the game stand by themselves.

struct Figures {
    int plays = 0;
    int wins = 0;
    double expected = 0;   ///< the wins that chance would give: the sum of 1 / players, or of teams
    int scored = 0;        ///< plays with a score
    PointsSum points = {}; ///< of those
    std::optional<Points> best = {};
    std::string best_play = {}; ///< the id of a play with that score; empty: none
    bool lowest_wins = false;   ///< it is the least
    bool together = false;      ///< against the game: nothing is expected

    double average() const { return scored == 0 ? 0 : points.about() / scored; }
    friend bool operator==(const Figures&, const Figures&) = default;
};

/// One line of a leaderboard. Without a best.
struct Leader {
    std::string player; ///< the id of the person
    std::string name;
    Figures figures;
    Figures together = {.together = true}; ///< against the game: plays and wins
    std::string last_played = {};          ///< UTC, "2026-11-21T19:00:00Z"; empty: it is not known
};

struct CategoryFigures {
    std::string game;
    std::string category;
    int scored = 0; ///< plays in which it was
    PointsSum points = {};
    Points best = {};

    double average() const { return scored == 0 ? 0 : points.about() / scored; }
    friend bool operator==(const CategoryFigures&, const CategoryFigures&) = default;
};

/// One person against another. A play whose ranks and winners do not tell is in `plays` alone.
struct Rivalry {
    std::string other; ///< the id of the person
    int plays = 0;
    int ahead = 0;
    int behind = 0;
    int level = 0;
    friend bool operator==(const Rivalry&, const Rivalry&) = default;
};

struct PlayersFigures {
    int players = 0; ///< at the table
    Figures figures;
    friend bool operator==(const PlayersFigures&, const PlayersFigures&) = default;
};

struct GameFigures {
    std::string game;
    std::string variant; ///< as in Play; empty: all
    Figures figures;
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

struct PlayerPage {
    Figures total;                         ///< without plays against the game, as all but the lists by game
    Figures together = {.together = true}; ///< plays against the game
    std::vector<PlayersFigures> by_players;
    std::vector<GameFigures> by_game; ///< plays of one game that are against it stand by themselves, here and below
    std::vector<GameFigures> by_variant;
    std::vector<CategoryFigures> categories; ///< by game, of each in the order of its score sheet
    int streak = 0;                          ///< wins in a row, up to the last play
    int longest_streak = 0;
    std::vector<Rivalry> rivals; ///< most played with first
};

/// What changed since the last question is counted before an answer.
class Statistics {
public:
    explicit Statistics(const History& history) : connection_(history.connection()) {}

    /// Counts it now: after an import of many plays it takes as long again as that, and no page should wait for it.
    void catch_up() const;

    /// Of one game, or of all where it is empty. Most wins first, of those the fewest plays; nobody who is hidden.
    /// Where all were against the game, they are the figures of the leaders.
    std::vector<Leader> leaderboard(const std::string& game) const;
    /// Of leaders that were counted elsewhere those who are not hidden here.
    std::vector<Leader> without_hidden(std::vector<Leader> leaders) const;
    PlayerPage player(const std::string& person, const PageFilter& filter) const; ///< throws Error::not_found
    Rivalry head_to_head(const std::string& person, const std::string& other, const PageFilter& filter) const;

private:
    std::shared_ptr<Connection> connection_;
};

// What the charts of a player show. Counted are the plays that the statistics count.

struct DatedScore {
    std::string play;      ///< its id
    std::string played_at; ///< UTC, "2026-11-21T19:00:00Z"
    Points score = {};
    friend bool operator==(const DatedScore&, const DatedScore&) = default;
};

/// Points a game in one category, over the plays in which it was scored.
struct CategoryProfile {
    std::string category;
    double player = 0;
    double everyone = 0;
    friend bool operator==(const CategoryProfile&, const CategoryProfile&) = default;
};

class PlayerCharts {
public:
    explicit PlayerCharts(const History& history) : connection_(history.connection()) {}

    std::vector<std::string> games() const; ///< that somebody has finished, in order
    /// The oldest first. Throws Error::not_found, as `profile` does.
    std::vector<DatedScore> scores(const std::string& person, const PageFilter& filter) const;
    /// Of everyone, in order.
    std::vector<Points> totals(const PageFilter& filter) const;
    /// Of the filter's game, which is not empty: the categories the person has scored in, first those that bring
    /// everyone the most.
    std::vector<CategoryProfile> profile(const std::string& person, const PageFilter& filter) const;

private:
    std::shared_ptr<Connection> connection_;
};

}
