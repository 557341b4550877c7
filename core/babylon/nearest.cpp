#include "core/babylon/nearest.h"

#include "core/babylon/advice.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace clerk::babylon {

namespace {

int cells_between(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

int distance(Space a, Space b) { return 2 * cells_between(a.cell, b.cell) + std::abs(a.level - b.level); }

/// A corner is changed sooner than the level, and the level sooner than the place.
int distance(const Placement& a, const Placement& b) {
    return 8 * cells_between(a.at, b.at) + 2 * std::abs(a.level - b.level) + (a.open != b.open);
}

/// Whichever of its spaces is named first.
int distance(const Building& a, const Building& b) {
    if (a.at.size() != 2 || b.at.size() != 2)
        return a.at.empty() || b.at.empty() ? 0 : distance(a.at.front(), b.at.front());
    return std::min(distance(a.at[0], b.at[0]) + distance(a.at[1], b.at[1]),
                    distance(a.at[0], b.at[1]) + distance(a.at[1], b.at[0]));
}

std::vector<Placement> conceivable(const State& state, const Placement& wanted) {
    const auto& terraces = state.seat().garden.terraces();
    const auto highest = std::ranges::max_element(terraces, {}, &Terrace::level);
    const int levels = std::min(max_level, (highest == terraces.end() ? 0 : highest->level) + 2);
    std::vector<Placement> list;
    for (int x = 0; x < board_size - 1; ++x)
        for (int y = 0; y < board_size - 1; ++y)
            for (int level = 1; level <= levels; ++level)
                for (const std::optional<Corner> open :
                     std::initializer_list<std::optional<Corner>>{{}, Corner::nw, Corner::ne, Corner::se, Corner::sw}) {
                    Placement placement = wanted;
                    placement.at = Cell{}.moved(x, y);
                    placement.level = level;
                    placement.open = open;
                    list.push_back(std::move(placement));
                }
    std::ranges::stable_sort(list, {}, [&](const Placement& p) { return distance(p, wanted); });
    return list;
}

}

std::optional<Placement> nearest_legal(const State& state, const Placement& wanted) {
    const std::vector<Placement> list = conceivable(state, wanted);
    const auto found = std::ranges::find_if(list, [&](const Placement& p) { return check(state, p).empty(); });
    return found == list.end() ? std::nullopt : std::optional(*found);
}

std::optional<Building> nearest_legal(const State& state, const Building& wanted) {
    std::vector<Building> list = legal_ornaments(state);
    std::erase_if(list, [&](const Building& building) { return building.kind != wanted.kind; });
    const auto found = std::ranges::min_element(list, {}, [&](const Building& b) { return distance(b, wanted); });
    return found == list.end() ? std::nullopt : std::optional(*found);
}

std::optional<Step> nearest_legal(const Game& game) {
    const Replay replayed = replay(game);
    if (replayed.report.legal()) return std::nullopt;
    const Where& where = replayed.report.violations.front().where;
    if (!where.turn || where.step.value_or(-1) < 0 || static_cast<std::size_t>(*where.turn) >= game.turns.size())
        return std::nullopt;
    const Turn& turn = game.turns[static_cast<std::size_t>(*where.turn)];
    const Step& wrong = turn.steps.at(static_cast<std::size_t>(*where.step));
    return std::visit(
        [&](const auto& wanted) -> std::optional<Step> {
            const auto found = nearest_legal(replayed.state, wanted);
            return found ? std::optional(Step{*found}) : std::nullopt;
        },
        wrong.what);
}

}
