// What is being entered between two changes: the tile in hand, cards chosen, what is said of the end of a turn. Never
// stored.
#pragma once

#include "app/table/alhambra/position.h"
#include "app/table/alhambra/tile_pick.h"

#include <concepts>
#include <tuple>

namespace clerk::table::alhambra {

struct Entry {
    TilePick pick = {};                     ///< of the tile that is entered next
    std::optional<game::Tile> tile = {};    ///< in hand: it lies aside, or in the reserve, or in the box
    bool taking_away = false;               ///< a click takes a tile out of the palace
    std::optional<game::Cell> leaving = {}; ///< its tile is to leave in an exchange

    // Depth full: what is chosen of the market, of the money in hand and of the cards laid out, one a card as they are
    // sorted.
    std::optional<game::Currency> space = {};
    std::vector<bool> paying = {};
    std::vector<bool> taking = {};

    // The end of the turn.
    TurnEnd end = {};
    bool ending = false;                         ///< it is being entered
    std::optional<game::Currency> currency = {}; ///< of the card turned up

    std::optional<int> looking_back_to = {}; ///< a scoring: the palace shows as it stood then

    // Finished palaces.
    int round = 1;
    bool for_dirk = false; ///< tiles that are picked are his
};

/// What is being entered when another position shows: what it no longer allows is let go, and a tile that is being said
/// stays as long as none came up. The end of a turn that was taken back is entered again as it was.
Entry settled(Entry entry, const Position& before, const Position& now);
/// An earlier turn that is opened ends as it did, unless its end is entered anew.
Entry ending_as(Entry entry, const game::Turn& turn);
/// The palace shows as it stood at a scoring, where that scoring took place.
Entry looking_back(Entry entry, const Position& position, std::optional<int> scoring);

/// Whether a click may change the palace that shows.
bool may_build(const Position& position, const Entry& entry);

bool begun(const Entry& entry); ///< something that can be let go
Entry let_go(Entry entry);      ///< what was begun last
/// What can be let go.
template <class AnyEntry>
    requires std::same_as<std::remove_const_t<AnyEntry>, Entry>
auto held(AnyEntry& entry) {
    return std::tie(entry.leaving, entry.pick, entry.ending, entry.space, entry.paying, entry.taking_away, entry.tile);
}
/// Something of it is not as it was `before`.
bool begun_since(const Entry& before, const Entry& now);

/// The cards chosen of those.
std::vector<game::Card> chosen(const std::vector<game::Card>& cards, const std::vector<bool>& which);
/// With the cards put together that pay for the tile of the space; requires a turn in depth full.
Entry with_payment(Entry entry, const Position& position, game::Currency space);
/// The tile aside or in the reserve that comes after the one in hand; none after the last.
std::optional<game::Tile> next_in_hand(const Position& position, const std::optional<game::Tile>& tile);

}
