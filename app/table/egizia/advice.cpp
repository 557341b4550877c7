#include "app/table/egizia/advice.h"

#include "app/table/egizia/position.h"
#include "core/egizia/building.h"
#include "core/egizia/ships.h"
#include "core/egizia/stones.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace clerk::table::egizia {

namespace {

using Advised = Advice<game::Game>;
using Index = std::size_t;

int distance(const game::Space& a, const game::Space& b) {
    return 4 * std::abs(a.row - b.row) + std::abs(a.number - b.number);
}

std::optional<game::Space> nearest_open(const game::State& state, const game::Monuments& monuments,
                                        const game::Space& wrong) {
    std::optional<game::Space> nearest;
    const auto try_space = [&](const game::Space& space) {
        const game::Stone stone{space};
        if (nearest && distance(*nearest, wrong) <= distance(space, wrong)) return;
        if (keeps(game::stones::of_a_stone(), game::stones::Setting{*state.table, monuments, stone})) nearest = space;
    };
    for (int number = 1; number <= game::most_spaces(wrong.part); ++number) {
        if (wrong.part != game::Part::pyramid) try_space({wrong.part, number});
        for (int row = 1; wrong.part == game::Part::pyramid && row <= game::most_rows; ++row)
            try_space({wrong.part, number, row});
    }
    return nearest;
}

/// The first stone that breaks a rule of its own, on the nearest space where it breaks none.
std::optional<Advised> for_stones(const game::State& state, game::Stones stones, const game::Build& wrong,
                                  const std::function<game::Game(game::Build)>& with) {
    game::Monuments monuments = state.monuments;
    for (game::Stone& stone : stones) {
        if (keeps(game::stones::of_a_stone(), game::stones::Setting{*state.table, monuments, stone})) {
            monuments.set(*state.table, stone, wrong.player);
            continue;
        }
        const auto open = nearest_open(state, monuments, stone.at);
        if (!open) return std::nullopt;
        stone.at = *open;
        if (!game::value_of(*state.table, stone)) return std::nullopt;
        game::Build mended = wrong;
        mended.what = stones;
        if (!game::building::check(state, mended).empty()) return std::nullopt;
        return Advised{i18n::fill(_("It is legal on {1}."), {i18n::egizia::name(*open)}), {place(*open)}, with(mended)};
    }
    return std::nullopt;
}

std::optional<Advised> for_build(const game::State& state, const game::Build& wrong,
                                 const std::function<game::Game(game::Build)>& with) {
    if (const auto* stones = std::get_if<game::Stones>(&wrong.what)) return for_stones(state, *stones, wrong, with);
    const auto* draw = std::get_if<game::Draw>(&wrong.what);
    if (!draw) return std::nullopt;
    game::Build mended = wrong;
    mended.what =
        game::Draw{std::min(draw->cards, game::building::most_drawn), std::min(draw->kept, game::building::most_kept)};
    if (mended == wrong || !game::building::check(state, mended).empty()) return std::nullopt;
    const auto sphinx = place(game::spot(game::Site::sphinx));
    return Advised{_("Five cards are drawn at most, and one is kept."), {*sphinx}, with(mended)};
}

/// The same site on another of its spaces, else the nearest place of the same kind.
std::optional<Advised> for_ship(const game::State& state, const game::Ship& wrong,
                                const std::function<game::Game(game::Ship)>& with) {
    const auto* sail = std::get_if<game::Sail>(&wrong.what);
    if (!sail || sail->at.is_ring()) return std::nullopt;
    std::optional<game::Ship> nearest;
    int least = 0;
    for (const game::Berth& berth : game::moves(state).places) {
        if (berth.at.kind != sail->at.kind || (sail->at.is_site() && berth.at != sail->at)) continue;
        game::Sail moved = *sail;
        moved.at = berth.at;
        moved.space = berth.space;
        const int far = std::abs(berth.at.number - sail->at.number);
        game::Ship mended = wrong;
        mended.what = moved;
        if ((nearest && far >= least) || !game::ships::check(state, mended).empty()) continue;
        nearest = mended;
        least = far;
    }
    if (!nearest) return std::nullopt;
    const game::Spot at = std::get<game::Sail>(nearest->what).at;
    return Advised{i18n::fill(_("It is legal on {1}."), {i18n::egizia::name(at)}), {*place(at)}, with(*nearest)};
}

}

std::optional<Advised> advice(const game::Game& game) { return advice(game, game::fold(game)); }

std::optional<Advised> advice(const game::Game& game, const game::Fold& fold) {
    const Where& where = fold.report.violations.front().where;
    if (!where.round || where.piece.empty()) return std::nullopt;
    const game::Round& round = game.turns.at(Index(*where.round) - 1);
    const auto in_place = [&](auto of_list) {
        return [&game, &where, of_list](auto mended) {
            game::Game next = game;
            of_list(next.turns.at(Index(*where.round) - 1)).at(Index(where.index)) = mended;
            return next;
        };
    };
    if (where.piece == "ship")
        return for_ship(fold.state, round.ships.at(Index(where.index)),
                        in_place([](game::Round& of) -> std::vector<game::Ship>& { return of.ships; }));
    return for_build(fold.state, round.builds->at(Index(where.index)),
                     in_place([](game::Round& of) -> std::vector<game::Build>& { return *of.builds; }));
}

}
