// What is said of the rules of Rajas of the Ganges, in their order: the rulebook's clause, what is wrong, and what
// would make it legal.
//
// The figures are those that the rules' tables in core/rajas list; the nouns {2:kind} are in noun() below.
#include "i18n/words_rajas.h"

#include "i18n/words.h"

namespace clerk::i18n::rajas {

using namespace clerk::rajas;

namespace {

template <std::size_t count> bool has(const Finding& finding) { return finding.figures.size() >= count; }
bool for_one_price(const Finding& finding) { return figure(finding, 3) == figure(finding, 4); }
bool too_dear(const Finding& finding) { return figure(finding, 3) > figure(finding, 5); }
bool for_one_price_too_high(const Finding& finding) { return for_one_price(finding) && too_dear(finding); }
bool asks_for_a_value(const Finding& finding) { return figure(finding, 2) <= highest_value; }
/// A chamber asks for the value of its place among them.
bool lacks_the_value(const Finding& finding) {
    return is<2, 0>(finding) && chamber(static_cast<SpotKind>(figure(finding, 1)));
}
bool asks_for_few_pips(const Finding& finding) { return is<2, highest_value + 1>(finding); }
bool other_colours_owed(const Finding& finding) { return has<3>(finding) && !is<3, 0>(finding); }
bool on_the_last_space(const Finding& finding) { return figure(finding, 1) == figure(finding, 2); }
bool nowhere_to_move(const Finding& finding) { return is<2, 0>(finding) && is<3, 0>(finding); }

constexpr RuleWords table[] = {
    // Workers
    {"turn.game-over",
     wxTRANSLATE("No turn after the end"),
     wxTRANSLATE("When somebody's markers meet, the go-round is completed, and the game is over; the rulings say who "
                 "still has a turn."),
     {{wxTRANSLATE("The game is over; no turn can begin any more."), wxTRANSLATE("Remove this turn.")}}},
    {"worker.none",
     wxTRANSLATE("Place a free worker"),
     wxTRANSLATE("A turn places a worker that the player had when it began; a worker gained in it waits."),
     {{wxTRANSLATE("The player has no worker left: all {2} are on the board."),
       wxTRANSLATE("Remove this worker; the player waits until the workers come back."), is<1, 0>},
      {wxTRANSLATE("The player had no worker when this turn began; one gained in it is placed in a later turn."),
       wxTRANSLATE("Remove this worker and place it in the player's next turn.")}}},
    {"worker.second",
     wxTRANSLATE("One worker a turn"),
     wxTRANSLATE("In each turn one worker is placed."),
     {{wxTRANSLATE("A worker was placed in this turn already."),
       wxTRANSLATE("Remove this worker and place it in the player's next turn.")}}},
    {"worker.occupied",
     wxTRANSLATE("One worker to a space"),
     wxTRANSLATE("Each space takes one worker in a round, and each chamber of the palace has one space."),
     {{wxTRANSLATE("No space is free any more in this round: {1:place} has {2:spaces}."),
       wxTRANSLATE("Choose a place with a free space.")}}},
    {"worker.assorted",
     wxTRANSLATE("Assorted goods once a round"),
     wxTRANSLATE("With three or four players each may send one worker a round to the assorted market."),
     {{wxTRANSLATE("A worker of this player was at the assorted market in this round already."),
       wxTRANSLATE("Choose another place, such as the market of one good.")}}},
    {"pay.coins",
     wxTRANSLATE("Each space has its price"),
     wxTRANSLATE("A space of the quarry or the harbour costs what is printed on it; the first worker at the harbour "
                 "pays nothing."),
     {{wxTRANSLATE("The next space costs {3} in money, and the player has {5}; {2} was paid."),
       wxTRANSLATE("Choose another place."), for_one_price_too_high},
      {wxTRANSLATE("The next space costs {3} in money, and {2} was paid."), wxTRANSLATE("Pay {3}."), for_one_price},
      {wxTRANSLATE("A space there costs {3} to {4} in money, and the player has {5}; {2} was paid."),
       wxTRANSLATE("Choose another place."), too_dear},
      {wxTRANSLATE("A space there costs {3} to {4} in money, and {2} was paid."),
       wxTRANSLATE("Pay what is printed on the space, {3} to {4}.")}}},
    {"pay.money",
     wxTRANSLATE("Money never falls below zero"),
     wxTRANSLATE("Money is paid by moving the money marker back, and never below 0."),
     {{wxTRANSLATE("This costs {1} in money, and the player has none."),
       wxTRANSLATE("Choose a place that costs nothing."), is<2, 0>},
      {wxTRANSLATE("This costs {1} in money, and the player has {2}."),
       wxTRANSLATE("Choose a place that costs {2} or less.")}}},
    {"dice.not-held",
     wxTRANSLATE("Use dice from the Kali"),
     wxTRANSLATE("Only dice on the player's own Kali are paid, turned or put back."),
     {{wxTRANSLATE("The player does not hold the die {1:die}."),
       wxTRANSLATE("Choose a die that lies on the player's Kali, or correct how it was rolled or turned."), is<2, 0>},
      {wxTRANSLATE("The player holds the die {1:die} only {2:times}."),
       wxTRANSLATE("Choose a die that lies on the player's Kali, or correct how it was rolled or turned.")}}},
    {"pay.count",
     wxTRANSLATE("As many dice as asked"),
     wxTRANSLATE("A place asks for no die or for one."),
     {{wxTRANSLATE("Nothing is paid in dice there, and {2:given}."), wxTRANSLATE("Pay no die."), is<3, 0>},
      {wxTRANSLATE("One die at most is paid there, and {2:given}."), wxTRANSLATE("Pay one die or none."),
       is<1, static_cast<int>(SpotKind::palace)>},
      {wxTRANSLATE("A {1:value} is asked for there, and no die was paid."),
       wxTRANSLATE("Pay a {1:value}, or turn a {1:opposite_value} with karma first."), lacks_the_value},
      {wxTRANSLATE("One die is asked for there, and {2:given}."), wxTRANSLATE("Pay one die.")}}},
    {"pay.die",
     wxTRANSLATE("The die fits the place"),
     wxTRANSLATE("Each chamber asks for a die of its value, the harbour for a 1, 2 or 3, other places for what is "
                 "printed there."),
     {{wxTRANSLATE("A {2} is asked for there, and {1:die} is none."),
       wxTRANSLATE("Pay a {2}, or turn a {2:opposite} with karma first."), asks_for_a_value},
      {wxTRANSLATE("The harbour asks for a 1, 2 or 3, and {1:die} is none."),
       wxTRANSLATE("Pay a 1, 2 or 3, or turn a 4, 5 or 6 with karma first."), asks_for_few_pips},
      {wxTRANSLATE("A die of the colour {2:asked} is asked for there, and {1:die} is none."),
       wxTRANSLATE("Pay a die of the colour {2:asked}.")}}},
    {"boat.last-six",
     wxTRANSLATE("No Portuguese near the end"),
     wxTRANSLATE("Nobody whose boat is on the last six spaces of the river visits the Portuguese."),
     {{wxTRANSLATE("The boat is on space {1} of {2}, the last one: the Portuguese does not help there."),
       wxTRANSLATE("Choose another place."), on_the_last_space},
      {wxTRANSLATE("The boat is on space {1} of {2}, one of the last six: the Portuguese does not help there."),
       wxTRANSLATE("Choose another place; the harbour still moves the boat.")}}},

    // Tiles
    {"step.not-owed",
     wxTRANSLATE("Take what is owed"),
     wxTRANSLATE("A reward is taken in the turn that brought it, and as often as it was brought."),
     {{wxTRANSLATE("The dice still owed are {3:colours}; {2:die} is of another colour."),
       wxTRANSLATE("Take one of these colours instead: {3:colours}."), other_colours_owed},
      {wxTRANSLATE("The die {2:die} is one more than is owed in this turn."),
       wxTRANSLATE("Take only dice that were gained in this turn."), has<3>},
      {wxTRANSLATE("{1:owed} is not owed at this point."),
       wxTRANSLATE("Remove this step, or enter what brought it before.")}}},
    {"tile.off-board",
     wxTRANSLATE("Tiles lie in the province"),
     wxTRANSLATE("Tiles lie on the places of the player's province."),
     {{wxTRANSLATE("This is no place of the province as it is described."),
       wxTRANSLATE("Choose a place of the province.")}}},
    {"tile.occupied",
     wxTRANSLATE("A tile takes a free place"),
     wxTRANSLATE("A tile from the quarry comes to a free place; only the builder's covers another."),
     {{wxTRANSLATE("A tile lies here already, and the one that is owed is for a free place."),
       wxTRANSLATE("Choose a free place.")}}},
    {"cover.empty",
     wxTRANSLATE("The builder covers a tile"),
     wxTRANSLATE("The builder's tile covers another tile of the province."),
     {{wxTRANSLATE("The tile that is owed covers another one, and none lies here."),
       wxTRANSLATE(
           "Choose a place with a tile that covers none; where there is none, remove this tile and what brought "
           "it.")}}},
    {"cover.twice",
     wxTRANSLATE("A tile is covered once"),
     wxTRANSLATE("A tile is covered once: one that covers another is not covered again."),
     {{wxTRANSLATE("The tile that lies here covers another already."),
       wxTRANSLATE(
           "Choose a place with a tile that covers none; where there is none, remove this tile and what brought "
           "it.")}}},
    {"pay.colour",
     wxTRANSLATE("Dice of the tile's colour"),
     wxTRANSLATE("A tile is paid for with dice of its own colour."),
     {{wxTRANSLATE("The tile's colour is {2:colour}, and {1:die} is another."),
       wxTRANSLATE("Pay with dice of the colour {2:colour}.")}}},
    {"pay.short",
     wxTRANSLATE("Dice worth the full price"),
     wxTRANSLATE("The dice are worth the tile's price or more; to cover a tile costs the difference of the prices."),
     {{wxTRANSLATE("The tile costs {2}; the dice are worth {1}."), wxTRANSLATE("Pay dice worth {2} or more."),
       is<4, 0>},
      {wxTRANSLATE("A tile of {3} on one of {4} costs {2}; the dice are worth {1}."),
       wxTRANSLATE("Pay dice worth {2} or more.")}}},
    {"road.none",
     wxTRANSLATE("A road links each tile"),
     wxTRANSLATE("From every tile a road leads to the residence."),
     {{wxTRANSLATE("No road leads here: there is neither an exit of the residence nor the road of a linked tile beside "
                   "it."),
       wxTRANSLATE("Choose a place to which a road leads."), is<2, 0>},
      {wxTRANSLATE("No road leads from here to the residence: the tile has no road at all."),
       wxTRANSLATE("A road at one of these sides links it: {2:sides}."), is<1, 0>},
      {wxTRANSLATE("No road leads from here to the residence: the tile's roads end at {1:sides}, and roads to be met "
                   "are at {2:sides}."),
       wxTRANSLATE("A road at one of these sides links it: {2:sides}.")}}},
    {"road.cut",
     wxTRANSLATE("Covering cuts no road"),
     wxTRANSLATE("When a tile is covered, roads still lead from all others to the residence."),
     {{wxTRANSLATE("This cuts {1:tiles} off from the residence, however the tile is turned."),
       wxTRANSLATE("Take a tile whose roads keep the others linked."), is<2, 0>},
      {wxTRANSLATE("This cuts {1:tiles} off from the residence."),
       wxTRANSLATE("Turn the tile, or take one whose roads keep the others linked.")}}},

    // The other steps
    {"karma.none",
     wxTRANSLATE("Karma turns a die"),
     wxTRANSLATE("One karma turns a die to its opposite side."),
     {{wxTRANSLATE("The player has no karma left to turn {1:die} to {1:turned}."),
       wxTRANSLATE("Leave the die as it lies, or correct the karma gained before.")}}},
    {"boat.spaces",
     wxTRANSLATE("The boat moves as gained"),
     wxTRANSLATE("A move goes as far as it was gained for, counted in free spaces."),
     {{wxTRANSLATE("No space of the river is ahead of the boat, and it moved {1}."), wxTRANSLATE("Remove this move."),
       nowhere_to_move},
      {wxTRANSLATE("The boat may move {2:free} at most, and it moved {1}."), wxTRANSLATE("Move it {2:free} at most."),
       is<3, 0>},
      {wxTRANSLATE("The boat has to move {3:free}, and it moved {1}."), wxTRANSLATE("Move it {3:free}."), is<2, 0>},
      {wxTRANSLATE("The boat has to move {3:free}, or {2:free} at most, and it moved {1}."),
       wxTRANSLATE("Move it {3:free}, or {2:free} at most.")}}},
    {"boat.end",
     wxTRANSLATE("The river has an end"),
     wxTRANSLATE("The boat moves to the last space of the river and no further."),
     {{wxTRANSLATE("The boat is on the last space of the river and cannot move."), wxTRANSLATE("Remove this move."),
       is<2, 0>},
      {wxTRANSLATE("The boat has no more than {2:free} ahead of it; it cannot move {1}."),
       wxTRANSLATE("Move it {2:free} at most.")}}},
    {"dice.supply",
     wxTRANSLATE("The supply has a limit"),
     wxTRANSLATE("The box has 12 dice of each colour."),
     {{wxTRANSLATE("Of the colour {1:colour} the supply has no die left, and {2:taken}."),
       wxTRANSLATE("Take none of this colour; where any colour is owed, choose another."), is<3, 0>},
      {wxTRANSLATE("Of the colour {1:colour} the supply has {3:dice} left, and {2:taken}."),
       wxTRANSLATE("Take {3:dice} of this colour at most; where any colour is owed, choose another.")}}},
    {"dice.capacity",
     wxTRANSLATE("A Kali has limited room"),
     wxTRANSLATE("A Kali holds 10 dice, on its back side 8."),
     {{wxTRANSLATE("The Kali holds {2:dice} at most; with these there would be {1}."),
       wxTRANSLATE("Put dice back first, or take fewer.")}}},
    {"upgrade.top",
     wxTRANSLATE("Level four is the highest"),
     wxTRANSLATE("A building has the levels 2, 3 and 4."),
     {{wxTRANSLATE("All buildings are on level 4, and no upgrade is possible any more."),
       wxTRANSLATE("Remove this step."), is<2, 1>},
      {wxTRANSLATE("On level 4 no upgrade is possible any more: {1:building}."),
       wxTRANSLATE("Upgrade another building.")}}},
    {"yield.slot",
     wxTRANSLATE("Yield tiles go by colour"),
     wxTRANSLATE("A yield tile lies on a slot of its colour on the province's rim."),
     {{wxTRANSLATE("The slot on the {1:side} side is {3:yield}, and the tile is {2:yield}."),
       wxTRANSLATE("Choose a slot of the tile's colour."), has<3>},
      {wxTRANSLATE("There is no slot for a yield tile on the {1:side} side."),
       wxTRANSLATE("Choose a side that has a slot."), has<2>},
      {wxTRANSLATE("There is no slot for a yield tile on the {1:side} side."),
       wxTRANSLATE("Choose a slot of the tile's colour.")}}},
    {"yield.occupied",
     wxTRANSLATE("One yield tile a slot"),
     wxTRANSLATE("One yield tile lies on a slot, and none is moved or covered."),
     {{wxTRANSLATE("A yield tile lies on the {1:side} side already."), wxTRANSLATE("Choose a free slot.")}}},
    {"gain.described",
     wxTRANSLATE("Known rewards come by themselves"),
     wxTRANSLATE("The rewards of a described board come by themselves; only the others are typed."),
     {{wxTRANSLATE("The last bonus of the money track is described, at {1}, and no reward needs to be typed."),
       wxTRANSLATE("Remove this reward.")}}},

    // Ends
    {"turn.no-tile",
     wxTRANSLATE("A tile is placed at once"),
     wxTRANSLATE("A worker goes to the quarry or the builder for a tile, which is placed at once."),
     {{wxTRANSLATE("A worker was sent for a tile, and none was placed in this turn: {1:place}."),
       wxTRANSLATE("Enter the tile, or send the worker elsewhere.")}}},
    {"marker.fame-back",
     wxTRANSLATE("Fame never falls"),
     wxTRANSLATE("Fame is never lost: its marker only moves forward."),
     {{wxTRANSLATE("The fame marker was on {2} and is on {1} now."),
       wxTRANSLATE("Correct this marker, or the one entered before.")}}},
    {"final.met",
     wxTRANSLATE("First the markers meet"),
     wxTRANSLATE("Only players whose markers have met or passed have a place in the order of meeting."),
     {{wxTRANSLATE("The markers have not met: {2:lacking}, and yet place {1} in the order of meeting is entered."),
       wxTRANSLATE("Remove the place and number the others anew, or correct the markers.")}}},
};

wxString owed(int what) {
    static constexpr const char* all[] = {
        wxTRANSLATE("a tile"),      wxTRANSLATE("a move of the boat"), wxTRANSLATE("a die"),
        wxTRANSLATE("an upgrade"),  wxTRANSLATE("a good to choose"),   wxTRANSLATE("a white tile"),
        wxTRANSLATE("a yield tile")};
    return wxGetTranslation(all[static_cast<std::size_t>(what)]);
}

/// Roads as bits.
wxString side_names(int bits) {
    std::vector<wxString> names;
    for (const Side side : sides)
        if (Roads(static_cast<unsigned>(bits)).on(side)) names.push_back(name(side));
    return listed(names);
}

/// Colours as bits.
wxString colour_names(int bits) {
    std::vector<wxString> names;
    for (const Colour colour : colours)
        if ((bits >> static_cast<int>(colour) & 1) != 0) names.push_back(name(colour));
    return listed(names);
}

Die die(int figure) { return {static_cast<Colour>(figure / 10), figure % 10}; }

/// Of a chamber, by its place among those of the board.
int value_asked(int place) { return static_cast<int>(*chamber(static_cast<SpotKind>(place))) + 1; }

/// A figure as how many there are of something.
std::optional<wxString> counted(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind == "dice") return fill_figures(wxPLURAL("{1} die", "{1} dice", count), {figure});
    if (kind == "times") return fill_figures(wxPLURAL("once", "{1} times", count), {figure});
    if (kind == "given") return fill_figures(wxPLURAL("{1} die was given", "{1} dice were given", count), {figure});
    if (kind == "taken") return fill_figures(wxPLURAL("{1} was taken", "{1} were taken", count), {figure});
    if (kind == "spaces") return fill_figures(wxPLURAL("{1} space", "{1} spaces", count), {figure});
    if (kind == "free") return fill_figures(wxPLURAL("{1} free space", "{1} free spaces", count), {figure});
    if (kind == "lacking")
        return fill_figures(wxPLURAL("{1} space of fame is lacking", "{1} spaces of fame are lacking", count),
                            {figure});
    if (kind == "tiles") return fill_figures(wxPLURAL("{1} tile", "{1} tiles", count), {figure});
    return std::nullopt;
}

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    if (kind.empty()) return i18n::figure(figure);
    if (kind == "die") return name(die(figure));
    if (kind == "turned") return name(turned(die(figure)));
    if (kind == "value") return i18n::figure(value_asked(figure));
    if (kind == "opposite_value") return i18n::figure(highest_value + 1 - value_asked(figure));
    if (kind == "opposite") return i18n::figure(highest_value + 1 - figure);
    if (kind == "asked") return name(static_cast<Colour>(figure - 10));
    if (kind == "colours") return colour_names(figure);
    if (kind == "colour") return name(static_cast<Colour>(figure));
    if (kind == "yield") return name(static_cast<YieldColour>(figure));
    if (kind == "building") return name(static_cast<Building>(figure));
    if (kind == "side") return name(static_cast<Side>(figure));
    if (kind == "sides") return side_names(figure);
    if (kind == "place") return name(Spot{static_cast<SpotKind>(figure)});
    if (kind == "owed") return owed(figure);
    return counted(kind, figure);
}

}

constexpr RulesInWords rules_in_words{table, noun};

}
