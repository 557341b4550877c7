// A game of Rajas of the Ganges as the table entered it: the record's own part as values.
#pragma once

#include "core/rajas/pieces.h"
#include "core/ruling.h"
#include "core/values.h"

#include <string>
#include <variant>
#include <vector>

namespace clerk::rajas {

/// Where the rulebook is silent or garbled, the table decides.
enum class LastTurns : std::uint8_t { phase, others };
enum class CoverYields : std::uint8_t { once_new, none };
enum class LinkedSlot : std::uint8_t { never, at_once };

struct Rulings {
    LastTurns last_turns = LastTurns::phase;
    CoverYields cover_yields = CoverYields::once_new;
    LinkedSlot linked_slot = LinkedSlot::never;
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// In the order of a record.
inline constexpr std::array all_rulings{
    ruling<&Rulings::last_turns>("last_turns", "phase", "others"),
    ruling<&Rulings::cover_yields>("cover_yields", "new", "none"),
    ruling<&Rulings::linked_slot>("linked_slot", "never", "at-once"),
};

inline constexpr std::array presets{
    Preset<Rulings>{"default", {}},
    Preset<Rulings>{"zh-Hant", {.last_turns = LastTurns::others}},
};

enum class Variant : std::uint8_t { basic, navaratnas, mixed };
inline constexpr std::array variants{Variant::basic, Variant::navaratnas, Variant::mixed};
std::string_view id(Variant variant);

struct Player {
    std::string name;
    std::optional<std::string> colour = {};
    bool expert = false; ///< has the back sides; variant mixed only
    Extra extra = {};
    friend bool operator==(const Player&, const Player&) = default;
};

/// A river tile, which replaces the reward of a space.
struct GangesTile {
    int space = 1; ///< from 1
    Reward gain = {};
    Extra extra = {};
    friend bool operator==(const GangesTile&, const GangesTile&) = default;
};

/// A yield tile on a slot.
struct YieldTile {
    Edge at;
    std::optional<YieldColour> colour = {}; ///< none: the slot's
    Reward gain = {};
    Extra extra = {};
    friend bool operator==(const YieldTile&, const YieldTile&) = default;
};

// Where a worker goes

enum class SpotKind : std::uint8_t {
    quarry,
    assorted,
    silk,
    tea,
    spices,
    mogul,
    dancer,
    yogi,
    raja,
    builder,
    portuguese,
    harbour,
    palace, ///< some place of a palace that is not described
    own     ///< a place of the described palace, by its name
};
inline constexpr std::array<std::string_view, 13> spot_ids{"quarry",     "assorted", "silk",  "tea",  "spices",
                                                           "mogul",      "dancer",   "yogi",  "raja", "builder",
                                                           "portuguese", "harbour",  "palace"};

struct Spot {
    SpotKind kind = SpotKind::quarry;
    std::string name = {}; ///< of a place of one's own
    friend bool operator==(const Spot&, const Spot&) = default;
};

std::string_view id(const Spot& spot); ///< as long as the spot lives
std::optional<Good> good(SpotKind kind);
std::optional<Chamber> chamber(SpotKind kind);
bool takes_coins(SpotKind kind); ///< the quarry and the harbour

// Steps

/// A die is turned, with karma.
struct Flip {
    Die die;
    friend bool operator==(const Flip&, const Flip&) = default;
};

struct Visit {
    Spot at;
    std::optional<int> coins = {}; ///< none: as described
    Dice pay = {};
    std::optional<Reward> gain = {}; ///< where the palace is not described
    Extra extra = {};
    friend bool operator==(const Visit&, const Visit&) = default;
};

struct Lay {
    Tile tile;
    Cell at;
    int rotation = 0;
    Dice pay = {};
    std::optional<Reward> gain = {}; ///< the yields, where the province is not described
    Extra extra = {};

    Roads roads() const { return tile.roads.turned(rotation); } ///< as they lie
    friend bool operator==(const Lay&, const Lay&) = default;
};

/// The white tile that the dancer's visitor draws.
enum class White : std::uint8_t { die, money, upgrade, karma };
struct Drawn {
    White tile = White::die;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// Owed dice, as rolled.
struct Roll {
    Dice dice = {};
    friend bool operator==(const Roll&, const Roll&) = default;
};

/// Dice go back to the supply.
struct Drop {
    Dice dice = {};
    friend bool operator==(const Drop&, const Drop&) = default;
};

struct Upgrade {
    Building building = Building::temple;
    friend bool operator==(const Upgrade&, const Upgrade&) = default;
};

struct Sail {
    int by = 1;                      ///< free spaces
    std::optional<Reward> gain = {}; ///< where the river is not described
    Extra extra = {};
    friend bool operator==(const Sail&, const Sail&) = default;
};

/// The markets of a good, for a reward that lets one choose.
struct Sell {
    Good good = Good::silk;
    friend bool operator==(const Sell&, const Sell&) = default;
};

struct LayYield {
    YieldTile tile;
    friend bool operator==(const LayYield&, const LayYield&) = default;
};

/// The reward of a part of the board that is not described.
struct Gain {
    Reward reward = {};
    friend bool operator==(const Gain&, const Gain&) = default;
};

struct Step {
    CompiledOnce<std::variant<Flip, Visit, Lay, Drawn, Roll, Drop, Upgrade, Sail, Sell, LayYield, Gain>> what;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Step&, const Step&) = default;
};

struct Turn {
    CompiledOnce<std::vector<Step>> steps = {};
    int player = 0;                ///< depth builds only: elsewhere it follows from the record
    std::optional<int> money = {}; ///< depth builds only: where the marker stands then; none: unmoved
    std::optional<int> fame = {};  ///< the same
    bool met = false;              ///< facing not described: now the markers have met
    bool waived = false;           ///< for the rules of the end of the turn
    std::string reason = {};
    bool done = true; ///< false only on the last turn: its end has not come
    Extra extra = {};
    friend bool operator==(const Turn&, const Turn&) = default;
};

inline bool has_nothing(const Turn& turn) { return turn.steps.empty(); }
/// The turn while it was in progress; and a turn that ends as another did.
inline Turn reopened(Turn turn) {
    return {.steps = std::move(turn.steps), .player = turn.player, .done = false, .extra = std::move(turn.extra)};
}
inline Turn ended_as(Turn turn, const Turn& other) {
    Turn ended = other;
    ended.steps = std::move(turn.steps);
    ended.extra = std::move(turn.extra);
    return ended;
}

/// Where a player's markers stand at the end.
struct Final {
    std::optional<int> money = {};
    std::optional<int> fame = {};
    std::optional<int> gap = {}; ///< where the facing is not described
    std::optional<int> met = {}; ///< place in the order of meeting, from 1
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Final&, const Final&) = default;
};

inline constexpr std::string_view game_id = "rajas";
inline constexpr int most_points = 999; ///< on a track, in the record format

struct Game {
    Depth depth = Depth::full;
    Variant variant = Variant::basic;
    Rulings rulings = {};
    CompiledOnce<std::vector<Player>> players = {}; ///< 2 to 4, in turn order
    CompiledOnce<Board> board = {};
    CompiledOnce<std::vector<GangesTile>> ganges = {}; ///< depth full only
    CompiledOnce<std::vector<std::vector<YieldTile>>> yields =
        {};                                       ///< that lie there at the start: one list a player, or none
    CompiledOnce<std::vector<Dice>> dice = {};    ///< depth full only: as rolled at the start
    CompiledOnce<std::vector<Turn>> turns = {};   ///< depths full and builds
    std::vector<std::optional<int>> gaps = {};    ///< facing not described: one a player once it is over, or none
    CompiledOnce<std::vector<Final>> finals = {}; ///< depth final only: one a player
    friend bool operator==(const Game&, const Game&) = default;
};

/// Its word, if another than the basic game is played.
inline std::string_view other_variant(const Game& game) {
    return game.variant == Variant::basic ? std::string_view() : id(game.variant);
}

constexpr bool back_side(Variant variant, bool expert) { return variant == Variant::navaratnas || expert; }
inline constexpr std::size_t all_can_take = 2; ///< players who may visit the assorted market more than once a round
/// What the first one has at the start; the next ones have one more each.
inline constexpr int first_money = 3;

}
