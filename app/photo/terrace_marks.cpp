#include "app/photo/terrace_marks.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr double looked_round = 0.34; ///< how far from its place a flower is looked for, in cells
constexpr double least_arm = 0.6;
constexpr double no_hue = 15;        ///< how strong the colour of a white flower may be (CIE 1976 L*a*b*)
constexpr double least_petals = 0.2; ///< of the ring in which they are

/// Those between the spaces, from the flower outward.
int arms(const StraightLevel& level, Point middle, const Look& look) {
    const double half = 0.4 * (1 - look.space_side), from = 0.7 * look.flower_width, to = 0.93;
    const auto arm = [&](double dx, double dy) {
        const Point a{middle.x + from * dx, middle.y + from * dy}, b{middle.x + to * dx, middle.y + to * dy};
        const Point wide{std::abs(dy) * half, std::abs(dx) * half};
        const auto share = level.share(green, {std::min(a.x, b.x) - wide.x, std::min(a.y, b.y) - wide.y},
                                       {std::max(a.x, b.x) + wide.x, std::max(a.y, b.y) + wide.y});
        return share && *share > least_arm;
    };
    return arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1);
}

/// Just outside of the spaces it is green, just inside it is not: the mean over the edges that lie outward.
double pattern(const StraightLevel& level, Point middle, const Look& look) {
    const double half = look.space_side / 2, band = 0.06, gap = 0.015;
    double sum = 0;
    for (const double sx : {-1.0, 1.0})
        for (const double sy : {-1.0, 1.0}) {
            const Point space{middle.x + sx * 0.5, middle.y + sy * 0.5};
            const auto edge = [&](bool across) {
                const auto strip = [&](double from, double to) {
                    const double s = across ? sx : sy;
                    const double a = (across ? space.x : space.y) + s * from, b = (across ? space.x : space.y) + s * to;
                    const double low = std::min(a, b), high = std::max(a, b), c = across ? space.y : space.x;
                    const double l = c - 0.7 * half, h = c + 0.7 * half;
                    return across ? level.share(green, Point{low, l}, Point{high, h})
                                  : level.share(green, Point{l, low}, Point{h, high});
                };
                const auto out = strip(half + gap, half + gap + band), in = strip(half - gap - band, half - gap);
                return out && in ? *out - *in : 0;
            };
            sum += edge(true) + edge(false);
        }
    return sum / 8;
}

/// By its petals alone: the hearts of flowers have other flowers' colours. Where thin petals and what is beside them
/// become one pixel, it has no hue, as if the flower were white.
void tell_kind(TerraceMarks& marks, const StraightLevel& level, const Look& look) {
    const double radius = look.flower_width / 2;
    auto shares = level.flowers(marks.flower, 0.4 * radius, 0.85 * radius, look.flowers.size());
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (chroma_distance(lab_of(look.flowers[i]), {}) < no_hue) shares[i] /= 2;
    const auto most = std::ranges::max_element(shares);
    marks.kind = static_cast<std::size_t>(most - shares.begin());
    double others = 0;
    for (auto other = shares.begin(); other != shares.end(); ++other)
        if (other != most) others += *other;
    marks.kind_certainty = *most > least_petals ? (*most - others) / (*most + others) : 0;
}

}

std::optional<TerraceMarks> terrace_marks(const StraightLevel& level, Point middle, const Look& look) {
    const double radius = look.flower_width / 2;
    const auto flower = level.middle_of_flower(middle, look.flower_width);
    if (!flower || distance(*flower, middle) > looked_round) return std::nullopt;
    const auto ring = level.share(green, *flower, 1.08 * radius, 1.3 * radius);
    const auto within = level.share(green, *flower, 0, 0.6 * radius);
    if (!ring || !within) return std::nullopt;
    TerraceMarks marks{.flower = *flower,
                       .astray = distance(*flower, middle),
                       .ring = *ring,
                       .within = 1 - *within,
                       .arms = arms(level, *flower, look),
                       .pattern = pattern(level, *flower, look)};
    tell_kind(marks, level, look);
    return marks;
}

}
