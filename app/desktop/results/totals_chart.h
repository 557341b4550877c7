// How the totals grew, turn by turn: a line for each player, told apart by its badge and its dashes as well.
#pragma once

#include <vector>

#include <wx/bitmap.h>
#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

class TotalsChart : public wxWindow {
public:
    /// `totals`: of everyone after each turn, at least one. A badge for everyone.
    TotalsChart(wxWindow* parent, std::vector<std::vector<int>> totals, std::vector<wxBitmap> badges);

    wxSize DoGetBestClientSize() const override;

private:
    int highest() const;
    wxRect plot() const;
    wxPoint at(std::size_t turn, int total) const;
    void paint(wxPaintEvent& event);
    void draw_scale(wxDC& dc) const;
    void draw_line(wxGraphicsContext& gc, std::size_t player) const;
    void draw_badges(wxDC& dc) const;

    std::vector<std::vector<int>> totals_;
    std::vector<wxBitmap> badges_;
};

}
