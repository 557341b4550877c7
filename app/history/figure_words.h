// Players and their figures in words.
#pragma once

#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"

#include <wx/string.h>

namespace clerk {

wxString shown_name(const db::Person& person); ///< "Linda (Lin)"

// What is not known, for want of plays, is a dash.
wxString percent(double share); ///< "58 %", of 0.58
wxString win_rate(const db::Figures& figures);
wxString chance(const db::Figures& figures); ///< the win rate that chance would give
wxString average_points(const db::Figures& figures);
wxString best_points(const db::Figures& figures);
wxString rating_figure(const db::Rated& rated);    ///< "27 ± 5"
wxString rating_explained(const db::Rated& rated); ///< what it means; or after how many games it is shown
/// In that game, or in all of them where it is empty; one that rests on no play: it is not among them.
db::Rated rating_in(const std::vector<db::GameRating>& ratings, const std::string& game);

/// Of a game that this program does not know: its word.
wxString category_name(const std::string& game, const std::string& category);

}
