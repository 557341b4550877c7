#include "app/history/figure_words.h"

#include "i18n/numbers.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk {

namespace {

wxString dash() { return {wxUniChar(0x2013)}; }

}

wxString shown_name(const db::Person& person) {
    if (person.nickname.empty()) return name_line(person.name);
    // TRANSLATORS: a name and a nickname.
    return i18n::fill(_("{1} ({2})"), {name_line(person.name), name_line(person.nickname)});
}

wxString percent(double share) {
    // TRANSLATORS: a share of a hundred, "58 %".
    return i18n::fill(_("{1} %"), {figure(static_cast<int>(std::lround(100 * share)))});
}

wxString win_rate(const db::Figures& figures) {
    return figures.plays == 0 ? dash() : percent(static_cast<double>(figures.wins) / figures.plays);
}

wxString chance(const db::Figures& figures) {
    return figures.plays == 0 || figures.together ? dash() : percent(figures.expected / figures.plays);
}

wxString average_points(const db::Figures& figures) {
    return figures.scored == 0 ? dash() : i18n::average(figures.average());
}

wxString best_points(const db::Figures& figures) { return figures.best ? figure(*figures.best) : dash(); }

wxString rating_figure(const db::Rated& rated) { return rated.is_shown() ? i18n::rating(rated.rating) : dash(); }

wxString rating_explained(const db::Rated& rated) {
    if (!rated.is_shown())
        return i18n::fill_figures(_("Shown after {1} games with a winner; so far there are {2}."),
                                  {db::rating_shown_after, rated.plays});
    const double around = uncertainty(rated.rating);
    return i18n::fill(
        _("How strong the ranks of {1} games tell a player is: almost certainly from {2} to {3}."),
        {figure(rated.plays), i18n::whole(rated.rating.mu - around), i18n::whole(rated.rating.mu + around)});
}

db::Rated rating_in(const std::vector<db::GameRating>& ratings, const std::string& game) {
    const auto found = std::ranges::find(ratings, game, &db::GameRating::game);
    if (found == ratings.end()) return {};
    const db::Rated& rated = *found;
    return rated;
}

wxString category_name(const std::string& game, const std::string& category) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return known ? i18n::category(game, category) : text(category);
}

}
