#include "app/photo/corners.h"

#include "app/photo/outlines.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

namespace {

double turn_at(Point before, Point at, Point after) {
    return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
}

double turn_at(const std::array<Point, 4>& all, std::size_t corner) {
    return turn_at(all[(corner + 3) % 4], all[corner], all[(corner + 1) % 4]);
}

Corners middle_of_picture() { return {Point{0.15, 0.15}, Point{0.85, 0.15}, Point{0.85, 0.85}, Point{0.15, 0.85}}; }

}

std::array<Point, 4> in_pixels(const Corners& corners, Size picture) {
    std::array<Point, 4> pixels = corners;
    for (Point& point : pixels) point = {point.x * picture.width, point.y * picture.height};
    return pixels;
}

CornersFault fault_of(const Corners& corners, Size picture) {
    for (const Point& corner : corners)
        if (!(std::abs(corner.x - 0.5) <= 1.5 && std::abs(corner.y - 0.5) <= 1.5)) return CornersFault::too_far;
    const auto pixels = in_pixels(corners, picture);
    const double least = smallest_side * std::min(picture.width, picture.height);
    int right = 0, left = 0;
    double shortest = least;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const double turn = turn_at(pixels, i), side = distance(pixels[i], pixels[(i + 1) % 4]);
        const double across = side > 0 ? std::abs(turn) / side : 0; // how far the corner before lies from this side
        shortest = std::min({shortest, side, across});
        (turn > 0 ? right : left) += 1;
    }
    if (right != 4 && left != 4) return CornersFault::crossing;
    if (shortest < least) return CornersFault::too_small;
    return left == 4 ? CornersFault::mirrored : CornersFault::none;
}

Corners proposed_corners(const Picture& photo) {
    for (Corners corners : outlines(photo)) {
        for (Point& corner : corners) corner = {corner.x / photo.size.width, corner.y / photo.size.height};
        if (fault_of(corners, photo.size) == CornersFault::none) return corners;
    }
    return middle_of_picture();
}

Corners turned(const Corners& corners) { return {corners[3], corners[0], corners[1], corners[2]}; }

}
