// Games that were played by the rules, or at a table that lets much stand, and then spoilt in one place or another.
#pragma once

#include "tests/babylon/lenient_gardens.h"
#include "tests/babylon/plainly_told.h"

namespace clerk::babylon::test {

// Values

inline Cell any_cell() { return Cell{}.moved(pick(0, 7), pick(0, 7)); }
inline void spoil(Space& space) { space = at_level(any_cell_beside(space.cell, 1), space.level + pick(-1, 1)); }
inline void spoil(Tile& tile) {
    if (one_in(3))
        tile.flower = any_of(flowers);
    else if (tile.symbols_entered())
        tile.symbols[pick(4)] = one_in(4) ? Symbol::blank : symbol(any_of(kinds));
}

// Steps

inline void spoil(Placement& placement) {
    switch (pick(6)) {
    case 0: placement.level = pick(1, one_in(4) ? max_level : 4); return;
    case 1: placement.at = one_in(2) ? any_cell() : any_cell_beside(placement.at, 1); return;
    case 2: placement.open = one_in(3) ? std::nullopt : std::optional(any_of(corners)); return;
    case 3: placement.rotation = static_cast<int>(90 * pick(4)); return;
    case 4:
        if (placement.tile) return spoil(placement.tile->tile);
        [[fallthrough]];
    default: placement.from = placement.from == From::dug ? From::slot : From::dug;
    }
}

inline void spoil(Building& building) {
    switch (pick(8)) {
    case 0: building.kind = any_of(kinds); return;
    case 1:
        building.kind = any_of(kinds);
        building.at.resize(building.kind == Kind::statue ? 1 : 2, building.at[0]);
        return spoil(building.at.back());
    case 2: return spoil(building.at[pick(building.at.size())]);
    case 3: building.at[pick(building.at.size())] = building.at[0]; return spoil(building.at.back());
    case 4: building.as_if.push_back(building.at[pick(building.at.size())]); return;
    case 5: building.as_if.push_back(building.at[pick(building.at.size())]); return spoil(building.as_if.back());
    case 6: building.at.push_back(any_of(building.at)); return;
    default: building.as_if.clear();
    }
}

inline void spoil(std::vector<Step>& steps, std::vector<Step>& others) {
    if (steps.empty()) return;
    Step& step = steps[pick(steps.size())];
    switch (pick(10)) {
    case 0:
    case 1:
    case 2:
    case 3: return tests::disarrange(steps, others);
    case 4: step.waived = !step.waived; return;
    default: std::visit([](auto& what) { spoil(what); }, step.what); step.waived = step.waived || one_in(3);
    }
}

// Turns and games

inline void spoil(Turn& turn) {
    switch (pick(6)) {
    case 0: turn.done = !turn.done; return;
    case 1: turn.unplaced = turn.unplaced == Unplaced::store ? Unplaced::discard : Unplaced::store; return;
    default: break;
    }
    if (!turn.dig) return;
    switch (pick(7)) {
    case 0: turn.dig.reset(); return;
    case 1: turn.dig->waived = !turn.dig->waived; return;
    case 2:
    case 3: turn.dig->at = Cell{}.moved(pick(0, 3), pick(0, 3)); return;
    default: spoil(turn.dig->tile.tile);
    }
}

inline void spoil_order(std::vector<Turn>& turns) {
    const std::size_t at = pick(turns.size());
    const auto here = turns.begin() + static_cast<std::ptrdiff_t>(at);
    switch (pick(4)) {
    case 0: turns.erase(here); return;
    case 1: turns.insert(here, Turn(turns[pick(turns.size())])); return;
    case 2: turns.push_back(Turn(turns[at])); return;
    default: std::swap(turns[at], turns[pick(turns.size())]);
    }
}

inline void spoil_setup(Game& game) {
    if (one_in(3)) return void(game.rulings = any_rulings());
    if (one_in(2) && !game.tokens.empty()) return void(game.tokens[pick(game.tokens.size())] = any_of(effects));
    if (one_in(2) && !game.tokens.empty()) return game.tokens.pop_back();
    Player& player = game.players[pick(game.players.size())];
    if (player.start_tile) spoil(player.start_tile->tile);
    std::swap(player.flower, game.players.front().flower);
}

template <class Piece, class What> void spoil_one(std::vector<Piece>& pieces, What Piece::*what) {
    if (pieces.empty()) return;
    Piece& piece = pieces[pick(pieces.size())];
    switch (pick(8)) {
    case 0:
    case 1:
    case 2: return tests::disarrange(pieces, pieces);
    case 3: piece.waived = !piece.waived; return;
    default: spoil(piece.*what);
    }
}

inline void spoil(FinalGarden& garden) {
    if (one_in(12)) return void(garden.waived = !garden.waived);
    if (!garden.terraces.empty() && one_in(2)) return spoil_one(garden.terraces, &FinalTerrace::placement);
    spoil_one(garden.ornaments, &FinalOrnament::building);
}

/// The first that was waived of every part.
inline std::vector<Breach> first_waived(const Game& game) {
    std::vector<Breach> list;
    for (const Breach& breach : replay(game).report.waived)
        if (list.empty() || list.back().where != breach.where) list.push_back(breach);
    return list;
}

/// One of the rules that the table let go holds again, somewhere.
inline void insist(Game& game) {
    std::vector<Breach> waived = first_waived(game);
    if (waived.empty()) return;
    std::vector<std::string_view> rules;
    for (const Breach& breach : waived)
        if (!plain::is_in(rules, breach.finding.rule->id)) rules.push_back(breach.finding.rule->id);
    const std::string_view rule = any_of(rules);
    std::erase_if(waived, [&](const Breach& breach) { return breach.finding.rule->id != rule; });
    is_waived(game, any_of(waived).where) = false;
}

/// A record has none of these.
inline void leave_out_what_is_malformed(Game& game) {
    for (Turn& turn : game.turns) {
        if (&turn != &game.turns.back() || (game.depth == Depth::full && !turn.dig)) turn.done = true;
        if (!turn.done) turn = reopened(turn);
    }
    for (FinalGarden& garden : game.gardens) {
        garden.terraces.resize(std::min(garden.terraces.size(), max_terraces));
        garden.ornaments.resize(std::min(garden.ornaments.size(), max_ornaments));
    }
}

inline void spoil(Game& game) {
    if (one_in(4)) return insist(game);
    if (one_in(16))
        spoil_setup(game);
    else if (game.depth == Depth::final)
        spoil(game.gardens[pick(game.gardens.size())]);
    else if (game.turns.empty())
        game.turns.emplace_back();
    else if (one_in(12))
        spoil_order(game.turns);
    else if (one_in(4))
        spoil(game.turns[pick(game.turns.size())]);
    else
        spoil(game.turns[pick(game.turns.size())].steps, game.turns[pick(game.turns.size())].steps);
    leave_out_what_is_malformed(game);
}

inline Game any_gardens_to_judge() {
    switch (pick(4)) {
    case 0: return any_finished_gardens(any_game(Depth::builds, pick(50)).game);
    case 1: return any_heaps();
    case 2: return waived(any_heaps());
    default: break;
    }
    const Game game = any_finished_gardens(any_lenient_game(Depth::builds, pick(50)).game);
    return one_in(2) ? waived(game) : game;
}

/// To be judged, and spoilt.
inline Game any_game_to_judge() {
    if (one_in(3)) return any_gardens_to_judge();
    const std::size_t turns = one_in(8) ? 50 : pick(one_in(2) ? 12 : 40);
    return one_in(3) ? any_game(any_depth_with_turns(), turns).game
                     : any_lenient_game(any_depth_with_turns(), turns).game;
}

}
