// Finished gardens: what is left of games, and terraces and ornaments as they come.
#pragma once

#include "tests/babylon/lenient_game.h"

namespace clerk::babylon::test {

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

inline Placement any_heaped(Cell at, int level) {
    return {.tile = TileEntry{one_in(3) ? any_tile(4) : Tile{any_of(flowers)}},
            .at = at,
            .rotation = static_cast<int>(90 * pick(4)),
            .level = level,
            .open = one_in(3) ? std::nullopt : std::optional(any_of(corners))};
}
inline Building any_heaped_on(const Placement& terrace) {
    const Cell cell = any_cell_beside(terrace.at, 1);
    Building building{.kind = any_of(kinds), .at = {at_level(cell, terrace.level)}};
    const int away = one_in(6) ? pick(-3, 3) : one_in(2) ? reach(building.kind) : -reach(building.kind);
    const Cell other = one_in(2) ? cell.moved(away, 0) : cell.moved(0, away);
    if (building.kind != Kind::statue && other.on_board())
        building.at.push_back(at_level(other, terrace.level + (one_in(3) ? pick(-2, 2) : pick(0, 1))));
    if (one_in(3)) building.as_if = building.at;
    return building;
}

/// Terraces and ornaments as they come, within some cells and levels.
inline FinalGarden any_heap() {
    FinalGarden heap;
    const Cell middle = any_inner_cell();
    const int far = pick(1, 4), highest = one_in(8) ? max_level : pick(1, 6);
    const bool round = one_in(2);
    for (std::size_t terraces = pick(one_in(4) ? max_terraces : 16); terraces > 0; --terraces)
        if (round && !one_in(3))
            heap.terraces.push_back({any_heaped(any_anchor_round(middle), pick(1, 2))});
        else
            heap.terraces.push_back({any_heaped(any_cell_beside(middle, far), pick(1, highest))});
    if (heap.terraces.empty()) return heap;
    for (std::size_t ornaments = pick(one_in(4) ? max_ornaments : 20); ornaments > 0; --ornaments)
        if (round && one_in(3))
            heap.ornaments.push_back({any_bridge_over(middle, pick(1, 2))});
        else
            heap.ornaments.push_back({any_heaped_on(any_of(heap.terraces).placement)});
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
