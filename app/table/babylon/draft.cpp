#include "app/table/babylon/draft.h"

#include "app/table/babylon/changes.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

using Index = std::size_t;

int highest_top(const game::Garden& garden, game::Cell anchor) {
    int top = 0;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = anchor}.cell(corner);
        if (cell.on_board()) top = std::max(top, garden.top(cell));
    }
    return top;
}

/// The lowest level on top of what is there that breaks the fewest rules.
template <class Check> int lowest_level(const game::Garden& garden, game::Placement placement, Check findings) {
    const int lowest = std::min(highest_top(garden, placement.at) + 1, game::max_level);
    std::size_t fewest = 0;
    int best = lowest;
    for (int level = lowest; level <= std::min(lowest + 1, game::max_level); ++level) {
        placement.level = level;
        const std::size_t broken = findings(placement).size();
        if (level == lowest || broken < fewest) best = level, fewest = broken;
    }
    return best;
}

template <class Check>
game::Placement placed(const game::Garden& garden, const Draft& draft, game::Placement placement, Check findings) {
    placement.rotation = draft.rotation;
    placement.open = draft.open;
    placement.level = draft.level ? *draft.level : lowest_level(garden, placement, findings);
    return placement;
}

Findings of_piece(const Report& report, int player, std::string_view piece, Index index) {
    Findings findings;
    for (const Breach& breach : report.violations)
        if (breach.where.player == player && breach.where.piece == piece && Index(breach.where.index) == index)
            findings.push_back(breach.finding);
    return findings;
}

}

game::Terrace terrace(const Draft& draft, game::Cell anchor, int level, const game::Tile& tile) {
    return {.anchor = anchor,
            .level = static_cast<std::int8_t>(level),
            .open = draft.open,
            .flower = tile.flower,
            .symbols = game::turned(tile.symbols, draft.rotation)};
}

game::Placement placement(const game::State& state, const Draft& draft, game::Cell anchor) {
    game::Placement placement{.from = draft.from, .at = anchor};
    if (state.depth != Depth::full) placement.tile = game::TileEntry{draft.tile};
    return placed(state.seat().garden, draft, placement,
                  [&](const game::Placement& candidate) { return game::check(state, candidate); });
}

game::Placement final_placement(const game::Game& game, const game::Garden& garden, int player, const Draft& draft,
                                game::Cell anchor) {
    const game::Placement placement{.tile = game::TileEntry{draft.tile}, .at = anchor};
    return placed(garden, draft, placement,
                  [&](const game::Placement& candidate) { return judge(game, player, candidate); });
}

game::Building attempt(const game::State& state, game::Kind kind, std::vector<game::Space> spaces) {
    game::Building best{.kind = kind, .at = std::move(spaces)};
    std::size_t fewest = game::check(state, best).size();
    const bool effect = state.effect() == game::Effect::convert || state.effect() == game::Effect::wild;
    if (fewest == 0 || !effect) return best;
    const game::Building plain = best;
    for (const game::Space space : plain.at) {
        game::Building with_effect = plain;
        with_effect.as_if = {space};
        const std::size_t broken = game::check(state, with_effect).size();
        if (broken < fewest) best = with_effect, fewest = broken;
    }
    return best;
}

Findings judge(const game::Game& game, int player, const game::Placement& placement) {
    const game::Game next = with_terrace(game, player, placement);
    return of_piece(game::replay(next).report, player, "terrace", next.gardens[Index(player)].terraces.size() - 1);
}

Findings judge(const game::Game& game, int player, const game::Building& building) {
    const game::Game next = with_ornament(game, player, building);
    return of_piece(game::replay(next).report, player, "ornament", next.gardens[Index(player)].ornaments.size() - 1);
}

}
