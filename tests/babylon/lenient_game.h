// Games played at random at a table that lets much stand: whatever can be carried out is carried out, and waived where
// it breaks a rule.
#pragma once

#include "core/babylon/play.h"
#include "core/finding.h"
#include "tests/babylon/random_game.h"

namespace clerk::babylon::test {

inline Cell any_cell_beside(Cell cell, int far) {
    const auto moved = [&](int from) { return std::clamp(from + pick(-far, far), 0, board_size - 1); };
    return Cell{}.moved(moved(cell.x), moved(cell.y));
}
inline Space at_level(Cell cell, int level) {
    return {cell, static_cast<std::int8_t>(std::clamp(level, 1, max_level))};
}

/// What a table likes to do, one game like another.
struct Temper {
    bool is_neat = false; ///< what the rules allow, mostly
    bool builds_high = false;
    bool is_idle = false;           ///< but for the first player
    bool enters_no_symbols = false; ///< of a tile, where they may be left out
    bool is_picky = false;          ///< lets little stand at once
    std::optional<Kind> likes = {};
    std::optional<Cell> round_a_cell = {}; ///< lays its terraces, and bridges it
};

inline Cell any_inner_cell() { return Cell{}.moved(pick(2, 5), pick(2, 5)); }
/// Of four terraces that can lie round the cell on one level.
inline Cell any_anchor_round(Cell cell) {
    switch (pick(4)) {
    case 0: return cell.moved(-2, 0);
    case 1: return cell.moved(0, 1);
    case 2: return cell.moved(1, -1);
    default: return cell.moved(-1, -2);
    }
}
inline Cell any_anchor_over(Cell cell) { return cell.moved(-pick(0, 1), -pick(0, 1)); }
inline Building any_bridge_over(Cell cell, int level) {
    const int dx = pick(0, 1), dy = 1 - dx;
    return {.kind = Kind::bridge, .at = {at_level(cell.moved(dx, dy), level), at_level(cell.moved(-dx, -dy), level)}};
}

inline Temper any_temper() {
    Temper temper{one_in(2), one_in(2), one_in(2), one_in(4), one_in(2)};
    if (one_in(2)) temper.likes = any_of(kinds);
    if (!one_in(4)) return temper;
    temper.round_a_cell = any_inner_cell();
    temper.is_neat = false;
    temper.is_picky = false;
    return temper;
}

inline Tile any_lenient_tile(const State& state, Temper temper) {
    if (state.depth != Depth::full && (temper.enters_no_symbols || one_in(8))) return Tile{any_of(flowers)};
    return any_tile(static_cast<int>(pick(5)));
}

/// On or beside a terrace of the garden, or anywhere on the board.
inline Cell any_cell_at(const Garden& garden) {
    const auto& terraces = garden.terraces();
    if (terraces.empty() || one_in(12)) return Cell{}.moved(pick(0, 7), pick(0, 7));
    const auto last = terraces.size() - 1 - pick(std::min<std::size_t>(terraces.size(), one_in(2) ? 2 : 64));
    return any_cell_beside(terraces[last].anchor, one_in(3) ? 2 : 1);
}

inline int top(const Garden& garden, Cell cell) {
    int highest = 0;
    for (const auto& terrace : garden.terraces())
        for (const Cell one :
             {terrace.anchor, terrace.anchor.moved(1, 0), terrace.anchor.moved(0, 1), terrace.anchor.moved(1, 1)})
            if (one == cell) highest = std::max(highest, static_cast<int>(terrace.level));
    return highest;
}

inline Step any_thought_of_a_terrace(const State& state, Temper temper) {
    const Garden& garden = state.seat().garden;
    const bool round = temper.round_a_cell && !one_in(3);
    Placement placement{.from = one_in(2) ? From::dug : From::slot,
                        .at = round                 ? any_anchor_round(*temper.round_a_cell)
                              : temper.round_a_cell ? any_anchor_over(*temper.round_a_cell)
                                                    : any_cell_at(garden),
                        .rotation = static_cast<int>(90 * pick(4)),
                        .open = one_in(round ? 8 : 2) ? std::optional(any_of(corners)) : std::nullopt};
    int highest = 0;
    for (const Cell cell : {placement.at, placement.at.moved(1, 0), placement.at.moved(0, 1), placement.at.moved(1, 1)})
        highest = std::max(highest, top(garden, cell));
    const int up = one_in(40) ? pick(0, 15) : one_in(10) ? pick(0, 4) : one_in(temper.builds_high ? 2 : 5) ? 2 : 1;
    const int usual = temper.builds_high != one_in(6) ? 2 : 1;
    placement.level = round && !one_in(4) ? usual : std::clamp(highest + up, 1, max_level);
    if (state.depth != Depth::full) placement.tile = TileEntry{any_lenient_tile(state, temper)};
    return {placement};
}

inline Space any_space_at(const Garden& garden) {
    const Cell cell = any_cell_at(garden);
    return at_level(cell, one_in(12) ? pick(1, 6) : top(garden, cell));
}

inline Step any_thought_of_an_ornament(const State& state, Temper temper) {
    const Garden& garden = state.seat().garden;
    for (int tries = 0; temper.round_a_cell && tries < 6; ++tries) {
        const Cell cell = *temper.round_a_cell;
        const Building statue{.at = {at_level(cell, top(garden, cell))}};
        const Step step{one_in(8) ? statue : any_bridge_over(cell, pick(1, 3))};
        if (!cannot_exist(check(state, step))) return step;
    }
    Building building{.kind = temper.likes && one_in(2) ? *temper.likes : any_of(kinds), .at = {any_space_at(garden)}};
    const Space first = building.at[0];
    if (building.kind != Kind::statue) {
        const int far = one_in(6) ? pick(1, 3) : reach(building.kind);
        const bool along = one_in(2);
        const int way = one_in(2) ? far : -far;
        const Cell second = one_in(8) ? any_cell_at(garden)
                                      : Cell{}.moved(std::clamp(first.cell.x + (along ? way : 0), 0, 7),
                                                     std::clamp(first.cell.y + (along ? 0 : way), 0, 7));
        building.at.push_back(at_level(second, one_in(12) ? pick(1, 6) : top(garden, second)));
    }
    const bool serves = state.effect() == Effect::convert || state.effect() == Effect::wild;
    const std::size_t as_if = !one_in(serves ? 2 : 16) ? 0 : one_in(6) ? 2 : 1;
    for (std::size_t i = 0; i < as_if; ++i)
        building.as_if.push_back(one_in(6) ? any_space_at(garden) : any_of(building.at));
    return {building};
}

/// How far down the tables the first rule is that it breaks, and the only one, if it can be let stand.
inline std::size_t lateness(const Findings& findings) {
    if (findings.empty() || cannot_exist(findings)) return 0;
    const auto all = rules::all();
    const auto at = std::ranges::find(all, findings.front().rule->id, &Rule::id) - all.begin();
    return static_cast<std::size_t>(at) * 2 + (findings.size() == 1 ? 1 : 0);
}

/// Of some of them the one that keeps the rules furthest down the tables, but breaks one.
inline Step any_picky_thought(const State& state, Temper temper) {
    Step best = any_thought_of_an_ornament(state, temper);
    for (std::size_t tries = pick(60); tries > 0; --tries)
        if (const Step step = any_thought_of_an_ornament(state, temper);
            lateness(check(state, step)) > lateness(check(state, best)))
            best = step;
    return best;
}

inline std::optional<Step> any_thought(const State& state, Temper temper) {
    if (temper.is_neat && !one_in(4)) {
        auto step = any_step(state);
        if (auto* terrace = step ? std::get_if<Placement>(&step->what) : nullptr; terrace && terrace->tile)
            terrace->tile->tile = any_lenient_tile(state, temper);
        return step;
    }
    if (one_in(3)) return any_thought_of_a_terrace(state, temper);
    return temper.is_picky ? any_picky_thought(state, temper) : any_thought_of_an_ornament(state, temper);
}

/// What it breaks the table lets stand, if it can at all.
inline std::optional<Step> let_stand(const State& state, std::optional<Step> step) {
    if (!step) return step;
    const Findings findings = check(state, *step);
    if (cannot_exist(findings)) return std::nullopt;
    step->waived = !findings.empty() || one_in(30);
    return step;
}

inline std::vector<Step> any_lenient_steps(State& state, Temper temper) {
    std::vector<Step> steps;
    for (std::size_t thoughts = pick(12); thoughts > 0; --thoughts) {
        const auto step = let_stand(state, any_thought(state, temper));
        if (!step) continue;
        state = play(std::move(state), *step);
        steps.push_back(*step);
    }
    return steps;
}

inline Dig any_lenient_dig(const State& state, Temper temper) {
    const auto digs = moves(state).digs;
    Dig dig{digs[pick(digs.size())].at, {}};
    const int owed = symbols_of(state.quarry.top(dig.at));
    dig.tile.tile = any_tile(temper.is_neat ? owed : pick(0, 4));
    dig.waived = !check(state, dig).empty();
    return dig;
}

inline Turn any_lenient_turn(State& state, Temper temper) {
    Turn turn;
    if (state.depth == Depth::full) turn.dig = any_lenient_dig(state, temper);
    state = begin(std::move(state), turn.dig);
    if (!temper.is_idle || state.player() == 0) turn.steps = any_lenient_steps(state, temper);
    if (state.depth == Depth::full && !one_in(3)) turn.unplaced = Unplaced::store;
    return turn;
}

inline Played any_lenient_game(Depth depth, std::size_t turns) {
    Played played{any_setup(depth), State(Game{.players = {{}, {}}})};
    played.state = State(played.game);
    const Temper temper = any_temper();
    while (turns-- > 0 && !played.state.over()) {
        played.game.turns.push_back(any_lenient_turn(played.state, temper));
        played.state = finish(std::move(played.state), played.game.turns.back().unplaced);
    }
    if (!played.game.turns.empty() && one_in(4)) played.game.turns.back() = reopened(played.game.turns.back());
    return played;
}

}
