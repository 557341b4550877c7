// The province of a player: where its cells lie, its picture, and the board on the screen.
#pragma once

#include "app/desktop/drawing/cell_canvas.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/view.h"

#include <optional>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;
using table::rajas::ProvinceView;

/// Where the cells of a province lie in a canvas: square, whole pixels, as large as they can be, with room at the rim
/// for what is printed there.
class ProvinceGeometry {
public:
    ProvinceGeometry(wxSize canvas, const ProvinceView& view);

    double cell() const { return cell_; } ///< side of a cell in pixels
    Area grid() const;                    ///< all cells
    Area outside() const;                 ///< with the rim
    Area area(game::Cell cell) const;
    Point centre(game::Cell cell) const;
    Point middle(const game::Edge& edge) const; ///< of the side
    Area beside(const game::Edge& edge) const;  ///< for what is printed at the side, just outside of the cell
    std::optional<game::Cell> cell_at(Point point) const;

private:
    int columns_, rows_;
    double cell_ = 0;
    double rim_ = 0;
    Point origin_; ///< north-west corner of the grid
};

// A province as a picture: for the board on the screen, the guide and the cover; and what is laid over it.

/// The ground with its places, the residence, yields and tiles; those of `fresh` with a fine accent edge. `scale`:
/// pixels of the device for one of the geometry.
void draw_province(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const ProvinceView& view,
                   const game::Cells& fresh, double scale);

// Laid over it.
void draw_open(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const game::Cells& cells);
void draw_ghost(wxGraphicsContext& gc, const ProvinceGeometry& geometry, game::Cell at, const Ghost& ghost);
void draw_marked(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);
void draw_advised(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);
void draw_lit(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places);

// A province from above: shows it, lets the pointer and the keys point into it.

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
    wxString in_words(game::Cell cell) const override;
    void draw_resting(wxGraphicsContext& gc, const Screen& screen) override;
    void draw_ghost(wxGraphicsContext& gc, game::Cell cell, const Ghost& ghost) override;
    void draw_cursor(wxGraphicsContext& gc, game::Cell cell) override;
    void draw_focus(wxGraphicsContext& gc) override;

    ProvinceLook look_;
};

}
