#include "app/desktop/widgets/input.h"

#include <cstdlib>
#include <string_view>
#include <utility>

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/event.h>
#include <wx/settings.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#else
#include <commctrl.h>
#include <windows.h>
#endif

namespace clerk::desktop {

namespace {

bool holds_a_setting(const wxWindow& window) {
    return dynamic_cast<const wxChoice*>(&window) || dynamic_cast<const wxComboBox*>(&window) ||
           dynamic_cast<const wxSpinCtrl*>(&window) || dynamic_cast<const wxSpinCtrlDouble*>(&window) ||
           dynamic_cast<const wxSlider*>(&window);
}

#ifdef __WXGTK__

/// The control does nothing, and the event goes on to what it lies in.
int pass_on(void* widget, void*, void*) {
    static const auto stop = gtk_function<void (*)(void*, const char*)>("g_signal_stop_emission_by_name");
    stop(widget, "scroll-event");
    return 0;
}

void pass_the_wheel_on(wxWindow& window) {
    static const auto connect =
        gtk_function<unsigned long (*)(void*, const char*, void (*)(), void*, void*, int)>("g_signal_connect_data");
    if (connect)
        connect(window.GetHandle(), "scroll-event", reinterpret_cast<void (*)()>(pass_on), nullptr, nullptr, 0);
}

#else

LRESULT CALLBACK pass_to_control(HWND field, UINT message, WPARAM turned, LPARAM place, UINT_PTR id,
                                 DWORD_PTR control) {
    if (message == WM_MOUSEWHEEL) return ::SendMessageW(reinterpret_cast<HWND>(control), message, turned, place);
    if (message == WM_NCDESTROY) ::RemoveWindowSubclass(field, pass_to_control, id);
    return ::DefSubclassProc(field, message, turned, place);
}

/// What is written in is a window of its own, which wxWidgets does not know.
void ask_the_control_first(wxWindow& window) {
    const HWND control = static_cast<HWND>(window.GetHandle());
    const HWND field = dynamic_cast<wxSpinCtrl*>(&window)
                           ? reinterpret_cast<HWND>(::SendMessageW(control, UDM_GETBUDDY, 0, 0))
                           : ::FindWindowExW(control, nullptr, L"Edit", nullptr);
    if (field) ::SetWindowSubclass(field, pass_to_control, 0, reinterpret_cast<DWORD_PTR>(control));
}

/// To the first round it that scrolls: of itself the event goes no further than to one window.
void pass_the_wheel_on(wxWindow& window) {
    window.Bind(wxEVT_MOUSEWHEEL, [&window](wxMouseEvent& event) {
        for (wxWindow* around = &window; !around->IsTopLevel();) {
            around = around->GetParent();
            if (around->ProcessWindowEvent(event)) return;
        }
    });
    window.CallAfter([&window] { ask_the_control_first(window); }); // now it is not made wholly
}

#endif

}

WheelOnlyScrolls::WheelOnlyScrolls() { wxEvtHandler::AddFilter(this); }
WheelOnlyScrolls::~WheelOnlyScrolls() { wxEvtHandler::RemoveFilter(this); }

int WheelOnlyScrolls::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CREATE) return Event_Skip;
    auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    if (window && holds_a_setting(*window)) pass_the_wheel_on(*window);
    return Event_Skip;
}

namespace {

#ifdef __WXGTK__

bool is_sign_of_command(unsigned sign) { return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9'); }

/// Of GDK, whose headers are not needed for this.
struct PlaceOfKey {
    unsigned code;
    int layout, level;
};

/// 0: none.
unsigned sign_in_other_layout(unsigned code) {
    static const auto display = gtk_function<void* (*)()>("gdk_display_get_default");
    static const auto keys_of = gtk_function<void* (*)(void*)>("gdk_keymap_get_for_display");
    static const auto read =
        gtk_function<int (*)(void*, unsigned, PlaceOfKey**, unsigned**, int*)>("gdk_keymap_get_entries_for_keycode");
    static const auto give_back = gtk_function<void (*)(void*)>("g_free");
    PlaceOfKey* places = nullptr;
    unsigned* signs = nullptr;
    int count = 0;
    if (!display || !keys_of || !read || !give_back || !read(keys_of(display()), code, &places, &signs, &count))
        return 0;
    unsigned found = 0;
    for (int i = 0; i < count && !found; ++i)
        if (places[i].level == 0 && is_sign_of_command(signs[i])) found = signs[i];
    give_back(places);
    give_back(signs);
    return found;
}

/// Codes are those of evdev, which X and Wayland count from 8.
unsigned sign_on_us_keyboard(unsigned code) {
    struct Row {
        unsigned first;
        std::string_view signs;
    };
    for (const Row& row : {Row{10, "1234567890"}, Row{24, "qwertyuiop"}, Row{38, "asdfghjkl"}, Row{52, "zxcvbnm"}})
        if (code >= row.first && code < row.first + row.signs.size())
            return static_cast<unsigned char>(row.signs[code - row.first]);
    return 0;
}

/// wxWidgets 3.2.2 has no code for a key whose sign is of another script; 3.2.8 has that of the US keyboard's place,
/// whatever layouts the person has chosen. GDK's signs below and above these are Latin letters and keys without a sign.
bool is_of_another_script(const wxKeyEvent& key) {
    constexpr unsigned beyond_latin_1 = 0x100, without_a_sign = 0xfd00, of_unicode = 0x1000000;
    const unsigned sign = key.GetRawKeyCode();
    return key.m_keyCode == WXK_NONE || (sign >= beyond_latin_1 && sign < without_a_sign) || sign >= of_unicode;
}

/// The key has the Latin sign afterwards in every respect: read again, it stays as it is.
void read_by_place(wxKeyEvent& key) {
    if (!is_of_another_script(key)) return;
    const unsigned code = key.GetRawKeyFlags(); // there it has its place
    unsigned sign = sign_in_other_layout(code);
    if (!sign) sign = sign_on_us_keyboard(code);
    if (!sign) return;
    key.m_keyCode = sign >= 'a' ? static_cast<long>(sign - 'a' + 'A') : static_cast<long>(sign);
    key.m_rawCode = sign;
}

#else

void read_by_place(wxKeyEvent&) {} // the system itself does

#endif

}

KeysByPlace::KeysByPlace() { wxEvtHandler::AddFilter(this); }
KeysByPlace::~KeysByPlace() { wxEvtHandler::RemoveFilter(this); }

int KeysByPlace::FilterEvent(wxEvent& event) {
    if (event.GetEventType() == wxEVT_CHAR_HOOK || event.GetEventType() == wxEVT_KEY_DOWN)
        read_by_place(static_cast<wxKeyEvent&>(event));
    return Event_Skip;
}

MouseOrKeys::MouseOrKeys() { wxEvtHandler::AddFilter(this); }
MouseOrKeys::~MouseOrKeys() { wxEvtHandler::RemoveFilter(this); }

/// GTK knows no double click where the second press comes upon another control than the first. Upon the same one it
/// tells of that press twice, the second time as of a double click.
bool MouseOrKeys::is_second_press(const wxMouseEvent& event) {
    constexpr int reach = 5; // pixels
    const bool is_double = event.GetEventType() == wxEVT_LEFT_DCLICK;
    if (is_double && double_click_) return true;
    const auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    const wxPoint at = window ? window->ClientToScreen(event.GetPosition()) : wxGetMousePosition();
    const wxPoint from = std::exchange(pressed_, at);
    const long since = event.GetTimestamp() - std::exchange(pressed_at_, event.GetTimestamp());
    const bool is_first = presses_++ == 0 || double_click_; // a third press begins anew
    if (is_double) return true;
    const bool in_time = since < wxSystemSettings::GetMetric(wxSYS_DCLICK_MSEC);
    return !is_first && in_time && std::abs(at.x - from.x) <= reach && std::abs(at.y - from.y) <= reach;
}

int MouseOrKeys::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    const bool presses = type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK;
    const bool types = type == wxEVT_CHAR_HOOK || type == wxEVT_KEY_DOWN;
    if (presses || types) {
        by_mouse_ = presses;
        double_click_ = presses && is_second_press(static_cast<wxMouseEvent&>(event));
    }
    if (type == wxEVT_CHAR_HOOK) {
        auto& pressed = static_cast<wxKeyEvent&>(event);
        read_by_place(pressed); // of all filters this may be the first
        const int key = pressed.GetKeyCode();
        repeats_ = std::exchange(held_, key) == key;
    }
    const bool is_elsewhere = type == wxEVT_ACTIVATE || type == wxEVT_ACTIVATE_APP; // where it is let go
    if (type == wxEVT_KEY_UP || is_elsewhere) held_ = 0;
    return Event_Skip;
}

void pass_over_double_clicks(wxWindow& button, const MouseOrKeys& hand) {
    button.Bind(wxEVT_BUTTON, [&hand](wxCommandEvent& event) { event.Skip(!hand.double_clicked()); });
}

}
