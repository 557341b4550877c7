#include "app/desktop/results/result_summary.h"

#include "core/score_sheet.h"
#include "i18n/counted.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

ResultSummary::Player summary_of(const PlayerScore& score) {
    ResultSummary::Player player{name_line(score.name), score.rank, known_total(score), {}, score.winner};
    if (score.categories.size() > 1)
        for (const Category& category : score.categories) player.points.push_back(category.points());
    return player;
}

}

std::vector<std::size_t> by_rank(const std::vector<PlayerScore>& all) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].rank > 0) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return all[i].rank; });
    return order;
}

wxString winners_in_words(const std::vector<PlayerScore>& all) {
    std::vector<wxString> names;
    for (const PlayerScore& score : all)
        if (score.winner) names.push_back(name_line(score.name));
    if (names.size() == 1) return i18n::fill(_("{1} wins"), names);
    return i18n::fill(_("A shared victory: {1}"), {i18n::listed(names)});
}

ResultSummary summary_of(std::string_view game, const ScoreSheet& sheet) {
    const std::vector<PlayerScore> all = i18n::everyone(game, sheet);
    ResultSummary summary{i18n::game_name(game), winners_in_words(all)};
    if (!sheet.tie_break.empty()) summary.tie_break = i18n::tie_break(game, sheet.tie_break);
    const auto& categories = sheet.players.front().categories;
    if (categories.size() == 1) summary.counted = i18n::points_name(game);
    for (const Category& category : categories.size() > 1 ? categories : std::vector<Category>())
        summary.categories.push_back(i18n::category(game, category.id));
    for (const std::size_t i : by_rank(all)) summary.players.push_back(summary_of(all[i]));
    if (!summary.players.empty())
        summary.picture_words = i18n::fill(_("What {1} has built"), {summary.players.front().name});
    return summary;
}

}
