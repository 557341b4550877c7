#include "app/table/babylon/draft.h"

#include "app/table/babylon/position.h"
#include "core/babylon/record.h"

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

namespace {

std::size_t index(game::Corner corner) { return static_cast<std::size_t>(corner); }

game::Corner moved_on(game::Corner corner, std::size_t quarters) {
    return game::corners[(index(corner) + quarters) % 4];
}

bool all_entered(const FaceDraft& face) {
    return std::ranges::all_of(face.symbols, [](const auto& symbol) { return symbol.has_value(); });
}

std::size_t quarters(int rotation) { return static_cast<std::size_t>(rotation / 90) % 4; }

}

FaceDraft of(const game::Tile& tile) {
    FaceDraft face{.flower = tile.flower};
    if (tile.symbols_entered()) std::copy(tile.symbols.begin(), tile.symbols.end(), face.symbols.begin());
    return face;
}

game::Corner as_it_lies(game::Corner corner, int rotation) { return moved_on(corner, quarters(rotation)); }

game::Corner unturned(game::Corner corner, int rotation) { return moved_on(corner, 4 - quarters(rotation)); }

FaceDraft with_symbol(FaceDraft face, game::Symbol symbol) {
    face.symbols[index(face.next)] = symbol;
    do face.next = moved_on(face.next, 1);
    while (face.symbols[index(face.next)] && !all_entered(face));
    return face;
}

bool begun(const FaceDraft& face) {
    return std::any_of(face.symbols.begin(), face.symbols.end(), [](const auto& symbol) { return symbol.has_value(); });
}

bool whole(const FaceDraft& face) { return face.flower && all_entered(face); }

game::Tile tile(const FaceDraft& face, bool symbols_required) {
    game::Tile tile{.flower = face.flower.value_or(game::Flower::white)};
    if (!symbols_required && !begun(face)) return tile;
    for (std::size_t i = 0; i < 4; ++i) tile.symbols[i] = face.symbols[i].value_or(game::Symbol::blank);
    return tile;
}

bool complete(const FaceDraft& face, game::Material material) {
    return face.flower && tile(face, true).symbol_count() == game::symbols_of(material);
}

namespace {

bool has(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

bool agree(const FaceDraft& face, const std::array<game::Symbol, 4>& symbols) {
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if (face.symbols[i] && *face.symbols[i] != symbols[i]) return false;
    return true;
}

bool may_become(const FaceDraft& face, const game::Tile& tile) {
    if (face.flower && *face.flower != tile.flower) return false;
    return std::ranges::any_of(std::array{0, 90, 180, 270},
                               [&](int rotation) { return agree(face, game::turned(tile.symbols, rotation)); });
}

}

std::vector<game::Tile> read_faces(const std::vector<std::string>& written) {
    std::vector<game::Tile> faces;
    for (const std::string& json : written)
        if (const auto face = game::read_face(json)) faces.push_back(*face);
    return faces;
}

std::vector<game::Tile> likely_faces(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     const FaceDraft& face, std::optional<game::Material> material) {
    std::vector<game::Tile> likely;
    for (const game::Tile& tile : known)
        if ((!material || tile.symbol_count() == game::symbols_of(*material)) && may_become(face, tile))
            likely.push_back(tile);
    std::ranges::stable_partition(likely, [&](const game::Tile& tile) { return !has(in_this_game, tile); });
    return likely;
}

int times_entered(const game::Game& game, const game::Tile& face) {
    const FaceDraft wanted = of(face);
    int times = 0;
    const auto count = [&](const std::optional<game::TileEntry>& entry) {
        if (entry && entry->tile.symbols_entered() && may_become(wanted, entry->tile)) ++times;
    };
    for (const game::Turn& turn : game.turns) {
        if (turn.dig) count(turn.dig->tile);
        for (const game::Step& step : turn.steps)
            if (const auto* placement = std::get_if<game::Placement>(&step.what)) count(placement->tile);
    }
    for (const game::FinalGarden& garden : game.gardens)
        for (const game::FinalTerrace& terrace : garden.terraces) count(terrace.placement.tile);
    return times;
}

}
