#include "app/desktop/babylon/board_picture.h"

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/picture_cache.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Cell;
using clerk::babylon::Corner;
using clerk::babylon::Garden;
using clerk::babylon::Kind;
using clerk::babylon::Ornament;
using clerk::babylon::Space;
using clerk::babylon::Terrace;

namespace {

// In sides of a cell, and in levels.
constexpr double pillar_side = 0.34;
constexpr double gazebo_height = 0.5;

template <class Action> void each_cell(const Action& action) {
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x) action(Cell{0, 0}.moved(x, y));
}

/// Paints storey by storey from the board up, so that what is higher hides what is lower.
class Painter {
public:
    Painter(wxGraphicsContext& gc, const BoardGeometry& geometry, const Garden& garden, const PictureOptions& options,
            double scale, SpriteCache& sprites)
        : gc_(gc), geometry_(geometry), garden_(garden), options_(options), scale_(scale), cell_(geometry.cell()),
          sprites_(sprites) {
        for (const Terrace& terrace : garden.terraces()) top_ = std::max<int>(top_, terrace.level);
        limit_ = std::min(top_, options.up_to_level.value_or(top_));
        gather_casters();
    }

    void paint_all() {
        shade_board(gc_, geometry_, slabs(), casters_, scale_);
        pillars(0);
        for (int level = 1; level <= limit_; ++level) floor(level);
        for (int level = limit_ + 1; level <= top_; ++level) outlines(level);
    }

private:
    bool shown(const Ornament& ornament) const { return storey(ornament) <= limit_; }

    /// Hidden by what is painted; terraces above the limit hide nothing.
    bool hidden(Space space) const {
        return std::ranges::any_of(garden_.terraces(), [&](const Terrace& terrace) {
            return terrace.level > space.level && terrace.level <= limit_ && terrace.cells().has(space.cell);
        });
    }

    bool all_hidden(const Terrace& terrace) const {
        return std::ranges::all_of(clerk::babylon::corners, [&](Corner corner) {
            return hidden({terrace.cell(corner), terrace.level});
        });
    }

    /// A shadow is that of a rectangle along the board; what the table let stand askew throws none.
    static bool straight(const Ornament& ornament) {
        return ornament.a.cell.x == ornament.b.cell.x || ornament.a.cell.y == ornament.b.cell.y;
    }

    void gather_casters() {
        for (const Terrace& terrace : garden_.terraces()) {
            if (terrace.level > limit_) continue;
            casters_.push_back({slab_area(geometry_, terrace.anchor), static_cast<double>(terrace.level)});
            if (terrace.open)
                casters_.push_back(
                    {gazebo_area(geometry_, terrace.cell(*terrace.open)), terrace.level + gazebo_height});
        }
        for (const Ornament& ornament : garden_.ornaments())
            if (shown(ornament) && straight(ornament))
                casters_.push_back({seen_part(ornament), storey(ornament) + height_of(ornament.kind)});
    }

    /// Its lower end may lie below what is already painted when its turn comes: there it must not be drawn over.
    Area seen_part(const Ornament& ornament) const {
        Area area = footprint(geometry_, ornament);
        if (ornament.a.level != ornament.b.level && hidden(lower_end(ornament)))
            area.Intersect(geometry_.area(higher_end(ornament).cell));
        return area;
    }

    void shade(const Surface& surface, double from, double to) {
        std::vector<Caster> above;
        std::ranges::copy_if(casters_, std::back_inserter(above),
                             [&](const Caster& caster) { return caster.height > from && caster.height < to; });
        cast_shadows(gc_, surface, above, cell_, scale_);
    }

    void floor(int level) {
        for (const Terrace& terrace : garden_.terraces())
            if (terrace.level == level) where_seen(terrace, [&](const Area& seen) { ground(terrace, seen); });
        for (const Kind kind : {Kind::fountain, Kind::stairs, Kind::bridge, Kind::statue}) ornaments(level, kind);
        for (const Terrace& terrace : garden_.terraces())
            if (terrace.level == level) where_seen(terrace, [&](const Area& seen) { finish(terrace, seen); });
        for (const Ornament& ornament : garden_.ornaments())
            if (storey(ornament) == level) shade_between(ornament);
        pillars(level);
    }

    enum Piece { slab, flower, plate, space_of_tile, gazebo, figure_of_level, ornament_on_board };

    /// A piece of which there are many, each with its kinds.
    template <class Kind, class Draw> void draw_sprite(Piece piece, Kind kind, const Area& area, const Draw& draw) {
        sprites_.draw(gc_, scale_, {piece, static_cast<int>(kind)}, area, area.m_width * 0.1,
                      [&](wxGraphicsContext& gc, const Area& at) { draw(gc, kind, at); });
    }

    /// Ornaments of a kind that lie the same way are drawn once.
    void draw_sprite_on_board(const Ornament& ornament) {
        const Cell from = lower_end(ornament).cell, to = higher_end(ornament).cell;
        const int way = (to.x - from.x) * 2 * board_size + (to.y - from.y);
        sprites_.draw_in_context(gc_, scale_, {ornament_on_board, static_cast<int>(ornament.kind), way},
                                 footprint(geometry_, ornament), 2,
                                 [&](wxGraphicsContext& gc) { draw_on_board(gc, geometry_, ornament); });
    }

    std::vector<Area> slabs() const {
        std::vector<Area> areas;
        for (const Terrace& terrace : garden_.terraces())
            if (terrace.level <= limit_) areas.push_back(slab_area(geometry_, terrace.anchor));
        return areas;
    }

    /// Draws where the terrace is not hidden by those above it.
    template <class Draw> void where_seen(const Terrace& terrace, const Draw& draw) {
        std::vector<Area> above;
        for (const Terrace& other : garden_.terraces())
            if (other.level > terrace.level && other.level <= limit_)
                above.push_back(slab_area(geometry_, other.anchor));
        const wxRegion region = seen(slab_area(geometry_, terrace.anchor), above, cell_);
        if (region.IsEmpty()) return;
        gc_.PushState();
        gc_.Clip(region);
        const wxRect box = region.GetBox();
        draw(Area(box.x, box.y, box.width, box.height));
        gc_.PopState();
    }

    /// The terrace with the shadows of what stands on it.
    void ground(const Terrace& terrace, const Area& seen) {
        const Area face = geometry_.terrace_area(terrace.anchor);
        draw_sprite(slab, terrace.level, face, [](auto& gc, int level, const Area& at) { draw_slab(gc, level, at); });
        if (is_fresh(terrace)) fresh_edge(terrace);
        for (const Corner corner : clerk::babylon::corners) draw_corner(terrace, corner, space_area(face, corner));
        if (!all_hidden(terrace)) draw_sprite(flower, terrace.flower, flower_area(face), draw_flower);
        shade(surface(terrace, seen), terrace.level, terrace.level + 0.99);
    }

    /// What stands on a space says what is under it: its symbol is left out.
    void draw_corner(const Terrace& terrace, Corner corner, const Area& area) {
        const Space space{terrace.cell(corner), terrace.level};
        if (terrace.open == corner || hidden(space)) return;
        const bool built = std::ranges::any_of(
            garden_.ornaments(), [&](const Ornament& o) { return shown(o) && (o.a == space || o.b == space); });
        if (built) return draw_sprite(plate, 0, area, [](auto& gc, int, const Area& at) { draw_plate(gc, at); });
        draw_sprite(space_of_tile, terrace.symbols[static_cast<std::size_t>(corner)], area, draw_space);
    }

    /// The gazebo, the shadows of what is higher, and on top what must be read.
    void finish(const Terrace& terrace, const Area& seen) {
        if (terrace.open && !hidden({terrace.cell(*terrace.open), terrace.level}))
            draw_sprite(gazebo, 0, gazebo_area(geometry_, terrace.cell(*terrace.open)),
                        [](auto& gc, int, const Area& at) { draw_gazebo(gc, at); });
        shade(surface(terrace, seen), terrace.level + 0.99, clerk::babylon::max_level + 1);
        figure(terrace);
    }

    Surface surface(const Terrace& terrace, const Area& seen) const {
        return {.area = slab_area(geometry_, terrace.anchor),
                .height = static_cast<double>(terrace.level),
                .radius = cell_ * slab_radius,
                .seen = seen};
    }

    bool is_fresh(const Terrace& terrace) const {
        const auto index = static_cast<std::size_t>(&terrace - garden_.terraces().data());
        return index + options_.fresh_terraces >= garden_.terraces().size();
    }

    void fresh_edge(const Terrace& terrace) {
        const double width = std::max(1.5, cell_ * 0.035);
        Area edge = slab_area(geometry_, terrace.anchor);
        edge.Inset(width / 2, width / 2);
        paint_box(gc_, edge, cell_ * slab_radius - width / 2, {.edge = palette().accent, .width = width});
    }

    /// The level, in the first of the terrace's corners that can be seen.
    void figure(const Terrace& terrace) {
        const auto seen = std::ranges::find_if(clerk::babylon::corners, [&](Corner corner) {
            return !hidden({terrace.cell(corner), terrace.level});
        });
        if (seen == clerk::babylon::corners.end()) return;
        draw_sprite(figure_of_level, terrace.level, level_area(geometry_.terrace_area(terrace.anchor), *seen),
                    [](auto& gc, int level, const Area& at) { draw_level(gc, level, at); });
    }

    void ornaments(int level, Kind kind) {
        for (const Ornament& ornament : garden_.ornaments())
            if (ornament.kind == kind && storey(ornament) == level) place(ornament);
    }

    void place(const Ornament& ornament) {
        Area part = seen_part(ornament);
        part.Inset(-2, -2);
        gc_.PushState();
        gc_.Clip(part.m_x, part.m_y, part.m_width, part.m_height);
        if (straight(ornament))
            draw_sprite_on_board(ornament);
        else
            draw_on_board(gc_, geometry_, ornament);
        gc_.PopState();
    }

    /// Higher things also throw their shadow on the part of an ornament that is not over its own storey's terraces.
    void shade_between(const Ornament& ornament) {
        const auto middle = ornament.middle();
        const Space between = middle ? *middle : lower_end(ornament);
        if (!middle && ornament.a.level == ornament.b.level) return;
        if (hidden(between) || garden_.terraces_on(storey(ornament)).has(between.cell)) return;
        Area part = footprint(geometry_, ornament);
        part.Intersect(geometry_.area(between.cell));
        const auto level = static_cast<double>(storey(ornament));
        shade({part, level}, level + 0.99, clerk::babylon::max_level + 1);
    }

    /// Seen only when what rests on them is left out. A statue that carries a terrace is drawn as what it is.
    void pillars(int level) {
        if (limit_ == top_) return;
        each_cell([&](Cell cell) {
            const Space space{cell, static_cast<std::int8_t>(level)};
            const bool other = garden_.gazebo_at(space) || std::ranges::any_of(garden_.ornaments(), [&](const auto& o) {
                                   return o.a == space || o.b == space;
                               });
            if (garden_.taken(space) && !other && !hidden(space)) pillar(geometry_.centre(cell));
        });
    }

    void pillar(Point at) {
        const double radius = cell_ * pillar_side / 2;
        paint_circle(gc_, at, radius, {.fill = colours().stone, .edge = colours().stone_edge, .width = cell_ * 0.025});
        paint_circle(gc_, at, radius * 0.62, {.edge = with_alpha(colours().stone_edge, 0.6), .width = cell_ * 0.02});
    }

    void outlines(int level) {
        for (const Terrace& terrace : garden_.terraces()) {
            if (terrace.level != level) continue;
            const wxColour& green = colours().terrace(level);
            paint_box(gc_, slab_area(geometry_, terrace.anchor), cell_ * slab_radius,
                      {.fill = with_alpha(green, 0.16), .edge = with_alpha(mixed(green, palette().text, 0.3), 0.75)});
        }
    }

    wxGraphicsContext& gc_;
    const BoardGeometry& geometry_;
    const Garden& garden_;
    const PictureOptions& options_;
    double scale_;
    double cell_;
    SpriteCache& sprites_;
    int top_ = 0;   ///< the highest level of the garden
    int limit_ = 0; ///< the highest level painted whole
    std::vector<Caster> casters_;
};

}

void draw_garden(wxGraphicsContext& gc, const BoardGeometry& geometry, const Garden& garden,
                 const PictureOptions& options, double scale, SpriteCache& sprites) {
    gc.EnableOffset(false);
    Painter(gc, geometry, garden, options, scale, sprites).paint_all();
}

wxImage garden_image(const Garden& garden, int side, const PictureOptions& options, double scale) {
    const int pixels = static_cast<int>(std::lround(side * scale));
    const wxColour& ground = palette().ground;
    wxImage image(pixels, pixels, false);
    image.SetRGB(wxRect(0, 0, pixels, pixels), ground.Red(), ground.Green(), ground.Blue());
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->Scale(scale, scale);
    const BoardGeometry geometry(wxSize(side, side));
    draw_empty_board(*gc, geometry, scale);
    SpriteCache sprites;
    draw_garden(*gc, geometry, garden, options, scale, sprites);
    gc->Flush();
    return image;
}

}
