// What is laid out again when its window becomes wider or narrower, such as words that are broken into lines.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <wx/window.h>

namespace clerk::desktop {

/// Runs when the window has another width, after all round it is laid out: it may need another height. Another height
/// alone changes nothing, for it comes of just that, and one layout would call for the next without end.
inline void on_new_width(wxWindow& window, std::function<void()> run) {
    const auto width = std::make_shared<int>(0);
    window.Bind(wxEVT_SIZE, [&window, width, run = std::move(run)](wxSizeEvent& event) {
        event.Skip();
        const int now = window.GetClientSize().x;
        if (std::exchange(*width, now) != now) window.CallAfter(run);
    });
}

}
