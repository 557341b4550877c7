#include "core/babylon/pieces.h"

#include "core/values.h"

#include <algorithm>
#include <charconv>

namespace clerk::babylon {

namespace {

constexpr EnumArray<Flower, std::string_view, flowers.size()> flower_ids{"white", "pink", "yellow", "purple"};
constexpr EnumArray<Kind, std::string_view, kinds.size()> kind_ids{"statue", "fountain", "bridge", "stairs"};
constexpr EnumArray<Corner, std::string_view, corners.size()> corner_ids{"nw", "ne", "se", "sw"};
constexpr EnumArray<Effect, std::string_view, effects.size()> effect_ids{"none", "single", "double", "convert",
                                                                         "wild", "bloom",  "drought"};

}

std::string_view id(Flower flower) { return flower_ids[flower]; }
std::string_view id(Kind kind) { return kind_ids[kind]; }
std::string_view id(Corner corner) { return corner_ids[corner]; }
std::string_view id(Effect effect) { return effect_ids[effect]; }

int Tile::symbol_count() const { return static_cast<int>(std::ranges::count_if(symbols, is_ornament)); }

std::array<Symbol, 4> turned(const std::array<Symbol, 4>& symbols, int rotation) {
    std::array<Symbol, 4> lying{};
    const std::size_t quarters = static_cast<std::size_t>(rotation) / 90;
    for (std::size_t place = 0; place < symbols.size(); ++place) lying[(place + quarters) % 4] = symbols[place];
    return lying;
}

std::string write(Cell cell) { return {static_cast<char>('a' + cell.x), static_cast<char>('1' + cell.y)}; }

std::string write(Space space) { return write(space.cell) + '@' + std::to_string(space.level); }

std::string write(const Place& place) {
    return write(Space{Cell{}.moved(place.x, place.y), static_cast<std::int8_t>(place.level)});
}

std::optional<Cell> read_cell(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const Cell cell{static_cast<std::int8_t>(text[0] - 'a'), static_cast<std::int8_t>(text[1] - '1')};
    return cell.on_board() ? std::optional(cell) : std::nullopt;
}

std::optional<Space> read_space(std::string_view text) {
    const auto cell = read_cell(text.substr(0, 2));
    if (!cell || text.size() < 4 || text.size() > 5 || text[2] != '@' || text[3] == '0') return std::nullopt;
    std::int8_t level = 0;
    const auto [end, error] = std::from_chars(text.data() + 3, text.data() + text.size(), level);
    const bool readable = error == std::errc{} && end == text.data() + text.size() && level >= 1 && level <= max_level;
    return readable ? std::optional(Space{*cell, level}) : std::nullopt;
}

}
