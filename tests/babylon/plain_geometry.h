// Rows of the rulebook's tables that are the same for a turn and for a finished garden.
#pragma once

#include "tests/babylon/plain_garden.h"
#include "tests/babylon/plain_verdict.h"

namespace clerk::babylon::plain {

inline bool is_off_board(const Placement& placed) {
    return placed.at.x < 0 || placed.at.y < 0 || placed.at.x > 6 || placed.at.y > 6;
}
inline bool is_not_on_top(const Placement& placed, const Garden& garden) {
    return std::ranges::any_of(laid(placed, {}).parts,
                               [&](const Part& part) { return garden.top(part.cell) >= placed.level; });
}

/// Of a terrace, up to what holds it.
inline Rows rows_of_lying(const Placement& placed, const Garden& garden, const Rulings& rulings) {
    const auto is_wholly_over = [&](const Laid& one) {
        const bool one_apart = std::abs(one.level - placed.level) == 1;
        return one.anchor == placed.at && (rulings.overlap == Overlap::any || one_apart);
    };
    return {
        {"terrace.off-board", [&] { return is_off_board(placed); }},
        {"terrace.level-order", [&] { return placed.level >= 2 && !garden.has_level(placed.level - 1); }},
        {"terrace.not-on-top", [&] { return is_not_on_top(placed, garden); }},
        {"terrace.full-overlap",
         [&garden, is_wholly_over] { return std::ranges::any_of(garden.terraces, is_wholly_over); }},
    };
}

inline bool has_wrong_shape(const Building& what) {
    if (what.kind == Kind::statue) return what.at.size() != 1;
    return what.at.size() != 2 || what.at[0] == what.at[1];
}

/// On a space not used "as if" whose symbols were entered.
inline bool has_wrong_symbol(const Building& what, const Garden& garden) {
    return std::ranges::any_of(what.at, [&](Space space) {
        const Symbol borne = garden.symbol(space);
        return !is_in(what.as_if, space) && borne != Symbol::unknown && borne != symbol(what.kind);
    });
}

/// Without what an ornament makes of others: the line of statues, and what is below a bridge.
inline Rows rows_of_geometry(const Built& one, const Garden& garden, const Rulings& rulings) {
    const auto apart = [=] { return !are_neighbours(one); };
    const auto on_two_levels = [=] { return levels_apart(one) != 0; };
    const auto on_one_terrace = [=, &garden, &rulings] {
        return rulings.fountain == FountainOn::two_terraces && garden.terrace(one.at[0]) == garden.terrace(one.at[1]);
    };
    switch (one.kind) {
    case Kind::fountain:
        return {{"fountain.not-adjacent", apart},
                {"fountain.level", on_two_levels},
                {"fountain.same-terrace", on_one_terrace}};
    case Kind::stairs:
        return {{"stairs.not-adjacent", apart}, {"stairs.level", [=] { return levels_apart(one) != 1; }}};
    case Kind::bridge:
        return {{"bridge.not-opposite", [=] { return !are_opposite(one); }}, {"bridge.level", on_two_levels}};
    default: return {};
    }
}

}
