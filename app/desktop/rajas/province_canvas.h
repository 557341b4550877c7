// A province from above: shows it, lets the pointer and the keys point into it.
#pragma once

#include "app/desktop/drawing/cell_canvas.h"
#include "app/desktop/rajas/province_picture.h"

namespace clerk::desktop::rajas {

/// What the canvas shows. A value: hand over a new one whenever anything changes.
struct ProvinceLook {
    ProvinceView view;
    std::vector<Place> marked = {};  ///< cells of findings
    std::vector<Place> advised = {}; ///< where it would be legal
    std::vector<Place> lit = {};     ///< of a turn
    game::Cells open = {};           ///< where what is in hand may lie
    game::Cells fresh = {};          ///< of this turn
};

class ProvinceCanvas : public CellCanvas<game::Cell, Ghost> {
public:
    explicit ProvinceCanvas(wxWindow* parent);

    void show(ProvinceLook look);

    wxPoint centre(game::Cell cell) const override;
    std::optional<game::Cell> cell_at(wxPoint point) const override;

private:
    ProvinceGeometry geometry() const { return {GetClientSize(), look_.view}; }

    bool shows(game::Cell cell) const override { return look_.view.shows(cell); }
    game::Cell beginning() const override;
    wxString told(game::Cell cell) const override;
    void draw_resting(wxGraphicsContext& gc, const Screen& screen) override;
    void draw_ghost(wxGraphicsContext& gc, game::Cell cell, const Ghost& ghost) override;
    void draw_cursor(wxGraphicsContext& gc, game::Cell cell) override;
    void draw_focus(wxGraphicsContext& gc) override;

    ProvinceLook look_;
};

}
