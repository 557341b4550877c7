// The rules of a turn of Babylon once more, read plainly from the rulebook's tables: lists that are searched, no sets,
// no masks, nothing of the core but the record and its words. Slow, and held against the core.
#pragma once

#include "core/babylon/game.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace clerk::babylon::plain {

/// The first rule that a game breaks, and where; an empty rule: it is legal. A step of -1: the turn's own rules.
struct Broken {
    std::string rule;
    int turn = 0, step = 0;
    friend bool operator==(const Broken&, const Broken&) = default;
};

struct Laid {
    Cell anchor;
    int level = 1;
    std::optional<Corner> open;
    std::map<Cell, Symbol> symbols; ///< of its four cells
    bool this_turn = true;
};

struct Built {
    Kind kind = Kind::statue;
    std::vector<Space> at;
    bool carries = false; ///< a statue that became a pillar
};

inline std::vector<std::pair<Corner, Cell>> corners_of(Cell anchor) {
    return {{Corner::nw, anchor.moved(0, 1)},
            {Corner::ne, anchor.moved(1, 1)},
            {Corner::se, anchor.moved(1, 0)},
            {Corner::sw, anchor}};
}

struct Place {
    std::vector<Laid> terraces;
    std::vector<Built> ornaments;
    std::vector<Space> pillars; ///< where one stands
    int singles = 0;
    std::optional<Tile> slot;

    const Laid* terrace(Space space) const {
        for (const Laid& one : terraces)
            if (one.level == space.level && one.symbols.contains(space.cell)) return &one;
        return nullptr;
    }
    int top(Cell cell) const {
        int highest = 0;
        for (const Laid& one : terraces)
            if (one.symbols.contains(cell)) highest = std::max(highest, one.level);
        return highest;
    }
    Built* statue(Space space) {
        for (Built& one : ornaments)
            if (one.kind == Kind::statue && one.at.front() == space && !one.carries) return &one;
        return nullptr;
    }
    /// Of a bridge with two ends that face each other; its level.
    static std::optional<Space> middle(const Built& one) {
        if (one.kind != Kind::bridge) return std::nullopt;
        const Space a = one.at[0], b = one.at[1];
        const auto between = [](int from, int to) { return static_cast<std::int8_t>((from + to) / 2); };
        return Space{{between(a.cell.x, b.cell.x), between(a.cell.y, b.cell.y)}, a.level};
    }
    bool bridge_over(Space space) const {
        return std::ranges::any_of(ornaments, [&](const Built& one) {
            const auto over = middle(one);
            return over && over->cell == space.cell && over->level >= space.level;
        });
    }
    bool is_free(Space space, const Rulings& rulings) const {
        for (const Built& one : ornaments)
            if (std::ranges::count(one.at, space) > 0) return false;
        if (const Laid* on = terrace(space); on && on->open)
            for (const auto& [corner, cell] : corners_of(on->anchor))
                if (corner == on->open && cell == space.cell) return false;
        if (std::ranges::count(pillars, space) > 0) return false;
        return !(rulings.bridge_covers && bridge_over(space));
    }
};

class Referee {
public:
    explicit Referee(const Game& game) : game_(game), places_(game.players.size()) {
        heights_.fill(3);
        for (const Cell cell : game.removed_clay) --height(cell);
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (game.players[i].start_tile) places_[i].slot = game.players[i].start_tile->tile;
    }

    Broken judge() {
        for (; turn_ < static_cast<int>(game_.turns.size()); ++turn_) {
            if (const std::string rule = play(game_.turns[static_cast<std::size_t>(turn_)]); !rule.empty())
                return {rule, turn_, step_};
        }
        return {};
    }

private:
    const Game& game_;
    std::vector<Place> places_;
    std::array<int, 16> heights_{};
    int turn_ = 0, step_ = -1;
    std::optional<Tile> dug_;
    bool double_ = false, used_ = false;
    int laid_ = 0;

    bool full() const { return game_.depth == Depth::full; }
    int& height(Cell cell) { return heights_[static_cast<std::size_t>(cell.y * 4 + cell.x)]; }
    int round() const { return turn_ / static_cast<int>(places_.size()); }
    std::size_t player() const { return static_cast<std::size_t>(turn_) % places_.size(); }
    Place& place() { return places_[player()]; }
    Effect effect() const {
        const auto token = static_cast<std::size_t>(round()) - 1;
        return round() > 0 && token < game_.tokens.size() ? game_.tokens[token] : Effect::none;
    }

    std::string play(const Turn& turn) {
        step_ = -1;
        constexpr int rounds[] = {0, 0, 15, 13, 11};
        if (round() >= rounds[places_.size()]) return "turn.game-over";
        if (full() && !turn.dig) return "turn.dig";
        begin(effect());
        if (turn.dig)
            if (const std::string rule = dig(*turn.dig); !rule.empty()) return rule;
        for (step_ = 0; step_ < static_cast<int>(turn.steps.size()); ++step_) {
            const auto& what = turn.steps[static_cast<std::size_t>(step_)].what;
            const std::string rule = std::holds_alternative<Placement>(what) ? lay(std::get<Placement>(what))
                                                                             : build(std::get<Building>(what));
            if (!rule.empty()) return rule;
        }
        if (turn.unplaced == Unplaced::store && dug_) place().slot = dug_;
        place().singles = std::min(place().singles, 6);
        return "";
    }

    void begin(Effect effect) {
        for (Laid& one : place().terraces) one.this_turn = false;
        dug_.reset();
        used_ = false;
        laid_ = 0;
        double_ = effect == Effect::double_;
        if (effect == Effect::single) ++place().singles;
    }

    std::string dig(const Dig& dig) {
        const int taken = height(dig.at);
        if (taken == 0) return "dig.empty";
        const auto& symbols = dig.tile.tile.symbols;
        const auto borne = std::ranges::count_if(symbols, [](Symbol one) { return one < Symbol::blank; });
        const bool known = std::ranges::count(symbols, Symbol::unknown) == 0;
        if (known && borne != (taken == 3 ? 2 : taken == 2 ? 3 : 4)) return "dig.symbol-count";
        int income = 0;
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const Cell beside = dig.at.moved(dx, dy);
            const bool border = beside.x < 0 || beside.y < 0 || beside.x > 3 || beside.y > 3;
            income += border || height(beside) <= taken;
        }
        if (dig.tile.tile.flower == game_.players[player()].flower) income += effect() == Effect::bloom ? 2 : 1;
        if (effect() == Effect::drought) income = std::max(0, income - 1);
        place().singles += income;
        --height(dig.at);
        dug_ = dig.tile.tile;
        return "";
    }

    std::string lay(const Placement& placed) {
        std::optional<Tile>& named = placed.from == From::dug ? dug_ : place().slot;
        if (full() ? !named : laid_ == 2) return "turn.tile";
        const Tile tile = full() ? *named : placed.tile->tile;
        Place& here = place();
        const int level = placed.level;
        const Cell at = placed.at;
        if (at.x < 0 || at.y < 0 || at.x > 6 || at.y > 6) return "terrace.off-board";
        if (level >= 2 && std::ranges::none_of(here.terraces, [&](const Laid& one) { return one.level == level - 1; }))
            return "terrace.level-order";
        for (const auto& [corner, cell] : corners_of(at))
            if (here.top(cell) >= level) return "terrace.not-on-top";
        for (const Laid& one : here.terraces)
            if (one.anchor == at && (game_.rulings.overlap == Overlap::any || std::abs(one.level - level) == 1))
                return "terrace.full-overlap";
        const auto below = [&](Cell cell) { return Space{cell, static_cast<std::int8_t>(here.top(cell))}; };
        for (const auto& [corner, cell] : corners_of(at))
            if (corner == placed.open && level - here.top(cell) == 1 && here.statue(below(cell)))
                return "terrace.open-corner";
        int singles = 0, doubles = 0;
        std::vector<Space> pillars;
        std::vector<Built*> carrying;
        for (const auto& [corner, cell] : corners_of(at)) {
            if (corner == placed.open) continue;
            const Space under = below(cell);
            const int gap = level - under.level;
            if (Built* statue = gap == 1 ? here.statue(under) : nullptr) {
                carrying.push_back(statue);
                continue;
            }
            if (gap > 2 || !here.is_free(under, game_.rulings)) return "terrace.support";
            ++(gap == 1 ? singles : doubles);
            pillars.push_back(under);
        }
        const bool given = double_ && doubles > 0;
        const int price = singles + 2 * (doubles - (given ? 1 : 0));
        if (full() && price > here.singles) return "terrace.pillars";
        if (full()) here.singles -= price;
        if (given) double_ = false;
        for (Built* statue : carrying) statue->carries = true;
        here.pillars.insert(here.pillars.end(), pillars.begin(), pillars.end());
        Laid laid{at, level, placed.open, {}};
        for (std::size_t i = 0; const auto& [corner, cell] : corners_of(at)) {
            const std::size_t turned = (i + 4 - static_cast<std::size_t>(placed.rotation / 90)) % 4;
            laid.symbols[cell] = tile.symbols[turned];
            ++i;
        }
        here.terraces.push_back(std::move(laid));
        ++laid_;
        if (full()) named.reset();
        return "";
    }

    std::string build(const Building& building) {
        Place& here = place();
        const auto& at = building.at;
        const Kind kind = building.kind;
        const auto each = [&](auto breaks) { return std::ranges::any_of(at, breaks); };
        const auto mine = [&](Space space) { return std::ranges::count(at, space) > 0; };
        const auto symbol = [&](Space space) { return here.terrace(space)->symbols.at(space.cell); };
        if (kind == Kind::statue ? at.size() != 1 : at.size() != 2 || at[0] == at[1]) return "ornament.shape";
        if (each([&](Space space) { return !here.terrace(space); })) return "ornament.no-space";
        if (each([&](Space space) { return here.top(space.cell) > space.level; })) return "ornament.hidden";
        if (each([&](Space space) { return !here.is_free(space, game_.rulings); })) return "ornament.occupied";
        const auto now = [&](Space space) {
            const Laid* on = here.terrace(space);
            return on && on->this_turn;
        };
        if (!each(now)) return "ornament.not-this-turn";
        std::vector<Space> as_if = building.as_if;
        std::ranges::sort(as_if);
        as_if.erase(std::ranges::unique(as_if).begin(), as_if.end());
        const Symbol needed = babylon::symbol(kind);
        if (!as_if.empty()) {
            if (effect() != Effect::convert && effect() != Effect::wild) return "effect.unavailable";
            if (used_ || as_if.size() > 1) return "effect.already-used";
            const Space space = as_if.front();
            if (!mine(space)) return "effect.elsewhere";
            if (!now(space)) return "effect.not-this-turn";
            if (effect() == Effect::convert && (symbol(space) == Symbol::blank || symbol(space) == needed))
                return "effect.needs-symbol";
            if (effect() == Effect::wild && symbol(space) < Symbol::blank) return "effect.needs-blank";
        }
        if (each([&](Space space) {
                return std::ranges::count(as_if, space) == 0 && symbol(space) != needed &&
                       symbol(space) != Symbol::unknown;
            }))
            return "ornament.symbol";
        if (const std::string rule = fit(here, kind, at); !rule.empty()) return rule;
        here.ornaments.push_back({kind, at});
        used_ = used_ || !as_if.empty();
        return "";
    }

    std::string fit(Place& here, Kind kind, const std::vector<Space>& at) const {
        if (kind == Kind::statue) return is_in_line(here, at[0].cell) ? "" : "statue.not-aligned";
        const int dx = std::abs(at[0].cell.x - at[1].cell.x), dy = std::abs(at[0].cell.y - at[1].cell.y);
        const int up = std::abs(at[0].level - at[1].level);
        if (kind == Kind::fountain) {
            if (dx + dy != 1) return "fountain.not-adjacent";
            if (up != 0) return "fountain.level";
            const bool one = here.terrace(at[0]) == here.terrace(at[1]);
            return one && game_.rulings.fountain == FountainOn::two_terraces ? "fountain.same-terrace" : "";
        }
        if (kind == Kind::stairs) return dx + dy != 1 ? "stairs.not-adjacent" : up != 1 ? "stairs.level" : "";
        if (!((dx == 2 && dy == 0) || (dx == 0 && dy == 2))) return "bridge.not-opposite";
        if (up != 0) return "bridge.level";
        const Space over = *Place::middle({kind, at});
        if (game_.rulings.bridge_gap == BridgeGap::empty_slot && here.top(over.cell) > 0) return "bridge.gap";
        return here.top(over.cell) >= over.level || here.bridge_over(over) ? "bridge.gap" : "";
    }

    bool is_in_line(const Place& here, Cell cell) const {
        bool any = false, any_stands = false;
        for (const Built& one : here.ornaments) {
            if (one.kind != Kind::statue) continue;
            any = true;
            if (one.carries) continue;
            any_stands = true;
            if (one.at[0].cell.x == cell.x || one.at[0].cell.y == cell.y) return true;
        }
        return game_.rulings.statue_restart ? !any_stands : !any;
    }
};

inline Broken judge(const Game& game) { return Referee(game).judge(); }

/// Without what the table let stand.
inline Game without_waivers(Game game) {
    for (Turn& turn : game.turns) {
        if (turn.dig) turn.dig->waived = false;
        for (Step& step : turn.steps) step.waived = false;
    }
    return game;
}

}
