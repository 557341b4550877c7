// The score in large figures, for a second screen that everyone at the table can read.
#pragma once

#include <vector>

#include <wx/bitmap.h>
#include <wx/frame.h>

namespace clerk::desktop {

struct ScoreboardRow {
    wxString name;
    wxString total;         ///< "-" while the table hides it
    wxString forecast = {}; ///< as if the game ended now; empty: the total is all there is to say
    wxBitmap badge;
    bool stands_out = false; ///< at turn, or the winner
    int rank = 0;            ///< once the game is over; 0: before
};

/// F11 fills the screen and back, Escape closes it. Opens on a second screen if there is one.
class Scoreboard : public wxFrame {
public:
    explicit Scoreboard(wxWindow* parent);

    void show(const wxString& heading, std::vector<ScoreboardRow> rows);
    const std::vector<ScoreboardRow>& rows() const { return rows_; }

private:
    void key(wxKeyEvent& event);
    void paint();
    void tell();

    wxString heading_;
    std::vector<ScoreboardRow> rows_;
    wxWindow* canvas_;
};

}
