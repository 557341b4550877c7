#include "app/photo/known_colours.h"

#include <cmath>

namespace clerk::photo {

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
