#include "app/desktop/drawing/charts/words.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/line_breaks.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::charts {

wxString shortened(const Measure& measure, const wxString& text, double width, const TextStyle& style) {
    return ellipsized(text, [&](const wxString& line) { return measure(line, style.size, style.bold).width <= width; });
}

std::vector<wxString> wrapped(const Measure& measure, const wxString& text, double width, const TextStyle& style,
                              std::size_t most) {
    const auto wide = [&](const wxString& words) {
        return static_cast<int>(std::ceil(measure(words, style.size, style.bold).width));
    };
    const wxString line = single_line(text);
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
    std::ranges::transform(places, places.begin(), single_line);
    return i18n::fill(text, places);
}

}
