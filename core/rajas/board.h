// What is printed on a table's own copy and stands in no rulebook: described part by part, as far as the table likes.
#pragma once

#include "core/rajas/pieces.h"

#include <algorithm>

namespace clerk::rajas {

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
