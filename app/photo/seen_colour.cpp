#include "app/photo/seen_colour.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace clerk::photo {

namespace {

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

double linear(std::uint8_t part) {
    static const auto all = [] {
        std::array<double, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = linear(static_cast<double>(i) / 255);
        return table;
    }();
    return all[part];
}

double root(double share) { return share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116; }

template <class Action> void each_pixel(const Picture& picture, const Disc& disc, const Action& action) {
    const auto low = [](double at) { return static_cast<int>(std::floor(at)); };
    for (int y = low(disc.middle.y - disc.radius); y <= low(disc.middle.y + disc.radius); ++y)
        for (int x = low(disc.middle.x - disc.radius); x <= low(disc.middle.x + disc.radius); ++x)
            if (distance({x + 0.5, y + 0.5}, disc.middle) <= disc.radius) action(x, y, picture.seen(x, y));
}

}

/// The white of daylight (D65) and the primaries of sRGB.
Lab lab_of(Colour colour, const Light& light) {
    const auto part = [&](std::uint8_t value, std::size_t which) {
        return std::min(1.2, linear(value) / std::max(0.02, light.part[which]));
    };
    const double red = part(colour.red, 0), green = part(colour.green, 1), blue = part(colour.blue, 2);
    const double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const double y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double chroma_distance(const Lab& one, const Lab& other) { return std::hypot(one.a - other.a, one.b - other.b); }

std::optional<Colour> middle_colour(const Picture& picture, const Disc& disc) {
    std::array<std::vector<std::uint8_t>, 3> parts;
    std::size_t all = 0;
    each_pixel(picture, disc, [&](int x, int y, bool seen) {
        ++all;
        for (std::size_t i = 0; seen && i < parts.size(); ++i) parts[i].push_back(picture.at(x, y)[i]);
    });
    if (all == 0 || parts[0].size() * 2 < all) return std::nullopt;
    for (auto& part : parts)
        std::nth_element(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(part.size() / 2), part.end());
    const auto middle = [&](std::size_t i) { return parts[i][parts[i].size() / 2]; };
    return Colour{middle(0), middle(1), middle(2)};
}

Light light_by(Colour seen, Colour known) {
    return {{linear(seen.red) / std::max(0.02, linear(known.red)),
             linear(seen.green) / std::max(0.02, linear(known.green)),
             linear(seen.blue) / std::max(0.02, linear(known.blue))}};
}

}
