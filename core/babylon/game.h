// A game of Babylon as the table entered it: the record's own part as values.
#pragma once

#include "core/babylon/pieces.h"
#include "core/record.h"
#include "core/ruling.h"
#include "core/values.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace clerk::babylon {

/// Where the two rulebooks differ or are silent, the table decides: wholly over any other terrace is forbidden, or over
/// one that is a level apart; a fountain joins two terraces, or any two spaces; below a bridge is nothing of its
/// height, or no terrace at all.
enum class Overlap : std::uint8_t { any, adjacent };
enum class FountainOn : std::uint8_t { two_terraces, any };
enum class BridgeGap : std::uint8_t { open, empty_slot };

struct Rulings {
    Overlap overlap = Overlap::any;
    FountainOn fountain = FountainOn::two_terraces;
    BridgeGap bridge_gap = BridgeGap::open;
    bool bridge_covers = true;
    bool statue_restart = true;
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// In the order of a record.
inline constexpr std::array all_rulings{
    ruling<&Rulings::overlap>("overlap", "any", "adjacent"),
    ruling<&Rulings::fountain>("fountain", "two-terraces", "any"),
    ruling<&Rulings::bridge_gap>("bridge_gap", "open", "empty-slot"),
    ruling<&Rulings::bridge_covers, true>("bridge_covers"),
    ruling<&Rulings::statue_restart, true>("statue_restart"),
};

inline constexpr std::array presets{
    Preset<Rulings>{"default", {}},
    Preset<Rulings>{"zh-Hant", {.bridge_covers = false}},
    Preset<Rulings>{"zh-Hans", {.overlap = Overlap::adjacent, .fountain = FountainOn::any}},
};

struct TileEntry {
    Tile tile;
    Extra extra = {};
    friend bool operator==(const TileEntry&, const TileEntry&) = default;
};

struct Player {
    std::string name;
    Flower flower = Flower::white;
    std::optional<TileEntry> start_tile = {}; ///< required in depth full
    Extra extra = {};
    friend bool operator==(const Player&, const Player&) = default;
};

struct Dig {
    Cell at; ///< a stack of the quarry, a1 to d4
    TileEntry tile;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Dig&, const Dig&) = default;
};

enum class From : std::uint8_t { dug, slot };

/// A terrace as entered. In depth full its tile is named by `from`; in the others it is inline.
struct Placement {
    From from = From::dug;
    std::optional<TileEntry> tile = {};
    Cell at; ///< the anchor: the south-west cell
    int rotation = 0;
    int level = 1;
    std::optional<Corner> open = {};
    Extra extra = {};
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// An ornament as entered. `as_if`: spaces that count as bearing the symbol needed, by the round's effect.
struct Building {
    Kind kind = Kind::statue;
    std::vector<Space> at = {};
    std::vector<Space> as_if = {};
    Extra extra = {};
    friend bool operator==(const Building&, const Building&) = default;
};

struct Step {
    CompiledOnce<std::variant<Placement, Building>> what;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Step&, const Step&) = default;
};

enum class Unplaced : std::uint8_t { discard, store };

struct Turn {
    std::optional<Dig> dig = {}; ///< depth full only
    CompiledOnce<std::vector<Step>> steps = {};
    Unplaced unplaced = Unplaced::discard;
    bool done = true; ///< false only on the last turn: nothing has been stored yet, and it does not count as played
    Extra extra = {};
    friend bool operator==(const Turn&, const Turn&) = default;
};

inline bool has_nothing(const Turn& turn) { return !turn.dig && turn.steps.empty(); }
/// The turn while it was in progress; and a turn that ends as another did.
inline Turn reopened(Turn turn) {
    turn.unplaced = Unplaced::discard;
    turn.done = false;
    return turn;
}
inline Turn ended_as(Turn turn, const Turn& other) {
    turn.unplaced = other.unplaced;
    turn.done = other.done;
    return turn;
}

/// A finished garden, without its history. Its terraces and ornaments carry their own waivers.
struct FinalTerrace {
    Placement placement;
    bool waived = false;
    std::string reason = {};
    friend bool operator==(const FinalTerrace&, const FinalTerrace&) = default;
};

struct FinalOrnament {
    Building building;
    bool waived = false;
    std::string reason = {};
    friend bool operator==(const FinalOrnament&, const FinalOrnament&) = default;
};

struct FinalGarden {
    std::vector<FinalTerrace> terraces = {};
    std::vector<FinalOrnament> ornaments = {};
    bool waived = false; ///< for statue.not-aligned
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const FinalGarden&, const FinalGarden&) = default;
};

inline constexpr std::string_view game_id = "babylon";
inline constexpr std::size_t max_terraces = 64;   ///< in a finished garden
inline constexpr std::size_t max_ornaments = 200; ///< in a finished garden

struct Game {
    Depth depth = Depth::full;
    Rulings rulings = {};
    CompiledOnce<std::vector<Player>> players = {};      ///< 2 to 4, in turn order
    std::vector<Cell> removed_clay = {};                 ///< depth full only
    std::vector<Effect> tokens = {};                     ///< revealed so far; tokens[0] holds in round 2
    CompiledOnce<std::vector<Turn>> turns = {};          ///< depths full and builds
    CompiledOnce<std::vector<FinalGarden>> gardens = {}; ///< depth final: one a player
    friend bool operator==(const Game&, const Game&) = default;
};

constexpr int rounds(std::size_t players) { return 19 - 2 * static_cast<int>(players); }       ///< 15, 13, 11
constexpr int removed_clay(std::size_t players) { return 12 - 3 * static_cast<int>(players); } ///< 6, 3, 0

}
