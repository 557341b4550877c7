// Undo and redo in sight, each with what it would undo or do again.
#pragma once

#include "app/table/desk.h"

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>

namespace clerk::desktop {

class UndoBar : public wxPanel {
public:
    /// `act` runs what may fail on the disk, and tells it.
    UndoBar(wxWindow* parent, Desk& desk, std::function<void(const std::function<void()>&)> act);

    int height_of_button() const { return height_of_button_; } ///< as the system makes it, with a line of words

    void refresh(); ///< after every change of the game

private:
    void show(wxButton& button, const wxString& words, const wxString& key, bool enabled);

    Desk& desk_;
    int height_of_button_;
    wxButton* undo_;
    wxButton* redo_;
};

}
