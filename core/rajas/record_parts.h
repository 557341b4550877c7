// The parts of a table's own copy as JSON by themselves, while they are described. What cannot be read is none.
#pragma once

#include "core/rajas/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::rajas {

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
