#include "app/desktop/drawing/paper_text.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/usual_font.h"

#include <cmath>

namespace clerk::desktop {

wxFont paper_font(double points, bool bold) {
    wxFont font = usual_font();
    font.SetFractionalPointSize(points);
    return bold ? font.Bold() : font;
}

double write_lines(wxGraphicsContext& gc, const wxString& words, double x, double y, double width) {
    const auto measure = [&](const wxString& line) {
        double wide = 0, high = 0;
        gc.GetTextExtent(line, &wide, &high);
        return wxSize(static_cast<int>(std::ceil(wide)), static_cast<int>(std::ceil(high)));
    };
    double at = y;
    for (const wxString& line :
         lines(words, static_cast<int>(width), [&](const auto& text) { return measure(text).x; })) {
        gc.DrawText(line, x, at);
        at += measure(line).y;
    }
    return at - y;
}

}
