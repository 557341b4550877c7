#include "tests/app/photo/known_camera.h"

#include <cmath>
#include <numbers>

namespace clerk::photo::test {

namespace {

constexpr double degree = std::numbers::pi / 180;

}

Point KnownCamera::seen(Size cells, double x, double y, double height) const {
    // From the middle of the board: turned round, tilted, pushed away, turned in the hand.
    const double east = x - cells.width / 2.0, south = y - cells.height / 2.0, down = -height;
    const double a = side * degree, t = tilt * degree, r = roll * degree;
    const double u = std::cos(a) * east - std::sin(a) * south, v = std::sin(a) * east + std::cos(a) * south;
    const double diagonal = std::hypot(picture.width, picture.height), pixels = focal * diagonal;
    const double away = pixels * cells.height / (filled * picture.height);
    const double v2 = std::cos(t) * v + std::sin(t) * down, depth = away - std::sin(t) * v + std::cos(t) * down;
    const double px = pixels * u / depth, py = pixels * v2 / depth;
    return {picture.width / 2.0 + std::cos(r) * px - std::sin(r) * py,
            picture.height / 2.0 + std::sin(r) * px + std::cos(r) * py};
}

Corners KnownCamera::corners(Size cells) const {
    const double w = cells.width, h = cells.height;
    Corners found{seen(cells, 0, 0, 0), seen(cells, w, 0, 0), seen(cells, w, h, 0), seen(cells, 0, h, 0)};
    for (Point& corner : found) corner = {corner.x / picture.width, corner.y / picture.height};
    return found;
}

std::vector<KnownCamera> twenty_cameras() {
    constexpr double focals[] = {0.42, 0.5, 0.62, 0.9, 1.6}; // 18, 22, 27, 39 and 69 mm on film
    std::vector<KnownCamera> all;
    for (int i = 0; i < 20; ++i)
        all.push_back({.focal = focals[i % 5],
                       .tilt = 40.0 * i / 19,
                       .side = static_cast<double>(i * 53 % 360),
                       .roll = static_cast<double>(i * 7 % 11 - 5),
                       .filled = 0.62 + 0.02 * (i % 3)});
    return all;
}

Corners off_by(const Corners& corners, Size picture, double pixels, int variant) {
    Corners moved = corners;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const double way = (static_cast<double>(i) * 97 + variant * 61) * degree;
        moved[i].x += pixels * std::cos(way) / picture.width;
        moved[i].y += pixels * std::sin(way) / picture.height;
    }
    return moved;
}

}
