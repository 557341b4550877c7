// Text and figures as people read them.
#pragma once

#include "core/points.h"
#include "core/rating.h"

#include <optional>
#include <string>
#include <string_view>

#include <wx/string.h>

// Between UTF-8, as the core has it, and the text that a person reads.

namespace clerk::i18n {

/// UTF-8 as text. Bytes that are not UTF-8 (a file name may hold them) are shown one by one instead of being lost.
wxString text(std::string_view utf8);
/// Turns the direction of what follows it. The marks that names from right to left need are none of these.
bool turns_direction(wxUniChar letter);
/// That, a control, an end of a line, a note between the lines, or a tag of a language: what no line of text holds. The
/// tags that some flags are written with are none of these.
bool is_sign(wxUniChar letter);
/// A name as one line of text, whoever gave it to a player or a file: each sign that would end the line, or turn the
/// direction of what follows, is shown as U+FFFD, so that no name looks like a sentence of the program.
wxString name_line(std::string_view utf8);
inline std::string utf8(const wxString& text) { return text.utf8_string(); }
inline wxString figure(int number) { return std::to_wstring(number); }

}

namespace clerk {

using i18n::figure;
using i18n::name_line;
using i18n::text;
using i18n::utf8;

}

// Numbers, counts and ratings in words.

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
