// Games that were played by the rules, or at a table that lets much stand, and then spoilt in one place or another.
#pragma once

#include "tests/alhambra/lenient_game.h"
#include "tests/alhambra/plainly_told.h"

namespace clerk::alhambra::test {

// Values

inline void spoil(Tile& tile) { tile = any_of(tiles); }
inline void spoil(Cell& cell) {
    if (one_in(6))
        cell = fountain;
    else
        cell = {std::clamp(cell.x + pick(-1, 1), -farthest, farthest),
                std::clamp(cell.y + pick(-1, 1), -farthest, farthest)};
}
inline void spoil(Card& card) {
    if (one_in(2))
        card.value = pick(1, highest_value);
    else
        card.currency = any_of(currencies);
}

/// One changed, added, repeated or left out.
template <class T> void spoil(std::vector<T>& list, T more, bool may_be_empty = true) {
    if (list.empty() || one_in(4)) return list.push_back(more);
    const std::size_t at = pick(list.size());
    if (one_in(3) && (may_be_empty || list.size() > 1))
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    else if (one_in(3))
        list.push_back(T(list[at]));
    else
        spoil(list[at]);
}

inline void spoil(Market& filled) {
    auto& space = filled.at(any_of(currencies));
    if (one_in(2))
        std::swap(space, filled.at(any_of(currencies)));
    else if (space && one_in(2))
        space.reset();
    else
        space = any_of(tiles);
}

// Steps

inline void spoil(Take& take) { spoil(take.cards, any_card(), false); }
inline void spoil(Buy& buy) {
    if (buy.tile)
        spoil(*buy.tile);
    else if (one_in(4))
        buy.space = any_of(currencies);
    else
        spoil(buy.pay, any_card(), false);
}
inline void spoil(Give& give) { spoil(give.tile); }
inline void spoil(Remove& remove) { spoil(remove.at); }
inline void spoil(Swap& swap) {
    switch (pick(3)) {
    case 0: return spoil(swap.out);
    case 1: return spoil(swap.tile);
    default: return spoil(swap.at);
    }
}
template <class TileAndCell> void spoil(TileAndCell& step) {
    if (one_in(4))
        spoil(step.tile);
    else
        spoil(step.at);
}

inline Step of_another_kind(const Tile& tile, Cell at) {
    switch (pick(5)) {
    case 0: return {PutDown{tile, at}};
    case 1: return {Build{tile, at}};
    case 2: return {Remove{at}};
    case 3: return {Give{tile}};
    default: return {Swap{at, tile, at}};
    }
}
inline Step of_another_kind(const Step& step) {
    if (const auto* put = std::get_if<PutDown>(&step.what)) return of_another_kind(put->tile, put->at);
    if (const auto* build = std::get_if<Build>(&step.what)) return of_another_kind(build->tile, build->at);
    if (const auto* swap = std::get_if<Swap>(&step.what)) return of_another_kind(swap->tile, swap->out);
    if (const auto* remove = std::get_if<Remove>(&step.what)) return of_another_kind(any_of(tiles), remove->at);
    if (const auto* give = std::get_if<Give>(&step.what))
        return of_another_kind(give->tile, {pick(-2, 2), pick(-2, 2)});
    return step;
}

inline void spoil(std::vector<Step>& steps, std::vector<Step>& others) {
    if (steps.empty()) return;
    Step& step = steps[pick(steps.size())];
    switch (pick(10)) {
    case 0:
    case 1:
    case 2:
    case 3: return tests::disarrange(steps, others);
    case 4: step.waived = !step.waived; return;
    case 5: step = of_another_kind(step); return;
    default: std::visit([](auto& what) { spoil(what); }, step.what); step.waived = step.waived || one_in(3);
    }
}

// Games

inline std::vector<Step>& any_steps(Game& game) {
    if (game.turns.empty() || (game.end && one_in(4))) return (*game.end)[pick(game.end->size())].steps;
    return game.turns[pick(game.turns.size())].steps;
}

inline Card any_card_held(const Game& game) {
    if (game.hands.empty()) return any_card();
    const std::vector<Card>& hand = game.hands[pick(game.hands.size())];
    return hand.empty() ? any_card() : any_of(hand);
}

inline void spoil(Turn& turn, const Game& game) {
    switch (pick(7)) {
    case 0: return spoil(turn.cards, any_card());
    case 1:
        if (!turn.cards.empty()) turn.cards.back() = any_card_held(game);
        return;
    case 2: turn.scoring = !turn.scoring; return;
    case 3: return spoil(turn.dirk, any_of(tiles));
    case 4: return spoil(turn.tiles);
    case 5: turn.waived = !turn.waived; return;
    default: turn.done = false;
    }
}

inline void spoil_order(std::vector<Turn>& turns) {
    const auto at = turns.begin() + static_cast<std::ptrdiff_t>(pick(turns.size()));
    switch (pick(4)) {
    case 0: turns.erase(at); return;
    case 1: turns.insert(at, Turn{}); return;
    case 2: turns.push_back(Turn(*at)); return;
    default: std::iter_swap(at, turns.begin() + static_cast<std::ptrdiff_t>(pick(turns.size())));
    }
}

inline void spoil_end(Game& game) {
    if (!game.end && !one_in(6)) return;
    if (!game.end || one_in(8)) return void(game.end.emplace(game.players.size()));
    if (one_in(8)) return game.end.reset();
    LastPart& part = (*game.end)[pick(game.players.size())];
    if (one_in(4))
        std::swap(part, game.end->front());
    else if (const auto& other = any_of(*game.end).tiles; !other.empty() && one_in(2))
        part.tiles.push_back(any_of(other));
    else
        spoil(part.tiles, any_of(tiles));
}

inline void spoil_setup(Game& game) {
    if (game.depth != Depth::full || one_in(2)) return void(game.rulings = any_rulings());
    std::vector<Card>&from = game.hands[pick(game.hands.size())], &to = game.hands[pick(game.hands.size())];
    if (from.empty()) return;
    to.push_back(Card(from.back()));
    from.pop_back();
}

inline void spoil(Round& round) {
    if (round.typed()) return void(round.points[pick(round.points.size())] = pick(0, 40));
    if (one_in(8)) return spoil(round.dirk, any_of(tiles));
    if (one_in(8)) return void(round.waived = !round.waived);
    FinalPalace& palace = round.palaces[pick(round.palaces.size())];
    if (palace.empty()) return;
    FinalTile& tile = palace[pick(palace.size())];
    switch (pick(6)) {
    case 0: return std::swap(tile, palace[pick(palace.size())]);
    case 1: return round.palaces[pick(round.palaces.size())].push_back(FinalTile(tile));
    case 2: palace.erase(palace.begin() + (&tile - palace.data())); return;
    case 3: tile.waived = !tile.waived; return;
    case 4: return spoil(tile.tile);
    default: spoil(tile.at);
    }
}

inline bool& is_waived(Game& game, const Where& where) {
    const auto player = static_cast<std::size_t>(where.player), index = static_cast<std::size_t>(where.index);
    if (where.round) {
        Round& round = game.rounds[static_cast<std::size_t>(*where.round) - 1];
        return where.piece.empty() ? round.waived : round.palaces[player][index].waived;
    }
    const auto turn = static_cast<std::size_t>(*where.turn);
    if (*where.step < 0) return game.turns[turn].waived;
    auto& steps = turn < game.turns.size() ? game.turns[turn].steps : (*game.end)[player].steps;
    return steps[static_cast<std::size_t>(*where.step)].waived;
}

/// One of the rules that the table let go holds again, somewhere.
inline void insist(Game& game) {
    std::vector<Breach> waived = replay(game).report.waived;
    if (waived.empty()) return;
    std::vector<std::string_view> rules;
    for (const Breach& breach : waived)
        if (!plain::is_in(rules, breach.finding.rule->id)) rules.push_back(breach.finding.rule->id);
    const std::string_view rule = any_of(rules);
    std::erase_if(waived, [&](const Breach& breach) { return breach.finding.rule->id != rule; });
    is_waived(game, any_of(waived).where) = false;
}

/// A record has none of these.
inline void leave_out_what_is_malformed(Game& game) {
    const bool full = game.depth == Depth::full, dirk = with_dirk(game.players.size());
    int scorings = 0;
    const auto is_give = [](const Step& step) { return std::holds_alternative<Give>(step.what); };
    for (Turn& turn : game.turns) {
        if (&turn != &game.turns.back()) turn.done = true;
        if (!turn.done) turn = reopened(turn);
        if (turn.scoring) turn.scoring = ++scorings <= 2;
        if (!full) turn.cards.clear(), turn.tiles = {};
        if (!dirk) turn.dirk.clear(), std::erase_if(turn.steps, is_give);
    }
    for (Round& round : game.rounds) {
        std::vector<Tile> different;
        for (const Tile& tile : round.dirk)
            if (dirk && !plain::is_in(different, tile)) different.push_back(tile);
        round.dirk = different;
    }
    if (!game.turns.empty() && !game.turns.back().done) game.end.reset();
    if (!game.end) return;
    for (LastPart& part : *game.end) {
        std::erase_if(part.steps, is_action);
        if (!dirk) std::erase_if(part.steps, is_give);
        if (full) part.tiles.clear();
    }
}

inline void spoil(Game& game) {
    if (one_in(8)) return insist(game);
    if (game.depth == Depth::final)
        spoil(game.rounds[pick(game.rounds.size())]);
    else if (game.turns.empty())
        spoil_end(game);
    else if (one_in(8))
        spoil_end(game);
    else if (one_in(16))
        spoil_setup(game);
    else if (one_in(12))
        spoil_order(game.turns);
    else if (one_in(4))
        spoil(game.turns[pick(game.turns.size())], game);
    else
        spoil(any_steps(game), any_steps(game));
    leave_out_what_is_malformed(game);
}

/// To be judged, and spoilt.
inline Game any_game_to_judge() {
    constexpr std::size_t to_the_end = 150;
    if (one_in(6)) return any_lenient_game(Depth::builds, to_the_end).game;
    const auto turns = [] { return one_in(8) ? to_the_end : pick(30); };
    if (one_in(8)) return any_finished_palaces(any_game(Depth::builds, pick(60)));
    if (one_in(8)) return any_lenient_palaces();
    if (one_in(8)) return any_heaps();
    return one_in(2) ? any_game(any_depth_with_turns(), turns()).game
                     : any_lenient_game(any_depth_with_turns(), turns()).game;
}

}
