// What a board and its pieces look like, and which of the known colours is seen in a photo, whatever the light.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace clerk::photo {

// What a board and the pieces on it look like from above, so that they are known again in a photo.

/// Lengths in sides of a cell, colours in daylight.
struct Look {
    Size cells = {};         ///< of the board
    double slot_radius = 0;  ///< of the round slot in the middle of every cell, which is darker than the ground
    Colour ground = {};      ///< of the board
    double space_side = 0;   ///< of the square in the middle of each of a terrace's cells, which may look like anything
    double flower_width = 0; ///< across the flower in the middle of a terrace, which covers two by two cells
    double roof_width = 0;   ///< across the roof over one of its cells
    double roof_height = 0;  ///< of that roof above its terrace, in levels
    std::vector<Colour> terraces = {}; ///< its shades
    std::vector<Colour> flowers = {};
    Colour roof = {};
    std::vector<Colour> others = {}; ///< of pieces that are none of these, so that they are not taken for them
};

// Which of a few known colours is seen at a place of a photo, whatever the light.

/// What the light of a photo makes of colours: how much of each part comes back.
struct Light {
    std::array<double, 3> part{1, 1, 1};
};

/// The colour without the light: lightness from 0 to 100 and two that tell hue and strength (CIE 1976 L*a*b*).
struct Lab {
    double lightness = 0, a = 0, b = 0;
};
Lab lab_of(Colour colour, const Light& light = {});
double chroma_distance(const Lab& one, const Lab& other); ///< lightness left out: a shadow takes it away

/// A disc of the picture, in pixels.
struct Disc {
    Point middle;
    double radius = 0;
};

/// Of the pixels seen there, the middle one of each part; none: less than half the disc is in the picture.
std::optional<Colour> middle_colour(const Picture& picture, const Disc& disc);

/// What the light makes of a colour that is known to be that one.
Light light_by(Colour seen, Colour known);

// Every pixel of a photo by which of the known colours it comes nearest to.

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
