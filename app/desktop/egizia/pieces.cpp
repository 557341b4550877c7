#include "app/desktop/egizia/pieces.h"

#include "app/desktop/drawing/strokes.h"
#include "i18n/words_egizia.h"

#include <algorithm>

namespace clerk::desktop::egizia {

namespace {

const Colours light{
    .sky = {0xf6, 0xea, 0xd2},
    .sand = {0xea, 0xd3, 0xa6},
    .dune = {0xdf, 0xc2, 0x8e},
    .sand_edge = {0xb8, 0x94, 0x5e},
    .block = {0xd9, 0xb8, 0x82},
    .block_lit = {0xf0, 0xdc, 0xb2},
    .block_dark = {0xb3, 0x8c, 0x58},
    .block_edge = {0x8a, 0x68, 0x3c},
    .basalt = {0x5a, 0x58, 0x60},
    .basalt_lit = {0x7b, 0x7a, 0x84},
    .basalt_dark = {0x3c, 0x3a, 0x42},
    .nile = {0x3f, 0x8f, 0xb0},
    .nile_light = {0x8f, 0xca, 0xdc},
    .bank = {0x8f, 0xa8, 0x5a},
    .reed = {0x5f, 0x86, 0x3f},
    .ink = {0x3b, 0x2a, 0x16},
    .gold = {0xe6, 0xb0, 0x2c},
    .hollow = {0xf4, 0xe6, 0xc6},
    .crews = {wxColour{0x3d, 0x78, 0xb4}, {0x3a, 0x38, 0x40}, {0xe4, 0xb8, 0x34}, {0x9a, 0x54, 0x94}},
    .players = {wxColour{0xc2, 0x45, 0x3c}, {0x3d, 0x78, 0xb4}, {0x4f, 0x8f, 0x4c}, {0xe4, 0xb8, 0x34}},
    .fields = {wxColour{0x6f, 0xa2, 0x4a}, {0xdf, 0xb8, 0x3f}, {0x9c, 0x6c, 0x3e}},
    .neutral = {0xb9, 0xb1, 0xa4},
};

Colours darker(Colours colours) {
    std::ranges::for_each(colours.crews, dim);
    std::ranges::for_each(colours.players, dim);
    std::ranges::for_each(colours.fields, dim);
    dim(colours.gold);
    colours.crews[static_cast<std::size_t>(game::Crew::black)] = {0x23, 0x22, 0x28};
    colours.sky = {0x2b, 0x27, 0x22};
    colours.sand = {0x4d, 0x41, 0x2f};
    colours.dune = {0x42, 0x37, 0x27};
    colours.sand_edge = {0x7c, 0x68, 0x46};
    colours.block = {0x8c, 0x74, 0x50};
    colours.block_lit = {0xb0, 0x97, 0x6c};
    colours.block_dark = {0x63, 0x50, 0x34};
    colours.block_edge = {0x2c, 0x22, 0x14};
    colours.basalt = {0x4a, 0x49, 0x52};
    colours.basalt_lit = {0x6a, 0x69, 0x74};
    colours.basalt_dark = {0x2b, 0x2a, 0x31};
    colours.nile = {0x2c, 0x6d, 0x8a};
    colours.nile_light = {0x4a, 0x93, 0xad};
    colours.bank = {0x52, 0x63, 0x36};
    colours.reed = {0x6f, 0x93, 0x4c};
    colours.hollow = {0x5f, 0x51, 0x3b};
    return colours;
}

}

const Colours& colours(Theme theme) {
    static ThemedColours both(light, darker, game::game_id, game::markers, &Colours::players);
    return both.of(theme);
}

std::vector<CustomPiece> custom_pieces() {
    return custom_pieces_of(
        game::markers, [](game::Marker marker) { return i18n::egizia::name(marker); }, light.players);
}

void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area) {
    const auto which = player.colour ? static_cast<std::size_t>(*player.colour) : static_cast<std::size_t>(place);
    draw_player_sign(gc, which, piece_colour(player), area);
}

void draw_crew(wxGraphicsContext& gc, game::Crew crew, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour fill = colours().of(crew);
    const Ink ground{.fill = fill, .edge = mixed(fill, wxColour(0, 0, 0), 0.4), .width = 0.12};
    const bool light = crew == game::Crew::yellow;
    const wxColour line = light ? wxColour(0x3b, 0x2a, 0x16) : wxColour(0xff, 0xf8, 0xe8);
    const Ink tool{.edge = line, .width = 0.2};
    switch (crew) {
    case game::Crew::blue:
        paint_box(gc, {-0.84, -0.84, 1.68, 1.68}, 0.3, ground);
        paint_line(gc, {{-0.45, 0.5}, {0.28, -0.28}}, tool);
        return paint_shape(gc, {{0.14, -0.5}, {0.52, -0.12}, {0.34, -0.06}, {0.08, -0.32}}, {.fill = line});
    case game::Crew::black:
        paint_circle(gc, {0, 0}, 0.86, ground);
        paint_line(gc, {{-0.36, 0.5}, {0.1, -0.1}}, tool);
        return paint_shape(gc, {{-0.3, -0.42}, {0.16, -0.62}, {0.5, 0}, {0.22, 0.1}}, {.fill = line});
    case game::Crew::yellow:
        paint_shape(gc, {{0, -0.92}, {0.92, -0.2}, {0.58, 0.86}, {-0.58, 0.86}, {-0.92, -0.2}}, ground);
        paint_circle(gc, {0, 0.08}, 0.36, {.edge = line, .width = 0.16});
        return paint_line(gc, {{0.3, 0.28}, {0.52, 0.6}}, {.edge = line, .width = 0.16});
    case game::Crew::joker:
        paint_shape(gc,
                    {{0, -0.95},
                     {0.3, -0.32},
                     {0.95, -0.3},
                     {0.46, 0.16},
                     {0.62, 0.86},
                     {0, 0.46},
                     {-0.62, 0.86},
                     {-0.46, 0.16},
                     {-0.95, -0.3},
                     {-0.3, -0.32}},
                    ground);
        return paint_circle(gc, {0, 0.02}, 0.2, {.fill = line});
    }
}

wxColour piece_colour(const game::Player& player) {
    return player.colour ? colours().players[static_cast<std::size_t>(*player.colour)] : colours().neutral;
}

namespace {

const wxColour black(0, 0, 0), white(255, 255, 255);

void paint_shaded(wxGraphicsContext& gc, const Area& area, double radius, const wxColour& top, const wxColour& bottom) {
    wxGraphicsPath path = gc.CreatePath();
    path.AddRoundedRectangle(area.m_x, area.m_y, area.m_width, area.m_height, radius);
    gc.SetPen(wxGraphicsPen());
    gc.SetBrush(gc.CreateLinearGradientBrush(area.m_x, area.m_y, area.m_x, area.GetBottom(), top, bottom));
    gc.FillPath(path);
}

}

StoneColours limestone() {
    const Colours& all = colours();
    return {all.block, all.block_lit, all.block_dark, all.block_edge};
}

StoneColours basalt() {
    const Colours& all = colours();
    return {all.basalt, all.basalt_lit, all.basalt_dark, mixed(all.basalt_dark, black, 0.4)};
}

void draw_block(wxGraphicsContext& gc, const Area& area, double depth, const StoneColours& colours) {
    const double left = area.m_x, right = area.GetRight(), top = area.m_y, bottom = area.GetBottom();
    const double up = depth * 0.6;
    const wxColour edge = with_alpha(colours.edge, 0.75);
    paint_shape(gc, {{left, top}, {left + depth, top - up}, {right + depth, top - up}, {right, top}},
                {.fill = colours.top, .edge = edge, .width = 0.8});
    paint_shape(gc, {{right, top}, {right + depth, top - up}, {right + depth, bottom - up}, {right, bottom}},
                {.fill = colours.side, .edge = edge, .width = 0.8});
    paint_shaded(gc, area, 1.5, mixed(colours.front, white, 0.13), mixed(colours.front, black, 0.1));
    paint_box(gc, area, 1.5, {.edge = edge, .width = 1});
    const Area bevel = grown(area, -2.2);
    paint_line(gc, {{bevel.m_x, bevel.GetBottom()}, {bevel.m_x, bevel.m_y}, {bevel.GetRight(), bevel.m_y}},
               {.edge = with_alpha(white, 0.28), .width = 1});
    paint_line(gc,
               {{bevel.GetRight(), bevel.m_y}, {bevel.GetRight(), bevel.GetBottom()}, {bevel.m_x, bevel.GetBottom()}},
               {.edge = with_alpha(black, 0.16), .width = 1});
}

void draw_hollow(wxGraphicsContext& gc, const Area& area) {
    const Area inner = grown(area, -1.5);
    paint_box(gc, inner, 3, {.fill = with_alpha(colours().hollow, 0.42)});
    paint_box(gc, inner, 3,
              {.edge = with_alpha(colours().sand_edge, 0.75), .width = 1, .style = wxPENSTYLE_SHORT_DASH});
}

void draw_value(wxGraphicsContext& gc, const wxString& value, const Area& area, bool on_stone) {
    const double high = std::clamp(std::min(area.m_height, area.m_width) * 0.3, 7.0, 15.0);
    const wxColour ink = on_stone ? colours().ink : mixed(colours().sand, palette().text, 0.72);
    paint_bold_text(gc, value, centre(area), high, ink);
}

void draw_marker(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area) {
    const double side = std::min(area.m_height * 0.82, area.m_width * 0.9);
    const Area seat = square(centre(area), side);
    paint_circle(gc, centre(seat), side * 0.5, {.fill = with_alpha(black, 0.16)});
    paint_circle(gc, centre(seat), side * 0.47,
                 {.fill = mixed(colours().gold, white, 0.62), .edge = colours().gold, .width = 1});
    draw_piece(gc, player, place, grown(seat, -side * 0.2));
}

void draw_door(wxGraphicsContext& gc, const Area& area, Door door) {
    const Colours& all = colours();
    const Area frame = grown(area, -1);
    paint_shaded(gc, frame, 4, mixed(all.block, black, door == Door::closed ? 0.2 : 0.02),
                 mixed(all.block_dark, black, 0.12));
    paint_box(gc, frame, 4, {.edge = with_alpha(all.block_edge, 0.7), .width = 1});
    const double wide = std::min(frame.m_width * 0.5, frame.m_height * 0.62);
    const Area opening{centre(frame).m_x + frame.m_width * 0.13 - wide / 2, frame.m_y + frame.m_height * 0.2, wide,
                       frame.m_height * 0.8 - 2};
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(opening.m_x, opening.GetBottom());
    path.AddLineToPoint(opening.m_x + wide * 0.1, opening.m_y + wide * 0.16);
    path.AddQuadCurveToPoint(centre(opening).m_x, opening.m_y - wide * 0.1, opening.GetRight() - wide * 0.1,
                             opening.m_y + wide * 0.16);
    path.AddLineToPoint(opening.GetRight(), opening.GetBottom());
    path.CloseSubpath();
    const wxColour dark = mixed(all.basalt_dark, black, 0.35);
    paint(gc, path,
          {.fill = door == Door::closed ? mixed(all.block_dark, black, 0.28) : dark,
           .edge = with_alpha(all.block_edge, 0.9),
           .width = 1.2});
    if (door == Door::open)
        paint_circle(gc, {centre(opening).m_x, opening.GetBottom() - wide * 0.42}, wide * 0.3,
                     {.fill = with_alpha(all.gold, 0.28)});
}

void draw_sphinx(wxGraphicsContext& gc, const Area& area) {
    const Colours& all = colours();
    const UnitTransform unit(gc, area);
    const wxColour edge = with_alpha(all.block_edge, 0.85);
    paint_shape(gc, {{-1, 0.92}, {1, 0.92}, {1, 1}, {-1, 1}}, {.fill = with_alpha(black, 0.18)});
    wxGraphicsPath body = gc.CreatePath(); // lying, the paws to the right
    body.MoveToPoint(-0.92, 0.94);
    body.AddCurveToPoint(-1.02, 0.2, -0.72, 0.02, -0.3, 0.12);
    body.AddLineToPoint(0.28, 0.2);
    body.AddLineToPoint(0.4, 0.66);
    body.AddLineToPoint(0.92, 0.7);
    body.AddCurveToPoint(1.02, 0.74, 1.0, 0.94, 0.92, 0.94);
    body.CloseSubpath();
    gc.SetBrush(gc.CreateLinearGradientBrush(-0.4, 0, 0.2, 1, all.block_lit, all.block_dark));
    gc.SetPen(wxGraphicsPen());
    gc.FillPath(body);
    paint(gc, body, {.edge = edge, .width = 0.025});
    wxGraphicsPath haunch = gc.CreatePath();
    haunch.MoveToPoint(-0.86, 0.94);
    haunch.AddCurveToPoint(-0.96, 0.3, -0.36, 0.26, -0.32, 0.94);
    paint(gc, haunch, {.fill = with_alpha(all.block, 0.8), .edge = edge, .width = 0.022});
    paint_line(gc, {{0.42, 0.8}, {0.94, 0.82}}, {.edge = edge, .width = 0.022});
    paint_shape(gc, {{0.02, -0.92}, {0.46, -0.92}, {0.66, -0.5}, {0.74, 0.24}, {-0.2, 0.3}, {-0.2, -0.4}}, // headcloth
                {.fill = all.block, .edge = edge, .width = 0.025});
    for (const double y : {-0.3, -0.12, 0.06})
        paint_line(gc, {{-0.17, y}, {0.12, y - 0.06}}, {.edge = with_alpha(all.nile, 0.75), .width = 0.05});
    paint_line(gc, {{0.04, -0.84}, {0.46, -0.84}}, {.edge = all.gold, .width = 0.06});
    wxGraphicsPath face = gc.CreatePath();
    face.MoveToPoint(0.14, -0.74);
    face.AddLineToPoint(0.56, -0.7);
    face.AddLineToPoint(0.62, -0.3);
    face.AddLineToPoint(0.5, -0.02);
    face.AddLineToPoint(0.22, -0.02);
    face.AddLineToPoint(0.12, -0.3);
    face.CloseSubpath();
    paint(gc, face, {.fill = all.block_lit, .edge = edge, .width = 0.02});
    for (const double x : {0.25, 0.48}) paint_circle(gc, {x, -0.45}, 0.045, {.fill = all.ink});
    paint_line(gc, {{0.37, -0.42}, {0.4, -0.26}, {0.34, -0.26}}, {.edge = edge, .width = 0.025});
    paint_line(gc, {{0.28, -0.14}, {0.46, -0.14}}, {.edge = edge, .width = 0.03});
    paint_shape(gc, {{0.32, -0.02}, {0.42, -0.02}, {0.4, 0.16}, {0.34, 0.16}}, {.fill = all.gold});
}

void draw_sphinx_card(wxGraphicsContext& gc, const wxString& number, bool chosen, const Area& area) {
    const Colours& all = colours();
    const Area card = grown(area, -1);
    paint_box(gc, {card.m_x + 1.5, card.m_y + 2.5, card.m_width, card.m_height}, 5, {.fill = with_alpha(black, 0.2)});
    const wxColour face = chosen ? all.gold : mixed(all.block_lit, white, 0.25);
    paint_shaded(gc, card, 5, mixed(face, white, 0.15), mixed(face, black, 0.06));
    paint_box(gc, card, 5, {.edge = chosen ? palette().accent : all.block_edge, .width = chosen ? 2.5 : 1.0});
    paint_bold_text(gc, number, centre(card), std::clamp(card.m_height * 0.3, 8.0, 16.0), wxColour(0x3b, 0x2a, 0x16));
}

}
