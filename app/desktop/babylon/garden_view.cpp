#include "app/desktop/babylon/garden_view.h"

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/babylon/solids.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"
#include "core/babylon/garden.h"
#include "i18n/words.h"

#include <algorithm>
#include <functional>
#include <memory>

#include <wx/dcmemory.h>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Cell;
using clerk::babylon::Corner;
using clerk::babylon::Garden;
using clerk::babylon::Kind;
using clerk::babylon::Ornament;
using clerk::babylon::Space;
using clerk::babylon::Support;
using clerk::babylon::Terrace;

namespace {

// In cells and levels.
constexpr double slab_thick = 0.13, rim = 0.42, statue_height = 0.66;
constexpr double foot = 0.3; ///< half the ground that a piece on one space takes

struct Body {
    Box box;
    std::function<void()> draw;
};

template <class Action> void each_cell(const Action& action) {
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x) action(Cell{0, 0}.moved(x, y));
}

int highest_level(const Garden& garden) {
    int highest = 0;
    for (const Terrace& terrace : garden.terraces()) highest = std::max<int>(highest, terrace.level);
    return highest;
}

class Painter {
public:
    Painter(wxGraphicsContext& gc, wxSize size, const Garden& garden, const ViewOptions& options)
        : projection_(size, std::max(2, highest_level(garden)), options.turn), view_{gc, projection_}, garden_(garden),
          options_(options) {}

    void paint_all() {
        for (const Terrace& terrace : garden_.terraces()) gather(terrace);
        for (const Ornament& ornament : garden_.ornaments()) gather(ornament);
        for (const Space space : options_.singles) gather_free(space, Support::single);
        for (const Space space : options_.doubles) gather_free(space, Support::double_);
        board();
        std::vector<Box> boxes;
        for (const Body& body : bodies_) boxes.push_back(body.box);
        for (const std::size_t next : painting_order(boxes)) bodies_[next].draw();
    }

private:
    static Box around(const Spot& at, double half, double from, double to) {
        return {{at.u - half, at.v - half, from}, {at.u + half, at.v + half, to}};
    }

    Box slab(const Terrace& terrace) const {
        Spot low{board_size, board_size, 0}, high{0, 0, 0};
        for (const Corner corner : clerk::babylon::corners) {
            const Spot at = projection_.corner(terrace.cell(corner));
            low = {std::min(low.u, at.u), std::min(low.v, at.v), terrace.level - slab_thick};
            high = {std::max(high.u, at.u + 1), std::max(high.v, at.v + 1), static_cast<double>(terrace.level)};
        }
        constexpr double inset = slab_inset;
        return {{low.u + inset, low.v + inset, low.z}, {high.u - inset, high.v - inset, high.z}};
    }

    Spot centre(Space space) const { return projection_.centre(space.cell, space.level); }

    void add(const Box& box, std::function<void()> draw) { bodies_.push_back({box, std::move(draw)}); }

    // What stands

    void gather(const Terrace& terrace) {
        add(slab(terrace), [this, &terrace] { draw(terrace); });
        const auto supports = supports_of(garden_, terrace);
        for (const Corner corner : clerk::babylon::corners)
            gather_pillar(below(garden_, terrace, corner), supports[corner], terrace.level);
        if (!terrace.open) return;
        const Spot at = centre({terrace.cell(*terrace.open), terrace.level});
        add(around(at, 0.4, at.z, at.z + 0.8), [this, at] { draw_gazebo(view_, at); });
    }

    void gather_free(Space under, Support support) {
        const Spot at = centre(under);
        add(around(at, foot, at.z, at.z + 0.001), [this, under] { mark(under); });
        gather_pillar(under, support, under.level + (support == Support::single ? 1 : 2));
    }

    void gather_pillar(Space under, Support support, int level) {
        if (support != Support::single && support != Support::double_) return;
        const Spot at = centre(under);
        const double height = level - slab_thick - at.z;
        add(around(at, foot, at.z, at.z + height), [this, at, height, support] {
            support == Support::single ? draw_pillar(view_, at, height) : draw_double_pillar(view_, at, height);
        });
    }

    void gather(const Ornament& ornament) {
        if (ornament.kind == Kind::statue) return gather_statue(ornament);
        const Spot a = centre(ornament.a), b = centre(ornament.b);
        if (ornament.kind == Kind::stairs) return gather_stairs(ornament, a.z <= b.z ? a : b, a.z <= b.z ? b : a);
        const bool fountain = ornament.kind == Kind::fountain;
        const Spot low{std::min(a.u, b.u) - foot, std::min(a.v, b.v) - foot, std::min(a.z, b.z)};
        const Spot high{std::max(a.u, b.u) + foot, std::max(a.v, b.v) + foot, a.z + (fountain ? 0.4 : 0.5)};
        add({low, high}, [this, a, b, fountain, &ornament] {
            mark_fresh(ornament);
            fountain ? draw_fountain(view_, a, b) : draw_bridge(view_, a, b);
        });
    }

    void gather_statue(const Ornament& ornament) {
        const Spot at = centre(ornament.a);
        const double height = garden_.statue_stands(ornament.a) ? statue_height : 1 - slab_thick;
        add(around(at, foot, at.z, at.z + height), [this, at, height, &ornament] {
            mark_fresh(ornament);
            draw_statue(view_, at, height);
        });
    }

    /// The flight stands on the lower space, its landing on the higher one.
    void gather_stairs(const Ornament& ornament, const Spot& low, const Spot& high) {
        const Spot edge{(low.u + high.u) / 2, (low.v + high.v) / 2, high.z};
        const auto wide = [](const Spot& a, const Spot& b, double from, double to) {
            const double half = 0.25, along_u = a.u == b.u ? half : 0, along_v = a.v == b.v ? half : 0;
            return Box{{std::min(a.u, b.u) - along_u, std::min(a.v, b.v) - along_v, from},
                       {std::max(a.u, b.u) + along_u, std::max(a.v, b.v) + along_v, to}};
        };
        add(wide(low, edge, low.z, high.z), [this, low, high, &ornament] {
            mark_fresh(ornament);
            draw_flight(view_, low, high);
        });
        add(wide(edge, high, high.z, high.z + 0.06), [this, low, high] { draw_landing(view_, low, high); });
    }

    // How it is drawn

    void board() {
        const double side = board_size;
        draw_box(view_, {{-rim, -rim, -Projection::board_thick}, {side + rim, side + rim, 0}}, colours().rim);
        draw_flat(view_, 0, [&] {
            const double cell = Projection::flat_cell;
            const Area all{0, 0, side * cell, side * cell};
            paint_box(view_.gc, all, 0, {.fill = colours().board});
            for (int i = 1; i < board_size; ++i) {
                const wxColour line = with_alpha(colours().slot, 0.3);
                paint_box(view_.gc, {i * cell, 0, 1.4, all.m_height}, 0, {.fill = line});
                paint_box(view_.gc, {0, i * cell, all.m_width, 1.4}, 0, {.fill = line});
            }
            each_cell([&](Cell at) { slot(projection_.centre(at, 0)); });
            cast_shadows(view_.gc, {.area = all, .darkness = 0.7}, casters(), cell, 1);
        });
        coordinates();
    }

    void slot(const Spot& at) {
        const double cell = Projection::flat_cell;
        const Point middle{at.u * cell, at.v * cell};
        paint_circle(view_.gc, middle, cell * 0.12, {.fill = mixed(colours().slot, palette().shadow, 0.3)});
        paint_circle(view_.gc, {middle.m_x + 1.2, middle.m_y + 1.2}, cell * 0.1, {.fill = colours().slot});
    }

    /// On the two edges in front.
    void coordinates() {
        const double height = std::clamp(projection_.unit() * 0.3, 7.0, 14.0);
        const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
        const auto write = [&](const wxString& text, const Spot& at) {
            paint_text(view_.gc, text, projection_.at(at), height, colour);
        };
        each_cell([&](Cell cell) {
            const Spot at = projection_.corner(cell);
            const wxString letter(static_cast<char>('a' + cell.x)), figure(static_cast<char>('1' + cell.y));
            const bool columns_run_left = options_.turn % 2 == 0;
            if (at.v == board_size - 1)
                write(columns_run_left ? letter : figure, {at.u + 0.5, board_size + rim / 2, 0});
            if (at.u == board_size - 1)
                write(columns_run_left ? figure : letter, {board_size + rim / 2, at.v + 0.5, 0});
        });
    }

    std::vector<Caster> casters() const {
        std::vector<Caster> all;
        for (const Terrace& terrace : garden_.terraces()) {
            const Box box = slab(terrace);
            all.push_back({Projection::flat_area(box.low, box.high), static_cast<double>(terrace.level)});
        }
        for (const Body& body : bodies_)
            if (body.box.high.z - body.box.low.z > slab_thick * 2)
                all.push_back({Projection::flat_area(body.box.low, body.box.high), body.box.low.z + 0.35});
        return all;
    }

    void draw(const Terrace& terrace) {
        const Box box = slab(terrace);
        const wxColour& green = colours().terrace(terrace.level);
        draw_box(view_, box, green);
        draw_flat(view_, box.high.z, [&] {
            const Area top = Projection::flat_area(box.low, box.high);
            paint_box(view_.gc, grown(top, -2.5), 0, {.edge = mixed(green, *wxWHITE, 0.3), .width = 1.6});
            for (const Corner corner : clerk::babylon::corners) space(terrace, corner);
            draw_flower(view_.gc, terrace.flower, square(desktop::centre(top), Projection::flat_cell * 0.42));
            cast_shadows(view_.gc, {.area = top, .height = box.high.z, .darkness = 0.8}, casters(),
                         Projection::flat_cell, 1);
            if (is_fresh(terrace)) paint_box(view_.gc, grown(top, -1), 0, {.edge = palette().accent, .width = 4});
        });
    }

    /// A pillar or gazebo stands there: its plate is hidden. An ornament says itself what it is.
    void space(const Terrace& terrace, Corner corner) {
        if (terrace.open == corner) return;
        const Spot at = projection_.centre(terrace.cell(corner), terrace.level);
        const Point middle{at.u * Projection::flat_cell, at.v * Projection::flat_cell};
        const Area area = square(middle, Projection::flat_cell * 0.62);
        const Space here{terrace.cell(corner), terrace.level};
        if (garden_.taken(here)) return draw_plate(view_.gc, area);
        draw_space(view_.gc, terrace.symbols[static_cast<std::size_t>(corner)], area);
    }

    bool is_fresh(const Terrace& terrace) const {
        const auto index = static_cast<std::size_t>(&terrace - garden_.terraces().data());
        return index + options_.fresh_terraces >= garden_.terraces().size();
    }

    void mark_fresh(const Ornament& ornament) {
        const auto index = static_cast<std::size_t>(&ornament - garden_.ornaments().data());
        if (index + options_.fresh_ornaments < garden_.ornaments().size()) return;
        for (const Space& space : {ornament.a, ornament.b}) mark(space);
    }

    void mark(Space space) {
        const Spot at = centre(space);
        draw_flat(view_, at.z, [&] {
            const Point middle{at.u * Projection::flat_cell, at.v * Projection::flat_cell};
            paint_box(view_.gc, square(middle, Projection::flat_cell * 0.86), 6,
                      {.fill = with_alpha(palette().accent, 0.2), .edge = palette().accent, .width = 4});
        });
    }

    Projection projection_;
    View view_;
    const Garden& garden_;
    const ViewOptions& options_;
    std::vector<Body> bodies_;
};

}

void draw_view(wxGraphicsContext& gc, wxSize size, const Garden& garden, const ViewOptions& options) {
    gc.EnableOffset(false);
    Painter(gc, size, garden, options).paint_all();
}

wxImage view_image(const Garden& garden, wxSize size, const ViewOptions& options) {
    const wxColour& ground = palette().ground;
    wxImage image(size.x, size.y, false);
    image.SetRGB(wxRect(size), ground.Red(), ground.Green(), ground.Blue());
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    draw_view(*gc, size, garden, options);
    gc->Flush();
    return image;
}

GardenCanvas::GardenCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetMinSize({320, 320});
    tell();
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN})
        Bind(down, [this](wxMouseEvent&) {
            SetFocus();
            if (on_click) on_click();
        });
    bind_keys(*this, {.arrow = [this](int dx, int, bool) { turn(dx); }, .act = [this](bool) { turn(1); }});
}

void GardenCanvas::show(clerk::babylon::Garden garden, std::size_t fresh_terraces) {
    garden_ = std::move(garden);
    fresh_terraces_ = fresh_terraces;
    picture_ = wxBitmap();
    Refresh();
}

void GardenCanvas::turn(int quarters) {
    if (quarters == 0) return;
    turn_ = (turn_ + quarters + 4) % 4;
    picture_ = wxBitmap();
    tell();
    Refresh();
}

void GardenCanvas::tell() {
    static const char* const sides[] = {wxTRANSLATE("south-east"), wxTRANSLATE("north-east"), wxTRANSLATE("north-west"),
                                        wxTRANSLATE("south-west")};
    set_accessible_name(*this, i18n::fill(_("The garden, seen from the {1}"), {wxGetTranslation(sides[turn_])}));
}

void GardenCanvas::paint(PaintDC& dc) {
    const bool dark = theme() == Theme::dark;
    const wxSize size = GetClientSize();
    if (!picture_.IsOk() || picture_.GetDIPSize() != size || drawn_dark_ != dark) {
        picture_.CreateWithDIPSize(size, GetContentScaleFactor());
        drawn_dark_ = dark;
        wxMemoryDC memory(picture_);
        memory.SetBackground(GetParent()->GetBackgroundColour());
        memory.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(memory));
        draw_view(*gc, size, garden_, {.turn = turn_, .fresh_terraces = fresh_terraces_});
    }
    dc.DrawBitmap(picture_, 0, 0);
}

}
