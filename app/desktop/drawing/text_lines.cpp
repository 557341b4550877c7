#include "app/desktop/drawing/text_lines.h"

#include "i18n/text.h"
#include "i18n/unicode.h"
#include "i18n/words.h"

#include <array>
#include <clocale>
#include <cmath>
#include <string>
#include <utility>

#include <wx/arrstr.h>
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

namespace {

constexpr std::size_t longest_word = 40; ///< in letters; longer ones are names and paths

bool chinese(wxUniChar letter) { return letter.GetValue() >= 0x2e80; }

/// What stays together on a line.
std::vector<wxString> parts(const wxString& paragraph) {
    std::vector<wxString> parts;
    for (const std::string& part : i18n::unbroken_parts(utf8(paragraph))) parts.push_back(text(part));
    return parts;
}

/// Of a path, all parts; of Chinese, each.
std::vector<wxString> words(const wxString& paragraph) {
    std::vector<wxString> words;
    for (const wxString& part : parts(paragraph)) {
        const bool goes_on =
            !words.empty() && words.back().Last() != ' ' && !chinese(words.back().Last()) && !chinese(part[0]);
        if (!goes_on) words.emplace_back();
        words.back() += part;
    }
    return words;
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
        return line.empty() ? 0 : width + 1; // it is rounded to the nearest pixel, and a label of GTK asks for the next
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
        for (wxString part : words(paragraph)) {
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

namespace {

constexpr std::size_t longest = 200;

/// Signs, halves of letters, and what is no letter at all.
bool cannot_be_drawn(wxUniChar letter) {
    const auto code = letter.GetValue();
    return i18n::is_sign(letter) || (code >= 0xd800 && code <= 0xdfff) || (code & 0xfffe) == 0xfffe;
}

}

wxString single_line(const wxString& text) {
    wxString line;
    for (const wxUniChar letter : text) {
        if (line.length() == longest) break;
        line += cannot_be_drawn(letter) ? wxUniChar(' ') : letter;
    }
    return line.Trim().Trim(false);
}

wxString ellipsized(const wxString& text, const std::function<bool(const wxString& line)>& fits) {
    const wxString line = single_line(text);
    if (fits(line)) return line;
    const auto begun = [&](std::size_t letters) { return line.Left(letters).Trim() + wxUniChar(0x2026); };
    std::size_t fitting = 0, too_many = line.length();
    while (too_many - fitting > 1) {
        const std::size_t half = (fitting + too_many) / 2;
        (fits(begun(half)) ? fitting : too_many) = half;
    }
    return fits(begun(fitting)) ? begun(fitting) : wxString();
}

wxString ellipsized(const wxDC& dc, const wxString& text, int width) {
    return ellipsized(text, [&](const wxString& line) { return dc.GetTextExtent(line).x <= width; });
}

wxString ellipsized(const wxWindow& window, const wxString& text, int width) {
    return ellipsized(text,
                      [&, measure = measured_in(window)](const wxString& line) { return measure(line) <= width; });
}

wxString ellipsized_before_end(const wxWindow& window, const wxString& text, int width) {
    const wxString line = single_line(text), end = line.Right(1);
    const auto fits = [&, measure = measured_in(window)](const wxString& begun) {
        return measure(begun + end) <= width;
    };
    const wxString begun = ellipsized(line.Left(line.length() - end.length()), fits);
    return begun.empty() ? begun : begun + end;
}

}
