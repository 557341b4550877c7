// What every record has in common, and why a document that is none was refused.
#pragma once

#include "core/values.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace clerk {

// Why a document was refused, as data. The words are i18n's.

/// A piece of what a fault says: its kind and what goes into the words of that kind, in order. Without a kind it is a
/// text as it stands: a figure, or what was quoted from the document.
struct Phrase {
    std::string_view kind = {}; ///< "whole-number"; lives as long as the program
    std::vector<Phrase> arguments = {};
    std::string text = {}; ///< UTF-8
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

inline Phrase literal(Phrase phrase) { return phrase; }
inline Phrase literal(std::string_view text) { return {.text = std::string(text)}; }
Phrase literal(std::integral auto figure) { return {.text = std::to_string(figure)}; }

/// The arguments may be phrases, texts and figures.
template <class... Arguments> Phrase phrase(std::string_view kind, Arguments&&... arguments) {
    return {kind, {literal(std::forward<Arguments>(arguments))...}};
}

/// The first thing in a document that is not of the form.
struct Fault {
    std::string path; ///< JSON pointer, "/turns/3/steps/0/terrace/at"; empty: the document
    Phrase phrase;    ///< mostly "expected", with what was expected there and what was found
    friend bool operator==(const Fault&, const Fault&) = default;
};

template <class T> using Expected = tl::expected<T, Fault>;

/// What comes of work that may throw a Fault.
template <class Work> auto attempt(Work work) -> Expected<decltype(work())> {
    try {
        return work();
    } catch (const Fault& fault) {
        return tl::unexpected(fault);
    }
}

Fault expected(std::string path, Phrase what, Phrase found);
Fault missing(std::string path);
Fault too_long(std::size_t most_bytes, std::size_t bytes); ///< the document

/// The path and the kinds, for programmers: "/id: expected(uuid, 12)".
std::string diagnosis(const Fault& fault);

// What every game's record has in common. The record of one game is one JSON document; a document that is not of the
// form is malformed and refused with the JSON path of its first fault.

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

/// What the history counts a game as.
struct PlayedAs {
    std::string game;           ///< its word in the catalogue, or the name of a game that has none
    bool cooperative = false;   ///< all together against the game
    bool lowest_wins = false;   ///< the fewest points are the best ones
    bool no_points = false;     ///< only places are told
    bool unknown_start = false; ///< nobody is known to have begun
    std::vector<std::string> teams =
        {}; ///< of the players, one each, empty for who is in none; none: there are no teams
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
