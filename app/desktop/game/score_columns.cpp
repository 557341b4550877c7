#include "app/desktop/game/score_columns.h"

#include "core/score_sheet.h"
#include "i18n/counted.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

ScoreColumns::ScoreColumns(const ScoreView& view)
    : game_(view.game), scoring_(view.scoring),
      is_forecast_(view.forecast && (!view.scoring || view.scoring == view.forecast)) {
    if (!view.sheet.players.empty()) scores_ = i18n::everyone(view.game, view.sheet);
}

ScoreColumns::Column ScoreColumns::column(std::size_t who) const {
    const PlayerScore& score = scores_[who];
    if (!scoring_) return {&score.categories, known_total(score)};
    const ScoreRound& round = score.rounds.at(*scoring_);
    return {&round.categories, round.total()};
}

/// The lines are the first player's; who does not play may have fewer.
const Category* ScoreColumns::category(std::size_t who, int line) const {
    const std::string_view id = column(0).categories->at(static_cast<std::size_t>(line)).id;
    const auto& own = *column(who).categories;
    const auto found = std::ranges::find(own, id, &Category::id);
    return found == own.end() ? nullptr : &*found;
}

int ScoreColumns::categories() const {
    if (scores_.empty()) return 0;
    const auto lines = static_cast<int>(column(0).categories->size());
    return lines > 1 ? lines : 0;
}

wxString ScoreColumns::title(int line) const {
    if (line == categories() && is_forecast_) return _("Score now");
    return line == categories() ? i18n::total_name(game_) : i18n::category(game_, category(0, line)->id);
}

/// "Statues: Linda 5, John 3"
wxString ScoreColumns::line_in_words(int line) const {
    std::vector<wxString> figures;
    for (std::size_t who = 0; who < scores_.size(); ++who) {
        const bool is_total = line == categories();
        const Category* own = is_total ? nullptr : category(who, line);
        if (is_total || own)
            // TRANSLATORS: a player and the points, in a list.
            figures.push_back(i18n::fill(wxGETTEXT_IN_CONTEXT("points", "{1} {2}"),
                                         {name_line(scores_[who].name),
                                          is_total ? i18n::figure_or_dash(column(who).total) : figure(own->points())}));
    }
    return i18n::fill(_("{1}: {2}"), {title(line), i18n::listed(figures)});
}

/// The whole table for who hears it.
wxString ScoreColumns::in_words() const {
    wxString all = _("Score");
    if (scores_.empty()) return all;
    for (int line = 0; line < lines(); ++line) all += "\n" + line_in_words(line);
    return all;
}

}
