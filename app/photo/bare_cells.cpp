#include "app/photo/bare_cells.h"

#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace clerk::photo {

namespace {

// In radii of a slot.
constexpr double inside = 0.75, ring_from = 1.4, ring_to = 2.2, edge_from = 2.8, edge_to = 3.7;
constexpr std::size_t sectors = 8;
constexpr int least_directions = 4;
constexpr double least_contrast = 0.1, sure_contrast = 0.16, most_contrast = 0.6; ///< of the ground's lightness
constexpr double most_uneven = 0.05; ///< of the ground round a slot: its spread, of its lightness
constexpr double goes_on = 0.1;      ///< how much lighter or darker the same ground may be beside it
constexpr float darkest = 25;        ///< ground, of 255

double lightness(Colour colour) { return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue; }

/// The mean over a ring, or a disc where `from` is 0, round every pixel. Lengths in pixels.
cv::Mat means(const cv::Mat& values, double from, double to) {
    const int reach = static_cast<int>(std::ceil(to));
    cv::Mat kernel(2 * reach + 1, 2 * reach + 1, CV_32F, cv::Scalar(0));
    int count = 0;
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x)
            if (const double away = std::hypot(x, y); away >= from && away <= to)
                kernel.at<float>(y + reach, x + reach) = 1, ++count;
    cv::Mat found;
    cv::filter2D(values, found, CV_32F, kernel / std::max(1, count));
    return found;
}

/// How much darker than the ground round it every pixel with its surroundings is, as a share; 0 where the ground is
/// not even.
cv::Mat contrasts(const cv::Mat& light, double radius) {
    cv::Mat exact;
    light.convertTo(exact, CV_32F);
    const cv::Mat disc = means(exact, 0, inside * radius), ring = means(exact, ring_from * radius, ring_to * radius);
    const cv::Mat squares = means(exact.mul(exact), ring_from * radius, ring_to * radius);
    cv::Mat found(light.size(), CV_32F, cv::Scalar(0));
    for (int y = 0; y < light.rows; ++y)
        for (int x = 0; x < light.cols; ++x) {
            const float ground = ring.at<float>(y, x);
            if (ground < darkest) continue;
            const float spread = squares.at<float>(y, x) - ground * ground;
            if (spread > most_uneven * most_uneven * ground * ground) continue;
            found.at<float>(y, x) = (ground - disc.at<float>(y, x)) / ground;
        }
    return found;
}

/// In how many directions the ground goes on beyond the ring as light as there: something may stand next to the cell.
int directions(const Picture& straight, const cv::Mat& light, Point slot, double radius, double ground) {
    std::array<double, sectors> sum{}, count{};
    const int reach = static_cast<int>(std::ceil(edge_to * radius));
    const int left = static_cast<int>(std::floor(slot.x)), top = static_cast<int>(std::floor(slot.y));
    for (int y = top - reach; y <= top + reach; ++y)
        for (int x = left - reach; x <= left + reach; ++x) {
            const Point from{x + 0.5 - slot.x, y + 0.5 - slot.y};
            const double away = std::hypot(from.x, from.y) / radius;
            if (away < edge_from || away > edge_to || !straight.seen(x, y)) continue;
            const double turn = (std::atan2(from.y, from.x) / std::numbers::pi + 1) / 2;
            const auto sector = std::min(sectors - 1, static_cast<std::size_t>(turn * sectors));
            sum[sector] += light.at<std::uint8_t>(y, x);
            ++count[sector];
        }
    int found = 0;
    for (std::size_t i = 0; i < sectors; ++i)
        found += count[i] > 0 && std::abs(sum[i] / count[i] - ground) < goes_on * ground;
    return found;
}

Colour colour_round(const Picture& straight, Point slot, double radius) {
    std::array<std::vector<std::uint8_t>, 3> parts;
    const int reach = static_cast<int>(std::ceil(ring_to * radius));
    for (int y = static_cast<int>(slot.y) - reach; y <= slot.y + reach; ++y)
        for (int x = static_cast<int>(slot.x) - reach; x <= slot.x + reach; ++x) {
            const double away = distance({x + 0.5, y + 0.5}, slot) / radius;
            if (away < ring_from || away > ring_to || !straight.seen(x, y)) continue;
            for (std::size_t i = 0; i < parts.size(); ++i) parts[i].push_back(straight.at(x, y)[i]);
        }
    const auto middle = [&](std::size_t i) {
        if (parts[i].empty()) return std::uint8_t{0};
        std::ranges::nth_element(parts[i], parts[i].begin() + static_cast<std::ptrdiff_t>(parts[i].size() / 2));
        return parts[i][parts[i].size() / 2];
    };
    return {middle(0), middle(1), middle(2)};
}

/// Between pixels, by the parabola through the neighbours.
double peak(float before, float at, float after) {
    const double bend = before - 2 * at + after;
    return bend < 0 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0;
}

}

std::vector<BareCell> bare_cells(const Picture& straight, int side, const Look& look, double astray) {
    if (straight.size.width < look.cells.width * side || straight.size.height < look.cells.height * side) return {};
    cv::Mat light;
    cv::cvtColor(mat_of(straight), light, cv::COLOR_RGBA2GRAY);
    const double radius = look.slot_radius * side;
    const cv::Mat contrast = contrasts(light, radius);
    const int far = static_cast<int>(astray * side);
    std::vector<BareCell> found;
    for (int row = 0; row < look.cells.height; ++row)
        for (int column = 0; column < look.cells.width; ++column) {
            cv::Point best{-1, -1};
            const cv::Point middle{column * side + side / 2, row * side + side / 2};
            for (int y = std::max(1, middle.y - far); y <= std::min(contrast.rows - 2, middle.y + far); ++y)
                for (int x = std::max(1, middle.x - far); x <= std::min(contrast.cols - 2, middle.x + far); ++x)
                    if (best.x < 0 || contrast.at<float>(y, x) > contrast.at<float>(best)) best = {x, y};
            if (best.x < 0) continue;
            const auto at = [&](int x, int y) { return contrast.at<float>(best.y + y, best.x + x); };
            const Point slot{best.x + 0.5 + peak(at(-1, 0), at(0, 0), at(1, 0)),
                             best.y + 0.5 + peak(at(0, -1), at(0, 0), at(0, 1))};
            const double share = at(0, 0);
            if (share < least_contrast || share > most_contrast) continue;
            const Colour ground = colour_round(straight, slot, radius);
            const int open = directions(straight, light, slot, radius, lightness(ground));
            if (open < least_directions) continue;
            found.push_back({.column = column,
                             .row = row,
                             .slot = {slot.x / side, slot.y / side},
                             .ground = ground,
                             .certainty = std::min(1.0, share / sure_contrast) * open / double{sectors}});
        }
    return found;
}

}
