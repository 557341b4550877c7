// The language of the window and its fonts; and text that is to fit: broken into lines, or shortened to one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/dc.h>
#include <wx/font.h>
#include <wx/graphics.h>
#include <wx/string.h>
#include <wx/window.h>

namespace clerk::desktop {

// The language of the window, and the fonts of everything that is written: in the window, and on paper with the lines
// drawn there.

/// As `i18n::start`; and what the window's library says by itself, dialogs and the months of calendars, is in that
/// language from then on. Before that library starts for the first time: later it does not ask again whose forms of
/// Chinese characters the system prefers.
///
/// Numbers stay as C writes them. The letters' locale is nobody's: where it is a Chinese one, Pango draws each face
/// with the forms of that country.
void start_language(const std::string& language);

/// A face with the shapes of characters that the language spoken has: they differ between Taipei and Shanghai. Empty:
/// the system's own serves.
wxString face_of_language();

/// The system's font, in that face.
wxFont usual_font();

// Text on paper, which a graphics context draws.

wxFont paper_font(double points, bool bold = false);

/// In the context's font, broken where the width ends; the height it took.
double write_lines(wxGraphicsContext& gc, const wxString& words, double x, double y, double width);

// Text that is to fit: broken into lines, or shortened to one.

// Breaking a text into lines: between words, and between Chinese characters, which have no spaces.

/// How wide a line is in the font of a window. It is asked for once, for the system takes long to tell it.
std::function<int(const wxString& line)> measured_in(const wxWindow& window);

/// Lines that are no wider than `width` by the measure, if their words allow it. A line break of the text stays one.
std::vector<wxString> lines(const wxString& text, int width, const std::function<int(const wxString&)>& measure);
/// The text with line breaks in what is wider than a line and longer than any word, such as a file's path: behind a
/// "/", if it has one.
wxString long_words_broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure);
/// The lines of lines() as one text.
wxString broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure);

// Names and words of others, which may be of any length and hold any sign: as one line of a window or a drawing, and
// as text in XML.

/// Line breaks, tabs and signs that control a text become spaces, and no more than 200 letters are kept.
wxString single_line(const wxString& text);

/// One line that fits, with three dots where its end is missing; empty: not even those fit.
wxString ellipsized(const wxString& text, const std::function<bool(const wxString& line)>& fits);
/// Of that width in pixels, in the font of what it is written in.
wxString ellipsized(const wxDC& dc, const wxString& text, int width);
wxString ellipsized(const wxWindow& window, const wxString& text, int width);
/// With its last letter behind the dots, which tells it from others that begin like it: "Pl…2".
wxString ellipsized_before_end(const wxWindow& window, const wxString& text, int width);

}
