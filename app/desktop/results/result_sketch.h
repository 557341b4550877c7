// The parts of a drawn result: its heading, and the table of ranks and points.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/results/result_summary.h"

namespace clerk::desktop {

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
