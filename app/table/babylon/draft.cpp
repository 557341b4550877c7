#include "app/table/babylon/draft.h"

#include <algorithm>

namespace clerk::desktop::babylon {

namespace {

using Index = std::size_t;

template <class List> void erase_at(List& list, Index index) {
    list.erase(list.begin() + static_cast<typename List::difference_type>(index));
}

/// A turn of depth builds whose only step is taken back has not begun.
void forget_empty_turn(game::Game& game) {
    if (!game.turns.empty() && !game.turns.back().done && !game.turns.back().dig && game.turns.back().steps.empty())
        game.turns.pop_back();
}

/// Does something with the part of the record that a finding means and that a waiver is written on.
template <class Game, class Do> void at_part(Game& game, const Where& where, Do act) {
    const Index index = Index(where.index);
    if (where.turn) {
        auto& turn = game.turns.at(Index(*where.turn));
        if (where.step.value_or(-1) >= 0)
            act(turn.steps.at(Index(*where.step)));
        else if (turn.dig)
            act(*turn.dig);
        return;
    }
    auto& garden = game.gardens.at(Index(where.player));
    if (where.piece == "terrace")
        act(garden.terraces.at(index));
    else if (where.piece == "ornament")
        act(garden.ornaments.at(index));
    else
        act(garden);
}

int highest_top(const game::Garden& garden, game::Cell anchor) {
    int top = 0;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = anchor}.cell(corner);
        if (cell.on_board()) top = std::max(top, garden.top(cell));
    }
    return top;
}

/// The lowest level on top of what is there that breaks the fewest rules.
template <class Check> int lowest_level(const game::Garden& garden, game::Placement placement, Check findings) {
    const int lowest = std::min(highest_top(garden, placement.at) + 1, game::max_level);
    std::size_t fewest = 0;
    int best = lowest;
    for (int level = lowest; level <= std::min(lowest + 1, game::max_level); ++level) {
        placement.level = level;
        const std::size_t broken = findings(placement).size();
        if (level == lowest || broken < fewest) best = level, fewest = broken;
    }
    return best;
}

template <class Check>
game::Placement placed(const game::Garden& garden, const Draft& draft, game::Placement placement, Check findings) {
    placement.rotation = draft.rotation;
    placement.open = draft.open;
    placement.level = draft.level ? *draft.level : lowest_level(garden, placement, findings);
    return placement;
}

Findings of_piece(const Report& report, int player, std::string_view piece, Index index) {
    Findings findings;
    for (const Breach& breach : report.violations)
        if (breach.where.player == player && breach.where.piece == piece && Index(breach.where.index) == index)
            findings.push_back(breach.finding);
    return findings;
}

game::FinalGarden& garden_of(game::Game& game, int player) { return game.gardens.at(Index(player)); }

}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_dig(game::Game game, game::Cell stack, const game::Tile& tile) {
    game.turns.push_back({.dig = game::Dig{.at = stack, .tile = {tile}}, .done = false});
    return game;
}

game::Game with_step(game::Game game, game::Step step) {
    if (!begun(game)) game.turns.push_back({.done = false});
    game.turns.back().steps.push_back(std::move(step));
    return game;
}

game::Game with_turn_ended(game::Game game, game::Unplaced unplaced) {
    if (!begun(game)) game.turns.push_back({});
    game.turns.back().done = true;
    game.turns.back().unplaced = unplaced;
    return game;
}

game::Game with_token(game::Game game, int round, game::Effect effect) {
    const Index index = Index(round - 1);
    if (game.tokens.size() <= index) game.tokens.resize(index + 1, game::Effect::none);
    game.tokens[index] = effect;
    return game;
}

game::Game with_terrace(game::Game game, int player, const game::Placement& placement) {
    garden_of(game, player).terraces.push_back({placement});
    return game;
}

game::Game with_ornament(game::Game game, int player, const game::Building& building) {
    garden_of(game, player).ornaments.push_back({building});
    return game;
}

bool correctable(const game::Game& game, const Where& where) {
    if (!where.turn) return !where.piece.empty();
    const Index turn = Index(*where.turn), round = turn / game.players.size();
    const bool late = round >= Index(game::rounds(game.players.size()));
    return where.step.value_or(-1) >= 0 || turn + 1 == game.turns.size() || late;
}

game::Game corrected(game::Game game, const Where& where) {
    const Index index = Index(where.index);
    if (where.piece == "terrace") erase_at(garden_of(game, where.player).terraces, index);
    if (where.piece == "ornament") erase_at(garden_of(game, where.player).ornaments, index);
    if (!where.turn) return game;
    const Index turn = Index(*where.turn);
    if (where.step.value_or(-1) < 0)
        game.turns.resize(turn);
    else
        erase_at(game.turns.at(turn).steps, Index(*where.step));
    forget_empty_turn(game);
    return game;
}

game::Game waived(game::Game game, const Where& where, const std::string& reason) {
    at_part(game, where, [&](auto& part) { part.waived = true, part.reason = reason; });
    return game;
}

std::string reason_of(const game::Game& game, const Where& where) {
    std::string reason;
    at_part(game, where, [&](const auto& part) { reason = part.reason; });
    return reason;
}

std::optional<game::State> ready(const game::Game& game, const game::State& state) {
    if (game.depth == Depth::final || state.over()) return std::nullopt;
    if (state.hand) return state;
    if (game.depth == Depth::full) return std::nullopt;
    return game::begin(state, std::nullopt);
}

game::State shown(const game::Game& game, const game::Replay& replay) {
    if (game.depth == Depth::final || replay.report.legal()) return replay.state;
    const Where& where = replay.report.violations.front().where;
    const game::Turn& turn = game.turns.at(Index(where.turn.value_or(0)));
    if (where.step.value_or(-1) >= 0) {
        const game::Step& step = turn.steps.at(Index(*where.step));
        const bool possible = replay.state.hand && can_stand(game::check(replay.state, step));
        return possible ? game::play(replay.state, step) : replay.state;
    }
    return can_stand(game::check(replay.state, turn.dig)) ? game::begin(replay.state, turn.dig) : replay.state;
}

game::Terrace terrace(const Draft& draft, game::Cell anchor, int level, const game::Tile& tile) {
    return {.anchor = anchor,
            .level = static_cast<std::int8_t>(level),
            .open = draft.open,
            .flower = tile.flower,
            .symbols = game::turned(tile.symbols, draft.rotation)};
}

game::Placement placement(const game::State& state, const Draft& draft, game::Cell anchor) {
    game::Placement placement{.from = draft.from, .at = anchor};
    if (state.depth != Depth::full) placement.tile = game::TileEntry{draft.tile};
    return placed(state.seat().garden, draft, placement,
                  [&](const game::Placement& candidate) { return game::check(state, candidate); });
}

game::Placement final_placement(const game::Game& game, const game::Garden& garden, int player, const Draft& draft,
                                game::Cell anchor) {
    const game::Placement placement{.tile = game::TileEntry{draft.tile}, .at = anchor};
    return placed(garden, draft, placement,
                  [&](const game::Placement& candidate) { return judge(game, player, candidate); });
}

game::Building attempt(const game::State& state, game::Kind kind, std::vector<game::Space> spaces) {
    game::Building best{.kind = kind, .at = std::move(spaces)};
    std::size_t fewest = game::check(state, best).size();
    const bool effect = state.effect() == game::Effect::convert || state.effect() == game::Effect::wild;
    if (fewest == 0 || !effect) return best;
    const game::Building plain = best;
    for (const game::Space space : plain.at) {
        game::Building with_effect = plain;
        with_effect.as_if = {space};
        const std::size_t broken = game::check(state, with_effect).size();
        if (broken < fewest) best = with_effect, fewest = broken;
    }
    return best;
}

Findings judge(const game::Game& game, int player, const game::Placement& placement) {
    const game::Game next = with_terrace(game, player, placement);
    return of_piece(game::replay(next).report, player, "terrace", next.gardens[Index(player)].terraces.size() - 1);
}

Findings judge(const game::Game& game, int player, const game::Building& building) {
    const game::Game next = with_ornament(game, player, building);
    return of_piece(game::replay(next).report, player, "ornament", next.gardens[Index(player)].ornaments.size() - 1);
}

bool can_stand(const Findings& findings) {
    return std::all_of(findings.begin(), findings.end(), [](const Finding& f) { return f.rule->waivable; });
}

}
