// Every pixel of a photo by which of the known colours it comes nearest to.
#pragma once

#include "app/photo/seen_colour.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace clerk::photo {

class KnownColours {
public:
    static constexpr std::uint8_t unlike = 255; ///< none of them, or not in the picture

    /// Each is one of a kind; a kind may have several shades. `reach`: how far a pixel may be from all of its colours.
    KnownColours(const std::vector<std::pair<Colour, std::uint8_t>>& colours, const Light& light, double reach);

    std::uint8_t kind(Colour colour) const;
    std::vector<std::uint8_t> kinds(const Picture& picture) const; ///< row by row

private:
    std::uint8_t nearest(Colour colour) const;

    std::vector<std::pair<Lab, std::uint8_t>> known_;
    Light light_;
    double reach_;
    mutable std::vector<std::uint16_t> found_; ///< by five bits of each part; `not_yet`: it was not asked for
};

}
