#include "core/babylon/advice.h"

#include "core/babylon/bound.h"
#include "core/babylon/placing.h"
#include "core/babylon/sites.h"
#include "core/finding.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace clerk::babylon {

namespace {

std::vector<DigMove> legal_digs(const State& state) {
    std::vector<DigMove> digs;
    for (int x = 0; x < quarry_size; ++x)
        for (int y = 0; y < quarry_size; ++y)
            if (const Cell at = Cell{}.moved(x, y); state.quarry.height(at) > 0)
                digs.push_back({at, state.quarry.edges(at)});
    return digs;
}

/// Wherever the terraces of one level can be paid for. What the tile bears does not matter to that.
void add_terraces(const State& state, From from, int level, std::vector<TerraceMove>& moves) {
    const LevelSites sites(state.seat().garden, state.rulings, level);
    const auto anchors_of_each = sites.anchors();
    for (std::size_t way = 0; way < open_or_none.size(); ++way) {
        const auto open = open_or_none[way];
        const Cells anchors = anchors_of_each[way];
        if (anchors.empty()) continue;
        if (state.depth != Depth::full) {
            anchors.each([&](Cell at) { moves.push_back({from, at, level, open}); });
            continue;
        }
        const Prices prices = sites.prices(open, state.hand->double_pillar);
        const Cells affordable = anchors & prices.at_most(state.seat().pillars);
        affordable.each([&](Cell at) { moves.push_back({from, at, level, open, prices.at(at)}); });
    }
}

bool there_is_a_tile(const State& state, From from) {
    Placement placement{.from = from};
    if (state.depth != Depth::full) placement.tile.emplace();
    return keeps(beginning::tile_checks(), beginning::Choice{state, placement});
}

void add_terraces(const State& state, From from, std::vector<TerraceMove>& moves) {
    if (!there_is_a_tile(state, from)) return;
    constexpr std::size_t usual = 128;
    moves.reserve(moves.size() + usual);
    const int highest = std::min(max_level, state.seat().garden.highest() + 1);
    for (int level = 1; level <= highest; ++level) add_terraces(state, from, level, moves);
}

}

std::vector<TerraceMove> legal_terraces(const State& state) {
    std::vector<TerraceMove> moves;
    add_terraces(state, From::dug, moves);
    if (state.depth != Depth::full || !there_is_a_tile(state, From::slot)) return moves;
    if (moves.empty()) return legal_terraces(state, From::slot);
    const std::size_t of_one = moves.size(); // both may lie in the same places
    moves.reserve(2 * of_one);
    for (std::size_t i = 0; i < of_one; ++i) {
        moves.push_back(moves[i]);
        moves.back().from = From::slot;
    }
    return moves;
}

std::vector<TerraceMove> legal_terraces(const State& state, From from) {
    std::vector<TerraceMove> moves;
    add_terraces(state, from, moves);
    return moves;
}

std::vector<Building> legal_ornaments(const State& state) {
    std::vector<Building> list;
    for (const OrnamentSite& site : ornament_sites(state, Surface(state)))
        if (site.in_line) list.push_back(as_entered(site));
    return list;
}

std::vector<Space> effect_spaces(const State& state) {
    std::vector<Space> spaces;
    if (!state.hand) return spaces;
    const Surface surface(state);
    serving(state, surface).each([&](Cell cell) {
        const Space space = surface.space(cell);
        if (!state.seat().garden.taken(space)) spaces.push_back(space);
    });
    return spaces;
}

Moves moves(const State& state) {
    Moves moves{.player = state.player(), .turn = state.turns_played, .over = state.over()};
    if (moves.over) return moves;
    moves.begun = state.hand.has_value() || state.depth != Depth::full;
    if (!moves.begun) {
        moves.digs = legal_digs(state);
        return moves;
    }
    const State begun = state.hand ? state : begin(state, std::nullopt);
    moves.terraces = legal_terraces(begun);
    moves.ornaments = legal_ornaments(begun);
    return moves;
}

// What was missed, turn by turn.

Missed missed(const State& state) {
    const Further found = further(state);
    Missed missed{.player = state.player(), .turn = state.turns_played, .points = found.points};
    for (const OrnamentSite& site : found.sites) missed.ornaments.push_back(as_entered(site));
    return missed;
}

std::vector<Missed> missed(const Game& game, int from) { return missed(game, fold(game), from); }

std::vector<Missed> missed(const Game& game, const Fold& fold, int from) {
    std::vector<Missed> list;
    for (auto turn = static_cast<std::size_t>(from); turn < game.turns.size(); ++turn) {
        const auto& [dig, steps, unplaced, done, extra] = game.turns[turn];
        if (!done) break;
        if (steps.empty()) continue;
        State state = begin(fold.after.at(turn), dig);
        for (const Step& step : steps) state = play(std::move(state), step);
        if (Missed found = missed(state); found.points > 0) list.push_back(std::move(found));
    }
    return list;
}

namespace {

int cells_between(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

int distance(Space a, Space b) { return 2 * cells_between(a.cell, b.cell) + std::abs(a.level - b.level); }

/// A corner is changed sooner than the level, and a level or three sooner than the place.
int distance(const Placement& a, const Placement& b) {
    return 8 * cells_between(a.at, b.at) + 2 * std::abs(a.level - b.level) + (a.open != b.open);
}

/// Whichever of its spaces is named first. Only of what is wanted their number may be wrong.
int distance(const Building& there, const Building& wanted) {
    const auto& a = there.at;
    const auto& b = wanted.at;
    if (b.empty()) return 0;
    if (a.size() != 2 || b.size() != 2) return distance(a.front(), b.front());
    return std::min(distance(a[0], b[0]) + distance(a[1], b[1]), distance(a[0], b[1]) + distance(a[1], b[0]));
}

int levels_of(const Garden& garden) {
    const auto highest = std::ranges::max_element(garden.terraces(), {}, &Terrace::level);
    return std::min(max_level, (highest == garden.terraces().end() ? 0 : highest->level) + 2);
}

/// On the levels that there are or may come next, the nearest first.
std::vector<Placement> conceivable(const Placement& wanted, int levels) {
    std::vector<Placement> list;
    for (int x = 0; x < board_size - 1; ++x)
        for (int y = 0; y < board_size - 1; ++y)
            for (int level = 1; level <= levels; ++level)
                for (const std::optional<Corner> open :
                     std::initializer_list<std::optional<Corner>>{{}, Corner::nw, Corner::ne, Corner::se, Corner::sw}) {
                    Placement placement = wanted;
                    placement.at = Cell{}.moved(x, y);
                    placement.level = level;
                    placement.open = open;
                    list.push_back(std::move(placement));
                }
    std::ranges::stable_sort(list, {}, [&](const Placement& p) { return distance(p, wanted); });
    return list;
}

std::vector<Space> spaces_of(const FinalGarden& garden) {
    std::vector<Space> spaces;
    for (const FinalTerrace& terrace : garden.terraces)
        for (const Corner corner : corners) {
            const Terrace there{.anchor = terrace.placement.at};
            spaces.push_back({there.cell(corner), static_cast<std::int8_t>(terrace.placement.level)});
        }
    return spaces;
}

/// On spaces of the garden that an ornament of its kind may join, the nearest first.
std::vector<Building> conceivable(const Building& wanted, const FinalGarden& garden) {
    std::vector<Building> list;
    const std::vector<Space> spaces = spaces_of(garden);
    const auto add = [&](std::vector<Space> at) {
        list.push_back(wanted);
        list.back().at = std::move(at);
    };
    for (std::size_t a = 0; a < spaces.size(); ++a)
        if (wanted.kind == Kind::statue)
            add({spaces[a]});
        else
            for (std::size_t b = a + 1; b < spaces.size(); ++b)
                if (apart(spaces[a].cell, spaces[b].cell) == reach(wanted.kind)) add({spaces[a], spaces[b]});
    std::ranges::stable_sort(list, {}, [&](const Building& b) { return distance(b, wanted); });
    return list;
}

Report judged(const Game& game) { return replay(game).report; }

/// The first few in whose place the garden has fewer faults and none there.
template <class Piece>
std::optional<Step> first_that_stands(const Game& game, const Where& where, const std::vector<Piece>& list) {
    constexpr std::size_t tried = 400; // what is farther away is hardly what was meant
    const std::size_t faults = judged(game).violations.size();
    for (std::size_t i = 0; i < std::min(list.size(), tried); ++i) {
        const Report then = judged(with_piece(game, where, {list[i]}));
        const bool there = std::ranges::any_of(then.violations, [&](const Breach& breach) {
            return breach.where.piece == where.piece && breach.where.index == where.index;
        });
        if (!there && then.violations.size() < faults) return Step{list[i]};
    }
    return std::nullopt;
}

/// With the garden of one player alone.
Game alone(const Game& game, int player) {
    Game one = game;
    for (std::size_t i = 0; i < one.gardens.size(); ++i)
        if (static_cast<int>(i) != player) one.gardens[i] = {};
    return one;
}

}

std::optional<Placement> nearest_legal(const State& state, const Placement& wanted) {
    const std::vector<Placement> list = conceivable(wanted, levels_of(state.seat().garden));
    const auto found = std::ranges::find_if(list, [&](const Placement& p) { return check(state, p).empty(); });
    return found == list.end() ? std::nullopt : std::optional(*found);
}

std::optional<Building> nearest_legal(const State& state, const Building& wanted) {
    std::vector<Building> list = legal_ornaments(state);
    std::erase_if(list, [&](const Building& building) { return building.kind != wanted.kind; });
    const auto found = std::ranges::min_element(list, {}, [&](const Building& b) { return distance(b, wanted); });
    return found == list.end() ? std::nullopt : std::optional(*found);
}

std::optional<Step> nearest_legal(const Game& game) { return nearest_legal(game, replay(game)); }

std::optional<Step> nearest_legal(const Game& game, const Replay& replayed) {
    if (replayed.report.legal()) return std::nullopt;
    const Where& where = replayed.report.violations.front().where;
    if (!where.turn || where.step.value_or(-1) < 0) return std::nullopt;
    const Turn& turn = game.turns.at(static_cast<std::size_t>(*where.turn));
    const Step& wrong = turn.steps.at(static_cast<std::size_t>(*where.step));
    return std::visit(
        [&](const auto& wanted) -> std::optional<Step> {
            const auto found = nearest_legal(replayed.state, wanted);
            return found ? std::optional(Step{*found}) : std::nullopt;
        },
        wrong.what);
}

Step piece_at(const Game& game, const Where& where) {
    const FinalGarden& garden = game.gardens.at(static_cast<std::size_t>(where.player));
    const auto index = static_cast<std::size_t>(where.index);
    if (where.piece == "terrace") return {garden.terraces.at(index).placement};
    return {garden.ornaments.at(index).building};
}

Game with_piece(Game game, const Where& where, const Step& piece) {
    FinalGarden& garden = game.gardens.at(static_cast<std::size_t>(where.player));
    const auto index = static_cast<std::size_t>(where.index);
    if (where.piece == "terrace")
        garden.terraces.at(index).placement = std::get<Placement>(piece.what);
    else
        garden.ornaments.at(index).building = std::get<Building>(piece.what);
    return game;
}

std::optional<Step> nearest_legal_piece(const Game& game) {
    const Report report = judged(game);
    if (report.legal() || report.violations.front().where.piece.empty()) return std::nullopt;
    const Where where = report.violations.front().where;
    const Game one = alone(game, where.player);
    const FinalGarden& garden = one.gardens.at(static_cast<std::size_t>(where.player));
    const Step wrong = piece_at(game, where);
    if (const auto* terrace = std::get_if<Placement>(&wrong.what)) {
        int levels = 2;
        for (const FinalTerrace& other : garden.terraces) levels = std::max(levels, other.placement.level);
        return first_that_stands(one, where, conceivable(*terrace, std::min(max_level, levels)));
    }
    return first_that_stands(one, where, conceivable(std::get<Building>(wrong.what), garden));
}

}
