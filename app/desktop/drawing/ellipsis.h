// Names and words of others, which may be of any length and hold any sign: as one line of a window or a drawing, and
// as text in XML.
#pragma once

#include <functional>
#include <string>

#include <wx/dc.h>
#include <wx/string.h>
#include <wx/window.h>

namespace clerk::desktop {

/// Line breaks, tabs and signs that control a text become spaces, and no more than 200 letters are kept.
wxString single_line(const wxString& text);

/// One line that fits, with three dots where its end is missing; empty: not even those fit.
wxString ellipsized(const wxString& text, const std::function<bool(const wxString& line)>& fits);
/// Of that width in pixels, in the font of what it is written in.
wxString ellipsized(const wxDC& dc, const wxString& text, int width);
wxString ellipsized(const wxWindow& window, const wxString& text, int width);
/// With its last letter behind the dots, which tells it from others that begin like it: "Pl…2".
wxString ellipsized_before_end(const wxWindow& window, const wxString& text, int width);

// Text as it stands in XML and HTML.

/// UTF-8, for content and for attributes in double quotes. What XML cannot hold is left out,
/// and signs that would turn the direction of what follows, such as points.
std::string xml_text(const wxString& text);

}
