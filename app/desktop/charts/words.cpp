#include "app/desktop/charts/words.h"

#include "app/desktop/line_breaks.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::charts {

namespace {

constexpr std::size_t longest = 200;

/// Controls, halves of letters, signs that turn the direction of what follows, and what is no letter at all.
bool is_sign(wxUniChar letter) {
    const auto code = letter.GetValue();
    const auto among = [&](wxUint32 first, wxUint32 last) { return code >= first && code <= last; };
    return code < 0x20 || among(0x7f, 0x9f) || among(0x2028, 0x202e) || among(0x2066, 0x2069) ||
           among(0xd800, 0xdfff) || (code & 0xfffe) == 0xfffe;
}

}

wxString one_line(const wxString& text) {
    wxString line;
    for (const wxUniChar letter : text) {
        if (line.length() == longest) break;
        line += is_sign(letter) ? wxUniChar(' ') : letter;
    }
    return line.Trim().Trim(false);
}

wxString shortened(const Measure& measure, const wxString& text, double width, const TextStyle& style) {
    const auto fits = [&](const wxString& words) { return measure(words, style.size, style.bold).width <= width; };
    const wxString line = one_line(text);
    if (fits(line)) return line;
    const auto begun = [&](std::size_t letters) { return line.Left(letters).Trim() + wxUniChar(0x2026); };
    std::size_t fitting = 0, too_many = line.length();
    while (too_many - fitting > 1) {
        const std::size_t half = (fitting + too_many) / 2;
        (fits(begun(half)) ? fitting : too_many) = half;
    }
    return fits(begun(fitting)) ? begun(fitting) : wxString();
}

std::vector<wxString> wrapped(const Measure& measure, const wxString& text, double width, const TextStyle& style,
                              std::size_t most) {
    const auto wide = [&](const wxString& words) {
        return static_cast<int>(std::ceil(measure(words, style.size, style.bold).width));
    };
    const wxString line = one_line(text);
    std::vector<wxString> broken = lines(line, static_cast<int>(width), wide);
    std::size_t before = 0;
    for (std::size_t i = 0; i + 1 < most && i < broken.size(); ++i)
        before = line.find(broken[i], before) + broken[i].length();
    if (broken.size() > most) {
        broken.resize(most);
        broken.back() = line.Mid(before);
    }
    for (wxString& one : broken) one = shortened(measure, one, width, style);
    std::erase_if(broken, [](const wxString& one) { return one.empty(); });
    return broken;
}

wxString filled(const wxString& text, std::vector<wxString> places) {
    std::ranges::transform(places, places.begin(), one_line);
    return i18n::fill(text, places);
}

}
