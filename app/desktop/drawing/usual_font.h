// The fonts of everything that is written: in the window, and on paper with the lines drawn there.
#pragma once

#include <wx/font.h>
#include <wx/graphics.h>

namespace clerk::desktop {

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
