// Small pictures: of colours, buildings, goods, bonuses and players.
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/setup.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

wxColour edge_of(const wxColour& fill) { return mixed(fill, {0x1e, 0x14, 0x0a}, 0.5); }

/// Rays or petals round the middle, from one radius to the other and back.
std::vector<Point> rays(int count, double outer, double inner) {
    std::vector<Point> corners;
    for (int i = 0; i < 2 * count; ++i) corners.push_back(on_circle(180.0 * i / count, i % 2 == 0 ? outer : inner));
    return corners;
}

void paint_drop(wxGraphicsContext& gc, const Ink& ink) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(0, -0.9);
    path.AddCurveToPoint(0.3, -0.4, 0.62, -0.1, 0.62, 0.28);
    path.AddCurveToPoint(0.62, 1.05, -0.62, 1.05, -0.62, 0.28);
    path.AddCurveToPoint(-0.62, -0.1, -0.3, -0.4, 0, -0.9);
    paint(gc, path, ink);
}

void paint_leaf(wxGraphicsContext& gc, const Ink& ink) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(-0.75, 0.75);
    path.AddCurveToPoint(-0.95, -0.3, -0.1, -0.95, 0.8, -0.8);
    path.AddCurveToPoint(0.95, 0.1, 0.3, 0.95, -0.75, 0.75);
    paint(gc, path, ink);
    paint_line(gc, {{-0.75, 0.75}, {0.35, -0.35}}, {.edge = ink.edge, .width = ink.width * 0.8});
}

void paint_lotus(wxGraphicsContext& gc, const Ink& ink) {
    for (const double turn : {-58.0, 58.0, -28.0, 28.0, 0.0}) {
        const Point tip = on_circle(turn, 0.95), left = on_circle(turn - 22, 0.5), right = on_circle(turn + 22, 0.5);
        wxGraphicsPath path = gc.CreatePath();
        path.MoveToPoint(0, 0.6);
        path.AddQuadCurveToPoint(left.m_x, left.m_y, tip.m_x, tip.m_y);
        path.AddQuadCurveToPoint(right.m_x, right.m_y, 0, 0.6);
        paint(gc, path, ink);
    }
}

const Ink& stone_ink() {
    static Ink ink;
    ink = {.fill = mixed(colours().road, colours().stone, 0.25), .edge = colours().ink, .width = 0.12};
    return ink;
}

void paint_steps(wxGraphicsContext& gc, const Ink& ink) { paint_box(gc, {-0.8, 0.55, 1.6, 0.3}, 0.04, ink); }

void paint_temple(wxGraphicsContext& gc) {
    const Ink& ink = stone_ink();
    paint_shape(gc, {{-0.6, 0.55}, {-0.42, -0.1}, {-0.22, -0.55}, {0, -0.92}, {0.22, -0.55}, {0.42, -0.1}, {0.6, 0.55}},
                ink);
    paint_line(gc, {{-0.45, 0.05}, {0.45, 0.05}}, {.edge = ink.edge, .width = 0.1});
    paint_steps(gc, ink);
}

void paint_palace(wxGraphicsContext& gc) {
    const Ink& ink = stone_ink();
    paint_box(gc, {-0.7, -0.05, 1.4, 0.65}, 0.02, ink);
    wxGraphicsPath dome = gc.CreatePath();
    dome.MoveToPoint(-0.42, -0.05);
    dome.AddCurveToPoint(-0.62, -0.55, -0.12, -0.62, 0, -0.92);
    dome.AddCurveToPoint(0.12, -0.62, 0.62, -0.55, 0.42, -0.05);
    dome.CloseSubpath();
    paint(gc, dome, ink);
    paint_box(gc, {-0.16, 0.2, 0.32, 0.4}, 0.14, {.fill = ink.edge});
    paint_steps(gc, ink);
}

void paint_fort(wxGraphicsContext& gc) {
    const Ink& ink = stone_ink();
    paint_shape(gc,
                {{-0.8, 0.85},
                 {-0.8, -0.6},
                 {-0.5, -0.6},
                 {-0.5, -0.25},
                 {-0.18, -0.25},
                 {-0.18, -0.6},
                 {0.18, -0.6},
                 {0.18, -0.25},
                 {0.5, -0.25},
                 {0.5, -0.6},
                 {0.8, -0.6},
                 {0.8, 0.85}},
                ink);
    paint_box(gc, {-0.2, 0.3, 0.4, 0.55}, 0.18, {.fill = ink.edge});
}

void paint_mill(wxGraphicsContext& gc) {
    const Ink& ink = stone_ink();
    paint_shape(gc, {{-0.42, 0.85}, {-0.28, -0.2}, {0.28, -0.2}, {0.42, 0.85}}, ink);
    for (const double turn : {45.0, 135.0}) {
        const Point out = on_circle(turn, 0.85);
        paint_line(gc, {{out.m_x, out.m_y - 0.2}, {-out.m_x, -out.m_y - 0.2}}, {.edge = ink.edge, .width = 0.2});
    }
    paint_circle(gc, {0, -0.2}, 0.16, ink);
}

void paint_silk(wxGraphicsContext& gc) {
    const wxColour fill{0xd4, 0x5d, 0x84};
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(-0.8, -0.5);
    path.AddCurveToPoint(-0.3, -0.95, 0.2, -0.1, 0.8, -0.55);
    path.AddLineToPoint(0.8, 0.45);
    path.AddCurveToPoint(0.2, 0.95, -0.3, 0.1, -0.8, 0.55);
    path.CloseSubpath();
    paint(gc, path, {.fill = fill, .edge = edge_of(fill), .width = 0.14});
}

void paint_tea(wxGraphicsContext& gc) {
    const wxColour fill{0x6f, 0xa2, 0x4e};
    paint_leaf(gc, {.fill = fill, .edge = edge_of(fill), .width = 0.14});
}

void paint_spices(wxGraphicsContext& gc) {
    const wxColour fill{0xcf, 0x6a, 0x2a};
    paint_shape(gc, {{-0.75, 0.75}, {-0.35, -0.15}, {0, -0.75}, {0.35, -0.15}, {0.75, 0.75}},
                {.fill = fill, .edge = edge_of(fill), .width = 0.14});
    paint_line(gc, {{-0.3, 0.3}, {0.3, 0.3}}, {.edge = edge_of(fill), .width = 0.12});
}

void paint_person(wxGraphicsContext& gc, const Ink& ink) {
    paint_shape(gc, {{-0.65, 0.85}, {-0.32, -0.1}, {0.32, -0.1}, {0.65, 0.85}}, ink);
    paint_circle(gc, {0, -0.45}, 0.38, ink);
}

void paint_boat(wxGraphicsContext& gc, const Ink& ink) {
    paint_shape(gc, {{-0.9, 0.2}, {0.9, 0.2}, {0.5, 0.75}, {-0.5, 0.75}}, ink);
    paint_shape(gc, {{0, -0.85}, {0.6, 0.05}, {0, 0.05}}, ink);
}

/// The place of a colour among those offered; none: a word of the table's own.
std::optional<std::size_t> piece_of(const game::Player& player) {
    if (!player.colour) return std::nullopt;
    const auto found = std::ranges::find(piece_colours, *player.colour);
    if (found == piece_colours.end()) return std::nullopt;
    return static_cast<std::size_t>(found - piece_colours.begin());
}

}

void draw_sign(wxGraphicsContext& gc, game::Colour colour, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour& fill = colours().of(colour);
    const Ink ink{.fill = fill, .edge = edge_of(fill), .width = 0.14};
    switch (colour) {
    case game::Colour::blue: return paint_drop(gc, ink);
    case game::Colour::green: return paint_leaf(gc, ink);
    case game::Colour::orange: return paint_shape(gc, rays(8, 0.92, 0.55), ink);
    case game::Colour::purple: return paint_lotus(gc, ink);
    }
}

void draw_building(wxGraphicsContext& gc, game::Building building, const Area& area) {
    const UnitTransform unit(gc, area);
    switch (building) {
    case game::Building::temple: return paint_temple(gc);
    case game::Building::palace: return paint_palace(gc);
    case game::Building::fort: return paint_fort(gc);
    case game::Building::mill: return paint_mill(gc);
    }
}

void draw_good(wxGraphicsContext& gc, game::Good good, const Area& area) {
    const UnitTransform unit(gc, area);
    switch (good) {
    case game::Good::silk: return paint_silk(gc);
    case game::Good::tea: return paint_tea(gc);
    case game::Good::spices: return paint_spices(gc);
    }
}

void draw_coin(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour& gold = colours().gold;
    paint_circle(gc, {0, 0}, 0.82, {.fill = gold, .edge = edge_of(gold), .width = 0.16});
    paint_circle(gc, {0, 0}, 0.48, {.edge = edge_of(gold), .width = 0.12});
}

void draw_star(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour fill{0xf6, 0xe7, 0xb4};
    paint_shape(gc, rays(5, 0.92, 0.42), {.fill = fill, .edge = edge_of(colours().gold), .width = 0.16});
}

void draw_bonus(wxGraphicsContext& gc, Bonus bonus, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour& line = colours().ink;
    const Ink ink{.fill = colours().road, .edge = line, .width = 0.14};
    switch (bonus) {
    case Bonus::upgrade:
        return paint_shape(gc, {{0, -0.85}, {0.75, 0}, {0.32, 0}, {0.32, 0.8}, {-0.32, 0.8}, {-0.32, 0}, {-0.75, 0}},
                           ink);
    case Bonus::worker: return paint_person(gc, ink);
    case Bonus::karma:
        return paint_lotus(
            gc, {.fill = mixed(colours().of(game::Colour::purple), colours().road, 0.4), .edge = line, .width = 0.07});
    case Bonus::boat: return paint_boat(gc, ink);
    case Bonus::die:
        paint_box(gc, {-0.75, -0.75, 1.5, 1.5}, 0.25, ink);
        for (const double at : {-0.36, 0.0, 0.36}) paint_circle(gc, {at, at}, 0.15, {.fill = line});
        return;
    }
}

wxColour piece_colour(const game::Player& player) {
    const auto place = piece_of(player);
    return place ? colours().pieces[*place] : mixed(palette().quiet, palette().panel, 0.45);
}

void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area) {
    draw_player_sign(gc, piece_of(player).value_or(static_cast<std::size_t>(place)), piece_colour(player), area);
}

}
