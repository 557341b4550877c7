#include "app/table/alhambra/entry.h"

#include <algorithm>

namespace clerk::table::alhambra {

std::vector<game::Tile> candidates(const TilePick& pick, const game::TileSet& gone) {
    std::vector<game::Tile> left;
    for (const game::Tile& tile : game::tiles)
        if (tile.colour == pick.colour && std::to_string(tile.price).starts_with(pick.price) &&
            !gone[game::number(tile)])
            left.push_back(tile);
    return left;
}

std::optional<game::Tile> meant(const TilePick& pick, const game::TileSet& gone) {
    const std::vector<game::Tile> left = candidates(pick, gone);
    if (left.size() != 1 || std::to_string(left.front().price) != pick.price) return std::nullopt;
    return left.front();
}

TilePick with_colour(game::Colour colour) { return {.colour = colour}; }

TilePick with_figure(TilePick pick, int figure) {
    pick.price += std::to_string(figure);
    if (candidates(pick, {}).empty()) pick.price = std::to_string(figure);
    return pick;
}

namespace {

bool among(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

/// What awaits a decision is of the same turn.
bool same_turn(const Position& before, const Position& now) {
    const bool decides = before.stage == Stage::decision || now.stage == Stage::decision;
    return before.state.turns_played == now.state.turns_played && (before.stage == now.stage || decides);
}

/// How much was put somewhere.
std::size_t steps_entered(const game::Game& game) {
    std::size_t steps = 0;
    for (const game::Turn& turn : game.turns) steps += turn.steps.size();
    if (game.end)
        for (const game::LastPart& part : *game.end) steps += part.steps.size();
    return steps;
}

/// What lay in the palace by a step that was taken back: it is in the reserve again.
std::optional<game::Tile> taken_up_again(const Position& before, const Position& now) {
    const bool one_fewer = steps_entered(now.game) + 1 == steps_entered(before.game);
    if (!one_fewer || now.stage != Stage::turn || !same_turn(before, now)) return std::nullopt;
    for (const game::Tile& tile : now.reserve())
        if (!among(before.reserve(), tile)) return tile;
    return std::nullopt;
}

/// Of a finished palace: the one tile that was taken out of it.
std::optional<game::Tile> taken_out(const Position& before, const Position& now) {
    const game::TileSet gone = before.gone() & ~now.gone();
    if (before.round != now.round || before.player != now.player || gone.count() != 1) return std::nullopt;
    const auto tile = std::ranges::find_if(game::tiles, [&](const auto& one) { return gone[game::number(one)]; });
    const auto lay_in = [&](const game::FinalTile& one) { return one.tile == *tile; };
    const game::FinalPalace& palace = before.final_round().palaces.at(static_cast<std::size_t>(before.player));
    return std::ranges::any_of(palace, lay_in) ? std::optional(*tile) : std::nullopt;
}

std::optional<game::Tile> tile_of_palace_in_hand(const Entry& entry, const Position& before, const Position& now) {
    if (entry.taking_away || entry.for_dirk) return std::nullopt;
    if (const auto out = taken_out(before, now)) return out;
    return entry.tile && !now.gone()[game::number(*entry.tile)] ? entry.tile : std::nullopt;
}

/// What was just bought or won is in hand, or was put somewhere and is taken back; then what was in hand, then whatever
/// lies aside.
std::optional<game::Tile> tile_in_hand(const Entry& entry, const Position& before, const Position& now) {
    const std::optional<game::Tile>& held = entry.tile;
    if (!now.ready) return std::nullopt;
    if (now.final()) return tile_of_palace_in_hand(entry, before, now);
    for (const game::Tile& tile : now.aside())
        if (!among(before.aside(), tile)) return tile;
    if (const auto again = taken_up_again(before, now)) return again;
    if (held && (now.lies_aside(*held) || (now.stage == Stage::turn && now.in_reserve(*held)))) return held;
    if (now.aside().empty()) return std::nullopt;
    return now.aside().front();
}

/// The last turn when its end was taken back and it is to be ended anew.
const game::Turn* reopened(const Position& before, const Position& now) {
    if (now.stage != Stage::turn || before.game.turns.empty() || !before.game.turns.back().done) return nullptr;
    const game::Turn& last = before.game.turns.back();
    const std::size_t left = before.game.turns.size() - (last.steps.empty() ? 1 : 0);
    const bool is_open = last.steps.empty() ? !begun(now.game) : begun(now.game);
    return now.game.turns.size() == left && is_open ? &last : nullptr;
}

bool anything_due(const Position& position, const TurnEnd& end) {
    const Due due = alhambra::due(*position.ready, end);
    return due.cards > 0 || due.dirk > 0 || !due.spaces.empty();
}

Entry entered_anew(const game::Turn& turn, const Position& now) {
    Entry entry{.end = end_of(turn)};
    entry.ending = anything_due(now, entry.end);
    return entry;
}

}

Entry settled(Entry entry, const Position& before, const Position& now) {
    const bool changed = before.game != now.game;
    const int round = entry.round;
    if (const game::Turn* turn = changed ? reopened(before, now) : nullptr)
        entry = entered_anew(*turn, now);
    else if (!same_turn(before, now))
        entry = {.round = entry.round, .for_dirk = entry.for_dirk};
    else if (changed)
        entry = {.pick = (now.gone() & ~before.gone()).none() ? entry.pick : TilePick{},
                 .tile = entry.tile,
                 .taking_away = entry.taking_away && now.final(),
                 .end = {.scoring = entry.end.scoring},
                 .for_dirk = entry.for_dirk};
    entry.round = round;
    entry.tile = tile_in_hand(entry, before, now);
    if (entry.tile) entry.taking_away = false;
    if (before.player != now.player) entry.leaving.reset();
    return entry;
}

Entry ending_as(Entry entry, const game::Turn& turn) {
    entry.end = end_of(turn);
    entry.ending = false;
    return entry;
}

Entry looking_back(Entry entry, const Position& position, std::optional<int> scoring) {
    const bool took_place = scoring && !position.final() && position.scoring(*scoring);
    entry.looking_back_to = took_place ? scoring : std::nullopt;
    return entry;
}

bool may_build(const Position& position, const Entry& entry) {
    return position.may_build() && !entry.ending && !entry.looking_back_to;
}

bool begun(const Entry& entry) {
    return entry.leaving || entry.pick != TilePick{} || entry.ending || entry.space || entry.taking_away || entry.tile;
}

Entry let_go(Entry entry) {
    if (entry.leaving) {
        entry.leaving.reset();
    } else if (entry.pick != TilePick{}) {
        entry.pick = {};
    } else if (entry.ending) {
        entry.ending = false;
    } else if (entry.space) {
        entry.space.reset();
        entry.paying.clear();
    } else if (entry.taking_away) {
        entry.taking_away = false;
    } else {
        entry.tile.reset();
    }
    return entry;
}

bool begun_since(const Entry& before, const Entry& now) { return begun(now) && held(now) != held(before); }

std::vector<game::Card> chosen(const std::vector<game::Card>& cards, const std::vector<bool>& which) {
    std::vector<game::Card> some;
    for (std::size_t i = 0; i < std::min(cards.size(), which.size()); ++i)
        if (which[i]) some.push_back(cards[i]);
    return some;
}

Entry with_payment(Entry entry, const Position& position, game::Currency space) {
    entry.space = space;
    entry.paying.clear();
    const auto& tile = position.ready->market.at(space);
    if (!tile) return entry;
    game::Cards left(payment(position.ready->seat().hand, space, tile->price));
    for (const game::Card& card : sorted(position.ready->seat().hand)) {
        const bool pays = left.count(card) > 0;
        if (pays) left.take({card});
        entry.paying.push_back(pays);
    }
    return entry;
}

std::optional<game::Tile> next_in_hand(const Position& position, const std::optional<game::Tile>& tile) {
    std::vector<game::Tile> all = position.aside();
    if (position.stage == Stage::turn) all.insert(all.end(), position.reserve().begin(), position.reserve().end());
    if (all.empty()) return std::nullopt;
    const auto held = tile ? std::ranges::find(all, *tile) : all.end();
    if (held == all.end()) return all.front();
    return held + 1 == all.end() ? std::nullopt : std::optional(*(held + 1));
}

Outcome entered(const Position& position, Entry entry, game::Step step) {
    const Findings findings = position.judged(step);
    game::Game next = position.with(std::move(step));
    if (can_stand(findings)) return {.entry = std::move(entry), .game = std::move(next)};
    return {.entry = std::move(entry), .refused = Refusal{findings.back(), std::move(next)}};
}

namespace {

bool is_empty(const Entry& entry, game::Currency space) { return !entry.end.tiles.at(space); }

Wanted wanted_at_end(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    const bool dirk_first = position.game.rulings.dirk_draws == game::DirkDraws::before_market;
    const bool space = std::ranges::any_of(due.spaces, [&](auto each) { return is_empty(entry, each); });
    if (static_cast<int>(entry.end.cards.size()) < due.cards) return Wanted::card;
    if (static_cast<int>(entry.end.dirk.size()) < due.dirk && (dirk_first || !space)) return Wanted::for_dirk;
    return space ? Wanted::for_market : Wanted::nothing;
}

}

Wanted wanted(const Position& position, const Entry& entry) {
    switch (position.stage) {
    case Stage::turn:
        if (entry.ending) return wanted_at_end(position, entry);
        return position.full() ? Wanted::nothing : Wanted::bought;
    case Stage::end: return position.full() ? Wanted::nothing : Wanted::won;
    case Stage::palaces: return entry.for_dirk ? Wanted::for_dirk : Wanted::for_palace;
    default: return Wanted::nothing;
    }
}

bool wants_tile(Wanted wanted) { return wanted != Wanted::nothing && wanted != Wanted::card; }

game::Currency space_wanted(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    return *std::ranges::find_if(due.spaces, [&](auto each) { return is_empty(entry, each); });
}

game::TileSet gone(const Position& position, const Entry& entry) {
    game::TileSet gone = position.gone();
    for (const game::Tile& tile : entry.end.dirk) gone.set(game::number(tile));
    for (const game::Tile& tile : entry.end.tiles.tiles()) gone.set(game::number(tile));
    return gone;
}

game::Cards cards_out(const Position& position, const Entry& entry) {
    game::Cards out = position.ready->money;
    for (const game::Seat& seat : position.ready->seats) out.add(sorted(seat.hand));
    out.add(entry.end.cards);
    return out;
}

}
