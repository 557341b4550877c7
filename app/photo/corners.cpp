#include "app/photo/corners.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace clerk::photo {

namespace {

constexpr double least_share = 0.08, most_share = 0.95; ///< of the picture, of a board that is proposed
constexpr int search_width = 640;

double turn_at(Point before, Point at, Point after) {
    return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
}

double turn_at(const std::array<Point, 4>& all, std::size_t corner) {
    return turn_at(all[(corner + 3) % 4], all[corner], all[(corner + 1) % 4]);
}

Corners middle_of_picture() { return {Point{0.15, 0.15}, Point{0.85, 0.15}, Point{0.85, 0.85}, Point{0.15, 0.85}}; }

/// Clockwise, from the upper left one.
std::array<Point, 4> in_order(std::array<Point, 4> points) {
    if (turn_at(points, 0) < 0) std::reverse(points.begin(), points.end());
    const auto first = std::ranges::min_element(points, {}, [](Point point) { return point.x + point.y; });
    std::rotate(points.begin(), first, points.end());
    return points;
}

cv::Mat edges_of(const cv::Mat& photo, double& scale) {
    scale = std::min(1.0, static_cast<double>(search_width) / std::max(photo.cols, photo.rows));
    cv::Mat small, gray, edges;
    cv::resize(photo, small, {}, scale, scale, cv::INTER_AREA);
    cv::cvtColor(small, gray, cv::COLOR_RGBA2GRAY);
    cv::GaussianBlur(gray, gray, {5, 5}, 0);
    cv::Canny(gray, edges, 40, 120);
    cv::dilate(edges, edges, cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    return edges;
}

std::vector<cv::Point> quadrilateral(const std::vector<cv::Point>& contour) {
    std::vector<cv::Point> hull, simple;
    cv::convexHull(contour, hull);
    cv::approxPolyDP(hull, simple, 0.03 * cv::arcLength(hull, true), true);
    return simple;
}

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
    const cv::Mat pixels(photo.size.height, photo.size.width, CV_8UC4,
                         const_cast<std::uint8_t*>(photo.pixels.data())); // is only read
    double scale = 1;
    const cv::Mat edges = edges_of(pixels, scale);
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(edges, contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    const double whole = static_cast<double>(edges.cols) * edges.rows;
    double largest = least_share * whole;
    Corners best = middle_of_picture();
    for (const auto& contour : contours) {
        const auto found = quadrilateral(contour);
        if (found.size() != 4) continue;
        const double area = std::abs(cv::contourArea(found));
        if (area <= largest || area > most_share * whole) continue;
        std::array<Point, 4> corners;
        std::ranges::transform(found, corners.begin(), [&](cv::Point at) {
            return Point{(at.x + 0.5) / edges.cols, (at.y + 0.5) / edges.rows};
        });
        corners = in_order(corners);
        if (fault_of(corners, photo.size) != CornersFault::none) continue;
        largest = area;
        best = corners;
    }
    return best;
}

Corners turned(const Corners& corners) { return {corners[3], corners[0], corners[1], corners[2]}; }

}
