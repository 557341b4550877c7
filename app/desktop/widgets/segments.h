// A row of buttons of which one is chosen at a time, by word or by picture.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

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
