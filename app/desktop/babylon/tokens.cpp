#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::babylon {

using clerk::babylon::Effect;
using clerk::babylon::Flower;
using clerk::babylon::Symbol;

namespace {

Area part(const Area& area, double x, double y, double width, double height) {
    return {area.m_x + x * area.m_width, area.m_y + y * area.m_height, width * area.m_width, height * area.m_height};
}

/// A column: base, shaft with its shaded side, capital; a double has a ring where its halves meet.
void column(wxGraphicsContext& gc, double half_height, bool ring) {
    const wxColour &stone = colours().stone, &edge = colours().stone_edge;
    const wxColour shade = mixed(stone, edge, 0.45);
    constexpr double half = 0.27, cap = 0.42, cap_height = 0.2, line = 0.06;
    paint_box(gc, {-half, -half_height, 2 * half, 2 * half_height}, 0, {.fill = stone, .edge = edge, .width = line});
    paint_box(gc, {half - 0.21, -half_height, 0.18, 2 * half_height}, 0, {.fill = shade});
    for (const double y : {-half_height, half_height - cap_height})
        paint_box(gc, {-cap, y, 2 * cap, cap_height}, 0.05, {.fill = stone, .edge = edge, .width = line});
    if (ring) paint_box(gc, {-0.35, -0.09, 0.7, 0.18}, 0.04, {.fill = stone, .edge = edge, .width = line});
}

void arrow(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const Ink ink{.edge = colours().ink, .width = 0.34};
    paint_line(gc, {{-0.8, 0}, {0.7, 0}}, ink);
    paint_line(gc, {{0.1, -0.62}, {0.75, 0}, {0.1, 0.62}}, ink);
}

void disc(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour &stone = colours().stone, &edge = colours().stone_edge;
    paint_circle(gc, {0, 0}, 0.95, {.fill = stone, .edge = edge, .width = 0.06});
    paint_circle(gc, {0, 0}, 0.82, {.edge = mixed(stone, edge, 0.35), .width = 0.04});
}

/// A space that counts as any symbol: two plates with an arrow between.
void exchange(wxGraphicsContext& gc, const Area& area, Symbol from) {
    const Area before = part(area, 0.11, 0.34, 0.32, 0.32), after = part(area, 0.57, 0.34, 0.32, 0.32);
    if (from == Symbol::blank)
        paint_box(gc, before, before.m_width * 0.16, {.fill = colours().terrace(3), .edge = colours().terrace(1)});
    else
        draw_space(gc, from, before);
    arrow(gc, part(area, 0.445, 0.445, 0.11, 0.11));
    draw_plate(gc, after);
    paint_bold_text(gc, "?", centre(after), after.m_height * 0.5, colours().ink);
}

void figure(wxGraphicsContext& gc, const wxString& text, const Area& area) {
    paint_bold_text(gc, text, centre(area), area.m_height, colours().ink);
}

}

void draw_pillar(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    column(gc, 0.66, false);
}

void draw_double_pillar(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    column(gc, 0.95, true);
}

void draw_token(wxGraphicsContext& gc, Effect effect, const Area& area) {
    disc(gc, area);
    switch (effect) {
    case Effect::none: return;
    case Effect::single: return draw_pillar(gc, part(area, 0.14, 0.14, 0.72, 0.72));
    case Effect::double_: return draw_double_pillar(gc, part(area, 0.14, 0.14, 0.72, 0.72));
    case Effect::convert: return exchange(gc, area, Symbol::stairs);
    case Effect::wild: return exchange(gc, area, Symbol::blank);
    case Effect::bloom:
        draw_flower(gc, Flower::pink, part(area, 0.13, 0.26, 0.48, 0.48));
        return figure(gc, "2", part(area, 0.64, 0.36, 0.22, 0.28));
    case Effect::drought:
        draw_pillar(gc, part(area, 0.46, 0.24, 0.52, 0.52));
        return figure(gc, L"\u22121", part(area, 0.14, 0.39, 0.4, 0.22));
    }
}

}
