// What is said of Babylon's rules, in their order: the rulebook's clause, what is wrong, and what would make it legal.
//
// The figures are those that the rules' tables in core/babylon list; the nouns {2:kind} are in noun() below, what
// several figures make together, {reasons}, in list().
#include "i18n/words_babylon.h"

#include "core/babylon/building.h"
#include "core/babylon/garden.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

namespace clerk::i18n::babylon {

using namespace clerk::babylon;

namespace {

bool both_levels_equal(const Finding& finding) { return figure(finding, 1) == figure(finding, 2); }
bool several(const Finding& finding) { return finding.places.size() > 1; }

/// A corner without support, as terrace.support lists them behind the level.
struct Unsupported {
    Corner corner;
    int down; ///< levels to what lies below
    Occupant there;
    bool out_of_reach() const { return down > 2; }
    bool rests_when_lower(int by) const { return out_of_reach() && down - by <= 2 && there == Occupant{}; }
    bool for_the_reason_of(const Unsupported& other) const {
        if (out_of_reach() || other.out_of_reach()) return down == other.down;
        return there.what == other.there.what &&
               (there.what != Holds::bridge_above || there.level == other.there.level);
    }
};
std::vector<Unsupported> unsupported(const Finding& finding) {
    std::vector<Unsupported> all;
    for (std::size_t i = 3; i + 3 <= finding.figures.size(); i += 4)
        all.push_back({static_cast<Corner>(figure(finding, i)),
                       figure(finding, i + 1),
                       {static_cast<Holds>(figure(finding, i + 2)), figure(finding, i + 3)}});
    return all;
}
/// Right above the highest of what lies below no more corners are without support than one, which may stay open.
bool rests_lower(const Finding& finding) {
    const int lower = figure(finding, 2) - 1;
    const auto stays = [&](const Unsupported& one) { return !one.rests_when_lower(lower); };
    return lower > 0 && std::ranges::count_if(unsupported(finding), stays) <= 1;
}

// Of terrace.not-on-top and bridge.gap
bool nothing_is_higher(const Finding& finding) { return is<2, max_level>(finding); }

// Of terrace.full-overlap
constexpr std::size_t before_overlapped = 2; ///< figures before the levels of the terraces overlapped
bool several_overlapped(const Finding& finding) { return finding.figures.size() > before_overlapped + 1; }
bool one_level_apart(const Finding& finding) { return is<2, 1>(finding); }
bool several_one_level_apart(const Finding& finding) { return one_level_apart(finding) && several_overlapped(finding); }

// Of the round's effect
bool no_token_yet(const Finding& finding) { return is<2, static_cast<int>(building::TokenOf::first_round)>(finding); }
bool token_not_entered(const Finding& finding) {
    return is<2, static_cast<int>(building::TokenOf::not_entered)>(finding);
}
bool used_before(const Finding& finding) { return is<1, 1>(finding); }
bool used_for_one_more(const Finding& finding) { return used_before(finding) && is<2, 1>(finding); }

// Of bridge.gap
bool no_terrace_may_be_below(const Finding& finding) { return is<3, 0>(finding) && is<4, 1>(finding); }
bool lower_terrace_in_the_way(const Finding& finding) {
    return no_terrace_may_be_below(finding) && figure(finding, 2) < figure(finding, 1);
}
bool bridge_in_the_way(const Finding& finding) { return is<3, 1>(finding); }
bool bridge_at_the_top(const Finding& finding) { return bridge_in_the_way(finding) && nothing_is_higher(finding); }
bool only_its_level_counts(const Finding& finding) { return is<4, 2>(finding); }
bool bridge_on_its_level(const Finding& finding) {
    return bridge_in_the_way(finding) && only_its_level_counts(finding);
}

constexpr int statue = static_cast<int>(Kind::statue);
constexpr int blank = static_cast<int>(Symbol::blank);

constexpr RuleWords table[] = {
    // Turn
    {"turn.game-over",
     wxTRANSLATE("No turn after the end"),
     wxTRANSLATE("Two players play 15 rounds, three 13 and four 11, with one turn each in a round."),
     {{wxTRANSLATE("All {1} rounds have been played; the game is over."), wxTRANSLATE("Remove this turn.")}}},
    {"turn.dig",
     wxTRANSLATE("A turn begins with digging"),
     wxTRANSLATE("Every turn begins with a tile taken from the quarry."),
     {{wxTRANSLATE("A turn begins with a dig, and this one has none."),
       wxTRANSLATE("Enter which tile was taken from the quarry.")}}},
    {"dig.empty",
     wxTRANSLATE("Dig where a tile lies"),
     wxTRANSLATE("The tile on top of a stack is taken, as long as the stack has one."),
     {{wxTRANSLATE("This stack of the quarry is empty."),
       wxTRANSLATE("Take the tile from a stack that still has one.")}}},
    {"dig.symbol-count",
     wxTRANSLATE("Symbols go by the material"),
     wxTRANSLATE("Clay bears 2 symbols, granite 3 and basalt 4."),
     {{wxTRANSLATE("A {2:material} tile bears {3} symbols; this one was entered with {1}."),
       wxTRANSLATE("Correct the symbols, or the stack that the tile was taken from.")}}},
    {"turn.tile",
     wxTRANSLATE("Place the dug or stored tile"),
     wxTRANSLATE("The tile just taken and the one in the slot may be placed: at most two terraces a turn."),
     {{wxTRANSLATE("The tile taken in this turn has been placed already."),
       wxTRANSLATE("Place the tile of the slot if there is one, or remove this step."), is<1, 0>},
      {wxTRANSLATE("There is no tile in the slot."),
       wxTRANSLATE("Place the tile taken in this turn if it is not placed yet, or remove this step."), is<1, 1>},
      {wxTRANSLATE("This is the third terrace of the turn, and no more than two can be placed."),
       wxTRANSLATE("Remove one of the three, or enter it in another turn.")}}},

    // Placing a terrace
    {"terrace.off-board",
     wxTRANSLATE("Terraces lie on the board"),
     wxTRANSLATE("A terrace lies over four cells of the board."),
     {{wxTRANSLATE("Part of this terrace lies outside the board."),
       wxTRANSLATE("Place it with its south-west cell between a1 and g7.")}}},
    {"terrace.level-order",
     wxTRANSLATE("No level is left out"),
     wxTRANSLATE("No level is left out: a terrace needs another of the same garden on the level just below its own."),
     {{wxTRANSLATE(
           "A garden grows level by level: there is no terrace on level {2} yet, so none can be placed on level "
           "{1}."),
       wxTRANSLATE("Place a terrace on level {2} first, or this one on a lower level.")}}},
    {"terrace.not-on-top",
     wxTRANSLATE("A new terrace lies on top"),
     wxTRANSLATE("A new terrace lies above everything that is in its four cells."),
     {{wxTRANSLATE("A terrace on level {2} lies here already, so one on level {1} cannot go on top."),
       wxTRANSLATE("Place it at another place."), nothing_is_higher},
      {wxTRANSLATE("A terrace on level {2} lies here already, so one on level {1} cannot go on top."),
       wxTRANSLATE("Place it higher than level {2}, or at another place.")}}},
    {"terrace.full-overlap",
     wxTRANSLATE("Terraces never overlap completely"),
     wxTRANSLATE("Terraces may overlap, but not completely; the rulings say on which levels that counts."),
     {{wxTRANSLATE("Terraces one level apart, on levels {overlapped}, lie on exactly the same four cells; this one on "
                   "level {1} would overlap them completely."),
       wxTRANSLATE("Place it at least one cell to the side, or on a level that is not one apart."),
       several_one_level_apart},
      {wxTRANSLATE("A terrace one level apart, on level {3}, lies on exactly the same four cells; this one on level "
                   "{1} would overlap it completely."),
       wxTRANSLATE("Place it at least one cell to the side, or on a level that is not one apart."), one_level_apart},
      {wxTRANSLATE("Terraces on levels {overlapped} lie on exactly the same four cells; this one on level {1} would "
                   "overlap them completely."),
       wxTRANSLATE("Place it at least one cell to the side."), several_overlapped},
      {wxTRANSLATE("A terrace on level {3} lies on exactly the same four cells; this one on level {1} would overlap it "
                   "completely."),
       wxTRANSLATE("Place it at least one cell to the side.")}}},
    {"terrace.open-corner",
     wxTRANSLATE("A gazebo marks the open corner"),
     wxTRANSLATE("A gazebo stands on the one corner that nothing supports."),
     {{wxTRANSLATE("The {1:corner} corner rests on a statue one level below, so it is supported and gets no gazebo."),
       wxTRANSLATE("Let four supports carry the terrace, or leave open a corner that nothing carries.")}}},
    {"terrace.support",
     wxTRANSLATE("Three corners need support"),
     wxTRANSLATE("A corner rests on a statue or a single pillar one level below, or on a double pillar two levels "
                 "below, where the space is free. One corner may stay open."),
     {{wxTRANSLATE("This terrace on level {1} has no support under {corners}. {reasons}."),
       wxTRANSLATE("Place the terrace lower or elsewhere; one corner may stay open and gets a gazebo."), rests_lower},
      {wxTRANSLATE("This terrace on level {1} has no support under {corners}. {reasons}."),
       wxTRANSLATE("Place the terrace elsewhere; one corner may stay open and gets a gazebo.")}}},
    {"terrace.pillars",
     wxTRANSLATE("Terraces cost pillars"),
     wxTRANSLATE("Pillars are those of the dig and those stored before. A statue carries a corner for nothing, and two "
                 "single pillars make a double one."),
     {{wxTRANSLATE("This terrace costs {1:singles}; the player has {2}."),
       wxTRANSLATE("Let single pillars, statues or an open corner save some, or store the tile for a later turn.")}}},

    // Building an ornament
    {"ornament.shape",
     wxTRANSLATE("The right number of spaces"),
     wxTRANSLATE("A statue stands on one space; a fountain, a bridge and stairs join two."),
     {{wxTRANSLATE("A statue stands on exactly one space, not on {2}."), wxTRANSLATE("Give it one space."),
       is<1, statue>},
      {wxTRANSLATE("{1:kind} must join two different spaces, and here both are the same."),
       wxTRANSLATE("Give it two different spaces."), is<2, 2>},
      {wxTRANSLATE("{1:kind} must join two different spaces, not {2}."),
       wxTRANSLATE("Give it two different spaces.")}}},
    {"ornament.no-space",
     wxTRANSLATE("Ornaments stand on terraces"),
     wxTRANSLATE("Ornaments stand on the spaces of terraces."),
     {{wxTRANSLATE("No terrace has the spaces {places}."),
       wxTRANSLATE("Build on the spaces of terraces that lie there."), several},
      {wxTRANSLATE("There is no terrace on level {level} at this place."),
       wxTRANSLATE("Build on the spaces of terraces that lie there.")}}},
    {"ornament.hidden",
     wxTRANSLATE("Spaces must be visible"),
     wxTRANSLATE("Nothing is built on a space that a higher terrace covers."),
     {{wxTRANSLATE("These spaces are hidden, so nothing can be built on them any more: {hiding}."),
       wxTRANSLATE("Build on spaces that can be seen from above."), several},
      {wxTRANSLATE("A terrace on level {1} hides this space, so nothing can be built on it any more."),
       wxTRANSLATE("Build on spaces that can be seen from above.")}}},
    {"ornament.occupied",
     wxTRANSLATE("A space holds one thing"),
     wxTRANSLATE("A space holds one thing: an ornament, a gazebo or a pillar. The rulings say whether a bridge takes "
                 "the spaces below it too."),
     {{wxTRANSLATE("These spaces are not free: {holders}."), wxTRANSLATE("Build on spaces that are free."), several},
      {wxTRANSLATE("This space is not free: {holders}."), wxTRANSLATE("Build on spaces that are free.")}}},
    {"ornament.not-this-turn",
     wxTRANSLATE("Ornaments use a new terrace"),
     wxTRANSLATE("Ornaments are built when a terrace has been placed, with at least one space on a terrace of the same "
                 "turn."),
     {{wxTRANSLATE("An ornament must stand wholly or partly on a terrace placed in this turn, and this one does not."),
       wxTRANSLATE("Use at least one space of a terrace placed in this turn.")}}},
    {"effect.unavailable",
     wxTRANSLATE("A round token changes symbols"),
     wxTRANSLATE("Two round tokens let a space count as another symbol, each only in its own round."),
     {{wxTRANSLATE("The first round has no round token, so no space counts as another symbol."),
       wxTRANSLATE("Build on spaces with the right symbols."), no_token_yet},
      {wxTRANSLATE("No token was entered for this round, so no space counts as another symbol."),
       wxTRANSLATE("Build on spaces with the right symbols, or enter the round token."), token_not_entered},
      {wxTRANSLATE("In this round no space counts as another symbol; the round token says: {1:effect}."),
       wxTRANSLATE("Build on spaces with the right symbols, or correct the round token.")}}},
    {"effect.already-used",
     wxTRANSLATE("The effect serves once"),
     wxTRANSLATE("The effect serves every player once in the round, for one space."),
     {{wxTRANSLATE("Only one space of a turn may count as another symbol, and the effect was used before."),
       wxTRANSLATE("Let only one space of the turn count as another symbol."), used_for_one_more},
      {wxTRANSLATE(
           "Only one space of a turn may count as another symbol; the effect was used before, and here {2} do."),
       wxTRANSLATE("Let only one space of the turn count as another symbol."), used_before},
      {wxTRANSLATE("Only one space of a turn may count as another symbol; here {2} do at once."),
       wxTRANSLATE("Let only one space of the turn count as another symbol.")}}},
    {"effect.elsewhere",
     wxTRANSLATE("The effect serves this ornament"),
     wxTRANSLATE("The effect serves a space of the ornament that is being built."),
     {{wxTRANSLATE("The spaces that count as another symbol, {places}, are none of this ornament's."),
       wxTRANSLATE("Choose one of the spaces that the ornament is built on."), several},
      {wxTRANSLATE("The space that counts as another symbol is none of this ornament's."),
       wxTRANSLATE("Choose one of the spaces that the ornament is built on.")}}},
    {"effect.not-this-turn",
     wxTRANSLATE("The effect serves new terraces"),
     wxTRANSLATE("The effect serves a space of a terrace placed in the same turn."),
     {{wxTRANSLATE("Only a space on a terrace placed in this turn may count as another symbol."),
       wxTRANSLATE("Choose a space on a terrace placed in this turn.")}}},
    {"effect.needs-symbol",
     wxTRANSLATE("One symbol becomes another"),
     wxTRANSLATE("This token turns one symbol into another."),
     {{wxTRANSLATE("The effect turns one symbol into another that is needed; {bearing}."),
       wxTRANSLATE("Choose a space that bears another symbol."), several},
      {wxTRANSLATE("The effect turns one symbol into another, and this space is blank."),
       wxTRANSLATE("Choose a space that bears another symbol."), is<1, blank>},
      {wxTRANSLATE("This space bears {1:symbol} already, the very one that is needed."),
       wxTRANSLATE("Build on it without the effect.")}}},
    {"effect.needs-blank",
     wxTRANSLATE("Blank spaces become symbols"),
     wxTRANSLATE("This token turns a blank space into any symbol."),
     {{wxTRANSLATE("The effect turns a blank space into a symbol; {bearing}."), wxTRANSLATE("Choose a blank space."),
       several},
      {wxTRANSLATE("The effect turns a blank space into a symbol, and this one bears {1:symbol}."),
       wxTRANSLATE("Choose a blank space.")}}},
    {"ornament.symbol",
     wxTRANSLATE("Ornament and symbol match"),
     wxTRANSLATE("An ornament is built on spaces that bear its symbol."),
     {{wxTRANSLATE("For {1:kind} these spaces must bear {1:symbol}; {bearing}."),
       wxTRANSLATE("Build on spaces that bear {1:symbol}."), several},
      {wxTRANSLATE("For {1:kind} this space must bear {1:symbol}; it is blank."),
       wxTRANSLATE("Build on spaces that bear {1:symbol}."), is<2, blank>},
      {wxTRANSLATE("For {1:kind} this space must bear {1:symbol}; it bears {2:symbol}."),
       wxTRANSLATE("Build on spaces that bear {1:symbol}.")}}},
    {"fountain.not-adjacent",
     wxTRANSLATE("A fountain joins adjacent spaces"),
     wxTRANSLATE("A fountain joins two spaces that share an edge."),
     {{wxTRANSLATE("The two spaces of a fountain must lie directly side by side, never diagonally."),
       wxTRANSLATE("Choose two spaces that share an edge.")}}},
    {"stairs.not-adjacent",
     wxTRANSLATE("Stairs join adjacent spaces"),
     wxTRANSLATE("Stairs join two spaces that share an edge when seen from above."),
     {{wxTRANSLATE("The two spaces of stairs must lie directly side by side, never diagonally."),
       wxTRANSLATE("Choose two spaces that share an edge when seen from above.")}}},
    {"fountain.level",
     wxTRANSLATE("A fountain lies level"),
     wxTRANSLATE("Both ends of a fountain are on the same level."),
     {{wxTRANSLATE("A fountain must join terraces on the same level; these are on levels {1} and {2}."),
       wxTRANSLATE("Join two terraces on level {1}, or two on level {2}.")}}},
    {"fountain.same-terrace",
     wxTRANSLATE("A fountain joins two terraces"),
     wxTRANSLATE("A fountain joins two different terraces, unless the rulings let it stand on one."),
     {{wxTRANSLATE("A fountain must join two terraces; both of its spaces are on one."),
       wxTRANSLATE("Choose spaces of two terraces that lie side by side on the same level.")}}},
    {"stairs.level",
     wxTRANSLATE("Stairs climb one level"),
     wxTRANSLATE("Stairs climb exactly one level."),
     {{wxTRANSLATE("Stairs must join terraces exactly one level apart; both spaces are on level {1}."),
       wxTRANSLATE("Build them from one level to the next: {climbs}."), both_levels_equal},
      {wxTRANSLATE("Stairs must join terraces exactly one level apart; these are on levels {1} and {2}."),
       wxTRANSLATE("Build them from one level to the next: {climbs}.")}}},
    {"bridge.not-opposite",
     wxTRANSLATE("A bridge spans one cell"),
     wxTRANSLATE("A bridge spans exactly one cell, along a row or a column."),
     {{wxTRANSLATE("The two ends of a bridge must lie in one row or column with exactly one cell between them."),
       wxTRANSLATE("Choose two spaces that face each other across one cell.")}}},
    {"bridge.level",
     wxTRANSLATE("A bridge lies level"),
     wxTRANSLATE("Both ends of a bridge are on the same level."),
     {{wxTRANSLATE("A bridge must join terraces on the same level; these are on levels {1} and {2}."),
       wxTRANSLATE("Join two terraces on level {1}, or two on level {2}.")}}},
    {"statue.not-aligned",
     wxTRANSLATE("Statues stand in line"),
     wxTRANSLATE("The first statue may stand anywhere; every further one stands in a row or a column with one that "
                 "still stands, at whatever distance and level."),
     {{wxTRANSLATE(
           "No row or column joins the groups that these statues stand in, so they cannot have come about by the "
           "rules."),
       wxTRANSLATE("Check where the statues stand, and whether one of them is missing."), several},
      {wxTRANSLATE(
           "No statue stands any more, so no further one can be in line; the table's rulings allow no new first "
           "one."),
       wxTRANSLATE("Leave this statue out."), is<1, 0>},
      {wxTRANSLATE("A statue is in one row or column with this one, but it has become a pillar; after the first, every "
                   "statue must be in line with one that still stands."),
       wxTRANSLATE("Build it in the row or column of a standing statue, at whatever distance and level."), is<2, 1>},
      {wxTRANSLATE(
           "After the first, every statue must be in one row or column with a statue that stands; this is not so "
           "here."),
       wxTRANSLATE("Build it in the row or column of a standing statue, at whatever distance and level.")}}},
    {"bridge.gap",
     wxTRANSLATE("A bridge spans open space"),
     wxTRANSLATE("Below a bridge it is open: nothing reaches its level there, and no other bridge crosses it."),
     {{wxTRANSLATE(
           "By the table's rulings no terrace may lie below a bridge; below this one lies a terrace on level {2}."),
       wxTRANSLATE("Build it where no terrace lies between its ends."), lower_terrace_in_the_way},
      {wxTRANSLATE("A terrace on level {2} lies between the ends of this bridge on level {1}."),
       wxTRANSLATE("Build it where no terrace lies between its ends."), no_terrace_may_be_below},
      {wxTRANSLATE("Another bridge on level {2} passes between the ends of this one on level {1}."),
       wxTRANSLATE("Build it on a level on which nothing lies between its ends, or elsewhere."), bridge_on_its_level},
      {wxTRANSLATE("A terrace on level {2} lies between the ends of this bridge on level {1}."),
       wxTRANSLATE("Build it on a level on which nothing lies between its ends, or elsewhere."), only_its_level_counts},
      {wxTRANSLATE("Another bridge on level {2} passes between the ends of this one on level {1}."),
       wxTRANSLATE("Build it elsewhere."), bridge_at_the_top},
      {wxTRANSLATE("A terrace on level {2} lies between the ends of this bridge on level {1}."),
       wxTRANSLATE("Build it elsewhere."), nothing_is_higher},
      {wxTRANSLATE("Another bridge on level {2} passes between the ends of this one on level {1}."),
       wxTRANSLATE("Build it higher than level {2}, or elsewhere."), bridge_in_the_way},
      {wxTRANSLATE("A terrace on level {2} lies between the ends of this bridge on level {1}."),
       wxTRANSLATE("Build it higher than level {2}, or elsewhere.")}}},
};

wxString with_article(Kind kind) {
    switch (kind) {
    case Kind::statue: return _("a statue");
    case Kind::fountain: return _("a fountain");
    case Kind::bridge: return _("a bridge");
    // TRANSLATORS: as "a statue" and "a bridge" are said, though in English stairs take no article.
    case Kind::stairs: return wxGETTEXT_IN_CONTEXT("with article", "stairs");
    }
    return {};
}

wxString symbol_words(Symbol symbol) {
    switch (symbol) {
    case Symbol::statue: return _("a statue symbol");
    case Symbol::fountain: return _("a fountain symbol");
    case Symbol::bridge: return _("a bridge symbol");
    case Symbol::stairs: return _("a stairs symbol");
    default: return {};
    }
}

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind.empty()) return i18n::figure(figure);
    if (kind == "kind") return with_article(static_cast<Kind>(figure));
    if (kind == "symbol") return symbol_words(static_cast<Symbol>(figure));
    if (kind == "material") return name(static_cast<Material>(figure));
    if (kind == "corner") return name(static_cast<Corner>(figure));
    if (kind == "effect") return name(static_cast<Effect>(figure));
    if (kind == "singles") return fill_figures(wxPLURAL("{1} single pillar", "{1} single pillars", count), {figure});
    return std::nullopt;
}

wxString words_of(int figure) { return i18n::figure(figure); }
wxString words_of(const Place& place) {
    const wxString cell = text(write(Cell{}.moved(place.x, place.y)));
    // TRANSLATORS: {1} is a cell of the board such as c4 (column c, row 4).
    return place.level == 0 ? cell : fill(_("{1} on level {2}"), {cell, figure(place.level)});
}

wxString count_of_corners(const Finding& finding) {
    const auto count = static_cast<int>(finding.places.size());
    return fill_figures(wxPLURAL("{1} corner", "{1} corners", static_cast<unsigned>(count)), {count});
}

/// What a space holds, told of "there".
wxString holder(const Occupant& there) {
    switch (there.what) {
    case Holds::statue: return _("a statue stands there");
    case Holds::fountain: return _("a fountain stands there");
    case Holds::bridge: return _("a bridge stands there");
    case Holds::stairs: return _("stairs stand there");
    case Holds::pillar_statue: return _("a statue that carries a terrace stands there");
    case Holds::gazebo: return _("a gazebo stands there");
    case Holds::pillar: return _("a pillar stands there");
    case Holds::bridge_above: return fill(_("a bridge on level {1} passes over it"), {words_of(there.level)});
    }
    return {};
}

/// Why these corners have no support: all for one reason.
wxString reason(const std::vector<wxString>& names, const Unsupported& why) {
    if (why.out_of_reach())
        return fill(_("{1}: what lies below is {2} levels down, and a pillar reaches 1 or 2"),
                    {listed(names), words_of(why.down)});
    return fill(_("{1}: the space below is not free ({2})"), {listed(names), holder(why.there)});
}

/// Why each corner has no support, those with the same reason together.
wxString reasons(const Finding& finding) {
    std::vector<Unsupported> left = unsupported(finding);
    std::vector<wxString> told;
    while (!left.empty()) {
        const Unsupported why = left.front();
        std::vector<wxString> names;
        for (const Unsupported& one : left)
            if (one.for_the_reason_of(why)) names.push_back(name(one.corner));
        std::erase_if(left, [&](const Unsupported& one) { return one.for_the_reason_of(why); });
        told.push_back(reason(names, why));
    }
    wxString all = one_by_one(told);
    if (!all.empty()) all[0] = static_cast<wxChar>(wxToupper(all[0]));
    return all;
}

wxString overlapped(const Finding& finding) {
    std::vector<wxString> levels;
    for (std::size_t i = before_overlapped; i < finding.figures.size(); ++i)
        levels.push_back(words_of(finding.figures[i]));
    return listed(levels);
}

/// What `words` make of each place with the figures told of it, which are the last of the finding.
template <class Words> std::vector<wxString> of_each_place(const Finding& finding, std::size_t figures, Words words) {
    std::vector<wxString> all;
    const std::size_t first = finding.figures.size() - figures * finding.places.size();
    for (std::size_t i = 0; i < finding.places.size(); ++i)
        all.push_back(words(finding.places[i], finding.figures.data() + first + figures * i));
    return all;
}

wxString hiding(const Finding& finding) {
    return one_by_one(of_each_place(finding, 1, [](const Place& place, const int* level) {
        return fill(_("{1} lies under level {2}"), {words_of(place), words_of(*level)});
    }));
}

wxString bearing(const Finding& finding) {
    return one_by_one(of_each_place(finding, 1, [](const Place& place, const int* symbol) {
        if (*symbol == blank) return fill(_("{1} is blank"), {words_of(place)});
        return fill(_("{1} bears {2}"), {words_of(place), symbol_words(static_cast<Symbol>(*symbol))});
    }));
}

/// Of several spaces each is named.
wxString holders(const Finding& finding) {
    return one_by_one(of_each_place(finding, 2, [&](const Place& place, const int* there) {
        const wxString words = holder({static_cast<Holds>(there[0]), there[1]});
        return several(finding) ? fill(_("{1}: {2}"), {words_of(place), words}) : words;
    }));
}

wxString places(const Finding& finding) {
    std::vector<wxString> names;
    for (const Place& place : finding.places) names.push_back(words_of(place));
    return listed(names);
}

/// The ways in which stairs may climb, when one of their ends stays on its level.
wxString climbs(const Finding& finding) {
    std::vector<int> from{figure(finding, 1) - 1, figure(finding, 1), figure(finding, 2) - 1, figure(finding, 2)};
    std::ranges::sort(from);
    from.erase(std::unique(from.begin(), from.end()), from.end());
    std::vector<wxString> ways;
    for (const int level : from)
        if (level >= 1 && level < max_level)
            ways.push_back(fill(_("level {1} to {2}"), {words_of(level), words_of(level + 1)}));
    return either(ways);
}

wxString level(const Finding& finding) { return words_of(finding.places.empty() ? 0 : finding.places.front().level); }

std::optional<wxString> list(const wxString& kind, const Finding& finding) {
    using Told = wxString (*)(const Finding&);
    static constexpr std::pair<const char*, Told> kinds[] = {{"corners", count_of_corners},
                                                             {"reasons", reasons},
                                                             {"overlapped", overlapped},
                                                             {"hiding", hiding},
                                                             {"bearing", bearing},
                                                             {"holders", holders},
                                                             {"places", places},
                                                             {"climbs", climbs},
                                                             {"level", level}};
    for (const auto& [word, tell] : kinds)
        if (kind == word) return tell(finding);
    return std::nullopt;
}

}

constexpr RulesInWords rules_in_words{table, noun, list};

}
