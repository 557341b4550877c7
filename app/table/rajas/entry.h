// What is being entered between two changes: the tile in hand and where the markers will stand. Never stored.
#pragma once

#include "app/table/entries.h"
#include "app/table/rajas/position.h"

#include <concepts>
#include <functional>
#include <tuple>

namespace clerk::table::rajas {

/// The two markers of a player.
enum class Track : std::uint8_t { money, fame };

/// What the next figures are, in depth full; a letter says so.
enum class Figures : std::uint8_t {
    tile,        ///< the price of the tile, the value of its market
    place,       ///< the place where the worker goes, by its number
    later_place, ///< the same, less ten
    held,        ///< a die held, by its place in the row
    boat,        ///< how far the boat moves
    rolled       ///< what a die shows that was rolled
};

struct Entry {
    // The tile in hand: its roads as it will lie.
    bool in_hand = false;
    game::Tile tile = {};

    Markers markers = {};             ///< depth builds: where they will stand when the turn ends
    Markers recorded = {};            ///< of an earlier turn that is open: where it left them
    std::optional<Track> typing = {}; ///< figures go to this marker

    // Depth full.
    std::vector<bool> paying = {};               ///< which of the dice held are chosen, in their order
    bool typing_market = false;                  ///< a figure is the value of the tile's last market
    std::optional<game::YieldColour> yield = {}; ///< the yield tile in hand
    game::Side yield_side = game::Side::n;       ///< of the cell at which it will lie
    Figures figures = Figures::tile;
    game::Colour rolled = game::Colour::blue; ///< of the die whose value is typed
};

/// What is being entered when another position shows: what it no longer allows is let go. A tile in hand stays as long
/// as none was laid, and one that is taken back is in hand as it lay.
Entry settled(Entry entry, const Position& before, const Position& now);
/// An earlier turn that is open ends as it did, unless its end is entered anew. What the record says of it is nothing
/// that was begun.
Entry ending_as(Entry entry, const game::Turn& turn);

bool begun(const Entry& entry); ///< something that can be let go
Entry let_go(Entry entry);      ///< what was begun last
/// What can be let go.
template <class AnyEntry>
    requires std::same_as<std::remove_const_t<AnyEntry>, Entry>
auto held(AnyEntry& entry) {
    return std::tie(entry.in_hand, entry.tile, entry.markers, entry.typing, entry.paying, entry.yield, entry.figures);
}
/// Something of it is not as it was `before`.
bool begun_since(const Entry& before, const Entry& now);

/// Where the marker of the player looked at stands, or is to stand.
int marker(const Position& position, const Entry& entry, Track track);
std::optional<int>& marker(Markers& markers, Track track);

// What a click or key comes to: another entry, and with it the next game or a refusal.

using Refusal = RefusalOf<game::Game>;
using Outcome = OutcomeOf<Entry, game::Game>;

/// What a click or key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);
/// Nothing is done.
inline Outcome not_done(Entry entry, wxString why) { return {.entry = std::move(entry), .why_not = std::move(why)}; }

// What is typed of the end: where markers stand, gaps, who met first.

/// In depth final: money, fame or the gap of a player. Where the facing is described, money and fame are never lacking:
/// nothing typed means 0.
Outcome enter_final(const Position& position, Entry entry, int player, std::optional<int> game::Final::*part,
                    std::optional<int> number);
/// What has to be told before it is known who wins. Empty: nothing.
wxString asked_of_order(const Position& position);
Outcome turn_place(const Position& position, Entry entry, int player); ///< in the order of meeting
/// Whether that matters for the player: gaps that are equal, or not known.
bool asks_for_order(const Position& position, int player);
/// Of a game with turns.
Outcome enter_gap(const Position& position, Entry entry, int player, std::optional<int> gap);
bool asks_for_gaps(const Position& position);

}
