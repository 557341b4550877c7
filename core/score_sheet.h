// A score as an itemised bill. Totals are derived.
#pragma once

#include "core/finding.h"
#include "core/points.h"
#include "core/values.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clerk {

/// One line of the bill: the points of one piece or one set. The pieces they come from are among its category's places.
struct ScoreLine {
    int points = 0;
    std::size_t first = 0;  ///< of those places its own
    std::size_t places = 0; ///< how many are its own
};

/// The rank that brought a category's points, where ranks are scored.
struct SharedRank {
    int rank = 1;    ///< from 1
    int sharing = 1; ///< how many have it
    friend bool operator==(const SharedRank&, const SharedRank&) = default;
};

struct Category {
    std::string_view id; ///< "statues"
    std::vector<ScoreLine> lines = {};
    std::optional<SharedRank> rank = {};
    std::vector<Place> places = {}; ///< of all lines, one after the other: a list for each would take longer
    // Of a line that the table wrote down itself, in place of `lines`:
    std::string name = {};            ///< as written; empty: the category's
    std::optional<Points> exact = {}; ///< none: there is no figure yet

    int points() const; ///< what is written exactly, rounded down, as far as it can be held
    /// As the table wrote them, or of all lines; none: a line of the table's own has no figure yet.
    std::optional<Points> known_points() const;
    std::span<const Place> places_of(const ScoreLine& line) const {
        return std::span(places).subspan(line.first, line.places);
    }

    void add_line(int points) { lines.push_back({points, places.size()}); }
    void add_place(const Place& place) { ///< of the last line
        places.push_back(place);
        ++lines.back().places;
    }
};

/// One scoring of a game that has several.
struct ScoreRound {
    int number = 0; ///< from 1
    std::vector<Category> categories = {};

    int total() const;
};

/// A figure told beside the score that brings no points ("open_slots").
struct Fact {
    std::string_view id;
    int value = 0;
};

struct PlayerScore {
    std::string name;
    std::vector<Category> categories = {}; ///< in the rulebook's order, the same for every player
    std::vector<ScoreRound> rounds = {};   ///< of a game scored several times: what `categories` are the sums of
    std::vector<Fact> facts = {};
    int rank = 0; ///< 1, 1, 3, …
    bool winner = false;

    int total() const;          ///< what is written exactly, rounded down, as far as it can be held
    Points exact_total() const; ///< what is written exactly with it
    const Category& category(std::string_view id) const; ///< requires that there is one
    std::optional<int> fact(std::string_view id) const;
};

/// One who takes points without playing ("dirk"). Ranked, and perhaps the winner, only where the table says so.
struct NeutralScore {
    std::string_view id;
    bool ranked = false;
    PlayerScore score = {};
};

struct ScoreSheet {
    bool complete = false; ///< the game is over; otherwise: as if it ended here
    CompiledOnce<std::vector<PlayerScore>> players = {};
    std::optional<NeutralScore> neutral = {};
    std::string_view tie_break = {}; ///< the fact that decided between equal totals ("open_slots"); empty: none had to
};

/// Ranks all who are ranked by total; of equal totals the lower `tie_break` fact is ahead; still equal share the rank.
void rank(ScoreSheet& sheet, std::string_view tie_break);

/// One's own of the first player's lines: at the same place where the table wrote the lines down, else of the same
/// category. None: who does not play may have fewer.
const Category* own_line(const std::vector<Category>& own, const std::vector<Category>& first, std::size_t line);

/// None: the game is decided by one figure alone, and it was not entered.
inline std::optional<Points> known_total(const PlayerScore& score) {
    const bool alone = score.categories.size() == 1;
    const bool unknown = alone && score.categories.front().lines.empty() && !score.categories.front().exact;
    return unknown ? std::nullopt : std::optional(score.exact_total());
}

// What a score sheet consists of, for figures over many of them

/// The category of points that were entered without saying of which category they are.
inline constexpr std::string_view unknown_category = "typed";

/// The categories that a score sheet of the game may have, in the rulebook's order; of a game that is not in the
/// catalogue none.
std::vector<std::string_view> categories(std::string_view game);

}
