#include "app/photo/corners.h"

#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace clerk::photo {

namespace {

constexpr int search_side = 640;                        ///< the longer side of the photo that is searched
constexpr double least_share = 0.06, most_share = 0.97; ///< of the picture
constexpr double same = 0.01;                           ///< of the picture: corners that are as good as one
constexpr std::size_t at_most = 12;

using Outline = std::vector<cv::Point>;

double turn_at(Point before, Point at, Point after) {
    return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
}

double turn_at(const std::array<Point, 4>& all, std::size_t corner) {
    return turn_at(all[(corner + 3) % 4], all[corner], all[(corner + 1) % 4]);
}

/// Clockwise, from the upper left one.
std::array<Point, 4> in_order(std::array<Point, 4> points) {
    if (turn_at(points[3], points[0], points[1]) < 0) std::ranges::reverse(points);
    const auto first = std::ranges::min_element(points, {}, [](Point point) { return point.x + point.y; });
    std::ranges::rotate(points, first);
    return points;
}

std::optional<Point> crossing(Point a, Point b, Point c, Point d) {
    const double across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (std::abs(across) < 1e-6) return std::nullopt;
    const double share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
    return Point{a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

/// Its four longest sides, made longer until they meet: something may hide a corner.
std::optional<std::array<Point, 4>> four_sides(const Outline& contour) {
    Outline hull, simple;
    cv::convexHull(contour, hull);
    cv::approxPolyDP(hull, simple, 0.012 * cv::arcLength(hull, true), true);
    if (simple.size() < 4) return std::nullopt;
    struct Side {
        std::size_t place;
        Point from, to;
    };
    std::vector<Side> sides;
    for (std::size_t i = 0; i < simple.size(); ++i) {
        const cv::Point from = simple[i], to = simple[(i + 1) % simple.size()];
        sides.push_back({i, Point{from.x + 0.5, from.y + 0.5}, Point{to.x + 0.5, to.y + 0.5}});
    }
    std::ranges::sort(sides, std::greater(), [](const Side& one) { return distance(one.from, one.to); });
    sides.resize(4);
    std::ranges::sort(sides, {}, &Side::place);
    std::array<Point, 4> corners;
    for (std::size_t i = 0; i < 4; ++i) {
        const Side &one = sides[i], &next = sides[(i + 1) % 4];
        const auto corner = crossing(one.from, one.to, next.from, next.to);
        if (!corner) return std::nullopt;
        corners[i] = *corner;
    }
    return corners;
}

cv::Mat edges_of(const cv::Mat& gray, double low) {
    cv::Mat edges;
    cv::Canny(gray, edges, low, 3 * low);
    cv::dilate(edges, edges, cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    return edges;
}

/// What is of another colour than most of the picture's border.
cv::Mat unlike_border(const cv::Mat& small) {
    cv::Mat lab, away(small.size(), CV_8U), mask;
    cv::cvtColor(small, lab, cv::COLOR_RGBA2RGB);
    cv::cvtColor(lab, lab, cv::COLOR_RGB2Lab);
    std::array<std::vector<std::uint8_t>, 3> border;
    const auto take = [&](int x, int y) {
        for (std::size_t i = 0; i < 3; ++i) border[i].push_back(lab.at<cv::Vec3b>(y, x)[static_cast<int>(i)]);
    };
    for (int x = 0; x < lab.cols; ++x) take(x, 0), take(x, lab.rows - 1);
    for (int y = 0; y < lab.rows; ++y) take(0, y), take(lab.cols - 1, y);
    std::array<double, 3> table{};
    for (std::size_t i = 0; i < 3; ++i) {
        std::ranges::nth_element(border[i], border[i].begin() + static_cast<std::ptrdiff_t>(border[i].size() / 2));
        table[i] = border[i][border[i].size() / 2];
    }
    for (int y = 0; y < lab.rows; ++y)
        for (int x = 0; x < lab.cols; ++x) {
            const auto& at = lab.at<cv::Vec3b>(y, x);
            const double far = std::hypot(0.6 * (at[0] - table[0]), at[1] - table[1], at[2] - table[2]);
            away.at<std::uint8_t>(y, x) = static_cast<std::uint8_t>(std::min(255.0, 2 * far));
        }
    cv::threshold(away, mask, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_RECT, {7, 7}));
    return mask;
}

double area_of(const std::array<Point, 4>& corners) {
    double twice = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = corners[i], b = corners[(i + 1) % 4];
        twice += a.x * b.y - a.y * b.x;
    }
    return std::abs(twice) / 2;
}

bool bulges(const std::array<Point, 4>& corners) {
    for (std::size_t i = 0; i < 4; ++i)
        if (turn_at(corners, i) <= 0) return false;
    return true;
}

}

std::vector<std::array<Point, 4>> outlines(const Picture& photo) {
    if (!is_whole(photo)) return {};
    const double scale = std::min(1.0, double{search_side} / std::max(photo.size.width, photo.size.height));
    cv::Mat small, gray;
    cv::resize(mat_of(photo), small, {}, scale, scale, cv::INTER_AREA);
    cv::cvtColor(small, gray, cv::COLOR_RGBA2GRAY);
    cv::GaussianBlur(gray, gray, {5, 5}, 0);
    std::vector<Outline> contours;
    for (const cv::Mat& lines : {unlike_border(small), edges_of(gray, 40), edges_of(gray, 15)}) {
        std::vector<Outline> more;
        cv::findContours(lines, more, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
        contours.insert(contours.end(), more.begin(), more.end());
    }
    const double whole = static_cast<double>(small.cols) * small.rows;
    std::vector<std::array<Point, 4>> found;
    for (const Outline& contour : contours) {
        if (cv::boundingRect(contour).area() < least_share * whole) continue;
        const auto sides = four_sides(contour);
        if (!sides) continue;
        auto corners = in_order(*sides);
        for (Point& corner : corners) corner = {corner.x / small.cols, corner.y / small.rows};
        const double area = area_of(corners);
        if (area < least_share || area > most_share || !bulges(corners)) continue;
        found.push_back(corners);
    }
    std::ranges::stable_sort(found, std::greater(), area_of);
    std::vector<std::array<Point, 4>> different;
    for (const auto& one : found) {
        const bool known = std::ranges::any_of(different, [&](const auto& other) {
            double most = 0;
            for (std::size_t i = 0; i < 4; ++i) most = std::max(most, distance(one[i], other[i]));
            return most < same;
        });
        if (!known && different.size() < at_most) different.push_back(one);
    }
    for (auto& one : different)
        for (Point& corner : one) corner = {corner.x * photo.size.width, corner.y * photo.size.height};
    return different;
}

namespace {

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
