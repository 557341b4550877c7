// What pieces are told apart by: their shapes.
#pragma once

#include "tests/app/desktop/picture.h"

#include <gtest/gtest.h>

namespace clerk::desktop::test {

inline wxImage alone(int side, const Drawing& draw) {
    return drawn(side, [&](wxGraphicsContext& gc) { draw(gc, Area(0, 0, side, side)); });
}

inline bool covered(const wxImage& image, int x, int y) { return image.GetAlpha(x, y) > 127; }

/// The share of pixels that one shape covers and the other does not.
inline double difference(const wxImage& a, const wxImage& b) {
    const int differing = count(a, [&](int x, int y) { return covered(a, x, y) != covered(b, x, y); });
    return static_cast<double>(differing) / (a.GetWidth() * a.GetHeight());
}

inline void expect_shapes_differ(const std::vector<Drawing>& drawings) {
    constexpr int small = 24;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        for (std::size_t j = i + 1; j < drawings.size(); ++j)
            EXPECT_GT(difference(alone(small, drawings[i]), alone(small, drawings[j])), 0.05) << i << " and " << j;
}

/// At sixteen pixels.
inline void expect_each_is_seen_within_its_area(const std::vector<Drawing>& drawings) {
    constexpr int smallest = 16, margin = 4, side = smallest + 2 * margin;
    for (const Drawing& each : drawings) {
        const wxImage image =
            drawn(side, [&](wxGraphicsContext& gc) { each(gc, Area(margin, margin, smallest, smallest)); });
        const auto outside = [&](int at) { return at < margin - 1 || at > side - margin; };
        EXPECT_GT(count(image, [&](int x, int y) { return covered(image, x, y); }), smallest * 2);
        EXPECT_EQ(count(image, [&](int x, int y) { return (outside(x) || outside(y)) && covered(image, x, y); }), 0);
    }
}

}
