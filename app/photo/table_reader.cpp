#include "app/photo/table_reader.h"

#include "app/photo/camera.h"
#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace clerk::photo {

namespace {

constexpr double reach = 22, flower_reach = 30; ///< of a colour, in CIE 1976 L*a*b*
constexpr int moves = 6;
constexpr double least_flower = 0.02; ///< of the disc in which it is looked for

}

namespace {

std::vector<std::pair<Colour, std::uint8_t>> flowers_on_green(const Look& look) {
    std::vector<std::pair<Colour, std::uint8_t>> all;
    for (std::size_t i = 0; i < look.flowers.size() && i < green; ++i)
        all.emplace_back(look.flowers[i], static_cast<std::uint8_t>(i));
    for (const Colour& colour : look.terraces) all.emplace_back(colour, green);
    return all;
}

std::vector<std::pair<Colour, std::uint8_t>> all_colours(const Look& look) {
    auto all = flowers_on_green(look);
    for (const Colour& colour : look.others) all.emplace_back(colour, other);
    all.emplace_back(look.ground, bare_ground);
    all.emplace_back(look.roof, roof_tiles);
    return all;
}

}

Colours::Colours(const Look& look, const Light& light)
    : all(all_colours(look), light, reach), flowers(flowers_on_green(look), light, flower_reach) {}

StraightLevel::StraightLevel(Picture straight, const Colours& colours)
    : straight_(std::move(straight)), kinds_(colours.all.kinds(straight_)), colours_(colours) {}

std::uint8_t StraightLevel::at(int x, int y) const {
    const auto width = static_cast<std::size_t>(straight_.size.width);
    return kinds_[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
}

template <class Action> void StraightLevel::each(Point low, Point high, const Action& action) const {
    const auto first = [](double cells) { return static_cast<int>(std::ceil(cells * side - 0.5)); };
    for (int y = first(low.y); y + 0.5 < high.y * side; ++y)
        for (int x = first(low.x); x + 0.5 < high.x * side; ++x) action(x, y);
}

template <class Meant>
std::optional<double> StraightLevel::share_of(std::uint8_t kind, Point low, Point high, const Meant& meant) const {
    int all = 0, there = 0, count = 0;
    each(low, high, [&](int x, int y) {
        if (!meant(x, y)) return;
        ++all;
        if (!straight_.seen(x, y)) return;
        ++there;
        count += at(x, y) == kind;
    });
    if (there == 0 || 2 * there < all) return std::nullopt;
    return static_cast<double>(count) / there;
}

std::optional<double> StraightLevel::share(std::uint8_t kind, Point low, Point high) const {
    return share_of(kind, low, high, [](int, int) { return true; });
}

std::optional<double> StraightLevel::share(std::uint8_t kind, Point middle, double from, double to) const {
    return share_of(kind, {middle.x - to, middle.y - to}, {middle.x + to, middle.y + to}, [&](int x, int y) {
        const double away = distance({(x + 0.5) / side, (y + 0.5) / side}, middle);
        return away >= from && away <= to;
    });
}

std::optional<Point> StraightLevel::middle_of_flower(Point from, double width) const {
    const double radius = 0.56 * width;
    for (int move = 0; move < moves; ++move) {
        Point sum;
        double count = 0, all = 0;
        each({from.x - radius, from.y - radius}, {from.x + radius, from.y + radius}, [&](int x, int y) {
            const Point here{(x + 0.5) / side, (y + 0.5) / side};
            if (distance(here, from) > radius) return;
            ++all;
            if (!straight_.seen(x, y) || at(x, y) == green) return;
            sum = {sum.x + here.x, sum.y + here.y};
            ++count;
        });
        if (count < least_flower * all || count == 0) return std::nullopt;
        from = {sum.x / count, sum.y / count};
    }
    return from;
}

std::vector<double> StraightLevel::flowers(Point middle, double from, double to, std::size_t count) const {
    std::vector<double> found(count, 0);
    double all = 0;
    each({middle.x - to, middle.y - to}, {middle.x + to, middle.y + to}, [&](int x, int y) {
        const double away = distance({(x + 0.5) / side, (y + 0.5) / side}, middle);
        if (away < from || away > to || !straight_.seen(x, y)) return;
        const std::uint8_t kind = colours_.flowers.kind(straight_.colour(x, y));
        if (kind == green) return;
        ++all;
        if (kind < count) ++found[kind];
    });
    for (double& one : found) one = all > 0 ? one / all : 0;
    return found;
}

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

namespace {

constexpr int looked_at = 1600;       ///< the longer side of the photo that is read
constexpr std::size_t least_bare = 3; ///< cells, to know the light by
constexpr double bare_astray = 0.2;   ///< how far a slot may be from its place, in cells

bool usable(const Picture& photo, const Look& look) {
    return is_whole(photo) && look.cells.width > 1 && look.cells.height > 1 && !look.flowers.empty() &&
           !look.terraces.empty() && look.slot_radius > 0.02;
}

std::optional<Light> light_of(const std::vector<BareCell>& bare, const Look& look) {
    if (bare.size() < least_bare) return std::nullopt;
    std::vector<Colour> seen;
    for (const BareCell& cell : bare) seen.push_back(cell.ground);
    std::ranges::sort(seen, std::greater(), [](const Colour& c) { return c.red + c.green + c.blue; });
    return light_by(seen[seen.size() / 3], look.ground);
}

}

TableReader::TableReader(const Picture& photo, const Camera& camera, const Look& look)
    : photo_(smaller(photo, looked_at)), scale_(static_cast<double>(photo_.size.width) / photo.size.width),
      camera_(camera), look_(look) {
    if (const auto ground = straight(0)) bare_ = bare_cells(*ground, StraightLevel::side, look_, bare_astray);
    if (const auto light = light_of(bare_, look_)) colours_ = std::make_unique<const Colours>(look_, *light);
}

std::optional<TableReader> TableReader::of(const Picture& photo, const Camera& camera, const Look& look) {
    if (!usable(photo, look)) return std::nullopt;
    TableReader reader(photo, camera, look);
    return reader.colours_ ? std::optional(std::move(reader)) : std::nullopt;
}

std::optional<Picture> TableReader::straight(double height) const {
    auto plane = camera_.plane(height);
    if (!plane) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) (*plane)[i] = scale_ * (*plane)[i];
    return straightened(photo_, *plane, look_.cells, StraightLevel::side);
}

const StraightLevel* TableReader::at(double height) const {
    auto found = levels_.find(height);
    if (found == levels_.end()) {
        auto picture = straight(height);
        found = levels_.emplace(height, std::nullopt).first;
        if (picture) found->second.emplace(std::move(*picture), *colours_);
    }
    return found->second ? &*found->second : nullptr;
}

Point TableReader::in_photo(Point cell, double height) const { return map(*camera_.plane(height), cell); }

}
