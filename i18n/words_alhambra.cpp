// What is said of Alhambra's rules, in their order: the rulebook's clause, what is wrong, and what would make it legal.
//
// The figures are those that the rules' tables in core/alhambra list; the nouns {2:kind} are in noun() below, what
// several figures make together, {sides}, in list().
#include "i18n/words_alhambra.h"

#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"
#include "i18n/words.h"

namespace clerk::i18n::alhambra {

using namespace clerk::alhambra;

namespace {

template <std::size_t count> bool has(const Finding& finding) { return finding.figures.size() >= count; }
bool too_few(const Finding& finding) { return figure(finding, 1) < figure(finding, 2); }
bool none_due(const Finding& finding) { return is<2, 0>(finding); }

// Of take.not-there and pay.not-held
bool not_so_many(const Finding& finding) { return is<2, 1>(finding); }
bool not_so_many_of_several(const Finding& finding) { return not_so_many(finding) && has<3>(finding); }

// Of place.apart, place.edges and place.reach
bool bound_to_a_cell(const Finding& finding) { return is<2, 1>(finding); }

// Of refill.cards: cards turned up, due, laid out before
constexpr int cards_laid_out = 4;
bool four_lie_there(const Finding& finding) { return figure(finding, 3) >= cards_laid_out; }
bool box_has_no_more(const Finding& finding) { return figure(finding, 2) < cards_laid_out - figure(finding, 3); }
bool box_has_none(const Finding& finding) { return none_due(finding) && box_has_no_more(finding); }
bool too_few_of_the_last(const Finding& finding) { return too_few(finding) && box_has_no_more(finding); }

// Of dirk.count
template <ending::Drawing drawing> bool drawn(const Finding& finding) {
    return is<3, static_cast<int>(drawing)>(finding);
}

constexpr RuleWords table[] = {
    // Actions
    {"turn.game-over",
     wxTRANSLATE("No turn after the end"),
     wxTRANSLATE("The game ends when the market cannot be filled up any more; the rulings say when exactly."),
     {{wxTRANSLATE("The game is over; no turn can begin any more."), wxTRANSLATE("Remove this turn.")}}},
    {"turn.order",
     wxTRANSLATE("Act first, then place"),
     wxTRANSLATE("First come the actions, then the tiles bought are placed."),
     {{wxTRANSLATE("A tile has been given to Dirk in this turn already, and actions come before that."),
       wxTRANSLATE("Enter this action before the first tile is given away."), is<1, 1>},
      {wxTRANSLATE("A tile has been placed in this turn already, and actions come before that."),
       wxTRANSLATE("Enter this action before the first tile is placed.")}}},
    {"turn.actions",
     wxTRANSLATE("Exact payment earns another action"),
     wxTRANSLATE("A turn has one action, and every purchase paid exactly brings another."),
     {{wxTRANSLATE("No action is left in this turn: only a purchase that is paid exactly gives one more."),
       wxTRANSLATE("Remove this action, or correct what was paid before it."), is<1, 1>},
      {wxTRANSLATE("No action is left in this turn: only a purchase that is paid exactly gives one more."),
       wxTRANSLATE("Remove this action.")}}},
    {"take.not-there",
     wxTRANSLATE("Take cards that lie open"),
     wxTRANSLATE("Money is taken from the four cards laid out."),
     {{wxTRANSLATE("Not that many of the cards {cards but 2} lie there to be taken."),
       wxTRANSLATE("Take cards that are laid out, or correct which cards were turned up."), not_so_many_of_several},
      {wxTRANSLATE("The cards {cards but 2} do not lie there to be taken."),
       wxTRANSLATE("Take cards that are laid out, or correct which cards were turned up."), has<3>},
      {wxTRANSLATE("Not that many of the card {1:card} lie there to be taken."),
       wxTRANSLATE("Take cards that are laid out, or correct which cards were turned up."), not_so_many},
      {wxTRANSLATE("The card {1:card} does not lie there to be taken."),
       wxTRANSLATE("Take cards that are laid out, or correct which cards were turned up.")}}},
    {"take.sum",
     wxTRANSLATE("Several cards: five at most"),
     wxTRANSLATE("Whoever takes money takes one card, or several worth 5 together at most."),
     {{wxTRANSLATE("Several cards may be taken together when they are worth 5 or less; these are worth {1}."),
       wxTRANSLATE("Take one card of any value, or several that are together worth 5 or less.")}}},
    {"buy.empty",
     wxTRANSLATE("Buy what the market has"),
     wxTRANSLATE("The market has four spaces of one tile each, filled up only after a turn."),
     {{wxTRANSLATE("The {1:space} space of the market is empty."),
       wxTRANSLATE("Buy from a space with a tile, or correct what was bought or drawn before."), has<1>},
      {wxTRANSLATE("All tiles of the market were bought in this turn already."),
       wxTRANSLATE("Remove this purchase.")}}},
    {"tile.twice",
     wxTRANSLATE("Each tile exists once"),
     wxTRANSLATE("The box has 54 tiles, and no two are the same."),
     {{wxTRANSLATE("Each tile exists once, and these came up before: {tiles}."),
       wxTRANSLATE("Correct these tiles, or those that were entered before."), has<2>},
      {wxTRANSLATE("Each tile exists once, and {1:tile} came up before."),
       wxTRANSLATE("Correct this tile, or the one that was entered before.")}}},
    {"pay.not-held",
     wxTRANSLATE("Pay with cards in hand"),
     wxTRANSLATE("Tiles are paid for with cards of the player's own hand."),
     {{wxTRANSLATE("The player does not hold that many of the cards {cards but 2}."),
       wxTRANSLATE("Pay with cards of the hand, or correct which cards were taken."), not_so_many_of_several},
      {wxTRANSLATE("The player does not hold the cards {cards but 2}."),
       wxTRANSLATE("Pay with cards of the hand, or correct which cards were taken."), has<3>},
      {wxTRANSLATE("The player does not hold that many of the card {1:card}."),
       wxTRANSLATE("Pay with cards of the hand, or correct which cards were taken."), not_so_many},
      {wxTRANSLATE("The player does not hold the card {1:card}."),
       wxTRANSLATE("Pay with cards of the hand, or correct which cards were taken.")}}},
    {"pay.currency",
     wxTRANSLATE("Pay in the space's currency"),
     wxTRANSLATE("Each space of the market takes one of the four currencies."),
     {{wxTRANSLATE("The {2:space} space takes {2:space} money only; {cards but 2} are others."),
       wxTRANSLATE("Pay with {2:space} cards."), has<3>},
      {wxTRANSLATE("The {2:space} space takes {2:space} money only; {1:card} is another."),
       wxTRANSLATE("Pay with {2:space} cards.")}}},
    {"pay.short",
     wxTRANSLATE("Pay the full price"),
     wxTRANSLATE("The price is paid in full. Nobody gets change."),
     {{wxTRANSLATE("The tile costs {2}; the cards are worth {1}."),
       wxTRANSLATE("Pay the price or more, or buy another tile.")}}},

    // Redesigning and placing
    {"turn.tile",
     wxTRANSLATE("Place tiles that lie aside"),
     wxTRANSLATE("What was bought in a turn is placed, or laid into the reserve, when it ends."),
     {{wxTRANSLATE("{1:tile} is none of the tiles won that this player still has aside."),
       wxTRANSLATE("Choose a tile that was won and not placed yet, or remove this step."), is<2, 1>},
      {wxTRANSLATE("{1:tile} does not lie aside in this turn."),
       wxTRANSLATE(
           "Choose a tile bought in this turn and not placed yet; one of the reserve is built by an action.")}}},
    {"remove.empty",
     wxTRANSLATE("Remove where a tile lies"),
     wxTRANSLATE("Redesigning takes a tile from the palace to the reserve, brings one from there, or exchanges two."),
     {{wxTRANSLATE("There is no tile on this cell."), wxTRANSLATE("Choose a cell with a tile.")}}},
    {"remove.fountain",
     wxTRANSLATE("The fountain stays in place"),
     wxTRANSLATE("A palace grows around its fountain, and that stays where it is."),
     {{wxTRANSLATE("The fountain is never moved."), wxTRANSLATE("Choose another tile.")}}},
    {"reserve.no-tile",
     wxTRANSLATE("Build from the reserve"),
     wxTRANSLATE("Redesigning builds tiles of the player's own reserve."),
     {{wxTRANSLATE("{1:tile} is not in the player's reserve."),
       wxTRANSLATE("Choose a tile of the reserve if there is one, or remove this step.")}}},
    {"swap.elsewhere",
     wxTRANSLATE("One tile replaces the other"),
     wxTRANSLATE("In an exchange one tile takes the place of the other, unless the rulings say otherwise."),
     {{wxTRANSLATE("By the table's rulings the new tile of a swap must lie where the old one lay; it lies elsewhere."),
       wxTRANSLATE("Put it on the cell of the tile that goes to the reserve.")}}},
    {"place.occupied",
     wxTRANSLATE("Place on an empty cell"),
     wxTRANSLATE("A tile is placed on an empty cell."),
     {{wxTRANSLATE("{1:tile} lies on this cell already."), wxTRANSLATE("Choose an empty cell."), has<1>},
      {wxTRANSLATE("The fountain lies on this cell."), wxTRANSLATE("Choose an empty cell.")}}},
    {"place.apart",
     wxTRANSLATE("A new tile touches the palace"),
     wxTRANSLATE("A new tile touches the palace with at least one side."),
     {{wxTRANSLATE("{1:tile} has no neighbour at any side; touching at a corner is not enough."),
       wxTRANSLATE("Exchange a tile that has a neighbour."), bound_to_a_cell},
      {wxTRANSLATE("{1:tile} has no neighbour at any side; touching at a corner is not enough."),
       wxTRANSLATE("Place it with a side against the palace.")}}},
    {"place.edges",
     wxTRANSLATE("Walls meet walls"),
     wxTRANSLATE("Where two tiles touch, both have a wall or neither has one."),
     {{wxTRANSLATE("Wall must meet wall: {1:tile} has {sides}."),
       wxTRANSLATE("Choose another tile for this cell, or exchange another one."), bound_to_a_cell},
      {wxTRANSLATE("Wall must meet wall: {1:tile} has {sides}."),
       wxTRANSLATE("Place it where walls meet walls and open sides meet open sides.")}}},
    {"place.reach",
     wxTRANSLATE("Each tile is reached on foot"),
     wxTRANSLATE("One can walk from the fountain to every tile without crossing a wall."),
     {{wxTRANSLATE("{1:tile} cannot be reached on foot from the fountain."),
       wxTRANSLATE("Choose another tile for this cell, or exchange another one."), bound_to_a_cell},
      {wxTRANSLATE("{1:tile} cannot be reached on foot from the fountain."),
       wxTRANSLATE("Place it where a way over open sides leads to it, with no wall between.")}}},
    {"palace.cut",
     wxTRANSLATE("No tile gets cut off"),
     wxTRANSLATE("When a tile is taken away, all others can still be reached from the fountain."),
     {{wxTRANSLATE("Without {1:tile}, {cut} of the palace cannot be reached on foot any more: {names}."),
       wxTRANSLATE("Choose a tile that no way to another leads over.")}}},
    {"palace.hole",
     wxTRANSLATE("A palace has no hole"),
     wxTRANSLATE("No empty cell is closed in on all sides; a gap at a corner does not count as open."),
     {{wxTRANSLATE("This closes in {1:cells}: a palace must not have a hole."),
       wxTRANSLATE("Leave every empty cell open to the outside over a side.")}}},

    // The end of a turn
    {"turn.no-action",
     wxTRANSLATE("Each turn has an action"),
     wxTRANSLATE("Nobody may pass: each turn has an action."),
     {{wxTRANSLATE("The turn has no action, and one is due: take money, buy or redesign."),
       wxTRANSLATE("Enter what the player did.")}}},
    {"refill.cards",
     wxTRANSLATE("Four cards are laid out"),
     wxTRANSLATE("After a turn the cards laid out are made up to four."),
     {{wxTRANSLATE("{1:cards} turned up instead of {2}: {3} lay there, and the box has no more."),
       wxTRANSLATE("Enter the cards that are still missing."), too_few_of_the_last},
      {wxTRANSLATE("{1:cards} turned up instead of {2}: {3} lay there."),
       wxTRANSLATE("Enter the cards that are still missing."), too_few},
      {wxTRANSLATE("{1:cards} turned up, and none was due: {3} lie there already."),
       wxTRANSLATE("Remove the cards that were not turned up."), four_lie_there},
      {wxTRANSLATE("{1:cards} turned up, and none was due: the box has no more."),
       wxTRANSLATE("Remove the cards that were not turned up."), box_has_none},
      {wxTRANSLATE("{1:cards} turned up instead of {2}: {3} lay there, and the box has no more."),
       wxTRANSLATE("Remove the cards that were not turned up."), box_has_no_more},
      {wxTRANSLATE("{1:cards} turned up instead of {2}: {3} lay there."),
       wxTRANSLATE("Remove the cards that were not turned up.")}}},
    {"card.copies",
     wxTRANSLATE("As many cards as exist"),
     wxTRANSLATE("The box has three of each card; two players play with two of each."),
     {{wxTRANSLATE("The box has {2} of each card, and now there are more of {cards but 2}."),
       wxTRANSLATE("Correct these cards, or some of those entered before."), has<3>},
      {wxTRANSLATE("The box has {2} of the card {1:card}, and now there are more."),
       wxTRANSLATE("Correct this card, or one of those entered before.")}}},
    {"scoring.no-draw",
     wxTRANSLATE("Scorings come with new cards"),
     wxTRANSLATE("The two scoring cards lie in the deck of money, and come up with it."),
     {{wxTRANSLATE("A scoring card comes up while cards are turned up, and none was."),
       wxTRANSLATE("Enter the scoring with the turn after which cards were turned up.")}}},
    {"dirk.count",
     wxTRANSLATE("Dirk draws his share"),
     wxTRANSLATE("Dirk draws 6 tiles at the start, 6 after the first scoring, and a third of the bag after the "
                 "second."),
     {{wxTRANSLATE("Dirk drew {1:tiles} instead of {2}."), wxTRANSLATE("Enter the tiles that he still draws."),
       too_few},
      {wxTRANSLATE("Dirk drew {1:tiles}, and none was due: he draws only after a scoring."),
       wxTRANSLATE("Remove the tiles, or enter that a scoring took place."), drawn<ending::Drawing::without_scoring>},
      {wxTRANSLATE("Dirk drew {1:tiles}, and none was due: he draws only after the first two scorings, and both are "
                   "over."),
       wxTRANSLATE("Remove the tiles that he did not draw."), drawn<ending::Drawing::scorings_over>},
      {wxTRANSLATE("Dirk drew {1:tiles}, and none was due: the bag has too few."),
       wxTRANSLATE("Remove the tiles that he did not draw."), none_due},
      {wxTRANSLATE("Dirk drew {1:tiles} instead of {2}."), wxTRANSLATE("Remove the tiles that he did not draw.")}}},
    {"refill.space",
     wxTRANSLATE("Only empty spaces are filled"),
     wxTRANSLATE("Only empty spaces of the market are filled up."),
     {{wxTRANSLATE("These spaces of the market are not empty: {spaces}."), wxTRANSLATE("Fill spaces that are empty."),
       has<2>},
      {wxTRANSLATE("The {1:space} space of the market is not empty."), wxTRANSLATE("Fill a space that is empty.")}}},
    {"refill.tiles",
     wxTRANSLATE("Every empty space is filled"),
     wxTRANSLATE("After a turn every empty space of the market gets a tile, as far as the bag goes."),
     {{wxTRANSLATE("{1:tiles} drawn for the market instead of {2}."),
       wxTRANSLATE("Enter the tiles that are still missing."), too_few},
      {wxTRANSLATE("{1:tiles} drawn for the market, and the bag is empty."),
       wxTRANSLATE("Remove the tiles that were not drawn; the bag has no more."), none_due},
      {wxTRANSLATE("{1:tiles} drawn for the market instead of {2}."),
       wxTRANSLATE("Remove the tiles that were not drawn; the bag has no more.")}}},

    // The end of the game
    {"end.not-yet",
     wxTRANSLATE("First the game is over"),
     wxTRANSLATE("What is left on the market is given out when the game ends, and not before."),
     {{wxTRANSLATE("The game is not over yet: the bag is empty, but no space of the market is, and it ends when one "
                   "cannot be filled."),
       wxTRANSLATE("Enter the turns that are missing, or remove the end."), is<1, 0>},
      {wxTRANSLATE("The game is not over yet: the bag still has {1:tiles}."),
       wxTRANSLATE("Enter the turns that are missing, or remove the end.")}}},
    {"end.tiles",
     wxTRANSLATE("Only leftover tiles are won"),
     wxTRANSLATE("At the end each tile left on the market goes to the player with the most money of its "
                 "currency; it stays where two have the same."),
     {{wxTRANSLATE("{1:tiles} won, but none is left on the market."),
       wxTRANSLATE("Correct which of the tiles left over each player won."), none_due},
      {wxTRANSLATE("{1:tiles} won, but the market has no more than {2}."),
       wxTRANSLATE("Correct which of the tiles left over each player won.")}}},
};

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind.empty()) return i18n::figure(figure);
    if (kind == "tile") return name(tiles.at(count));
    if (kind == "card") return name(Card{static_cast<Currency>(figure / 10), figure % 10});
    if (kind == "space") return name(static_cast<Currency>(figure));
    if (kind == "side") return name(static_cast<Side>(figure));
    if (kind == "cards") return fill_figures(wxPLURAL("{1} card", "{1} cards", count), {figure});
    if (kind == "tiles") return fill_figures(wxPLURAL("{1} tile", "{1} tiles", count), {figure});
    if (kind == "cells") return fill_figures(wxPLURAL("{1} cell", "{1} cells", count), {figure});
    return std::nullopt;
}

wxString tile_or_fountain(int figure) {
    return figure == redesign::the_fountain ? _("the fountain") : name(tiles.at(static_cast<std::size_t>(figure)));
}

/// Every side at which the tile does not fit, as place.edges lists them behind it.
wxString misfits(const Finding& finding) {
    std::vector<wxString> all;
    for (std::size_t i = 3; i + 2 <= finding.figures.size(); i += 3) {
        const bool own = figure(finding, i + 1) == 1;
        all.push_back(
            fill(own ? _("a wall on its {1} side where {2} has none") : _("no wall on its {1} side where {2} has one"),
                 {name(static_cast<Side>(figure(finding, i))), tile_or_fountain(figure(finding, i + 2))}));
    }
    return listed(all);
}

wxString count_cut_off(const Finding& finding) {
    return noun("tiles", static_cast<int>(finding.figures.size()) - 1).value();
}

/// Of the tiles cut off, which palace.cut lists behind the one that leaves.
wxString names_cut_off(const Finding& finding) {
    std::vector<wxString> names;
    for (std::size_t i = 1; i < finding.figures.size(); ++i)
        names.push_back(name(tiles.at(static_cast<std::size_t>(finding.figures[i]))));
    return listed(names);
}

/// All figures as nouns of one kind; but the second, where that is something else.
wxString all_of(const wxString& kind, const Finding& finding, bool but_second = false) {
    std::vector<wxString> names;
    for (std::size_t i = 0; i < finding.figures.size(); ++i)
        if (!but_second || i != 1) names.push_back(noun(kind, finding.figures[i]).value());
    return listed(names);
}

std::optional<wxString> list(const wxString& kind, const Finding& finding) {
    if (kind == "cards but 2") return all_of("card", finding, true);
    if (kind == "tiles") return all_of("tile", finding);
    if (kind == "spaces") return all_of("space", finding);
    if (kind == "sides") return misfits(finding);
    if (kind == "cut") return count_cut_off(finding);
    if (kind == "names") return names_cut_off(finding);
    return std::nullopt;
}

}

constexpr RulesInWords rules_in_words{table, noun, list};

}
