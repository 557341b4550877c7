// The pieces of Babylon and how they are written in a record.
#pragma once

#include "core/finding.h"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clerk::babylon {

enum class Flower : std::uint8_t { white, pink, yellow, purple };
enum class Kind : std::uint8_t { statue, fountain, bridge, stairs }; ///< of an ornament
/// What a space of a tile bears. The first four are the kinds. `unknown`: the table did not enter the tile's symbols.
enum class Symbol : std::uint8_t { statue, fountain, bridge, stairs, blank, unknown };
enum class Corner : std::uint8_t { nw, ne, se, sw }; ///< clockwise, as a tile's symbols are listed
enum class Material : std::uint8_t { clay, granite, basalt };
enum class Effect : std::uint8_t { none, single, double_, convert, wild, bloom, drought }; ///< of a round token

inline constexpr std::array flowers{Flower::white, Flower::pink, Flower::yellow, Flower::purple};
inline constexpr std::array kinds{Kind::statue, Kind::fountain, Kind::bridge, Kind::stairs};
inline constexpr std::array corners{Corner::nw, Corner::ne, Corner::se, Corner::sw};
inline constexpr std::array effects{Effect::none, Effect::single, Effect::double_, Effect::convert,
                                    Effect::wild, Effect::bloom,  Effect::drought};

// The words of the record ("white", "statue", "nw", "double").
std::string_view id(Flower flower);
std::string_view id(Kind kind);
std::string_view id(Corner corner);
std::string_view id(Effect effect);

constexpr Symbol symbol(Kind kind) { return static_cast<Symbol>(kind); }
constexpr bool is_ornament(Symbol symbol) { return symbol < Symbol::blank; }

/// A tile's face: one flower and the symbols of its four spaces, clockwise from north-west, unturned.
struct Tile {
    Flower flower = Flower::white;
    std::array<Symbol, 4> symbols{Symbol::unknown, Symbol::unknown, Symbol::unknown, Symbol::unknown};

    bool symbols_entered() const { return symbols[0] != Symbol::unknown; }
    int symbol_count() const;
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// The symbols as they lie when the tile is turned by 0, 90, 180 or 270 degrees clockwise.
std::array<Symbol, 4> turned(const std::array<Symbol, 4>& symbols, int rotation);

/// Clay, granite and basalt bear 2, 3 and 4 symbols.
constexpr int symbols_of(Material material) { return 2 + static_cast<int>(material); }

inline constexpr int board_size = 8;
inline constexpr int max_level = 16; ///< of the record format
inline constexpr int quarry_size = 4;

/// A cell of the board (or, up to d4, a stack of the quarry): column x and row y from the south-west, 0 to 7.
struct Cell {
    std::int8_t x = 0;
    std::int8_t y = 0;

    constexpr bool on_board() const {
        static_assert(std::has_single_bit(static_cast<unsigned>(board_size)));
        return ((x | y) & ~(board_size - 1)) == 0; // neither is below 0 nor above the last
    }
    constexpr Cell moved(int dx, int dy) const {
        return {static_cast<std::int8_t>(x + dx), static_cast<std::int8_t>(y + dy)};
    }
    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// A cell at a level. Level 0 is the board.
struct Space {
    Cell cell;
    std::int8_t level = 0;
    friend constexpr auto operator<=>(const Space&, const Space&) = default;
};

/// How many cells along a row or a column; none: the two share neither.
constexpr std::optional<int> apart(Cell a, Cell b) {
    if (a.x != b.x && a.y != b.y) return std::nullopt;
    const int along = a.x - b.x + a.y - b.y;
    return along < 0 ? -along : along;
}

/// How far apart the two spaces of an ornament are; 0: it has one space. A bridge has exactly one space between.
constexpr int reach(Kind kind) {
    switch (kind) {
    case Kind::fountain:
    case Kind::stairs: return 1;
    case Kind::bridge: return 2;
    case Kind::statue: break;
    }
    return 0;
}

std::string write(Cell cell);   ///< "c4"
std::string write(Space space); ///< "c4@2"
std::optional<Cell> read_cell(std::string_view text);
std::optional<Space> read_space(std::string_view text); ///< levels 1 to 16

constexpr Place place(Space space) { return {space.cell.x, space.cell.y, space.level}; }
std::string write(const Place& place); ///< "c4@2"

/// A set of board cells, one bit a cell.
class Cells {
public:
    static constexpr int number(const Cell& cell) { return cell.y * board_size + cell.x; } ///< of a cell's bit

    constexpr Cells() = default;
    constexpr Cells(Cell cell) : bits_(std::uint64_t{cell.on_board()} << (number(cell) & 63)) {}

    constexpr bool has(Cell cell) const { return (bits_ & Cells(cell).bits_) != 0; }
    // 1 or 0, without a branch. Of cells that are known to be on the board.
    constexpr int holds(const Cell& on_board) const { return static_cast<int>(bits_ >> number(on_board) & 1); }
    constexpr int holds_between(const Cell& a, const Cell& b) const {
        return static_cast<int>(bits_ >> static_cast<unsigned>(number(a) + number(b)) / 2 & 1);
    }
    /// All four cells of a terrace.
    constexpr int holds_terrace(const Cell& anchor) const {
        constexpr std::uint64_t two_by_two = 0x0303;
        return static_cast<int>((~bits_ >> number(anchor) & two_by_two) == 0);
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Cells operator|(Cells o) const { return Cells(bits_ | o.bits_); }
    constexpr Cells operator&(Cells o) const { return Cells(bits_ & o.bits_); }
    constexpr Cells operator-(Cells o) const { return Cells(bits_ & ~o.bits_); }
    constexpr Cells& operator|=(Cells o) { return *this = *this | o; }
    constexpr Cells& operator-=(Cells o) { return *this = *this - o; }
    friend constexpr bool operator==(Cells, Cells) = default;

    /// Every cell moved by that many columns and rows, from -1 to 1; those that leave the board are gone.
    constexpr Cells shifted(int dx, int dy) const {
        std::uint64_t moved = dy > 0 ? bits_ << board_size : dy < 0 ? bits_ >> board_size : bits_;
        if (dx > 0) moved = (moved & ~east_edge) << 1;
        if (dx < 0) moved = (moved & ~west_edge) >> 1;
        return Cells(moved);
    }

    /// The anchors of all terraces that would lie wholly in the set.
    constexpr Cells anchors_within() const {
        const Cells both = *this & shifted(-1, 0);
        return both & both.shifted(0, -1);
    }

    /// The cells one after the other, row by row from the south-west.
    template <class Act> constexpr void each(Act act) const {
        for (std::uint64_t left = bits_; left != 0; left &= left - 1) act(first(left));
    }
    /// The one that so many others of them come before; requires more of them.
    constexpr Cell nth(std::size_t before) const {
        std::uint64_t left = bits_;
        for (; before > 0; --before) left &= left - 1;
        return first(left);
    }
    static constexpr Cells all() { return Cells(~std::uint64_t{0}); }
    static constexpr Cells row(int y) { return Cells(std::uint64_t{0xFF} << (y * board_size)); }
    static constexpr Cells column(int x) { return Cells(west_edge << x); }

private:
    static constexpr std::uint64_t west_edge = 0x0101010101010101, east_edge = 0x8080808080808080;
    explicit constexpr Cells(std::uint64_t bits) : bits_(bits) {}
    static constexpr Cell first(std::uint64_t bits) {
        const int bit = std::countr_zero(bits);
        return {static_cast<std::int8_t>(bit % board_size), static_cast<std::int8_t>(bit / board_size)};
    }
    std::uint64_t bits_ = 0;
};

inline constexpr Cells all_cells = Cells::all();

}
