// The rules of finished gardens of Babylon once more, read plainly from the rulebook.
#pragma once

#include "tests/babylon/plain_geometry.h"

namespace clerk::babylon::plain {

class FinishedGarden {
public:
    FinishedGarden(const FinalGarden& given, int player, const Rulings& rulings, Verdict& verdict)
        : given_(given), player_(player), rulings_(rulings), verdict_(verdict) {}

    void judge() {
        for (int level = 1; level <= max_level; ++level)
            for (std::size_t i = 0; i < given_.terraces.size(); ++i)
                if (given_.terraces[i].placement.level == level) judge_terrace(i);
        for (std::size_t i = 0; i < given_.ornaments.size(); ++i) judge_ornament(i);
        const Row in_line{"statue.not-aligned", [this] { return statues_are_apart(); }};
        verdict_.keeps({.player = player_}, {in_line}, given_.waived, is_waivable);
    }
    const Garden& garden() const { return garden_; }

private:
    const FinalGarden& given_;
    int player_;
    const Rulings& rulings_;
    Verdict& verdict_;
    Garden garden_; ///< what is taken into it

    void judge_terrace(std::size_t index) {
        const auto& [placed, waived, reason] = given_.terraces[index];
        const Laid terrace = laid(placed, placed.tile->tile);
        const Rows rows = joined({rows_of_lying(placed, garden_, rulings_),
                                  {Row{"terrace.open-corner", [&] { return is_open_over_a_statue(terrace); }},
                                   Row{"terrace.support", [&] { return has_a_loose_corner(terrace); }}}});
        verdict_.keeps({.player = player_, .piece = "terrace", .index = static_cast<int>(index)}, rows, waived,
                       is_waivable);
        if (!is_off_board(placed) && !is_not_on_top(placed, garden_)) garden_.terraces.push_back(terrace);
    }
    bool is_open_over_a_statue(const Laid& terrace) const {
        return std::ranges::any_of(terrace.parts, [&](const Part& part) {
            const Space below{part.cell, static_cast<std::int8_t>(terrace.level - 1)};
            return part.corner == terrace.open && garden_.terrace(below) && is_given_a_statue(below);
        });
    }
    bool is_given_a_statue(Space space) const {
        return std::ranges::any_of(given_.ornaments, [&](const FinalOrnament& one) {
            return one.building.kind == Kind::statue && one.building.at == std::vector<Space>{space};
        });
    }
    bool has_a_loose_corner(const Laid& terrace) const {
        return std::ranges::any_of(terrace.parts, [&](const Part& part) {
            const Space below = garden_.below(part.cell);
            return part.corner != terrace.open && (terrace.level - below.level >= 3 || garden_.has_gazebo(below));
        });
    }

    void judge_ornament(std::size_t index) {
        const auto& [what, waived, reason] = given_.ornaments[index];
        const Built one{what.kind, what.at};
        const auto no_space = [&] {
            return std::ranges::any_of(what.at, [&](Space space) { return !garden_.terrace(space); });
        };
        const auto occupied = [&] {
            return std::ranges::any_of(what.at, [&](Space space) { return is_occupied(space, what.kind); });
        };
        const Rows rows_of_spaces{
            {"ornament.shape", [&] { return has_wrong_shape(what); }},
            {"ornament.no-space", no_space},
            {"ornament.occupied", occupied},
            {"ornament.symbol", [&] { return has_wrong_symbol(what, garden_); }},
        };
        Rows rows = joined({rows_of_spaces, rows_of_geometry(one, garden_, rulings_)});
        if (what.kind == Kind::bridge) rows.push_back({"bridge.gap", [&] { return is_blocked(one); }});
        verdict_.keeps({.player = player_, .piece = "ornament", .index = static_cast<int>(index)}, rows, waived,
                       is_waivable);
        if (has_wrong_shape(what) || no_space() || occupied()) return;
        garden_.ornaments.push_back(one);
        if (what.kind == Kind::statue) garden_.ornaments.back().carries = is_under_a_corner(what.at[0], 1);
    }
    /// Of the lowest terrace above it, so many levels up, which is not open there.
    bool is_under_a_corner(Space space, int gap) const {
        const Laid* lowest = nullptr;
        for (const Laid& one : garden_.terraces)
            if (one.on(space.cell) && one.level > space.level && (!lowest || one.level < lowest->level)) lowest = &one;
        return lowest && lowest->level - space.level == gap && lowest->open != lowest->on(space.cell)->corner;
    }
    bool is_occupied(Space space, Kind kind) const {
        const bool pillar = (kind != Kind::statue && is_under_a_corner(space, 1)) || is_under_a_corner(space, 2);
        return pillar || garden_.has_gazebo(space) || garden_.has_ornament(space);
    }
    bool is_blocked(const Built& bridge) const {
        const auto over = middle(bridge);
        if (!over) return false;
        const bool empty_slot = rulings_.bridge_gap == BridgeGap::empty_slot;
        const auto lies_there = [&](const Laid& one) {
            return one.on(over->cell) && (one.level == over->level || (empty_slot && one.level < over->level));
        };
        const auto passes_there = [&](const Built& one) { return middle(one) == over; };
        return std::ranges::any_of(garden_.terraces, lies_there) ||
               std::ranges::any_of(garden_.ornaments, passes_there);
    }

    // The line of statues

    static bool share_a_line(const Built& a, const Built& b) {
        return a.at[0].cell.x == b.at[0].cell.x || a.at[0].cell.y == b.at[0].cell.y;
    }
    std::vector<std::vector<Built>> groups_of_statues() const {
        std::vector<Built> left;
        for (const Built& one : garden_.ornaments)
            if (one.kind == Kind::statue) left.push_back(one);
        std::vector<std::vector<Built>> groups;
        while (!left.empty()) {
            std::vector<Built> group{left.back()};
            left.pop_back();
            for (std::size_t i = 0; i < group.size(); ++i)
                for (std::size_t j = left.size(); j-- > 0;)
                    if (share_a_line(group[i], left[j])) {
                        group.push_back(left[j]);
                        left.erase(left.begin() + static_cast<std::ptrdiff_t>(j));
                    }
            groups.push_back(group);
        }
        return groups;
    }
    bool statues_are_apart() const {
        const auto groups = groups_of_statues();
        if (!rulings_.statue_restart) return groups.size() >= 2;
        return std::ranges::count_if(groups, [](const std::vector<Built>& group) {
                   return std::ranges::any_of(group, [](const Built& one) { return !one.carries; });
               }) >= 2;
    }
};

/// Each player's, as it was taken.
inline std::vector<Garden> gardens_taken(const Game& game, Verdict& verdict) {
    std::vector<Garden> gardens;
    for (std::size_t i = 0; i < game.gardens.size(); ++i) {
        FinishedGarden garden(game.gardens[i], static_cast<int>(i), game.rulings, verdict);
        garden.judge();
        gardens.push_back(garden.garden());
    }
    return gardens;
}
inline Verdict judge_gardens(const Game& game) {
    Verdict verdict;
    gardens_taken(game, verdict);
    return verdict;
}

}
