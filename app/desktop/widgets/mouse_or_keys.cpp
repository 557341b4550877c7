#include "app/desktop/widgets/mouse_or_keys.h"

#include <utility>

#include <wx/event.h>

namespace clerk::desktop {

MouseOrKeys::MouseOrKeys() { wxEvtHandler::AddFilter(this); }
MouseOrKeys::~MouseOrKeys() { wxEvtHandler::RemoveFilter(this); }

int MouseOrKeys::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    const bool presses = type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK;
    const bool types = type == wxEVT_CHAR_HOOK || type == wxEVT_KEY_DOWN;
    if (presses || types) {
        by_mouse_ = presses;
        double_click_ = type == wxEVT_LEFT_DCLICK;
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
