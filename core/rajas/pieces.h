// The pieces of Rajas of the Ganges, how they are written in a record, and what is printed on a table's own copy.
#pragma once

#include "core/finding.h"
#include "core/record.h"
#include "core/values.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::rajas {

enum class Colour : std::uint8_t { blue, green, orange, purple }; ///< of a die and of a province tile
enum class Good : std::uint8_t { silk, tea, spices };
enum class Building : std::uint8_t { temple, palace, fort, mill };
enum class Chamber : std::uint8_t {
    mogul,
    dancer,
    yogi,
    raja,
    builder,
    portuguese
}; ///< of the palace; in the order
   ///< of the dice they ask for
enum class YieldColour : std::uint8_t { white, yellow, red, brown };
enum class Side : std::uint8_t { n, e, s, w }; ///< clockwise

inline constexpr std::array colours{Colour::blue, Colour::green, Colour::orange, Colour::purple};
inline constexpr std::array goods{Good::silk, Good::tea, Good::spices};
inline constexpr std::array buildings{Building::temple, Building::palace, Building::fort, Building::mill};
inline constexpr std::array chambers{Chamber::mogul, Chamber::dancer,  Chamber::yogi,
                                     Chamber::raja,  Chamber::builder, Chamber::portuguese};
inline constexpr std::array yield_colours{YieldColour::white, YieldColour::yellow, YieldColour::red,
                                          YieldColour::brown};
inline constexpr std::array sides{Side::n, Side::e, Side::s, Side::w};

// The words of the record ("blue", "silk", …).
std::string_view id(Colour colour);
std::string_view id(Good good);
std::string_view id(Building building);
std::string_view id(Chamber chamber);
std::string_view id(YieldColour colour);

constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) % 4); }
constexpr char letter(Side side) { return std::string_view("nesw")[static_cast<std::size_t>(side)]; }

// Dice

inline constexpr int highest_value = 6;
inline constexpr int dice_of_a_colour = 12; ///< in the box

struct Die {
    Colour colour = Colour::blue;
    int value = 1;
    friend constexpr auto operator<=>(const Die&, const Die&) = default;
};
using Dice = std::vector<Die>;

constexpr Die turned(Die die) { return {die.colour, highest_value + 1 - die.value}; }   ///< to the opposite side
constexpr int figure(Die die) { return 10 * static_cast<int>(die.colour) + die.value; } ///< for findings

/// The first die that is not held, or not so often. Dice are counted.
std::optional<Die> lacking(const Dice& held, const Dice& wanted);
void take(Dice& held, const Dice& dice); ///< as far as they are held
int sum(const Dice& dice);

std::string write(Die die); ///< "blue-3"
std::optional<Die> read_die(std::string_view text);

/// The colour of a die that is to be had; none: any.
using DieColour = std::optional<Colour>;
std::string_view id_or_any(DieColour colour);

// The province

inline constexpr int most_columns = 12, most_rows = 12;

/// A place of the province: column from 1 in the west, row from 1 in the south.
struct Cell {
    int x = 1;
    int y = 1;

    constexpr Cell beyond(Side side) const {
        switch (side) {
        case Side::n: return {x, y + 1};
        case Side::e: return {x + 1, y};
        case Side::s: return {x, y - 1};
        case Side::w: return {x - 1, y};
        }
        return *this;
    }
    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};
using Cells = std::vector<Cell>;

constexpr Place place(Cell cell) { return {cell.x, cell.y}; } ///< to mark
std::string write(Cell cell);                                 ///< "c2"
std::string write(const Place& place);
std::optional<Cell> read_cell(std::string_view text);

/// A side of a cell.
struct Edge {
    Cell cell;
    Side side = Side::n;

    constexpr Cell beyond() const { return cell.beyond(side); }
    friend constexpr auto operator<=>(const Edge&, const Edge&) = default;
};

std::string write(const Edge& edge); ///< "c2n"
std::optional<Edge> read_edge(std::string_view text);

/// The sides at which roads end. They all meet.
class Roads {
public:
    constexpr Roads() = default;
    constexpr explicit Roads(unsigned bits) : bits_(bits) {}

    constexpr bool on(Side side) const { return (bits_ & bit(side)) != 0; }
    constexpr void add(Side side) { bits_ |= bit(side); }
    constexpr unsigned bits() const { return bits_; } ///< for findings: 1, 2, 4, 8 for n, e, s, w
    constexpr Roads turned(int rotation) const {      ///< clockwise by 0, 90, 180 or 270 degrees
        const unsigned quarters = static_cast<unsigned>(rotation) / 90;
        return Roads((bits_ << quarters | bits_ >> (4 - quarters)) & 15U);
    }
    constexpr bool within(Roads others) const { return (bits_ & ~others.bits_) == 0; }
    constexpr bool bend() const { return bits_ == 3 || bits_ == 6 || bits_ == 12 || bits_ == 9; }
    friend constexpr bool operator==(Roads, Roads) = default;

private:
    static constexpr unsigned bit(Side side) { return 1U << static_cast<unsigned>(side); }
    unsigned bits_ = 0;
};

std::string write(Roads roads); ///< "nes"
std::optional<Roads> read_roads(std::string_view text);

struct Market {
    Good good = Good::silk;
    int value = 1; ///< 1 to 9
    friend constexpr bool operator==(const Market&, const Market&) = default;
};

/// A province tile as printed. Where only what is built is entered, colour and price may be unknown.
struct Tile {
    DieColour colour = {};
    std::optional<int> price = {};
    Roads roads = {};
    std::vector<Market> markets = {};
    std::vector<Building> buildings = {};
    Extra extra = {};
    friend bool operator==(const Tile&, const Tile&) = default;
};

inline constexpr int lowest_level = 2, highest_level = 4; ///< of a building

// What is printed on a table's own copy and stands in no rulebook: described part by part, as far as the table likes.

/// What is counted for a reward of so much for each.
enum class Counted : std::uint8_t { market, market_tile, building, bend, upgrade, river, yield_tile, worker };
inline constexpr std::array all_counted{Counted::market,  Counted::market_tile, Counted::building,   Counted::bend,
                                        Counted::upgrade, Counted::river,       Counted::yield_tile, Counted::worker};
std::string_view id(Counted counted);

struct ForEach {
    Counted of = Counted::market;
    int money = 0;
    int fame = 0;
    Extra extra = {};
    friend bool operator==(const ForEach&, const ForEach&) = default;
};

/// A market's takings without a worker on the market.
struct MarketReward {
    bool assorted = false;
    int most = 0; ///< markets of one good, where not assorted
    friend bool operator==(const MarketReward&, const MarketReward&) = default;
};

/// What it lacks it does not give.
struct Reward {
    int fame = 0;
    int money = 0;
    int karma = 0;
    int upgrade = 0;
    int worker = 0;
    std::vector<DieColour> dice = {};
    std::optional<DieColour> karma_dice = {}; ///< one for each karma
    int boat = 0;                             ///< up to so many free spaces
    std::optional<MarketReward> market = {};
    std::optional<ForEach> each = {};
    std::optional<Chamber> palace = {}; ///< its action; on the river only
    Extra extra = {};
    friend bool operator==(const Reward&, const Reward&) = default;
};

/// What die a place of the board asks for.
struct Asked {
    enum class Kind : std::uint8_t { none, any, colour, value, up_to_three };
    Kind kind = Kind::none;
    Colour colour = Colour::blue;
    int value = 0;

    constexpr bool met_by(Die die) const {
        switch (kind) {
        case Kind::none:
        case Kind::any: return true;
        case Kind::colour: return die.colour == colour;
        case Kind::value: return die.value == value;
        case Kind::up_to_three: return die.value <= 3;
        }
        return true;
    }
    friend constexpr bool operator==(const Asked&, const Asked&) = default;
};

/// A place of the palace beside its six chambers.
struct PalacePlace {
    std::string name;
    Asked die = {};
    Reward gain = {};
    int spaces = 1;
    Extra extra = {};
    friend bool operator==(const PalacePlace&, const PalacePlace&) = default;
};

/// How many spaces each part of the market has.
struct MarketSpaces {
    int assorted = 0;
    EnumArray<Good, int, rajas::goods.size()> goods = {};
    Extra extra = {};
    friend bool operator==(const MarketSpaces&, const MarketSpaces&) = default;
};

struct River {
    std::vector<Reward> spaces = {}; ///< from the first after the start to the last
    int bridge = 1;                  ///< it lies after this space, from 1
    Extra extra = {};

    int last() const { return static_cast<int>(spaces.size()); }
    friend bool operator==(const River&, const River&) = default;
};

inline constexpr int last_spaces = 6; ///< of the river: from there the Portuguese does not help any more

/// What is printed at a side on the province's rim, or a slot for yield tiles of a colour.
struct Yield {
    Edge at;
    std::optional<YieldColour> colour = {};
    std::optional<Reward> gain = {};
    Extra extra = {};
    friend bool operator==(const Yield&, const Yield&) = default;
};

/// One side of a province board.
struct ProvinceSide {
    std::vector<std::string> map = {}; ///< rows from north to south: `.` is a place for a tile
    std::vector<Edge> exits = {};
    std::vector<Yield> yields = {};
    Extra extra = {};

    bool has(Cell cell) const {
        const int rows = static_cast<int>(map.size());
        if (cell.y < 1 || cell.y > rows || cell.x < 1) return false;
        const std::string& row = map[static_cast<std::size_t>(rows - cell.y)];
        return cell.x <= static_cast<int>(row.size()) && row[static_cast<std::size_t>(cell.x - 1)] == '.';
    }
    bool exit_at(const Edge& edge) const { return std::ranges::find(exits, edge) != exits.end(); }
    const Yield* yield_at(const Edge& edge) const {
        const auto found = std::ranges::find(yields, edge, &Yield::at);
        return found == yields.end() ? nullptr : &*found;
    }
    friend bool operator==(const ProvinceSide&, const ProvinceSide&) = default;
};

struct Provinces {
    std::optional<ProvinceSide> basic = {};
    std::optional<ProvinceSide> navaratnas = {}; ///< the back side
    Extra extra = {};
    friend bool operator==(const Provinces&, const Provinces&) = default;
};

struct Board {
    std::optional<std::vector<int>> quarry = {};  ///< what the spaces cost, in the order they are filled
    std::optional<std::vector<int>> harbour = {}; ///< the same
    std::optional<MarketSpaces> market = {};
    std::optional<std::vector<PalacePlace>> palace = {};
    std::optional<River> river = {};
    std::optional<std::vector<int>> facing = {}; ///< the fame space beside each money space, from 0; never rising
    std::optional<int> last_money_bonus = {};
    Provinces provinces = {};
    Extra extra = {};
    friend bool operator==(const Board&, const Board&) = default;
};

}
