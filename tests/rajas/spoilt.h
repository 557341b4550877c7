// Games that were played by the rules, and then spoilt in one place or another; and what the core says of a game, told
// as the plain reading of the rules tells it.
#pragma once

#include "core/rajas/score.h"
#include "tests/rajas/any_step.h"
#include "tests/rajas/plain_score.h"

namespace clerk::rajas::test {

// What the core says

inline plain::Broken told(const Breach& breach) {
    const auto& [where, finding] = breach;
    return {std::string(finding.rule->id), where.player, where.turn.value_or(-2), where.step.value_or(-2)};
}

inline plain::Judgement judged(const Game& game) {
    const Report report = replay(game).report;
    plain::Judgement judgement{.turns_played = report.turns_played, .round = report.round, .over = report.over};
    for (const Breach& breach : report.violations) judgement.broken.push_back(told(breach));
    for (const Breach& breach : report.waived) judgement.waived.push_back(told(breach));
    return judgement;
}

inline nlohmann::json scored(const Game& game) {
    Json score;
    write_score(score, game, replay(game).state);
    return nlohmann::json(score);
}

// A place in a game

struct Spoiler {
    Game& game;

    std::size_t any_turn() const { return pick(game.turns.size()); }
    /// One in which a tile was laid, if it is found soon.
    std::size_t any_turn_with_a_tile() const {
        std::size_t turn = any_turn();
        for (int tries = 6; tries > 0 && !a_tile(game.turns[turn]); --tries) turn = any_turn();
        return turn;
    }
    static std::optional<std::size_t> a_tile(const Turn& turn) {
        for (std::size_t at = 0; at < turn.steps.size(); ++at)
            if (std::holds_alternative<Lay>(turn.steps[at].what)) return at;
        return std::nullopt;
    }

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

    /// Or a few steps of one turn.
    void spoil_a_step() {
        const bool tile = one_in(4);
        const std::size_t turn = tile ? any_turn_with_a_tile() : any_turn();
        const auto at = tile ? a_tile(game.turns[turn]) : std::nullopt;
        for (int times = one_in(3) ? 3 : 1; times > 0; --times) {
            const std::size_t steps = game.turns[turn].steps.size();
            if (game.depth == Depth::full && one_in(3))
                add_a_step(turn);
            else if (steps > 0)
                spoil_a_step(turn, at && *at < steps ? *at : pick(steps));
        }
    }
    void add_a_step(std::size_t number) {
        Step more = any_step(game, held(number, 0));
        more.waived = one_in(2);
        for (int times = one_in(4) ? 3 : 1; times > 0; --times) insert(game.turns[number], more);
    }
    void spoil_a_step(std::size_t number, std::size_t at) {
        Turn& turn = game.turns[number];
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

    /// A tile comes once more, with fewer roads, where it lies already.
    void cover_a_tile() {
        const std::size_t number = any_turn_with_a_tile();
        const auto at = a_tile(game.turns[number]);
        if (!at) return;
        Step again{game.turns[number].steps[*at].what, game.depth == Depth::full || one_in(2)};
        auto& roads = std::get<Lay>(again.what).tile.roads;
        roads = Roads(roads.bits() & static_cast<unsigned>(pick(1, 15)));
        for (std::size_t later = game.turns.size() - 1; later > number; --later) {
            if (game.turns[later].player != game.turns[number].player || one_in(4)) continue;
            insert(game.turns[later], again);
            return;
        }
    }

    void spoil_a_turn() {
        const std::size_t at = any_turn();
        const auto here = game.turns.begin() + static_cast<std::ptrdiff_t>(at);
        switch (pick(9)) {
        case 0: game.turns.erase(here); break;
        case 1: game.turns.insert(here, Turn(*here)); break;
        case 2: std::swap(*here, game.turns[any_turn()]); break;
        case 3: here->waived ^= true; break;
        case 4: here->met ^= true; break;
        case 5: game.turns.back().done = false; break;
        case 6: game.turns.insert(game.turns.end(), 3, Turn{}); break;
        case 7:
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
        case 6:
            board.river = other.river;
            game.ganges = any_ganges(board);
            break;
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
    const auto slot = [&](const Edge& at) {
        const Yield* yield = provinces.navaratnas->yield_at(at);
        return yield && yield->colour;
    };
    for (Player& one : game.players) one.expert = one.expert && game.variant == Variant::mixed;
    if (game.variant != Variant::navaratnas) game.yields.clear();
    for (std::vector<YieldTile>& tiles : game.yields)
        std::erase_if(tiles, [&](const YieldTile& one) { return provinces.navaratnas && !slot(one.at); });
    if (!full || !board.river) game.ganges.clear();
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

inline void spoil_the_end(Game& game) {
    const bool waived = one_in(2);
    for (Final& one : game.finals)
        if (one_in(2)) one.waived = waived;
    if (one_in(2)) meet_in_some_order(game.finals);
    Final& one = game.finals[pick(game.finals.size())];
    const auto met = one.met;
    if (one_in(2)) one = any_markers(game.board);
    one.met = met;
}

inline void spoil(Game& game) {
    if (game.depth == Depth::final) {
        spoil_the_end(game);
        return;
    }
    if (game.turns.empty()) return;
    Spoiler spoiler{game};
    switch (pick(14)) {
    case 0: spoiler.spoil_the_table(); break;
    case 1: spoiler.spoil_what_stands(); break;
    case 4:
    case 5: spoiler.cover_a_tile(); break;
    case 2:
    case 3: spoiler.spoil_a_turn(); break;
    default: spoiler.spoil_a_step();
    }
    keep_in_form(game);
}

/// All that can be waived is; and what cannot is taken out, as far as it is met soon.
inline void let_all_stand(Game& game) {
    for (Turn& turn : game.turns) {
        turn.waived = true;
        for (Step& step : turn.steps) step.waived = true;
    }
    for (int tries = 20; tries > 0; --tries) {
        const Report report = replay(game).report;
        if (report.legal() || !report.violations.front().where.turn) return;
        const Where& where = report.violations.front().where;
        const auto turn = static_cast<std::size_t>(*where.turn);
        if (*where.step < 0)
            game.turns.resize(turn);
        else
            Spoiler::taken_out(game.turns[turn], static_cast<std::size_t>(*where.step));
    }
}

/// The game, spoilt in some places or in none.
inline Game spoilt(Game game) {
    const bool lenient = one_in(3);
    for (std::size_t times = lenient ? 2 + pick(6) : pick(4); times > 0; --times) spoil(game);
    if (lenient) let_all_stand(game);
    return game;
}

}
