// What can be done next in Alhambra, told line by line.
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <map>

namespace clerk::i18n::alhambra {

using namespace clerk::alhambra;
using clerk::alhambra::Game;

namespace {

/// The cells of each tile, a line a tile.
template <class Move> wxString told(const wxString& heading, const std::vector<Move>& moves) {
    if (moves.empty()) return {};
    std::map<std::size_t, std::vector<wxString>> cells_of;
    for (const Move& move : moves) cells_of[number(move.tile)].push_back(name(move.at));
    wxString lines = heading + "\n";
    for (const auto& [tile, at] : cells_of) lines += fill("  {1}: {2}\n", {name(tiles[tile]), listed(at)});
    return lines;
}

wxString told(const std::vector<Remove>& removes) {
    if (removes.empty()) return {};
    std::vector<wxString> at;
    for (const Remove& remove : removes) at.push_back(name(remove.at));
    return _("May go to the reserve, from:") + "\n  " + listed(at) + "\n";
}

wxString told(const std::vector<Swap>& swaps) {
    if (swaps.empty()) return {};
    wxString lines = _("May be swapped:") + "\n";
    for (const Swap& swap : swaps) {
        const wxString out = name(swap.out), at = name(swap.at);
        lines += "  " +
                 (swap.at == swap.out ? fill(_("{1} for {2}"), {out, name(swap.tile)})
                                      : fill(_("{1} for {2} on {3}"), {out, name(swap.tile), at})) +
                 "\n";
    }
    return lines;
}

}

namespace {

Cell cell(const Swap& swap) { return swap.out; }
template <class Put>
Cell cell(const Put& put)
    requires requires { put.at; }
{
    return put.at;
}
template <class Other> Cell cell(const Other&) { return {}; }

Cell cell(const Step& step) {
    return std::visit([](const auto& what) { return cell(what); }, step.what);
}

wxString told_of_the_end(const Game& game) {
    return game.end
               ? _("The game is over; nothing is left to do.")
               : _("The game is over: what is left on the market is given out and placed before the last scoring.");
}

}

wxString instead(const Step& wanted, const Step& legal) {
    const Cell from = cell(wanted), to = cell(legal);
    if (std::holds_alternative<Remove>(legal.what))
        return fill(_("It is legal to take away the tile {1} of the fountain."), {name(to)});
    if (std::holds_alternative<Swap>(legal.what))
        return fill(_("It is legal in exchange for the tile {1} of the fountain."), {name(to)});
    const auto way = legal_that_way(to.x - from.x, to.y - from.y);
    return way ? *way : fill(_("It is legal on the cell {1} of the fountain."), {name(to)});
}

BestWords told(const Record& record, const Best& best) {
    const auto& game = std::get<Game>(record.game);
    if (best.over) return {.note = told_of_the_end(game)};
    BestWords words{
        .heading = fill(_("{1} is at turn."), {name_line(game.players[static_cast<std::size_t>(best.player)].name)})};
    for (const TileAdvice& advice : best.tiles)
        for (const TilePlace& place : advice.places) {
            const wxString gained = gains_told(clerk::alhambra::game_id, place.gains);
            const wxString shape = fill(_("longest wall {1}, open cells {2}, outline {3}"),
                                        {figure(place.wall), figure(place.open), figure(place.outline)});
            words.lines.push_back({place.points,
                                   fill(_("{1} on {2}"), {name(advice.tile), name(place.at)}),
                                   gained.empty() ? shape : one_by_one({gained, shape}),
                                   {clerk::alhambra::place(place.at)},
                                   Record{record.head, played_on(game, place.step)}});
        }
    words.note = words.lines.empty() ? _("No tile can be placed or built now.")
                                     : _("Every place of each tile was looked at, each tile by itself.");
    return words;
}

/// What was done before it is as it was. The step that was played stands where the best of them stands.
ReviewedTurn told(const Record& record, const TurnReview& review, GameAfter after) {
    const auto& game = std::get<Game>(record.game);
    const auto line = [&](const auto& put) {
        return BestLine{.words = fill(_("{1} on {2}"), {name(put.tile), name(put.at)}),
                        .places = {clerk::alhambra::place(put.at)}};
    };
    const auto told = [&](const Step& step) {
        const auto* put = std::get_if<PutDown>(&step.what);
        return put ? line(*put) : line(std::get<Build>(step.what));
    };
    const Step& played = game.turns[static_cast<std::size_t>(review.turn)].steps[review.steps.size() - 1];
    ReviewedTurn words{
        review, told(played).words, gains_told(clerk::alhambra::game_id, review.gains), {told(review.steps.back())}};
    if (after == GameAfter::each_step)
        words.steps.front().after = Record{record.head, played_instead(game, review, review.steps.size())};
    return words;
}

wxString told(const Game& game, const Moves& moves) {
    if (moves.over) return told_of_the_end(game) + "\n";
    const wxString player = name_line(game.players[static_cast<std::size_t>(moves.player)].name);
    const wxString lines = told(_("May be placed:"), moves.places) +
                           told(_("May be built from the reserve:"), moves.builds) + told(moves.removes) +
                           told(moves.swaps);
    return fill(_("{1} is at turn."), {player}) + "\n" +
           (lines.empty() ? _("No tile can be placed, built, removed or swapped.") + "\n" : lines);
}

}
