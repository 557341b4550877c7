// The players and their points on the page of a game, and on the scoreboard.
#include "app/desktop/game/game_page.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

int points_of_first(const PlayerScore& score, int categories) {
    int points = 0;
    for (int i = 0; i < categories; ++i) points += score.categories.at(static_cast<std::size_t>(i)).points();
    return points;
}

}

void GamePage::show_players(const std::vector<std::string>& names) {
    std::vector<PlayerTab> tabs;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int player = static_cast<int>(i);
        const wxString total = score_hidden() ? wxString("-") : figure(score().players.at(i).total());
        tabs.push_back({text(names[i]), total, editor_->badge(player, FromDIP(20)), at_turn_ == player});
    }
    players_->show(editor_->heading(), tabs, shown_player_);
}

void GamePage::light_score(int player) {
    lit_turn_.reset();
    shown_player_ = player;
    show();
}

ScoreView GamePage::score_view() const {
    ScoreView view{.game = std::string(game()), .sheet = score(), .shown = shown_player_};
    for (std::size_t i = 0; i < view.sheet.players.size(); ++i)
        view.badges.push_back(editor_->badge(static_cast<int>(i), FromDIP(20)));
    return view;
}

void GamePage::show_score() {
    score_->show(score_view());
    score_->tell_of({});
    score_->Show(!score_hidden());
    finish_->Show(!open_ && desk_.report().legal() && desk_.score() && desk_.score()->complete);
    finish_->SetLabel(desk_.awarded() ? _("Show the result") : _("Finish the game"));
}

void GamePage::show_on(Scoreboard& scoreboard, std::optional<int> revealed) const {
    constexpr int badge = 96;
    const bool over = desk_.awarded() && !revealed;
    std::vector<ScoreboardRow> rows;
    for (std::size_t i = 0; i < score().players.size(); ++i) {
        const int player = static_cast<int>(i);
        const PlayerScore& own = score().players[i];
        const int total = revealed ? points_of_first(own, *revealed) : own.total();
        rows.push_back({text(own.name), score_hidden() ? wxString("-") : figure(total), editor_->badge(player, badge),
                        over ? own.winner : !revealed && at_turn_ == player, over ? own.rank : 0});
    }
    std::ranges::stable_sort(rows, {}, &ScoreboardRow::rank);
    scoreboard.show(editor_->heading(), std::move(rows));
}

}
