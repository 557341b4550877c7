#include "app/table/alhambra/hold.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

bool among(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

bool same_turn(const Position& before, const Position& now) {
    return before.table.turns_played == now.table.turns_played && before.stage == now.stage;
}

/// What was just bought or won is in hand, then what was in hand, then whatever lies aside.
std::optional<game::Tile> tile_to_hold(const std::optional<game::Tile>& held, const Position& before,
                                       const Position& now) {
    if (!now.ready) return std::nullopt;
    if (now.final()) return held && !now.gone()[game::number(*held)] ? held : std::nullopt;
    for (const game::Tile& tile : now.aside())
        if (!among(before.aside(), tile)) return tile;
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

Hold entered_anew(const game::Turn& turn, const Position& now) {
    Hold hold{.end = {turn.cards, turn.scoring, turn.dirk, turn.tiles}};
    hold.ending = anything_due(now, hold.end);
    return hold;
}

Wanted wanted_at_end(const Position& position, const Hold& hold) {
    const Due due = alhambra::due(*position.ready, hold.end);
    const bool dirk_first = position.game.rulings.dirk_draws == game::DirkDraws::before_market;
    const bool space = std::ranges::any_of(due.spaces, [&](auto empty) { return !hold.end.tiles.at(empty); });
    if (static_cast<int>(hold.end.cards.size()) < due.cards) return Wanted::card;
    if (static_cast<int>(hold.end.dirk.size()) < due.dirk && (dirk_first || !space)) return Wanted::for_dirk;
    return space ? Wanted::for_market : Wanted::nothing;
}

}

Hold settled(Hold hold, const Position& before, const Position& now) {
    const bool changed = before.game != now.game;
    const int round = hold.round;
    if (const game::Turn* turn = changed ? reopened(before, now) : nullptr)
        hold = entered_anew(*turn, now);
    else if (!same_turn(before, now))
        hold = {.round = hold.round, .for_dirk = hold.for_dirk};
    else if (changed)
        hold = {.tile = hold.tile,
                .taking_away = hold.taking_away && now.final(),
                .end = {.scoring = hold.end.scoring},
                .for_dirk = hold.for_dirk};
    hold.round = round;
    hold.tile = tile_to_hold(hold.tile, before, now);
    if (hold.tile) hold.taking_away = false;
    if (before.player != now.player) hold.lifted.reset();
    return hold;
}

Wanted wanted(const Position& position, const Hold& hold) {
    switch (position.stage) {
    case Stage::turn:
        if (hold.ending) return wanted_at_end(position, hold);
        return position.full() ? Wanted::nothing : Wanted::bought;
    case Stage::end: return position.full() ? Wanted::nothing : Wanted::won;
    case Stage::palaces: return hold.for_dirk ? Wanted::for_dirk : Wanted::for_palace;
    default: return Wanted::nothing;
    }
}

game::Currency space_wanted(const Position& position, const Hold& hold) {
    const Due due = alhambra::due(*position.ready, hold.end);
    return *std::ranges::find_if(due.spaces, [&](auto empty) { return !hold.end.tiles.at(empty); });
}

bool wants_tile(Wanted wanted) { return wanted != Wanted::nothing && wanted != Wanted::card; }

game::TileSet gone(const Position& position, const Hold& hold) {
    game::TileSet gone = position.gone();
    for (const game::Tile& tile : hold.end.dirk) gone.set(game::number(tile));
    for (const game::Tile& tile : hold.end.tiles.tiles()) gone.set(game::number(tile));
    return gone;
}

std::vector<game::Card> chosen(const std::vector<game::Card>& cards, const std::vector<bool>& which) {
    std::vector<game::Card> some;
    for (std::size_t i = 0; i < std::min(cards.size(), which.size()); ++i)
        if (which[i]) some.push_back(cards[i]);
    return some;
}

Hold with_payment(Hold hold, const Position& position, game::Currency space) {
    hold.space = space;
    hold.paying.clear();
    const auto& tile = position.ready->market.at(space);
    if (!tile) return hold;
    game::Cards left(payment(position.ready->seat().hand, space, tile->price));
    for (const game::Card& card : sorted(position.ready->seat().hand)) {
        const bool pays = left.count(card) > 0;
        if (pays) left.take({card});
        hold.paying.push_back(pays);
    }
    return hold;
}

std::optional<game::Tile> next_in_hand(const Position& position, const std::optional<game::Tile>& tile) {
    std::vector<game::Tile> all = position.aside();
    if (position.stage == Stage::turn) all.insert(all.end(), position.reserve().begin(), position.reserve().end());
    if (all.empty()) return std::nullopt;
    const auto held = tile ? std::ranges::find(all, *tile) : all.end();
    if (held == all.end()) return all.front();
    return held + 1 == all.end() ? std::nullopt : std::optional(*(held + 1));
}

}
