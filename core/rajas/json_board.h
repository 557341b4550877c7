// What is printed on a table's own copy, as JSON. Reading throws Fault.
#pragma once

#include "core/json_reader.h"
#include "core/rajas/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::rajas {

inline constexpr std::size_t most_entries = 200; ///< of a list that has no limit of its own

enum class OnRiver : bool { no, yes }; ///< a reward that may be a chamber's action
Reward read_reward(const Reader& reader, OnRiver on_river = OnRiver::no);
Json write_reward(const Reward& reward);

Board read_board(const Reader& reader);
Json write_board(const Board& board);

std::vector<Reward> read_river_spaces(const Reader& reader);
std::vector<PalacePlace> read_palace(const Reader& reader);
std::vector<int> read_facing(const Reader& reader);
ProvinceSide read_side(const Reader& reader, bool back);
Json write_palace(const std::vector<PalacePlace>& palace);
Json write_side(const ProvinceSide& side);

Edge read_edge_of(const Reader& reader);
std::vector<YieldTile> read_yield_tiles(const Reader& reader);
YieldTile read_yield_tile(const Reader& reader);
Json write_yield_tile(const YieldTile& tile);
std::vector<GangesTile> read_ganges(const Reader& reader, const Board& board);
Json write_ganges_tile(const GangesTile& tile);

// The parts of a table's own copy as JSON by themselves, while they are described. What cannot be read is none.

/// A river whose bridge may not be known yet.
struct RiverDraft {
    std::vector<Reward> spaces = {};
    std::optional<int> bridge = {};
    friend bool operator==(const RiverDraft&, const RiverDraft&) = default;
};

std::optional<RiverDraft> read_river(std::string_view json);
std::optional<std::vector<PalacePlace>> read_palace(std::string_view json);
std::optional<std::vector<int>> read_facing(std::string_view json);
std::optional<ProvinceSide> read_side(std::string_view json, bool back);

std::string print(const RiverDraft& river);
std::string print(const std::vector<PalacePlace>& palace);
std::string print(const std::vector<int>& numbers);
std::string print(const ProvinceSide& side);

}
