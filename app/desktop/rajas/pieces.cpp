#include "app/desktop/rajas/pieces.h"

#include "app/desktop/drawing/strokes.h"
#include "app/table/rajas/setup.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

const Colours light{
    .ground = {0xdf, 0xc3, 0x96},
    .ground_line = {0xb8, 0x95, 0x62},
    .place = {0xf2, 0xe3, 0xc3},
    .sand = {0xe9, 0xcf, 0xa0},
    .sand_edge = {0xa8, 0x7c, 0x48},
    .stone = {0xd9, 0x8f, 0x62},
    .road = {0xfd, 0xf6, 0xe4},
    .road_edge = {0x8a, 0x69, 0x42},
    .road_lit = {0xf7, 0xc2, 0x3c},
    .river = {0x4a, 0x9c, 0xb8},
    .river_light = {0xa9, 0xd9, 0xe4},
    .ink = {0x3f, 0x2c, 0x18},
    .gold = {0xe8, 0xb1, 0x2e},
    .tiles = {wxColour{0x3f, 0x7f, 0xb5}, {0x57, 0x94, 0x4c}, {0xde, 0x7d, 0x2b}, {0x84, 0x5b, 0xa6}},
    .yields = {wxColour{0xfb, 0xf7, 0xec}, {0xe8, 0xbb, 0x3c}, {0xc4, 0x4a, 0x40}, {0x9a, 0x6b, 0x41}},
    .pieces = {wxColour{0xc4, 0x4a, 0x40}, {0xe8, 0xbb, 0x3c}, {0x5b, 0x96, 0x51}, {0x4b, 0x86, 0xb8}},
};

Colours darker(Colours colours) {
    for (wxColour* colour : {&colours.stone, &colours.road, &colours.road_lit, &colours.gold}) dim(*colour);
    std::ranges::for_each(colours.tiles, dim);
    std::ranges::for_each(colours.yields, dim);
    std::ranges::for_each(colours.pieces, dim);
    colours.ground = {0x4c, 0x3d, 0x29};
    colours.ground_line = {0x7a, 0x62, 0x41};
    colours.place = {0x62, 0x52, 0x39};
    colours.sand = {0x6b, 0x57, 0x39};
    colours.sand_edge = {0x9a, 0x7a, 0x4c};
    colours.road_edge = {0x3a, 0x2a, 0x18};
    colours.river = {0x3a, 0x82, 0x9c};
    colours.river_light = {0x2c, 0x52, 0x60};
    return colours;
}

}

const Colours& colours(Theme theme) {
    static ThemedColours both(light, darker, game::game_id, game::colours, &Colours::tiles);
    return both.of(theme);
}

std::vector<CustomPiece> custom_pieces() {
    return custom_pieces_of(game::colours, i18n::rajas::usual_name, light.tiles);
}

// Small pictures: of colours, buildings, goods, bonuses and players.

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
    constexpr double hub = -0.2, long_side = 0.88, half = 0.13;
    for (const double turn : {45.0, 135.0}) { // filled, for its edge alone is unseen on a dark ground
        const Point out = on_circle(turn, long_side), across = on_circle(turn + 90, half);
        paint_shape(gc,
                    {{out.m_x + across.m_x, out.m_y + across.m_y + hub},
                     {out.m_x - across.m_x, out.m_y - across.m_y + hub},
                     {-out.m_x - across.m_x, -out.m_y - across.m_y + hub},
                     {-out.m_x + across.m_x, -out.m_y + across.m_y + hub}},
                    {.fill = ink.fill, .edge = ink.edge, .width = 0.1});
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

/// A bowl: the leaf is the sign of green.
void paint_tea(wxGraphicsContext& gc) {
    const wxColour fill{0x6f, 0xa2, 0x4e};
    const Ink ink{.fill = fill, .edge = edge_of(fill), .width = 0.14};
    paint_circle(gc, {0.62, 0}, 0.26, {.edge = ink.edge, .width = 0.16});
    wxGraphicsPath bowl = gc.CreatePath();
    bowl.MoveToPoint(-0.85, -0.45);
    bowl.AddLineToPoint(0.7, -0.45);
    bowl.AddCurveToPoint(0.7, 0.55, 0.35, 0.8, -0.08, 0.8);
    bowl.AddCurveToPoint(-0.5, 0.8, -0.85, 0.55, -0.85, -0.45);
    paint(gc, bowl, ink);
    for (const double x : {-0.35, 0.2})
        paint_line(gc, {{x, -0.62}, {x + 0.1, -0.9}}, {.edge = ink.edge, .width = 0.12});
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

/// A wheel: the lotus is the sign of purple.
void paint_karma(wxGraphicsContext& gc, const Ink& ink) {
    paint_circle(gc, {0, 0}, 0.86, ink);
    paint_circle(gc, {0, 0}, 0.56, {.edge = ink.edge, .width = ink.width * 0.7});
    for (int spoke = 0; spoke < 4; ++spoke) {
        const Point out = on_circle(45.0 * spoke, 0.84);
        paint_line(gc, {out, {-out.m_x, -out.m_y}}, {.edge = ink.edge, .width = ink.width * 0.8});
    }
    paint_circle(gc, {0, 0}, 0.2, {.fill = ink.edge});
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
    case Bonus::karma: return paint_karma(gc, ink);
    case Bonus::boat: return paint_boat(gc, ink);
    case Bonus::die:
        paint_box(gc, {-0.75, -0.75, 1.5, 1.5}, 0.25, ink);
        for (const double at : {-0.36, 0.0, 0.36}) paint_circle(gc, {at, at}, 0.15, {.fill = line});
        return;
    }
}

void draw_boat(wxGraphicsContext& gc, const wxColour& colour, const Area& area) {
    const UnitTransform unit(gc, area);
    paint_boat(gc, {.fill = colour, .edge = colours().ink, .width = 0.12});
}

wxColour piece_colour(const game::Player& player) {
    const auto place = piece_of(player);
    return place ? colours().pieces[*place] : mixed(palette().quiet, palette().panel, 0.45);
}

void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area) {
    draw_player_sign(gc, piece_of(player).value_or(static_cast<std::size_t>(place)), piece_colour(player), area);
}

// A province tile, the residence, and what lies at the rim of a province.

namespace {

constexpr double road_half = 0.17; ///< in half sides of a tile

Point middle_of(game::Side side) {
    switch (side) {
    case game::Side::n: return {0, -1};
    case game::Side::e: return {1, 0};
    case game::Side::s: return {0, 1};
    case game::Side::w: return {-1, 0};
    }
    return {};
}

/// From the middle to the side, without a round end outside of the tile.
Area arm(game::Side side, double half) {
    const Point to = middle_of(side);
    const double x = std::min(0.0, to.m_x), y = std::min(0.0, to.m_y);
    if (to.m_x != 0) return {x, -half, 1, 2 * half};
    return {-half, y, 2 * half, 1};
}

void paint_arms(wxGraphicsContext& gc, game::Roads roads, double half, const wxColour& colour) {
    for (const game::Side side : game::sides)
        if (roads.on(side)) paint_box(gc, arm(side, half), 0, {.fill = colour});
    paint_circle(gc, {0, 0}, half * 1.25, {.fill = colour});
}

/// A square in one of the corners: west or east, north or south.
Area corner(const Area& tile, bool east, bool south, double share) {
    const double side = tile.m_width * share, air = tile.m_width * 0.06;
    return {east ? tile.GetRight() - side - air : tile.m_x + air,
            south ? tile.GetBottom() - side - air : tile.m_y + air, side, side};
}

void draw_price(wxGraphicsContext& gc, const game::Tile& tile, const Area& area) {
    if (!tile.colour) return;
    const Area at = corner(area, false, false, 0.3);
    draw_sign(gc, *tile.colour, at);
    if (tile.price)
        paint_bold_text(gc, std::to_string(*tile.price), centre(at), at.m_height * 0.42, {0xff, 0xff, 0xff});
}

void draw_markets(wxGraphicsContext& gc, const game::Tile& tile, const Area& area) {
    bool east = false;
    for (const game::Market& market : tile.markets) {
        const Area at = corner(area, east, true, 0.3);
        draw_good(gc, market.good, at);
        paint_bold_text(gc, std::to_string(market.value), centre(at), at.m_height * 0.4, {0xff, 0xff, 0xff});
        east = true;
    }
}

void draw_buildings(wxGraphicsContext& gc, const game::Tile& tile, const Area& area) {
    for (std::size_t i = 0; i < tile.buildings.size(); ++i)
        draw_building(gc, tile.buildings[i], corner(area, true, i > 0, 0.32));
}

/// A tick.
void mark_taken(wxGraphicsContext& gc, const Area& area) {
    paint_circle(gc, centre(area), area.m_width / 2, {.fill = palette().legal});
    const UnitTransform unit(gc, area);
    wxGraphicsPath tick = gc.CreatePath();
    tick.MoveToPoint(-0.45, 0.02);
    tick.AddLineToPoint(-0.1, 0.38);
    tick.AddLineToPoint(0.48, -0.36);
    paint(gc, tick, {.edge = {0xff, 0xff, 0xff}, .width = 0.26});
}

}

void draw_reward(wxGraphicsContext& gc, const game::Reward& reward, const Area& area) {
    const Area sign{area.m_x + area.m_width * 0.08, area.m_y + area.m_height * 0.2, area.m_width * 0.48,
                    area.m_height * 0.6};
    const Point at{area.m_x + area.m_width * 0.76, centre(area).m_y};
    const auto tell = [&](int count) {
        if (count != 1) paint_bold_text(gc, std::to_string(count), at, area.m_height * 0.34, colours().ink);
    };
    const Area alone = square(centre(area), area.m_height * 0.66);
    if (reward.fame > 0) return draw_star(gc, square(centre(sign), sign.m_width)), tell(reward.fame);
    if (reward.money > 0) return draw_coin(gc, square(centre(sign), sign.m_width)), tell(reward.money);
    if (reward.karma > 0) return draw_bonus(gc, Bonus::karma, square(centre(sign), sign.m_width)), tell(reward.karma);
    if (reward.worker > 0) return draw_bonus(gc, Bonus::worker, alone);
    if (!reward.dice.empty())
        return draw_bonus(gc, Bonus::die, square(centre(sign), sign.m_width)),
               tell(static_cast<int>(reward.dice.size()));
    if (reward.karma_dice) return draw_bonus(gc, Bonus::die, alone);
    if (reward.upgrade > 0) return draw_bonus(gc, Bonus::upgrade, alone);
    if (reward.boat > 0) return draw_bonus(gc, Bonus::boat, square(centre(sign), sign.m_width)), tell(reward.boat);
    if (reward.market) return draw_good(gc, game::Good::silk, alone);
    if (reward.each) return reward.each->fame > 0 ? draw_star(gc, alone) : draw_coin(gc, alone);
}

void draw_roads(wxGraphicsContext& gc, game::Roads roads, bool lit, const Area& area) {
    if (roads.bits() == 0) return;
    gc.PushState();
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    {
        const UnitTransform unit(gc, area);
        paint_arms(gc, roads, road_half + 0.06, colours().road_edge);
        paint_arms(gc, roads, road_half, lit ? colours().road_lit : colours().road);
    }
    gc.PopState();
}

void draw_tile(wxGraphicsContext& gc, const game::Tile& tile, game::Roads roads, bool lit, const Area& area) {
    const wxColour base = tile.colour ? mixed(colours().of(*tile.colour), colours().road, 0.5)
                                      : mixed(colours().tiles[1], colours().sand, 0.55);
    const double cell = area.m_width;
    paint_box(gc, grown(area, -cell * 0.02), cell * 0.07,
              {.fill = base, .edge = mixed(base, {0x1e, 0x14, 0x0a}, 0.45), .width = std::max(1.0, cell * 0.025)});
    draw_roads(gc, roads, lit, grown(area, -cell * 0.02));
    draw_price(gc, tile, area);
    draw_markets(gc, tile, area);
    draw_buildings(gc, tile, area);
}

void draw_residence(wxGraphicsContext& gc, const Area& area) {
    const Area base = grown(area, -area.m_width * 0.06);
    paint_box(gc, base, area.m_width * 0.12,
              {.fill = colours().stone, .edge = colours().sand_edge, .width = std::max(1.0, area.m_width * 0.03)});
    draw_building(gc, game::Building::palace, grown(area, -area.m_width * 0.2));
}

void draw_yield(wxGraphicsContext& gc, const ShownYield& yield, const Area& area) {
    const wxColour ground = yield.colour ? colours().of(*yield.colour) : wxColour(colours().road);
    if (yield.reached)
        paint_box(gc, grown(area, 3), area.m_height * 0.36, {.fill = with_alpha(colours().road_lit, 0.75)});
    paint_box(gc, area, area.m_height * 0.28,
              {.fill = yield.gain ? mixed(ground, colours().road, 0.35) : wxColour(ground),
               .edge = yield.laid ? palette().accent : colours().sand_edge,
               .width = yield.laid ? 2.0 : 1.2});
    if (yield.gain) draw_reward(gc, *yield.gain, area);
    if (yield.taken) mark_taken(gc, square({area.GetRight() - 1, area.m_y + 1}, area.m_height * 0.62));
}

void draw_die(wxGraphicsContext& gc, game::Die die, const Area& area) {
    const wxColour& fill = colours().of(die.colour);
    paint_box(gc, grown(area, -area.m_width * 0.06), area.m_width * 0.2,
              {.fill = fill, .edge = mixed(fill, {0x1e, 0x14, 0x0a}, 0.5), .width = area.m_width * 0.05});
    const UnitTransform unit(gc, area);
    const Ink pip{.fill = {0xff, 0xff, 0xff}};
    const double out = 0.44, radius = 0.15;
    if (die.value % 2 == 1) paint_circle(gc, {0, 0}, radius, pip);
    if (die.value >= 2)
        for (const double at : {-out, out}) paint_circle(gc, {at, -at}, radius, pip);
    if (die.value >= 4)
        for (const double at : {-out, out}) paint_circle(gc, {at, at}, radius, pip);
    if (die.value == 6)
        for (const double at : {-out, out}) paint_circle(gc, {at, 0}, radius, pip);
}

}
