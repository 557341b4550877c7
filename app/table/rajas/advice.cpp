#include "app/table/rajas/advice.h"

#include "app/table/rajas/position.h"
#include "core/rajas/visiting.h"
#include "i18n/game_words.h"
#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::table::rajas {

namespace {

using Advised = Advice<game::Game>;

/// Cells that can be written, the nearest first.
game::Cells cells_around(game::Cell from) {
    game::Cells cells;
    for (int x = 1; x <= game::most_columns; ++x)
        for (int y = 1; y <= game::most_rows; ++y) cells.push_back({x, y});
    std::ranges::stable_sort(cells, {},
                             [&](game::Cell cell) { return std::abs(cell.x - from.x) + std::abs(cell.y - from.y); });
    return cells;
}

game::Lay turned(game::Lay lay, int rotation) {
    lay.rotation = rotation;
    return lay;
}

game::Lay moved(game::Lay lay, game::Cell at) {
    lay.at = at;
    return lay;
}

bool stands(const game::State& state, const game::Lay& lay) { return game::check(state, {lay}).empty(); }

std::optional<game::Lay> legal_turned(const game::State& state, const game::Lay& wrong) {
    for (const int by : {90, 270, 180})
        if (const game::Lay lay = turned(wrong, (wrong.rotation + by) % 360); stands(state, lay)) return lay;
    return std::nullopt;
}

std::optional<game::Lay> legal_near(const game::State& state, const game::Lay& wrong) {
    for (const game::Cell cell : cells_around(wrong.at))
        if (const game::Lay lay = moved(wrong, cell); stands(state, lay)) return lay;
    return std::nullopt;
}

wxString told(const game::Lay& wrong, const game::Lay& right) {
    if (right.at == wrong.at)
        return i18n::fill(_("It is legal there when it is turned clockwise by {1} degrees."),
                          {figure((right.rotation - wrong.rotation + 360) % 360)});
    if (const auto words = i18n::legal_that_way(right.at.x - wrong.at.x, right.at.y - wrong.at.y)) return *words;
    return i18n::fill(_("It is legal on {1}."), {text(write(right.at))});
}

std::optional<Advised> for_tile(const game::State& state, const game::Lay& wrong, game::Game game, const Where& where) {
    auto legal = legal_turned(state, wrong);
    if (!legal) legal = legal_near(state, wrong);
    if (!legal) return std::nullopt;
    game.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step)).what = *legal;
    return Advised{told(wrong, *legal), {place(legal->at)}, std::move(game)};
}

std::optional<Advised> for_worker(const game::State& state, game::Visit visit, game::Game game, const Where& where) {
    const auto due = game::visiting::coins_due(state, visit.at);
    if (!due) return std::nullopt;
    visit.coins = due->lowest;
    if (!game::check(state, {visit}).empty()) return std::nullopt;
    game.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step)).what = visit;
    return Advised{i18n::fill(_("It is legal for {1} in money."), {figure(due->lowest)}), {}, std::move(game)};
}

}

std::optional<Advised> advice(const game::Game& game) { return advice(game, game::fold(game)); }

std::optional<Advised> advice(const game::Game& game, const game::Fold& fold) {
    const Where& where = fold.report.violations.front().where;
    const game::Step* step = step_at(game, where);
    if (!step) return std::nullopt;
    if (const auto* lay = std::get_if<game::Lay>(&step->what)) return for_tile(fold.state, *lay, game, where);
    if (const auto* visit = std::get_if<game::Visit>(&step->what); visit && game::takes_coins(visit->at.kind))
        return for_worker(fold.state, *visit, game, where);
    return std::nullopt;
}

}
