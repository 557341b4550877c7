// A button with a name by which it is found.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <wx/button.h>
#include <wx/weakref.h>

namespace clerk::desktop {

/// `run` comes after the click is over: it may do away with the button. Clicks that wait while the window is busy count
/// as one, and do nothing where the button is gone meanwhile, hidden or of no use.
inline void run_after_click(wxButton& button, std::function<void()> run) {
    const auto waits = std::make_shared<bool>(false);
    const wxWeakRef<wxWindow> clicked(&button);
    button.Bind(wxEVT_BUTTON, [clicked, waits, run = std::move(run)](wxCommandEvent&) {
        if (std::exchange(*waits, true)) return;
        clicked->GetParent()->CallAfter([clicked, waits, run] {
            *waits = false;
            if (clicked && clicked->IsEnabled() && clicked->IsShownOnScreen()) run();
        });
    });
}

inline wxButton* named_button(wxWindow* parent, const wxString& words, const wxString& name,
                              std::function<void()> run) {
    auto* button = new wxButton(parent, wxID_ANY, words);
    button->SetName(name);
    run_after_click(*button, std::move(run));
    return button;
}

}
