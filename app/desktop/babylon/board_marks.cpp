#include "app/desktop/babylon/board_marks.h"

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "core/babylon/pieces.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop::babylon {

using clerk::babylon::Building;
using clerk::babylon::Cell;
using clerk::babylon::Cells;
using clerk::babylon::Corner;
using clerk::babylon::Garden;
using clerk::babylon::Kind;
using clerk::babylon::Ornament;
using clerk::babylon::Space;
using clerk::babylon::Terrace;

namespace {

constexpr double shadow_of_ghost = 0.4; ///< how far it is drawn, in sides of a cell

void draw_lying(wxGraphicsContext& gc, const BoardGeometry& geometry, const Terrace& terrace) {
    const Area face = geometry.terrace_area(terrace.anchor);
    draw_face(gc, terrace.flower, terrace.symbols, terrace.level, face, terrace.open);
    draw_level(gc, terrace.level, level_area(face, clerk::babylon::Corner::nw));
}

Cells cells_of(const std::vector<Place>& places) {
    Cells cells;
    for (const Place& place : places) cells |= Cell{0, 0}.moved(place.x, place.y);
    return cells;
}

template <class Action> void each(Cells cells, const Action& action) {
    for (int y = 0; y < clerk::babylon::board_size; ++y)
        for (int x = 0; x < clerk::babylon::board_size; ++x)
            if (const Cell cell = Cell{0, 0}.moved(x, y); cells.has(cell)) action(cell);
}

/// The north-eastern one.
Cell last(Cells cells) {
    Cell found{};
    each(cells, [&](Cell cell) { found = cell; });
    return found;
}

void draw_terrace_in_hand(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ghost& ghost, double scale) {
    const Area slab = slab_area(geometry, ghost.terrace.anchor);
    const double cell = geometry.cell(), radius = cell * slab_radius;
    const wxColour& colour = ghost.by_photo && ghost.legal ? palette().accent : verdict(ghost.legal);
    cast_shadows(gc, {grown(slab, std::round(cell * shadow_of_ghost))}, {{slab, 0.8}}, cell, scale);
    draw_faint(gc, grown(slab, 2), 0.86, [&](auto& on) { draw_lying(on, geometry, ghost.terrace); });
    paint_box(gc, slab, radius, {.fill = with_alpha(colour, ghost.legal ? 0.14 : 0.2)});
    if (!ghost.legal) hatch(gc, grown(slab, -radius * 0.3), std::max(7.0, cell * 0.16), colour);
    outline(gc, slab, radius, colour, std::max(2.5, cell * 0.05),
            ghost.by_photo ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID);
    if (!ghost.legal) draw_cross(gc, {slab.GetRight() - 2, slab.m_y + 2}, badge_radius(geometry.cell()));
}

/// What tells one from another wherever they are.
SpriteKind kind_of(const Ghost& ghost) {
    const Terrace& terrace = ghost.terrace;
    int face = static_cast<int>(terrace.flower);
    for (const clerk::babylon::Symbol symbol : terrace.symbols) face = face * 16 + static_cast<int>(symbol);
    const int open = terrace.open ? 1 + static_cast<int>(*terrace.open) : 0;
    return {face, open, terrace.level * 4 + (ghost.by_photo ? 2 : 0) + (ghost.legal ? 1 : 0)};
}

/// The edges of a group of cells, as one path of separate lines.
wxGraphicsPath border(wxGraphicsContext& gc, const BoardGeometry& geometry, Cells cells) {
    wxGraphicsPath path = gc.CreatePath();
    const auto side = [&](double x1, double y1, double x2, double y2) {
        path.MoveToPoint(x1, y1);
        path.AddLineToPoint(x2, y2);
    };
    each(cells, [&](Cell cell) {
        const Area at = geometry.area(cell);
        if (!cells.has(cell.moved(0, 1))) side(at.m_x, at.m_y, at.GetRight(), at.m_y);
        if (!cells.has(cell.moved(0, -1))) side(at.m_x, at.GetBottom(), at.GetRight(), at.GetBottom());
        if (!cells.has(cell.moved(-1, 0))) side(at.m_x, at.m_y, at.m_x, at.GetBottom());
        if (!cells.has(cell.moved(1, 0))) side(at.GetRight(), at.m_y, at.GetRight(), at.GetBottom());
    });
    return path;
}

void draw_group(wxGraphicsContext& gc, const BoardGeometry& geometry, Cells cells, const wxColour& colour,
                double glow) {
    each(cells, [&](Cell cell) { paint_box(gc, geometry.area(cell), 0, {.fill = with_alpha(colour, 0.2)}); });
    const wxGraphicsPath path = border(gc, geometry, cells);
    const double width = std::max(2.0, geometry.cell() * 0.045);
    paint(gc, path, {.edge = with_alpha(colour, 0.3), .width = width + glow});
    paint(gc, path, {.edge = with_alpha(palette().halo, 0.9), .width = width + 2});
    paint(gc, path, {.edge = colour, .width = width});
}

}

std::optional<Ornament> whole(Kind kind, const std::vector<Space>& spaces) {
    if (spaces.size() != (kind == Kind::statue ? 1U : 2U)) return {};
    return Ornament{kind, spaces.front(), spaces.back()};
}

void draw_ghost(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ghost& ghost, double scale,
                SpriteCache& sprites) {
    const double cell = geometry.cell(), reach = std::max(cell * shadow_of_ghost, badge_radius(cell)) + 4;
    sprites.draw_in_context(gc, scale, kind_of(ghost), slab_area(geometry, ghost.terrace.anchor), reach,
                            [&](wxGraphicsContext& on) { draw_terrace_in_hand(on, geometry, ghost, scale); });
}

void draw_ghost(wxGraphicsContext& gc, const BoardGeometry& geometry, const OrnamentGhost& ghost) {
    const wxColour& colour = verdict(ghost.legal);
    for (const Space& space : ghost.spaces)
        outline(gc, grown(geometry.area(space.cell), -geometry.cell() * 0.12), geometry.cell() * 0.12, colour, 2.5);
    const auto ornament = whole(ghost.kind, ghost.spaces);
    if (ornament) {
        const Area area = grown(footprint(geometry, *ornament), 3);
        draw_faint(gc, area, 0.8, [&](auto& on) { draw_on_board(on, geometry, *ornament); });
        outline(gc, area, geometry.cell() * 0.14, colour, 2.5);
    }
    if (ghost.legal || ghost.spaces.empty()) return;
    const Area last = geometry.area(ghost.spaces.back().cell);
    draw_cross(gc, {last.GetRight() - geometry.cell() * 0.14, last.m_y + geometry.cell() * 0.14},
               badge_radius(geometry.cell()));
}

void draw_offered(wxGraphicsContext& gc, const BoardGeometry& geometry, const Building& building, bool pointed) {
    const auto ornament = whole(building.kind, building.at);
    if (!ornament) return;
    const Area area = grown(footprint(geometry, *ornament), 3);
    const double radius = std::min(area.m_width, area.m_height) * 0.3;
    if (pointed) paint_box(gc, area, radius, {.edge = with_alpha(palette().accent, 0.35), .width = 9});
    draw_faint(gc, area, pointed ? 1 : 0.45, [&](auto& on) { draw_on_board(on, geometry, *ornament); });
    outline(gc, area, radius, palette().accent, pointed ? 2.5 : 1.75,
            pointed ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH);
}

void draw_served(wxGraphicsContext& gc, const BoardGeometry& geometry, Space space, clerk::babylon::Effect effect) {
    const Area at = geometry.area(space.cell);
    const double side = std::max(18.0, geometry.cell() * 0.42);
    const Area disc{at.GetRight() - side * 0.92, at.GetBottom() - side * 0.92, side, side};
    paint_circle(gc, centre(disc), side * 0.56,
                 {.fill = with_alpha(palette().halo, 0.9), .edge = palette().accent, .width = 2});
    draw_token(gc, effect, disc);
}

void draw_marked(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places) {
    const Cells cells = cells_of(places);
    const wxColour& colour = palette().attention;
    draw_group(gc, geometry, cells, colour, 0);
    each(cells, [&](Cell cell) {
        if (cells.has(cell.moved(1, 0)) || cells.has(cell.moved(0, 1))) return;
        const Area at = geometry.area(cell);
        const double radius = badge_radius(geometry.cell());
        draw_attention(gc, {at.GetRight(), at.m_y}, radius);
    });
}

void draw_advised(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places) {
    const Cells cells = cells_of(places);
    each(cells, [&](Cell cell) { desktop::draw_advised(gc, geometry.area(cell), cell == last(cells)); });
}

void draw_lit(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Place>& places) {
    draw_group(gc, geometry, cells_of(places), palette().accent, std::max(6.0, geometry.cell() * 0.12));
}

void draw_cursor(wxGraphicsContext& gc, const BoardGeometry& geometry, Cell cell) {
    outline(gc, grown(geometry.area(cell), -1.5), geometry.cell() * 0.12, palette().accent, 2.5);
}

void draw_focus(wxGraphicsContext& gc, const BoardGeometry& geometry) {
    paint_box(gc, grown(geometry.outside(), -1), geometry.rim_width() * 0.6, {.edge = palette().accent, .width = 2});
}

Point handle(const BoardGeometry& geometry, const Ornament& ornament) {
    const Point a = geometry.centre(ornament.a.cell), b = geometry.centre(ornament.b.cell);
    const double towards_b = ornament.kind == Kind::bridge ? 0.375 : 0.5;
    return {a.m_x + (b.m_x - a.m_x) * towards_b, a.m_y + (b.m_y - a.m_y) * towards_b};
}

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
    if (proposed.flower)
        draw_faint(gc, grown(flower, 2), meant ? 1 : 0.6, [&](auto& on) { draw_flower(on, *proposed.flower, flower); });
    draw_level(gc, proposed.level, level_area(whole, Corner::nw));
    if (!proposed.open) return;
    const Area gazebo = gazebo_area(geometry, Terrace{.anchor = proposed.anchor}.cell(*proposed.open));
    const wxColour& red = colours(Theme::light).gazebo;
    paint_box(gc, gazebo, gazebo.m_width * 0.2,
              {.fill = with_alpha(red, meant ? 0.6 : 0.35), .edge = red, .width = 1.5});
}

namespace {

photo::Colour colour_of(const wxColour& colour) { return {colour.Red(), colour.Green(), colour.Blue()}; }

}

photo::Look photo_look() {
    const Colours& use = colours(Theme::light);
    photo::Look look{.cells = {clerk::babylon::board_size, clerk::babylon::board_size},
                     .slot_radius = 0.12,
                     .ground = colour_of(use.board),
                     .space_side = 0.64,
                     .flower_width = 0.42,
                     .roof_width = gazebo_side,
                     .roof_height = 0.58,
                     .roof = colour_of(use.gazebo)};
    for (const wxColour& colour : use.terraces) look.terraces.push_back(colour_of(colour));
    for (const wxColour& colour : use.flowers) look.flowers.push_back(colour_of(colour));
    for (const wxColour& colour : {use.rim, use.space, use.space_edge, use.ink, use.statue, use.water, use.bridge,
                                   use.stairs, use.stone, use.stone_edge})
        look.others.push_back(colour_of(colour));
    return look;
}

}
