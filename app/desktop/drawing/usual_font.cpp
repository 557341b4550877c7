#include "app/desktop/drawing/usual_font.h"

#include "app/desktop/drawing/text_lines.h"
#include "i18n/words.h"

#include <array>
#include <clocale>
#include <cmath>
#include <string>
#include <utility>

#include <wx/fontenum.h>
#include <wx/settings.h>
#include <wx/utils.h>

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

#ifdef __WXGTK__

constexpr const char* neutral = "C.UTF-8";

/// Sets the category to the system's own locale if that is of the language, else to that of the country where most
/// speak it. Where the system has neither it is `otherwise`.
void use_locale(int category, const std::string& tag, const char* otherwise) {
    const auto fits = [&](const char* locale) {
        const std::string name = locale ? locale : "";
        return name.starts_with(tag) && (name.ends_with(".UTF-8") || name.ends_with(".utf8"));
    };
    if (fits(std::setlocale(category, ""))) return;
    const std::string country = tag == "de" ? "de_DE" : tag == "fr" ? "fr_FR" : tag;
    if (!std::setlocale(category, (country + ".UTF-8").c_str()) && !std::setlocale(category, otherwise))
        std::setlocale(category, neutral);
}

#endif

}

void start_language(const std::string& language) {
#ifdef __WXGTK__
    static const wxString wishes = [] {
        wxString asked;
        wxGetEnv("LANGUAGE", &asked);
        return asked;
    }();
    wishes.empty() ? wxUnsetEnv("LANGUAGE") : wxSetEnv("LANGUAGE", wishes); // of the system, not of the last time
#endif
    i18n::start(language);
#ifdef __WXGTK__
    const std::string tag = i18n::language();
    wxSetEnv("LANGUAGE", tag); // for gettext, whatever locales the system has
    if (tag.starts_with("zh")) wxSetEnv("FC_LANG", tag == "zh_TW" ? "zh-tw" : "zh-cn");
    std::setlocale(LC_CTYPE, neutral);
    use_locale(LC_TIME, tag, neutral);
    use_locale(LC_MESSAGES, tag, ""); // gettext of glibc 2.41 heeds no LANGUAGE under C.UTF-8; that of 2.36 does
#endif
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
