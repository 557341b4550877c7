// Numbers, counts and ratings in words.
#pragma once

#include "core/points.h"
#include "core/rating.h"

#include <optional>
#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

// Numbers as people read them.

wxString whole(double value);          ///< "1532"
wxString average(double value);        ///< "7.3", "7,3", as the language writes it
wxString hundredths(double value);     ///< "0.67"
wxString figure(const Points& points); ///< "61", "12.5", "4,13": all of its decimals

}

namespace clerk {

using i18n::figure;

}

namespace clerk::i18n {

// What results are counted in: points, or what the game counts instead.

wxString points_name(std::string_view game); ///< "Points"; where a game has one category alone: "Gap"
wxString total_name(std::string_view game);  ///< "Total"; likewise
wxString scored(std::string_view game, std::string_view category); ///< how the points of it come about
wxString figure_or_dash(const std::optional<Points>& total);
wxString figure_or_dash(std::optional<int> total);

// A rating as people read it.

/// "27 ± 5": the mean, and how far off it may be.
wxString rating(const Rating& rating);

}
