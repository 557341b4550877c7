// Cards, coins and the places of the market.
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

using game::Card;
using game::Currency;

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

}
