// Names and labels as one line of a drawing: they come from files of others and may be of any length.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"

namespace clerk::desktop::charts {

/// One line no wider than that, with three dots where its end is missing; empty: not even those fit.
wxString shortened(const Measure& measure, const wxString& text, double width, const TextStyle& style);

/// One line broken where the width ends, into at most so many (from one); the end of the last may be missing.
std::vector<wxString> wrapped(const Measure& measure, const wxString& text, double width, const TextStyle& style,
                              std::size_t most);

/// The text with its places ({1}, {2}, …) filled by single lines.
wxString filled(const wxString& text, std::vector<wxString> places);

}
