#include "app/desktop/egizia/stonework.h"

#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop::egizia {

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
