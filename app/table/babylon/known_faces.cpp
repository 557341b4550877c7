#include "app/table/babylon/known_faces.h"

#include "core/babylon/record.h"

#include <algorithm>

namespace clerk::table::babylon {

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
