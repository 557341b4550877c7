// A button that bears a drawn sign; its words are its tip and what a screen reader says.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <functional>
#include <string>

#include <wx/bmpbuttn.h>

namespace clerk::desktop::rajas {

/// `run` comes after the click is over: it may do away with the button.
wxBitmapButton* sign_button(wxWindow* parent, const std::string& name, const wxString& words, const Drawing& sign,
                            std::function<void()> run);

}
