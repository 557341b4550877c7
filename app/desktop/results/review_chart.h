// How many points each turn left on the table: a column a turn in the colour of its player, with the player's badge
// below it. It is clicked to go to a turn.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/game/score_table.h"
#include "core/best.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

class ReviewChart : public wxWindow {
public:
    explicit ReviewChart(wxWindow* parent);

    /// So many turns, of which those are compared. A mark for every player.
    void show(std::size_t turns, std::vector<ComparedTurn> compared, std::vector<PlayerMark> marks);
    void stand_at(std::optional<std::size_t> turn);

    std::function<void(std::size_t turn)> on_turn; ///< one that is compared
    wxPoint point_of(std::size_t turn) const;      ///< where it is clicked

    wxSize DoGetBestClientSize() const override;

private:
    const ComparedTurn* compared_at(std::size_t turn) const;
    int highest() const;
    wxRect plot() const;
    wxRect column(std::size_t turn, int from, int to) const; ///< between so many points
    void point_at(wxPoint point, bool pressed);
    void paint(PaintDC& dc);
    void draw_axis(wxDC& dc) const;
    void draw_columns(wxGraphicsContext& gc) const;
    void draw_badges(wxDC& dc) const;
    void draw_where_one_stands(wxDC& dc) const;

    std::size_t turns_ = 0;
    std::vector<ComparedTurn> compared_;
    std::vector<PlayerMark> marks_;
    std::optional<std::size_t> stands_at_;
};

}
