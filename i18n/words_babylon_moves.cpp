// What a turn could still do in Babylon, told line by line.
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <map>

namespace clerk::i18n::babylon {

using namespace clerk::babylon;
using clerk::babylon::Game;

namespace {

wxString figure(int number) { return std::to_string(number); }
wxString indented(const wxString& line) { return "  " + line + "\n"; }

wxString turn_of(const Game& game, int player, int turn) {
    const int round = turn / static_cast<int>(game.players.size()) + 1;
    return fill(_("Round {1}, {2}"), {figure(round), text(game.players[static_cast<std::size_t>(player)].name)});
}

wxString spaces(const std::vector<Space>& all) {
    std::vector<wxString> texts;
    for (const Space& space : all) texts.push_back(text(write(space)));
    return listed(texts);
}

wxString told(const std::vector<DigMove>& digs) {
    wxString lines = _("Digs, with the pillars from the edges:") + "\n";
    for (const DigMove& dig : digs) lines += indented(text(write(dig.at)) + "  " + figure(dig.edges));
    return lines;
}

/// Which terraces share a line: those of one tile, on one level, at one place.
using Line = std::tuple<From, int, Cell>;

wxString told(const TerraceMove& move, Depth depth) {
    const wxString corner = move.open ? name(*move.open) : _("none");
    return depth == Depth::full ? fill(_("{1} ({2})"), {corner, figure(move.pillars)}) : corner;
}

wxString heading(const Line& line, Depth depth) {
    const wxString level = figure(std::get<int>(line));
    if (depth != Depth::full) return fill(_("Level {1}:"), {level});
    return fill(std::get<From>(line) == From::dug ? _("The tile taken, on level {1}:")
                                                  : _("The tile of the slot, on level {1}:"),
                {level});
}

wxString told(const std::vector<TerraceMove>& terraces, Depth depth) {
    if (terraces.empty()) return _("No terrace can be placed.") + "\n";
    std::map<Line, std::vector<wxString>> corners_of;
    for (const TerraceMove& move : terraces) corners_of[{move.from, move.level, move.at}].push_back(told(move, depth));
    wxString lines = (depth == Depth::full ? _("Terraces, by open corner, with their price in single pillars.")
                                           : _("Terraces, by open corner.")) +
                     "\n";
    wxString last;
    for (const auto& [line, corners_there] : corners_of) {
        const wxString head = heading(line, depth);
        if (head != last) lines += head + "\n";
        last = head;
        lines += indented(text(write(std::get<Cell>(line))) + "  " + listed(corners_there));
    }
    return lines;
}

wxString told(const std::vector<Building>& ornaments) {
    if (ornaments.empty()) return _("No ornament can be built.") + "\n";
    wxString lines = _("Ornaments:") + "\n";
    for (const Building& building : ornaments) lines += indented(ornament(building));
    return lines;
}

}

wxString instead(const Placement& wanted, const Placement& legal) {
    const bool there = wanted.at == legal.at, level = wanted.level == legal.level, open = wanted.open == legal.open;
    if (there && level && legal.open) return fill(_("It is legal with the {1} corner open."), {name(*legal.open)});
    if (there && level) return _("It is legal with no corner open.");
    if (there && open) return fill(_("It is legal on level {1}."), {figure(legal.level)});
    if (const auto way = legal_that_way(legal.at.x - wanted.at.x, legal.at.y - wanted.at.y); way && level && open)
        return *way;
    const std::vector<wxString> place{text(write(legal.at)), figure(legal.level)};
    if (open) return fill(_("It is legal at {1} on level {2}."), place);
    if (!legal.open) return fill(_("It is legal at {1} on level {2}, with no corner open."), place);
    return fill(_("It is legal at {1} on level {2}, with the {3} corner open."),
                {place[0], place[1], name(*legal.open)});
}

wxString instead(const Building& legal) { return fill(_("It is legal to build {1}."), {ornament(legal)}); }

wxString ornament(const Building& building) {
    const wxString plain = fill(_("{1} {2}"), {name(building.kind), spaces(building.at)});
    if (building.as_if.empty()) return plain;
    return fill(_("{1} ({2} counts as the symbol needed)"), {plain, spaces(building.as_if)});
}

wxString told(const Game& game, const Moves& moves) {
    if (moves.over) return _("All rounds have been played; nothing is left to do.") + "\n";
    const wxString head = fill(_("{1} is at turn."), {turn_of(game, moves.player, moves.turn)}) + "\n";
    if (game.depth == Depth::full && !moves.begun) return head + told(moves.digs);
    return head + told(moves.terraces, game.depth) + told(moves.ornaments);
}

wxString told(const Game& game, const std::vector<Missed>& missed) {
    if (missed.empty()) return _("No ornament was missed.") + "\n";
    wxString lines;
    for (const Missed& turn : missed) {
        lines += fill(_("{1}: {2} VP missed"), {turn_of(game, turn.player, turn.turn), figure(turn.points)}) + "\n";
        for (const Building& building : turn.ornaments) lines += indented(ornament(building));
    }
    return lines;
}

}
