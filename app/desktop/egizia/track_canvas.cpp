#include "app/desktop/egizia/track_canvas.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>

namespace clerk::desktop::egizia {

namespace {

constexpr int height = 58, marker = 24;
constexpr double side_air = 52;

int low(const game::Track& track) { return std::min(0, *std::ranges::min_element(track.scores)); }
/// Fives, a few more than the leader has.
int high(const game::Track& track) { return (std::max(15, *std::ranges::max_element(track.scores)) / 5 + 1) * 5; }

/// In their order, none nearer to the next than `gap`, and all of them as near to where they belong as that allows.
/// `wanted`: from left to right.
std::vector<double> apart(const std::vector<double>& wanted, double gap) {
    struct Row {
        double sum = 0; ///< of the places that its first would have by what each of them wants
        int count = 0;
        double first() const { return sum / count; }
    };
    std::vector<Row> rows;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        Row row{wanted[i] - static_cast<double>(i) * gap, 1};
        for (; !rows.empty() && rows.back().first() > row.first(); rows.pop_back())
            row = {rows.back().sum + row.sum, rows.back().count + row.count};
        rows.push_back(row);
    }
    std::vector<double> places;
    for (const Row& row : rows)
        for (int i = 0; i < row.count; ++i) places.push_back(row.first() + static_cast<double>(places.size()) * gap);
    return places;
}

}

TrackCanvas::TrackCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("track");
    SetMinSize({280, height});
    set_accessible_name(*this, _("Score track"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            for (const Standing& standing : standings())
                if (grown(standing.area, 6).Contains(Point(event.GetPosition()))) return on_player(standing.player);
        });
}

void TrackCanvas::show(const game::Track& track, const std::vector<int>& order,
                       const std::vector<game::Player>& players, int shown) {
    track_ = track;
    order_ = order;
    players_ = players;
    shown_ = shown;
    std::vector<wxString> parts;
    for (const int player : track.ranking)
        parts.push_back(i18n::fill(
            _("{1}: {2}"), {name_line(players[static_cast<std::size_t>(player)].name), figure(track.score(player))}));
    set_accessible_name(*this, i18n::fill(_("Score track, the leader first: {1}"), {i18n::one_by_one(parts)}));
    SetToolTip(i18n::one_by_one(parts));
    Refresh();
}

double TrackCanvas::x_of(int score) const {
    const double share = static_cast<double>(score - low(track_)) / (high(track_) - low(track_));
    return side_air + share * (GetClientSize().x - 2 * side_air);
}

/// The one in front further to the right, also on one space.
std::vector<TrackCanvas::Standing> TrackCanvas::standings() const {
    std::vector<double> wanted;
    std::vector<Standing> all;
    for (auto player = track_.ranking.rbegin(); player != track_.ranking.rend(); ++player)
        wanted.push_back(x_of(track_.score(*player)));
    const std::vector<double> places = apart(wanted, marker * 0.92);
    for (std::size_t i = 0; i < places.size(); ++i)
        all.push_back({track_.ranking[places.size() - 1 - i], square({places[i], 18}, marker)});
    return all;
}

wxPoint TrackCanvas::centre_of(int player) const {
    const auto all = standings();
    const Point at = centre(std::ranges::find(all, player, &Standing::player)->area);
    return {static_cast<int>(at.m_x), static_cast<int>(at.m_y)};
}

void TrackCanvas::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    if (track_.scores.empty()) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const Colours& all = colours();
    const double width = GetClientSize().x;
    const Area path{6, 4, width - 12, 46};
    paint_box(*gc, path, 8, {.fill = all.sand, .edge = all.sand_edge, .width = 1.2});
    paint_line(*gc, {{side_air, 35}, {width - side_air, 35}}, {.edge = all.sand_edge, .width = 2});
    const wxColour ink = mixed(all.sand, palette().text, 0.75);
    for (int score = low(track_) / 5 * 5; score <= high(track_); ++score) {
        const bool five = score % 5 == 0;
        const double x = x_of(score);
        paint_line(*gc, {{x, 35.0 - (five ? 3 : 1.5)}, {x, 35.0 + (five ? 3 : 1.5)}},
                   {.edge = all.sand_edge, .width = 1});
        const bool told = five && (high(track_) - low(track_) <= 60 || score % 10 == 0);
        if (told) paint_text(*gc, figure(score), {x, 43}, 7, ink);
    }
    for (const Standing& standing : standings()) {
        paint_line(*gc, {centre(standing.area), {x_of(track_.score(standing.player)), 35}},
                   {.edge = all.sand_edge, .width = 1.5});
        const auto player = static_cast<std::size_t>(standing.player);
        if (standing.player == shown_)
            paint_circle(*gc, centre(standing.area), marker * 0.62,
                         {.fill = with_alpha(palette().accent, 0.25), .edge = palette().accent, .width = 1.5});
        paint_circle(*gc, {centre(standing.area).m_x + 1, centre(standing.area).m_y + 2.5}, marker * 0.42,
                     {.fill = with_alpha(wxColour(0, 0, 0), 0.25)});
        draw_piece(*gc, players_[player], standing.player, grown(standing.area, -2));
        const auto place = std::ranges::find(order_, standing.player) - order_.begin() + 1;
        paint_bold_text(*gc, figure(static_cast<int>(place)), centre(standing.area), 7, wxColour(0x2a, 0x1c, 0x0c));
    }
}

}
