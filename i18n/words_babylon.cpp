// What is said of Babylon's rules, in their order: the rulebook's clause, what is wrong, and what would make it legal.
//
// The figures are those that the rules' tables in core/babylon list; the nouns {2:kind} are in noun() below.
#include "i18n/words_babylon.h"

#include "i18n/words.h"

namespace clerk::i18n::babylon {

using namespace clerk::babylon;

namespace {

bool both_levels_equal(const Finding& finding) { return figure(finding, 1) == figure(finding, 2); }
bool a_pillar_would_reach(const Finding& finding) { return figure(finding, 3) <= 2; }
bool terrace_below_bridge(const Finding& finding) {
    return is<3, 0>(finding) && figure(finding, 2) < figure(finding, 1);
}
bool of_a_whole_garden(const Finding& finding) { return finding.places.size() > 1; }

constexpr int statue = static_cast<int>(Kind::statue);
constexpr int blank = static_cast<int>(Symbol::blank);

constexpr RuleWords table[] = {
    // Turn
    {"turn.game-over",
     wxTRANSLATE("Two players play 15 rounds, three 13 and four 11, with one turn each in a round."),
     {{wxTRANSLATE("All {1} rounds have been played; the game is over."), wxTRANSLATE("Remove this turn.")}}},
    {"turn.dig",
     wxTRANSLATE("Every turn begins with a tile taken from the quarry."),
     {{wxTRANSLATE("A turn begins with a dig, and this one has none."),
       wxTRANSLATE("Enter which tile was taken from the quarry.")}}},
    {"dig.empty",
     wxTRANSLATE("The tile on top of a stack is taken, as long as the stack has one."),
     {{wxTRANSLATE("This stack of the quarry is empty."),
       wxTRANSLATE("Take the tile from a stack that still has one.")}}},
    {"dig.symbol-count",
     wxTRANSLATE("Clay bears 2 symbols, granite 3 and basalt 4."),
     {{wxTRANSLATE("A {2:material} tile bears {3} symbols; this one was entered with {1}."),
       wxTRANSLATE("Correct the symbols, or the stack that the tile was taken from.")}}},
    {"turn.tile",
     wxTRANSLATE("The tile just taken and the one in the slot may be placed: at most two terraces a turn."),
     {{wxTRANSLATE("The tile taken in this turn has been placed already."),
       wxTRANSLATE("Place the tile of the slot if there is one, or remove this step."), is<1, 0>},
      {wxTRANSLATE("There is no tile in the slot."),
       wxTRANSLATE("Place the tile taken in this turn, or remove this step."), is<1, 1>},
      {wxTRANSLATE("This is the third terrace of the turn, and no more than two can be placed."),
       wxTRANSLATE("Remove one of the three, or enter it in another turn.")}}},

    // Placing a terrace
    {"terrace.off-board",
     wxTRANSLATE("A terrace lies over four cells of the board."),
     {{wxTRANSLATE("Part of this terrace lies outside the board."),
       wxTRANSLATE("Place it with its south-west cell between a1 and g7.")}}},
    {"terrace.level-order",
     wxTRANSLATE("No level is left out: a terrace needs another of the same garden on the level just below its own."),
     {{wxTRANSLATE(
           "A garden grows level by level: there is no terrace on level {2} yet, so none can be placed on level "
           "{1}."),
       wxTRANSLATE("Place a terrace on level {2} first, or this one on a lower level.")}}},
    {"terrace.not-on-top",
     wxTRANSLATE("A new terrace lies above everything that is in its four cells."),
     {{wxTRANSLATE("A terrace on level {2} lies here already, so one on level {1} cannot go on top."),
       wxTRANSLATE("Place it higher than level {2}, or at another place.")}}},
    {"terrace.full-overlap",
     wxTRANSLATE("Terraces may overlap, but not completely; the rulings say on which levels that counts."),
     {{wxTRANSLATE("A terrace on level {2} lies on exactly the same four cells; this one on level {1} would overlap it "
                   "completely."),
       wxTRANSLATE("Place it at least one cell to the side.")}}},
    {"terrace.open-corner",
     wxTRANSLATE("A gazebo stands on the one corner that nothing supports."),
     {{wxTRANSLATE("The {1:corner} corner rests on a statue one level below, so it is supported and gets no gazebo."),
       wxTRANSLATE("Let four supports carry the terrace, or leave open a corner that nothing carries.")}}},
    {"terrace.support",
     wxTRANSLATE("A corner rests on a statue or a single pillar one level below, or on a double pillar two levels "
                 "below, where the space is free. One corner may stay open."),
     {{wxTRANSLATE("This terrace on level {2} has no support under {1:corners}: the space below is not free."),
       wxTRANSLATE("Place the terrace elsewhere; one corner may stay open and gets a gazebo."), a_pillar_would_reach},
      {wxTRANSLATE(
           "This terrace on level {2} has no support under {1:corners}: what lies below is {3} levels down, and "
           "a pillar reaches 1 or 2."),
       wxTRANSLATE("Place the terrace lower or elsewhere; one corner may stay open and gets a gazebo.")}}},
    {"terrace.pillars",
     wxTRANSLATE("Pillars are those of the dig and those stored before. A statue carries a corner for nothing, and two "
                 "single pillars make a double one."),
     {{wxTRANSLATE("This terrace costs {1:singles}; the player has {2}."),
       wxTRANSLATE("Let single pillars, statues or an open corner save some, or store the tile for a later turn.")}}},

    // Building an ornament
    {"ornament.shape",
     wxTRANSLATE("A statue stands on one space; a fountain, a bridge and stairs join two."),
     {{wxTRANSLATE("A statue stands on exactly one space, not on {2}."), wxTRANSLATE("Give it one space."),
       is<1, statue>},
      {wxTRANSLATE("{1:kind} must join two different spaces, and here both are the same."),
       wxTRANSLATE("Give it two different spaces."), is<2, 2>},
      {wxTRANSLATE("{1:kind} must join two different spaces, not {2}."),
       wxTRANSLATE("Give it two different spaces.")}}},
    {"ornament.no-space",
     wxTRANSLATE("Ornaments stand on the spaces of terraces."),
     {{wxTRANSLATE("There is no terrace on level {1} at this place."),
       wxTRANSLATE("Build on the spaces of terraces that lie there.")}}},
    {"ornament.hidden",
     wxTRANSLATE("Nothing is built on a space that a higher terrace covers."),
     {{wxTRANSLATE("A terrace on level {1} hides this space, so nothing can be built on it any more."),
       wxTRANSLATE("Build on spaces that can be seen from above.")}}},
    {"ornament.occupied",
     wxTRANSLATE("A space holds one thing: an ornament, a gazebo or a pillar. The rulings say whether a bridge takes "
                 "the spaces below it too."),
     {{wxTRANSLATE("This space is not free: something stands on it, or a bridge passes over it."),
       wxTRANSLATE("Build on spaces that are free.")}}},
    {"ornament.not-this-turn",
     wxTRANSLATE("Ornaments are built when a terrace has been placed, with at least one space on a terrace of the same "
                 "turn."),
     {{wxTRANSLATE("An ornament must stand wholly or partly on a terrace placed in this turn, and this one does not."),
       wxTRANSLATE("Use at least one space of a terrace placed in this turn.")}}},
    {"effect.unavailable",
     wxTRANSLATE("Two round tokens let a space count as another symbol, each only in its own round."),
     {{wxTRANSLATE("In this round no space counts as another symbol; the round token says: {1:effect}."),
       wxTRANSLATE("Build on spaces with the right symbols, or correct the round token.")}}},
    {"effect.already-used",
     wxTRANSLATE("The effect serves every player once in the round, for one space."),
     {{wxTRANSLATE("The round's effect ({1:effect}) serves one space once in a turn, and it has been used."),
       wxTRANSLATE("Let only one space of the turn count as another symbol.")}}},
    {"effect.elsewhere",
     wxTRANSLATE("The effect serves a space of the ornament that is being built."),
     {{wxTRANSLATE("The space that counts as another symbol is none of this ornament's."),
       wxTRANSLATE("Choose one of the spaces that the ornament is built on.")}}},
    {"effect.not-this-turn",
     wxTRANSLATE("The effect serves a space of a terrace placed in the same turn."),
     {{wxTRANSLATE("Only a space on a terrace placed in this turn may count as another symbol."),
       wxTRANSLATE("Choose a space on a terrace placed in this turn.")}}},
    {"effect.needs-symbol",
     wxTRANSLATE("This token turns one symbol into another."),
     {{wxTRANSLATE("The effect turns one symbol into another, and this space is blank."),
       wxTRANSLATE("Choose a space that bears another symbol."), is<1, blank>},
      {wxTRANSLATE("This space bears {1:symbol} already, the very one that is needed."),
       wxTRANSLATE("Build on it without the effect.")}}},
    {"effect.needs-blank",
     wxTRANSLATE("This token turns a blank space into any symbol."),
     {{wxTRANSLATE("The effect turns a blank space into a symbol, and this one bears {1:symbol}."),
       wxTRANSLATE("Choose a blank space.")}}},
    {"ornament.symbol",
     wxTRANSLATE("An ornament is built on spaces that bear its symbol."),
     {{wxTRANSLATE("For {1:kind} this space must bear {1:symbol}; it bears {2:symbol}."),
       wxTRANSLATE("Build on spaces that bear {1:symbol}.")}}},
    {"fountain.not-adjacent",
     wxTRANSLATE("A fountain joins two spaces that share an edge."),
     {{wxTRANSLATE("The two spaces of a fountain must lie directly side by side, never diagonally."),
       wxTRANSLATE("Choose two spaces that share an edge.")}}},
    {"stairs.not-adjacent",
     wxTRANSLATE("Stairs join two spaces that share an edge when seen from above."),
     {{wxTRANSLATE("The two spaces of stairs must lie directly side by side, never diagonally."),
       wxTRANSLATE("Choose two spaces that share an edge when seen from above.")}}},
    {"fountain.level",
     wxTRANSLATE("Both ends of a fountain are on the same level."),
     {{wxTRANSLATE("A fountain must join terraces on the same level; these are on levels {1} and {2}."),
       wxTRANSLATE("Join two terraces on level {1}, or two on level {2}.")}}},
    {"fountain.same-terrace",
     wxTRANSLATE("A fountain joins two different terraces, unless the rulings let it stand on one."),
     {{wxTRANSLATE("A fountain must join two terraces; both of its spaces are on one."),
       wxTRANSLATE("Choose spaces of two terraces that lie side by side on the same level.")}}},
    {"stairs.level",
     wxTRANSLATE("Stairs climb exactly one level."),
     {{wxTRANSLATE("Stairs must join terraces exactly one level apart; these are both on level {1}."),
       wxTRANSLATE("Build them between a terrace on level {1} and one on level {1:above}."), both_levels_equal},
      {wxTRANSLATE("Stairs must join terraces exactly one level apart; these are on levels {1} and {2}."),
       wxTRANSLATE("Build them from level {1} to level {1:above}, or from level {2} to level {2:above}.")}}},
    {"bridge.not-opposite",
     wxTRANSLATE("A bridge spans exactly one cell, along a row or a column."),
     {{wxTRANSLATE("The two ends of a bridge must lie in one row or column with exactly one cell between them."),
       wxTRANSLATE("Choose two spaces that face each other across one cell.")}}},
    {"bridge.level",
     wxTRANSLATE("Both ends of a bridge are on the same level."),
     {{wxTRANSLATE("A bridge must join terraces on the same level; these are on levels {1} and {2}."),
       wxTRANSLATE("Join two terraces on level {1}, or two on level {2}.")}}},
    {"statue.not-aligned",
     wxTRANSLATE("The first statue may stand anywhere; every further one stands in a row or a column with another, at "
                 "whatever distance and level."),
     {{wxTRANSLATE(
           "No row or column joins the groups that these statues stand in, so they cannot have come about by the "
           "rules."),
       wxTRANSLATE("Check where the statues stand, and whether one of them is missing."), of_a_whole_garden},
      {wxTRANSLATE(
           "No statue stands any more, so no further one can be in line; the table's rulings allow no new first "
           "one."),
       wxTRANSLATE("Leave this statue out."), is<1, 0>},
      {wxTRANSLATE(
           "After the first, every statue must be in one row or column with a statue that stands; this is not so "
           "here."),
       wxTRANSLATE("Build it in the row or column of a standing statue, at whatever distance and level.")}}},
    {"bridge.gap",
     wxTRANSLATE("Below a bridge it is open: nothing reaches its level there, and no other bridge crosses it."),
     {{wxTRANSLATE(
           "By the table's rulings no terrace may lie below a bridge; below this one lies a terrace on level {2}."),
       wxTRANSLATE("Build it where no terrace lies between its ends."), terrace_below_bridge},
      {wxTRANSLATE("Another bridge on level {2} passes between the ends of this one on level {1}."),
       wxTRANSLATE("Build it higher than level {2}, or elsewhere."), is<3, 1>},
      {wxTRANSLATE("A terrace on level {2} lies between the ends of this bridge on level {1}."),
       wxTRANSLATE("Build it higher than level {2}, or elsewhere.")}}},
};

wxString with_article(Kind kind) {
    switch (kind) {
    case Kind::statue: return _("a statue");
    case Kind::fountain: return _("a fountain");
    case Kind::bridge: return _("a bridge");
    case Kind::stairs: return _("stairs");
    }
    return {};
}

wxString symbol_words(Symbol symbol) {
    switch (symbol) {
    case Symbol::statue: return _("a statue symbol");
    case Symbol::fountain: return _("a fountain symbol");
    case Symbol::bridge: return _("a bridge symbol");
    case Symbol::stairs: return _("a stairs symbol");
    default: return _("no symbol");
    }
}

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind.empty()) return wxString(std::to_string(figure));
    if (kind == "above") return wxString(std::to_string(figure + 1));
    if (kind == "kind") return with_article(static_cast<Kind>(figure));
    if (kind == "symbol") return symbol_words(static_cast<Symbol>(figure));
    if (kind == "material") return name(static_cast<Material>(figure));
    if (kind == "corner") return name(static_cast<Corner>(figure));
    if (kind == "effect") return name(static_cast<Effect>(figure));
    if (kind == "corners") return fill_figures(wxPLURAL("{1} corner", "{1} corners", count), {figure});
    if (kind == "singles") return fill_figures(wxPLURAL("{1} single pillar", "{1} single pillars", count), {figure});
    return std::nullopt;
}

}

wxString sentence(const Finding& finding) {
    return worded(breach_words(table, finding).sentence, finding.figures, noun);
}
wxString remedy(const Finding& finding) { return worded(breach_words(table, finding).remedy, finding.figures, noun); }
wxString clause(std::string_view rule) { return i18n::clause(table, rule); }

}
