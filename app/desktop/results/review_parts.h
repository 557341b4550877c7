// What the page of a review shows of its turns.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/score_table.h"
#include "app/desktop/widgets/buttons.h"
#include "app/table/walk.h"
#include "core/best.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/graphics.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop {

/// How many points each turn left on the table: a column a turn in the colour of its player, with the player's badge
/// below it. It is clicked to go to a turn.
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

/// What is told of one turn beside its best, and the costliest moments of the game. A click on a moment goes there, one
/// on a step of the best shows the board once it is done.
/// The moments: "review-moment-1" ...; the steps: "review-step-1" ....
class ReviewWords : public wxScrolledWindow {
public:
    explicit ReviewWords(wxWindow* parent);

    std::function<void(std::size_t turn)> on_moment;
    std::function<void(std::size_t steps)> on_step; ///< so many of the best are done

    void show_moments(const table::Review& review);
    void show_turn(const table::Review& review, std::size_t turn); ///< one that is compared, with all steps done
    void show_nothing();                                           ///< no turn is compared yet
    void stand_after(std::size_t steps);
    std::size_t steps() const { return steps_; } ///< of the turn that is shown

private:
    int text_width() const;
    void write(wxStaticText& label, const wxString& words); ///< hidden when there are none
    void lay_out();

    wxStaticText *moments_title_, *title_, *brought_, *done_, *possible_, *note_;
    std::vector<wxButton*> moments_;
    std::vector<std::size_t> turns_of_moments_;
    Segments* best_ = nullptr; ///< the steps; none: there are none
    std::size_t steps_ = 0;
};

}
