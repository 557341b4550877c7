#include "app/table/rajas/entry.h"

#include "core/rajas/score.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

namespace clerk::table::rajas {

namespace {

bool another_turn(const Position& before, const Position& now) {
    const bool decides = before.stage == Stage::decision || now.stage == Stage::decision;
    return before.player != now.player || (!decides && before.state.turns_played != now.state.turns_played);
}

/// How many of a kind the turn in progress has laid.
template <class Kind> std::ptrdiff_t laid(const Position& position) {
    if (!begun(position.game)) return 0;
    return std::ranges::count_if(position.game.turns.back().steps,
                                 [](const game::Step& step) { return std::holds_alternative<Kind>(step.what); });
}

/// The tile that the turn in progress laid last and that does not lie any more; null: none was taken back.
const game::Lay* taken_up(const Position& before, const Position& now) {
    if (laid<game::Lay>(now) + 1 != laid<game::Lay>(before)) return nullptr;
    const auto& steps = before.game.turns.back().steps;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        if (const auto* lay = std::get_if<game::Lay>(&step->what)) return lay;
    return nullptr;
}

/// The last turn when its end was taken back and it is to be ended anew.
const game::Turn* reopened(const Position& before, const Position& now) {
    const auto& turns = before.game.turns;
    if (now.game.depth != Depth::builds || turns.empty() || !turns.back().done) return nullptr;
    const std::size_t left = turns.size() - (turns.back().steps.empty() ? 1 : 0);
    if (now.game.turns.size() != left || begun(now.game) == turns.back().steps.empty()) return nullptr;
    return turns.back().player == now.player ? &turns.back() : nullptr;
}

}

Entry settled(Entry entry, const Position& before, const Position& now) {
    if (before.game == now.game) return entry;
    if (const game::Turn* turn = reopened(before, now)) return {.markers = markers_of(*turn)};
    if (another_turn(before, now)) return {};
    Entry kept{.markers = entry.markers, .recorded = entry.recorded, .typing = entry.typing};
    if (laid<game::Lay>(now) <= laid<game::Lay>(before)) {
        kept.in_hand = entry.in_hand;
        kept.tile = entry.tile;
        kept.typing_market = entry.typing_market;
    }
    if (const game::Lay* lay = taken_up(before, now); lay && !kept.in_hand) {
        kept.in_hand = true;
        kept.tile = lay->tile;
        kept.tile.roads = lay->roads();
    }
    if (laid<game::LayYield>(now) <= laid<game::LayYield>(before)) {
        kept.yield = entry.yield;
        kept.yield_side = entry.yield_side;
    }
    if (entry.figures == Figures::rolled && now.may_enter() && !now.ready->progress.owed.dice.empty())
        kept.figures = entry.figures; // for the next die
    return kept;
}

Entry ending_as(Entry entry, const game::Turn& turn) {
    const Markers before = std::exchange(entry.recorded, markers_of(turn));
    if (entry.markers == before) entry.markers = entry.recorded;
    return entry;
}

bool begun(const Entry& entry) {
    return entry.in_hand || entry.tile != game::Tile{} || entry.markers != entry.recorded || entry.typing ||
           !entry.paying.empty() || entry.yield || entry.figures != Figures::tile;
}

Entry let_go(Entry entry) {
    if (entry.figures != Figures::tile) {
        entry.figures = Figures::tile;
    } else if (!entry.paying.empty()) {
        entry.paying.clear();
    } else if (entry.yield) {
        entry.yield.reset();
    } else if (entry.in_hand || entry.tile != game::Tile{}) {
        entry.in_hand = false;
        entry.typing_market = false;
        entry.tile = {};
    } else {
        entry.markers = entry.recorded;
        entry.typing.reset();
    }
    return entry;
}

bool begun_since(const Entry& before, const Entry& now) { return begun(now) && held(now) != held(before); }

int marker(const Position& position, const Entry& entry, Track track) {
    const game::Seat& seat = position.seat(position.player);
    return track == Track::money ? entry.markers.money.value_or(seat.money) : entry.markers.fame.value_or(seat.fame);
}

std::optional<int>& marker(Markers& markers, Track track) {
    return track == Track::money ? markers.money : markers.fame;
}

Outcome entered(const Position& position, Entry entry, game::Step step) {
    const Findings findings = position.judged(step);
    game::Game next = position.with(std::move(step));
    if (!can_stand(findings)) return {.entry = std::move(entry), .refused = Refusal{findings.back(), std::move(next)}};
    return {.entry = std::move(entry), .game = std::move(next)};
}

Outcome enter_final(const Position& position, Entry entry, int player, std::optional<int> game::Final::*part,
                    std::optional<int> number) {
    game::Final final = position.game.finals.at(static_cast<std::size_t>(player));
    final.*part = position.facing_described() ? std::optional(number.value_or(0)) : number;
    return {.entry = std::move(entry), .game = with_final(position.game, player, final)};
}

Outcome turn_place(const Position& position, Entry entry, int player) {
    return {.entry = std::move(entry), .game = with_place_turned(position.game, player)};
}

bool asks_for_order(const Position& position, int player) {
    if (position.game.finals.at(static_cast<std::size_t>(player)).met) return true;
    const auto all = game::outcomes(position.game, position.state);
    const auto& gap = all.at(static_cast<std::size_t>(player)).gap;
    if (!gap) return true;
    return *gap >= 0 && std::ranges::count(all, gap, &game::Outcome::gap) > 1;
}

wxString asked_of_order(const Position& position) {
    const auto all = game::outcomes(position.game, position.state);
    const auto ranks = game::ranks(all);
    std::vector<wxString> ahead;
    for (std::size_t player = 0; player < all.size(); ++player)
        if (all[player].met && ranks[player] == 1) ahead.push_back(name_line(position.game.players[player].name));
    if (ahead.size() > 1)
        return i18n::fill(_("{1} have the same gap. Whose markers met first? Click \"met\" in that order."),
                          {i18n::listed(ahead)});
    if (!ahead.empty() || position.facing_described()) return {};
    return _("Whose markers met? Click \"met\"; of several, in the order in which they met, and type each gap: by how "
             "many fame spaces the markers have passed.");
}

Outcome enter_gap(const Position& position, Entry entry, int player, std::optional<int> gap) {
    return {.entry = std::move(entry), .game = with_gap(position.game, player, gap)};
}

bool asks_for_gaps(const Position& position) {
    return !position.final() && !position.facing_described() && !position.state.met.empty();
}

}
