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
constexpr double least_contrast = 0.07, sure_contrast = 0.14; ///< of the ground's lightness
constexpr double most_uneven = 0.22;                          ///< of the ground round a slot, from sector to sector
constexpr double darkest = 25;                                ///< ground, of 255

/// Ground round a slot less the slot, for every pixel as its middle.
cv::Mat contrasts(const cv::Mat& light, double radius) {
    const int reach = static_cast<int>(std::ceil(ring_to * radius));
    cv::Mat kernel(2 * reach + 1, 2 * reach + 1, CV_32F, cv::Scalar(0));
    double within = 0, around = 0;
    const auto away = [&](int x, int y) { return std::hypot(x - reach, y - reach) / radius; };
    const auto each = [&](const auto& action) {
        for (int y = 0; y < kernel.rows; ++y)
            for (int x = 0; x < kernel.cols; ++x) action(away(x, y), kernel.at<float>(y, x));
    };
    each([&](double at, float&) { within += at <= inside, around += at >= ring_from && at <= ring_to; });
    each([&](double at, float& weight) {
        if (at <= inside) weight = static_cast<float>(-1 / within);
        if (at >= ring_from && at <= ring_to) weight = static_cast<float>(1 / around);
    });
    cv::Mat found;
    cv::filter2D(light, found, CV_32F, kernel);
    return found;
}

/// How light the ground is in each direction from a slot.
struct Ground {
    std::array<double, sectors> near{}, far{};
    bool seen = true;

    double mean() const {
        double sum = 0;
        for (const double one : near) sum += one;
        return sum / sectors;
    }
    double uneven() const {
        const auto [least, most] = std::ranges::minmax(near);
        const auto [far_least, far_most] = std::ranges::minmax(far);
        return (std::max(most, far_most) - std::min(least, far_least)) / mean();
    }
};

Ground ground_round(const Picture& straight, const cv::Mat& light, Point slot, double radius) {
    Ground ground;
    std::array<double, sectors> near_count{}, far_count{};
    const int reach = static_cast<int>(std::ceil(edge_to * radius));
    const int left = static_cast<int>(std::floor(slot.x)), top = static_cast<int>(std::floor(slot.y));
    for (int y = top - reach; y <= top + reach; ++y)
        for (int x = left - reach; x <= left + reach; ++x) {
            const Point from{x + 0.5 - slot.x, y + 0.5 - slot.y};
            const double away = std::hypot(from.x, from.y) / radius;
            const bool is_near = away >= ring_from && away <= ring_to, is_far = away >= edge_from && away <= edge_to;
            if (!is_near && !is_far) continue;
            if (!straight.seen(x, y)) {
                ground.seen = false;
                return ground;
            }
            const double turn = (std::atan2(from.y, from.x) / std::numbers::pi + 1) / 2;
            const auto sector = std::min(sectors - 1, static_cast<std::size_t>(turn * sectors));
            (is_near ? ground.near : ground.far)[sector] += light.at<std::uint8_t>(y, x);
            ++(is_near ? near_count : far_count)[sector];
        }
    for (std::size_t i = 0; i < sectors; ++i) {
        ground.near[i] /= std::max(1.0, near_count[i]);
        ground.far[i] /= std::max(1.0, far_count[i]);
    }
    return ground;
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
            const Ground ground = ground_round(straight, light, slot, radius);
            if (!ground.seen || ground.mean() < darkest || ground.uneven() > most_uneven) continue;
            const double share = at(0, 0) / ground.mean();
            if (share < least_contrast) continue;
            const double evenness = 1 - ground.uneven() / most_uneven / 2;
            found.push_back({.column = column,
                             .row = row,
                             .slot = {slot.x / side, slot.y / side},
                             .ground = colour_round(straight, slot, radius),
                             .certainty = evenness * std::min(1.0, share / sure_contrast)});
        }
    return found;
}

}
