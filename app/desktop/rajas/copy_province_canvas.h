// The province board while it is written down: its places, its exits, and what lies at its rim.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/painting.h"
#include "core/rajas/pieces.h"

#include <functional>
#include <optional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;

class CopyProvinceCanvas : public wxWindow {
public:
    explicit CopyProvinceCanvas(wxWindow* parent);

    void show(const game::ProvinceSide& side, std::optional<game::Edge> chosen);

    /// The cell and the side of it that is nearest.
    std::function<void(const game::Edge&)> on_click;

    wxPoint beside(const game::Edge& edge) const; ///< a point in the cell, near that side; for tests

private:
    int columns() const { return side_.map.empty() ? 0 : static_cast<int>(side_.map.front().size()); }
    int rows() const { return static_cast<int>(side_.map.size()); }
    double cell_side() const;
    Area area(game::Cell cell) const;
    Point middle(const game::Edge& edge, double inward) const; ///< of the side; `inward`: in sides of a cell
    std::optional<game::Edge> edge_at(wxPoint point) const;
    void move(int dx, int dy, bool shift);
    void paint(PaintDC& dc);
    void draw_place(wxGraphicsContext& gc, game::Cell cell) const;
    void draw_rim(wxGraphicsContext& gc) const;

    game::ProvinceSide side_;
    std::optional<game::Edge> chosen_;
    game::Edge cursor_{{1, 1}, game::Side::n};
};

}
