// A play, and a play as lists have it.
#pragma once

#include "core/points.h"
#include "db/people/name_form.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk::db {

// A play: one game as the history counts it. Of a game that was played in this program it is made from the record and
// the result as awarded; of one from elsewhere (another program's export) it is all there is.

/// The id of the entry of all seats whose player nobody named, the same in every history
/// (schema/015_ways_to_win.sql): such a seat fills the table, and is in no figure and in no list of people.
inline constexpr std::string_view nobody = "9b0c7a52-5f1e-4d0a-8c3e-6f0a6d5b0000";

struct PlaySeat {
    std::string player; ///< UUID; empty: a player that is not in the history yet
    std::string name;   ///< as it was written in that game
    std::optional<Points> score = {};
    std::optional<int> rank = {}; ///< 1, 1, 3, …
    bool winner = false;
    std::vector<std::pair<std::string, Points>> categories = {}; ///< id and points, in the rulebook's order
    std::string team = {}; ///< seats with the same one win and lose together; empty: on their own
    std::string role = {};
    friend bool operator==(const PlaySeat&, const PlaySeat&) = default;
};

struct Play {
    std::string id;   ///< UUID; that of the record where there is one
    std::string game; ///< its word in the catalogue, or the name of a game this program does not know
    std::string
        variant; ///< depth and rulings other than the usual ones, "full, preset=zh-Hant"; free text from elsewhere
    int rules_version = 0; ///< that awarded the result; 0: none did
    std::string played_at; ///< UTC, "2026-11-21T19:00:00Z"
    std::optional<int> minutes = {};
    std::string place = {};
    std::string notes = {};
    int waivers = 0;                  ///< steps the table agreed to let stand
    bool aids = false;                ///< what could be built or what was missed was shown during the game
    bool counted = true;              ///< false: left out of every figure, but kept
    bool sample = false;              ///< came with the program: nobody has played it while it does not count
    bool cooperative = false;         ///< all together against the game
    bool lowest_wins = false;         ///< the fewest points are the best ones
    bool no_points = false;           ///< only places are told: points of it are in no figure
    bool unknown_start = false;       ///< the seats are in no known order: nobody is known to have begun
    bool day_only = false;            ///< played at some time of the day, in UTC, that `played_at` names
    int bgg_game = 0;                 ///< the number at BoardGameGeek of a game that is not ours; 0: none is told
    int bgg_play = 0;                 ///< that of the play there; 0: none is told
    std::string modified_at;          ///< UTC: of two versions the newer one wins
    std::vector<PlaySeat> seats = {}; ///< in turn order: the first one began
    friend bool operator==(const Play&, const Play&) = default;
};

// What a list of plays is asked, and what it shows.

/// A play as a list shows it.
struct ListedPlay {
    Play play;              ///< its seats name the people that the players are by now
    bool finished = false;  ///< a result stands
    bool ours = false;      ///< its game is in the store and can be opened
    std::string night = {}; ///< the id of its night; empty: none
    friend bool operator==(const ListedPlay&, const ListedPlay&) = default;
};

/// Hands over plays one by one, the same whenever it is called: a long list need not be in memory.
using EachPlay = std::function<void(const std::function<void(const ListedPlay&)>& look)>;

/// Seconds since 1970: from one on, up to the other without it.
struct Span {
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

/// A play has it in the name of a player, in its place, its notes or those of its night; or it is one of these games.
struct SoughtWord {
    std::string part; ///< of a text, in any Unicode form and case
    std::vector<std::string> games = {};
    friend bool operator==(const SoughtWord&, const SoughtWord&) = default;
};

/// What is empty or false filters nothing.
struct PlayFilter {
    std::string game = {};
    std::string player = {}; ///< the id of a person
    std::string night = {};  ///< the id of a night
    bool finished = false;   ///< only those with a result
    bool in_bin = false;     ///< only those in the bin, instead of all but those
    bool counted = false;    ///< without those that are marked as not counting
    std::optional<Span> begun = {};
    std::vector<SoughtWord> words = {}; ///< all of them
};

/// What plays are sorted by: what a list shows of them.
enum class PlayKey { begun, game, players, place, result, minutes, counted };

/// Plays that are alike stand as in the usual order, which is the latest first.
struct PlayOrder {
    PlayKey by = PlayKey::begun;
    bool ascending = false;
    std::string (*text_key)(const std::string&) =
        name_form; ///< of a text, to compare it by; a language may have its own
    bool is_usual() const { return by == PlayKey::begun && !ascending; }
};

}
