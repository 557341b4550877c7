#include "app/table/rajas/words.h"

#include "app/table/played_game.h"
#include "app/table/rajas/position.h"
#include "core/rajas/score.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

using i18n::fill;

wxString listed(const game::Dice& dice) {
    std::vector<wxString> names;
    for (const game::Die& die : dice) names.push_back(i18n::rajas::name(die));
    return i18n::listed(names);
}

wxString in_words(const game::Flip& flip) {
    return fill(_("turns {1} to {2}"), {i18n::rajas::name(flip.die), i18n::rajas::name(turned(flip.die))});
}

wxString in_words(const game::Visit& visit) {
    const wxString place = i18n::rajas::name(visit.at);
    if (visit.coins && *visit.coins > 0) return fill(_("worker: {1}, for {2}"), {place, figure(*visit.coins)});
    return visit.pay.empty() ? fill(_("worker: {1}"), {place})
                             : fill(_("worker: {1}, with {2}"), {place, listed(visit.pay)});
}

wxString in_words(const game::Lay& lay) { return fill(_("{1} on {2}"), {short_name(lay.tile), text(write(lay.at))}); }

wxString in_words(const game::Drawn& drawn) {
    switch (drawn.tile) {
    case game::White::die: return _("white tile: a die");
    case game::White::money: return _("white tile: 3 money");
    case game::White::upgrade: return _("white tile: an upgrade");
    case game::White::karma: return _("white tile: 1 karma");
    }
    return {};
}

wxString in_words(const game::Roll& roll) { return fill(_("rolls {1}"), {listed(roll.dice)}); }
wxString in_words(const game::Drop& drop) { return fill(_("puts {1} back"), {listed(drop.dice)}); }
wxString in_words(const game::Upgrade& upgrade) {
    return fill(_("upgrade: {1}"), {i18n::rajas::name(upgrade.building)});
}

wxString in_words(const game::Sail& sail) {
    return wxString::Format(wxPLURAL("boat %d space", "boat %d spaces", static_cast<unsigned>(sail.by)), sail.by);
}

wxString in_words(const game::Sell& sell) { return fill(_("sells {1}"), {i18n::rajas::name(sell.good)}); }
wxString in_words(const game::LayYield& laid) { return fill(_("yield tile at {1}"), {text(write(laid.tile.at))}); }
wxString in_words(const game::Gain&) { return _("another reward"); }

}

wxString road_names(game::Roads roads) {
    std::vector<wxString> names;
    for (const game::Side side : game::sides)
        if (roads.on(side)) names.push_back(i18n::rajas::name(side));
    return names.empty() ? _("no road") : i18n::listed(names);
}

wxString short_name(const game::Tile& tile) {
    if (!tile.colour) return tile.price ? fill(_("a tile of {1}"), {figure(*tile.price)}) : _("a tile");
    // TRANSLATORS: a province tile by its colour and price: "blue 7"
    return fill(wxGETTEXT_IN_CONTEXT("tile", "{1} {2}"),
                {i18n::rajas::name(*tile.colour), tile.price ? figure(*tile.price) : wxString()})
        .Strip(wxString::both);
}

wxString words(const game::Step& step) {
    return std::visit([](const auto& what) { return in_words(what); }, step.what);
}

std::vector<Place> places(const std::vector<game::Step>& steps) {
    std::vector<Place> all;
    for (const game::Step& step : steps) {
        if (const auto* lay = std::get_if<game::Lay>(&step.what)) all.push_back(place(lay->at));
        if (const auto* laid = std::get_if<game::LayYield>(&step.what)) all.push_back(place(laid->tile.at.cell));
    }
    return all;
}

namespace {

wxString agreed() { return _("agreement of the table"); }

wxString in_words(const ListChange<game::Step>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    if (!change.after) return _("take back a step");
    if (const auto* lay = std::get_if<game::Lay>(&change.after->what))
        return fill(_("place {1}"), {short_name(lay->tile)});
    return words(*change.after);
}

/// Empty: the turns are the same.
wxString in_words(const game::Turn& before, const game::Turn& after) {
    if (const auto change = list_change(before.steps, after.steps)) return in_words(*change);
    if (before == after) return {};
    if (before.done && !after.done) return _("take back the end of the turn");
    return before.waived == after.waived ? _("end the turn") : agreed();
}

wxString in_words(const game::Final& before, const game::Final& after) {
    if (before.waived != after.waived) return agreed();
    return before.met == after.met ? _("move a marker") : _("change the order of meeting");
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    const auto turn = [&](const game::Game& game, std::size_t i) {
        return i < game.turns.size() ? game.turns[i] : no_turn;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = in_words(turn(before, i), turn(after, i)); !words.empty()) return words;
    if (const auto change = list_change(before.finals, after.finals); change && change->before && change->after)
        return in_words(*change->before, *change->after);
    return before.gaps == after.gaps ? wxString() : _("enter a gap");
}

namespace {

wxString in_words(const game::Turn& turn, Depth depth) {
    std::vector<wxString> parts;
    for (const game::Step& step : turn.steps) parts.push_back(words(step));
    if (turn.money) parts.push_back(fill(_("money {1}"), {figure(*turn.money)}));
    if (turn.fame) parts.push_back(fill(_("fame {1}"), {figure(*turn.fame)}));
    if (turn.met) parts.push_back(_("the markers have met"));
    if (parts.empty() && turn.done) parts.push_back(depth == Depth::full ? _("passes") : _("nothing moved"));
    return i18n::one_by_one(parts);
}

/// By how much the markers came nearer to each other. Empty: by nothing, or it is not known.
wxString nearer(const game::Fold& fold, std::size_t turn, int player) {
    if (turn + 1 >= fold.after.size()) return {};
    const auto before = fold.after[turn].gap(player), now = fold.after[turn + 1].gap(player);
    return before && now && *before != *now ? wxString::Format("%+d", *now - *before) : wxString();
}

}

std::vector<TurnLine> turn_lines(const game::Game& game, const game::Fold& fold) {
    const Position position(game, fold, 0);
    std::vector<TurnLine> lines;
    for (const game::Turn& turn : game.turns) {
        const std::size_t number = lines.size();
        const bool known = number < position.players_of_turns.size();
        const int player = known ? position.players_of_turns[number] : position.state.player;
        lines.push_back({player, in_words(turn, game.depth), places(turn.steps)});
        lines.back().title =
            fill(_("Turn {1}, {2}"), {figure(static_cast<int>(number) + 1), name_line(position.known_as(player).name)});
        lines.back().gain = nearer(fold, number, player);
    }
    return lines;
}

namespace {

/// Depth builds: who comes after the last one.
int next_after_last(const Position& position) {
    if (position.game.turns.empty()) return 0;
    const game::Turn& last = position.game.turns.back();
    if (!last.done) return last.player;
    return (last.player + 1) % static_cast<int>(position.game.players.size());
}

}

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.stage == Stage::over) return std::nullopt;
    return position.full() ? position.state.player : next_after_last(position);
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.stage == Stage::over) return _("The game is over");
    if (position.anyone_met()) return _("Markers have met: the last turns");
    if (!position.full()) {
        const auto turns = position.game.turns.size() + (begun(position.game) ? 0 : 1);
        return i18n::fill(_("Turn {1}"), {figure(static_cast<int>(turns))});
    }
    return i18n::fill(_("Round {1}, go-round {2}"), {figure(position.state.round), figure(position.state.go_round)});
}

bool finished(const Position& position) {
    if (position.stage != Stage::over) return false;
    for (int player = 0; player < static_cast<int>(position.game.players.size()); ++player)
        if (position.state.has_met(player) && !position.state.gap(player)) return false;
    return true;
}

}
