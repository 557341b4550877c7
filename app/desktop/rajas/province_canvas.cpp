#include "app/desktop/rajas/province_canvas.h"

#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"

namespace clerk::desktop::rajas {

using game::Cell;

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

wxString ProvinceCanvas::told(Cell cell) const {
    const ShownTile* tile = look_.view.tile_at(cell);
    const wxString where = text(write(cell));
    if (tile) return i18n::fill(_("Province, {1}"), {table::rajas::told(*tile)});
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
