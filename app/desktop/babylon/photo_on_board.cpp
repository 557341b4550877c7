#include "app/desktop/babylon/photo_on_board.h"

#include "app/desktop/babylon/piece_on_board.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop::babylon {

using clerk::babylon::Corner;
using clerk::babylon::Garden;
using clerk::babylon::Ornament;
using clerk::babylon::Terrace;

namespace {

/// Of the level in hand strongly, of the others faintly: there the photo is straightened for another height.
void draw_terrace(wxGraphicsContext& gc, const BoardGeometry& geometry, const Terrace& terrace, int level) {
    const Area slab = slab_area(geometry, terrace.anchor);
    const double cell = geometry.cell(), radius = cell * slab_radius;
    const wxColour& green = colours(Theme::light).terrace(1);
    if (terrace.level != level)
        return paint_box(gc, slab, radius,
                         {.edge = with_alpha(green, 0.9), .width = 1.5, .style = wxPENSTYLE_SHORT_DASH});
    outline(gc, slab, radius, green, std::max(2.0, cell * 0.05));
    draw_flower(gc, terrace.flower, square(centre(geometry.terrace_area(terrace.anchor)), cell * 0.3));
    draw_level(gc, terrace.level, level_area(geometry.terrace_area(terrace.anchor), Corner::nw));
    if (terrace.open) {
        const Area gazebo = gazebo_area(geometry, terrace.cell(*terrace.open));
        outline(gc, gazebo, gazebo.m_width * 0.2, colours(Theme::light).gazebo, 1.5);
    }
}

void draw_ornament(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ornament& ornament) {
    const Area area = footprint(geometry, ornament);
    draw_faint(gc, grown(area, 2), 0.7, [&](auto& on) { draw_on_board(on, geometry, ornament); });
}

}

void draw_photo(wxGraphicsContext& gc, const BoardGeometry& geometry, const Garden& garden, const PhotoShown& photo,
                int level, double scale) {
    const Area board = geometry.board();
    gc.PushState();
    gc.Clip(board.m_x, board.m_y, board.m_width, board.m_height);
    photo.photo->draw(gc, board, level, scale, photo.strength);
    draw_photo_grid(gc, board, photo.photo->cells().size());
    gc.PopState();
    for (const Terrace& terrace : garden.terraces()) draw_terrace(gc, geometry, terrace, level);
    for (const Ornament& ornament : garden.ornaments())
        if (storey(ornament) == level) draw_ornament(gc, geometry, ornament);
}

void draw_covered(wxGraphicsContext& gc, const BoardGeometry& geometry,
                  const std::vector<clerk::babylon::Cell>& cells) {
    for (const clerk::babylon::Cell cell : cells)
        paint_box(gc, grown(geometry.area(cell), -geometry.cell() * 0.14), geometry.cell() * slab_radius,
                  {.fill = with_alpha(palette(Theme::light).halo, 0.35),
                   .edge = with_alpha(palette(Theme::light).accent, 0.6),
                   .width = 1.25,
                   .style = wxPENSTYLE_DOT});
}

void draw_proposed(wxGraphicsContext& gc, const BoardGeometry& geometry,
                   const table::babylon::ProposedTerrace& proposed, bool meant) {
    const Area whole = geometry.terrace_area(proposed.anchor);
    const double cell = geometry.cell();
    paint_box(gc, slab_area(geometry, proposed.anchor), cell * slab_radius,
              {.fill = with_alpha(palette(Theme::light).halo, meant ? 0.5 : 0.3),
               .edge = palette(Theme::light).accent,
               .width = meant ? 3.0 : 1.75,
               .style = meant ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH});
    const Area flower = square(centre(whole), cell * 0.5);
    draw_faint(gc, grown(flower, 2), meant ? 1 : 0.6, [&](auto& on) { draw_flower(on, proposed.flower, flower); });
    draw_level(gc, proposed.level, level_area(whole, Corner::nw));
    if (!proposed.open) return;
    const Area gazebo = gazebo_area(geometry, Terrace{.anchor = proposed.anchor}.cell(*proposed.open));
    const wxColour& red = colours(Theme::light).gazebo;
    paint_box(gc, gazebo, gazebo.m_width * 0.2,
              {.fill = with_alpha(red, meant ? 0.6 : 0.35), .edge = red, .width = 1.5});
}

}
