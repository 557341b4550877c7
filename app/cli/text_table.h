// Text in columns, for a screen on which Chinese characters are two columns wide.
#pragma once

#include <vector>

#include <wx/string.h>

namespace clerk::cli {

int width(const wxString& text);                     ///< in columns of the screen
wxString shortened(const wxString& text, int width); ///< ends in an ellipsis when it was too wide

using Row = std::vector<wxString>;
/// The first columns to the left, the others to the right; one line a row. An empty row is an empty line.
wxString table(const std::vector<Row>& rows, std::size_t left = 1);

/// Without what would move the cursor, change the colours or turn the direction of writing; line ends stay.
wxString harmless(const wxString& text);

}
