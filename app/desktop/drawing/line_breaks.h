// Breaking a text into lines: between words, and between Chinese characters, which have no spaces.
#pragma once

#include <functional>
#include <vector>

#include <wx/string.h>
#include <wx/window.h>

namespace clerk::desktop {

/// How wide a line is in the font of a window. It is asked for once, for the system takes long to tell it.
std::function<int(const wxString& line)> measured_in(const wxWindow& window);

/// Lines that are no wider than `width` by the measure, if their words allow it. A line break of the text stays one.
std::vector<wxString> lines(const wxString& text, int width, const std::function<int(const wxString&)>& measure);
/// The text with line breaks in what is wider than a line and longer than any word, such as a file's path: behind a
/// "/", if it has one.
wxString long_words_broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure);
/// The same lines as one text.
wxString broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure);

}
