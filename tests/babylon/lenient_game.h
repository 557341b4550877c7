// Games played at random at a table that lets much stand: whatever can be carried out is carried out, and waived where
// it breaks a rule; and the finished gardens of games.
#pragma once

#include "core/babylon/rules.h"
#include "core/judge.h"
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
};
inline Temper any_temper() {
    return {one_in(2), one_in(2), one_in(2),
            one_in(4), one_in(2), one_in(2) ? std::optional(any_of(kinds)) : std::nullopt};
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
    Placement placement{.from = one_in(2) ? From::dug : From::slot,
                        .at = any_cell_at(garden),
                        .rotation = static_cast<int>(90 * pick(4)),
                        .open = one_in(2) ? std::nullopt : std::optional(any_of(corners))};
    int highest = 0;
    for (const Cell cell : {placement.at, placement.at.moved(1, 0), placement.at.moved(0, 1), placement.at.moved(1, 1)})
        highest = std::max(highest, top(garden, cell));
    placement.level = std::clamp(highest + (one_in(10)                           ? pick(0, 4)
                                            : one_in(temper.builds_high ? 2 : 5) ? 2
                                                                                 : 1),
                                 1, max_level);
    if (state.depth != Depth::full) placement.tile = TileEntry{any_lenient_tile(state, temper)};
    return {placement};
}

inline Space any_space_at(const Garden& garden) {
    const Cell cell = any_cell_at(garden);
    return at_level(cell, one_in(12) ? pick(1, 6) : top(garden, cell));
}

inline Step any_thought_of_an_ornament(const State& state, Temper temper) {
    const Garden& garden = state.seat().garden;
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

/// Only the gardens of a game of builds.
inline Game any_finished_gardens(const Game& played) {
    Game game{.depth = Depth::final, .rulings = played.rulings, .players = played.players};
    game.gardens.resize(played.players.size());
    for (std::size_t turn = 0; turn < played.turns.size(); ++turn) {
        FinalGarden& garden = game.gardens[turn % played.players.size()];
        for (const Step& step : played.turns[turn].steps)
            if (const auto* terrace = std::get_if<Placement>(&step.what))
                garden.terraces.push_back({*terrace});
            else
                garden.ornaments.push_back({std::get<Building>(step.what)});
    }
    for (FinalGarden& garden : game.gardens) {
        tests::mix(garden.terraces);
        if (one_in(2)) tests::mix(garden.ornaments);
    }
    return game;
}

inline bool& is_waived(Game& game, const Where& where) {
    const auto player = static_cast<std::size_t>(where.player), index = static_cast<std::size_t>(where.index);
    if (where.turn) {
        Turn& turn = game.turns[static_cast<std::size_t>(*where.turn)];
        return *where.step < 0 ? turn.dig->waived : turn.steps[static_cast<std::size_t>(*where.step)].waived;
    }
    FinalGarden& garden = game.gardens[player];
    if (where.piece == "terrace") return garden.terraces[index].waived;
    return where.piece == "ornament" ? garden.ornaments[index].waived : garden.waived;
}

/// What they break is waived; what cannot be is taken out.
inline Game waived(Game game) {
    for (const auto& [where, finding] : replay(game).report.violations)
        if (where.piece.empty() || finding.rule->waivable) is_waived(game, where) = true;
    auto violations = replay(game).report.violations;
    std::ranges::sort(violations, std::ranges::greater(), [](const Breach& breach) { return breach.where.index; });
    for (const auto& [where, finding] : violations) {
        FinalGarden& garden = game.gardens[static_cast<std::size_t>(where.player)];
        if (where.piece == "terrace") garden.terraces.erase(garden.terraces.begin() + where.index);
        if (where.piece == "ornament") garden.ornaments.erase(garden.ornaments.begin() + where.index);
    }
    return game;
}

/// Terraces and ornaments as they come, within some cells and levels.
inline FinalGarden any_heap() {
    FinalGarden heap;
    const Cell from = Cell{}.moved(pick(0, 5), pick(0, 5));
    const int far = pick(1, 4), highest = one_in(8) ? max_level : pick(1, 6);
    for (std::size_t terraces = pick(one_in(4) ? max_terraces : 16); terraces > 0; --terraces)
        heap.terraces.push_back({{.tile = TileEntry{one_in(3) ? any_tile(4) : Tile{any_of(flowers)}},
                                  .at = any_cell_beside(from, far),
                                  .rotation = static_cast<int>(90 * pick(4)),
                                  .level = pick(1, highest),
                                  .open = one_in(3) ? std::nullopt : std::optional(any_of(corners))}});
    if (heap.terraces.empty()) return heap;
    const auto any_level = [&] { return any_of(heap.terraces).placement.level; };
    for (std::size_t ornaments = pick(one_in(4) ? max_ornaments : 20); ornaments > 0; --ornaments) {
        const Placement under = any_of(heap.terraces).placement;
        const Cell cell = any_cell_beside(under.at, 1);
        Building building{.kind = any_of(kinds), .at = {at_level(cell, under.level)}};
        const int away = one_in(6) ? pick(-3, 3) : one_in(2) ? reach(building.kind) : -reach(building.kind);
        const Cell other = one_in(2) ? cell.moved(away, 0) : cell.moved(0, away);
        if (building.kind != Kind::statue && other.on_board())
            building.at.push_back(at_level(other, one_in(3) ? any_level() : under.level + pick(0, one_in(2) ? 1 : 0)));
        if (one_in(3)) building.as_if = building.at;
        heap.ornaments.push_back({building});
    }
    return heap;
}

inline Game any_heaps() {
    Game game = any_setup(Depth::builds);
    game.depth = Depth::final;
    game.tokens.clear();
    for (std::size_t i = 0; i < game.players.size(); ++i) game.gardens.push_back(any_heap());
    return game;
}

}
