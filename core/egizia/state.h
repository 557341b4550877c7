// What does not change while a game of Egizia is played, and what stands on the table after some rounds, and within
// one.
#pragma once

#include "core/egizia/game.h"
#include "core/values.h"

namespace clerk::egizia {

/// What does not change while a game is played.
struct Table {
    Depth depth = Depth::full;
    Rulings rulings = {};
    std::size_t players = 0;
    CompiledOnce<Board> board = {};
    std::vector<int> graves = {}; ///< values of the tiles opened so far

    bool full() const { return depth == Depth::full; }
    int ships() const { return rulings.ships == Ships::ten ? 10 : 8; }               ///< a player and round
    int open_spaces() const { return players == 4 ? site_spaces : site_spaces - 1; } ///< of a site
    friend bool operator==(const Table&, const Table&) = default;
};

/// The score track: where each marker stands, and who stands in front of whom.
struct Track {
    std::vector<int> scores = {};  ///< one a player
    std::vector<int> ranking = {}; ///< players, the leader first; of those on one space the one in front first

    Track() = default;
    Track(std::size_t players, StartTrack start);
    explicit Track(std::vector<int> ranking, std::vector<int> scores)
        : scores(std::move(scores)), ranking(std::move(ranking)) {}

    int score(int player) const { return scores[static_cast<std::size_t>(player)]; }
    /// By points that are not 0 the marker comes to stand behind those that are on its new space.
    void move(int player, int points);
    /// Within each space the earlier one in the order now stands further behind.
    void arrange(const std::vector<int>& order);
    std::vector<int> order_due() const { return {ranking.rbegin(), ranking.rend()}; } ///< of turns
    friend bool operator==(const Track&, const Track&) = default;
};

// What is built on the monuments, and what that leaves open

/// A stone on a monument.
struct Built {
    Space at;
    int player = 0;
    int value = 0;
    friend bool operator==(const Built&, const Built&) = default;
};

/// The points for a row of the pyramid that is finished.
struct RowBonus {
    int player = 0;
    int points = 0;
};

struct Monuments {
    std::vector<Built> built = {};       ///< in the order placed
    std::vector<int> finished_rows = {}; ///< of the pyramid, in the order finished

    bool has(const Space& space) const;
    int stones_on(Part part) const;
    int stones_in_row(int row) const;
    int graves_of(int value) const;
    /// One of the first four graves that are not built.
    bool is_open(const Space& grave) const;
    bool is_finished(int row) const;
    RowBonus bonus(int row) const; ///< requires a stone in it
    void set(const Table& table, const Stone& stone, int player);
    friend bool operator==(const Monuments&, const Monuments&) = default;
};

/// The figure that a stone takes, costs and brings; none: it is not known, or there is no such space.
std::optional<int> value_of(const Table& table, const Stone& stone);
int values_of(const Table& table, const Stones& stones);
/// The spaces below, of the described pyramid, that a space rests on.
Spaces supports(const Board& board, const Space& space);

// What stands on the table

/// Where points come from, in the order of a score: first those of the rounds, then those of the end.
enum class Source : std::uint8_t {
    feeding,
    sphinx,
    obelisk,
    graves,
    pyramid,
    rows,
    temple,
    cooperation,
    grain_market,
    other,
    stones,
    grave_tiles,
    sphinx_cards
};
inline constexpr std::size_t sources_in_play = 10, sources = 13;

using RoundPoints = EnumArray<Source, int, sources_in_play>;

/// What a player has from round to round.
struct Seat {
    EnumArray<Crew, int, crews.size()> strength = {};
    EnumArray<Field, int, egizia::fields.size()> fields = {};
    EnumArray<Market, int, markets.size()> market{{1, 1}}; ///< levels, from 1
    int stones = 0;
    int quarry = 0;
    int sphinx = 1;    ///< cards
    int grave_sum = 0; ///< of the tiles
    int food = 0;      ///< grain that cards have given for this round
    std::vector<RoundPoints> rounds = {};

    int need() const; ///< grain that the crews eat
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A ship on the Nile in this round.
struct Lying {
    Spot at;
    int space = 0; ///< of a site, from 1; 0: it waits, or it does not lie at a site
    int player = 0;
    friend bool operator==(const Lying&, const Lying&) = default;
};

/// A build of this round.
struct Worked {
    Site site = Site::sphinx;
    int player = 0;
    bool kept = false; ///< a card
    friend bool operator==(const Worked&, const Worked&) = default;
};

/// The round in progress.
struct Progress {
    std::vector<int> order = {};
    std::vector<Lying> ships = {};            ///< in the order placed
    std::vector<bool> passed = {};            ///< one a player
    std::optional<int> last_at_turn = {};     ///< who placed or passed last
    std::vector<std::vector<Crew>> used = {}; ///< crews, one list a player
    std::vector<Worked> builds = {};
    bool fed = false;
    friend bool operator==(const Progress&, const Progress&) = default;
};

struct State {
    Immutable<Table> table;
    CompiledOnce<std::vector<Seat>> seats = {};
    Track track = {};
    int ring = 2;
    Monuments monuments = {};
    int rounds_done = 0;
    std::optional<Progress> round = {}; ///< none: the next one has not begun
    std::vector<int> last_order = {};   ///< of the last round begun; before, of the record

    explicit State(const Game& game); ///< before the first round

    Seat& seat(int player) { return seats[static_cast<std::size_t>(player)]; }
    const Seat& seat(int player) const { return seats[static_cast<std::size_t>(player)]; }
    /// Of the next round; the first has that of the record, wherever the markers stand.
    std::vector<int> order_due() const { return rounds_done == 0 ? last_order : track.order_due(); }
    /// The order of the round in progress, else of the next one.
    std::vector<int> order() const { return round ? round->order : order_due(); }
    /// Points of the round in progress.
    void score(int player, Source source, int points);
    friend bool operator==(const State&, const State&) = default;
};

}
