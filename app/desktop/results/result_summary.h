// A result in words and figures: what a card, a printed page and the result page say.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "core/points.h"
#include "core/score_sheet.h"

#include <string_view>
#include <vector>

namespace clerk::desktop {

/// Whoever is ranked, the best first.
std::vector<std::size_t> by_rank(const std::vector<PlayerScore>& all);
wxString winners_in_words(const std::vector<PlayerScore>& all); ///< "Linda wins"

struct ResultSummary {
    struct Player {
        wxString name;
        int rank = 1;                     ///< 1, 1, 3, …
        std::optional<Points> total = {}; ///< none: it is not known
        std::vector<Points> points = {};  ///< by category
        bool winner = false;
    };
    wxString game;                         ///< its name
    wxString headline;                     ///< who has won
    wxString tie_break = {};               ///< what decided; empty: nothing had to
    wxString date = {};                    ///< in words; empty: not known
    wxString place = {};                   ///< likewise
    std::vector<wxString> categories = {}; ///< in the rulebook's order; none where there is one alone
    std::vector<Player> players = {};      ///< the best first
    DrawSized picture = {};                ///< of what the winner has built; none: nothing is shown
    wxString picture_words = {};           ///< below it
    wxString counted = {};                 ///< what totals are counted in; empty: points
};

/// All but date, place and picture.
ResultSummary summary_of(std::string_view game, const ScoreSheet& sheet);

}
