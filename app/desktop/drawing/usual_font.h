// The language of the window, and the fonts of everything that is written: in the window, and on paper with the lines
// drawn there.
#pragma once

#include <string>

#include <wx/font.h>
#include <wx/graphics.h>

namespace clerk::desktop {

/// As `i18n::start`; and what the window's library says by itself, dialogs and the months of calendars, is in that
/// language from then on. Before that library starts for the first time: later it does not ask again whose forms of
/// Chinese characters the system prefers.
///
/// Numbers stay as C writes them. The letters' locale is nobody's: where it is a Chinese one, Pango draws each face
/// with the forms of that country.
void start_language(const std::string& language);

/// The same character has other shapes in Taipei than in Shanghai. A face that has those of the language spoken; empty:
/// the system's own serves.
wxString face_of_language();

/// The system's font, in that face.
wxFont usual_font();

// Text on paper, which a graphics context draws.

wxFont paper_font(double points, bool bold = false);

/// In the context's font, broken where the width ends; the height it took.
double write_lines(wxGraphicsContext& gc, const wxString& words, double x, double y, double width);

}
