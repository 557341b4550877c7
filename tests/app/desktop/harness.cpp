#include "tests/app/desktop/harness.h"

#include <cstdlib>

#include <wx/evtloop.h>
#include <wx/gdicmn.h>
#include <wx/init.h>
#include <wx/stopwatch.h>
#include <wx/uiaction.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

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
    explicit MenuKeys(int entry) : entry_(entry) { wxEvtHandler::AddFilter(this); }
    ~MenuKeys() override { wxEvtHandler::RemoveFilter(this); }
    MenuKeys(const MenuKeys&) = delete;
    MenuKeys& operator=(const MenuKeys&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_MENU_OPEN)
            wxTheApp->CallAfter([entry = entry_] {
                for (int i = 0; i <= entry; ++i) wxUIActionSimulator().Char(WXK_DOWN);
                wxUIActionSimulator().Char(WXK_RETURN);
            });
        return Event_Skip;
    }

private:
    int entry_;
};

/// Two clicks closer than that, in milliseconds, are a double click: a test says which it means, however fast it is.
void set_double_click_time(int milliseconds) {
#ifdef __WXGTK__
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto set = gtk_function<void (*)(void*, const char*, ...)>("g_object_set");
    set(settings(), "gtk-double-click-time", milliseconds, nullptr);
#endif
}

/// Does something and waits until its last event was handled. A native control may keep the event to itself: then the
/// time that is waited is all there is.
void act(const std::function<void(wxUIActionSimulator&)>& action, wxEventType last) {
    wxUIActionSimulator simulator;
    const Count count(last);
    action(simulator);
    wait_until([&] { return count.seen() > 0; }, std::chrono::milliseconds(300));
    settle();
}

}

int run_tests(int argc, char** argv, wxApp* app) {
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
    wxApp::SetInstance(app ? app : new BareApp);
    if (!wxEntryStart(argc, argv)) return skipped;
    int status = skipped;
    if (wxTheApp->CallOnInit()) {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
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

void settle() {
    for (int i = 0; i < 10; ++i) {
        wxYield();
        wxMilliSleep(3);
    }
}

bool is_wholly_in_sight(const wxWindow& window) {
    if (!window.IsShownOnScreen()) return false;
    const wxRect area = window.GetScreenRect();
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

#ifdef __WXGTK__
namespace {

struct GList { // as in GLib
    void* data;
    GList* next;
};

/// A button below the widget, by its words; none: there is none that is shown.
void* native_button(void* widget, const wxString& words) {
    static const auto label = gtk_function<const char* (*)(void*)>("gtk_button_get_label");
    static const auto is_a = gtk_function<int (*)(void*, unsigned long)>("g_type_check_instance_is_a");
    static const auto button = gtk_function<unsigned long (*)()>("gtk_button_get_type");
    static const auto container = gtk_function<unsigned long (*)()>("gtk_container_get_type");
    static const auto parts = gtk_function<GList* (*)(void*)>("gtk_container_get_children");
    static const auto is_shown = gtk_function<int (*)(void*)>("gtk_widget_is_visible");
    if (!is_shown(widget)) return nullptr;
    if (is_a(widget, button()) && label(widget)) {
        wxString shown = wxString::FromUTF8(label(widget));
        shown.Replace("_", ""); // before the letter that presses it
        return shown == words ? widget : nullptr;
    }
    if (!is_a(widget, container())) return nullptr;
    for (const GList* part = parts(widget); part; part = part->next)
        if (void* found = native_button(part->data, words)) return found;
    return nullptr;
}

}
#endif

void click_native_button(wxWindow& window, const wxString& words) {
#ifdef __WXGTK__
    static const auto place =
        gtk_function<int (*)(void*, void*, int, int, int*, int*)>("gtk_widget_translate_coordinates");
    static const auto width = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_width");
    static const auto height = gtk_function<int (*)(void*)>("gtk_widget_get_allocated_height");
    settle();
    void* button = native_button(window.GetHandle(), words);
    ASSERT_NE(button, nullptr) << words;
    wxPoint corner;
    ASSERT_TRUE(place(button, window.GetHandle(), 0, 0, &corner.x, &corner.y));
    click(window, corner + wxPoint(width(button) / 2, height(button) / 2));
#endif
}

/// The wheel is two more buttons, which wxUIActionSimulator does not know.
void scroll(wxWindow& window, wxPoint point, int notches) {
    move_to(window, point);
#ifdef __WXGTK__
    static const auto open = gtk_function<void* (*)(const char*)>("XOpenDisplay");
    static const auto close = gtk_function<int (*)(void*)>("XCloseDisplay");
    static const auto press = gtk_function<int (*)(void*, unsigned, int, unsigned long)>("XTestFakeButtonEvent");
    constexpr unsigned up = 4, down = 5;
    void* display = open(nullptr);
    for (int i = 0; i < std::abs(notches); ++i)
        for (const int pressed : {1, 0}) press(display, notches > 0 ? up : down, pressed, 0);
    close(display);
#endif
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

void choose_from_menu(const std::function<void()>& opening, int entry) {
    const MenuKeys keys(entry);
    opening();
    settle();
}

void type(std::string_view text) {
    const std::string letters(text);
    act([&](auto& simulator) { simulator.Text(letters.c_str()); }, wxEVT_KEY_UP);
}

}
