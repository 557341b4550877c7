// The sentences of Alhambra's rules: what is wrong, and what would make it legal.
//
// The figures are those that core/alhambra/rules.h lists; the nouns {2:kind} are in noun() below.
#include "i18n/words_alhambra.h"

#include "core/alhambra/rules.h"
#include "i18n/words.h"

namespace clerk::i18n::alhambra {

using namespace clerk::alhambra;

namespace {

template <std::size_t count> bool has(const Finding& finding) { return finding.figures.size() >= count; }
bool own_wall_beside_fountain(const Finding& finding) { return !has<4>(finding) && is<2, 1>(finding); }
bool own_wall(const Finding& finding) { return is<2, 1>(finding); }
bool too_few(const Finding& finding) { return figure(finding, 1) < figure(finding, 2); }

const RuleWords table[] = {
    // Actions
    {rules::game_over, wxTRANSLATE("The game is over; no turn can begin any more."), wxTRANSLATE("Remove this turn.")},
    {rules::order,
     wxTRANSLATE("A tile has been placed or given away in this turn already, and actions come before that."),
     wxTRANSLATE("Enter this action before the first tile is placed.")},
    {rules::actions,
     wxTRANSLATE("No action is left in this turn: only a purchase that is paid exactly gives one more."),
     wxTRANSLATE("Remove this action, or correct what was paid before it.")},
    {rules::take_not_there, wxTRANSLATE("The card {1:card} does not lie there to be taken."),
     wxTRANSLATE("Take cards that are laid out, or correct which cards were turned up.")},
    {rules::take_sum,
     wxTRANSLATE("Several cards may be taken together when they are worth 5 or less; these are worth {1}."),
     wxTRANSLATE("Take one card of any value, or several that are together worth 5 or less.")},
    {rules::buy_empty, wxTRANSLATE("The {1:space} space of the market is empty."),
     wxTRANSLATE("Buy from a space with a tile, or correct what was drawn for the market."), has<1>},
    {rules::buy_empty, wxTRANSLATE("All tiles of the market were bought in this turn already."),
     wxTRANSLATE("Remove this purchase.")},
    {rules::tile_twice, wxTRANSLATE("Each tile exists once, and {1:tile} came up before."),
     wxTRANSLATE("Correct this tile, or the one that was entered before.")},
    {rules::pay_not_held, wxTRANSLATE("The player does not hold the card {1:card}."),
     wxTRANSLATE("Pay with cards of the hand, or correct which cards were taken.")},
    {rules::pay_currency, wxTRANSLATE("The {2:space} space takes {2:space} money only; {1:card} is another."),
     wxTRANSLATE("Pay with {2:space} cards.")},
    {rules::pay_short, wxTRANSLATE("The tile costs {2}; the cards are worth {1}."),
     wxTRANSLATE("Pay the price or more, or buy another tile.")},

    // Redesigning and placing
    {rules::turn_tile, wxTRANSLATE("{1:tile} does not lie aside, to be placed or given away in this turn."),
     wxTRANSLATE("Choose a tile bought in this turn and not placed yet; one of the reserve is built by an action.")},
    {rules::remove_empty, wxTRANSLATE("There is no tile on this cell."), wxTRANSLATE("Choose a cell with a tile.")},
    {rules::remove_fountain, wxTRANSLATE("The fountain is never moved."), wxTRANSLATE("Choose another tile.")},
    {rules::no_tile, wxTRANSLATE("{1:tile} is not in the player's reserve."),
     wxTRANSLATE("Choose a tile of the reserve.")},
    {rules::swap_elsewhere,
     wxTRANSLATE("By the table's rulings the new tile of a swap must lie where the old one lay; it lies elsewhere."),
     wxTRANSLATE("Put it on the cell of the tile that goes to the reserve.")},
    {rules::occupied, wxTRANSLATE("{1:tile} lies on this cell already."), wxTRANSLATE("Choose an empty cell."), has<1>},
    {rules::occupied, wxTRANSLATE("The fountain lies on this cell."), wxTRANSLATE("Choose an empty cell.")},
    {rules::apart, wxTRANSLATE("{1:tile} has no neighbour at any side; touching at a corner is not enough."),
     wxTRANSLATE("Place it with a side against the palace.")},
    {rules::edges,
     wxTRANSLATE("Wall must meet wall: {3:tile} has a wall on its {1:side} side, the fountain beside it has none."),
     wxTRANSLATE("Place it where walls meet walls and open sides meet open sides."), own_wall_beside_fountain},
    {rules::edges,
     wxTRANSLATE("Wall must meet wall: {3:tile} has a wall on its {1:side} side, {4:tile} beside it has none."),
     wxTRANSLATE("Place it where walls meet walls and open sides meet open sides."), own_wall},
    {rules::edges,
     wxTRANSLATE("Wall must meet wall: {3:tile} has no wall on its {1:side} side, {4:tile} beside it has one."),
     wxTRANSLATE("Place it where walls meet walls and open sides meet open sides.")},
    {rules::reach, wxTRANSLATE("{1:tile} cannot be reached on foot from the fountain."),
     wxTRANSLATE("Place it where a way over open sides leads to it, with no wall between.")},
    {rules::cut, wxTRANSLATE("Without this tile {1:tiles} of the palace cannot be reached on foot any more."),
     wxTRANSLATE("Choose a tile that no way to another leads over.")},
    {rules::hole, wxTRANSLATE("This closes in {1:cells}: a palace must not have a hole."),
     wxTRANSLATE("Leave every empty cell open to the outside over a side.")},

    // The end of a turn
    {rules::no_action, wxTRANSLATE("The turn has no action, and one is due: take money, buy or redesign."),
     wxTRANSLATE("Enter what the player did.")},
    {rules::refill_cards, wxTRANSLATE("{1:cards} turned up; {2} make up the four again."),
     wxTRANSLATE("Enter the cards that are still missing."), too_few},
    {rules::refill_cards, wxTRANSLATE("{1:cards} turned up; {2} make up the four again."),
     wxTRANSLATE("Remove the cards that were not turned up.")},
    {rules::card_copies, wxTRANSLATE("The box has {2} of the card {1:card}, and now there are more."),
     wxTRANSLATE("Correct this card, or one of those entered before.")},
    {rules::no_draw, wxTRANSLATE("A scoring card comes up while cards are turned up, and none was."),
     wxTRANSLATE("Enter the scoring with the turn after which cards were turned up.")},
    {rules::dirk_count, wxTRANSLATE("Dirk drew {1:tiles}; {2} are due to him."),
     wxTRANSLATE("Enter the tiles that he still draws."), too_few},
    {rules::dirk_count, wxTRANSLATE("Dirk drew {1:tiles}; {2} are due to him."),
     wxTRANSLATE("Remove the tiles that he did not draw; he draws only after a scoring.")},
    {rules::refill_space, wxTRANSLATE("The {1:space} space of the market is not empty."),
     wxTRANSLATE("Fill a space that is empty.")},
    {rules::refill_tiles, wxTRANSLATE("{1:tiles} drawn for the market; {2} are due."),
     wxTRANSLATE("Enter the tiles of the spaces that are still empty."), too_few},
    {rules::refill_tiles, wxTRANSLATE("{1:tiles} drawn for the market; {2} are due."),
     wxTRANSLATE("Remove the tiles that were not drawn; the bag has no more.")},

    // The end of the game
    {rules::end_not_yet, wxTRANSLATE("The game is not over yet: the bag still has tiles to play on with."),
     wxTRANSLATE("Enter the turns that are missing, or remove the end.")},
    {rules::end_tiles, wxTRANSLATE("{1:tiles} won, but {2} are left on the market."),
     wxTRANSLATE("Correct which of the tiles left over each player won.")},
};

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind.empty()) return wxString(std::to_string(figure));
    if (kind == "tile") return name(tiles.at(count));
    if (kind == "card") return name(Card{static_cast<Currency>(figure / 10), figure % 10});
    if (kind == "space") return name(static_cast<Currency>(figure));
    if (kind == "side") return name(static_cast<Side>(figure));
    if (kind == "cards") return fill_figures(wxPLURAL("{1} card", "{1} cards", count), {figure});
    if (kind == "tiles") return fill_figures(wxPLURAL("{1} tile", "{1} tiles", count), {figure});
    if (kind == "cells") return fill_figures(wxPLURAL("{1} cell", "{1} cells", count), {figure});
    return std::nullopt;
}

}

wxString sentence(const Finding& finding) { return worded(row(table, finding).sentence, finding.figures, noun); }
wxString remedy(const Finding& finding) { return worded(row(table, finding).remedy, finding.figures, noun); }

}
