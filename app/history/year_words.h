// A year in review in words: its figures, its tables, and all of it as one page for a browser.
#pragma once

#include "db/figures/goals.h"
#include "db/figures/years.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk {

/// A figure, what it is, and what stands below it.
struct YearFact {
    const char* name; ///< "year-days"
    wxString caption;
    wxString figure;
    wxString note; ///< perhaps empty
};
std::vector<YearFact> year_facts(const db::YearInReview& year);

/// Columns with their heads, the first of names, the others of figures.
struct YearTable {
    const char* name; ///< "games"
    wxString heading;
    std::vector<wxString> columns;
    std::vector<std::vector<wxString>> lines;
};
YearTable year_games(const db::YearInReview& year);
YearTable year_players(const db::YearInReview& year);

YearTable year_goals(const std::vector<db::GoalProgress>& goals);

/// "2026 in review", "2026 in review: Linda".
wxString year_title(const db::YearInReview& year, const wxString& person);

/// A page of its own, in HTML that is XML too: nothing in it comes from elsewhere or runs. `person`: the name of whose
/// year it is; empty: everyone's.
std::string year_in_html(const db::YearInReview& year, const wxString& person,
                         const std::vector<db::GoalProgress>& goals = {});

}
