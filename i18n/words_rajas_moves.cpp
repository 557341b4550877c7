// What can be done next in Rajas of the Ganges, told line by line.
#include "i18n/words.h"
#include "i18n/words_rajas.h"

namespace clerk::i18n::rajas {

using namespace clerk::rajas;
using clerk::rajas::Game;

namespace {

wxString told(const Dice& dice) {
    std::vector<wxString> names;
    for (const Die& die : dice) names.push_back(name(die));
    return listed(names);
}

/// A place with its price.
wxString priced(const wxString& place, const WorkerMove& move) {
    if (!move.coins) return place;
    if (move.coins == move.most_coins) return fill(_("{1}, for {2} in money"), {place, figure(*move.coins)});
    return fill(_("{1}, for {2} to {3} in money, as printed"), {place, figure(*move.coins), figure(*move.most_coins)});
}

wxString told(const WorkerMove& move) {
    wxString line = priced(name(move.at), move);
    if (move.dice)
        line = fill(move.dice->size() == 1 ? _("{1}, paid with {2}") : _("{1}, paid with one of {2}"),
                    {line, told(*move.dice)});
    return "  " + line + "\n";
}

wxString told(const std::vector<WorkerMove>& workers) {
    if (workers.empty()) return {};
    wxString lines = _("A worker may go to:") + "\n";
    for (const WorkerMove& move : workers) lines += told(move);
    return lines;
}

wxString sides_of(Roads roads) {
    std::vector<wxString> names;
    for (const Side side : sides)
        if (roads.on(side)) names.push_back(name(side));
    return listed(names);
}

wxString told(const wxString& heading, const std::vector<Site>& sites) {
    if (sites.empty()) return {};
    wxString lines = heading + "\n";
    for (const Site& site : sites) {
        wxString sets;
        for (const Roads roads : site.roads) sets += (sets.empty() ? wxString() : wxString("; ")) + sides_of(roads);
        lines += fill(_("  {1}, with a road at: {2}"), {text(write(site.at)), sets}) + "\n";
    }
    return lines;
}

/// What is owed though no site of it is listed.
wxString told_of_owed(const Moves& moves) {
    wxString lines;
    if (moves.tile_anywhere)
        lines += _("A tile is owed; where it may lie is not known, as the province is not described.") + "\n";
    if (moves.yield_owed) lines += _("A yield tile is owed.") + "\n";
    return lines;
}

}

wxString told(const Game& game, const Moves& moves) {
    if (moves.over) return _("The game is over; nothing is left to do.") + "\n";
    const wxString player = name_line(game.players[static_cast<std::size_t>(moves.player)].name);
    const wxString lines = told(moves.workers) + told(_("A tile may lie on:"), moves.sites) +
                           told(_("A tile may be covered on:"), moves.covers) + told_of_owed(moves);
    return fill(_("{1} is at turn."), {player}) + "\n" +
           (lines.empty() ? _("No worker can be placed, and no tile.") + "\n" : lines);
}

}
