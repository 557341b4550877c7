// What the mouse and the keys do on every page.
#pragma once

#include <functional>

#include <wx/eventfilter.h>
#include <wx/window.h>

namespace clerk::desktop {

/// The mouse wheel scrolls. It never changes a setting that happens to lie under the pointer.
/// While it lives it sees to every choice, field of figures and field of names that comes into sight in any window.
class WheelOnlyScrolls : public wxEventFilter {
public:
    WheelOnlyScrolls();
    ~WheelOnlyScrolls() override;
    WheelOnlyScrolls(const WheelOnlyScrolls&) = delete;
    WheelOnlyScrolls& operator=(const WheelOnlyScrolls&) = delete;

    int FilterEvent(wxEvent& event) override;
};

/// A key is known by its place where its own sign is none of A to Z and 0 to 9, as under a Cyrillic or Greek layout: by
/// what is there in the first layout of the system that has such a sign, else by what is there on a keyboard of the US.
/// As the library does of keys with Ctrl. While it lives it sees to the keys of any window.
class KeysByPlace : public wxEventFilter {
public:
    KeysByPlace();
    ~KeysByPlace() override;
    KeysByPlace(const KeysByPlace&) = delete;
    KeysByPlace& operator=(const KeysByPlace&) = delete;

    int FilterEvent(wxEvent& event) override;
};

// Whether what is done just now comes from the mouse or from the keys, and whether it is only gone on with: a key that
// is held, the second press of a double click.
class MouseOrKeys : public wxEventFilter {
public:
    MouseOrKeys();
    ~MouseOrKeys() override;
    MouseOrKeys(const MouseOrKeys&) = delete;
    MouseOrKeys& operator=(const MouseOrKeys&) = delete;

    bool by_mouse() const { return by_mouse_; } ///< the last of both, in any window
    /// The last press was the second of a double click, on whatever lay there by then.
    bool double_clicked() const { return double_click_; }
    int presses() const { return presses_; }      ///< of the mouse, so far
    bool key_repeats() const { return repeats_; } ///< the last key was pressed before and not let go since

    int FilterEvent(wxEvent& event) override;

private:
    bool is_second_press(const wxMouseEvent& event);

    bool by_mouse_ = false;
    bool double_click_ = false;
    int presses_ = 0;
    long pressed_at_ = 0; ///< in milliseconds
    wxPoint pressed_;
    bool repeats_ = false;
    int held_ = 0; ///< the key; 0: none
};

/// The second press of a double click on it does nothing.
void pass_over_double_clicks(wxWindow& button, const MouseOrKeys& hand);

// Escape leaves a page.

/// Wherever in the page the focus is. `back` comes after the key is over: it may do away with the page.
inline void go_back_on_escape(wxWindow& page, std::function<void()> back) {
    page.Bind(wxEVT_CHAR_HOOK, [&page, back = std::move(back)](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            page.CallAfter(back);
        else
            event.Skip();
    });
}

}
