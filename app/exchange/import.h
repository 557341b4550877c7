// What a file of another program tells: its plays, who played them, and which plays in it are not right.
#pragma once

#include "core/record.h"
#include "db/plays/play.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>
#include <wx/string.h>

namespace clerk::exchange {

/// Who played. The seats of the plays name a person by `id`, or are nobody's.
struct Person {
    std::string id;            ///< UUID; the same every time the person is met
    std::string name;          ///< as written there; two persons may have one name
    std::string username = {}; ///< at BoardGameGeek; may be empty
    friend bool operator==(const Person&, const Person&) = default;
};

/// Why a file, or a play in it, was refused.
struct Refusal {
    std::string play; ///< that is not right, "Chess, 2026-11-20"; empty: it is the file itself
    Fault fault;      ///< where in the file and why
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// What stands as someone's points and cannot be read as such. It is kept in the notes of the play.
struct UnreadPoints {
    std::string play; ///< its id
    std::string name; ///< whose
    std::string text;
    friend bool operator==(const UnreadPoints&, const UnreadPoints&) = default;
};

struct Import {
    std::vector<db::Play> plays = {};
    std::vector<Person> people = {}; ///< who has a seat, in the order they are met
    /// Plays that are not right, with everything that they would have brought: the others can come in without them.
    std::vector<Refusal> unreadable = {};
    std::vector<UnreadPoints> unread_points = {};
    int entries = 0;   ///< of pages of the site: those that stand in them
    int elsewhere = 0; ///< plays that the site has, on pages that are not in the file
    friend bool operator==(const Import&, const Import&) = default;
};

using Imported = tl::expected<Import, Refusal>;

namespace limits {
inline constexpr std::size_t bytes = 32 * 1024 * 1024; ///< of a file
inline constexpr std::size_t xml_bytes = 16 * 1024 * 1024;
inline constexpr std::size_t plays = 100'000;
inline constexpr std::size_t copies = 10'000; ///< plays that an entry stands for beside its own, of all entries
inline constexpr std::size_t people = 20'000; ///< who has a seat
inline constexpr std::size_t seats = 100;     ///< of a play
/// What the history would get: plays, seats, points of a category, and for each seat those whom it met.
inline constexpr std::size_t rows = 1'000'000;
inline constexpr std::size_t all_notes = bytes; ///< bytes, of all plays: a short file may say that it was played often
inline constexpr std::size_t name = 200;        ///< code points, of a name or a place
inline constexpr std::size_t note = 10'000;     ///< code points, of comments
inline constexpr std::size_t role = 1'000;      ///< code points; one may hold several
inline constexpr int minutes = 100'000;
}

/// Why nothing was taken in, as one sentence.
wxString sentence(const Refusal& refusal);
/// Why that play cannot be read, in a line: "Chess, 0000-00-00, at /plays/play[1]/@date: expected ...".
wxString reason(const Refusal& unreadable);

}
