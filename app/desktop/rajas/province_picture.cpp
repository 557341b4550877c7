#include "app/desktop/rajas/province_picture.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

using game::Cell;

bool among(const std::vector<Cell>& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

/// Cells without a place into which an exit of the residence leads.
std::vector<Cell> residence(const ProvinceView& view) {
    std::vector<Cell> cells;
    for (const game::Edge& exit : view.exits)
        if (const Cell cell = exit.beyond(); view.shows(cell) && !among(cells, cell)) cells.push_back(cell);
    return cells;
}

class Painter {
public:
    Painter(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const ProvinceView& view, double scale)
        : gc_(gc), geometry_(geometry), view_(view), scale_(scale), cell_(geometry.cell()) {}

    void ground() {
        const Area outside = geometry_.outside();
        cast_shadows(gc_, {grown(outside, 6)}, {{outside, 0.4}}, cell_, scale_);
        paint_box(gc_, outside, cell_ * 0.18, {.fill = colours().ground, .edge = colours().ground_line, .width = 1.5});
        for (int y = 1; y <= view_.rows; ++y)
            for (int x = 1; x <= view_.columns; ++x)
                if (view_.has({x, y})) place({x, y});
    }

    void exits() {
        for (const Cell cell : residence(view_)) draw_residence(gc_, geometry_.area(cell));
        for (const game::Edge& exit : view_.exits) draw_exit(exit);
    }

    void tiles(const game::Cells& fresh) {
        std::vector<Caster> casters;
        for (const ShownTile& tile : view_.tiles) casters.push_back({geometry_.area(tile.at), 0.25});
        cast_shadows(gc_, {geometry_.grid()}, casters, cell_, scale_);
        for (const ShownTile& tile : view_.tiles) {
            draw_tile(gc_, tile.tile, tile.roads, tile.linked, geometry_.area(tile.at));
            if (tile.covers) covered(tile.at);
            if (among(fresh, tile.at)) fresh_edge(tile.at);
        }
    }

    void yields() {
        for (const ShownYield& yield : view_.yields) draw_yield(gc_, yield, geometry_.beside(yield.at));
    }

private:
    void place(Cell cell) {
        const Area area = geometry_.area(cell);
        paint_box(gc_, grown(area, -cell_ * 0.035), cell_ * 0.06,
                  {.fill = colours().place, .edge = with_alpha(colours().ground_line, 0.7), .width = 1});
        if (view_.tile_at(cell)) return;
        const double height = std::clamp(cell_ * 0.13, 6.0, 10.0);
        paint_text(gc_, text(write(cell)), {area.m_x + cell_ * 0.2, area.GetBottom() - cell_ * 0.16}, height,
                   mixed(colours().place, palette().text, 0.5));
    }

    /// From the residence to the middle of the side.
    void draw_exit(const game::Edge& exit) {
        const game::Side back = opposite(exit.side);
        game::Roads road;
        road.add(back);
        const Area outer = square(geometry_.centre(exit.beyond()), cell_);
        const Point at = geometry_.middle(exit);
        const Area near = square(at, cell_ * 0.62);
        gc_.PushState();
        gc_.Clip(outer.m_x, outer.m_y, outer.m_width, outer.m_height);
        gc_.Clip(near.m_x, near.m_y, near.m_width, near.m_height);
        draw_roads(gc_, road, true, outer);
        gc_.PopState();
    }

    void covered(Cell cell) {
        const double width = std::max(1.0, cell_ * 0.02);
        paint_box(gc_, grown(geometry_.area(cell), -cell_ * 0.07), cell_ * 0.05,
                  {.edge = with_alpha(colours().ink, 0.45), .width = width, .style = wxPENSTYLE_DOT});
    }

    void fresh_edge(Cell cell) {
        const double width = std::max(1.5, cell_ * 0.035);
        paint_box(gc_, grown(geometry_.area(cell), -width), cell_ * 0.06, {.edge = palette().accent, .width = width});
    }

    wxGraphicsContext& gc_;
    const ProvinceGeometry& geometry_;
    const ProvinceView& view_;
    double scale_;
    double cell_;
};

}

void draw_province(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const ProvinceView& view,
                   const game::Cells& fresh, double scale) {
    gc.EnableOffset(false);
    Painter painter(gc, geometry, view, scale);
    painter.ground();
    painter.exits();
    painter.tiles(fresh);
    painter.yields();
}

void draw_open(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const game::Cells& cells) {
    const double cell = geometry.cell();
    for (const Cell at : cells) {
        const Area inner = grown(geometry.area(at), -cell * 0.06);
        paint_box(gc, inner, cell * 0.08, {.fill = with_alpha(palette().legal, 0.16)});
        outline(gc, inner, cell * 0.08, palette().legal, std::max(1.5, cell * 0.028), wxPENSTYLE_SHORT_DASH);
    }
}

void draw_ghost(wxGraphicsContext& gc, const ProvinceGeometry& geometry, Cell at, const Ghost& ghost) {
    const Area area = geometry.area(at);
    const double cell = geometry.cell();
    const wxColour& colour = verdict(ghost.legal);
    draw_faint(gc, grown(area, 2), 0.88,
               [&](auto& on) { draw_tile(on, ghost.tile, ghost.tile.roads, ghost.legal, area); });
    paint_box(gc, area, cell * 0.07, {.fill = with_alpha(colour, ghost.legal ? 0.08 : 0.2)});
    if (!ghost.legal) hatch(gc, area, std::max(7.0, cell * 0.14), colour);
    outline(gc, area, cell * 0.07, colour, std::max(2.5, cell * 0.04));
    if (!ghost.legal) draw_cross(gc, {area.GetRight() - 2, area.m_y + 2}, badge_radius(cell));
}

void draw_marked(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places) {
    const double cell = geometry.cell();
    for (const Place& place : places) {
        const Area area = geometry.area({place.x, place.y});
        paint_box(gc, area, cell * 0.07, {.fill = with_alpha(palette().attention, 0.12)});
        outline(gc, area, cell * 0.07, palette().attention, std::max(2.5, cell * 0.05));
        draw_attention(gc, {area.GetRight() - 2, area.m_y + 2}, badge_radius(cell));
    }
}

void draw_advised(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places) {
    for (const Place& place : places) desktop::draw_advised(gc, geometry.area({place.x, place.y}), true);
}

void draw_lit(wxGraphicsContext& gc, const ProvinceGeometry& geometry, const std::vector<Place>& places) {
    const double cell = geometry.cell();
    for (const Place& place : places)
        outline(gc, geometry.area({place.x, place.y}), cell * 0.07, palette().accent, std::max(3.0, cell * 0.06));
}

}
