// What the rulebook says about each of Alhambra's rules, in our own words and in its order.
#include "i18n/words_alhambra.h"

namespace clerk::i18n::alhambra {

namespace {

constexpr Word clauses[] = {
    // Actions
    {"turn.game-over",
     wxTRANSLATE("The game ends when the market cannot be filled up any more; the rulings say when exactly.")},
    {"turn.order", wxTRANSLATE("First come the actions, then the tiles bought are placed.")},
    {"turn.actions", wxTRANSLATE("A turn has one action, and every purchase paid exactly brings another.")},
    {"take.not-there", wxTRANSLATE("Money is taken from the four cards laid out.")},
    {"take.sum", wxTRANSLATE("Whoever takes money takes one card, or several worth 5 together at most.")},
    {"buy.empty", wxTRANSLATE("The market has four spaces of one tile each, filled up only after a turn.")},
    {"tile.twice", wxTRANSLATE("The box has 54 tiles, and no two are the same.")},
    {"pay.not-held", wxTRANSLATE("Tiles are paid for with cards of the player's own hand.")},
    {"pay.currency", wxTRANSLATE("Each space of the market takes one of the four currencies.")},
    {"pay.short", wxTRANSLATE("The price is paid in full. Nobody gets change.")},

    // Redesigning and placing
    {"turn.tile", wxTRANSLATE("What was bought in a turn is placed, or laid into the reserve, when it ends.")},
    {"remove.empty",
     wxTRANSLATE("Redesigning takes a tile from the palace to the reserve, brings one from there, or exchanges two.")},
    {"remove.fountain", wxTRANSLATE("A palace grows around its fountain, and that stays where it is.")},
    {"reserve.no-tile", wxTRANSLATE("Redesigning builds tiles of the player's own reserve.")},
    {"swap.elsewhere",
     wxTRANSLATE("In an exchange one tile takes the place of the other, unless the rulings say otherwise.")},
    {"place.occupied", wxTRANSLATE("A tile is placed on an empty cell.")},
    {"place.apart", wxTRANSLATE("A new tile touches the palace with at least one side.")},
    {"place.edges", wxTRANSLATE("Where two tiles touch, both have a wall or neither has one.")},
    {"place.reach", wxTRANSLATE("One can walk from the fountain to every tile without crossing a wall.")},
    {"palace.cut", wxTRANSLATE("When a tile is taken away, all others can still be reached from the fountain.")},
    {"palace.hole", wxTRANSLATE("No empty cell is closed in on all sides; a gap at a corner does not count as open.")},

    // The end of a turn
    {"turn.no-action", wxTRANSLATE("Nobody may pass: each turn has an action.")},
    {"refill.cards", wxTRANSLATE("After a turn the cards laid out are made up to four.")},
    {"card.copies", wxTRANSLATE("The box has three of each card; two players play with two of each.")},
    {"scoring.no-draw", wxTRANSLATE("The two scoring cards lie in the deck of money, and come up with it.")},
    {"dirk.count",
     wxTRANSLATE("Dirk draws 6 tiles at the start, 6 after the first scoring, and a third of the bag after the "
                 "second.")},
    {"refill.space", wxTRANSLATE("Only empty spaces of the market are filled up.")},
    {"refill.tiles", wxTRANSLATE("After a turn every empty space of the market gets a tile, as far as the bag goes.")},

    // The end of the game
    {"end.not-yet", wxTRANSLATE("What is left on the market is given out when the game ends, and not before.")},
    {"end.tiles", wxTRANSLATE("At the end each tile left on the market goes to the player with the most money of its "
                              "currency; it stays where two have the same.")},
};

}

wxString clause(std::string_view rule) { return word(clauses, rule); }

}
