#include "app/desktop/rajas/race_geometry.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::rajas {

namespace {

constexpr double left_width = 128, right_width = 62, air = 8, verdict_height = 30, lane_gap = 6;
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

Area RaceGeometry::verdict() const { return {air, 2, canvas_.x - 2 * air, verdict_height - 4}; }

Area RaceGeometry::lane(int player) const {
    const double room = (canvas_.y - verdict_height - 2) / static_cast<double>(only_ ? 1 : lanes_);
    const double height = std::min(room - lane_gap, 76.0);
    return {air, verdict_height + (only_ ? 0 : player) * (height + lane_gap), canvas_.x - 2 * air, height};
}

Area RaceGeometry::names(int player) const {
    const Area all = lane(player);
    return {all.m_x + air, all.m_y, left_width - air, all.m_height};
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

}
