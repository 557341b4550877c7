// A named button that is never smaller than a finger needs.
#pragma once

#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"

namespace clerk::desktop {

/// Its words stay: it is as wide as they are.
inline wxButton* finger_button(wxWindow* parent, const wxString& words, const wxString& name,
                               std::function<void()> run) {
    wxButton* button = named_button(parent, words, name, std::move(run));
    fit_to_finger(*button);
    return button;
}

}
