// What may be done next in a turn, found twice: by the masks that list it, and by asking `check` of all that could be
// tried.
#pragma once

#include "core/babylon/advice.h"
#include "core/babylon/play.h"

#include <algorithm>
#include <string>
#include <vector>

namespace clerk::babylon::test {

inline constexpr Tile tried_tile{Flower::white, {Symbol::statue, Symbol::fountain, Symbol::bridge, Symbol::stairs}};

inline Placement placement(const State& state, const TerraceMove& move) {
    Placement placed{.from = move.from, .at = move.at, .level = move.level, .open = move.open};
    if (state.depth != Depth::full) placed.tile = TileEntry{tried_tile};
    return placed;
}

inline std::vector<Step> listed(const State& state) {
    std::vector<Step> steps;
    for (const TerraceMove& move : legal_terraces(state)) steps.push_back({placement(state, move)});
    for (Building& building : legal_ornaments(state)) steps.push_back({std::move(building)});
    return steps;
}

// By brute force

inline void try_terraces(const State& state, std::vector<Step>& steps) {
    for (const From from : {From::dug, From::slot})
        for (int level = 1; level <= max_level; ++level)
            for (int at = 0; at < board_size * board_size; ++at)
                for (int open = -1; open < 4; ++open) {
                    TerraceMove move{from, Cell{}.moved(at % board_size, at / board_size), level};
                    if (open >= 0) move.open = corners[static_cast<std::size_t>(open)];
                    const Placement placed = placement(state, move);
                    if ((state.depth == Depth::full || from == From::dug) && check(state, placed).empty())
                        steps.push_back({placed});
                }
}

inline bool stands_somehow(const State& state, Building building) {
    const std::vector<Space> at = building.at;
    for (unsigned chosen = 0; chosen < (1U << at.size()); ++chosen) {
        building.as_if.clear();
        for (std::size_t i = 0; i < at.size(); ++i)
            if ((chosen >> i & 1U) != 0) building.as_if.push_back(at[i]);
        if (check(state, building).empty()) return true;
    }
    return false;
}

/// On the spaces of terraces: elsewhere is nothing to build on.
inline void try_ornaments(const State& state, std::vector<Step>& steps) {
    std::vector<Space> spaces;
    for (const Terrace& terrace : state.seat().garden.terraces())
        for (const Corner corner : corners) spaces.push_back({terrace.cell(corner), terrace.level});
    std::ranges::sort(spaces);
    for (const Kind kind : kinds)
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            if (kind == Kind::statue && stands_somehow(state, {.kind = kind, .at = {spaces[i]}}))
                steps.push_back({Building{.kind = kind, .at = {spaces[i]}}});
            for (std::size_t j = i + 1; kind != Kind::statue && j < spaces.size(); ++j)
                if (stands_somehow(state, {.kind = kind, .at = {spaces[i], spaces[j]}}))
                    steps.push_back({Building{.kind = kind, .at = {spaces[i], spaces[j]}}});
        }
}

inline std::vector<Step> tried(const State& state) {
    std::vector<Step> steps;
    try_terraces(state, steps);
    try_ornaments(state, steps);
    return steps;
}

/// Which terrace or ornament it is, whatever it is as if.
inline std::string name(const Step& step) {
    if (const auto* placed = std::get_if<Placement>(&step.what))
        return std::to_string(static_cast<int>(placed->from)) + write(placed->at) + std::to_string(placed->level) +
               (placed->open ? std::string(id(*placed->open)) : "");
    const Building& building = std::get<Building>(step.what);
    std::vector<Space> at = building.at;
    std::ranges::sort(at);
    std::string text(id(building.kind));
    for (const Space space : at) text += ' ' + write(space);
    return text;
}

inline std::vector<std::string> names(const std::vector<Step>& steps) {
    std::vector<std::string> all;
    for (const Step& step : steps) all.push_back(name(step));
    std::ranges::sort(all);
    return all;
}

}
