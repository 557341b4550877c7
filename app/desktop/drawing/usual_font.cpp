#include "app/desktop/drawing/usual_font.h"

#include "app/desktop/drawing/line_breaks.h"
#include "i18n/words.h"

#include <array>
#include <cmath>
#include <string>
#include <utility>

#include <wx/fontenum.h>
#include <wx/settings.h>

namespace clerk::desktop {

namespace {

wxString face_for(const std::string& language) {
    struct Face {
        const char* language;
        const char* name;
    };
    constexpr std::array<Face, 6> faces{{{"zh_TW", "Noto Sans CJK TC"},
                                         {"zh_TW", "Noto Sans TC"},
                                         {"zh_TW", "Microsoft JhengHei UI"},
                                         {"zh_CN", "Noto Sans CJK SC"},
                                         {"zh_CN", "Noto Sans SC"},
                                         {"zh_CN", "Microsoft YaHei UI"}}};
    for (const Face& face : faces)
        if (language == face.language && wxFontEnumerator::IsValidFacename(face.name)) return face.name;
    return {};
}

}

wxString face_of_language() {
    static std::pair<std::string, wxString> kept{"en", {}}; // to look through all faces takes long
    if (const std::string language = i18n::language(); kept.first != language) kept = {language, face_for(language)};
    return kept.second;
}

wxFont usual_font() {
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    if (const wxString face = face_of_language(); !face.empty()) font.SetFaceName(face);
    return font;
}

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
