// The chart in a window: pointing, stepping, copying and saving.
#include "app/desktop/drawing/charts/chart_canvas.h"
#include "app/desktop/drawing/charts/line_charts.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/exchange/files.h"
#include "tests/app/desktop/drawing/charts/chart_data.h"
#include "tests/app/desktop/harness.h"

#include <unistd.h>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/eventfilter.h>
#include <wx/frame.h>
#include <wx/mstream.h>
#include <wx/timer.h>
#include <wx/uiaction.h>

using namespace clerk::desktop;
using namespace clerk::desktop::charts;
using namespace clerk::desktop::test;

namespace {

namespace fs = std::filesystem;

DrawChart three_games() {
    return [](const ChartFormat& format) {
        return draw(ScoreChart{"Linda", {{"May", 90}, {"June", 10}, {"July", 50}}}, format);
    };
}

class ChartCanvasTest : public testing::Test {
protected:
    ChartCanvasTest() {
        fs::create_directories(folder);
        frame->SetClientSize(520, 340);
        show(*frame);
        wait_until([this] { return canvas->IsShownOnScreen() && canvas->GetClientSize().x > 400; });
        canvas->SetFocus();
        settle();
    }
    ~ChartCanvasTest() override {
        frame->Destroy();
        settle();
        fs::remove_all(folder);
    }
    wxPoint middle_of(std::size_t mark) const {
        const Point at = centre(canvas->chart().marks.at(mark).area);
        return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
    }

    const fs::path folder = fs::temp_directory_path() / ("clerk-charts-" + std::to_string(getpid()));
    std::vector<wxString> told;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "chart");
    ChartCanvas* canvas =
        new ChartCanvas(frame, three_games(), [this](const wxString& words) { told.push_back(words); });
};

TEST_F(ChartCanvasTest, KeysStepThroughTheFiguresAndTheNameSaysThem) {
    EXPECT_EQ(canvas->spoken(), "Linda. The arrow keys step through its figures.");
    std::vector<wxString> said;
    for (const int key : {WXK_RIGHT, WXK_RIGHT, WXK_RIGHT, WXK_RIGHT, WXK_LEFT, WXK_HOME, WXK_LEFT, WXK_END, WXK_UP}) {
        press(key);
        said.push_back(canvas->spoken());
    }
    const wxString may = "Linda. May: 90", june = "Linda. June: 10", july = "Linda. July: 50";
    EXPECT_EQ(said, (std::vector<wxString>{may, june, july, july, june, may, may, july, june}));
}

TEST_F(ChartCanvasTest, ThePointerShowsTheNearestFigure) {
    move_to(*canvas, middle_of(1) + wxPoint(3, -4));
    EXPECT_EQ(canvas->pointed(), 1u);
    move_to(*canvas, middle_of(2));
    EXPECT_EQ(canvas->pointed(), 2u);
    move_to(*canvas, {3, 3});
    EXPECT_EQ(canvas->pointed(), std::nullopt);
}

TEST_F(ChartCanvasTest, OtherDataForgetWhatWasPointedAt) {
    press(WXK_RIGHT);
    ASSERT_TRUE(canvas->pointed());
    canvas->show([](const ChartFormat& format) { return draw(ScoreChart{"Nobody", {}}, format); });
    EXPECT_EQ(canvas->pointed(), std::nullopt);
    EXPECT_EQ(canvas->spoken(), "Nobody");
    press(WXK_RIGHT);
    EXPECT_EQ(canvas->pointed(), std::nullopt);
}

TEST_F(ChartCanvasTest, WhatIsPointedAtStaysAsLongAsItIsDrawn) {
    const auto resize = [this](wxSize size) {
        frame->SetClientSize(size);
        return wait_until([&] { return canvas->chart().sketch.width == canvas->GetClientSize().x; });
    };
    press(WXK_END);
    for (const wxSize& size : {wxSize(360, 260), wxSize(700, 400)}) {
        ASSERT_TRUE(resize(size));
        EXPECT_EQ(canvas->spoken(), "Linda. July: 50");
    }
    canvas->show([](const ChartFormat& format) { return draw(ScoreChart{"Linda", {{"May", 90}}}, format); });
    EXPECT_EQ(canvas->pointed(), std::nullopt);
}

TEST_F(ChartCanvasTest, IsSavedByTheEndingOfItsFile) {
    canvas->save(folder / "a.png");
    canvas->save(folder / "a.SVG");
    EXPECT_TRUE(told.empty());
    const std::string png = clerk::exchange::read_file(folder / "a.png");
    wxMemoryInputStream stream(png.data(), png.size());
    const wxImage image(stream, wxBITMAP_TYPE_PNG);
    EXPECT_EQ(image.GetSize(), canvas->GetClientSize() * 2);
    EXPECT_EQ(clerk::exchange::read_file(folder / "a.SVG"), svg_of(canvas->chart().sketch, canvas->GetFont()));
}

TEST_F(ChartCanvasTest, AFileThatCannotBeWrittenIsToldInOneSentence) {
    canvas->save(folder / "nowhere" / "a.png");
    ASSERT_EQ(told.size(), 1u);
    EXPECT_TRUE(told.front().Contains("nowhere")) << told.front();
    EXPECT_TRUE(told.front().Contains("cannot be written")) << told.front();
}

TEST_F(ChartCanvasTest, IsCopiedAsAPicture) {
    press('C', wxMOD_CONTROL);
    EXPECT_TRUE(told.empty());
    const wxClipboardLocker locker;
    wxBitmapDataObject copied;
    ASSERT_TRUE(wxTheClipboard->GetData(copied));
    EXPECT_EQ(copied.GetBitmap().GetSize(), canvas->GetClientSize() * 2);
}

/// By what opens its menu, and then the first entry. Whether a picture was copied.
bool copies(const std::function<void()>& opening) {
    {
        const wxClipboardLocker locker;
        wxTheClipboard->SetData(new wxTextDataObject("something else"));
    }
    choose_from_menu(opening, 0);
    const wxClipboardLocker locker;
    return wxTheClipboard->IsSupported(wxDF_BITMAP);
}

TEST_F(ChartCanvasTest, EnterOffersToCopy) {
    EXPECT_TRUE(copies([] { press(WXK_RETURN); }));
}

#ifndef __WXMSW__ // where a menu opens when the button goes up
/// A right click as quick as a hand's: the button goes up when the menu is open. Then Escape closes it, if it is open.
class QuickRightClick : public wxEventFilter {
public:
    QuickRightClick() { wxEvtHandler::AddFilter(this); }
    ~QuickRightClick() override { wxEvtHandler::RemoveFilter(this); }
    QuickRightClick(const QuickRightClick&) = delete;
    QuickRightClick& operator=(const QuickRightClick&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_MENU_OPEN) up_.StartOnce(60);
        if (event.GetEventType() == wxEVT_MENU_CLOSE && !stayed) stayed = escaped_;
        return Event_Skip;
    }
    std::optional<bool> stayed; ///< when the button went up; none: it never closed

private:
    struct Later : wxTimer {
        explicit Later(std::function<void()> then) : run(std::move(then)) {}
        void Notify() override { run(); }
        std::function<void()> run;
    };
    bool escaped_ = false;
    Later escape_{[this] {
        escaped_ = true;
        wxUIActionSimulator().Char(WXK_ESCAPE);
    }};
    Later up_{[this] {
        wxUIActionSimulator().MouseUp(wxMOUSE_BTN_RIGHT);
        escape_.StartOnce(150);
    }};
};

TEST_F(ChartCanvasTest, AQuickRightClickLeavesItsMenuOpen) {
    move_to(*canvas, middle_of(1));
    QuickRightClick hand;
    wxUIActionSimulator().MouseDown(wxMOUSE_BTN_RIGHT);
    wait_until([&] { return hand.stayed.has_value(); });
    EXPECT_EQ(hand.stayed, true);
}
#endif

TEST_F(ChartCanvasTest, AButtonInSightOffersToCopy) {
    wxWindow* button = wxWindow::FindWindowByName("chart-picture", canvas);
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(canvas->GetClientRect().Contains(button->GetRect()));
    EXPECT_TRUE(copies([&] { click(*button); }));
}

TEST(PictureFile, HasAnEndingOfItsKind) {
    const std::vector<wxString> kinds{"png", "svg"};
    EXPECT_EQ(with_ending("a", kinds, 0), "a.png");
    EXPECT_EQ(with_ending("a", kinds, 1), "a.svg");
    EXPECT_EQ(with_ending("a.b", kinds, 1), "a.b.svg");
    EXPECT_EQ(with_ending("a.SVG", kinds, 0), "a.SVG");
    EXPECT_EQ(with_ending("a.png", kinds, 7), "a.png");
}

}
