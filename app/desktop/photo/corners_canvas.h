// A photo with the four corners of a board to be dragged into place, and a magnifier while one is.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/photo_underlay.h"

#include <array>
#include <functional>
#include <optional>

#include <wx/window.h>

namespace clerk::desktop {

/// 1 to 4 take a corner in hand, Tab the next one; arrow keys move it by a pixel of the photo, with Shift by ten.
class CornersCanvas : public wxWindow {
public:
    explicit CornersCanvas(wxWindow* parent);

    /// `names`: what the corners are called on the board, clockwise from the north-west.
    void show(wxImage photo, const photo::Corners& corners, std::array<wxString, 4> names);
    void clear();
    const photo::Corners& corners() const { return corners_; }
    void put_all(const photo::Corners& corners);
    void turn() { put_all(photo::turned(corners_)); } ///< each corner is the next one's
    void rename(std::array<wxString, 4> names);
    /// Lines where the cells of a plane are, from cells to its pixels; none: there is no such plane.
    void show_grid(std::optional<photo::Matrix> plane, photo::Size cells);

    std::function<void()> on_change; ///< a corner is elsewhere

    wxPoint point_of(std::size_t corner) const; ///< in client coordinates
    bool magnifies() const { return magnifies_; }

private:
    Area area() const; ///< of the photo
    Point on_screen(photo::Point at) const;
    photo::Point in_photo(wxPoint point) const;
    std::optional<std::size_t> corner_at(wxPoint point) const;
    void press(wxMouseEvent& event);
    void move(wxMouseEvent& event);
    void let_go();
    void key(wxKeyEvent& event);
    void take(std::size_t corner);
    void put(photo::Point at);
    void paint(PaintDC& dc);
    void draw_board(wxGraphicsContext& gc) const;
    void draw_corner(wxGraphicsContext& gc, std::size_t corner) const;
    void draw_magnifier(wxGraphicsContext& gc) const;

    wxImage photo_;
    wxBitmap shown_; ///< as large as its area
    wxBitmap whole_; ///< for the magnifier
    photo::Corners corners_{};
    std::array<wxString, 4> names_;
    std::optional<photo::Matrix> plane_;
    photo::Size cells_{1, 1};
    std::size_t in_hand_ = 0;
    wxPoint grip_; ///< from the pointer to the corner
    bool dragged_ = false;
    bool magnifies_ = false;
};

}
