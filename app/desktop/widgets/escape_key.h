// Escape leaves a page.
#pragma once

#include <functional>

#include <wx/window.h>

namespace clerk::desktop {

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
