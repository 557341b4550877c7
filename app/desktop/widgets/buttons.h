// Buttons: with a name, with a picture, in a row of which one is chosen.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <wx/anybutton.h>
#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/panel.h>
#include <wx/tglbtn.h>
#include <wx/weakref.h>

namespace clerk::desktop {

// How a button looks: one that bears a picture and no words, the one that is meant, and how large each must be.

/// Makes the button larger than its picture by that many pixels at each side and no more: the system would leave the
/// room that words need.
void fit_to_picture(wxAnyButton& button, int air);

/// The one button of what is shown that most people want next is filled with the accent; not: it is one of the others.
void dress_as_main(wxAnyButton& button, bool main = true);
/// The tab of the player at turn has a line below its words; not: it is another's.
void dress_as_at_turn(wxAnyButton& tab, bool at_turn);

/// What a finger hits: pixels, FromDIP.
inline constexpr int least_target = 44;
/// The button has its best size, but is never smaller than a finger needs; one with words is as wide as they are.
void fit_to_finger(wxAnyButton& button);
/// As high as its text asks for, and never lower than a finger needs. `width`: in pixels; -1: its own.
void fit_height_to_finger(wxWindow& control, int width = -1);
/// The words stand in lines that are no wider than `width` (FromDIP of what holds words) leaves beside the air of a
/// button, which is as high as they need.
void fit_words(wxAnyButton& button, const wxString& words, int width);
/// In pixels, that of a button with so many lines of words and `air` (FromDIP) above and below all of them together;
/// never lower than a finger needs.
int height_of_lines(const wxWindow& button, int lines, int air);

// A button with a name by which it is found.

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

/// Opens a menu below itself. `open` runs within the click, which Wayland wants to see before it places the menu; what
/// is chosen there is to run once the click is over.
inline wxButton* menu_button(wxWindow* parent, const wxString& words, const wxString& name,
                             std::function<void(wxWindow& button)> open) {
    auto* button = new wxButton(parent, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [button, open = std::move(open)](wxCommandEvent&) { open(*button); });
    return button;
}

// A named button that is never smaller than a finger needs.

/// Its words stay: it is as wide as they are.
inline wxButton* large_button(wxWindow* parent, const wxString& words, const wxString& name,
                              std::function<void()> run) {
    wxButton* button = named_button(parent, words, name, std::move(run));
    fit_to_finger(*button);
    return button;
}

inline constexpr int side_of_sign = 28; ///< FromDIP

/// Bears a drawn sign and no words: these are its tip and what a screen reader says.
wxButton* sign_button(wxWindow* parent, const std::string& name, const wxString& words, const Drawing& sign,
                      std::function<void()> run);

// A row of buttons of which one is chosen at a time, by word or by picture.

struct Segment {
    std::string name; ///< of the button, for tests and readers of the window's tree: "flower-pink"
    wxString words;   ///< shown where there is no picture; always its tip and spoken name
    wxBitmap picture = {};
    wxString tip = {}; ///< instead of the words
};

/// The system tells too little between a button that is down and one that is not.
void show_chosen(wxToggleButton& button, bool chosen);

class Segments : public wxPanel {
public:
    Segments(wxWindow* parent, std::vector<Segment> segments, int columns = 0);

    std::function<void(int index)> on_choose;  ///< the person chose; `choose` does not call it
    std::function<void(int index)> on_release; ///< a click on the one chosen; without it nothing is let go

    int chosen() const { return chosen_; } ///< -1: none
    void choose(int index);
    void focus(); ///< on the chosen one, or the first
    wxToggleButton& button(int index) { return *buttons_[static_cast<std::size_t>(index)]; }

private:
    wxToggleButton* make(const Segment& segment);
    void toggled(int index);

    std::vector<wxToggleButton*> buttons_;
    int chosen_ = -1;
};

}
