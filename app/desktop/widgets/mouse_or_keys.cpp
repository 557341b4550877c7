#include "app/desktop/widgets/mouse_or_keys.h"

#include <wx/event.h>

namespace clerk::desktop {

MouseOrKeys::MouseOrKeys() { wxEvtHandler::AddFilter(this); }
MouseOrKeys::~MouseOrKeys() { wxEvtHandler::RemoveFilter(this); }

int MouseOrKeys::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    if (type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK) by_mouse_ = true;
    if (type == wxEVT_CHAR_HOOK || type == wxEVT_KEY_DOWN) by_mouse_ = false;
    return Event_Skip;
}

}
