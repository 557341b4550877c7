// A game that this program knows by its name alone, as the table entered it: the record's own part as values. It has no
// turns, no depth and no rulings; a sheet of figures says how it ended.
#pragma once

#include "core/points.h"
#include "core/record.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::sheet {

inline constexpr std::string_view game_id = "sheet";
inline constexpr int most_players = 12;
inline constexpr std::size_t most_rows = 100;
/// A figure is so far from nothing at most: as many as a sheet has are added up without loss.
inline constexpr std::int64_t most_points = 999'999'999'999'999;

/// How the game is won.
enum class Way : std::uint8_t {
    highest,  ///< by the most points
    lowest,   ///< by the fewest points
    places,   ///< a figure is a place, and points are not told
    together, ///< all against the game; there may be points, too
};
inline constexpr std::array<std::string_view, 4> ways{"highest", "lowest", "places", "together"};

struct Player {
    std::string name;
    std::string team = {}; ///< those of one team have their figures together; empty: in none
    Extra extra = {};
    friend bool operator==(const Player&, const Player&) = default;
};

/// A figure of one side; none: it is not entered yet.
using Figure = std::optional<Points>;

/// Of a category or a round.
struct Row {
    std::string name = {};            ///< no two rows have the same one; empty: the only figures there are
    std::vector<Figure> figures = {}; ///< one a side
    Extra extra = {};
    friend bool operator==(const Row&, const Row&) = default;
};

struct Game {
    std::string name;                 ///< of the game that was played: "Catan"
    std::vector<Player> players = {}; ///< 1 to 12, in turn order
    Way way = Way::highest;
    bool first_began = false;     ///< the first player is known to have begun
    std::vector<Row> rows = {};   ///< that add up; one at most where places are told
    std::optional<bool> won = {}; ///< together: against the game
    bool ties_shared = false;     ///< by points: who has the same wins together
    std::vector<int> ahead = {};  ///< by points: sides that are ahead of others with the same, the first one first
    friend bool operator==(const Game&, const Game&) = default;
};

/// Who has a column of the sheet: one player, or the players of a team.
struct Side {
    std::string team = {};
    std::vector<int> players = {};
    friend bool operator==(const Side&, const Side&) = default;
};
std::vector<Side> sides(const std::vector<Player>& players); ///< in the order of their first players

inline bool by_points(Way way) { return way == Way::highest || way == Way::lowest; }

/// What the side has by now; none: no figure of it is entered, or figures are places.
std::optional<Points> total(const Game& game, std::size_t side);
bool is_complete(const Game& game); ///< nothing is left to be entered

/// For each side its place, 1, 1, 3, …, as if the game ended now; 0: none has one, as they have lost against the game,
/// or have not won yet. Sides that are level have one place where `ties` are left, whatever was said of them.
enum class Ties : std::uint8_t { broken, left };
std::vector<int> ranks(const Game& game, Ties ties = Ties::broken);

}
