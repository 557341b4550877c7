#include "core/sheet/score.h"

#include "core/json_record.h"

#include <algorithm>

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
    if (game.ahead.empty()) return false;
    Game unsaid = game;
    unsaid.ahead.clear();
    return std::ranges::count(sheet::ranks(unsaid), 1) > std::ranges::count(ranks, 1);
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
