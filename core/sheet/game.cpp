#include "core/sheet/game.h"

#include <algorithm>

namespace clerk::sheet {

namespace {

std::vector<int> ranks_by_place(const Game& game, std::size_t count) {
    std::vector<int> all(count);
    for (std::size_t side = 0; side < count; ++side) {
        const Figure place = game.rows.empty() ? Figure() : game.rows.front().figures[side];
        all[side] = place ? static_cast<int>(place->whole) : 0;
    }
    return all;
}

/// Whether one side has more than another, or of level ones was said to be ahead; whoever has nothing yet is behind.
bool is_ahead(const Game& game, std::size_t one, std::size_t other, Ties ties) {
    const auto mine = total(game, one), others = total(game, other);
    if (mine != others) return mine && (!others || (game.way == Way::highest ? *mine > *others : *mine < *others));
    if (ties == Ties::left) return false;
    const auto place = [&](std::size_t side) { return std::ranges::find(game.ahead, static_cast<int>(side)); };
    return place(one) < place(other);
}

std::vector<int> ranks_by_points(const Game& game, std::size_t count, Ties ties) {
    std::vector<int> all(count, 1);
    for (std::size_t side = 0; side < count; ++side)
        for (std::size_t other = 0; other < count; ++other)
            if (is_ahead(game, other, side, ties)) ++all[side];
    return all;
}

}

std::vector<Side> sides(const std::vector<Player>& players) {
    std::vector<Side> all;
    for (int player = 0; player < static_cast<int>(players.size()); ++player) {
        const std::string& team = players[static_cast<std::size_t>(player)].team;
        const auto found = team.empty() ? all.end() : std::ranges::find(all, team, &Side::team);
        if (found != all.end())
            found->players.push_back(player);
        else
            all.push_back({team, {player}});
    }
    return all;
}

std::optional<Points> total(const Game& game, std::size_t side) {
    if (game.way == Way::places) return std::nullopt;
    bool any = false;
    PointsSum sum;
    for (const Row& row : game.rows)
        if (const Figure& figure = row.figures[side]) {
            sum += *figure;
            any = true;
        }
    return any ? sum.points() : std::nullopt;
}

bool is_complete(const Game& game) {
    const bool filled = std::ranges::all_of(game.rows, [](const Row& row) {
        return std::ranges::all_of(row.figures, [](const Figure& figure) { return figure.has_value(); });
    });
    return filled && (game.way == Way::together ? game.won.has_value() : !game.rows.empty());
}

std::vector<int> ranks(const Game& game, Ties ties) {
    const std::size_t count = sides(game.players).size();
    if (game.way == Way::together) return std::vector<int>(count, game.won.value_or(false) ? 1 : 0);
    return game.way == Way::places ? ranks_by_place(game, count) : ranks_by_points(game, count, ties);
}

}
