#include "app/desktop/results/totals_chart.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include <wx/dcbuffer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int width = 420, height = 170;

/// Steps of 1, 2, 5, 10, 20, 50 … so that there are at most five.
int step_for(int highest) {
    int step = 1;
    for (int i = 0; highest / step > 4; ++i) step = step * (i % 3 == 1 ? 5 : 4) / 2;
    return step;
}

constexpr std::array styles{wxPENSTYLE_SOLID, wxPENSTYLE_LONG_DASH, wxPENSTYLE_SHORT_DASH, wxPENSTYLE_DOT_DASH};

}

TotalsChart::TotalsChart(wxWindow* parent, std::vector<std::vector<int>> totals, std::vector<wxBitmap> badges)
    : wxWindow(parent, wxID_ANY), totals_(std::move(totals)), badges_(std::move(badges)) {
    SetName("totals");
    set_accessible_name(*this, _("How the totals grew, turn by turn"));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &TotalsChart::paint, this);
}

wxSize TotalsChart::DoGetBestClientSize() const { return FromDIP(wxSize(width, height)); }

int TotalsChart::highest() const {
    int highest = 1;
    for (const std::vector<int>& row : totals_) highest = std::max(highest, *std::ranges::max_element(row));
    return highest;
}

/// Room is left for figures on the left and badges on the right.
wxRect TotalsChart::plot() const {
    const wxSize size = GetClientSize();
    return {FromDIP(40), FromDIP(12), size.x - FromDIP(76), size.y - FromDIP(26)};
}

wxPoint TotalsChart::at(std::size_t turn, int total) const {
    const wxRect plot = this->plot();
    const int turns = std::max(1, static_cast<int>(totals_.size()) - 1);
    return {plot.x + plot.width * static_cast<int>(turn) / turns,
            plot.GetBottom() - plot.height * std::max(total, 0) / highest()};
}

void TotalsChart::paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    dc.SetFont(GetFont());
    draw_scale(dc);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        for (std::size_t player = 0; player < totals_.front().size(); ++player) draw_line(*gc, player);
    }
    draw_badges(dc);
}

void TotalsChart::draw_scale(wxDC& dc) const {
    const wxRect plot = this->plot();
    dc.SetTextForeground(palette().quiet);
    dc.SetPen(mixed(palette().panel, palette().quiet, 0.3));
    for (int total = 0; total <= highest(); total += step_for(highest())) {
        const wxPoint line = at(0, total);
        const wxString words = i18n::fill_figures("{1}", {total});
        dc.DrawLine(plot.x, line.y, plot.GetRight(), line.y);
        dc.DrawText(words, plot.x - dc.GetTextExtent(words).x - FromDIP(6), line.y - dc.GetCharHeight() / 2);
    }
}

void TotalsChart::draw_line(wxGraphicsContext& gc, std::size_t player) const {
    std::vector<Point> points;
    for (std::size_t turn = 0; turn < totals_.size(); ++turn) {
        const wxPoint point = at(turn, totals_[turn][player]);
        points.emplace_back(point.x, point.y);
    }
    const wxColour colour = mixed(palette().accent, palette().text, static_cast<double>(player % 3) / 2);
    paint_line(gc, points, {.edge = colour, .width = 2, .style = styles[player % styles.size()]});
}

/// Those that would lie on each other stand one below the other.
void TotalsChart::draw_badges(wxDC& dc) const {
    std::vector<std::size_t> order(totals_.front().size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t player) { return totals_.back()[player]; });
    int free_from = 0;
    for (const std::size_t player : order) {
        if (player >= badges_.size()) continue;
        const wxSize size = badges_[player].GetLogicalSize();
        const int y = std::max(free_from, at(0, totals_.back()[player]).y - size.y / 2);
        dc.DrawBitmap(badges_[player], plot().GetRight() + FromDIP(8), y, true);
        free_from = y + size.y + FromDIP(2);
    }
}

}
