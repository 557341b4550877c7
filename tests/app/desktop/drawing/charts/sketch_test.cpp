// A sketch as a picture and as an SVG document.
#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/text.h"
#include "tests/app/desktop/drawing/charts/chart_data.h"
#include "tests/app/desktop/drawing/charts/labels.h"
#include "tests/app/desktop/picture.h"

#include <gtest/gtest.h>
#include <wx/mstream.h>
#include <wx/settings.h>
#include <wx/xml/xml.h>

using namespace clerk;
using namespace clerk::desktop;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::charts::test;

namespace {

wxFont face() { return wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT); }

/// The texts of an SVG document; fails where it is none.
std::vector<wxString> texts_in(const std::string& svg) {
    wxMemoryInputStream stream(svg.data(), svg.size());
    wxXmlDocument document;
    std::vector<wxString> texts;
    EXPECT_TRUE(document.Load(stream)) << svg;
    if (!document.IsOk()) return texts;
    EXPECT_EQ(document.GetRoot()->GetName(), "svg");
    for (const wxXmlNode* node = document.GetRoot()->GetChildren(); node; node = node->GetNext())
        if (node->GetName() == "text") texts.push_back(node->GetNodeContent());
    return texts;
}

TEST(Sketch, AsSvgHoldsAllLabelsWithHostileNamesToo) {
    for (Words (*words)() : {english, german, chinese, hostile})
        for (const NamedChart& named : full_charts(words())) {
            const Chart chart = named.draw(format());
            std::vector<wxString> expected;
            for (const Label& label : labels_of(chart.sketch.shapes)) expected.push_back(label.words);
            EXPECT_EQ(texts_in(svg_of(chart.sketch, face())), expected) << named.name;
        }
}

TEST(Sketch, AsSvgLeavesOutWhatXmlCannotHold) {
    const wxString words =
        text("<b>&\"'") + wxUniChar(1) + wxUniChar(0x9f) + wxUniChar(0xffff) + wxUniChar(0x1ffff) + "]]>";
    const Sketch sketch{
        100, 50, *wxWHITE, {label_at(format().measure, words, {50, 25}, Align::centre, {13, *wxBLACK})}};
    EXPECT_EQ(texts_in(svg_of(sketch, face())), std::vector<wxString>{text("<b>&\"']]>")});
}

TEST(Sketch, AsAnImageShowsItsShapesWhereTheyAre) {
    const Sketch sketch{
        100, 60, *wxWHITE, {Box{{10, 10, 30, 20}, 0, {.fill = *wxRED}}, Circle{{70, 40}, 10, {.fill = *wxBLUE}}}};
    for (const int scale : {1, 2}) {
        const wxImage image = image_of(sketch, face(), scale);
        ASSERT_EQ(image.GetSize(), wxSize(100 * scale, 60 * scale));
        EXPECT_EQ(clerk::desktop::test::count(image, *wxRED), 600 * scale * scale);
        EXPECT_EQ(clerk::desktop::test::pixel(image, {70.0 * scale, 40.0 * scale}), *wxBLUE);
        EXPECT_EQ(clerk::desktop::test::pixel(image, {0, 0}), *wxWHITE);
    }
}

TEST(Sketch, DashesAreSeen) {
    const auto inked = [](std::vector<wxDash> dashes) {
        const Sketch sketch{200,
                            20,
                            *wxWHITE,
                            {Path{{{0, 10}, {200, 10}}, {.edge = *wxBLACK, .width = 4, .dashes = std::move(dashes)}}}};
        return clerk::desktop::test::count(image_of(sketch, face()), *wxBLACK);
    };
    EXPECT_NEAR(inked({2, 2}), inked({}) / 2, 60);
}

TEST(Sketch, ChartsArePicturesInBothThemes) {
    for (const Theme theme : {Theme::light, Theme::dark})
        for (const NamedChart& named : full_charts(chinese())) {
            const wxImage image = image_of(named.draw(format(640, 360, theme)).sketch, face());
            const wxColour& ground = palette(theme).panel;
            EXPECT_EQ(clerk::desktop::test::pixel(image, {2, 2}), ground) << named.name;
            const int drawn = 640 * 360 - clerk::desktop::test::count(image, ground);
            EXPECT_GT(drawn, 3000) << named.name;
        }
}

TEST(Words, AreOneLineAndFitTheWidth) {
    EXPECT_EQ(single_line(wxString(" a\nb\tc\x7f ") + wxUniChar(0x202e)), "a b c");
    const TextStyle style{13, *wxBLACK};
    for (const double width : {-1.0, 0.0, 5.0, 40.0, 200.0}) {
        const wxString words = shortened(format().measure, german().players.front(), width, style);
        EXPECT_LE(format().measure(words, 13, false).width, std::max(0.0, width)) << words;
        EXPECT_EQ(words.empty(), width < 10);
    }
    EXPECT_EQ(shortened(format().measure, "Linda", 200, style), "Linda");
}

}
