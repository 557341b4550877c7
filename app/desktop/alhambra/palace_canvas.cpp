#include "app/desktop/alhambra/palace_canvas.h"

#include "app/desktop/alhambra/palace_marks.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/alhambra/photo_on_palace.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

using game::Cell;

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

wxString PalaceCanvas::told(Cell cell) const {
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
