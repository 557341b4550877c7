#include "app/desktop/game/players_presenter.h"

#include "app/table/players.h"

namespace clerk::desktop {

std::vector<PlayerTab> player_tabs(const table::Snapshot& now, const Editor& editor, int badge) {
    std::vector<PlayerTab> tabs;
    for (const table::PlayerFigure& figure : player_figures(now)) {
        const int player = static_cast<int>(tabs.size());
        tabs.push_back({figure.name, figure.total, figure.forecast, editor.badge(player, badge),
                        now.progress.player_at_turn == player});
    }
    return tabs;
}

ScoreView score_view(const table::Snapshot& now, const Editor& editor, int badge) {
    ScoreView view{.game = std::string(now.game()), .sheet = now.score()};
    view.forecast = table::forecast_round(now);
    for (int player = 0; player < static_cast<int>(view.sheet.players.size()); ++player) {
        view.badges.push_back(editor.badge(player, badge));
        view.marks.push_back({editor.badge(player, badge / 2), editor.colour(player)});
    }
    return view;
}

std::vector<ScoreboardRow> scoreboard_rows(const table::Snapshot& now, const Editor& editor,
                                           std::optional<int> revealed) {
    constexpr int badge = 96;
    std::vector<ScoreboardRow> rows;
    for (const table::ScoreboardFigure& player : scoreboard_figures(now, revealed))
        rows.push_back({player.name, player.total, player.forecast, editor.badge(player.player, badge),
                        player.stands_out, player.rank});
    return rows;
}

}
