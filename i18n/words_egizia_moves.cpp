// What can be done next in Egizia, told line by line.
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <cstdlib>

namespace clerk::i18n::egizia {

using namespace clerk::egizia;
using clerk::egizia::Game;

namespace {

wxString player_name(const Game& game, int player) {
    return name_line(game.players[static_cast<std::size_t>(player)].name);
}

wxString line(const wxString& words) { return "  " + words + "\n"; }

wxString told(const Berth& berth) {
    if (!berth.at.is_site()) return line(name(berth.at));
    if (!berth.space) return line(fill(_("{1}, to wait"), {name(berth.at)}));
    return line(fill(_("{1}, space {2}"), {name(berth.at), figure(*berth.space)}));
}

wxString told(const OpenSpace& open) {
    if (!open.value) return line(name(open.at));
    return line(fill(_("{1}, for {2}"), {name(open.at), figure(*open.value)}));
}

wxString told(const Game& game, const Feeding& feeding) {
    return line(
        fill(wxPLURAL("{1}: needs {2} grain, has {3}; {4} point", "{1}: needs {2} grain, has {3}; {4} points",
                      static_cast<unsigned>(std::abs(feeding.points))),
             {player_name(game, feeding.player), figure(feeding.need), figure(feeding.grain), figure(feeding.points)}));
}

wxString told(const Game& game, const Builder& builder) {
    return line(fill(_("{1} at {2}, for {3} at most"),
                     {player_name(game, builder.player), name(builder.site), figure(builder.most)}));
}

template <class List, class Tell> wxString told(const wxString& heading, const List& list, Tell tell) {
    if (list.empty()) return {};
    wxString lines = heading + "\n";
    for (const auto& each : list) lines += tell(each);
    return lines;
}

wxString told_of_ships(const Game& game, const Moves& moves) {
    const wxString turn = moves.player ? fill(_("{1} is at turn."), {player_name(game, *moves.player)})
                                       : _("Nobody is left to place a ship.");
    return turn + "\n" + told(_("A ship may lie on:"), moves.places, [](const Berth& berth) { return told(berth); }) +
           told(_("Feeding, as it is now:"), moves.feeding, [&](const Feeding& each) { return told(game, each); });
}

}

wxString told(const Game& game, const Moves& moves) {
    if (moves.over) return _("The game is over; nothing is left to do.") + "\n";
    const wxString round = fill(_("Round {1}."), {figure(moves.round)}) + "\n";
    if (moves.of_ships) return round + told_of_ships(game, moves);
    return round +
           told(_("A stone may be placed on:"), moves.stones, [](const OpenSpace& open) { return told(open); }) +
           told(_("Who may build:"), moves.builders, [&](const Builder& builder) { return told(game, builder); });
}

}
