// What results are counted in: points, or what the game counts instead.
#pragma once

#include "core/points.h"

#include <optional>
#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

wxString points_name(std::string_view game); ///< "Points"; where a game has one category alone: "Gap"
wxString total_name(std::string_view game);  ///< "Total"; likewise
wxString scored(std::string_view game, std::string_view category); ///< how the points of it come about
wxString figure_or_dash(const std::optional<Points>& total);
wxString figure_or_dash(std::optional<int> total);

}
