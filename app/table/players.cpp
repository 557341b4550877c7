#include "app/table/players.h"

#include "core/score_sheet.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::table {

namespace {

int points_of_first(const PlayerScore& score, int categories) {
    int points = 0;
    for (int i = 0; i < categories; ++i) points += score.categories.at(static_cast<std::size_t>(i)).points();
    return points;
}

wxString told(const Snapshot& now, const PlayerScore& score, int points) {
    return now.score_hidden() || !known_total(score) ? wxString("-") : figure(points);
}

/// What the track on the table says comes first, where there is one.
int on_track(const Snapshot& now, const PlayerScore& score) {
    const auto forecast = forecast_round(now);
    return score.total() - (forecast ? score.rounds.at(*forecast).total() : 0);
}

wxString forecast(const Snapshot& now, const PlayerScore& score) {
    return now.score_hidden() || !forecast_round(now) ? wxString() : figure(score.total());
}

}

bool same_players(const Record& one, const Record& other) {
    return std::visit(
        [&](const auto& game) {
            const auto* same_game = std::get_if<std::decay_t<decltype(game)>>(&other.game);
            return same_game && same_game->players == game.players;
        },
        one.game);
}

std::optional<std::size_t> forecast_round(const Snapshot& now) {
    const std::size_t rounds = now.score().players.front().rounds.size();
    const auto taken = static_cast<std::size_t>(now.report().scorings.value_or(static_cast<int>(rounds)));
    return taken < rounds ? std::optional(rounds - 1) : std::nullopt;
}

std::vector<PlayerFigure> player_figures(const Snapshot& now) {
    std::vector<PlayerFigure> figures;
    for (const std::string& name : players(now.whole.record)) {
        const PlayerScore& score = now.score().players.at(figures.size());
        figures.push_back({name_line(name), told(now, score, on_track(now, score)), forecast(now, score)});
    }
    return figures;
}

std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed) {
    const bool over = now.awarded && !revealed;
    std::vector<ScoreboardFigure> figures;
    for (const PlayerScore& own : now.score().players) {
        const int player = static_cast<int>(figures.size());
        const int points = revealed ? points_of_first(own, *revealed) : on_track(now, own);
        const bool at_turn = !revealed && now.progress.player_at_turn == player;
        figures.push_back({player, name_line(own.name), told(now, own, points), forecast(now, own),
                           over ? own.winner : at_turn, over ? own.rank : 0});
    }
    std::ranges::stable_sort(figures, {}, &ScoreboardFigure::rank);
    return figures;
}

}
