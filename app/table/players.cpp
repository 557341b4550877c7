#include "app/table/players.h"

#include "i18n/text.h"

#include <algorithm>

namespace clerk::table {

namespace {

int points_of_first(const PlayerScore& score, int categories) {
    int points = 0;
    for (int i = 0; i < categories; ++i) points += score.categories.at(static_cast<std::size_t>(i)).points();
    return points;
}

wxString told(const Snapshot& now, int points) { return now.score_hidden() ? wxString("-") : figure(points); }

}

std::vector<PlayerFigure> player_figures(const Snapshot& now) {
    std::vector<PlayerFigure> figures;
    for (const std::string& name : players(now.whole.record))
        figures.push_back({text(name), told(now, now.score().players.at(figures.size()).total())});
    return figures;
}

std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed) {
    const bool over = now.awarded && !revealed;
    std::vector<ScoreboardFigure> figures;
    for (const PlayerScore& own : now.score().players) {
        const int player = static_cast<int>(figures.size());
        const int points = revealed ? points_of_first(own, *revealed) : own.total();
        const bool at_turn = !revealed && now.progress.player_at_turn == player;
        figures.push_back(
            {player, text(own.name), told(now, points), over ? own.winner : at_turn, over ? own.rank : 0});
    }
    std::ranges::stable_sort(figures, {}, &ScoreboardFigure::rank);
    return figures;
}

}
