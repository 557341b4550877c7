// A button with a name by which it is found.
#pragma once

#include <functional>

#include <wx/button.h>

namespace clerk::desktop {

/// `run` comes after the click is over: it may do away with the button.
inline wxButton* named_button(wxWindow* parent, const wxString& words, const wxString& name,
                              std::function<void()> run) {
    auto* button = new wxButton(parent, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [parent, run = std::move(run)](wxCommandEvent&) { parent->CallAfter(run); });
    return button;
}

}
