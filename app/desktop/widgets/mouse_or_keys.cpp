#include "app/desktop/widgets/mouse_or_keys.h"

#include <cstdlib>
#include <utility>

#include <wx/event.h>
#include <wx/settings.h>

namespace clerk::desktop {

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
        const int key = static_cast<wxKeyEvent&>(event).GetKeyCode();
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
