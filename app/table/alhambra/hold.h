// What the editor holds between two changes: the tile in hand, cards chosen, what is said of the end of a turn. Never
// stored.
#pragma once

#include "app/table/alhambra/position.h"
#include "app/table/alhambra/tile_pick.h"

namespace clerk::desktop::alhambra {

struct Hold {
    TilePick pick = {};                    ///< of the tile that is entered next
    std::optional<game::Tile> tile = {};   ///< in hand: it lies aside, or in the reserve, or in the box
    bool taking_away = false;              ///< a click takes a tile out of the palace
    std::optional<game::Cell> lifted = {}; ///< its tile is to leave in an exchange

    // Depth full: what is chosen of the market, of the hand and of the cards laid out, one a card as they are sorted.
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

/// What is held when another position shows: what it no longer allows is let go. The end of a turn that was taken back
/// is held again as it was entered.
Hold settled(Hold hold, const Position& before, const Position& now);

/// What is entered next with a picker.
enum class Wanted { nothing, bought, card, for_dirk, for_market, won, for_palace };
Wanted wanted(const Position& position, const Hold& hold);
/// The space of the market that is filled next; requires that one is wanted for it.
game::Currency space_wanted(const Position& position, const Hold& hold);
bool wants_tile(Wanted wanted);
game::TileSet gone(const Position& position, const Hold& hold); ///< tiles that cannot be picked any more

/// The cards chosen of those.
std::vector<game::Card> chosen(const std::vector<game::Card>& cards, const std::vector<bool>& which);
/// The hand's cards that are put together to pay.
Hold with_payment(Hold hold, const Position& position, game::Currency space);
/// The tile aside or in the reserve that comes after the one in hand; none after the last.
std::optional<game::Tile> next_in_hand(const Position& position, const std::optional<game::Tile>& tile);

}
