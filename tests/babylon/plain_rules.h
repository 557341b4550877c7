// The rules of a turn of Babylon once more, read plainly from the rulebook's tables: a list of rows for each kind of
// step, asked one after the other. Nothing of the core but the record and its words; slow, and held against the core.
#pragma once

#include "tests/babylon/plain_final.h"
#include "tests/babylon/plain_geometry.h"
#include "tests/babylon/plain_table.h"

namespace clerk::babylon::plain {

/// What holds a terrace up.
struct Rest {
    std::vector<Space> statues = {}, singles = {}, doubles = {};
    bool has_gap = false; ///< a corner without support
};

class Referee : public Table {
public:
    using Table::Table;

    Verdict judge() {
        for (const Turn& turn : game_.turns)
            if (!play(turn)) break;
        verdict_.turns_played = turns_played_;
        verdict_.rounds = rounds();
        return verdict_;
    }

private:
    Verdict verdict_;

    bool keeps(int step, const Rows& rows, bool waived) {
        return verdict_.keeps({.player = player(), .turn = turns_played_, .step = step}, rows, waived, is_waivable);
    }

    bool play(const Turn& turn) {
        if (!keeps(-1, rows_of_a_turn(turn), false)) return false;
        begin();
        if (turn.dig) {
            if (!keeps(-1, rows_of(*turn.dig), turn.dig->waived)) return false;
            carry_out(*turn.dig);
        }
        for (std::size_t i = 0; i < turn.steps.size(); ++i) {
            const Step& step = turn.steps[i];
            const Rows rows = std::visit([&](const auto& what) { return rows_of(what); }, step.what);
            if (!keeps(static_cast<int>(i), rows, step.waived)) return false;
            std::visit([&](const auto& what) { carry_out(what); }, step.what);
        }
        if (turn.done) finish(turn);
        return true;
    }

    Rows rows_of_a_turn(const Turn& turn) {
        return {
            {"turn.game-over", [this] { return is_over(); }},
            {"turn.dig", [&] { return full() && !turn.dig; }},
        };
    }

    void begin() {
        for (Laid& one : garden().terraces) one.this_turn = false;
        dug_.reset();
        double_ = effect() == Effect::double_;
        effect_used_ = false;
        laid_ = 0;
        if (effect() == Effect::single) ++seat().pillars;
    }

    void finish(const Turn& turn) {
        if (dug_ && turn.unplaced == Unplaced::store) seat().slot = dug_;
        seat().pillars = std::min(seat().pillars, 6);
        ++turns_played_;
    }

    // The dig

    Rows rows_of(const Dig& dig) {
        const auto bears = [&] { return std::ranges::count_if(dig.tile.tile.symbols, is_ornament); };
        const auto owed = [&] { return height(dig.at) == 3 ? 2 : height(dig.at) == 2 ? 3 : 4; };
        return {
            {"dig.empty", [&] { return height(dig.at) == 0; }},
            {"dig.symbol-count", [=] { return bears() != owed(); }},
        };
    }
    void carry_out(const Dig& dig) {
        const bool own = dig.tile.tile.flower == game_.players[static_cast<std::size_t>(player())].flower;
        int income = 0;
        for (const Cell beside : {dig.at.moved(1, 0), dig.at.moved(-1, 0), dig.at.moved(0, 1), dig.at.moved(0, -1)}) {
            const bool border = beside.x < 0 || beside.y < 0 || beside.x > 3 || beside.y > 3;
            if (border || height(beside) <= height(dig.at)) ++income;
        }
        if (own) income += effect() == Effect::bloom ? 2 : 1;
        if (effect() == Effect::drought && income > 0) --income;
        seat().pillars += income;
        --height(dig.at);
        dug_ = dig.tile.tile;
    }

    // Placing a terrace

    std::optional<Tile>& named(const Placement& placed) { return placed.from == From::dug ? dug_ : seat().slot; }
    static std::vector<Part> corners_of(const Placement& placed) { return laid(placed, {}).parts; }

    Rest rest_of(const Placement& placed) {
        Rest rest;
        for (const Part& part : corners_of(placed)) {
            if (part.corner == placed.open) continue;
            const Space below = garden().below(part.cell);
            const int gap = placed.level - below.level;
            const bool is_free = garden().is_free(below, game_.rulings);
            if (gap == 1 && garden().standing_statue(below))
                rest.statues.push_back(below);
            else if (gap == 1 && is_free)
                rest.singles.push_back(below);
            else if (gap == 2 && is_free)
                rest.doubles.push_back(below);
            else
                rest.has_gap = true;
        }
        return rest;
    }
    int price(const Rest& rest) const {
        const int doubles = static_cast<int>(rest.doubles.size());
        const int given = double_ && doubles > 0 ? 1 : 0;
        return static_cast<int>(rest.singles.size()) + 2 * (doubles - given);
    }

    Rows rows_of(const Placement& placed) {
        const Row tile{"turn.tile", [&] { return full() ? !named(placed) : laid_ == 2; }};
        const Row support{"terrace.support", [&] { return rest_of(placed).has_gap; }};
        const Row pillars{"terrace.pillars", [&] { return full() && price(rest_of(placed)) > seat().pillars; }};
        const auto over_a_statue = [&] {
            return std::ranges::any_of(corners_of(placed), [&](const Part& part) {
                const Space below = garden().below(part.cell);
                return part.corner == placed.open && placed.level - below.level == 1 &&
                       garden().standing_statue(below) != nullptr;
            });
        };
        return joined({{tile},
                       rows_of_lying(placed, garden(), game_.rulings),
                       {{"terrace.open-corner", over_a_statue}, support, pillars}});
    }
    void carry_out(const Placement& placed) {
        const Rest rest = rest_of(placed);
        if (full()) seat().pillars = std::max(0, seat().pillars - price(rest));
        if (!rest.doubles.empty()) double_ = false;
        for (const Space statue : rest.statues) garden().standing_statue(statue)->carries = true;
        for (const auto& pillars : {rest.singles, rest.doubles})
            for (const Space pillar : pillars) garden().pillars.push_back(pillar);
        garden().terraces.push_back(laid(placed, full() ? *named(placed) : placed.tile->tile));
        ++laid_;
        if (full()) named(placed).reset();
    }

    // Building an ornament

    bool is_new(Space space) {
        const Laid* on = garden().terrace(space);
        return on && on->this_turn;
    }
    template <class Ask> static bool any(const std::vector<Space>& spaces, Ask ask) {
        return std::ranges::any_of(spaces, ask);
    }
    static std::vector<Space> different(const std::vector<Space>& spaces) {
        std::vector<Space> list;
        for (const Space space : spaces)
            if (!is_in(list, space)) list.push_back(space);
        return list;
    }

    Rows rows_of(const Building& what) {
        return joined({rows_of_spaces(what),
                       rows_of_the_effect(what),
                       {Row{"ornament.symbol", [&] { return has_wrong_symbol(what, garden()); }}},
                       rows_of_shape_in_space(what)});
    }
    Rows rows_of_spaces(const Building& what) {
        const auto occupied = [&] {
            return any(what.at, [&](Space space) { return !garden().is_free(space, game_.rulings); });
        };
        return {
            {"ornament.shape", [&] { return has_wrong_shape(what); }},
            {"ornament.no-space", [&] { return any(what.at, [&](Space one) { return !garden().terrace(one); }); }},
            {"ornament.hidden", [&] { return any(what.at, [&](Space one) { return garden().is_covered(one); }); }},
            {"ornament.occupied", occupied},
            {"ornament.not-this-turn", [&] { return !any(what.at, [&](Space one) { return is_new(one); }); }},
        };
    }
    Rows rows_of_the_effect(const Building& what) {
        if (what.as_if.empty()) return {};
        std::vector<Space> own;
        for (const Space space : what.as_if)
            if (is_in(what.at, space)) own.push_back(space);
        const auto any_own_bears = [=, this](auto ask) {
            return any(own, [&](Space one) { return ask(garden().symbol(one)); });
        };
        const Symbol needed = symbol(what.kind);
        return {
            {"effect.unavailable", [this] { return effect() != Effect::convert && effect() != Effect::wild; }},
            {"effect.already-used", [&] { return effect_used_ || different(what.as_if).size() > 1; }},
            {"effect.elsewhere", [&] { return any(what.as_if, [&](Space one) { return !is_in(what.at, one); }); }},
            {"effect.not-this-turn", [=, this] { return any(own, [&](Space one) { return !is_new(one); }); }},
            {"effect.needs-symbol",
             [=, this] {
                 return effect() == Effect::convert &&
                        any_own_bears([&](Symbol one) { return one == Symbol::blank || one == needed; });
             }},
            {"effect.needs-blank", [=, this] { return effect() == Effect::wild && any_own_bears(is_ornament); }},
        };
    }
    Rows rows_of_shape_in_space(const Building& what) {
        const Built one{what.kind, what.at};
        const auto blocked = [=, this] {
            const auto over = middle(one);
            if (!over) return false;
            const int top = garden().top(over->cell);
            const bool empty_slot = game_.rulings.bridge_gap == BridgeGap::empty_slot;
            return top >= over->level || (empty_slot && top > 0) || garden().bridge_over(*over);
        };
        Rows rows = rows_of_geometry(one, garden(), game_.rulings);
        if (what.kind == Kind::statue)
            rows.push_back({"statue.not-aligned", [=, this] { return !is_in_line(one.at[0].cell); }});
        if (what.kind == Kind::bridge) rows.push_back({"bridge.gap", blocked});
        return rows;
    }
    bool is_in_line(Cell cell) {
        bool is_first = true;
        for (const Built& one : garden().ornaments) {
            if (one.kind != Kind::statue) continue;
            if (!one.carries && (one.at[0].cell.x == cell.x || one.at[0].cell.y == cell.y)) return true;
            if (!one.carries || !game_.rulings.statue_restart) is_first = false;
        }
        return is_first;
    }
    void carry_out(const Building& what) {
        garden().ornaments.push_back({what.kind, what.at});
        if (!what.as_if.empty()) effect_used_ = true;
    }
};

inline Verdict judge(const Game& game) {
    return game.depth == Depth::final ? judge_gardens(game) : Referee(game).judge();
}

}
