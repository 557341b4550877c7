// What is said of the rules of Egizia, in their order: the rulebook's clause, what is wrong, and what would make it
// legal.
//
// The figures are those that the rules' tables in core/egizia list; the nouns {2:kind} are in noun() below, {spaces},
// {crews} and the like in list().
#include "i18n/words_egizia.h"

#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::i18n::egizia {

using namespace clerk::egizia;

namespace {

template <std::size_t count> bool has_places(const Finding& finding) { return finding.places.size() >= count; }
template <std::size_t count> bool has_figures(const Finding& finding) { return finding.figures.size() >= count; }
bool is_heliopolis_upstream(const Finding& finding) { return has_places<2>(finding) && is<1, 1>(finding); }
bool are_graves_upstream(const Finding& finding) {
    return has_places<2>(finding) && finding.places.front() == place(spot(Site::graves));
}
bool joker_alone_is_stronger(const Finding& finding) { return is<3, 1>(finding) && is<4, 0>(finding); }
bool raises_no_crew(const Finding& finding) {
    return is<1, 0>(finding) || (is<1, -1>(finding) && finding.figures.size() == 1);
}
bool repeats_a_crew(const Finding& finding) { return figure(finding, 1) == figure(finding, 2); }

constexpr RuleWords table[] = {
    // The round
    {"round.game-over",
     wxTRANSLATE("Five rounds are played"),
     wxTRANSLATE("The game ends after five rounds."),
     {{wxTRANSLATE("Five rounds have been played; no round can begin any more."), wxTRANSLATE("Remove this round.")}}},
    {"round.order",
     wxTRANSLATE("The lowest score goes first"),
     wxTRANSLATE("The lowest on the score track is the next first player, and so on upwards; of two on one space the "
                 "one behind."),
     {{wxTRANSLATE("The turn order entered is not the one that is due: {players}."),
       wxTRANSLATE("Enter the players in that order, or leave the order out.")}}},

    // Ships
    {"ship.passed",
     wxTRANSLATE("No ship after passing"),
     wxTRANSLATE("A player who has passed places no more ships in this round."),
     {{wxTRANSLATE("The player has passed in this round already."), wxTRANSLATE("Remove this entry.")}}},
    {"ship.order",
     wxTRANSLATE("Ships go in turn order"),
     wxTRANSLATE("Ships are placed in turn order, one at a time."),
     {{wxTRANSLATE("It is the turn of {1:player} to place a ship or to pass."),
       wxTRANSLATE("Enter the ship or the pass of {1:player} first.")}}},
    {"ship.none",
     wxTRANSLATE("Ships are limited each round"),
     wxTRANSLATE("Each player has a fixed number of ships a round."),
     {{wxTRANSLATE("The player has no ship left: all {1} are on the Nile."), wxTRANSLATE("Remove this ship.")}}},
    {"ship.upstream",
     wxTRANSLATE("Ships go downstream"),
     wxTRANSLATE("Each new ship lies downstream of the player's earlier ones."),
     {{wxTRANSLATE("A ship must lie downstream of one's earlier ships; {place1} lies upstream of {place2}."),
       wxTRANSLATE("Choose a place that is free and downstream."), is_heliopolis_upstream},
      {wxTRANSLATE("A ship must lie downstream of one's earlier ships; the graves lie upstream of {place2}."),
       wxTRANSLATE("Choose a place downstream, or enter that a card allows it."), are_graves_upstream},
      {wxTRANSLATE("A ship must lie downstream of one's earlier ships; {place1} lies upstream of {place2}."),
       wxTRANSLATE("Choose a place downstream, or enter that a card allows it."), has_places<2>},
      {wxTRANSLATE("A ship must lie downstream of one's earlier ships, and Heliopolis lies upstream of one of them."),
       wxTRANSLATE("Choose a place that is free and downstream."), is<1, 1>},
      {wxTRANSLATE("A ship must lie downstream of one's earlier ships, and this one lies upstream of one of them."),
       wxTRANSLATE("Choose a place downstream, or enter that a card allows it.")}}},
    {"space.occupied",
     wxTRANSLATE("One ship to a space"),
     wxTRANSLATE("A card space, a ring space and a space of a site take one ship."),
     {{wxTRANSLATE("A ship lies on this place already."),
       wxTRANSLATE("Choose a free place, or enter that a card allows it."), is<1, 0>},
      {wxTRANSLATE("A ship lies at Heliopolis already."), wxTRANSLATE("Choose a place that is free and downstream."),
       is<1, -1>},
      {wxTRANSLATE("A ship lies on space {1} of this site already, and the player has one at the site."),
       wxTRANSLATE("Choose a place elsewhere."), is<2, 1>},
      {wxTRANSLATE("A ship lies on space {1} of this site already."),
       wxTRANSLATE("Choose a free space of the site, or let the ship wait there.")}}},
    {"site.twice",
     wxTRANSLATE("One ship at each site"),
     wxTRANSLATE("Each player has one ship at most at a site."),
     {{wxTRANSLATE("The player has a ship at this site already."), wxTRANSLATE("Choose a place elsewhere.")}}},
    {"site.closed",
     wxTRANSLATE("Only open spaces take ships"),
     wxTRANSLATE("With two or three players each site has two open spaces."),
     {{wxTRANSLATE("Space {1} of this site is not open: only {2} are."),
       wxTRANSLATE("Choose one of the first {2} spaces, or let the ship wait.")}}},
    {"site.next",
     wxTRANSLATE("The nearest free space first"),
     wxTRANSLATE("A ship takes the free space of the site that lies nearest the Nile."),
     {{wxTRANSLATE("Space {1} is not the free one nearest the Nile; that is space {2}."),
       wxTRANSLATE("Choose space {2}.")}}},
    {"space.no-cards",
     wxTRANSLATE("No cards at Heliopolis"),
     wxTRANSLATE("No card can be used at Heliopolis."),
     {{wxTRANSLATE("Something that a card gives was entered at Heliopolis, where no card can be used."),
       wxTRANSLATE("Remove what the card gives."), is<2, 0>},
      {wxTRANSLATE("A card let the ship lie at Heliopolis, where no card can be used."),
       wxTRANSLATE("Leave the card out; if the place is then taken or upstream, choose another."), is<1, 0>},
      {wxTRANSLATE("A card let the ship lie at Heliopolis and gave something there, where no card can be used."),
       wxTRANSLATE("Leave out the card and what it gives; if the place is then taken or upstream, choose another.")}}},
    {"space.raise",
     wxTRANSLATE("A ring space raises crews"),
     wxTRANSLATE("A ring space raises the crews that it shows, or as many different ones as it lets one choose."),
     {{wxTRANSLATE("This ring space raises no crew."), wxTRANSLATE("Remove the crews."), raises_no_crew},
      {wxTRANSLATE("The crews raised are not those that the ring space shows: {crews}."),
       wxTRANSLATE("Raise {crews}, or leave the crews out."), is<1, -1>},
      {wxTRANSLATE("The ring space raises {1:different}, and one crew was entered more than once."),
       wxTRANSLATE("Choose {1:different}."), repeats_a_crew},
      {wxTRANSLATE("The ring space raises {1:different}, and {2:entered}."), wxTRANSLATE("Choose {1:different}.")}}},
    {"ring.move",
     wxTRANSLATE("Passalon moves the water ring"),
     wxTRANSLATE("At Passalon the water ring moves by one; the rulings say whether it must, and between which rows."),
     {{wxTRANSLATE("This place does not move the water ring."), wxTRANSLATE("Leave the water ring out."), is<1, 0>},
      {wxTRANSLATE("The water ring lay on {2}, and from there it does not move to {3}."),
       wxTRANSLATE("Move it by one, or leave it where it lies."), is<1, 1>},
      {wxTRANSLATE("The water ring lay on {2}, and from there it does not move to {3}."),
       wxTRANSLATE("Move it by one."), is<1, 3>},
      {wxTRANSLATE("The water ring lies on {2} and must be moved."), wxTRANSLATE("Move it by one.")}}},

    // Building
    {"build.no-ship",
     wxTRANSLATE("Building takes a ship"),
     wxTRANSLATE("A player with a ship at a site may build there."),
     {{wxTRANSLATE("The player has no ship at this site."), wxTRANSLATE("Remove the build, or enter the ship.")}}},
    {"build.twice",
     wxTRANSLATE("Build once at each site"),
     wxTRANSLATE("Each player builds once a round at a site."),
     {{wxTRANSLATE("The player has built at this site in this round already."),
       wxTRANSLATE("Remove this build, or enter it as part of the earlier one.")}}},
    {"build.order",
     wxTRANSLATE("Building goes in order"),
     wxTRANSLATE("First the sphinx is built, then the graves, then the pyramid; at each site from the Nile outwards."),
     {{wxTRANSLATE("A player has built at a site further downstream already."),
       wxTRANSLATE("Enter the builds of this site before those."), is<1, -1>},
      {wxTRANSLATE("A ship that lies further out has built here already: that of {1:player}."),
       wxTRANSLATE("Enter this build before that of {1:player}.")}}},
    {"build.full",
     wxTRANSLATE("Open spaces limit the builders"),
     wxTRANSLATE("As many players build at a site as it has open spaces."),
     {{wxTRANSLATE("No more than {1:builders} may build at this site in a round, and they have."),
       wxTRANSLATE("Remove this build.")}}},
    {"crew.none",
     wxTRANSLATE("A build takes a crew"),
     wxTRANSLATE("A build takes one crew; the joker works with it and never alone."),
     {{wxTRANSLATE("The joker never works alone, and no crew is named."), wxTRANSLATE("Name the crew he works with."),
       is<1, 1>},
      {wxTRANSLATE("A build takes a crew, and none is named."), wxTRANSLATE("Name the crew that builds.")}}},
    {"crew.used",
     wxTRANSLATE("Each crew works once"),
     wxTRANSLATE("Each crew works once a round."),
     {{wxTRANSLATE("This crew has worked in this round already: {1:crew}."),
       wxTRANSLATE("Choose a crew that has not been used.")}}},
    {"joker.used",
     wxTRANSLATE("The joker helps once"),
     wxTRANSLATE("The joker helps once a round."),
     {{wxTRANSLATE("The joker has helped in this round already."), wxTRANSLATE("Build with the crew alone.")}}},
    {"sphinx.draw",
     wxTRANSLATE("Five sphinx cards at most"),
     wxTRANSLATE("At the sphinx one to five cards are drawn."),
     {{wxTRANSLATE("At the sphinx five cards are drawn at most, and {1} were."), wxTRANSLATE("Draw 5 or fewer.")}}},
    {"sphinx.keep",
     wxTRANSLATE("Keep one sphinx card"),
     wxTRANSLATE("Of the sphinx cards drawn one is kept or none."),
     {{wxTRANSLATE("Of the cards drawn one is kept or none, and {1} were."),
       wxTRANSLATE("Keep 1 and return the others.")}}},
    {"sphinx.exact",
     wxTRANSLATE("Draw as many as possible"),
     wxTRANSLATE("As many sphinx cards are drawn as strength, stones and five allow."),
     {{wxTRANSLATE("{2:cards} could be drawn, and {1} drawn: draw as many as possible."),
       wxTRANSLATE("Draw {2:cards}.")}}},

    // Stones
    {"stone.no-space",
     wxTRANSLATE("Stones stand on printed spaces"),
     wxTRANSLATE("Stones are placed on the building spaces that are printed."),
     {{wxTRANSLATE("The row is finished: nothing more is built in it."), wxTRANSLATE("Choose a space of another row."),
       is<1, -1>},
      {wxTRANSLATE("There is no such space: {1:there_are} described there."),
       wxTRANSLATE("Choose a space that is described, or correct the board.")}}},
    {"stone.occupied",
     wxTRANSLATE("Built spaces stay built"),
     wxTRANSLATE("A stone on a monument is never taken away."),
     {{wxTRANSLATE("This space is built already."), wxTRANSLATE("Choose a space that is not built.")}}},
    {"obelisk.order",
     wxTRANSLATE("The obelisk grows upwards"),
     wxTRANSLATE("The obelisk is built from below."),
     {{wxTRANSLATE("The obelisk is not complete below this space: {numbers} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"grave.not-open",
     wxTRANSLATE("The grave tile lies open"),
     wxTRANSLATE("Four grave tiles lie open: the first four that are not built."),
     {{wxTRANSLATE("The tile of this grave is not open yet."),
       wxTRANSLATE("Choose the open tile nearest the Nile, or build the graves before this one first.")}}},
    {"grave.order",
     wxTRANSLATE("Graves begin at the Nile"),
     wxTRANSLATE("The graves are built from the Nile on."),
     {{wxTRANSLATE("The graves nearer the Nile are not all built yet: {graves} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"grave.tile",
     wxTRANSLATE("Only grave tiles that exist"),
     wxTRANSLATE("The box has 20 grave tiles."),
     {{wxTRANSLATE("Of the 20 grave tiles none has the value {1}."), wxTRANSLATE("Correct the value of the tile."),
       is<2, 0>},
      {wxTRANSLATE("Of the 20 grave tiles {2:have} the value {1}, and none is left."),
       wxTRANSLATE("Correct the value of this tile, or of one before.")}}},
    {"pyramid.left",
     wxTRANSLATE("Rows start at the left"),
     wxTRANSLATE("Each row of the pyramid is built from the left."),
     {{wxTRANSLATE("The row is not complete to the left of this space: {numbers} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"pyramid.support",
     wxTRANSLATE("The pyramid needs support"),
     wxTRANSLATE("A space of the pyramid needs support below."),
     {{wxTRANSLATE("Nothing is built below, in row {1}."), wxTRANSLATE("Build in row {1} first."), has_figures<1>},
      {wxTRANSLATE("Support below this space is lacking: {spaces} not built."), wxTRANSLATE("Build below first.")}}},
    {"temple.column",
     wxTRANSLATE("Temple columns grow upwards"),
     wxTRANSLATE("Each column of the temple is built from below."),
     {{wxTRANSLATE("The column is not complete below this space: {numbers} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"temple.middle",
     wxTRANSLATE("Columns before the middle"),
     wxTRANSLATE("The middle of the temple is built when both columns are."),
     {{wxTRANSLATE("The columns below the middle are not both complete: {columns} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"temple.roof",
     wxTRANSLATE("The roof comes last"),
     wxTRANSLATE("The roof of the temple is built after the middle, from below."),
     {{wxTRANSLATE("The temple is not complete below this space of the roof: {roof} lacking."),
       wxTRANSLATE("Build what is lacking first.")}}},
    {"build.strength",
     wxTRANSLATE("Strength limits the build"),
     wxTRANSLATE("What is built takes no more than the strength of the crew, the joker and a card together."),
     {{wxTRANSLATE("This takes a strength of {1}, and there is one of {2}."),
       wxTRANSLATE("Build for {2} at most, or add the joker or what a card gives."), joker_alone_is_stronger},
      {wxTRANSLATE("This takes a strength of {1}, and there is one of {2}."),
       wxTRANSLATE("Build for {2} at most, or with a stronger crew, or add the joker or what a card gives."), is<3, 1>},
      {wxTRANSLATE("This takes a strength of {1}, and there is one of {2}."),
       wxTRANSLATE("Build for {2} at most, or add what a card gives."), is<4, 0>},
      {wxTRANSLATE("This takes a strength of {1}, and there is one of {2}."),
       wxTRANSLATE("Build for {2} at most, or with a stronger crew, or add what a card gives.")}}},
    {"build.stones",
     wxTRANSLATE("A build costs stones"),
     wxTRANSLATE("A build is paid for in stones."),
     {{wxTRANSLATE("This costs {1:stones}, and the player has none."), wxTRANSLATE("Remove this build."), is<2, 0>},
      {wxTRANSLATE("This costs {1:stones}, and the player has {2}."), wxTRANSLATE("Build for {2} at most.")}}},
    {"build.market",
     wxTRANSLATE("Graves raise a market"),
     wxTRANSLATE("A build at the graves brings a step in one of the two markets."),
     {{wxTRANSLATE("It is not said in which market the build brings a step."),
       wxTRANSLATE("Choose the stone market or the grain market.")}}},

    // The end
    {"end.not-yet",
     wxTRANSLATE("The scoring comes last"),
     wxTRANSLATE("The final scoring comes after the fifth round."),
     {{wxTRANSLATE("The end is entered after {1} of {2} rounds."),
       wxTRANSLATE("Remove the end, or enter the other rounds.")}}},
    {"end.sphinx",
     wxTRANSLATE("Each sphinx card scores"),
     wxTRANSLATE("Each sphinx card held scores at the end."),
     {{wxTRANSLATE("Points of {1:cards} are entered, and the player holds {2}."),
       wxTRANSLATE("Enter one figure for each card, 0 for one that is not fulfilled.")}}},
    {"grave.too-many",
     wxTRANSLATE("Twelve graves are in play"),
     wxTRANSLATE("Twelve grave tiles are in play."),
     {{wxTRANSLATE("This is grave tile {1} of all players, and only {2} are in play."),
       wxTRANSLATE("Remove tiles, of this player or of another.")}}},
};

/// A figure as how many there are of something.
std::optional<wxString> counted(const wxString& kind, int figure) {
    const auto count = static_cast<unsigned>(figure);
    if (kind == "cards") return fill_figures(wxPLURAL("{1} sphinx card", "{1} sphinx cards", count), {figure});
    if (kind == "stones") return fill_figures(wxPLURAL("{1} stone", "{1} stones", count), {figure});
    if (kind == "builders") return fill_figures(wxPLURAL("{1} player", "{1} players", count), {figure});
    if (kind == "have") return fill_figures(wxPLURAL("{1} has", "{1} have", count), {figure});
    if (kind == "there_are") return fill_figures(wxPLURAL("{1} space is", "{1} spaces are", count), {figure});
    // TRANSLATORS: what a ring space raises, or what is to be chosen.
    if (kind == "different" && figure == 1) return _("one crew");
    if (kind == "different") return fill_figures(wxPLURAL("{1} crew", "{1} different crews", count), {figure});
    if (kind == "entered") return fill_figures(wxPLURAL("{1} was entered", "{1} were entered", count), {figure});
    return std::nullopt;
}

/// Whoever has the record at hand tells the name instead.
wxString player(int figure) { return fill_figures(_("player {1}"), {figure}); }

/// A figure as the noun that the template asks for.
std::optional<wxString> noun(const wxString& kind, int figure) {
    if (kind.empty()) return i18n::figure(figure);
    if (kind == "crew") return name(static_cast<Crew>(figure));
    if (kind == "player") return player(figure);
    return counted(kind, figure);
}

wxString crew(int figure) { return name(static_cast<Crew>(figure)); }
// A space that is lacking, as core's figures tell of it, or a player.
wxString number(int figure) { return i18n::figure(std::abs(figure)); }
wxString grave(int figure) { return name(Space{Part::grave, figure}); }
wxString of_columns(int figure) { return name(Space{figure < 0 ? Part::right : Part::left, std::abs(figure)}); }
wxString below_the_roof(int figure) { return name(figure == 0 ? Space{Part::middle} : Space{Part::roof, figure}); }

/// But of the first so many.
template <class Items, class InWords>
std::vector<wxString> each(const Items& items, InWords one_in_words, std::size_t first = 0) {
    std::vector<wxString> names;
    std::transform(items.begin() + static_cast<std::ptrdiff_t>(first), items.end(), std::back_inserter(names),
                   one_in_words);
    return names;
}

/// "obelisk 1 and obelisk 2 are"
wxString are(const std::vector<wxString>& names) {
    const auto count = static_cast<unsigned>(names.size());
    return fill(wxPLURAL("{1} is", "{1} are", count), {listed(names)});
}

/// "spaces 1 and 2 are"
wxString numbers_are(const std::vector<int>& figures) {
    const auto count = static_cast<unsigned>(figures.size());
    return fill(wxPLURAL("space {1} is", "spaces {1} are", count), {listed(each(figures, number))});
}

/// Several spaces that are not built.
std::optional<wxString> spaces(const wxString& kind, const Finding& finding) {
    if (kind == "spaces") return are(each(finding.places, words().place, 1));
    if (kind == "numbers") return numbers_are(finding.figures);
    if (kind == "graves") return are(each(finding.figures, grave));
    if (kind == "columns") return are(each(finding.figures, of_columns));
    if (kind == "roof") return are(each(finding.figures, below_the_roof));
    return std::nullopt;
}

/// Several figures or places as the template asks for them.
std::optional<wxString> list(const wxString& kind, const Finding& finding) {
    if (kind == "place1" || kind == "place2") return words().place(finding.places.at(kind == "place1" ? 0 : 1));
    if (kind == "players") return listed(each(finding.figures, player));
    if (kind == "crews") return listed(each(finding.figures, crew, 1));
    return spaces(kind, finding);
}

}

constexpr RulesInWords rules_in_words{table, noun, list};

}
