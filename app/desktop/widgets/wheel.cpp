#include "app/desktop/widgets/wheel.h"

#include <wx/choice.h>
#include <wx/combobox.h>
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

}
