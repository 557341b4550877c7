// What every game's record has in common. The record of one game is one JSON document; a document that is not of the
// form is malformed and refused with the JSON path of its first fault.
#pragma once

#include "core/fault.h"
#include "core/large_values.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk {

/// Keys of an object that this program does not know, with their values as JSON text: kept through a read and a write.
using Extra = std::vector<std::pair<std::string, std::string>>;

/// How much of a game a table enters: quarry, pillars and builds; builds turn by turn; the finished gardens alone.
enum class Depth : std::uint8_t { full, builds, final };
inline constexpr Depth depths[] = {Depth::full, Depth::builds, Depth::final};
std::string_view id(Depth depth); ///< "full"

/// The part of a record that no rule looks at.
struct Head {
    std::string id;         ///< UUID
    std::string started_at; ///< RFC 3339; empty where the game does not ask for it
    std::optional<std::string> ended_at = {};
    std::optional<std::string> location = {};
    std::optional<std::string> notes = {};
    Extra extra = {};
    friend bool operator==(const Head&, const Head&) = default;
};

namespace limits {
inline constexpr std::size_t bytes = 8 * 1024 * 1024;
inline constexpr int nesting = 32;
inline constexpr std::size_t players = 8;
inline constexpr std::size_t turns = 1000;
inline constexpr std::size_t name = 200; ///< code points
inline constexpr std::size_t note = 500; ///< code points, of a reason or a note
}

}
