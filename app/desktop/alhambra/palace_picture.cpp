#include "app/desktop/alhambra/palace_picture.h"

#include "app/desktop/alhambra/palace_ground.h"
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/marks.h"
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
