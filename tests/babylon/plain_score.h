// The score of Babylon once more, read plainly from the rulebook: piece by piece, seen from straight above. Held
// against the core.
#pragma once

#include "tests/babylon/plain_rules.h"

#include <string>
#include <utility>

namespace clerk::babylon::plain {

/// "statues" and its points, in the rulebook's order.
using Points = std::vector<std::pair<std::string, int>>;

struct Bill {
    std::string name = {};
    Points categories = {}, facts = {};
    int total = 0, open_slots = 0;
    int rank = 0;
    bool wins = false;
    friend bool operator==(const Bill&, const Bill&) = default;
};

struct Sheet {
    bool complete = false;
    std::vector<Bill> players = {};
    bool was_tied = false; ///< and open slots decided the victory
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// What is seen

inline bool is_seen(const Garden& garden, const Laid& one) {
    return std::ranges::any_of(one.parts, [&](const Part& part) { return garden.top(part.cell) == one.level; });
}
inline bool gazebo_is_seen(const Garden& garden, const Laid& one) {
    return std::ranges::any_of(
        one.parts, [&](const Part& part) { return part.corner == one.open && garden.top(part.cell) == one.level; });
}
inline bool is_seen(const Garden& garden, const Built& one) {
    std::vector<Space> spaces = one.at;
    if (const auto over = middle(one)) spaces.push_back(*over);
    return std::ranges::any_of(spaces, [&](Space space) { return !garden.is_covered(space); });
}
inline std::vector<Built> counting(const Garden& garden, Kind kind) {
    std::vector<Built> list;
    for (const Built& one : garden.ornaments)
        if (one.kind == kind && !one.carries && is_seen(garden, one)) list.push_back(one);
    return list;
}

// Points

inline int points_of(const Built& one) {
    switch (one.kind) {
    case Kind::statue: return one.at[0].level;
    case Kind::stairs: return one.at[0].level + one.at[1].level;
    default: return 3 * std::min(one.at[0].level, one.at[1].level);
    }
}
inline int points_of(const Garden& garden, Kind kind) {
    int points = 0;
    for (const Built& one : counting(garden, kind)) points += points_of(one);
    return points;
}
inline int sets_of_ornaments(const Garden& garden) {
    std::size_t sets = garden.ornaments.size();
    for (const Kind kind : {Kind::statue, Kind::fountain, Kind::bridge, Kind::stairs})
        sets = std::min(sets, counting(garden, kind).size());
    return static_cast<int>(sets);
}
inline int sets_of_flowers(const Garden& garden) {
    auto sets = static_cast<int>(garden.terraces.size());
    for (const Flower flower : {Flower::white, Flower::pink, Flower::yellow, Flower::purple}) {
        int seen = 0;
        for (const Laid& one : garden.terraces) seen += one.flower == flower && is_seen(garden, one) ? 1 : 0;
        sets = std::min(sets, seen);
    }
    return sets;
}
inline int gazebos(const Garden& garden) {
    int seen = 0;
    for (const Laid& one : garden.terraces) seen += gazebo_is_seen(garden, one) ? 1 : 0;
    return seen;
}
inline int height(const Garden& garden) {
    int highest = 0;
    for (const Laid& one : garden.terraces) highest = std::max(highest, one.level);
    return highest;
}
inline int open_slots(const Garden& garden) {
    int open = 0;
    for (int x = 0; x < 8; ++x)
        for (int y = 0; y < 8; ++y) open += garden.top(Cell{}.moved(x, y)) == 0 ? 1 : 0;
    return open;
}

inline Bill bill(const std::string& name, const Garden& garden) {
    Bill bill{.name = name, .open_slots = open_slots(garden)};
    bill.categories = {
        {"statues", points_of(garden, Kind::statue)},
        {"fountains", points_of(garden, Kind::fountain)},
        {"bridges", points_of(garden, Kind::bridge)},
        {"stairs", points_of(garden, Kind::stairs)},
        {"variety", 4 * sets_of_ornaments(garden)},
        {"flowers", 4 * sets_of_flowers(garden)},
        {"gazebos", gazebos(garden)},
        {"height", 2 * height(garden)},
    };
    for (const auto& [category, points] : bill.categories) bill.total += points;
    bill.facts = {{"open_slots", bill.open_slots}};
    return bill;
}

// The players

inline bool is_ahead(const Bill& one, const Bill& other) {
    return one.total != other.total ? one.total > other.total : one.open_slots < other.open_slots;
}
inline void rank(std::vector<Bill>& bills) {
    for (Bill& bill : bills) {
        const auto ahead = std::ranges::count_if(bills, [&](const Bill& other) { return is_ahead(other, bill); });
        bill.rank = 1 + static_cast<int>(ahead);
        bill.wins = ahead == 0;
    }
}

/// Of a legal game.
inline Sheet score(const Game& game) {
    Sheet sheet;
    if (game.depth == Depth::final) {
        Verdict verdict;
        const std::vector<Garden> gardens = gardens_taken(game, verdict);
        for (std::size_t i = 0; i < gardens.size(); ++i)
            sheet.players.push_back(bill(game.players[i].name, gardens[i]));
        sheet.complete = true;
    } else {
        Referee referee(game);
        referee.judge();
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            const Seat& seat = referee.seats()[i];
            sheet.players.push_back(bill(game.players[i].name, seat.garden));
            if (game.depth == Depth::full) sheet.players[i].facts.emplace_back("pillars", seat.pillars);
        }
        sheet.complete = referee.is_over();
    }
    rank(sheet.players);
    for (const Bill& one : sheet.players)
        for (const Bill& other : sheet.players)
            if (one.wins && one.total == other.total && !other.wins) sheet.was_tied = true;
    return sheet;
}

// As a test that fails shows it

inline std::ostream& operator<<(std::ostream& out, const Points& points) {
    for (const auto& [category, some] : points) out << ' ' << category << ' ' << some;
    return out << '\n';
}
inline std::ostream& operator<<(std::ostream& out, const Sheet& sheet) {
    for (const Bill& bill : sheet.players)
        out << bill.name << ' ' << bill.total << " rank " << bill.rank << (bill.wins ? " wins" : "") << bill.categories
            << bill.facts;
    return out << (sheet.complete ? "complete" : "in progress") << (sheet.was_tied ? ", tied\n" : "\n");
}

}
