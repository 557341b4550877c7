#include "core/babylon/advice.h"

#include "core/babylon/building.h"
#include "core/babylon/placing.h"
#include "core/babylon/score.h"

#include <algorithm>
#include <array>
#include <set>

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

int highest_level(const Garden& garden) {
    const auto highest = std::ranges::max_element(garden.terraces(), {}, &Terrace::level);
    return highest == garden.terraces().end() ? 0 : highest->level;
}

/// The placement as a move if it breaks no rule. What the tile bears does not matter to that.
void add_if_legal(const State& state, Placement placement, std::vector<TerraceMove>& moves) {
    if (state.depth != Depth::full) placement.tile.emplace();
    if (!check(state, placement).empty()) return;
    TerraceMove move{placement.from, placement.at, placement.level, placement.open};
    if (state.depth == Depth::full)
        move.pillars = price(state, supports(state, placing::terrace(placement, *tile_of(state, placement))));
    moves.push_back(move);
}

void add_terraces(const State& state, From from, std::vector<TerraceMove>& moves) {
    const int highest = std::min(max_level, highest_level(state.seat().garden) + 2);
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y)
            for (int level = 1; level <= highest; ++level) {
                Placement placement{.from = from, .at = Cell{}.moved(x, y), .level = level};
                add_if_legal(state, placement, moves);
                for (Corner corner : corners) {
                    placement.open = corner;
                    add_if_legal(state, placement, moves);
                }
            }
}

Space top_space(const Garden& garden, Cell cell) { return {cell, static_cast<std::int8_t>(garden.top(cell))}; }

/// The spaces of this turn's terraces that can be seen, without the others of the garden.
std::vector<Space> fresh_spaces(const State& state) {
    const auto& terraces = state.seat().garden.terraces();
    std::vector<Space> spaces;
    for (auto terrace = terraces.end() - state.hand->terraces_placed; terrace != terraces.end(); ++terrace)
        for (Corner corner : corners) spaces.push_back({terrace->cell(corner), terrace->level});
    std::erase_if(spaces, [&](Space space) { return state.seat().garden.covered(space); });
    return spaces;
}

bool serves(Effect effect, Symbol symbol) {
    return (effect == Effect::convert && is_ornament(symbol)) || (effect == Effect::wild && symbol == Symbol::blank);
}

constexpr std::array joining{Kind::fountain, Kind::bridge, Kind::stairs}; ///< two spaces

std::array<Cell, 4> cells_apart(Cell cell, int cells) {
    return {cell.moved(-cells, 0), cell.moved(0, -cells), cell.moved(cells, 0), cell.moved(0, cells)};
}

/// Every ornament that could stand on or start from one of this turn's spaces, legal or not, each once.
std::vector<Building> conceivable_ornaments(const State& state) {
    const Garden& garden = state.seat().garden;
    std::vector<Building> list;
    std::set<std::pair<Space, Space>> pairs;
    for (Space space : fresh_spaces(state)) {
        list.push_back({.kind = Kind::statue, .at = {space}});
        for (Kind kind : joining)
            for (Cell other : cells_apart(space.cell, reach(kind)))
                if (other.on_board() && garden.top(other) > 0)
                    pairs.insert(std::minmax(space, top_space(garden, other)));
    }
    for (const auto& [a, b] : pairs)
        for (Kind kind : joining)
            if (apart(a.cell, b.cell) == reach(kind)) list.push_back({.kind = kind, .at = {a, b}});
    return list;
}

/// The ornament as it is or, where it needs the effect, with the one space used "as if": the first form that `stands`.
template <class Stands> std::optional<Building> as_needed(Building building, Stands stands) {
    if (stands(building)) return building;
    for (Space space : building.at) {
        building.as_if = {space};
        if (stands(building)) return building;
    }
    return std::nullopt;
}

template <class Stands> std::vector<Building> ornaments(const State& state, Stands stands) {
    std::vector<Building> list;
    for (const Building& building : conceivable_ornaments(state))
        if (auto found = as_needed(building, stands)) list.push_back(*found);
    return list;
}

// Missed ornaments

bool legal(const State& state, const Building& building) { return check(state, building).empty(); }

bool symbols_entered(const Garden& garden, const Building& building) {
    return std::ranges::all_of(
        building.at, [&](Space space) { return garden.terrace_at(space)->symbol_at(space.cell) != Symbol::unknown; });
}

/// Legal now, or as soon as another statue brings it into line. Nothing else that is built makes an ornament legal.
bool may_become_legal(const State& state, const Building& building) {
    return std::ranges::all_of(check(state, building),
                               [](const Finding& finding) { return *finding.rule == building::not_aligned; });
}

/// What may be built, the most points first.
std::vector<Building> candidates(const State& state) {
    auto list = ornaments(state, [&](const Building& building) { return may_become_legal(state, building); });
    std::erase_if(list, [&](const Building& b) { return !symbols_entered(state.seat().garden, b); });
    std::ranges::stable_sort(list, std::ranges::greater{},
                             [](const Building& b) { return points(building::ornament(b)); });
    return list;
}

/// Points of whole sets of four kinds that `more` further ornaments could at most complete.
int most_variety(const Garden& garden, int more) {
    EnumArray<Kind, int, kinds.size()> count;
    for (const Ornament& ornament : garden.ornaments())
        if (garden.visible(ornament)) ++count[ornament.kind];
    const int now = std::ranges::min(count);
    int sets = now;
    const auto lacking = [&](int wanted) {
        int lack = 0;
        for (int have : count) lack += std::max(0, wanted - have);
        return lack;
    };
    while (lacking(sets + 1) <= more) ++sets;
    return 4 * (sets - now);
}

/// Looks for the set of further ornaments with the most points, by branch and bound. Sets reached in another order are
/// looked at once: what stands does not depend on the order, only whether it could be built does.
class Search {
public:
    explicit Search(const State& start) : before_(total(start.seat().garden)), candidates_(candidates(start)) {
        look(start, {});
    }
    Missed best() const { return best_; }

private:
    using Chosen = std::set<std::size_t>;

    void look(const State& state, const Chosen& chosen) {
        if (!seen_.insert(chosen).second) return;
        const int gained = total(state.seat().garden) - before_;
        if (gained > best_.points) keep(chosen, gained);
        if (gained + most_further(state) <= best_.points) return;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            if (chosen.contains(i) || !legal(state, candidates_[i])) continue;
            Chosen more = chosen;
            more.insert(i);
            look(play(state, Step{candidates_[i]}), more);
        }
    }

    void keep(const Chosen& chosen, int gained) {
        best_.points = gained;
        best_.ornaments.clear();
        for (std::size_t i : chosen) best_.ornaments.push_back(candidates_[i]);
    }

    /// No more than the best candidate for each of this turn's free spaces, and the sets that so many could complete.
    int most_further(const State& state) const {
        int points_left = 0, spaces_left = 0;
        for (Space space : fresh_spaces(state)) {
            const auto best = std::ranges::find_if(candidates_, [&](const Building& building) {
                return std::ranges::count(building.at, space) > 0 && may_become_legal(state, building);
            });
            if (best == candidates_.end()) continue;
            points_left += points(building::ornament(*best));
            ++spaces_left;
        }
        return points_left + most_variety(state.seat().garden, spaces_left);
    }

    int before_;
    std::vector<Building> candidates_;
    std::set<Chosen> seen_;
    Missed best_;
};

}

std::vector<TerraceMove> legal_terraces(const State& state) {
    std::vector<TerraceMove> moves;
    add_terraces(state, From::dug, moves);
    if (state.depth == Depth::full) add_terraces(state, From::slot, moves);
    return moves;
}

std::vector<Building> legal_ornaments(const State& state) {
    return ornaments(state, [&](const Building& building) { return legal(state, building); });
}

std::vector<Space> effect_spaces(const State& state) {
    if (!state.hand || state.hand->effect_used) return {};
    const Garden& garden = state.seat().garden;
    auto spaces = fresh_spaces(state);
    std::erase_if(spaces, [&](Space space) {
        return garden.taken(space) || !serves(state.effect(), garden.terrace_at(space)->symbol_at(space.cell));
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

Missed missed(const State& state) {
    Missed missed = Search(state).best();
    missed.player = state.player();
    missed.turn = state.turns_played;
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

}
