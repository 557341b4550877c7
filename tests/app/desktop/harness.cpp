#include "tests/app/desktop/harness.h"

#include "tests/app/desktop/harness_system.h"

#include <algorithm>
#include <utility>

#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/evtloop.h>
#include <wx/gdicmn.h>
#include <wx/image.h>
#include <wx/init.h>
#include <wx/stopwatch.h>
#include <wx/uiaction.h>

namespace clerk::desktop::test {

namespace {

constexpr int skipped = 77;

struct BareApp : wxApp {
    bool OnInit() override { return true; }
};

/// Counts events of one type as they are handled, so that a simulated action can be waited for.
class Count : public wxEventFilter {
public:
    explicit Count(wxEventType type) : type_(type) { wxEvtHandler::AddFilter(this); }
    ~Count() override { wxEvtHandler::RemoveFilter(this); }
    Count(const Count&) = delete;
    Count& operator=(const Count&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == type_) ++seen_;
        return Event_Skip;
    }
    int seen() const { return seen_; }

private:
    wxEventType type_;
    int seen_ = 0;
};

/// Sends keys to a menu as soon as it is open: whoever opened it is waiting for its end.
class MenuKeys : public wxEventFilter {
public:
    MenuKeys(int entry, std::function<void()> meanwhile) : entry_(entry), meanwhile_(std::move(meanwhile)) {
        wxEvtHandler::AddFilter(this);
    }
    ~MenuKeys() override { wxEvtHandler::RemoveFilter(this); }
    MenuKeys(const MenuKeys&) = delete;
    MenuKeys& operator=(const MenuKeys&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_MENU_OPEN)
            wxTheApp->CallAfter([entry = entry_, meanwhile = meanwhile_] {
                if (meanwhile) meanwhile();
                for (int i = 0; i <= entry; ++i) wxUIActionSimulator().Char(WXK_DOWN);
                wxUIActionSimulator().Char(WXK_RETURN);
            });
        return Event_Skip;
    }

private:
    int entry_;
    std::function<void()> meanwhile_;
};

/// Does something and waits until its last event was handled. A native control may keep the event to itself: then the
/// time that is waited is all there is.
void act(const std::function<void(wxUIActionSimulator&)>& action, wxEventType last) {
    wxUIActionSimulator simulator;
    const Count count(last);
    action(simulator);
    wait_until([&] { return count.seen() > 0; }, std::chrono::milliseconds(300));
    settle();
}

/// A dialog about it would be waited for in vain.
void fail_at_assertion(const wxString& file, int line, const wxString& function, const wxString& condition,
                       const wxString& words) {
    ADD_FAILURE() << "wxWidgets, " << file << ':' << line << ", " << function << ": " << condition << ' ' << words;
}

/// The screen as it is at the first failure of a test goes into failed-Suite.Test.png, where the test runs: what had
/// come to the window cannot be told from a condition that did not hold.
class ScreenOfFailure : public testing::EmptyTestEventListener {
    // GoogleTest holds a lock while it tells of a failure, so that which test is running cannot be asked then.
    void OnTestStart(const testing::TestInfo& test) override {
        file_ = std::string("failed-") + test.test_suite_name() + "." + test.name() + ".png";
        std::ranges::replace(file_, '/', '-');
    }
    void OnTestPartResult(const testing::TestPartResult& result) override {
        if (!result.failed() || file_.empty()) return;
        wxScreenDC screen;
        wxBitmap picture(screen.GetSize());
        wxMemoryDC(picture).Blit(wxPoint(), screen.GetSize(), &screen, wxPoint());
        if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
        if (picture.SaveFile(file_, wxBITMAP_TYPE_PNG)) std::printf("The screen: %s\n", file_.c_str());
        file_.clear();
    }
    std::string file_;
};

}

int run_tests(int argc, char** argv, wxApp* app) {
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
    wxApp::SetInstance(app ? app : new BareApp);
    wxSetAssertHandler(fail_at_assertion);
    if (!wxEntryStart(argc, argv)) return skipped;
    int status = skipped;
    if (wxTheApp->CallOnInit()) {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        testing::UnitTest::GetInstance()->listeners().Append(new ScreenOfFailure);
        status = RUN_ALL_TESTS();
    }
    wxTheApp->OnExit();
    wxEntryCleanup();
    return status;
}

bool wait_until(const std::function<bool()>& condition, std::chrono::milliseconds at_most) {
    const wxStopWatch watch;
    while (!condition()) {
        if (watch.Time() > at_most.count()) return false;
        wxYield();
        wxMilliSleep(2);
    }
    return true;
}

wxRect cell_of(wxDataViewCtrl& list, unsigned line, unsigned column) {
    const auto& model = dynamic_cast<const wxDataViewVirtualListModel&>(*list.GetModel());
    const auto place = [&](unsigned each) { return list.GetItemRect(model.GetItem(each), list.GetColumn(column)); };
    const unsigned upper = line > 0 ? line - 1 : 0;
    const auto are_apart = [&] { return model.GetCount() < 2 || place(upper + 1).y > place(upper).GetBottom(); };
    EXPECT_TRUE(wait_until(are_apart, std::chrono::seconds(30)));
    return place(line);
}

void show(wxTopLevelWindow& window) {
    static const bool is_managed = has_window_manager();
    window.Show();
    wait_until([&] { return window.IsShownOnScreen() && (window.IsActive() || !is_managed); });
    settle();
}

void settle() {
    for (int i = 0; i < 10; ++i) {
        wxYield();
        wxMilliSleep(3);
    }
}

bool is_wholly_in_sight(const wxWindow& window) {
    if (!window.IsShownOnScreen()) return false;
    const wxPoint corner = window.IsTopLevel() || !window.GetParent()
                               ? window.GetScreenPosition()
                               : window.GetParent()->ClientToScreen(window.GetPosition()); // with its border
    const wxRect area(corner, window.GetSize());
    for (const wxWindow* around = window.GetParent(); around; around = around->GetParent()) {
        if (!wxRect(around->ClientToScreen(wxPoint()), around->GetClientSize()).Contains(area)) return false;
        if (around->IsTopLevel()) break;
    }
    return wxRect(wxGetDisplaySize()).Contains(area);
}

void move_to(wxWindow& window, wxPoint point) {
    const wxPoint on_screen = window.ClientToScreen(point);
    wxUIActionSimulator().MouseMove(on_screen);
    wait_until([&] { return wxGetMousePosition() == on_screen; }, std::chrono::seconds(2));
    settle();
}

void click(wxWindow& window, wxPoint point) {
    move_to(window, point);
    set_double_click_time(0);
    act([](auto& simulator) { simulator.MouseClick(); }, wxEVT_LEFT_UP);
}

void double_click(wxWindow& window, wxPoint point) {
    move_to(window, point);
    set_double_click_time(60'000);
    act([](auto& simulator) { simulator.MouseDblClick(); }, wxEVT_LEFT_DCLICK);
}

void right_click(wxWindow& window, wxPoint point) {
    move_to(window, point);
    act([](auto& simulator) { simulator.MouseClick(wxMOUSE_BTN_RIGHT); }, wxEVT_RIGHT_UP);
}

void scroll(wxWindow& window, wxPoint point, int notches) {
    move_to(window, point);
    turn_wheel(notches);
    settle();
}

void drag(wxWindow& window, wxPoint from, wxPoint to) {
    move_to(window, from);
    set_double_click_time(0);
    act([](auto& simulator) { simulator.MouseDown(); }, wxEVT_LEFT_DOWN);
    move_to(window, from + (to - from) / 2);
    move_to(window, to);
    act([](auto& simulator) { simulator.MouseUp(); }, wxEVT_LEFT_UP);
}

void click(wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, {size.x / 2, size.y / 2});
}

void press(int key, int modifiers) {
    act([&](auto& simulator) { simulator.Char(key, modifiers); }, wxEVT_KEY_UP);
}

void choose_from_menu(const std::function<void()>& opening, int entry, std::function<void()> meanwhile) {
    const MenuKeys keys(entry, std::move(meanwhile));
    opening();
    settle();
}

void type(std::string_view text) {
    const std::string letters(text);
    act([&](auto& simulator) { simulator.Text(letters.c_str()); }, wxEVT_KEY_UP);
}

}
