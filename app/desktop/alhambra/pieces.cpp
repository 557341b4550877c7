#include "app/desktop/alhambra/pieces.h"

#include "app/desktop/drawing/strokes.h"
#include "core/alhambra/game.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::alhambra {

using game::Card;
using game::Currency;
using game::Side;
using game::Tile;
using game::Walls;

namespace {

const Colours light{
    .ground = {0xe9, 0xdf, 0xc8},
    .ground_line = {0xbf, 0xae, 0x8a},
    .paving = {0xec, 0xe2, 0xca},
    .joint = {0xc4, 0xb3, 0x8c},
    .path = {0xfb, 0xf6, 0xe8},
    .ink = {0x4a, 0x3b, 0x27},
    .wall = {0xa6, 0x55, 0x3b},
    .wall_top = {0xc4, 0x75, 0x58},
    .wall_edge = {0x68, 0x2e, 0x1e},
    .lamp = {0xf4, 0xb4, 0x2e},
    .stone = {0xf6, 0xef, 0xdf},
    .water = {0x5f, 0xb3, 0xcf},
    .card = {0xff, 0xfb, 0xf0},
    .tiles = {wxColour{0x4b, 0x86, 0xb8},
              {0xc4, 0x4a, 0x40},
              {0x9a, 0x6b, 0x41},
              {0xfb, 0xf7, 0xec},
              {0x5b, 0x96, 0x51},
              {0x80, 0x60, 0xac}},
    .money = {wxColour{0xe8, 0xbb, 0x3c}, {0x5b, 0xa0, 0x5a}, {0x4f, 0x8f, 0xc4}, {0xdd, 0x83, 0x34}},
    .markers = {wxColour{0xc4, 0x4a, 0x40},
                {0xe8, 0xbb, 0x3c},
                {0x4b, 0x86, 0xb8},
                {0x5b, 0x96, 0x51},
                {0xdd, 0x83, 0x34},
                {0xfb, 0xf7, 0xec}},
};

Colours darker(Colours colours) {
    for (wxColour* colour :
         {&colours.wall, &colours.wall_top, &colours.wall_edge, &colours.stone, &colours.water, &colours.card})
        dim(*colour);
    std::ranges::for_each(colours.tiles, dim);
    std::ranges::for_each(colours.money, dim);
    std::ranges::for_each(colours.markers, dim);
    colours.ground = {0x3b, 0x36, 0x2c};
    colours.ground_line = {0x6a, 0x60, 0x4c};
    colours.paving = {0xcb, 0xc0, 0xa6};
    colours.joint = {0xa9, 0x9c, 0x7d};
    colours.path = {0xe2, 0xd9, 0xc2};
    colours.ink = {0x33, 0x28, 0x18};
    return colours;
}

}

const Colours& colours(Theme theme) {
    static ThemedColours both(light, darker, game::game_id, game::colours, &Colours::tiles);
    return both.of(theme);
}

std::vector<CustomPiece> custom_pieces() {
    return custom_pieces_of(game::colours, i18n::alhambra::usual_name, light.tiles);
}

// What players are known by: a piece of a colour and a shape.

namespace {

/// Five rays.
std::vector<Point> star() {
    std::vector<Point> corners;
    for (int i = 0; i < 10; ++i) corners.push_back(on_circle(36 * i, i % 2 == 0 ? 0.9 : 0.44));
    return corners;
}

void draw_sign(wxGraphicsContext& gc, int which, const Ink& ink) {
    switch (which) {
    case 0: return paint_circle(gc, {0, 0}, 0.74, ink);
    case 1: return paint_box(gc, {-0.66, -0.66, 1.32, 1.32}, 0.1, ink);
    case 2: return paint_shape(gc, {{0, -0.8}, {0.82, 0.64}, {-0.82, 0.64}}, ink);
    case 3: return paint_shape(gc, {{0, -0.88}, {0.88, 0}, {0, 0.88}, {-0.88, 0}}, ink);
    case 4: return paint_shape(gc, star(), ink);
    default:
        return paint_shape(gc,
                           {{-0.3, -0.84},
                            {0.3, -0.84},
                            {0.3, -0.3},
                            {0.84, -0.3},
                            {0.84, 0.3},
                            {0.3, 0.3},
                            {0.3, 0.84},
                            {-0.3, 0.84},
                            {-0.3, 0.3},
                            {-0.84, 0.3},
                            {-0.84, -0.3},
                            {-0.3, -0.3}},
                           ink);
    }
}

}

wxColour marker_colour(std::optional<game::Marker> marker) {
    return marker ? colours().of(*marker) : mixed(palette().quiet, palette().panel, 0.45);
}

void draw_marker(wxGraphicsContext& gc, std::optional<game::Marker> marker, int player, const Area& area) {
    const UnitTransform unit(gc, area);
    const int which = marker ? static_cast<int>(*marker) : player % static_cast<int>(game::markers.size());
    const wxColour fill = marker_colour(marker);
    draw_sign(gc, which, {.fill = fill, .edge = mixed(fill, {0x1e, 0x14, 0x0a}, 0.55), .width = 0.16});
}

// Cards, coins and the places of the market.

namespace {

constexpr double card_shape = 0.7; ///< its width by its height
const wxColour dark{0x22, 0x16, 0x0a};

wxColour edge_of(Currency currency) { return mixed(colours().of(currency), dark, 0.5); }

/// A star, its rays between two circles, the first to the north.
void star(wxGraphicsContext& gc, int rays, double outer, double inner, const Ink& ink) {
    std::vector<Point> corners;
    for (int i = 0; i < 2 * rays; ++i) corners.push_back(on_circle(180.0 * i / rays, i % 2 == 0 ? outer : inner));
    paint_shape(gc, corners, ink);
}

void crescent(wxGraphicsContext& gc, const Ink& ink) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(0.24, -0.62);
    path.AddCurveToPoint(-0.9, -0.7, -0.9, 0.7, 0.24, 0.62);
    path.AddCurveToPoint(-0.3, 0.36, -0.3, -0.36, 0.24, -0.62);
    path.CloseSubpath();
    paint(gc, path, ink);
}

/// Yellow a sun, green a crescent, blue a lozenge, orange a star.
void draw_sign(wxGraphicsContext& gc, Currency currency, const Ink& ink) {
    switch (currency) {
    case Currency::yellow: return star(gc, 10, 0.66, 0.42, ink);
    case Currency::green: return crescent(gc, ink);
    case Currency::blue: return paint_shape(gc, {{0, -0.68}, {0.5, 0}, {0, 0.68}, {-0.5, 0}}, ink);
    case Currency::orange: return star(gc, 4, 0.74, 0.26, ink);
    }
}

/// The largest area of a card's shape, upright in the middle.
Area upright(const Area& area) {
    const double height = std::min(area.m_height, area.m_width / card_shape), width = height * card_shape;
    const Point at = centre(area);
    return {at.m_x - width / 2, at.m_y - height / 2, width, height};
}

void draw_blank_card(wxGraphicsContext& gc, const Area& card, const wxColour& edge) {
    paint_box(gc, crisp(card), card.m_width * 0.14, {.fill = colours().card, .edge = edge, .width = 1});
}

}

void draw_currency(wxGraphicsContext& gc, Currency currency, const Area& area) {
    const UnitTransform unit(gc, area);
    paint_circle(gc, {0, 0}, 0.88, {.fill = colours().of(currency), .edge = edge_of(currency), .width = 0.12});
    draw_sign(gc, currency, {.fill = colours().card, .edge = edge_of(currency), .width = 0.07});
}

void draw_card(wxGraphicsContext& gc, const Card& card, const Area& area) {
    const Area whole = upright(area);
    const double width = whole.m_width;
    draw_blank_card(gc, whole, edge_of(card.currency));
    paint_box(gc, grown(whole, -width * 0.1), width * 0.08,
              {.fill = mixed(colours().card, colours().of(card.currency), 0.55)});
    const Point at = centre(whole);
    draw_currency(gc, card.currency, square({at.m_x, whole.m_y + whole.m_height * 0.31}, width * 0.5));
    paint_bold_text(gc, wxString::Format("%d", card.value), {at.m_x, whole.m_y + whole.m_height * 0.7},
                    whole.m_height * 0.25, dark);
}

void draw_space(wxGraphicsContext& gc, Currency space, const std::optional<game::Tile>& tile, const Area& area) {
    const double side = area.m_width;
    const wxColour ground = mixed(colours().ground, colours().of(space), 0.5);
    paint_box(gc, crisp(area), side * 0.1, {.fill = ground, .edge = edge_of(space), .width = 1});
    const Area there(area.m_x + side * 0.07, area.m_y + side * 0.07, side * 0.78, side * 0.78);
    if (tile)
        draw_tile(gc, *tile, there);
    else
        paint_box(gc, crisp(there), side * 0.05,
                  {.fill = with_alpha(colours().ground, 0.6),
                   .edge = edge_of(space),
                   .width = 1,
                   .style = wxPENSTYLE_SHORT_DASH});
    draw_currency(gc, space, {area.GetRight() - side * 0.39, area.GetBottom() - side * 0.39, side * 0.37, side * 0.37});
}

/// Three steps of a podium: first, second and third.
void draw_scoring_card(wxGraphicsContext& gc, const Area& area) {
    const Area whole = upright(area);
    draw_blank_card(gc, whole, colours().wall_edge);
    const UnitTransform unit(gc, square(centre(whole), whole.m_width));
    const Ink ink{.fill = colours().lamp, .edge = colours().wall_edge, .width = 0.08};
    for (const auto& [x, height] : {std::pair{-0.5, 0.62}, {0.0, 0.98}, {0.5, 0.36}})
        paint_box(gc, {x - 0.25, 0.58 - height, 0.5, height}, 0, ink);
}

// A tile and its parts.

namespace {

// In sides of a tile.
constexpr double path_width = 0.24, building_side = 0.56, price_side = 0.27;
constexpr int merlons = 5;                                              ///< of a wall
constexpr double smallest_with_joints = 40, smallest_with_merlons = 28; ///< pixels

/// The middle of a side.
Point centre(const Area& area, Side side) {
    const Point at = desktop::centre(area);
    switch (side) {
    case Side::n: return {at.m_x, area.m_y};
    case Side::e: return {area.GetRight(), at.m_y};
    case Side::s: return {at.m_x, area.GetBottom()};
    case Side::w: return {area.m_x, at.m_y};
    }
    return at;
}

void draw_joints(wxGraphicsContext& gc, const wxColour& ground, const Area& area) {
    if (area.m_width < smallest_with_joints) return;
    const Ink joint{.edge = mixed(ground, colours().joint, 0.6), .width = 1};
    constexpr int courses = 4;
    const double step = area.m_width / courses;
    for (int i = 0; i < courses; ++i) {
        const double y = area.m_y + i * step;
        if (i > 0) paint_line(gc, {{area.m_x, y}, {area.GetRight(), y}}, joint);
        for (double x = area.m_x + step * (i % 2 == 0 ? 1 : 0.5); x < area.GetRight() - 1; x += step)
            paint_line(gc, {{x, y}, {x, y + step}}, joint);
    }
}

void draw_paving(wxGraphicsContext& gc, const wxColour& colour, const Area& area) {
    paint_box(gc, area, 0, {.fill = colour});
    draw_joints(gc, colour, area);
    paint_box(gc, crisp(area), 0, {.edge = mixed(colours().joint, colours().ink, 0.22), .width = 1});
}

/// From the middle out over every side without a wall.
void draw_paths(wxGraphicsContext& gc, Walls walls, const Area& area) {
    const double width = area.m_width * path_width;
    for (const Side side : game::sides) {
        if (walls.on(side)) continue;
        const Point from = desktop::centre(area), to = centre(area, side);
        const Point low{std::min(from.m_x, to.m_x), std::min(from.m_y, to.m_y)};
        const double right = std::max(from.m_x, to.m_x), bottom = std::max(from.m_y, to.m_y);
        const bool across = right > low.m_x;
        paint_box(gc,
                  across ? Area(low.m_x, low.m_y - width / 2, right - low.m_x, width)
                         : Area(low.m_x - width / 2, low.m_y, width, bottom - low.m_y),
                  0, {.fill = colours().path});
    }
}

void draw_price(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    const double side = std::max(area.m_width * price_side, 11.0);
    const double away = area.m_width * wall_width + side / 2;
    const double capitals = std::clamp(area.m_width * 0.145, 6.5, 14.0);
    const double more = tile.price > 9 ? side * 0.26 : 0;
    const Point at{area.m_x + away + more / 2, area.m_y + away};
    const Area plate(at.m_x - (side + more) / 2, at.m_y - side / 2, side + more, side);
    paint_box(gc, plate, side * 0.28,
              {.fill = with_alpha(colours().path, 0.92), .edge = colours().ink, .width = std::max(0.75, side * 0.035)});
    paint_bold_text(gc, wxString::Format("%d", tile.price), at, capitals, colours().ink);
}

Area moved(Area area, double by) { return {area.m_x + by, area.m_y + by, area.m_width, area.m_height}; }

void draw_merlons(wxGraphicsContext& gc, const Area& wall) {
    const bool across = wall.m_width > wall.m_height;
    const double length = across ? wall.m_width : wall.m_height, thick = across ? wall.m_height : wall.m_width;
    const double step = length / merlons, wide = step * 0.56;
    for (int i = 0; i < merlons; ++i) {
        const double along = i * step + (step - wide) / 2;
        const Area merlon = across ? Area(wall.m_x + along, wall.m_y + thick * 0.18, wide, thick * 0.64)
                                   : Area(wall.m_x + thick * 0.18, wall.m_y + along, thick * 0.64, wide);
        paint_box(gc, merlon, thick * 0.12, {.fill = colours().wall_top});
    }
}

}

Area wall_area(const Area& area, Side side) {
    const double width = area.m_width * wall_width;
    switch (side) {
    case Side::n: return {area.m_x, area.m_y, area.m_width, width};
    case Side::e: return {area.GetRight() - width, area.m_y, width, area.m_height};
    case Side::s: return {area.m_x, area.GetBottom() - width, area.m_width, width};
    case Side::w: return {area.m_x, area.m_y, width, area.m_height};
    }
    return area;
}

void draw_walls(wxGraphicsContext& gc, Walls walls, const Area& area) {
    for (const Side side : game::sides) {
        if (!walls.on(side)) continue;
        const Area wall = wall_area(area, side);
        paint_box(gc, wall, 0, {.fill = colours().wall});
        if (area.m_width >= smallest_with_merlons) draw_merlons(gc, wall);
        paint_box(gc, crisp(wall), 0, {.edge = colours().wall_edge, .width = 1});
    }
}

void draw_tile_face(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    draw_paving(gc, mixed(colours().paving, colours().of(tile.colour), 0.24), area);
    draw_paths(gc, tile.walls, area);
    const Area building = square(desktop::centre(moved(area, area.m_width * 0.05)), area.m_width * building_side);
    draw_building(gc, tile.colour, building);
    draw_price(gc, tile, area);
}

void draw_tile(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    draw_tile_face(gc, tile, area);
    draw_walls(gc, tile.walls, area);
}

void draw_fountain(wxGraphicsContext& gc, const Area& area) {
    draw_paving(gc, colours().paving, area);
    draw_paths(gc, {}, area);
    const UnitTransform unit(gc, area);
    const wxColour edge = mixed(colours().ink, colours().stone, 0.3);
    std::vector<Point> basin;
    for (int i = 0; i < 8; ++i) basin.push_back(on_circle(45 * i + 22.5, 0.62));
    paint_shape(gc, basin, {.fill = colours().stone, .edge = edge, .width = 0.045});
    paint_circle(gc, {0, 0}, 0.46, {.fill = colours().water, .edge = mixed(colours().water, edge, 0.5), .width = 0.04});
    paint_circle(gc, {0, 0}, 0.3, {.edge = with_alpha(*wxWHITE, 0.7), .width = 0.035});
    paint_circle(gc, {0, 0}, 0.16, {.fill = colours().stone, .edge = edge, .width = 0.04});
    paint_circle(gc, {0, 0}, 0.06, {.fill = colours().water});
}

}
