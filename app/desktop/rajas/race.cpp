#include "app/desktop/rajas/race.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/settings.h>

namespace clerk::desktop::rajas {

namespace {

constexpr double left_width = 138, right_width = 62, edge_air = 8, verdict_height = 30, lane_gap = 6;
constexpr int usual_lane = 58, least_lane = 48, usual_fame = 60, usual_money = 120;

}

int race_height(int lanes) {
    return static_cast<int>(verdict_height) + lanes * (usual_lane + static_cast<int>(lane_gap)) + 4;
}

int least_race_height(int lanes) {
    return static_cast<int>(verdict_height) + lanes * (least_lane + static_cast<int>(lane_gap)) + 4;
}

RaceGeometry::RaceGeometry(wxSize canvas, const Race& race, std::optional<int> only)
    : canvas_(canvas), lanes_(static_cast<int>(race.lanes.size())), only_(only), facing_(race.facing),
      top_fame_(usual_fame), top_money_(usual_money) {
    if (facing_) {
        top_fame_ = facing_->front();
        top_money_ = static_cast<int>(facing_->size()) - 1;
    }
    for (const Lane& lane : race.lanes) {
        top_fame_ = std::max({top_fame_, lane.fame.value_or(0), lane.fame_to.value_or(0)});
        top_money_ = std::max({top_money_, lane.money.value_or(0), lane.money_to.value_or(0)});
    }
    top_fame_ = std::max(top_fame_, 1);
    top_money_ = std::max(top_money_, 1);
}

Area RaceGeometry::verdict() const { return {edge_air, 2, canvas_.x - 2 * edge_air, verdict_height - 4}; }

Area RaceGeometry::lane(int player) const {
    const double room = (canvas_.y - verdict_height - 2) / static_cast<double>(only_ ? 1 : lanes_);
    const double height = std::min(room - lane_gap, 76.0);
    return {edge_air, verdict_height + (only_ ? 0 : player) * (height + lane_gap), canvas_.x - 2 * edge_air, height};
}

Area RaceGeometry::names(int player) const {
    const Area all = lane(player);
    return {all.m_x + edge_air, all.m_y, left_width - edge_air, all.m_height};
}

Area RaceGeometry::bonuses(int player) const {
    const Area all = lane(player);
    return {all.GetRight() - right_width, all.m_y, right_width, all.m_height};
}

Area RaceGeometry::strip(int player, Track track) const {
    const Area all = lane(player);
    const double half = all.m_height / 2, inset = half * 0.14;
    const double top = track == Track::fame ? all.m_y : all.m_y + half;
    constexpr double token_room = 16;
    return {all.m_x + left_width + token_room, top + inset,
            std::max(20.0, all.m_width - left_width - right_width - 2 * token_room), half - 2 * inset};
}

/// Several money spaces face one fame space: they lie side by side below it.
double RaceGeometry::share_of(Track track, int space) const {
    if (track == Track::fame) return static_cast<double>(space) / top_fame_;
    if (!facing_) return 1 - static_cast<double>(space) / top_money_;
    const auto at = std::min(static_cast<std::size_t>(space), facing_->size() - 1);
    const auto [first, last] = std::equal_range(facing_->begin(), facing_->end(), (*facing_)[at], std::greater{});
    const double among = static_cast<double>(at - static_cast<std::size_t>(first - facing_->begin())) + 0.5;
    const double beside = 0.5 - among / static_cast<double>(last - first);
    return std::clamp(((*facing_)[at] + beside) / top_fame_, 0.0, 1.0);
}

double RaceGeometry::x_of(Track track, int space) const {
    const Area along = strip(0, track);
    return along.m_x + along.m_width * share_of(track, space);
}

double RaceGeometry::width_of_space(Track track) const {
    return strip(0, track).m_width / (track == Track::fame ? top_fame_ : top_money_);
}

int RaceGeometry::nearest(Track track, double x) const {
    int best = 0;
    const int top = track == Track::fame ? top_fame_ : top_money_;
    for (int space = 0; space <= top; ++space)
        if (std::abs(x_of(track, space) - x) < std::abs(x_of(track, best) - x)) best = space;
    return best;
}

std::optional<RaceGeometry::Hit> RaceGeometry::hit(Point point) const {
    for (int player = 0; player < lanes_; ++player) {
        const Area all = lane(player);
        if (!shows(player) || !all.Contains(point)) continue;
        const Area along = strip(player, Track::fame);
        constexpr double slack = 14;
        if (point.m_x < along.m_x - slack || point.m_x > along.GetRight() + slack) return Hit{player};
        const Track track = point.m_y < all.m_y + all.m_height / 2 ? Track::fame : Track::money;
        return Hit{player, track, nearest(track, point.m_x)};
    }
    return std::nullopt;
}

namespace {

wxColour on(const wxColour& ground) {
    const int light = (ground.Red() * 3 + ground.Green() * 6 + ground.Blue()) / 10;
    return light > 140 ? wxColour(0x2a, 0x1c, 0x0c) : wxColour(0xff, 0xff, 0xff);
}

/// Words from the left edge of an area, cut off where they are too long.
void write_words(wxGraphicsContext& gc, const wxString& words, const Area& area, const wxFont& font,
                 const wxColour& colour) {
    gc.SetFont(font, colour);
    double width = 0, height = 0;
    const auto measure = [&](const wxString& part) {
        gc.GetTextExtent(part, &width, &height);
        return width;
    };
    const wxString shown =
        ellipsized(single_line(words), [&](const wxString& line) { return measure(line) <= area.m_width; });
    measure(shown);
    gc.DrawText(shown, area.m_x, area.m_y + (area.m_height - height) / 2);
}

class LanePainter {
public:
    LanePainter(wxGraphicsContext& gc, const RaceGeometry& geometry, const Race& race, const game::Player& player,
                int place)
        : gc_(gc), geometry_(geometry), race_(race), lane_(race.lanes[static_cast<std::size_t>(place)]),
          player_(player), place_(place) {}

    void paint_all(bool shown) {
        ground(shown);
        names();
        for (const Track track : {Track::fame, Track::money}) track_of(track);
        river();
        for (const Track track : {Track::fame, Track::money}) {
            bonus_spaces(track);
            next_bonus(track);
        }
        for (const Track track : {Track::fame, Track::money}) markers(track);
    }

private:
    std::optional<int> at(Track track) const { return track == Track::fame ? lane_.fame : lane_.money; }
    std::optional<int> going_to(Track track) const { return track == Track::fame ? lane_.fame_to : lane_.money_to; }

    void ground(bool shown) {
        const Area all = geometry_.lane(place_);
        paint_box(gc_, all, 8,
                  {.fill = palette().panel,
                   .edge = shown ? palette().accent : with_alpha(colours().sand_edge, 0.45),
                   .width = shown ? 2.0 : 1.0});
    }

    void names() {
        const Area all = geometry_.names(place_);
        const double half = all.m_height / 2;
        constexpr double badge = 20;
        draw_piece(gc_, player_, place_, square({all.m_x + badge / 2, all.m_y + half * 0.56}, badge));
        const wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
        const double words_width = all.m_width - badge - 8;
        write_words(gc_, lane_.name, {all.m_x + badge + 6, all.m_y, words_width, half * 1.12}, font.Bold(),
                    palette().text);
        wxString gap = gap_in_words(lane_);
        write_words(gc_, gap, {all.m_x + badge + 6, all.m_y + half * 0.88, words_width, half}, font,
                    lane_.ahead ? palette().text
                    : lane_.met ? palette().accent
                                : palette().quiet);
    }

    void track_of(Track track) {
        const Area strip = geometry_.strip(place_, track);
        const double radius = strip.m_height / 2;
        paint_box(gc_, grown(strip, 3), radius + 3,
                  {.fill = colours().sand, .edge = with_alpha(colours().sand_edge, 0.8), .width = 1});
        const auto space = at(track);
        if (!space) return;
        const double x = geometry_.x_of(track, *space);
        const wxColour trail = mixed(piece_colour(player_), colours().sand, 0.3);
        const Area gone = track == Track::fame ? Area(strip.m_x, strip.m_y, x - strip.m_x, strip.m_height)
                                               : Area(x, strip.m_y, strip.GetRight() - x, strip.m_height);
        if (gone.m_width > 1) paint_box(gc_, gone, std::min(radius, gone.m_width / 2), {.fill = trail});
    }

    /// What of the way is still to go is water; it is paler where it is only proposed how the tracks face.
    void river() {
        if (!race_.facing || !lane_.fame || !lane_.money) return;
        const double from = geometry_.x_of(Track::fame, *lane_.fame), to = geometry_.x_of(Track::money, *lane_.money);
        const Area upper = geometry_.strip(place_, Track::fame), lower = geometry_.strip(place_, Track::money);
        const double top = upper.m_y, bottom = lower.GetBottom();
        if (to <= from) return;
        const Area water{from, top, to - from, bottom - top};
        const double strength = (theme() == Theme::dark ? 0.5 : 0.32) * (race_.proposed ? 0.5 : 1);
        paint_box(gc_, water, 0, {.fill = with_alpha(colours().river, strength)});
        wave(water, 0.34);
        wave(water, 0.66);
    }

    void wave(const Area& water, double share) {
        constexpr double length = 14, height = 2.2;
        const double y = water.m_y + water.m_height * share;
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(water.m_x + 3, y);
        double x = water.m_x + 3;
        for (bool up = true; x + length < water.GetRight() - 2; x += length, up = !up)
            path.AddQuadCurveToPoint(x + length / 2, y + (up ? -height : height) * 2, x + length, y);
        paint(gc_, path, {.edge = with_alpha(colours().river_light, 0.9), .width = 1.4});
    }

    void bonus_spaces(Track track) {
        const Area strip = geometry_.strip(place_, track);
        const auto& next = track == Track::fame ? lane_.next_fame : lane_.next_money;
        for (const BonusSpace& bonus : race_.bonuses(track)) {
            const double x = geometry_.x_of(track, bonus.space);
            const bool ahead = next && bonus.space >= next->space;
            const double side = strip.m_height * (next == bonus ? 0.94 : 0.72);
            const Point at{x, centre(strip).m_y};
            if (ahead)
                draw_bonus(gc_, bonus.bonus, square(at, side));
            else
                paint_circle(gc_, at, 2.4, {.fill = with_alpha(colours().ink, 0.5)});
        }
    }

    /// Right of the tracks: what comes next, and where.
    void next_bonus(Track track) {
        const auto& next = track == Track::fame ? lane_.next_fame : lane_.next_money;
        const Area all = geometry_.bonuses(place_), strip = geometry_.strip(place_, track);
        const double y = centre(strip).m_y;
        const Area sign = square({all.m_x + 16, y}, 15);
        track == Track::fame ? draw_star(gc_, sign) : draw_coin(gc_, sign);
        const wxString words = next ? figure(next->space) : wxString("-");
        paint_bold_text(gc_, words, {all.m_x + 38, y}, 8.5, palette().text);
    }

    void markers(Track track) {
        const auto space = at(track), to = going_to(track);
        const Area strip = geometry_.strip(place_, track);
        const double y = centre(strip).m_y, radius = std::min(15.0, strip.m_height * 0.62);
        if (space) token({geometry_.x_of(track, *space), y}, radius, *space, to.has_value());
        if (to) token({geometry_.x_of(track, *to), y}, radius, *to, false);
    }

    void token(Point at, double radius, int space, bool left) {
        const wxColour fill = piece_colour(player_);
        const double opacity = left ? 0.45 : 1;
        paint_circle(gc_, {at.m_x + 1, at.m_y + 2}, radius, {.fill = with_alpha({0, 0, 0}, 0.22 * opacity)});
        paint_circle(gc_, at, radius,
                     {.fill = with_alpha(fill, opacity),
                      .edge = with_alpha(mixed(fill, {0x1e, 0x14, 0x0a}, 0.55), opacity),
                      .width = 1.6});
        paint_bold_text(gc_, figure(space), at, radius * (space > 99 ? 0.56 : 0.68), on(fill));
    }

    wxGraphicsContext& gc_;
    const RaceGeometry& geometry_;
    const Race& race_;
    const Lane& lane_;
    const game::Player& player_;
    int place_;
};

}

void draw_race(wxGraphicsContext& gc, const RaceGeometry& geometry, const Race& race,
               const std::vector<game::Player>& players, int shown) {
    gc.EnableOffset(false);
    const wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold();
    gc.SetFont(font, palette().text);
    double width = 0, height = 0;
    gc.GetTextExtent(race.verdict, &width, &height);
    write_words(gc, width > geometry.verdict().m_width ? race.verdict_in_short : race.verdict, geometry.verdict(), font,
                palette().text);
    for (std::size_t i = 0; i < race.lanes.size(); ++i)
        if (geometry.shows(static_cast<int>(i)))
            LanePainter(gc, geometry, race, players[i], static_cast<int>(i)).paint_all(shown == static_cast<int>(i));
}

void draw_tried(wxGraphicsContext& gc, const RaceGeometry& geometry, const RaceGeometry::Hit& hit) {
    if (!hit.track) return;
    const Area strip = geometry.strip(hit.player, *hit.track);
    const Point at{geometry.x_of(*hit.track, hit.space), centre(strip).m_y};
    const double radius = std::min(15.0, strip.m_height * 0.62);
    paint_circle(gc, at, radius, {.fill = with_alpha(palette().panel, 0.85), .edge = palette().accent, .width = 2});
    paint_bold_text(gc, figure(hit.space), at, radius * 0.62, palette().text);
}

namespace {

/// What a screen reader is told of the race.
wxString in_words(const Race& race) {
    std::vector<wxString> parts{race.verdict};
    for (const Lane& lane : race.lanes)
        parts.push_back(i18n::fill(_("{1}: money {2}, fame {3}, {4}"),
                                   {lane.name, lane.money ? figure(*lane.money) : wxString("-"),
                                    lane.fame ? figure(*lane.fame) : wxString("-"), gap_in_words(lane)}));
    return i18n::one_by_one(parts);
}

}

RaceCanvas::RaceCanvas(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("race");
    set_accessible_name(*this, _("Race"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        under_.reset();
        Refresh();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) { click(event.GetPosition()); });
}

void RaceCanvas::show(Race race, std::vector<game::Player> players, int shown) {
    if (race == race_ && players == players_ && shown == shown_) return;
    race_ = std::move(race);
    players_ = std::move(players);
    shown_ = shown;
    set_accessible_name(*this, in_words(race_));
    cached_.invalidate();
    Refresh();
}

void RaceCanvas::fold(bool folded) {
    if (std::exchange(folded_, folded) == folded) return;
    under_.reset();
    cached_.invalidate();
    Refresh();
}

wxPoint RaceCanvas::point_of(int player, Track track, int space) const {
    const RaceGeometry at = geometry();
    return {static_cast<int>(at.x_of(track, space)), static_cast<int>(centre(at.strip(player, track)).m_y)};
}

void RaceCanvas::point_at(wxPoint point) {
    under_ = geometry().hit(point);
    const wxString tip = under_ ? next_in_words(race_.lanes[static_cast<std::size_t>(under_->player)]) : wxString();
    const Area lane = under_ ? geometry().lane(under_->player) : Area();
    tip_.tell(tip, {static_cast<int>(lane.m_x), static_cast<int>(lane.m_y), static_cast<int>(lane.m_width),
                    static_cast<int>(lane.m_height)});
    Refresh();
}

void RaceCanvas::click(wxPoint point) {
    tip_.tell({}, {});
    const auto hit = geometry().hit(point);
    if (!hit) return;
    if (hit->track)
        on_move(hit->player, *hit->track, hit->space);
    else
        on_player(hit->player);
}

void RaceCanvas::paint(PaintDC& dc) {
    const auto draw = [this](wxMemoryDC& on, const Screen&) {
        on.SetBackground(GetParent()->GetBackgroundColour());
        on.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(on));
        if (!race_.lanes.empty()) draw_race(*gc, geometry(), race_, players_, shown_);
    };
    dc.DrawBitmap(cached_.of(*this, draw), 0, 0);
    if (!under_ || !under_->track) return;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_tried(*gc, geometry(), *under_);
}

}
