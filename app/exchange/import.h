// What a file of another program tells, and what the readers of such files have in common, among it the UUIDs of what
// comes from there.
#pragma once

#include "core/record.h"
#include "db/plays/packed_play.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>
#include <wx/string.h>

namespace clerk::exchange {

// UUIDs of what comes from elsewhere: its own, or one that is made of its name there and is the same every time.

/// The text in lower case if it is a UUID.
std::optional<std::string> uuid(std::string_view text);

/// Version 5 (RFC 9562) of a name, in a namespace of this program's own.
std::string named_uuid(std::string_view name);

/// The id if it is a UUID, otherwise the one of "`kind`/`id`".
std::string uuid_of(std::string_view kind, std::string_view id);

// UUIDs of version 5 (RFC 9562), which each system makes.

using UuidBytes = std::array<std::uint8_t, 16>;

UuidBytes sha1_uuid(const UuidBytes& name_space, std::string_view name);

// What a file of another program tells, and what the readers of such files have in common.

// UTF-8 (RFC 3629), strictly: no surrogates, nothing beyond U+10FFFF and nothing longer than it need be.

bool is_utf8(std::string_view text);
std::size_t code_points(std::string_view text); ///< requires UTF-8

// What a file of another program tells: its plays, who played them, and which plays in it are not right.

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
    std::vector<db::PackedPlay> plays = {};
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

// What the readers of other programs' files have in common.

/// That much no file may bring: all of it is refused.
struct TooMuch {
    Fault fault;
};

/// Gathers what a file tells.
class Collector {
public:
    /// With its people there already. Throws the Fault of a play that is there already, or TooMuch.
    void add(const db::Play& play, const std::string& path);
    /// One more of a play that an entry stands for several times.
    void add_copy(const db::Play& play, const std::string& path);
    void add(const Person& person); ///< once; nobody is not added
    void add(UnreadPoints points);  ///< of a play that is being read
    void set_pages(int entries, int elsewhere) {
        import_.entries = entries;
        import_.elsewhere = elsewhere;
    }
    /// game_of(), which takes long and is asked of every play.
    const std::string& game(const std::string& name, long bgg_id);
    Import take() && { return std::move(import_); }

    /// Reads an entry of the file. One with a Fault adds nothing, and is kept by its title with those that cannot be
    /// read.
    template <class Title, class Read> void entry(Title title, Read read) {
        const Mark before = mark();
        try {
            read();
        } catch (const Fault& fault) {
            go_back_to(before);
            import_.unreadable.push_back({title(), fault});
        } catch (const TooMuch& much) {
            throw Refusal{title(), much.fault};
        }
    }

private:
    struct Mark {
        std::size_t plays, people, points, rows, notes, copies;
    };
    Mark mark() const {
        return {import_.plays.size(), import_.people.size(), import_.unread_points.size(), rows_, notes_, copies_};
    }
    void go_back_to(const Mark& before);

    Import import_;
    std::size_t rows_ = 0;  ///< limits::rows
    std::size_t notes_ = 0; ///< bytes, of all plays
    std::size_t copies_ = 0;
    std::set<std::string, std::less<>> plays_;
    std::set<std::string> people_;
    std::map<std::pair<std::string, long>, std::string> games_;
};

/// What `read` adds to a Collector, or why it did not.
template <class Read> Imported collected(Read read) {
    try {
        Collector all;
        read(all);
        return std::move(all).take();
    } catch (const Refusal& refusal) {
        return tl::unexpected(refusal);
    } catch (const Fault& fault) {
        return tl::unexpected(Refusal{"", fault});
    }
}

/// What a person knows a play by: "Chess, 2026-11-20", or the part of it that there is.
std::string title(const std::string& game, const std::string& date);

bool is_ours(std::string_view game); ///< whether it is a word in the catalogue
/// The word in the catalogue of the game with that name, or that id at BoardGameGeek (0: none is told), or else the
/// name.
std::string game_of(std::string_view name, long bgg_id = 0);

/// A seat as files list it.
struct ListedSeat {
    db::PlaySeat seat;
    std::int64_t order = 0; ///< at the table; all alike where it is not known
    bool starts = false;
};
/// The seats in turn order.
std::vector<db::PlaySeat> in_turn_order(std::vector<ListedSeat> seats);

}
