// A province tile, the residence, and what lies at the rim of a province.
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"

namespace clerk::desktop::rajas {

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

/// What a reward gives first, as a sign, and how much.
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
