// The score in large figures, for a second screen that everyone at the table can read.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/frame.h>

namespace clerk::desktop {

// What stands on the scoreboard, and how it is drawn: one table across all of it, or all tables of a club in a grid.

struct ScoreboardRow {
    wxString name;
    wxString total;         ///< "-" while the table hides it
    wxString forecast = {}; ///< as if the game ended now; empty: the total is all there is to say
    wxBitmap badge;
    bool stands_out = false; ///< at turn, or the winner
    int rank = 0;            ///< once the game is over; 0: before
};

struct ScoreboardTable {
    wxString heading = {};                ///< "Round 4 of 15"
    std::vector<ScoreboardRow> rows = {}; ///< none: what the note says
    wxString game = {};                   ///< its name; empty on the board of one table, where everybody knows it
    wxString note = {};                   ///< "as of 21 Nov 2026, 20:15"
};

struct ScoreboardView {
    std::vector<ScoreboardTable> tables = {};
    wxString line = {};           ///< below the tables; without any, in their place
    std::optional<bool> all = {}; ///< all tables of the club, not this one alone; none: there is no choice
};

/// The columns in which so many tables, of so many rows at most, can be read from farthest.
int scoreboard_columns(int tables, int rows, wxSize size);

void draw_scoreboard(wxGraphicsContext& gc, const ScoreboardView& view, wxSize size);

/// "2. Linda"
wxString name_in_words(const ScoreboardRow& row);
/// All of it, for who hears it.
wxString in_words(const ScoreboardView& view);

// The score in large figures, for a second screen that everyone at the table can read; in a club, of all tables.

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
