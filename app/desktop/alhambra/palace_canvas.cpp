#include "app/desktop/alhambra/palace_canvas.h"

#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

using game::Cell;
using game::Cells;
using game::Side;

namespace {

/// What a finding or a score line names: whole cells, and sides of cells.
struct Named {
    Cells cells;
    std::vector<std::pair<Cell, Side>> sides;
};

Named named(const std::vector<Place>& places, const PalaceGeometry& geometry) {
    Named all;
    for (const Place& place : places) {
        const Cell cell{place.x, place.y};
        if (!geometry.shows(cell)) continue;
        if (place.level == 0)
            all.cells.push_back(cell);
        else
            all.sides.emplace_back(cell, static_cast<Side>(place.level - 1));
    }
    return all;
}

bool has(const Cells& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

void add(wxGraphicsPath& path, const Line& line) {
    path.MoveToPoint(line.from);
    path.AddLineToPoint(line.to);
}

/// The edges of a group of cells, and the sides, as one path of separate lines.
wxGraphicsPath border(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Named& what) {
    wxGraphicsPath path = gc.CreatePath();
    for (const Cell cell : what.cells)
        for (const Side side : game::sides)
            if (!has(what.cells, cell.beyond(side))) add(path, line(geometry.area(cell), side));
    for (const auto& [cell, side] : what.sides) add(path, line(geometry.area(cell), side));
    return path;
}

void draw_group(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Named& what, const wxColour& colour,
                double glow) {
    for (const Cell cell : what.cells) paint_box(gc, geometry.area(cell), 0, {.fill = with_alpha(colour, 0.1)});
    const wxGraphicsPath path = border(gc, geometry, what);
    const double width = std::max(2.0, geometry.cell() * 0.05);
    paint(gc, path, {.edge = with_alpha(colour, 0.3), .width = width + glow});
    paint(gc, path, {.edge = with_alpha(palette().halo, 0.9), .width = width + 2});
    paint(gc, path, {.edge = colour, .width = width});
}

Point centre(const Line& line) { return {(line.from.m_x + line.to.m_x) / 2, (line.from.m_y + line.to.m_y) / 2}; }

/// Free: a plus on a glowing cell. Where a tile lies, only its edge glows.
void draw_open_cell(wxGraphicsContext& gc, const Area& area, bool free) {
    const double cell = area.m_width;
    const wxColour& colour = palette().legal;
    const Area inner = grown(area, -cell * 0.06);
    paint_box(gc, inner, cell * 0.08, {.fill = with_alpha(colour, free ? 0.24 : 0.1)});
    outline(gc, inner, cell * 0.08, colour, std::max(1.5, cell * 0.028), wxPENSTYLE_SHORT_DASH);
    if (!free) return;
    const Point at = desktop::centre(area);
    const double arm = cell * 0.1;
    const Ink ink{.edge = colour, .width = std::max(1.5, cell * 0.04)};
    paint_line(gc, {{at.m_x - arm, at.m_y}, {at.m_x + arm, at.m_y}}, ink);
    paint_line(gc, {{at.m_x, at.m_y - arm}, {at.m_x, at.m_y + arm}}, ink);
}

}

void draw_open(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Cells& cells, const game::Palace& palace) {
    for (const Cell cell : cells)
        if (geometry.shows(cell)) draw_open_cell(gc, geometry.area(cell), !palace.built(cell));
}

void draw_ghost(wxGraphicsContext& gc, const PalaceGeometry& geometry, Cell at, const Ghost& ghost, double scale) {
    const Area area = geometry.area(at);
    const double cell = geometry.cell();
    const wxColour& colour = verdict(ghost.legal);
    if (ghost.tile) {
        cast_shadows(gc, {grown(area, std::round(cell * 0.35))}, {{area, 1.2}}, cell, scale);
        draw_faint(gc, grown(area, 2), 0.88, [&](auto& on) { draw_tile(on, *ghost.tile, area); });
    }
    paint_box(gc, area, 0, {.fill = with_alpha(colour, ghost.tile && ghost.legal ? 0.1 : 0.22)});
    if (!ghost.legal) hatch(gc, area, std::max(7.0, cell * 0.14), colour);
    outline(gc, area, cell * 0.04, colour, std::max(2.5, cell * 0.04));
    if (!ghost.legal) draw_cross(gc, {area.GetRight() - 2, area.m_y + 2}, badge_radius(cell));
}

void draw_marked(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    const Named what = named(places, geometry);
    const wxColour& colour = palette().attention;
    const double radius = badge_radius(geometry.cell());
    draw_group(gc, geometry, what, colour, 0);
    for (const auto& [cell, side] : what.sides) draw_attention(gc, centre(line(geometry.area(cell), side)), radius);
    for (const Cell cell : what.cells) {
        if (has(what.cells, cell.beyond(Side::n)) || has(what.cells, cell.beyond(Side::e))) continue;
        const Area area = geometry.area(cell);
        draw_attention(gc, {area.GetRight() - 2, area.m_y + 2}, radius);
    }
}

void draw_advised(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    for (const Cell cell : named(places, geometry).cells) desktop::draw_advised(gc, geometry.area(cell), true);
}

void draw_lit(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    draw_group(gc, geometry, named(places, geometry), palette().accent, std::max(6.0, geometry.cell() * 0.12));
}

void draw_cursor(wxGraphicsContext& gc, const PalaceGeometry& geometry, Cell cell) {
    outline(gc, grown(geometry.area(cell), -1.5), geometry.cell() * 0.06, palette().accent, 2.5);
}

void draw_focus(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    paint_box(gc, grown(geometry.outside(), -1), geometry.rim_width() * 0.6, {.edge = palette().accent, .width = 2});
}

namespace {

/// The area of the cells between the corners of a photo, which may reach beyond what is shown.
Area area_of(const PalaceGeometry& geometry, const PhotoCells& cells) {
    const double cell = geometry.cell();
    const Area grid = geometry.grid();
    return {grid.m_x + (cells.west - geometry.first().x) * cell, grid.m_y + (geometry.last().y - cells.north) * cell,
            cells.size().width * cell, cells.size().height * cell};
}

}

void draw_photo(wxGraphicsContext& gc, const PalaceGeometry& geometry, const game::Palace& palace,
                const PhotoShown& photo, double scale) {
    const Area grid = geometry.grid(), area = area_of(geometry, photo.photo->cells());
    gc.PushState();
    gc.Clip(grid.m_x, grid.m_y, grid.m_width, grid.m_height);
    photo.photo->draw(gc, area, 0, scale, photo.strength);
    draw_photo_grid(gc, area, photo.photo->cells().size());
    gc.PopState();
    for (const game::Laid& laid : palace.tiles())
        outline(gc, grown(geometry.area(laid.at), -2), 3, colours().of(laid.tile.colour),
                std::max(2.0, geometry.cell() * 0.05));
}

namespace {

wxPoint rounded(Point point) { return {static_cast<int>(point.m_x), static_cast<int>(point.m_y)}; }

wxString what_lies(const game::Palace& palace, Cell cell) {
    if (cell == game::fountain) return _("the fountain");
    if (const game::Tile* tile = palace.tile_at(cell)) return i18n::alhambra::name(*tile);
    return _("nothing built");
}

}

PalaceCanvas::PalaceCanvas(wxWindow* parent) : CellCanvas(parent, _("Palace")) { SetMinSize({320, 320}); }

void PalaceCanvas::show(PalaceView view) {
    const auto at = cursor();
    if (at && view.palace.built(*at) && !view_.palace.built(*at)) rest_ghost();
    view_ = std::move(view);
    redraw(view_.open);
}

void PalaceCanvas::lay(PhotoShown photo) {
    photo_ = std::move(photo);
    redraw(view_.open);
}

PalaceGeometry PalaceCanvas::geometry() const {
    std::vector<Cell> of_photo;
    if (photo_.photo) {
        const PhotoCells& cells = photo_.photo->cells();
        of_photo = {{cells.west, cells.south}, {cells.east, cells.north}};
    }
    return PalaceGeometry(GetClientSize(), view_.palace, {7, 5}, of_photo);
}

wxPoint PalaceCanvas::centre(Cell cell) const { return rounded(geometry().centre(cell)); }

std::optional<Cell> PalaceCanvas::cell_at(wxPoint point) const { return geometry().cell_at(point); }

wxString PalaceCanvas::in_words(Cell cell) const {
    return i18n::fill(_("Palace, {1}: {2}"), {i18n::alhambra::name(cell), what_lies(view_.palace, cell)});
}

void PalaceCanvas::draw_ghost(wxGraphicsContext& gc, Cell cell, const Ghost& ghost) {
    alhambra::draw_ghost(gc, geometry(), cell, ghost, GetContentScaleFactor());
}

void PalaceCanvas::draw_cursor(wxGraphicsContext& gc, Cell cell) { alhambra::draw_cursor(gc, geometry(), cell); }

void PalaceCanvas::draw_focus(wxGraphicsContext& gc) { alhambra::draw_focus(gc, geometry()); }

void PalaceCanvas::draw_resting(wxGraphicsContext& gc, const Screen& screen) {
    const PalaceGeometry at = geometry();
    if (const std::pair now(screen, at.cell()); sprites_of_ != now) {
        sprites_ = {};
        sprites_of_ = now;
    }
    draw_palace(gc, at, view_.palace, {view_.fresh, view_.leaving}, screen.scale, sprites_);
    if (photo_.photo) draw_photo(gc, at, view_.palace, photo_, screen.scale);
    draw_open(gc, at, view_.open, view_.palace);
    draw_longest_wall(gc, at, view_.palace);
    draw_lit(gc, at, view_.lit);
    draw_marked(gc, at, view_.marked);
    draw_advised(gc, at, view_.advised);
}

}
