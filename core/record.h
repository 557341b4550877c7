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

// What the table agreed to be helped with, before the first turn. No rule looks at it; it is kept with the game, under
// the record's key "aids", and another program keeps it as a key it does not know.

enum class Offers : std::uint8_t { always, on_request, never };       ///< what could legally be built is shown
enum class MissedTold : std::uint8_t { off, after_turn, after_game }; ///< what could have been built is told
enum class LiveScore : std::uint8_t { shown, hidden };                ///< hidden: until the end of the game
enum class BestTold : std::uint8_t { never, on_request };             ///< which builds would bring the most is told

struct Aids {
    Offers offers = Offers::always;
    MissedTold missed = MissedTold::off;
    LiveScore score = LiveScore::shown;
    BestTold best = BestTold::never;
    friend bool operator==(const Aids&, const Aids&) = default;
};

/// What is not said, or not understood, is as if nothing had been agreed.
Aids aids(const Head& head);
void agree(Head& head, const Aids& aids);

/// The table wants to be offered nothing at all: nobody is to be told what would be best while the game lasts.
bool forbids_advice(const Aids& aids);

}
