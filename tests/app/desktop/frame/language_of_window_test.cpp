// What the window's library says and draws by itself follows the language of the window, whatever the system's is:
// ctest runs these on systems of four languages. GTK 3.24 and Pango 1.50 of Debian 12 as well as those of 13 draw any
// face of Noto Sans CJK with the forms of the country of the process's locale of letters, and with its own where that
// is C's.
#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/guide_page.h"
#include "app/desktop/rulebook/rules_booklet.h"
#include "app/desktop/widgets/printing.h"
#include "i18n/words.h"
#include "tests/app/desktop/screen_picture.h"
#include "tests/app/desktop/window_test.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <gnu/libc-version.h>

#include <wx/dcmemory.h>
#include <wx/fontenum.h>
#include <wx/menu.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

class LanguageOfTheWindow : public WindowTest {
protected:
    ~LanguageOfTheWindow() override {
        close_window();
        start_language("en");
    }
};

std::string said_by_gtk(const char* words) {
    return gtk_function<const char* (*)(const char*, const char*)>("dgettext")("gtk30", words);
}

std::string month(int number) {
    std::tm time{};
    time.tm_mon = number - 1;
    char text[100];
    return {text, std::strftime(text, sizeof text, "%B", &time)};
}

/// glibc 2.41 of Debian 13 heeds no LANGUAGE where the locale of messages is C.UTF-8, 2.36 of Debian 12 does: where a
/// system has no other locale GTK speaks English there.
bool language_counts() {
    return std::string(std::setlocale(LC_MESSAGES, nullptr)) != "C.UTF-8" ||
           std::string(gnu_get_libc_version()) < "2.41";
}

TEST_F(LanguageOfTheWindow, IsThatOfDialogs) {
    if (!std::filesystem::exists("/usr/share/locale/de/LC_MESSAGES/gtk30.mo"))
        GTEST_SKIP() << "GTK speaks English alone";
    for (const auto& [language, words] : {std::pair{"de", "_Abbrechen"},
                                          {"fr", "A_nnuler"},
                                          {"zh_TW", "取消(_C)"},
                                          {"zh_CN", "取消(_C)"},
                                          {"en", "_Cancel"},
                                          {"de", "_Abbrechen"}}) {
        start_language(language);
        EXPECT_EQ(said_by_gtk("_Cancel"), language_counts() ? words : "_Cancel") << language;
    }
}

TEST_F(LanguageOfTheWindow, WritesNumbersAsCDoes) {
    for (const i18n::Language& language : i18n::languages()) {
        start_language(language.tag);
        char text[20];
        std::snprintf(text, sizeof text, "%.1f", 0.5);
        EXPECT_STREQ(text, "0.5");
        EXPECT_EQ(wxString::Format("%.1f", 0.5), "0.5");
        EXPECT_EQ(std::string(std::localeconv()->decimal_point), ".");
    }
}

/// Where the system has the locale.
TEST_F(LanguageOfTheWindow, IsThatOfMonths) {
    const std::pair<const char*, const char*> all[] = {
        {"de", "März"}, {"fr", "mars"}, {"zh_TW", "三月"}, {"zh_CN", "三月"}};
    for (const auto& [language, march] : all) {
        start_language(language);
        const std::string used = std::setlocale(LC_TIME, nullptr);
        EXPECT_EQ(month(3), used == "C.UTF-8" ? "March" : march) << language << ": " << used;
    }
    const std::string system = std::getenv("LANG") ? std::getenv("LANG") : "";
    start_language("");
    if (system.ends_with(".UTF-8") && std::getenv("LOCPATH")) EXPECT_EQ(std::setlocale(LC_TIME, nullptr), system);
    start_language("en");
    EXPECT_EQ(month(3), "March");
}

TEST_F(LanguageOfTheWindow, OfTheSystemIsFoundAgainAfterAnother) {
    start_language("");
    const std::string before = i18n::language();
    start_language("fr");
    start_language("");
    EXPECT_EQ(i18n::language(), before);
}

/// What is written there, without the ground around it; which letters are black says whether it is dark.
std::vector<std::vector<bool>> ink(const wxImage& image) {
    const auto differs = [&](int x, int y) {
        const auto grey = [&](int i, int j) { return image.GetRed(i, j) + image.GetGreen(i, j) + image.GetBlue(i, j); };
        return std::abs(grey(x, y) - grey(image.GetWidth() - 1, 1)) > 220;
    };
    wxRect area;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x)
            if (differs(x, y)) area.Union(wxRect(x, y, 1, 1));
    std::vector<std::vector<bool>> rows;
    for (int y = area.y; y < area.GetBottom() + 1; ++y) {
        rows.emplace_back();
        for (int x = area.x; x < area.GetRight() + 1; ++x) rows.back().push_back(differs(x, y));
    }
    return rows;
}

const wxString forms = wxString::FromUTF8("骨直角");

/// Written with that face, whatever the language.
std::vector<std::vector<bool>> written_in(wxWindow& parent, const wxString& face) {
    auto* text = new wxStaticText(&parent, wxID_ANY, forms);
    wxFont font = usual_font();
    font.SetFaceName(face);
    text->SetFont(font);
    text->SetSize(wxRect({0, 0}, text->GetBestSize()));
    text->Raise();
    settle();
    const auto shown = ink(on_screen(*text));
    text->Destroy();
    settle();
    return shown;
}

TEST_F(LanguageOfTheWindow, HasItsOwnFormsOfCharacters) {
    const wxString traditional = "Noto Sans CJK TC", simplified = "Noto Sans CJK SC";
    if (!wxFontEnumerator::IsValidFacename(traditional)) GTEST_SKIP() << "no face with the forms";
    open_window();
    wxPanel sheet(&frame(), wxID_ANY, {0, 0}, {300, 100});
    sheet.Raise();
    settle();
    const auto in_taipei = written_in(sheet, traditional), in_shanghai = written_in(sheet, simplified);
    ASSERT_GT(in_taipei.size(), 5U);
    EXPECT_NE(in_taipei, in_shanghai);
    wxMenuBar& menus = *frame().GetMenuBar();
    while (menus.GetMenuCount() > 1) delete menus.Remove(1);
    for (const auto& [language, shown] :
         {std::pair{"zh_TW", in_taipei}, {"zh_CN", in_shanghai}, {"zh_TW", in_taipei}}) {
        start_language(language);
        dress_controls();
        menus.SetMenuLabel(0, forms);
        settle();
        EXPECT_EQ(ink(on_screen(menus)), shown) << language << ": the menus";
        EXPECT_EQ(written_in(sheet, usual_font().GetFaceName()), shown) << language << ": a text";
    }
}

/// The first line with ink in it, without the ground around it, in one size.
wxImage first_line(const wxImage& image) {
    const auto is_ink = [&](int x, int y) {
        return image.GetRed(x, y) + image.GetGreen(x, y) + image.GetBlue(x, y) < 384;
    };
    wxRect area;
    for (int y = 0, empty_rows = 0; y < image.GetHeight() && (area.IsEmpty() || empty_rows < 6); ++y) {
        ++empty_rows;
        for (int x = 0; x < image.GetWidth(); ++x)
            if (is_ink(x, y)) area.Union(wxRect(x, y, 1, 1)), empty_rows = 0;
    }
    return image.GetSubImage(area).Scale(240, 80, wxIMAGE_QUALITY_HIGH);
}

/// Of the two pictures' greens, in the mean: 0 to 255.
double difference(const wxImage& one, const wxImage& other) {
    double sum = 0;
    for (int y = 0; y < one.GetHeight(); ++y)
        for (int x = 0; x < one.GetWidth(); ++x) sum += std::abs(one.GetGreen(x, y) - other.GetGreen(x, y));
    return sum / (one.GetWidth() * one.GetHeight());
}

wxImage drawn_in(const wxString& face) {
    wxBitmap bitmap(400, 150);
    wxMemoryDC dc(bitmap);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    dc.SetFont(wxFontInfo(60).FaceName(face).Bold());
    dc.DrawText(forms, 10, 10);
    dc.SelectObject(wxNullBitmap);
    return first_line(bitmap.ConvertToImage());
}

/// As poppler draws the head of the first page of a PDF.
wxImage head_of(const std::filesystem::path& pdf) {
    const std::string command =
        "pdftoppm -r 150 -x 0 -y 0 -W 1240 -H 300 -singlefile -png '" + pdf.string() + "' '" + pdf.string() + "'";
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    return read_picture(pdf.string() + ".png", 4000).value();
}

TEST_F(LanguageOfTheWindow, HasItsOwnFormsOnPaper) {
    const wxString traditional = "Noto Sans CJK TC", simplified = "Noto Sans CJK SC";
    if (!wxFontEnumerator::IsValidFacename(traditional)) GTEST_SKIP() << "no face with the forms";
    open_window();
    const wxImage in_taipei = drawn_in(traditional), in_shanghai = drawn_in(simplified);
    ASSERT_GT(difference(in_taipei, in_shanghai), 5);
    for (const bool is_taipei : {true, false, true}) {
        start_language(is_taipei ? "zh_TW" : "zh_CN");
        dress_controls();
        RulesBooklet booklet(forms, table::rule_pages("babylon"));
        GuidePrintout guide(forms, {{"Step", {"a part"}, [](auto&, wxSize) {}}});
        for (wxPrintout* printout : {static_cast<wxPrintout*>(&booklet), static_cast<wxPrintout*>(&guide)}) {
            EXPECT_EQ(print_into(*printout, file("page.pdf")), "");
            const wxImage title = first_line(head_of(file("page.pdf")));
            const double from_taipei = difference(title, in_taipei), from_shanghai = difference(title, in_shanghai);
            EXPECT_EQ(from_taipei < from_shanghai, is_taipei) << from_taipei << ", " << from_shanghai;
        }
    }
}

}
}
