#include "app/desktop/babylon/box_settings.h"

#include "app/desktop/widgets/settings.h"

#include <string>

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

namespace {

constexpr const char* copies_key = "box/copies-of-a-face";

std::string start_key(game::Flower flower) { return "box/start-terrace-" + std::string(id(flower)); }

/// Settings may hold anything.
std::optional<game::Symbol> symbol_of(char digit) {
    if (digit < '0' || digit > '4') return std::nullopt;
    return static_cast<game::Symbol>(digit - '0');
}

std::optional<game::Tile> kept_tile(game::Flower flower) {
    const std::string kept = kept_setting(start_key(flower));
    game::Tile tile{.flower = flower};
    if (kept.size() != tile.symbols.size()) return std::nullopt;
    for (std::size_t i = 0; i < tile.symbols.size(); ++i) {
        const auto symbol = symbol_of(kept[i]);
        if (!symbol) return std::nullopt;
        tile.symbols[i] = *symbol;
    }
    return tile;
}

}

table::babylon::Box kept_box() {
    table::babylon::Box box;
    for (const game::Flower flower : game::flowers)
        box.start_tiles[static_cast<std::size_t>(flower)] = kept_tile(flower);
    box.copies = kept_number(copies_key, 0, 0, table::babylon::tiles_of_a_material);
    return box;
}

void keep_start_tile(const game::Tile& tile) {
    if (!tile.symbols_entered()) return;
    std::string digits;
    for (const game::Symbol symbol : tile.symbols) digits += std::to_string(static_cast<int>(symbol));
    keep_setting(start_key(tile.flower), digits);
}

void keep_copies(int copies) { keep_setting(copies_key, std::to_string(copies)); }

}
