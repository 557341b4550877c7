#include "app/desktop/drawing/canvas_keys.h"

namespace clerk::desktop {

namespace {

void press(wxWindow& canvas, const CanvasKeys& keys, wxKeyEvent& event) {
    const bool shift = event.ShiftDown();
    switch (event.GetKeyCode()) {
    case WXK_LEFT: return keys.arrow(-1, 0, shift);
    case WXK_RIGHT: return keys.arrow(1, 0, shift);
    case WXK_UP: return keys.arrow(0, 1, shift);
    case WXK_DOWN: return keys.arrow(0, -1, shift);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE: return keys.act(shift);
    case WXK_TAB: canvas.Navigate(shift ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward); return;
    default: event.Skip();
    }
}

}

void bind_keys(wxWindow& canvas, CanvasKeys keys) {
    canvas.Bind(wxEVT_KEY_DOWN, [&canvas, keys = std::move(keys)](wxKeyEvent& event) {
        if (event.GetModifiers() & ~wxMOD_SHIFT)
            event.Skip();
        else
            press(canvas, keys, event);
    });
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        canvas.Bind(focus, [&canvas](wxFocusEvent& event) {
            canvas.Refresh();
            event.Skip();
        });
}

}
