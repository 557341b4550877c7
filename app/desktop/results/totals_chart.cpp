#include "app/desktop/results/totals_chart.h"

#include "app/desktop/drawing/charts/sketch.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int width = 420, height = 206;

/// Steps of 1, 2, 5, 10, 20, 50 ... so that there are at most five.
int step_for(int highest) {
    int step = 1;
    for (int i = 0; highest / step > 4; ++i) step = step * (i % 3 == 1 ? 5 : 4) / 2;
    return step;
}

/// Of a line: seen on a light and on a dark ground, whatever the player's colour.
wxColour edge_of(const wxColour& colour) { return mixed(colour, palette().text, 0.6); }

}

TotalsChart::TotalsChart(wxWindow* parent, std::vector<std::vector<int>> totals, std::vector<PlayerMark> marks,
                         wxString counted)
    : wxWindow(parent, wxID_ANY), totals_(std::move(totals)), marks_(std::move(marks)), counted_(std::move(counted)) {
    SetName("totals");
    set_accessible_name(*this, _("How the totals grew, turn by turn, each as if the game had ended then"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& moved : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_MOTION})
        Bind(moved, [this](wxMouseEvent& event) {
            point_at(event.GetPosition(), event.LeftIsDown());
            event.Skip();
        });
}

void TotalsChart::show(std::vector<std::vector<int>> totals, std::vector<PlayerMark> marks, wxString counted) {
    totals_ = std::move(totals);
    marks_ = std::move(marks);
    counted_ = std::move(counted);
    Refresh();
}

void TotalsChart::show_findings(std::vector<table::WalkMark> findings) {
    findings_ = std::move(findings);
    Refresh();
}

void TotalsChart::stand_at(std::optional<std::size_t> turn) {
    if (std::exchange(stands_at_, turn) != turn) Refresh();
}

wxPoint TotalsChart::point_of(std::size_t turn) const { return {at(turn, 0).x, plot().y + plot().height / 2}; }

/// The nearest turn; what was found in it is told in a tip.
void TotalsChart::point_at(wxPoint point, bool pressed) {
    if (!on_turn || totals_.empty()) return;
    const wxRect plot = this->plot();
    const int last = static_cast<int>(totals_.size()) - 1, across = std::clamp(point.x - plot.x, 0, plot.width);
    const auto turn = static_cast<std::size_t>((2 * across * last + plot.width) / std::max(1, 2 * plot.width));
    wxString words;
    for (const table::WalkMark& finding : findings_)
        if (finding.turn == turn) words += (words.empty() ? "" : "\n") + finding.words;
    if (words != GetToolTipText()) words.empty() ? UnsetToolTip() : SetToolTip(words);
    if (pressed && stands_at_ != turn) on_turn(turn);
}

wxSize TotalsChart::DoGetBestClientSize() const { return FromDIP(wxSize(width, height)); }

int TotalsChart::highest() const {
    int highest = 1;
    for (const std::vector<int>& row : totals_)
        for (const int total : row) highest = std::max(highest, total);
    return highest;
}

/// 0, or a line of the axis below all totals.
int TotalsChart::lowest() const {
    int lowest = 0;
    for (const std::vector<int>& row : totals_)
        for (const int total : row) lowest = std::min(lowest, total);
    const int step = step_for(highest() - lowest);
    return -((-lowest + step - 1) / step) * step;
}

/// Room is left for figures on the left and below, for what they count, and for signs on both sides.
wxRect TotalsChart::plot() const {
    const wxSize size = GetClientSize();
    const int line = GetCharHeight();
    return {FromDIP(52), FromDIP(10) + line, size.x - FromDIP(86), size.y - FromDIP(24) - 2 * line};
}

wxPoint TotalsChart::at(std::size_t turn, int total) const {
    const wxRect plot = this->plot();
    const int turns = std::max(1, static_cast<int>(totals_.size()) - 1);
    return {plot.x + plot.width * static_cast<int>(turn) / turns,
            plot.GetBottom() - plot.height * (total - lowest()) / (highest() - lowest())};
}

void TotalsChart::paint(PaintDC& dc) {
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(palette().quiet);
    if (totals_.empty()) return;
    if (!totals_.front().empty()) draw_points_axis(dc);
    draw_turns_axis(dc);
    const std::size_t players = std::min(totals_.front().size(), marks_.size());
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        for (std::size_t player = 0; player < players; ++player) draw_line(*gc, player);
        draw_findings(*gc);
    }
    draw_where_one_stands(dc);
    for (std::size_t player = 0; player < players; ++player) draw_signs(dc, player);
    draw_signs_at_end(dc);
}

void TotalsChart::draw_points_axis(wxDC& dc) const {
    const wxRect plot = this->plot();
    dc.SetPen(mixed(palette().panel, palette().quiet, 0.3));
    for (int total = lowest(); total <= highest(); total += step_for(highest() - lowest())) {
        const wxPoint line = at(0, total);
        const wxString words = i18n::fill_figures("{1}", {total});
        dc.DrawLine(plot.x, line.y, plot.GetRight(), line.y);
        dc.DrawText(words, plot.x - dc.GetTextExtent(words).x - FromDIP(16), line.y - dc.GetCharHeight() / 2);
    }
    dc.DrawText(counted_, FromDIP(6), FromDIP(2));
}

void TotalsChart::draw_turns_axis(wxDC& dc) const {
    const wxRect plot = this->plot();
    const int turns = static_cast<int>(totals_.size()), step = step_for(turns), y = plot.GetBottom() + FromDIP(11);
    dc.DrawText(_("Turns"), FromDIP(6), y);
    dc.SetPen(palette().quiet);
    for (int turn = step; turn <= turns; turn += step) {
        const int x = at(static_cast<std::size_t>(turn - 1), lowest()).x;
        const wxString words = i18n::fill_figures("{1}", {turn});
        dc.DrawLine(x, plot.GetBottom(), x, plot.GetBottom() + FromDIP(4));
        dc.DrawText(words, x - dc.GetTextExtent(words).x / 2, y);
    }
}

void TotalsChart::draw_line(wxGraphicsContext& gc, std::size_t player) const {
    std::vector<Point> points;
    for (std::size_t turn = 0; turn < totals_.size(); ++turn) {
        const wxPoint point = at(turn, totals_[turn][player]);
        points.emplace_back(point.x, point.y);
    }
    const wxColour& colour = marks_[player].colour;
    paint_line(gc, points, {.edge = edge_of(colour), .width = 3.5});
    paint_line(gc, points, {.edge = colour, .width = 2});
}

/// On the line wherever there is room, each player's on other turns, for lines may lie on each other.
void TotalsChart::draw_signs(wxDC& dc, std::size_t player) const {
    const wxSize size = marks_[player].sign.GetLogicalSize();
    const int turns = std::max(1, static_cast<int>(totals_.size()) - 1), players = static_cast<int>(marks_.size());
    const int room = std::max(1, plot().width / turns), apart = std::max(players, (4 * size.x + room - 1) / room);
    for (int turn = static_cast<int>(player) * apart / players; turn < turns; turn += apart) {
        const auto there = static_cast<std::size_t>(turn);
        dc.DrawBitmap(marks_[player].sign, at(there, totals_[there][player]) - size / 2, true);
    }
}

/// Signs that would lie on each other stand one below the other.
void TotalsChart::draw_signs_at_end(wxDC& dc) const {
    std::vector<std::size_t> order(std::min(totals_.front().size(), marks_.size()));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t player) { return totals_.back()[player]; });
    int free_from = 0;
    for (const std::size_t player : order) {
        const wxSize size = marks_[player].sign.GetLogicalSize();
        const int y = std::max(free_from, at(0, totals_.back()[player]).y - size.y / 2);
        dc.DrawBitmap(marks_[player].sign, plot().GetRight() + FromDIP(8), y, true);
        free_from = y + size.y + FromDIP(2);
    }
}

void TotalsChart::draw_where_one_stands(wxDC& dc) const {
    if (!stands_at_) return;
    const wxRect plot = this->plot();
    const int x = at(*stands_at_, 0).x, wing = FromDIP(5);
    dc.SetPen(wxPen(palette().accent, FromDIP(2)));
    dc.SetBrush(palette().accent);
    dc.DrawLine(x, plot.y, x, plot.GetBottom());
    const wxPoint head[] = {
        {x - wing, plot.GetBottom() + 2 * wing}, {x + wing, plot.GetBottom() + 2 * wing}, {x, plot.GetBottom()}};
    dc.DrawPolygon(3, head);
}

/// Above the lines: what is wrong, and what the table let stand.
void TotalsChart::draw_findings(wxGraphicsContext& gc) const {
    const double radius = FromDIP(6);
    for (const table::WalkMark& finding : findings_) {
        if (finding.turn >= totals_.size()) continue;
        const Point there(at(finding.turn, 0).x, plot().y);
        if (!finding.waived) {
            draw_attention(gc, there, radius);
            continue;
        }
        gc.SetPen(palette().panel);
        gc.SetBrush(palette().quiet);
        wxGraphicsPath diamond = gc.CreatePath();
        diamond.MoveToPoint(there.m_x, there.m_y - radius);
        diamond.AddLineToPoint(there.m_x + radius, there.m_y);
        diamond.AddLineToPoint(there.m_x, there.m_y + radius);
        diamond.AddLineToPoint(there.m_x - radius, there.m_y);
        diamond.CloseSubpath();
        gc.DrawPath(diamond);
    }
}

namespace {

constexpr double text_size = 13, room_for_figures = 34, room_for_names = 130, name_height = 16, gap = 8;

struct Ground {
    Area plot;
    int lowest = 0, highest = 1;
    double turns = 1; ///< between the first and the last

    Point at(std::size_t turn, int total) const {
        const double share = static_cast<double>(total - lowest) / static_cast<double>(highest - lowest);
        return {plot.m_x + plot.m_width * static_cast<double>(turn) / turns, plot.GetBottom() - plot.m_height * share};
    }
};

Ground ground_of(const table::Walk& walk, const Area& area) {
    Ground ground{{area.m_x + room_for_figures, area.m_y + gap, area.m_width - room_for_figures - room_for_names,
                   area.m_height - 2 * gap}};
    for (const std::vector<int>& row : walk.totals()) {
        ground.lowest = std::min(ground.lowest, *std::ranges::min_element(row));
        ground.highest = std::max(ground.highest, *std::ranges::max_element(row));
    }
    ground.turns = std::max(1.0, static_cast<double>(walk.totals().size()) - 1);
    return ground;
}

void add_level(charts::Shapes& shapes, const Ground& ground, int total, const charts::Measure& measure) {
    const Point left = ground.at(0, total);
    shapes.push_back(charts::Path{{left, {ground.plot.GetRight(), left.m_y}},
                                  {.edge = mixed(palette().panel, palette().quiet, 0.3)}});
    shapes.push_back(charts::label_at(measure, figure(total), {left.m_x - gap / 2, left.m_y}, charts::Align::right,
                                      {text_size, palette().quiet}));
}

void add_line(charts::Shapes& shapes, const Ground& ground, const table::Walk& walk, std::size_t player) {
    charts::Path line;
    for (std::size_t turn = 0; turn < walk.totals().size(); ++turn)
        line.points.push_back(ground.at(turn, walk.totals()[turn][player]));
    if (line.points.size() == 1) line.points.push_back(line.points.front());
    const wxColour colour = player_sign(walk.game().record, static_cast<int>(player)).colour;
    line.paint = {.edge = mixed(colour, palette().text, 0.6), .width = 3.5};
    shapes.push_back(line);
    line.paint = {.edge = colour, .width = 2};
    shapes.push_back(line);
}

/// Names that would lie on each other stand one below the other.
void add_names(charts::Shapes& shapes, const Ground& ground, const table::Walk& walk, const charts::Measure& measure) {
    const std::vector<std::string> names = players(walk.game().record);
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, std::ranges::greater{}, [&](std::size_t who) { return walk.totals().back()[who]; });
    double free_from = ground.plot.m_y - gap;
    for (const std::size_t who : order) {
        const int total = walk.totals().back()[who];
        const charts::TextStyle style{text_size, palette().text};
        const wxString words = charts::filled("{1} {2}", {single_line(text(names[who])), figure(total)});
        const double y = std::max(free_from, ground.at(0, total).m_y);
        free_from = y + name_height;
        shapes.push_back(charts::label_at(measure, charts::shortened(measure, words, room_for_names - gap, style),
                                          {ground.plot.GetRight() + gap, y}, charts::Align::left, style));
    }
}

}

charts::Shapes totals_shapes(const table::Walk& walk, const Area& area, std::optional<std::size_t> at_turn,
                             const charts::Measure& measure) {
    charts::Shapes shapes;
    const Ground ground = ground_of(walk, area);
    add_level(shapes, ground, 0, measure);
    add_level(shapes, ground, ground.highest, measure);
    if (ground.lowest < 0) add_level(shapes, ground, ground.lowest, measure);
    for (std::size_t player = 0; player < walk.totals().front().size(); ++player)
        add_line(shapes, ground, walk, player);
    for (const table::WalkMark& mark : walk.marks())
        shapes.push_back(
            charts::Circle{{ground.at(mark.turn, 0).m_x, ground.plot.m_y},
                           4,
                           {.fill = mark.waived ? palette().quiet : palette().attention, .edge = palette().panel}});
    if (at_turn)
        shapes.push_back(charts::Path{
            {{ground.at(*at_turn, 0).m_x, ground.plot.m_y}, {ground.at(*at_turn, 0).m_x, ground.plot.GetBottom()}},
            {.edge = palette().accent, .width = 2}});
    add_names(shapes, ground, walk, measure);
    return shapes;
}

}
