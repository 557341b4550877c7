// Text on panels in the few sizes and colours the window has.
#pragma once

#include "app/desktop/drawing/palette.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

enum class Type { title, heading, body, quiet }; ///< 1.6 ×, 1.25 ×, and twice the system's size

wxStaticText* label(wxWindow* parent, const wxString& text, Type type = Type::body);
wxStaticText* wrapped(wxWindow* parent, const wxString& text, int width, Type type = Type::body);
/// Another text, broken into lines again.
void rewrap(wxStaticText& label, const wxString& text, int width);
/// The same, with room for so many lines at least: what lies below keeps its place.
void rewrap_high(wxStaticText& label, const wxString& text, int width, int lines);
/// A line that may have more room than the width, not less: what does not fit ends in "…".
wxStaticText* short_line(wxWindow* parent, int width, Type type = Type::body);
void rewrite(wxStaticText& short_line, const wxString& text); ///< a long one stands whole in a tooltip
/// Lays out what it lies in, up to what scrolls, and then itself: its height has changed.
void lay_out_around(wxWindow& window);
/// Words for a window, in lines that are no wider.
wxString broken(const wxWindow& window, const wxString& text, int width);
inline constexpr int button_air = 24; ///< across, round the words of a button

/// FromDIP of what holds words: more where the system's text is larger, as far as the screen has room.
int wide(const wxWindow& window, int width);

inline constexpr int page_text_width = 900; ///< of a paragraph across a page: it fits into a small window

/// The window's ground, or the lighter panel that lies on it, with its text colour.
void dress_as_ground(wxWindow& window);
void dress_as_panel(wxWindow& window);

/// The colours of one palette become those of another, in the window and all that lies in it.
void recolour(wxWindow& window, const Palette& from, const Palette& to);

/// Distances: between things that belong together, between groups, and to the edge.
inline constexpr int near_gap = 6;
inline constexpr int far_gap = 12;
inline constexpr int edge_gap = 16;

}
