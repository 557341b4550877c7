// Text on paper, which a graphics context draws.
#pragma once

#include <wx/font.h>
#include <wx/graphics.h>

namespace clerk::desktop {

wxFont paper_font(double points, bool bold = false);

/// In the context's font, broken where the width ends; the height it took.
double write_lines(wxGraphicsContext& gc, const wxString& words, double x, double y, double width);

}
