#include "app/desktop/babylon/pictures.h"

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/babylon/pieces.h"
#include "app/table/babylon/position.h"

namespace clerk::desktop::babylon {

namespace {

DrawSized plan_of(const clerk::babylon::Garden& garden, std::vector<Place> lit) {
    return [garden, lit = std::move(lit)](wxGraphicsContext& gc, wxSize size) {
        const BoardGeometry geometry(size);
        SpriteCache sprites;
        draw_empty_board(gc, geometry, 1);
        draw_garden(gc, geometry, garden, {}, 1, sprites);
        draw_lit(gc, geometry, lit);
    };
}

DrawSized standing(const clerk::babylon::Garden& garden) {
    return [garden](wxGraphicsContext& gc, wxSize size) { draw_view(gc, size, garden); };
}

}

std::vector<DrawnBoard> boards_after(const clerk::babylon::Game& game, const clerk::babylon::Fold& fold,
                                     const BoardsAsked& asked) {
    std::vector<DrawnBoard> boards;
    for (const clerk::babylon::Seat& seat : table::state_after(game, fold, asked.turns).seats) {
        const int player = static_cast<int>(boards.size());
        boards.push_back({.player = player,
                          .draw = asked.standing ? standing(seat.garden) : plan_of(seat.garden, asked.lit_of(player))});
    }
    return boards;
}

PlayerSign player_sign(const clerk::babylon::Game& game, int player) {
    const clerk::babylon::Flower flower = game.players.at(static_cast<std::size_t>(player)).flower;
    return {[flower](wxGraphicsContext& gc, const Area& area) { draw_flower(gc, flower, area); }, colours().of(flower)};
}

DrawSized lit_picture(const clerk::babylon::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    return [garden = table::babylon::position(game).garden(player), lit, marked](wxGraphicsContext& gc, wxSize size) {
        const BoardGeometry geometry(size);
        SpriteCache sprites;
        draw_empty_board(gc, geometry, 1);
        draw_garden(gc, geometry, garden, {}, 1, sprites);
        draw_lit(gc, geometry, lit);
        draw_marked(gc, geometry, marked);
    };
}

namespace {

DrawSized picture_of(const table::babylon::PlanStep& step) {
    const ViewOptions options{.fresh_terraces = step.added.terraces.size(),
                              .fresh_ornaments = step.added.ornaments.size(),
                              .singles = step.added.singles,
                              .doubles = step.added.doubles};
    return
        [garden = step.garden, options](wxGraphicsContext& gc, wxSize size) { draw_view(gc, size, garden, options); };
}

}

std::vector<GuideStep> guide(const clerk::babylon::Garden& garden) {
    std::vector<GuideStep> steps;
    for (table::babylon::PlanStep& step : table::babylon::guide_plan(garden)) {
        DrawSized draw = picture_of(step);
        steps.push_back({std::move(step.title), std::move(step.parts), std::move(draw)});
    }
    return steps;
}

std::vector<GuideStep> guide(const clerk::babylon::Game& game, int player) {
    return guide(table::babylon::position(game).garden(player));
}

namespace {

using namespace clerk::babylon;

constexpr Symbol statue = Symbol::statue, fountain = Symbol::fountain, bridge = Symbol::bridge, stairs = Symbol::stairs,
                 blank = Symbol::blank;

constexpr Cell cell(char column, int row) {
    return {static_cast<std::int8_t>(column - 'a'), static_cast<std::int8_t>(row - 1)};
}

const Terrace terraces[] = {
    {cell('g', 7), 1, Corner::nw, Flower::pink, {blank, fountain, blank, blank}},
    {cell('g', 2), 1, Corner::nw, Flower::purple, {blank, statue, fountain, fountain}},
    {cell('e', 1), 1, Corner::sw, Flower::pink, {stairs, blank, stairs, blank}},
    {cell('a', 2), 2, {}, Flower::pink, {blank, stairs, blank, stairs}},
    {cell('b', 5), 2, Corner::se, Flower::yellow, {fountain, bridge, blank, blank}},
    {cell('e', 6), 2, Corner::ne, Flower::yellow, {bridge, blank, blank, bridge}},
    {cell('e', 3), 2, {}, Flower::pink, {bridge, stairs, blank, blank}},
    {cell('g', 6), 3, Corner::se, Flower::yellow, {blank, fountain, stairs, blank}},
    {cell('g', 4), 3, Corner::ne, Flower::white, {blank, blank, blank, stairs}},
    {cell('f', 5), 4, Corner::sw, Flower::yellow, {bridge, statue, stairs, blank}},
    {cell('e', 2), 4, Corner::ne, Flower::purple, {bridge, blank, statue, stairs}},
};

Space space(char column, int row, int level) { return {cell(column, row), static_cast<std::int8_t>(level)}; }

Garden garden() {
    constexpr Supports singles{Support::single, Support::single, Support::single, Support::single};
    Garden garden;
    for (const Terrace& terrace : terraces) garden.place(terrace, singles);
    garden.build({Kind::fountain, space('g', 2, 1), space('h', 2, 1)});
    garden.build({Kind::statue, space('h', 3, 1), space('h', 3, 1)});
    garden.build({Kind::bridge, space('c', 6, 2), space('e', 6, 2)});
    garden.build({Kind::stairs, space('g', 4, 3), space('g', 5, 4)});
    garden.build({Kind::statue, space('g', 6, 4), space('g', 6, 4)});
    return garden;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    const double scale = window.GetDPIScaleFactor();
    return wxBitmap(garden_image(garden(), side, {}, scale), wxBITMAP_SCREEN_DEPTH, scale);
}

}
