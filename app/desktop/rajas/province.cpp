#include "app/desktop/rajas/province.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::rajas {

using game::Cell;

namespace {

constexpr double largest_cell = 104, smallest_cell = 8;
constexpr double rim_share = 0.56, bare_rim_share = 0.2; ///< of a cell: with what is printed there, and without
constexpr double margin = 6;                             ///< around the rim, for its shadow

}

ProvinceGeometry::ProvinceGeometry(wxSize canvas, const ProvinceView& view) : columns_(view.columns), rows_(view.rows) {
    const double share = view.yields.empty() ? bare_rim_share : rim_share;
    const double across = (canvas.x - 2 * margin) / (columns_ + 2 * share);
    const double down = (canvas.y - 2 * margin) / (rows_ + 2 * share);
    cell_ = std::floor(std::clamp(std::min(across, down), smallest_cell, largest_cell));
    rim_ = std::floor(cell_ * share);
    origin_ = {std::floor((canvas.x - columns_ * cell_) / 2), std::floor((canvas.y - rows_ * cell_) / 2)};
}

Area ProvinceGeometry::grid() const { return {origin_.m_x, origin_.m_y, columns_ * cell_, rows_ * cell_}; }

Area ProvinceGeometry::outside() const { return grown(grid(), rim_); }

Area ProvinceGeometry::area(game::Cell cell) const { return square(centre(cell), cell_); }

Point ProvinceGeometry::centre(game::Cell cell) const {
    return {origin_.m_x + (cell.x - 0.5) * cell_, origin_.m_y + (rows_ - cell.y + 0.5) * cell_};
}

Point ProvinceGeometry::middle(const game::Edge& edge) const {
    const Point inner = centre(edge.cell), outer = centre(edge.beyond());
    return {(inner.m_x + outer.m_x) / 2, (inner.m_y + outer.m_y) / 2};
}

Area ProvinceGeometry::beside(const game::Edge& edge) const {
    const Point at = middle(edge), outer = centre(edge.beyond());
    const double width = cell_ * 0.5, height = cell_ * 0.36, away = 0.52;
    const Point middle{at.m_x + (outer.m_x - at.m_x) * away, at.m_y + (outer.m_y - at.m_y) * away};
    return {middle.m_x - width / 2, middle.m_y - height / 2, width, height};
}

std::optional<game::Cell> ProvinceGeometry::cell_at(Point point) const {
    const auto steps = [&](double distance) { return static_cast<int>(std::floor(distance / cell_)); };
    const game::Cell cell{1 + steps(point.m_x - origin_.m_x), rows_ - steps(point.m_y - origin_.m_y)};
    const bool shown = cell.x >= 1 && cell.x <= columns_ && cell.y >= 1 && cell.y <= rows_;
    return shown ? std::optional(cell) : std::nullopt;
}

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

ProvinceCanvas::ProvinceCanvas(wxWindow* parent) : CellCanvas(parent, _("Province")) { SetMinSize({280, 200}); }

void ProvinceCanvas::show(ProvinceLook look) {
    const auto at = cursor();
    if (at && look.view.tiles != look_.view.tiles) rest_ghost();
    look_ = std::move(look);
    redraw(look_.open);
}

wxPoint ProvinceCanvas::centre(Cell cell) const {
    const Point at = geometry().centre(cell);
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

std::optional<Cell> ProvinceCanvas::cell_at(wxPoint point) const { return geometry().cell_at(point); }

/// Where the residence is, or in the middle.
Cell ProvinceCanvas::beginning() const {
    if (!look_.view.exits.empty()) return look_.view.exits.front().cell;
    return {(look_.view.columns + 1) / 2, (look_.view.rows + 1) / 2};
}

wxString ProvinceCanvas::in_words(Cell cell) const {
    const ShownTile* tile = look_.view.tile_at(cell);
    const wxString where = text(write(cell));
    if (tile) return i18n::fill(_("Province, {1}"), {table::rajas::in_words(*tile)});
    if (!look_.view.has(cell)) return i18n::fill(_("Province, {1}: no place for a tile"), {where});
    return i18n::fill(_("Province, {1}: nothing built"), {where});
}

void ProvinceCanvas::draw_resting(wxGraphicsContext& gc, const Screen& screen) {
    const ProvinceGeometry at = geometry();
    draw_province(gc, at, look_.view, look_.fresh, screen.scale);
    draw_open(gc, at, look_.open);
    draw_lit(gc, at, look_.lit);
    draw_marked(gc, at, look_.marked);
    draw_advised(gc, at, look_.advised);
}

void ProvinceCanvas::draw_ghost(wxGraphicsContext& gc, Cell cell, const Ghost& ghost) {
    rajas::draw_ghost(gc, geometry(), cell, ghost);
}

void ProvinceCanvas::draw_cursor(wxGraphicsContext& gc, Cell cell) {
    outline(gc, grown(geometry().area(cell), -1.5), geometry().cell() * 0.06, palette().accent, 2.5);
}

void ProvinceCanvas::draw_focus(wxGraphicsContext& gc) {
    paint_box(gc, grown(geometry().outside(), -1), geometry().cell() * 0.16, {.edge = palette().accent, .width = 2});
}

}
