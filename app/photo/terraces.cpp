#include "app/photo/terraces.h"

#include "app/photo/bare_cells.h"
#include "app/photo/straight_level.h"
#include "app/photo/straighten.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1600;       ///< the longer side of the photo that is read
constexpr std::size_t least_bare = 3; ///< cells, to know the light by
constexpr double bare_astray = 0.2;   ///< how far a slot may be from its place, in cells

constexpr double looked_round = 0.34; ///< how far from its place a flower is looked for, in cells
constexpr double on_place = 0.12;     ///< how far from it one may lie
constexpr double one_flower = 0.3;    ///< two that are no farther apart in the photo are one
constexpr double least_ring = 0.7, least_middle = 0.6, least_arm = 0.6;
constexpr double least_pattern = 0.3, told_apart = 0.15; ///< from what the flower would be on another level
constexpr double least_flower = 0.2;

struct Candidate {
    SeenTerrace terrace;
    double astray = 0;  ///< its flower from its place, in cells
    double pattern = 0; ///< how well the edges of its spaces agree
    int arms = 0;
    Point in_photo;  ///< its flower
    double cell = 0; ///< in pixels of the photo, there
};

class Reader {
public:
    Reader(const Picture& photo, const Camera& camera, const Look& look)
        : photo_(smaller(photo, looked_at)), scale_(static_cast<double>(photo_.size.width) / photo.size.width),
          camera_(camera), look_(look) {}

    std::optional<Picture> straight(double height, int side) const {
        auto plane = camera_.plane(height);
        if (!plane) return std::nullopt;
        for (std::size_t i = 0; i < 2; ++i) (*plane)[i] = scale_ * (*plane)[i];
        return straightened(photo_, *plane, look_.cells, side);
    }

    std::optional<Light> light() const {
        const auto ground = straight(0, StraightLevel::side);
        if (!ground) return std::nullopt;
        std::vector<Colour> seen;
        for (const BareCell& cell : bare_cells(*ground, StraightLevel::side, look_, bare_astray))
            seen.push_back(cell.ground);
        if (seen.size() < least_bare) return std::nullopt;
        std::ranges::sort(seen, std::greater(), [](const Colour& c) { return c.red + c.green + c.blue; });
        return light_by(seen[seen.size() / 3], look_.ground);
    }

    std::vector<Candidate> candidates(const Colours& colours, int level, double level_high) const {
        auto picture = straight(level * level_high, StraightLevel::side);
        if (!picture) return {};
        const StraightLevel here(std::move(*picture), colours);
        std::vector<Candidate> found;
        for (int north = 0; north + 1 < look_.cells.height; ++north)
            for (int west = 0; west + 1 < look_.cells.width; ++west) {
                auto one = candidate(here, {west + 1.0, north + 1.0});
                if (!one) continue;
                one->terrace.west = west, one->terrace.north = north, one->terrace.level = level;
                const Matrix plane = *camera_.plane(level * level_high);
                const Point middle = one->in_photo;
                one->in_photo = map(plane, middle);
                one->cell = distance(map(plane, {middle.x + 0.5, middle.y}), map(plane, {middle.x - 0.5, middle.y}));
                found.push_back(*one);
            }
        return found;
    }

    std::optional<Candidate> candidate(const StraightLevel& here, Point place) const {
        const double radius = look_.flower_width / 2;
        const auto middle = here.middle_of_flower(place, look_.flower_width);
        if (!middle || distance(*middle, place) > looked_round) return std::nullopt;
        const auto ring = here.share(green, *middle, 1.08 * radius, 1.3 * radius);
        const auto within = here.share(green, *middle, 0, 0.6 * radius);
        if (!ring || !within || *ring < least_ring || 1 - *within < least_middle) return std::nullopt;
        Candidate one;
        one.astray = distance(*middle, place);
        one.in_photo = *middle;
        const double half = 0.4 * (1 - look_.space_side), from = 1.4 * radius, to = 0.93;
        const auto arm = [&](double dx, double dy) {
            const Point a{middle->x + from * dx, middle->y + from * dy}, b{middle->x + to * dx, middle->y + to * dy};
            const Point wide{std::abs(dy) * half, std::abs(dx) * half};
            const auto share = here.share(green, {std::min(a.x, b.x) - wide.x, std::min(a.y, b.y) - wide.y},
                                          {std::max(a.x, b.x) + wide.x, std::max(a.y, b.y) + wide.y});
            return share && *share > least_arm;
        };
        one.arms = arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1);
        one.pattern = pattern(here, *middle);
        const auto flowers = here.flowers(*middle, 0.9 * radius, look_.flowers.size());
        const auto most = std::ranges::max_element(flowers);
        one.terrace.flower = static_cast<std::size_t>(most - flowers.begin());
        double second = 0;
        for (auto other = flowers.begin(); other != flowers.end(); ++other)
            if (other != most) second = std::max(second, *other);
        one.terrace.flower_certainty = *most - second;
        return one;
    }

    /// Just outside of the spaces it is green, just inside it is not: the mean over the edges that lie outward.
    double pattern(const StraightLevel& here, Point middle) const {
        const double half = look_.space_side / 2, band = 0.06, gap = 0.015;
        double sum = 0;
        for (const double sx : {-1.0, 1.0})
            for (const double sy : {-1.0, 1.0}) {
                const Point space{middle.x + sx * 0.5, middle.y + sy * 0.5};
                const auto edge = [&](bool across) {
                    const auto strip = [&](double from, double to) {
                        const double s = across ? sx : sy;
                        const double a = (across ? space.x : space.y) + s * from,
                                     b = (across ? space.x : space.y) + s * to;
                        const double low = std::min(a, b), high = std::max(a, b), c = across ? space.y : space.x;
                        const double l = c - 0.7 * half, h = c + 0.7 * half;
                        return across ? here.share(green, Point{low, l}, Point{high, h})
                                      : here.share(green, Point{l, low}, Point{h, high});
                    };
                    const auto out = strip(half + gap, half + gap + band), in = strip(half - gap - band, half - gap);
                    return out && in ? *out - *in : 0;
                };
                sum += edge(true) + edge(false);
            }
        return sum / 8;
    }

private:
    Picture photo_;
    double scale_;
    const Camera& camera_;
    const Look& look_;
};

/// How much better it agrees than anything else that its flower could be.
double lead(const Candidate& one, const std::vector<Candidate>& all) {
    double other = 0;
    for (const Candidate& rival : all) {
        if (&rival == &one || distance(rival.in_photo, one.in_photo) > one_flower * one.cell) continue;
        other = std::max(other, rival.pattern);
    }
    return one.pattern - other;
}

std::vector<SeenTerrace> sure_ones(const std::vector<Candidate>& all) {
    std::vector<SeenTerrace> sure;
    for (const Candidate& one : all) {
        if (one.astray > on_place || one.pattern < least_pattern || one.arms < 3) continue;
        const double ahead = lead(one, all);
        if (ahead < told_apart || one.terrace.flower_certainty < least_flower) continue;
        sure.push_back(one.terrace);
        sure.back().certainty = std::min(1.0, 0.5 + ahead);
    }
    return sure;
}

bool usable(const Picture& photo, const Look& look) {
    return is_whole(photo) && look.cells.width > 1 && look.cells.height > 1 && !look.flowers.empty() &&
           !look.terraces.empty() && look.slot_radius > 0.02;
}

}

std::vector<SeenTerrace> read_terraces(const Picture& photo, const Camera& camera, const Look& look,
                                       double level_high) {
    if (!usable(photo, look) || !(level_high > 0)) return {};
    const Reader reader(photo, camera, look);
    const auto light = reader.light();
    if (!light) return {};
    const Colours colours(look, *light);
    std::vector<Candidate> all;
    for (int level = 1; level <= highest_read; ++level) {
        const auto here = reader.candidates(colours, level, level_high);
        all.insert(all.end(), here.begin(), here.end());
    }
    if (std::getenv("SEEN"))
        for (const auto& one : all)
            std::printf("  cand %d %d @%d astray %.3f arms %d pattern %.2f flower %zu %.2f at %.0f %.0f\n",
                        one.terrace.west, one.terrace.north, one.terrace.level, one.astray, one.arms, one.pattern,
                        one.terrace.flower, one.terrace.flower_certainty, one.in_photo.x, one.in_photo.y);
    return sure_ones(all);
}

std::vector<SeenCell> seen_cells(const Picture&, const Camera&, const Look&, const std::vector<SeenTerrace>&, int) {
    return {};
}

std::optional<ProposedHeight> proposed_level_height(const Picture&, const Camera&, const Look&) { return {}; }

}
