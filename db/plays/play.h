// A play: one game as the history counts it. Of a game that was played in this program it is made from the record and
// the result as awarded; of one from elsewhere (another program's export) it is all there is.
#pragma once

#include "core/points.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk::db {

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

}
