// What the rulebook says about each of Babylon's rules, in our own words and in its order.
#include "i18n/words_babylon.h"

namespace clerk::i18n::babylon {

namespace {

constexpr Word clauses[] = {
    // Turn
    {"turn.game-over", wxTRANSLATE("Two players play 15 rounds, three 13 and four 11, with one turn each in a round.")},
    {"turn.dig", wxTRANSLATE("Every turn begins with a tile taken from the quarry.")},
    {"dig.empty", wxTRANSLATE("The tile on top of a stack is taken, as long as the stack has one.")},
    {"dig.symbol-count", wxTRANSLATE("Clay bears 2 symbols, granite 3 and basalt 4.")},
    {"turn.tile",
     wxTRANSLATE("The tile just taken and the one in the slot may be placed: at most two terraces a turn.")},

    // Placing a terrace
    {"terrace.off-board", wxTRANSLATE("A terrace lies over four cells of the board.")},
    {"terrace.level-order",
     wxTRANSLATE("No level is left out: a terrace needs another of the same garden on the level just below its own.")},
    {"terrace.not-on-top", wxTRANSLATE("A new terrace lies above everything that is in its four cells.")},
    {"terrace.full-overlap",
     wxTRANSLATE("Terraces may overlap, but not completely; the rulings say on which levels that counts.")},
    {"terrace.open-corner", wxTRANSLATE("A gazebo stands on the one corner that nothing supports.")},
    {"terrace.support",
     wxTRANSLATE("A corner rests on a statue or a single pillar one level below, or on a double pillar two levels "
                 "below, where the space is free. One corner may stay open.")},
    {"terrace.pillars",
     wxTRANSLATE("Pillars are those of the dig and those stored before. A statue carries a corner for nothing, and two "
                 "single pillars make a double one.")},

    // Building an ornament
    {"ornament.shape", wxTRANSLATE("A statue stands on one space; a fountain, a bridge and stairs join two.")},
    {"ornament.no-space", wxTRANSLATE("Ornaments stand on the spaces of terraces.")},
    {"ornament.hidden", wxTRANSLATE("Nothing is built on a space that a higher terrace covers.")},
    {"ornament.occupied",
     wxTRANSLATE("A space holds one thing: an ornament, a gazebo or a pillar. The rulings say whether a bridge takes "
                 "the spaces below it too.")},
    {"ornament.not-this-turn",
     wxTRANSLATE("Ornaments are built when a terrace has been placed, with at least one space on a terrace of the same "
                 "turn.")},
    {"effect.unavailable",
     wxTRANSLATE("Two round tokens let a space count as another symbol, each only in its own round.")},
    {"effect.already-used", wxTRANSLATE("The effect serves every player once in the round, for one space.")},
    {"effect.elsewhere", wxTRANSLATE("The effect serves a space of the ornament that is being built.")},
    {"effect.not-this-turn", wxTRANSLATE("The effect serves a space of a terrace placed in the same turn.")},
    {"effect.needs-symbol", wxTRANSLATE("This token turns one symbol into another.")},
    {"effect.needs-blank", wxTRANSLATE("This token turns a blank space into any symbol.")},
    {"ornament.symbol", wxTRANSLATE("An ornament is built on spaces that bear its symbol.")},
    {"fountain.not-adjacent", wxTRANSLATE("A fountain joins two spaces that share an edge.")},
    {"stairs.not-adjacent", wxTRANSLATE("Stairs join two spaces that share an edge when seen from above.")},
    {"fountain.level", wxTRANSLATE("Both ends of a fountain are on the same level.")},
    {"fountain.same-terrace",
     wxTRANSLATE("A fountain joins two different terraces, unless the rulings let it stand on one.")},
    {"stairs.level", wxTRANSLATE("Stairs climb exactly one level.")},
    {"bridge.not-opposite", wxTRANSLATE("A bridge spans exactly one cell, along a row or a column.")},
    {"bridge.level", wxTRANSLATE("Both ends of a bridge are on the same level.")},
    {"statue.not-aligned",
     wxTRANSLATE("The first statue may stand anywhere; every further one stands in a row or a column with another, at "
                 "whatever distance and level.")},
    {"bridge.gap",
     wxTRANSLATE("Below a bridge it is open: nothing reaches its level there, and no other bridge crosses it.")},
};

}

wxString clause(std::string_view rule) { return word(clauses, rule); }

}
