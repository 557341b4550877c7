// What stands on the table after some rounds, and within one.
#pragma once

#include "core/egizia/monuments.h"
#include "core/egizia/track.h"
#include "core/unchanging.h"

namespace clerk::egizia {

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
    Unchanging<Table> table;
    std::vector<Seat> seats = {};
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
