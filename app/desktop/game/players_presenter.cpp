#include "app/desktop/game/players_presenter.h"

#include "app/desktop/game/editors.h"
#include "app/table/players.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

constexpr int scoreboard_badge = 96;

ScoreboardRow scoreboard_row(const table::ScoreboardFigure& player, const wxBitmap& badge) {
    return {player.name, player.total, player.forecast, badge, player.stands_out, player.rank};
}

}

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
    std::vector<ScoreboardRow> rows;
    for (const table::ScoreboardFigure& player : scoreboard_figures(now, revealed))
        rows.push_back(scoreboard_row(player, editor.badge(player.player, scoreboard_badge)));
    return rows;
}

ScoreboardTable scoreboard_table(table::Snapshot& now, const wxWindow& window) {
    now.progress = progress(now.whole);
    ScoreboardTable table{.heading = now.progress.heading, .game = i18n::game_name(now.game())};
    for (const table::ScoreboardFigure& player : scoreboard_figures(now, std::nullopt))
        table.rows.push_back(scoreboard_row(
            player, picture(window, scoreboard_badge, player_sign(now.whole.record, player.player).draw)));
    return table;
}

}
