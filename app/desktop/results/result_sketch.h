// A result in words and figures, and the parts of which it is drawn.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "core/points.h"
#include "core/score_sheet.h"

#include <string_view>
#include <vector>

namespace clerk::desktop {

// A result in words and figures: what a card, a printed page and the result page say.

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

// The parts of a drawn result: its heading, and the table of ranks and points.
/// What the parts are drawn with.
struct ResultFormat {
    charts::Measure measure;
    Theme theme = Theme::light;
    double text = 16; ///< size of the font, in pixels; headings are larger

    const Palette& colours() const { return palette(theme); }
};

/// At most so many players have a column; games have fewer.
inline constexpr std::size_t most_columns = 8;

/// The game, who has won, when and where, from above; the height it takes.
double add_heading(charts::Shapes& shapes, const Area& area, const ResultSummary& result, const ResultFormat& format);

/// Whether the table has room for all categories.
bool table_fits(const Area& area, const ResultSummary& result, const ResultFormat& format);
/// A column a player, with rank, name, total and the points by category; what has no room is counted in a last line.
/// The height it takes, at most the area's.
double add_table(charts::Shapes& shapes, const Area& area, const ResultSummary& result, const ResultFormat& format);

}
