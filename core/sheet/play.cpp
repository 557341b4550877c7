#include "core/sheet/play.h"

#include "core/json_record.h"

#include <algorithm>

namespace clerk::sheet {

namespace {

/// The table went on without it: the side has a figure further down, or in the last row a later side has one. Whatever
/// the order in which figures are told, those that are yet to come are not missed.
Verdict is_passed_over(const Cell& cell) {
    if (cell.figure(cell.row, cell.side)) return std::nullopt;
    const int rows = static_cast<int>(cell.game.rows.size());
    const int across = static_cast<int>(cell.game.rows.front().figures.size());
    bool passed = false;
    for (int later = cell.row + 1; later < rows; ++later) passed |= cell.figure(later, cell.side).has_value();
    if (cell.row + 1 == rows)
        for (int later = cell.side + 1; later < across; ++later) passed |= cell.figure(cell.row, later).has_value();
    if (!passed) return std::nullopt;
    return Evidence{{place(cell.row, cell.side)}, {}};
}

/// Figures: how many are level.
Verdict is_undecided(const Game& game) {
    if (!by_points(game.way) || game.ties_shared || !is_complete(game)) return std::nullopt;
    const auto first = std::ranges::count(ranks(game), 1);
    if (first < 2) return std::nullopt;
    return Evidence{{}, {static_cast<int>(first)}};
}

constexpr Check<Cell> figure_rules[] = {{{"figure.missing"}, is_passed_over}};
constexpr Check<Game> whole_rules[] = {{{"tie.undecided"}, is_undecided}};

Report judged(const Game& game) {
    Report report;
    const auto columns = sides(game.players);
    for (int row = 0; row < static_cast<int>(game.rows.size()); ++row)
        for (int side = 0; side < static_cast<int>(columns.size()); ++side)
            file(report,
                 {.player = columns[static_cast<std::size_t>(side)].players.front(), .piece = "row", .index = row},
                 judge(of_a_figure(), Cell{game, row, side}), false);
    file(report, {.player = Where::nobody, .end = true}, judge(of_the_whole(), game), false);
    return report;
}

}

Checks<Cell> of_a_figure() { return figure_rules; }
Checks<Game> of_the_whole() { return whole_rules; }

Replay replay(const Game& game) { return {{}, judged(game)}; }

Fold fold(const Game& game) { return {replay(game), {State{}}}; }

}

namespace clerk::sheet::rules {

std::span<const Rule* const> all() {
    static const auto list = listed(of_a_figure(), of_the_whole());
    return list;
}

}

namespace clerk::sheet {

namespace {

constexpr std::string_view points_id = "points", ahead_id = "ahead";

std::vector<Category> lines(const Game& game, std::size_t side) {
    if (game.way == Way::places || game.rows.empty()) return {Category{.id = points_id}};
    std::vector<Category> all;
    for (const Row& row : game.rows) all.push_back({.id = points_id, .name = row.name, .exact = row.figures[side]});
    return all;
}

/// Whether it was said who is ahead of those with the most points.
bool is_tie_broken(const Game& game, const std::vector<int>& ranks) {
    return std::ranges::count(sheet::ranks(game, Ties::left), 1) > std::ranges::count(ranks, 1);
}

}

std::vector<std::string_view> categories() { return {points_id}; }

ScoreSheet score(const Game& game, const State& /*state*/) {
    const auto order = ranks(game);
    ScoreSheet sheet{.complete = is_complete(game)};
    sheet.players.resize(game.players.size());
    const auto columns = sides(game.players);
    for (std::size_t side = 0; side < columns.size(); ++side)
        for (const int player : columns[side].players)
            sheet.players[static_cast<std::size_t>(player)] = {.name =
                                                                   game.players[static_cast<std::size_t>(player)].name,
                                                               .categories = lines(game, side),
                                                               .rank = order[side],
                                                               .winner = sheet.complete && order[side] == 1};
    if (by_points(game.way) && is_tie_broken(game, order)) sheet.tie_break = ahead_id;
    return sheet;
}

void write_score(Json& json, const Game& game, const State& state) {
    clerk::write_score(json, score(game, state));
    if (game.won) json["won"] = *game.won;
}

}
