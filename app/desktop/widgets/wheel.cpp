#include "app/desktop/widgets/wheel.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
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

/// To the first round it that scrolls: of itself the event goes no further than to one window.
void pass_the_wheel_on(wxWindow& window) {
    window.Bind(wxEVT_MOUSEWHEEL, [&window](wxMouseEvent& event) {
        for (wxWindow* around = &window; !around->IsTopLevel();) {
            around = around->GetParent();
            if (around->ProcessWindowEvent(event)) return;
        }
    });
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

}
