// The score in large figures, for a second screen that everyone at the table can read; in a club, of all tables.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/game/scoreboard_picture.h"

#include <functional>

#include <wx/frame.h>

namespace clerk::desktop {

class Segments;

/// F11 fills the screen and back, Escape closes it. Opens on a second screen if there is one.
class Scoreboard : public wxFrame {
public:
    explicit Scoreboard(wxWindow* parent);

    std::function<void(bool all)> on_choose; ///< all tables, or this one alone

    void show(ScoreboardView view);
    const ScoreboardView& view() const { return view_; }

private:
    void key(wxKeyEvent& event);
    void paint(PaintDC& dc);
    void show_choice();

    ScoreboardView view_;
    wxString choice_words_; ///< in which language it was made
    Segments* choice_ = nullptr;
    wxWindow* canvas_;
};

}
