#include "app/photo/colours.h"

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

namespace {

constexpr double lightness_counts = 0.25; ///< beside hue and strength: a shadow takes it away
constexpr std::uint16_t not_yet = 256;
constexpr unsigned bits = 5, dropped = 8 - bits;

}

KnownColours::KnownColours(const std::vector<std::pair<Colour, std::uint8_t>>& colours, const Light& light,
                           double reach)
    : light_(light), reach_(reach), found_(std::size_t{1} << (3 * bits), not_yet) {
    for (const auto& [colour, kind] : colours) known_.emplace_back(lab_of(colour), kind);
}

std::uint8_t KnownColours::nearest(Colour colour) const {
    const Lab seen = lab_of(colour, light_);
    std::uint8_t found = unlike;
    double least = reach_;
    for (const auto& [lab, kind] : known_) {
        const double away = std::hypot(chroma_distance(seen, lab), lightness_counts * (seen.lightness - lab.lightness));
        if (away < least) least = away, found = kind;
    }
    return found;
}

std::uint8_t KnownColours::kind(Colour colour) const {
    const auto low = [](std::uint8_t part) { return static_cast<std::size_t>(part >> dropped); };
    std::uint16_t& found = found_[(low(colour.red) << (2 * bits)) | (low(colour.green) << bits) | low(colour.blue)];
    if (found == not_yet) {
        const auto middle = [](std::uint8_t part) {
            return static_cast<std::uint8_t>((part >> dropped << dropped) + (1 << dropped) / 2);
        };
        found = nearest({middle(colour.red), middle(colour.green), middle(colour.blue)});
    }
    return static_cast<std::uint8_t>(found);
}

std::vector<std::uint8_t> KnownColours::kinds(const Picture& picture) const {
    std::vector<std::uint8_t> all;
    all.reserve(picture.pixels.size() / 4);
    for (int y = 0; y < picture.size.height; ++y)
        for (int x = 0; x < picture.size.width; ++x)
            all.push_back(picture.seen(x, y) ? kind(picture.colour(x, y)) : unlike);
    return all;
}

}
