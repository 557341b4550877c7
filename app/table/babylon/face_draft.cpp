#include "app/table/babylon/face_draft.h"

#include <algorithm>

namespace clerk::table::babylon {

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

}
