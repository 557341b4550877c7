#include "app/desktop/drawing/line_breaks.h"

#include <wx/arrstr.h>

namespace clerk::desktop {

namespace {

constexpr std::size_t longest_word = 40; ///< in letters; longer ones are names and paths

bool chinese(wxUniChar letter) { return letter.GetValue() >= 0x2e80; }

/// Full stops, commas and closing brackets do not begin a line.
bool begins_no_line(wxUniChar letter) {
    static const wxString marks = wxString::FromUTF8("。，、；：！？）」』》〉】…");
    return marks.Find(letter) != wxNOT_FOUND;
}

bool may_break(wxUniChar before, wxUniChar after) {
    if (before == ' ') return true;
    return (chinese(before) || chinese(after)) && after != ' ' && !begins_no_line(after);
}

/// The parts of a paragraph that stay together; a space belongs to the part before it.
std::vector<wxString> parts(const wxString& paragraph) {
    std::vector<wxString> parts;
    wxUniChar before = 0;
    for (const wxUniChar letter : paragraph) {
        if (parts.empty() || may_break(before, letter)) parts.emplace_back();
        parts.back() += letter;
        before = letter;
    }
    return parts;
}

/// How many letters of a word stand on a line, at least one.
std::size_t letters_that_fit(const wxString& word, int width, const std::function<int(const wxString&)>& measure) {
    std::size_t fitting = 1, after_slash = 0;
    for (; fitting < word.length() && measure(word.Left(fitting + 1)) <= width; ++fitting)
        if (word[fitting] == '/' || word[fitting] == '\\') after_slash = fitting + 1;
    return after_slash > 0 && fitting < word.length() ? after_slash : fitting;
}

}

std::function<int(const wxString& line)> measured_in(const wxWindow& window) {
    return [&window, font = window.GetFont()](const wxString& line) {
        int width = 0, height = 0;
        window.GetTextExtent(line, &width, &height, nullptr, nullptr, &font);
        return width;
    };
}

std::vector<wxString> lines(const wxString& text, int width, const std::function<int(const wxString&)>& measure) {
    std::vector<wxString> lines;
    for (const wxString& paragraph : wxSplit(text, '\n', '\0')) {
        wxString line;
        for (const wxString& part : parts(paragraph)) {
            if (!line.empty() && measure((line + part).Trim()) > width) {
                lines.push_back(line.Trim());
                line.clear();
            }
            line += part;
        }
        lines.push_back(line.Trim());
    }
    if (lines.empty()) lines.emplace_back();
    return lines;
}

wxString long_words_broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure) {
    wxString broken;
    for (const wxString& paragraph : wxSplit(text, '\n', '\0')) {
        if (!broken.empty()) broken += '\n';
        for (wxString part : parts(paragraph)) {
            const bool may_break = part.length() > longest_word;
            while (may_break && part.length() > 1 && measure(wxString(part).Trim()) > width) {
                const std::size_t letters = letters_that_fit(part, width, measure);
                broken += part.Left(letters) + "\n";
                part = part.Mid(letters);
            }
            broken += part;
        }
    }
    return broken;
}

wxString broken(const wxString& text, int width, const std::function<int(const wxString&)>& measure) {
    wxString broken;
    for (const wxString& line : lines(text, width, measure))
        broken += (broken.empty() ? wxString() : wxString("\n")) + line;
    return broken;
}

}
