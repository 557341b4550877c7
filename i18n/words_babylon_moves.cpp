// What a turn could still do in Babylon, told line by line.
#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <map>

namespace clerk::i18n::babylon {

using namespace clerk::babylon;
using clerk::babylon::Game;

namespace {

wxString indented(const wxString& line) { return "  " + line + "\n"; }

wxString turn_of(const Game& game, int player, int turn) {
    const int round = turn / static_cast<int>(game.players.size()) + 1;
    return fill(_("Round {1}, {2}"), {figure(round), name_line(game.players[static_cast<std::size_t>(player)].name)});
}

wxString spaces(const std::vector<Space>& all) {
    std::vector<wxString> texts;
    for (const Space& space : all) texts.push_back(text(write(space)));
    return listed(texts);
}

wxString in_words(const std::vector<DigMove>& digs) {
    wxString lines = _("Digs, with the pillars from the edges:") + "\n";
    for (const DigMove& dig : digs) lines += indented(text(write(dig.at)) + "  " + figure(dig.edges));
    return lines;
}

/// Which terraces share a line: those of one tile, on one level, at one place.
using Line = std::tuple<From, int, Cell>;

wxString in_words(const TerraceMove& move, Depth depth) {
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

wxString in_words(const std::vector<TerraceMove>& terraces, Depth depth) {
    if (terraces.empty()) return _("No terrace can be placed.") + "\n";
    std::map<Line, std::vector<wxString>> corners_of;
    for (const TerraceMove& move : terraces)
        corners_of[{move.from, move.level, move.at}].push_back(in_words(move, depth));
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

/// As a list of moves has it: "statue c5@1".
wxString noted(const Building& building) {
    const wxString plain = fill(_("{1} {2}"), {name(building.kind), spaces(building.at)});
    if (building.as_if.empty()) return plain;
    return fill(_("{1} ({2} counts as the symbol needed)"), {plain, spaces(building.as_if)});
}

/// For people: "c4 on level 1 and c3 on level 2", "d4 and e4 on level 1".
wxString on_levels(const std::vector<Space>& all) {
    const bool one_level = std::ranges::all_of(all, [&](const Space& one) { return one.level == all.front().level; });
    std::vector<wxString> texts;
    for (const Space& space : all)
        texts.push_back(one_level ? text(write(space.cell))
                                  : fill(_("{1} on level {2}"), {text(write(space.cell)), figure(space.level)}));
    const wxString words = listed(texts);
    return one_level && !all.empty() ? fill(_("{1} on level {2}"), {words, figure(all.front().level)}) : words;
}

wxString in_words(const std::vector<Building>& ornaments) {
    if (ornaments.empty()) return _("No ornament can be built.") + "\n";
    wxString lines = _("Ornaments:") + "\n";
    for (const Building& building : ornaments) lines += indented(noted(building));
    return lines;
}

/// In depth builds a tile is told by its flower, for it is not known where it comes from.
wxString tile_there(const Placement& placement) {
    const wxString at = text(write(placement.at)), level = figure(placement.level);
    // TRANSLATORS: {1} is the flower: "the pink tile at c4 on level 2"
    if (placement.tile)
        return fill(_("the {1} tile at {2} on level {3}"), {name(placement.tile->tile.flower), at, level});
    return fill(placement.from == From::dug ? _("the tile taken at {1} on level {2}")
                                            : _("the tile of the slot at {1} on level {2}"),
                {at, level});
}

/// "the tile taken at c4 on level 2, turned by 90 degrees, north-east corner open"
wxString in_words(const Placement& placement) {
    wxString words = tile_there(placement);
    if (placement.rotation != 0) words = fill(_("{1}, turned by {2} degrees"), {words, figure(placement.rotation)});
    if (placement.open) words = fill(_("{1}, {2} corner open"), {words, name(*placement.open)});
    return words;
}

wxString in_words(const std::vector<Step>& steps) {
    std::vector<wxString> each;
    for (const Step& step : steps) {
        const auto* placement = std::get_if<Placement>(&step.what);
        each.push_back(placement ? in_words(*placement) : ornament(std::get<Building>(step.what)));
    }
    return one_by_one(each);
}

/// The cells of its terraces and the spaces of its ornaments.
std::vector<Place> places(const std::vector<Step>& steps) {
    std::vector<Place> all;
    for (const Step& step : steps) {
        if (const auto* placement = std::get_if<Placement>(&step.what)) {
            const Terrace terrace{placement->at, static_cast<std::int8_t>(placement->level)};
            for (const Corner corner : corners) all.push_back(place({terrace.cell(corner), terrace.level}));
        } else {
            for (const Space space : std::get<Building>(step.what).at) all.push_back(place(space));
        }
    }
    return all;
}

BestWords told_of_builds(const Record& record, const Best& best) {
    BestWords words{.exact = best.builds.exact()};
    for (const Build& build : best.builds.list)
        words.lines.push_back({build.points, in_words(build.steps), gains_told(clerk::babylon::game_id, build.gains),
                               places(build.steps),
                               Record{record.head, played_on(std::get<Game>(record.game), build.steps)}});
    if (!best.tile_known)
        words.note = _("In this depth no tile is known before it is placed, so only ornaments are told.");
    else if (!best.builds.exact())
        words.note =
            fill(_("Not everything was looked at. No build brings more than {1} VP."), {figure(best.builds.bound)});
    else if (words.lines.empty())
        words.note = _("Everything was looked at: no build brings points now.");
    else
        words.note = _("Everything was looked at: no build brings more.");
    return words;
}

wxString with_the_slot(const Builds& builds) {
    const wxString slot =
        builds.list.empty()
            ? _("with the tile of the slot no points")
            : fill(_("{1} VP: {2}"), {figure(builds.list.front().points), in_words(builds.list.front().steps)});
    return fill(_("{1}; with the stack's tile, whatever it bears, at most {2} VP"), {slot, figure(builds.bound)});
}

wxString with_the_dug(const Builds& builds) {
    return fill(_("with the stack's tile, whatever it bears, at most {1} VP"), {figure(builds.bound)});
}

BestWords told_of_digs(const Best& best) {
    BestWords words;
    for (const DigAdvice& dig : best.digs)
        words.lines.push_back({.words = fill(_("Stack {1}, pillars: {2}"), {text(write(dig.at)), figure(dig.pillars)}),
                               .why = best.slot_empty ? with_the_dug(dig.slot) : with_the_slot(dig.slot)});
    words.note = _("What a tile bears is not known before it is dug, so only what it allows at most is told.");
    return words;
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
    const wxString plain = fill(_("{1} {2}"), {name(building.kind), on_levels(building.at)});
    if (building.as_if.empty()) return plain;
    return fill(_("{1} ({2} counts as the symbol needed)"), {plain, on_levels(building.as_if)});
}

wxString in_words(const Game& game, const Moves& moves) {
    if (moves.over) return _("All rounds have been played; nothing is left to do.") + "\n";
    const wxString head = fill(_("{1} is at turn."), {turn_of(game, moves.player, moves.turn)}) + "\n";
    if (game.depth == Depth::full && !moves.begun) return head + in_words(moves.digs);
    return head + in_words(moves.terraces, game.depth) + in_words(moves.ornaments);
}

BestWords in_words(const Record& record, const Best& best) {
    if (best.over) return {.note = _("All rounds have been played; nothing is left to do.")};
    BestWords words = best.begun ? told_of_builds(record, best) : told_of_digs(best);
    words.heading = fill(_("{1} is at turn."), {turn_of(std::get<Game>(record.game), best.player, best.turn)});
    return words;
}

ReviewedTurn in_words(const Record& record, const TurnReview& review, GameAfter after) {
    ReviewedTurn words{review, {}, gains_told(clerk::babylon::game_id, review.gains)};
    for (std::size_t i = 0; i < review.steps.size(); ++i) {
        words.steps.push_back({.words = in_words(std::vector{review.steps[i]}), .places = places({review.steps[i]})});
        if (after == GameAfter::each_step)
            words.steps.back().after = Record{record.head, played_instead(std::get<Game>(record.game), review, i + 1)};
    }
    return words;
}

wxString in_words(const Game& game, const std::vector<Missed>& missed) {
    if (missed.empty()) return _("No ornament was missed.") + "\n";
    wxString lines;
    for (const Missed& turn : missed) {
        lines += fill(_("{1}: {2} VP missed"), {turn_of(game, turn.player, turn.turn), figure(turn.points)}) + "\n";
        for (const Building& building : turn.ornaments) lines += indented(noted(building));
    }
    return lines;
}

}
