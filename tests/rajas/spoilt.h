// Games that were played by the rules, and then spoilt in one place or another; and what the core says of a game, told
// as the plain reading of the rules tells it.
#pragma once

#include "core/rajas/score.h"
#include "tests/rajas/plain_score.h"
#include "tests/rajas/random_game.h"

namespace clerk::rajas::test {

// What the core says

inline plain::Broken told(const Breach& breach) {
    const auto& [where, finding] = breach;
    return {std::string(finding.rule->id), where.player, where.turn.value_or(-2), where.step.value_or(-2)};
}

inline plain::Judgement judged(const Game& game) {
    const Report report = replay(game).report;
    plain::Judgement judgement{.turns_played = report.turns_played, .round = report.round, .over = report.over};
    if (!report.legal()) judgement.broken = told(report.violations.front());
    for (const Breach& breach : report.waived) judgement.waived.push_back(told(breach));
    return judgement;
}

inline nlohmann::json scored(const Game& game) {
    Json score;
    write_score(score, game, replay(game).state);
    return nlohmann::json(score);
}

// Steps at random, legal or not

/// Dice that are held there, or any.
inline Dice any_dice(const Dice& held, int most) {
    Dice dice;
    for (int count = pick(0, most); count > 0; --count)
        dice.push_back(held.empty() || one_in(6) ? Die{any_of(colours), pick(1, 6)} : any_of(held));
    return dice;
}
inline Dice some_dice(const Dice& held, int most) {
    Dice dice = any_dice(held, most);
    if (dice.empty()) dice.push_back({any_of(colours), pick(1, 6)});
    return dice;
}
inline Dice alike(int count) {
    const Colour colour = any_of(colours);
    Dice dice;
    for (; count > 0; --count) dice.push_back({colour, pick(1, 6)});
    return dice;
}

inline Spot any_spot(const Game& game) {
    const auto& palace = game.board.palace;
    const auto kind = static_cast<SpotKind>(pick(spot_ids.size()));
    if (!palace) return {kind};
    if (kind == SpotKind::palace || one_in(6)) return {SpotKind::own, any_of(*palace).name};
    return {kind};
}

inline Edge any_edge(const Game& game) {
    const auto& side = one_in(3) ? game.board.provinces.basic : game.board.provinces.navaratnas;
    if (side && !side->yields.empty() && !one_in(4)) return any_of(side->yields).at;
    return {{pick(1, 4), pick(1, 3)}, any_of(sides)};
}

inline Tile any_tile() {
    Tile tile{any_of(colours), pick(1, 8), Roads(static_cast<unsigned>(pick(0, 15)))};
    for (int count = pick(0, 2); count > 0; --count) tile.markets.push_back({any_of(goods), pick(1, 9)});
    for (int count = pick(0, 2); count > 0; --count) tile.buildings.push_back(any_of(buildings));
    return tile;
}

inline void vary(const Game& game, const Dice& held, Visit& visit) {
    switch (pick(3)) {
    case 0: visit.at = any_spot(game); break;
    case 1: visit.coins = one_in(4) ? std::nullopt : std::optional(pick(0, 9)); break;
    default: visit.pay = any_dice(held, 2);
    }
}
inline void vary(const Game&, const Dice& held, Lay& lay) {
    switch (pick(7)) {
    case 0: lay.at = {pick(1, 5), pick(1, 4)}; break;
    case 1: lay.rotation = 90 * pick(0, 3); break;
    case 2: lay.tile.roads = Roads(static_cast<unsigned>(pick(0, 15))); break;
    case 3: lay.tile.colour = any_of(colours); break;
    case 4: lay.tile.price = pick(1, 9); break;
    case 5: lay.tile = any_tile(); break;
    default: lay.pay = any_dice(held, 3);
    }
}
inline void vary(const Game&, const Dice& held, Flip& flip) { flip.die = some_dice(held, 1).front(); }
inline void vary(const Game&, const Dice& held, Drop& drop) { drop.dice = some_dice(held, 3); }
inline void vary(const Game&, const Dice&, Roll& roll) { roll.dice = one_in(2) ? some_dice({}, 3) : alike(pick(1, 6)); }
inline void vary(const Game&, const Dice&, Drawn& drawn) { drawn.tile = static_cast<White>(pick(4)); }
inline void vary(const Game&, const Dice&, Upgrade& upgrade) { upgrade.building = any_of(buildings); }
inline void vary(const Game&, const Dice&, Sail& sail) { sail.by = one_in(6) ? pick(1, 30) : pick(1, 7); }
inline void vary(const Game&, const Dice&, Sell& sell) { sell.good = any_of(goods); }
inline void vary(const Game& game, const Dice&, LayYield& lay) {
    switch (pick(3)) {
    case 0: lay.tile.at = any_edge(game); break;
    case 1: lay.tile.colour = one_in(3) ? std::nullopt : std::optional(any_of(yield_colours)); break;
    default: lay.tile.gain = any_reward();
    }
}
inline void vary(const Game&, const Dice&, Gain& gain) { gain.reward = any_reward(); }

inline Step any_step(const Game& game, const Dice& held) {
    switch (pick(11)) {
    case 0: return {Flip{some_dice(held, 1).front()}};
    case 1: return {Visit{any_spot(game), std::nullopt, any_dice(held, 1), any_reward()}};
    case 2: return {Lay{any_tile(), {pick(1, 4), pick(1, 3)}, 90 * pick(0, 3), any_dice(held, 2), any_reward()}};
    case 3: return {Drawn{static_cast<White>(pick(4))}};
    case 4: return {Roll{one_in(2) ? some_dice({}, 3) : alike(pick(1, 8))}};
    case 5: return {Drop{some_dice(held, 3)}};
    case 6: return {Upgrade{any_of(buildings)}};
    case 7: return {Sail{pick(1, 7), any_reward(true)}};
    case 8: return {Sell{any_of(goods)}};
    case 9: return {LayYield{{any_edge(game), std::nullopt, any_reward()}}};
    default: return {Gain{any_reward()}};
    }
}

// A place in a game

struct Spoiler {
    Game& game;

    std::size_t any_turn() const { return pick(game.turns.size()); }

    /// What the player holds before a step.
    Dice held(std::size_t turn, std::size_t step) const {
        Game before = game;
        before.turns.resize(turn + 1);
        before.turns[turn].steps.resize(step);
        before.turns[turn].done = false;
        return replay(before).state.seat().dice;
    }
    static void insert(Turn& turn, Step step) {
        const auto at = static_cast<std::ptrdiff_t>(pick(turn.steps.size() + 1));
        turn.steps.insert(turn.steps.begin() + at, std::move(step));
    }
    static Step taken_out(Turn& turn, std::size_t at) {
        Step step = turn.steps[at];
        turn.steps.erase(turn.steps.begin() + static_cast<std::ptrdiff_t>(at));
        return step;
    }

    void spoil_a_step() {
        const std::size_t number = any_turn();
        Turn& turn = game.turns[number];
        if (game.depth == Depth::full && one_in(3)) {
            Step more = any_step(game, held(number, 0));
            more.waived = one_in(2);
            for (int times = one_in(4) ? 3 : 1; times > 0; --times) insert(turn, more);
            return;
        }
        if (turn.steps.empty()) return;
        const std::size_t at = pick(turn.steps.size());
        switch (pick(10)) {
        case 0: insert(turn, turn.steps[at]); break;
        case 1: taken_out(turn, at); break;
        case 2: std::swap(turn.steps[at], turn.steps[(at + 1) % turn.steps.size()]); break;
        case 3: insert(game.turns[any_turn()], taken_out(turn, at)); break;
        case 4: turn.steps[at].waived ^= true; break;
        default:
            std::visit([&](auto& what) { vary(game, held(number, at), what); }, turn.steps[at].what);
            if (one_in(2)) turn.steps[at].waived = true;
        }
    }

    void spoil_a_turn() {
        const std::size_t at = any_turn();
        const auto here = game.turns.begin() + static_cast<std::ptrdiff_t>(at);
        switch (pick(8)) {
        case 0: game.turns.erase(here); break;
        case 1: game.turns.insert(here, Turn(*here)); break;
        case 2: std::swap(*here, game.turns[any_turn()]); break;
        case 3: here->waived ^= true; break;
        case 4: here->met ^= true; break;
        case 5: game.turns.back().done = false; break;
        case 6:
            for (Step& step : here->steps) step.waived = true;
            break;
        default: spoil_markers(*here);
        }
    }
    void spoil_markers(Turn& turn) {
        if (game.depth == Depth::full) return;
        switch (pick(3)) {
        case 0: turn.player = pick(0, static_cast<int>(game.players.size()) - 1); break;
        case 1: turn.money = pick(0, 70); break;
        default: turn.fame = pick(0, 50);
        }
    }

    void spoil_the_table() {
        const Board other = any_board();
        Board& board = game.board;
        switch (pick(10)) {
        case 0: game.rulings = any_rulings(); break;
        case 1: game.variant = any_of(variants); break;
        case 2: board.quarry = other.quarry; break;
        case 3: board.harbour = other.harbour; break;
        case 4: board.market = other.market; break;
        case 5: board.palace = other.palace; break;
        case 6: board.river = other.river; break;
        case 7: board.facing = other.facing; break;
        case 8: board.last_money_bonus = other.last_money_bonus; break;
        default: board.provinces = other.provinces;
        }
    }

    void spoil_what_stands() {
        const bool waived = one_in(2);
        for (Turn& turn : game.turns) {
            if (one_in(2)) turn.waived = waived;
            for (Step& step : turn.steps)
                if (one_in(2)) step.waived = waived;
        }
    }
};

/// Takes out of a game what its record could not say.
inline void keep_in_form(Game& game) {
    const Board& board = game.board;
    const Provinces& provinces = board.provinces;
    const bool full = game.depth == Depth::full;
    for (Player& one : game.players) one.expert = one.expert && game.variant == Variant::mixed;
    if (game.variant != Variant::navaratnas || provinces.navaratnas) game.yields.clear();
    if (!board.river) game.ganges.clear();
    std::erase_if(game.ganges, [&](const GangesTile& one) { return one.space >= board.river->last(); });
    if (board.facing) game.gaps.clear();
    const auto in_form = [&](auto& what) {
        using Kind = std::remove_reference_t<decltype(what)>;
        if constexpr (std::is_same_v<Kind, Visit>) {
            if (what.at.kind == SpotKind::palace && board.palace) what.at = {SpotKind::own, any_of(*board.palace).name};
            if (what.at.kind == SpotKind::own && !board.palace) what.at = {SpotKind::palace};
            if (!takes_coins(what.at.kind)) what.coins.reset();
            if (what.at.kind != SpotKind::palace) what.gain.reset();
        }
        if constexpr (std::is_same_v<Kind, Lay>) {
            if (!full || provinces.basic || provinces.navaratnas) what.gain.reset();
            if (!full) what.pay.clear();
        }
        if constexpr (std::is_same_v<Kind, Sail>) {
            if (board.river) what.gain.reset();
        }
    };
    for (Turn& turn : game.turns) {
        turn.done = turn.done || &turn != &game.turns.back();
        turn.met = turn.met && !board.facing && turn.done;
        if (!turn.done) turn.money = turn.fame = std::nullopt;
        for (Step& step : turn.steps) std::visit(in_form, step.what);
    }
}

inline void spoil(Game& game) {
    if (game.turns.empty()) return;
    Spoiler spoiler{game};
    switch (pick(12)) {
    case 0: spoiler.spoil_the_table(); break;
    case 1: spoiler.spoil_what_stands(); break;
    case 2:
    case 3: spoiler.spoil_a_turn(); break;
    default: spoiler.spoil_a_step();
    }
    keep_in_form(game);
}

}
