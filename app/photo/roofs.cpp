#include "app/photo/roofs.h"

#include <algorithm>
#include <array>

namespace clerk::photo {

namespace {

constexpr double there = 0.65, elsewhere = 0.25; ///< shares of a roof's disc

}

Roof seen_roof(const StraightLevel& roofs, int west, int north, const Look& look) {
    constexpr std::array<Point, 4> middles{Point{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}};
    std::array<double, 4> shares{};
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto share =
            roofs.share(roof_tiles, {west + middles[i].x, north + middles[i].y}, 0, 0.35 * look.roof_width);
        if (!share) return Roof::unsure;
        shares[i] = *share;
    }
    const auto most = std::ranges::max_element(shares);
    double second = 0;
    for (auto one = shares.begin(); one != shares.end(); ++one)
        if (one != most) second = std::max(second, *one);
    const auto which = static_cast<std::size_t>(most - shares.begin());
    const Point under{west + middles[which].x, north + middles[which].y};
    const auto beyond = roofs.share(roof_tiles, under, 0.86 * look.roof_width, look.roof_width);
    const bool sure = *most > there && second < elsewhere && beyond && *beyond < elsewhere;
    return sure ? static_cast<Roof>(which) : Roof::unsure;
}

}
