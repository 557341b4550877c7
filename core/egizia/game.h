// A game of Egizia as the table entered it: the record's own part as values.
#pragma once

#include "core/egizia/pieces.h"
#include "core/ruling.h"
#include "core/values.h"

#include <variant>

namespace clerk::egizia {

/// Where the sources differ or are silent, the table decides.
enum class Ships : std::uint8_t { eight, ten };
enum class Ring : std::uint8_t { may, must };
enum class RingWay : std::uint8_t { line, circle };
enum class Passing : std::uint8_t { once_and_for_all, again };
enum class SiteSpace : std::uint8_t { any, next };
enum class SphinxDraw : std::uint8_t { up_to, exact };
enum class SphinxShare : std::uint8_t { drawn, kept };
enum class Support : std::uint8_t { all, one };
enum class StartTrack : std::uint8_t { first_behind, first_ahead };
enum class FinalOrder : std::uint8_t { determined_anew, last_round };

struct Rulings {
    Ships ships = Ships::eight;
    Ring ring = Ring::may;
    RingWay ring_way = RingWay::line;
    Passing passing = Passing::once_and_for_all;
    SiteSpace site_space = SiteSpace::any;
    SphinxDraw sphinx_draw = SphinxDraw::up_to;
    SphinxShare sphinx_share = SphinxShare::drawn;
    Support support = Support::all;
    StartTrack start_track = StartTrack::first_behind;
    FinalOrder final_order = FinalOrder::determined_anew;
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// In the order of a record.
inline constexpr std::array all_rulings{
    ruling<&Rulings::ships>("ships", "8", "10", Written::number),
    ruling<&Rulings::ring>("ring", "may", "must"),
    ruling<&Rulings::ring_way>("ring_way", "line", "circle"),
    ruling<&Rulings::passing>("passing", "final", "again"),
    ruling<&Rulings::site_space>("site_space", "any", "next"),
    ruling<&Rulings::sphinx_draw>("sphinx_draw", "up-to", "exact"),
    ruling<&Rulings::sphinx_share>("sphinx_share", "drawn", "kept"),
    ruling<&Rulings::support>("support", "all", "one"),
    ruling<&Rulings::start_track>("start_track", "first-behind", "first-ahead"),
    ruling<&Rulings::final_order>("final_order", "new", "last-round"),
};

inline constexpr std::array presets{
    Preset<Rulings>{"default", {}},
    Preset<Rulings>{"zh-Hant", {.ships = Ships::ten, .ring = Ring::must}},
};

struct Player {
    std::string name;
    std::optional<Marker> colour = {};
    Extra extra = {};
    friend bool operator==(const Player&, const Player&) = default;
};

// Ships

struct Sail {
    Spot at;
    std::optional<int> space = {}; ///< of a site, from 1; none: the free one nearest the Nile, or waiting
    bool by_card = false;          ///< on a taken space, or upstream
    std::optional<std::string> card = {};
    std::optional<Gain> gain = {};               ///< of a ring space: on top of its effect
    std::optional<std::vector<Crew>> raise = {}; ///< by the effect of the ring space
    std::optional<int> ring = {};                ///< where the water ring then lies
    friend bool operator==(const Sail&, const Sail&) = default;
};

struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

/// The effect of a card that was taken before.
struct Use {
    Gain gain = {};
    friend bool operator==(const Use&, const Use&) = default;
};

struct Ship {
    int player = 0;
    CompiledOnce<std::variant<Sail, Pass, Use>> what;
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const Ship&, const Ship&) = default;
};

// Builds

/// Cards of the sphinx.
struct Draw {
    int cards = 1;
    int kept = 0;
    friend bool operator==(const Draw&, const Draw&) = default;
};

struct Stone {
    Space at;
    std::optional<int> value = {}; ///< in place of the board's or the list's
    bool last = false;             ///< of its row, where the pyramid is not described
    Extra extra = {};
    friend bool operator==(const Stone&, const Stone&) = default;
};
using Stones = std::vector<Stone>; ///< of one site

struct Build {
    int player = 0;
    CompiledOnce<std::variant<Draw, Stones, Use>> what;
    std::optional<Crew> crew = {};
    bool joker = false;
    int plus = 0; ///< strength that a card adds
    std::optional<Market> market = {};
    int other = 0; ///< depth builds only: points that the market gave
    bool waived = false;
    std::string reason = {};
    Extra extra = {};

    bool is_use() const { return std::holds_alternative<Use>(what); }
    Site site() const; ///< requires that it is no use of a card
    friend bool operator==(const Build&, const Build&) = default;
};

/// A round. Shared code calls it a turn: what is played, opened and taken back as one.
struct Round {
    std::optional<std::vector<int>> order = {}; ///< none: the one due
    CompiledOnce<std::vector<Ship>> ships = {}; ///< depth full only
    std::vector<int> other = {}, feeding = {};  ///< depth builds only: points, one a player, or none
    std::optional<CompiledOnce<std::vector<Build>>> builds =
        {}; ///< none: the players are not fed yet, while it is not done
    bool waived = false;
    std::string reason = {};
    bool done = true; ///< false only of the last one: its end has not come
    Extra extra = {};
    friend bool operator==(const Round&, const Round&) = default;
};

inline bool has_nothing(const Round& round) { return round == Round{.done = round.done, .extra = round.extra}; }
/// The round while it was in progress; and one that ends as another did.
inline Round reopened(Round round) {
    round.done = false;
    return round;
}
inline Round ended_as(Round round, const Round& other) {
    round.done = other.done;
    return round;
}

/// What a player has at the end of the game.
struct End {
    std::optional<int> score = {};     ///< depth final only
    int stones = 0;                    ///< depths builds and final
    int stone_market = 1;              ///< the same
    std::vector<int> graves = {};      ///< depth final only
    std::optional<int> grave_sum = {}; ///< in their place
    std::vector<int> sphinx = {};      ///< points, card by card
    bool waived = false;
    std::string reason = {};
    Extra extra = {};
    friend bool operator==(const End&, const End&) = default;
};

inline constexpr std::string_view game_id = "egizia";
inline constexpr int rounds_of_a_game = 5;

struct Game {
    Depth depth = Depth::full;
    Rulings rulings = {};
    CompiledOnce<std::vector<Player>> players = {}; ///< 2 to 4, in the turn order of round 1
    CompiledOnce<Board> board = {};
    std::vector<int> graves = {};                           ///< values of the tiles opened so far
    CompiledOnce<std::vector<Round>> turns = {};            ///< rounds; depths full and builds
    std::optional<CompiledOnce<std::vector<End>>> end = {}; ///< one a player
    std::optional<std::vector<int>> track = {};             ///< depth final only: the leader first
    std::optional<std::vector<int>> order = {};             ///< depth final only: the turn order of round 5
    friend bool operator==(const Game&, const Game&) = default;
};

/// The last part entered in the round in progress; none: nothing was.
std::optional<Where> last_part(const Game& game);

}
