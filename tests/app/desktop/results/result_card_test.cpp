// The card and the printed page of a result.
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/results/result_card.h"
#include "i18n/text.h"
#include "tests/app/desktop/drawing/charts/labels.h"
#include "tests/app/desktop/drawing/charts/random_data.h"
#include "tests/app/desktop/picture.h"
#include "tests/app/desktop/results/result_data.h"
#include "tests/property.h"

#include <gtest/gtest.h>
#include <wx/mstream.h>
#include <wx/settings.h>

using namespace clerk::desktop;
using namespace clerk::desktop::test;
using charts::test::faults_of_labels;
using charts::test::labels_of;

namespace {

const std::vector<std::string> none;

wxFont face() { return wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT); }
charts::Measure measure() { return charts::test::format().measure; }

std::vector<ResultSummary> results() {
    std::vector<ResultSummary> all{english_result(), german_result(), chinese_result(), hostile_result()};
    for (std::size_t i = 0; i < 4; ++i) {
        all.push_back(all[i]);
        all.back().picture = [](wxGraphicsContext&, wxSize) {};
    }
    return all;
}

std::vector<wxString> words_of(const charts::Shapes& shapes) {
    std::vector<wxString> words;
    for (const charts::Label& label : labels_of(shapes)) words.push_back(label.words);
    return words;
}

int count_of(const std::vector<wxString>& words, const wxString& word) {
    return static_cast<int>(std::ranges::count(words, word));
}

TEST(ResultCard, ItsWordsAreWholeAndDoNotLieOnEachOther) {
    for (const ResultSummary& result : results())
        EXPECT_EQ(faults_of_labels(lay_out_card(result, Theme::light, measure()).sketch), none) << result.game;
}

TEST(ResultCard, ItsPanelsHoldTheTableAndThePicture) {
    for (const ResultSummary& result : results()) {
        const CardLayout card = lay_out_card(result, Theme::dark, measure());
        ASSERT_EQ(card.panels.size(), result.picture ? 2u : 1u);
        EXPECT_EQ(card.picture.IsEmpty(), !result.picture);
        for (const Area& panel : card.panels) {
            EXPECT_TRUE(charts::test::lies_within(panel, card_width, card_height)) << result.game;
            EXPECT_GT(panel.m_height, 100) << result.game;
        }
        if (result.picture) {
            EXPECT_FALSE(card.panels.front().Intersects(card.panels.back()));
            EXPECT_TRUE(card.panels.back().Contains(card.picture));
        }
    }
}

TEST(ResultCard, SaysRanksNamesTotalsCategoriesDateAndPlace) {
    ResultSummary result = english_result();
    result.players[0].total = 1001;
    result.players[1].total = 1002;
    result.players[2].total = 1003;
    const auto words = words_of(lay_out_card(result, Theme::light, measure()).sketch.shapes);
    for (const wxString& word : {wxString("Linda"), wxString("Kwong"), wxString("Maximilian"), wxString("1001"),
                                 wxString("1002"), wxString("1003"), result.game, wxString("12 May 2026, at home")})
        EXPECT_EQ(count_of(words, word), 1) << word;
    for (const wxString& category : result.categories) EXPECT_EQ(count_of(words, category), 1) << category;
    EXPECT_GE(count_of(words, "1"), 2) << "the first rank is shared";
    EXPECT_GE(count_of(words, "3"), 1);
}

TEST(ResultCard, EveryPointOfTheTableIsOnIt) {
    for (const ResultSummary& result : {english_result(), german_result(), chinese_result()}) {
        const auto words = words_of(lay_out_card(result, Theme::light, measure()).sketch.shapes);
        for (const auto& player : result.players)
            for (const clerk::Points& points : player.points) EXPECT_GE(count_of(words, clerk::figure(points)), 1);
    }
}

TEST(ResultCard, IsAPictureOfItsSizeInBothThemes) {
    for (const Theme theme : {Theme::light, Theme::dark}) {
        ResultSummary result = english_result();
        wxSize asked;
        result.picture = [&](wxGraphicsContext& gc, wxSize size) {
            asked = size;
            EXPECT_EQ(clerk::desktop::theme(), theme) << "the picture is drawn in the card's colours";
            gc.SetBrush(*wxRED_BRUSH);
            gc.DrawRectangle(-50, -50, 2000, 2000);
        };
        const wxImage image = card_image(result, theme, face());
        ASSERT_EQ(image.GetSize(), wxSize(1200, 630));
        EXPECT_EQ(pixel(image, {1190, 10}), palette(theme).ground);
        EXPECT_NEAR(count(image, *wxRED), asked.x * asked.y, 2 * (asked.x + asked.y)) << "it stays in its place";
        const std::string png = png_of(image);
        wxMemoryInputStream stream(png.data(), png.size());
        EXPECT_EQ(wxImage(stream, wxBITMAP_TYPE_PNG).GetSize(), image.GetSize());
    }
}

TEST(ResultCard, LeavesTheThemeOfTheWindow) {
    choose_theme(Theme::light);
    card_image(english_result(), Theme::dark, face());
    EXPECT_EQ(theme(), Theme::light);
    choose_theme({});
}

TEST(ResultCard, ItsPanelsCastShadows) {
    const wxImage image = card_image(english_result(), Theme::light, face());
    const Area panel = lay_out_card(english_result(), Theme::light, measure()).panels.front();
    const wxColour below = pixel(image, {panel.m_x + panel.m_width / 2, panel.GetBottom() + 4});
    const wxColour ground = palette(Theme::light).ground;
    EXPECT_LT(below.Red() + below.Green() + below.Blue(), ground.Red() + ground.Green() + ground.Blue() - 20);
}

TEST(ResultPage, ItsWordsAreWholeAndDoNotLieOnEachOther) {
    for (const ResultSummary& result : results())
        for (const double height : {1075.0, 760.0, 530.0}) {
            const PageLayout page = lay_out_page(result, height, measure());
            EXPECT_EQ(faults_of_labels({paper_width, height, *wxWHITE, page.shapes}), none) << result.game << height;
            for (const charts::Label& label : labels_of(page.shapes)) EXPECT_FALSE(label.box.Intersects(page.picture));
        }
}

TEST(ResultPage, IsDrawnOnPaperOfAnySizeInLight) {
    choose_theme(Theme::dark);
    ResultSummary result = english_result();
    Theme seen = Theme::dark;
    result.picture = [&](wxGraphicsContext&, wxSize) { seen = theme(); };
    for (const int width : {200, 1520}) {
        wxImage paper(width, width * 14 / 10);
        paper.SetRGB(wxRect(paper.GetSize()), 255, 255, 255);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(paper));
        draw_result_page(*gc, paper.GetSize(), result, face());
        gc->Flush();
        EXPECT_GT(width * paper.GetHeight() - count(paper, *wxWHITE), width * paper.GetHeight() / 100);
    }
    EXPECT_EQ(seen, Theme::light);
    EXPECT_EQ(theme(), Theme::dark);
    choose_theme({});
}

TEST(ResultPage, IsOnePage) {
    ResultPrintout printout(english_result(), face());
    EXPECT_TRUE(printout.HasPage(1));
    EXPECT_FALSE(printout.HasPage(2));
    EXPECT_FALSE(printout.OnPrintPage(1)) << "there is no paper";
}

ResultSummary random_result() {
    const auto name = [] { return *charts::test::any_name(); };
    ResultSummary result{name(), name(), name(), name(), name()};
    result.categories = *rc::gen::container<std::vector<wxString>>(charts::test::any_name());
    const int players = *rc::gen::inRange(0, 10);
    for (int i = 0; i < players; ++i) {
        const auto points = *rc::gen::container<std::vector<int>>(charts::test::any_int());
        result.players.push_back({name(),
                                  *charts::test::any_int(),
                                  *charts::test::any_int(),
                                  {points.begin(), points.end()},
                                  *rc::gen::arbitrary<bool>()});
    }
    if (*rc::gen::arbitrary<bool>()) result.picture = [](wxGraphicsContext&, wxSize) {};
    return result;
}

PROPERTY(RandomResults, AreSoundOnCardAndPaper, ()) {
    const ResultSummary result = random_result();
    RC_ASSERT(faults_of_labels(lay_out_card(result, Theme::light, measure()).sketch) == none);
    const double height = *rc::gen::inRange(500, 1500);
    const PageLayout page = lay_out_page(result, height, measure());
    RC_ASSERT(faults_of_labels({paper_width, height, *wxWHITE, page.shapes}) == none);
}

}
