// The score of Alhambra once more, read plainly from the rulebook: places counted one by one, the wall as groups of
// sides that follow each other. Held against the core.
#pragma once

#include "tests/alhambra/plain_rules.h"

#include <cstdlib>

namespace clerk::alhambra::plain {

/// "blue" and its points, in the rulebook's order.
using Points = std::vector<std::pair<std::string, int>>;

inline int sum(const Points& points) {
    int total = 0;
    for (const auto& [category, some] : points) total += some;
    return total;
}

struct ScoredRound {
    int number = 0;
    Points points = {};
    friend bool operator==(const ScoredRound&, const ScoredRound&) = default;
};

struct Bill {
    std::string name = {};
    std::vector<ScoredRound> rounds = {};
    Points categories = {}, facts = {};
    int total = 0;
    std::optional<int> rank = {}; ///< none: not ranked
    bool wins = false;
    friend bool operator==(const Bill&, const Bill&) = default;
};

struct Sheet {
    bool complete = false;
    std::vector<Bill> players = {};
    std::optional<Bill> dirk = {};
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// Colours

inline const std::vector<std::string> families{"blue", "red", "brown", "white", "green", "purple"};

inline int tiles_of(const std::string& family, const std::vector<Tile>& tiles) {
    int count = 0;
    for (const Tile& tile : tiles) count += write(tile).starts_with(family + "-");
    return count;
}
inline std::vector<Tile> tiles_of(const Palace& palace) {
    std::vector<Tile> tiles;
    for (const Lying& one : palace.tiles) tiles.push_back(one.tile);
    return tiles;
}

/// Of a place, from 0, in a scoring, from 1. The rulebook's table column by column.
inline int points_of_place(const std::string& family, int scoring, int place) {
    const auto column = static_cast<int>(std::ranges::find(families, family) - families.begin());
    const std::vector<std::vector<int>> of_blue{{1}, {8, 1}, {16, 8, 1}};
    const auto& places = of_blue[static_cast<std::size_t>(scoring - 1)];
    return place < static_cast<int>(places.size()) ? places[static_cast<std::size_t>(place)] + column : 0;
}

inline int points_of_family(const std::string& family, int scoring, const std::vector<int>& counts,
                            std::size_t player) {
    const int mine = counts[player];
    if (mine == 0) return 0;
    const auto ahead = static_cast<int>(std::ranges::count_if(counts, [&](int count) { return count > mine; }));
    const auto alike = static_cast<int>(std::ranges::count(counts, mine));
    int shared = 0;
    for (int place = ahead; place < ahead + alike; ++place) shared += points_of_place(family, scoring, place);
    return shared / alike;
}

// The wall

struct OuterSide {
    Cell cell;
    Direction way;

    Cell beyond() const { return beside(cell, way); }
    /// Its two ends, each by the cell to the south-west of the corner point.
    std::vector<Cell> ends() const {
        switch (way.side) {
        case 'n': return {cell, beside(cell, -1, 0)};
        case 's': return {beside(cell, 0, -1), beside(cell, -1, -1)};
        case 'e': return {cell, beside(cell, 0, -1)};
        default: return {beside(cell, -1, 0), beside(cell, -1, -1)};
        }
    }
};

inline bool are_side_by_side(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

/// Whether one can go round the corner point over empty cells from one cell at it to another.
inline bool leads_round(const Palace& palace, Cell corner, Cell from, Cell to) {
    const Cell round[] = {corner, beside(corner, 1, 0), beside(corner, 0, 1), beside(corner, 1, 1)};
    std::vector<Cell> gone{from};
    for (std::size_t i = 0; i < gone.size(); ++i)
        for (const Cell cell : round)
            if (palace.is_empty(cell) && are_side_by_side(gone[i], cell) && !is_in(gone, cell)) gone.push_back(cell);
    return is_in(gone, to);
}

inline bool follow(const Palace& palace, const OuterSide& a, const OuterSide& b) {
    for (const Cell corner : a.ends())
        if (is_in(b.ends(), corner) && leads_round(palace, corner, a.beyond(), b.beyond())) return true;
    return false;
}

/// The sides of a run follow one another, and at each end of a side but one other follows: a run is a group.
inline int longest_wall(const Palace& palace) {
    std::vector<OuterSide> walled;
    Picture picture(palace);
    for (const Cell cell : palace.built_cells())
        for (const Direction& way : directions)
            if (palace.has_wall(cell, way.side) && picture.is_outside(beside(cell, way))) walled.push_back({cell, way});
    std::size_t longest = 0;
    while (!walled.empty()) {
        std::vector<OuterSide> run{walled.back()};
        walled.pop_back();
        for (std::size_t i = 0; i < run.size(); ++i)
            for (std::size_t j = walled.size(); j-- > 0;)
                if (follow(palace, run[i], walled[j])) {
                    run.push_back(walled[j]);
                    walled.erase(walled.begin() + static_cast<std::ptrdiff_t>(j));
                }
        longest = std::max(longest, run.size());
    }
    return static_cast<int>(longest);
}

// A scoring

/// One list a player, and one more for Dirk where he takes part.
inline std::vector<Points> points_of(const Scoring& scoring, bool with_him) {
    std::vector<std::vector<Tile>> all;
    for (const Palace& palace : scoring.palaces) all.push_back(tiles_of(palace));
    if (with_him) all.push_back(scoring.dirk);
    std::vector<Points> points(all.size());
    for (const std::string& family : families) {
        std::vector<int> counts;
        for (const auto& tiles : all) counts.push_back(tiles_of(family, tiles));
        for (std::size_t i = 0; i < all.size(); ++i)
            points[i].emplace_back(family, points_of_family(family, scoring.number, counts, i));
    }
    for (std::size_t i = 0; i < scoring.palaces.size(); ++i)
        points[i].emplace_back("wall", longest_wall(scoring.palaces[i]));
    return points;
}

class Accountant {
public:
    explicit Accountant(const Game& game) : game_(game), bills_(game.players.size()) {
        for (std::size_t i = 0; i < bills_.size(); ++i) bills_[i].name = game.players[i].name;
        if (has_dirk()) bills_.push_back({.name = "dirk"});
    }

    Sheet sheet() {
        const bool final = game_.depth == Depth::final;
        Sheet sheet{.complete = final ? game_.rounds.size() == 3 : game_.end.has_value()};
        final ? enter_rounds() : enter_turns();
        for (Bill& bill : bills_) add_up(bill);
        rank();
        if (has_dirk()) {
            sheet.dirk = bills_.back();
            bills_.pop_back();
        }
        sheet.players = bills_;
        return sheet;
    }

private:
    const Game& game_;
    std::vector<Bill> bills_; ///< Dirk's is the last

    bool has_dirk() const { return game_.players.size() == 2; }
    bool any_typed() const {
        return std::ranges::any_of(game_.rounds, [](const Round& round) { return !round.points.empty(); });
    }

    void enter(const Scoring& scoring) {
        const auto points = points_of(scoring, has_dirk());
        for (std::size_t i = 0; i < bills_.size(); ++i) bills_[i].rounds.push_back({scoring.number, points[i]});
    }

    void enter_turns() {
        Referee referee(game_);
        referee.judge();
        Table table = referee.table();
        if (!table.ended) table.score(3);
        for (const Scoring& scoring : table.scorings) enter(scoring);
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            bills_[i].facts.emplace_back("reserve", static_cast<int>(table.seats[i].reserve.size()));
            if (game_.depth == Depth::full) bills_[i].facts.emplace_back("money", worth(table.seats[i].hand));
        }
    }

    void enter_rounds() {
        for (std::size_t i = 0; i < game_.rounds.size(); ++i) {
            const Round& round = game_.rounds[i];
            const int number = static_cast<int>(i) + 1;
            if (round.points.empty()) {
                Verdict verdict;
                Snapshot snapshot(round, number, verdict);
                snapshot.judge();
                enter({number, snapshot.palaces(), round.dirk});
                continue;
            }
            std::vector<int> typed = round.points;
            if (has_dirk()) typed.push_back(round.dirk_points);
            for (std::size_t player = 0; player < bills_.size(); ++player)
                bills_[player].rounds.push_back({number, {{"typed", typed[player]}}});
        }
    }

    void add_up(Bill& bill) const {
        std::vector<std::string> names = families;
        if (!has_dirk() || &bill != &bills_.back()) names.push_back("wall");
        if (any_typed()) names.push_back("typed");
        for (const std::string& name : names) {
            int points = 0;
            for (const ScoredRound& round : bill.rounds)
                for (const auto& [category, some] : round.points)
                    if (category == name) points += some;
            bill.categories.emplace_back(name, points);
        }
        bill.total = sum(bill.categories);
    }

    void rank() {
        const std::size_t ranked = game_.players.size() + (has_dirk() && game_.rulings.dirk_ranked ? 1 : 0);
        for (std::size_t i = 0; i < ranked; ++i) {
            int ahead = 0;
            for (std::size_t other = 0; other < ranked; ++other) ahead += bills_[other].total > bills_[i].total;
            bills_[i].rank = 1 + ahead;
            bills_[i].wins = ahead == 0;
        }
    }
};

inline Sheet score(const Game& game) { return Accountant(game).sheet(); }

// As a test that fails shows it

inline std::ostream& operator<<(std::ostream& out, const Points& points) {
    for (const auto& [category, some] : points) out << ' ' << category << ' ' << some;
    return out << '\n';
}
inline std::ostream& operator<<(std::ostream& out, const Bill& bill) {
    out << bill.name << ' ' << bill.total << " rank " << bill.rank.value_or(0) << (bill.wins ? " wins" : "")
        << bill.categories << bill.facts;
    for (const ScoredRound& round : bill.rounds) out << "  " << round.number << round.points;
    return out;
}
inline std::ostream& operator<<(std::ostream& out, const Sheet& sheet) {
    for (const Bill& bill : sheet.players) out << bill;
    if (sheet.dirk) out << *sheet.dirk;
    return out << (sheet.complete ? "complete" : "in progress") << '\n';
}

}
