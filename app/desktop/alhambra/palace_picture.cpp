#include "app/desktop/alhambra/palace_picture.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace clerk::desktop::alhambra {

using game::Cell;
using game::Laid;
using game::OuterSide;
using game::Palace;
using game::Side;

namespace {

constexpr int largest_cell = 96, smallest_cell = 4;
constexpr int margin = 6; ///< around the rim, for its shadow

int rim_of(int cell) { return std::clamp(cell / 4, 14, 20); }

/// From the first to the last of a row or column.
struct Stretch {
    int first = 0;
    int last = 0;

    int count() const { return last - first + 1; }
    void take_in(int at) {
        first = std::min(first, at);
        last = std::max(last, at);
    }
    void widen(int count_wanted) {
        const int more = std::max(0, count_wanted - count());
        first -= more / 2;
        last += more - more / 2;
    }
};

Stretch needed(const game::Palace& palace, int Cell::*axis, int fewest, const std::vector<Cell>& also) {
    Stretch all;
    for (const game::Laid& laid : palace.tiles()) all.take_in(laid.at.*axis);
    --all.first;
    ++all.last;
    for (const Cell cell : also) all.take_in(cell.*axis);
    all.widen(fewest);
    return all;
}

/// How many cells so large a length has room for.
int room(int length, int cell) { return std::max(0, length - 2 * (margin + rim_of(cell))) / cell; }

int fitting(wxSize canvas, int columns, int rows) {
    int cell = largest_cell;
    while (cell > smallest_cell && (room(canvas.x, cell) < columns || room(canvas.y, cell) < rows)) --cell;
    return cell;
}

}

PalaceGeometry::PalaceGeometry(wxSize canvas, const game::Palace& palace, wxSize fewest,
                               const std::vector<Cell>& also) {
    Stretch columns = needed(palace, &Cell::x, fewest.x, also), rows = needed(palace, &Cell::y, fewest.y, also);
    const int cell = fitting(canvas, columns.count(), rows.count());
    columns.widen(room(canvas.x, cell));
    rows.widen(room(canvas.y, cell));
    cell_ = cell;
    rim_ = rim_of(cell);
    first_ = {columns.first, rows.first};
    last_ = {columns.last, rows.last};
    const auto start = [&](int length, int count) {
        return std::max(margin + rim_, std::floor((length - count * cell_) / 2));
    };
    origin_ = {start(canvas.x, columns.count()), start(canvas.y, rows.count())};
}

bool PalaceGeometry::shows(Cell cell) const {
    return cell.x >= first_.x && cell.x <= last_.x && cell.y >= first_.y && cell.y <= last_.y;
}

Area PalaceGeometry::grid() const {
    return {origin_.m_x, origin_.m_y, (last_.x - first_.x + 1) * cell_, (last_.y - first_.y + 1) * cell_};
}

Area PalaceGeometry::outside() const { return grown(grid(), rim_); }

Area PalaceGeometry::area(Cell cell) const { return square(centre(cell), cell_); }

Point PalaceGeometry::centre(Cell cell) const {
    return {origin_.m_x + (cell.x - first_.x + 0.5) * cell_, origin_.m_y + (last_.y - cell.y + 0.5) * cell_};
}

std::optional<Cell> PalaceGeometry::cell_at(Point point) const {
    const auto steps = [&](double distance) { return static_cast<int>(std::floor(distance / cell_)); };
    const Cell cell{first_.x + steps(point.m_x - origin_.m_x), last_.y - steps(point.m_y - origin_.m_y)};
    return shows(cell) ? std::optional(cell) : std::nullopt;
}

Line line(const Area& cell, Side side) {
    const Point nw{cell.m_x, cell.m_y}, ne{cell.GetRight(), cell.m_y}, se{cell.GetRight(), cell.GetBottom()},
        sw{cell.m_x, cell.GetBottom()};
    switch (side) {
    case Side::n: return {nw, ne};
    case Side::e: return {ne, se};
    case Side::s: return {se, sw};
    case Side::w: return {sw, nw};
    }
    return {};
}

namespace {

constexpr double rim_height = 0.3; ///< above the ground, as shadows count heights
constexpr double smallest_with_figures = 14;

/// A small cross where four cells meet.
void draw_corners(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    const Area grid = geometry.grid();
    const double arm = std::max(1.5, geometry.cell() * 0.06);
    const Ink ink{.edge = with_alpha(colours().ground_line, 0.8), .width = 1};
    for (int x = geometry.first().x; x < geometry.last().x; ++x)
        for (int y = geometry.first().y; y < geometry.last().y; ++y) {
            const Area cell = geometry.area({x, y});
            const Point at{cell.GetRight(), cell.m_y};
            paint_line(gc, {{at.m_x - arm, at.m_y}, {at.m_x + arm, at.m_y}}, ink);
            paint_line(gc, {{at.m_x, at.m_y - arm}, {at.m_x, at.m_y + arm}}, ink);
        }
    paint_box(gc, crisp(grid), 2, {.edge = with_alpha(colours().ground_line, 0.8), .width = 1});
}

void draw_coordinates(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    if (geometry.cell() < smallest_with_figures) return;
    const Area grid = geometry.grid();
    const double away = geometry.rim_width() / 2, height = std::clamp(geometry.rim_width() * 0.42, 6.0, 8.0);
    const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
    for (int x = geometry.first().x; x <= geometry.last().x; ++x)
        paint_text(gc, wxString::Format("%d", x), {geometry.centre({x, 0}).m_x, grid.GetBottom() + away}, height,
                   colour);
    for (int y = geometry.first().y; y <= geometry.last().y; ++y)
        paint_text(gc, wxString::Format("%d", y), {grid.m_x - away, geometry.centre({0, y}).m_y}, height, colour);
}

std::vector<Caster> with_rim(std::vector<Caster> casters, const PalaceGeometry& geometry) {
    const Area rim = geometry.outside();
    const double wide = geometry.rim_width();
    casters.push_back({{rim.m_x, rim.m_y, rim.m_width, wide}, rim_height});
    casters.push_back({{rim.m_x, rim.m_y + wide, wide, rim.m_height - wide}, rim_height});
    return casters;
}

}

void draw_empty_ground(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Caster>& casters,
                       double scale) {
    const Area rim = geometry.outside(), grid = geometry.grid();
    paint_box(gc, crisp(rim), geometry.rim_width() * 0.6,
              {.fill = mixed(colours().ground, colours().ground_line, 0.3),
               .edge = mixed(colours().ground_line, palette().shadow, 0.2),
               .width = 1});
    paint_box(gc, grid, 2, {.fill = colours().ground});
    draw_corners(gc, geometry);
    cast_shadows(gc, {grid}, with_rim(casters, geometry), geometry.cell(), scale);
    draw_coordinates(gc, geometry);
}

namespace {

constexpr double tile_height = 0.35, wall_height = 1; ///< as shadows count heights

/// What throws shadows: tiles on the ground, walls on both.
std::vector<Caster> casters(const PalaceGeometry& geometry, const Palace& palace) {
    std::vector<Caster> all{{geometry.area(game::fountain), tile_height}};
    for (const Laid& laid : palace.tiles()) {
        const Area area = geometry.area(laid.at);
        all.push_back({area, tile_height});
        for (const Side side : game::sides)
            if (laid.tile.walls.on(side)) all.push_back({wall_area(area, side), wall_height});
    }
    return all;
}

SpriteKind kind_of(const game::Tile& tile) {
    int walls = 0;
    for (const Side side : game::sides) walls = walls * 2 + (tile.walls.on(side) ? 1 : 0);
    return {static_cast<int>(tile.colour), tile.price, walls};
}

/// Beside the side in its middle, outside.
void write_length(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<OuterSide>& wall) {
    constexpr double away = 0.24; ///< in sides of a cell
    const OuterSide& beside = wall.at(wall.size() / 2);
    const Point inner = geometry.centre(beside.cell), outer = geometry.centre(beside.cell.beyond(beside.side));
    const Point at = inner + (outer - inner) * (0.5 + away);
    const double radius = std::clamp(geometry.cell() * 0.17, 8.0, 15.0);
    paint_circle(gc, at, radius, {.fill = colours().lamp, .edge = colours().wall_edge, .width = 1.5});
    paint_bold_text(gc, wxString::Format("%zu", wall.size()), at, radius * 0.82, {0x33, 0x1a, 0x08});
}

class Painter {
public:
    Painter(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Palace& palace, const PictureOptions& options,
            double scale, SpriteCache& sprites)
        : gc_(gc), geometry_(geometry), palace_(palace), options_(options), scale_(scale), cell_(geometry.cell()),
          sprites_(sprites), casters_(casters(geometry, palace)) {}

    void paint_all() {
        draw_empty_ground(gc_, geometry_, casters_, scale_);
        draw_fountain(gc_, geometry_.area(game::fountain));
        shade(game::fountain);
        for (const Laid& laid : palace_.tiles()) tile(laid);
        for (const Laid& laid : palace_.tiles()) {
            if (options_.leaving != laid.at) draw_walls(gc_, laid.tile.walls, geometry_.area(laid.at));
            if (std::ranges::find(options_.fresh, laid.at) != options_.fresh.end()) fresh_edge(laid.at);
        }
    }

private:
    void tile(const Laid& laid) {
        const Area area = geometry_.area(laid.at);
        if (options_.leaving == laid.at)
            return draw_faint(gc_, area, 0.4, [&](auto& on) { draw_tile(on, laid.tile, area); });
        sprites_.draw(gc_, scale_, kind_of(laid.tile), area, 1,
                      [&](wxGraphicsContext& gc, const Area& at) { draw_tile_face(gc, laid.tile, at); });
        shade(laid.at);
    }

    /// Only the walls of the cell and its neighbours are near enough.
    void shade(Cell cell) {
        const Area area = geometry_.area(cell), near = grown(area, cell_ / 2);
        std::vector<Caster> above;
        std::ranges::copy_if(casters_, std::back_inserter(above), [&](const Caster& caster) {
            return caster.height > tile_height && near.Intersects(caster.area);
        });
        cast_shadows(gc_, {area, tile_height}, above, cell_, scale_);
    }

    void fresh_edge(Cell cell) {
        const double width = std::max(1.5, cell_ * 0.035);
        paint_box(gc_, grown(geometry_.area(cell), -width / 2), 0, {.edge = palette().accent, .width = width});
    }

    wxGraphicsContext& gc_;
    const PalaceGeometry& geometry_;
    const Palace& palace_;
    const PictureOptions& options_;
    double scale_;
    double cell_;
    SpriteCache& sprites_;
    std::vector<Caster> casters_;
};

}

void draw_palace(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Palace& palace,
                 const PictureOptions& options, double scale, SpriteCache& sprites) {
    gc.EnableOffset(false);
    Painter(gc, geometry, palace, options, scale, sprites).paint_all();
}

void draw_longest_wall(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Palace& palace) {
    const std::vector<OuterSide> wall = game::longest_wall(palace);
    if (wall.empty()) return;
    wxGraphicsPath path = gc.CreatePath();
    for (const OuterSide& outer : wall) {
        const Line at = line(geometry.area(outer.cell), outer.side);
        path.MoveToPoint(at.from);
        path.AddLineToPoint(at.to);
    }
    const double width = std::clamp(geometry.cell() * 0.07, 2.0, 6.0);
    paint(gc, path, {.edge = with_alpha(colours().lamp, 0.4), .width = width * 2.6});
    paint(gc, path, {.edge = colours().wall_edge, .width = width + 2});
    paint(gc, path, {.edge = colours().lamp, .width = width});
    write_length(gc, geometry, wall);
}

wxImage palace_image(const Palace& palace, int side, double scale) {
    const int pixels = static_cast<int>(std::lround(side * scale));
    const wxColour& ground = palette().ground;
    wxImage image(pixels, pixels, false);
    image.SetRGB(wxRect(0, 0, pixels, pixels), ground.Red(), ground.Green(), ground.Blue());
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    const PalaceGeometry geometry(wxSize(side, side), palace, {});
    SpriteCache sprites;
    draw_palace(*gc, geometry, palace, {}, scale, sprites);
    draw_longest_wall(*gc, geometry, palace);
    gc->Flush();
    return image;
}

}
