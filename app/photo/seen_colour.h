// Which of a few known colours is seen at a place of a photo, whatever the light.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <array>
#include <optional>

namespace clerk::photo {

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

}
