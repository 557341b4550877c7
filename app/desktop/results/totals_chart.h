// How the totals grew, turn by turn, each as if the game had ended then: a line for each player, in the colour of the
// player's badge and with the badge on it.
#pragma once

#include "app/desktop/game/score_columns.h"

#include <vector>

#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

class TotalsChart : public wxWindow {
public:
    /// `totals`: of everyone after each turn, at least one. A mark for everyone. `counted`: "Points".
    TotalsChart(wxWindow* parent, std::vector<std::vector<int>> totals, std::vector<PlayerMark> marks,
                wxString counted);

    wxSize DoGetBestClientSize() const override;

private:
    int highest() const;
    int lowest() const; ///< 0 or less
    wxRect plot() const;
    wxPoint at(std::size_t turn, int total) const;
    void paint(wxPaintEvent& event);
    void draw_points_axis(wxDC& dc) const;
    void draw_turns_axis(wxDC& dc) const;
    void draw_line(wxGraphicsContext& gc, std::size_t player) const;
    void draw_signs(wxDC& dc, std::size_t player) const;
    void draw_signs_at_end(wxDC& dc) const;

    std::vector<std::vector<int>> totals_;
    std::vector<PlayerMark> marks_;
    wxString counted_;
};

}
