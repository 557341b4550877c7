#include "app/table/egizia/answers.h"

#include "app/table/egizia/build_input.h"
#include "app/table/egizia/position.h"
#include "app/table/egizia/ship_input.h"
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

using Index = std::size_t;

game::Round& round_of(game::Game& game, const Where& where) { return game.turns.at(Index(*where.round) - 1); }

/// A round in progress in which nothing is left has not begun; who builds in depth builds need not have begun to.
void forget_empty_round(game::Game& game) {
    if (!begun(game)) return;
    game::Round& round = game.turns.back();
    if (game.depth == Depth::builds && round.builds && round.builds->empty()) round.builds.reset();
    if (has_nothing(round)) game.turns.pop_back();
}

template <class List> void take_out(List& list, int index) { list.erase(list.begin() + index); }

void correct_end(game::Game& game, const Where& where) {
    if (where.player == Where::nobody)
        game.end.reset();
    else
        game.end->at(Index(where.player)) = plain_end(game).at(Index(where.player));
}

}

bool correctable(const game::Game& game, const Where& where) {
    if (where.end || where.piece == "ship" || where.piece == "build") return true;
    if (where.piece == "tile") return !game.end->at(Index(where.player)).graves.empty();
    return where.round.has_value();
}

game::Game corrected(game::Game game, const Where& where) {
    if (where.end) {
        correct_end(game, where);
    } else if (where.piece == "tile") {
        take_out(game.end->at(Index(where.player)).graves, where.index);
    } else if (where.piece == "ship") {
        take_out(round_of(game, where).ships, where.index);
    } else if (where.piece == "build") {
        take_out(*round_of(game, where).builds, where.index);
    } else if (*where.round > game::rounds_of_a_game) {
        game.turns.resize(Index(*where.round) - 1);
    } else {
        round_of(game, where).order.reset();
    }
    forget_empty_round(game);
    return game;
}

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::egizia::Game& game, const Where& where) {
    if (where.end || !where.round)
        return where.player == Where::nobody ? WaiverMark{}
                                             : waiver_mark(game.end->at(static_cast<std::size_t>(where.player)));
    auto& round = game.turns.at(static_cast<std::size_t>(*where.round) - 1);
    if (where.piece == "ship") return waiver_mark(round.ships.at(static_cast<std::size_t>(where.index)));
    if (where.piece == "build") return waiver_mark(round.builds->at(static_cast<std::size_t>(where.index)));
    return waiver_mark(round);
}

}

namespace clerk::table::egizia {

namespace {

using Advised = Advice<game::Game>;

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

/// The site that was meant, on another of its spaces, else the nearest place of the same kind.
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

namespace {

using i18n::fill;

wxString name(const Position& position, int player) { return name_line(position.known_as(player).name); }

wxString of_ship(const Position& position, const Entry& entry) {
    const Asked what = asked(position, entry);
    if (what.gain) return _("What does it give? Choose it, then place (B).");
    if (what.raise > 0 && static_cast<int>(entry.raise.size()) < what.raise)
        return why_not_finish_ship(position, entry);
    if (what.ring) return _("Does the water ring move? Then place (B).");
    return _("Place the ship (B).");
}

wxString in_ships(const Position& position, const Entry& entry) {
    if (entry.at || entry.uses_card) return of_ship(position, entry);
    if (!position.moves.player) return _("All ships are placed: feed the crews and build (D).");
    const int player = *position.moves.player;
    if (player != position.player)
        return fill(_("It is {1}'s turn; you are looking at {2}."),
                    {name(position, player), name(position, position.player)});
    return fill(_("{1}: where does the ship lie? {2} left. Or pass (P)."),
                {name(position, player), figure(game::ships::left(*position.ready, player))});
}

wxString in_build(const Position& position, const Entry& entry) {
    if (entry.typing == Typing::value)
        return fill(_("Type the value printed on {1}."), {i18n::egizia::name(entry.stones.back().at)});
    if (position.full() && !entry.stones.empty() && !entry.market &&
        game::site(entry.stones.front().at.part) == game::Site::graves)
        return _("A step in which market? Then enter the build (B).");
    return _("Another space of the same site, or enter the build (B).");
}

wxString in_builds(const Position& position, const Entry& entry) {
    if (entry.uses_card) return of_ship(position, entry);
    if (builds(entry)) return in_build(position, entry);
    if (!position.full())
        return fill(_("{1} builds: click on the monuments, or on cards of the sphinx."),
                    {name(position, position.player)});
    const auto next = next_builder(position);
    if (!next) return _("Nobody can build any more: end the round (D).");
    return fill(_("Next {1} at {2}, for {3} at most."),
                {name(position, next->player), i18n::egizia::name(next->site), figure(next->most)});
}

}

wxString next_in_words(const Position& position, const Entry& entry) {
    if (position.stage == Stage::ships) return in_ships(position, entry);
    return position.stage == Stage::builds ? in_builds(position, entry) : why_not_build(position);
}

}
