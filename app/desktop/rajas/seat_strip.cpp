#include "app/desktop/rajas/seat_strip.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::rajas {

namespace {

constexpr int row = 26, width = 316;
constexpr double sign = 20, text_height = 8.5;
constexpr double faint = 0.28;

Area place(double x, int line) { return square({x + sign / 2, line * row + row / 2.0}, sign); }

void draw_in_order(wxGraphicsContext& gc, Bonus piece, int there, int all, double x) {
    for (int i = 0; i < all; ++i) {
        const Area at = place(x + i * (sign + 2), 0);
        draw_faint(gc, grown(at, 1), i < there ? 1 : faint, [&](auto& on) { draw_bonus(on, piece, at); });
    }
}

}

SeatStrip::SeatStrip(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("seat");
    SetMinSize(FromDIP(wxSize(width, 2 * row)));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

void SeatStrip::show(const SeatView& seat) {
    if (seat == seat_) return;
    seat_ = seat;
    SetToolTip(told(seat_));
    set_accessible_name(*this, told(seat_));
    Refresh();
}

void SeatStrip::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    draw_counted(*gc);
    draw_valued(*gc);
}

/// Above: workers, and karma from the middle on; pale is what is placed or used up.
void SeatStrip::draw_counted(wxGraphicsContext& gc) {
    draw_in_order(gc, Bonus::worker, seat_.workers_left, seat_.workers, 2);
    draw_in_order(gc, Bonus::karma, seat_.karma, game::most_karma, width / 2.0 + 2);
}

/// Below: what the markets of each good are worth together, then on which level each building is.
void SeatStrip::draw_valued(wxGraphicsContext& gc) {
    constexpr double step = width / 8.0;
    double x = 2;
    const auto figure_beside = [&](int number) {
        paint_bold_text(gc, figure(number), {x + sign + 8, row * 1.5}, text_height, palette().text);
        x += step;
    };
    for (const game::Good good : game::goods) {
        draw_good(gc, good, place(x, 1));
        figure_beside(seat_.markets[static_cast<std::size_t>(good)]);
    }
    for (const game::Building building : game::buildings) {
        draw_building(gc, building, place(x, 1));
        figure_beside(seat_.levels[static_cast<std::size_t>(building)]);
    }
}

}
