// The words for a space of a board that the pointer rests on, beside that space: a tip of the system lies over it.
#pragma once

#include <wx/gdicmn.h>
#include <wx/popupwin.h>
#include <wx/stattext.h>
#include <wx/timer.h>
#include <wx/window.h>

namespace clerk::desktop {

/// Belongs to a canvas. Comes after the pointer has rested as long as for other tips, and goes with the next click or
/// key, and when the pointer leaves the space.
class SpaceTip {
public:
    explicit SpaceTip(wxWindow& canvas);
    ~SpaceTip();
    SpaceTip(const SpaceTip&) = delete;
    SpaceTip& operator=(const SpaceTip&) = delete;

    /// `explained`: in client coordinates of the canvas; the words never lie on it. Empty words: there is nothing to
    /// tell.
    void tell(const wxString& words, const wxRect& explained);

    bool is_shown() const { return window_ && window_->IsShown(); }
    wxRect area() const { return window_ ? window_->GetScreenRect() : wxRect(); } ///< on the screen
    const wxString& words() const { return words_; }

private:
    void show();
    void hide();
    void hide_if_left();

    wxWindow& canvas_;
    wxString words_;
    wxRect explained_;
    wxTimer rest_;
    wxPopupWindow* window_ = nullptr; ///< none before the first time
    wxStaticText* text_ = nullptr;
};

/// Below what is explained, above it where there is no room below, and then beside it; within the screen.
wxPoint place_beside(const wxRect& explained, wxSize size, const wxRect& screen);

}
