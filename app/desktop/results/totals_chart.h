// How the totals of a game grew: in the window, and as a drawing for files.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/score_table.h"
#include "app/table/walk.h"
#include "core/points.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

/// How the totals grew, turn by turn, each as if the game had ended then: a line for each player, in the colour of the
/// player's badge and with the badge on it. Where a game is walked through, it shows where one stands, and is clicked
/// to go elsewhere.
class TotalsChart : public wxWindow {
public:
    /// `totals`: of everyone after each turn, at least one; empty ones where they are not told: then the turns alone
    /// are shown, with what was found in them. A mark for everyone. `counted`: "Points".
    TotalsChart(wxWindow* parent, std::vector<std::vector<int>> totals, std::vector<PlayerMark> marks,
                wxString counted);

    void show(std::vector<std::vector<int>> totals, std::vector<PlayerMark> marks, wxString counted);
    void show_findings(std::vector<table::WalkMark> findings);
    void stand_at(std::optional<std::size_t> turn); ///< from 0; none: before the first

    std::function<void(std::size_t turn)> on_turn; ///< clicked or drawn to; none: the chart is only looked at
    wxPoint point_of(std::size_t turn) const;      ///< where it is clicked

    wxSize DoGetBestClientSize() const override;

private:
    int highest() const;
    int lowest() const; ///< 0 or less
    wxRect plot() const;
    wxPoint at(std::size_t turn, int total) const;
    void point_at(wxPoint point, bool pressed);
    void paint(PaintDC& dc);
    void draw_points_axis(wxDC& dc) const;
    void draw_turns_axis(wxDC& dc) const;
    void draw_line(wxGraphicsContext& gc, std::size_t player) const;
    void draw_signs(wxDC& dc, std::size_t player) const;
    void draw_signs_at_end(wxDC& dc) const;
    void draw_where_one_stands(wxDC& dc) const;
    void draw_findings(wxGraphicsContext& gc) const;

    std::vector<std::vector<int>> totals_;
    std::vector<PlayerMark> marks_;
    wxString counted_;
    std::vector<table::WalkMark> findings_;
    std::optional<std::size_t> stands_at_;
};

/// The totals of a game turn by turn as a drawing for files: a line for each player with the name at its end, and where
/// something was wrong.
/// `at_turn`: from 0, where a line shows that one stands there. Requires that the totals may be told.
charts::Shapes totals_shapes(const table::Walk& walk, const Area& area, std::optional<std::size_t> at_turn,
                             const charts::Measure& measure);

}
