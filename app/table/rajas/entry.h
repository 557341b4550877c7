// What is being entered between two changes: the tile in hand and where the markers will stand. Never stored.
#pragma once

#include "app/table/rajas/position.h"

namespace clerk::table::rajas {

/// The two markers of a player.
enum class Track : std::uint8_t { money, fame };

/// A place where a worker is to go, in depth full: what is paid there.
struct Visiting {
    game::Spot at;
    std::optional<int> coins = {};
    friend bool operator==(const Visiting&, const Visiting&) = default;
};

struct Entry {
    // The tile in hand: its roads as it will lie.
    bool in_hand = false;
    game::Tile tile = {};

    Markers markers = {};             ///< depth builds: where they will stand when the turn ends
    std::optional<Track> typing = {}; ///< figures go to this marker

    // Depth full.
    std::optional<Visiting> visiting = {};  ///< a worker is on the way
    std::vector<bool> paying = {};          ///< which of the dice held, in their order
    game::Dice rolled = {};                 ///< of those that are owed
    std::optional<game::DieColour> rolling; ///< colour of the die that is rolled next
};

/// What is being entered when another position shows: what it no longer allows is let go.
Entry settled(Entry entry, const Position& before, const Position& now);
/// An earlier turn that is opened ends as it did, unless its end is entered anew.
Entry ending_as(Entry entry, const game::Turn& turn);

bool begun(const Entry& entry); ///< something that can be let go
Entry let_go(Entry entry);      ///< what was begun last

/// Where the marker of the player looked at stands, or is to stand.
int marker(const Position& position, const Entry& entry, Track track);
std::optional<int>& marker(Markers& markers, Track track);

}
