#include "app/photo/board.h"

#include "app/photo/bare_cells.h"
#include "app/photo/outlines.h"
#include "app/photo/seen_colour.h"
#include "app/photo/straighten.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1280; ///< the longer side of the photo that is searched
constexpr int side = 20;        ///< pixels of a cell in it
constexpr std::size_t least_cells = 8, sure_cells = 20;
constexpr double spread_least = 0.4;                     ///< of the grid, from the first bare cell to the last
constexpr double rough = 0.33, fine = 0.16, exact = 0.1; ///< how far a slot may be from its place

constexpr double ends_count = 12;   ///< a whole outline, in slots
constexpr double least_ends = 0.35; ///< of the outline must be seen
constexpr double apart = 0.13;      ///< from the outline, in cells, its two sides are looked at
constexpr int different = 45;       ///< two colours, all three parts together

using Plane = Matrix; ///< from cells of the board to pixels

std::array<Point, 4> corners_of(Size cells, double beyond) {
    const double w = cells.width + beyond, h = cells.height + beyond;
    return {Point{-beyond, -beyond}, Point{w, -beyond}, Point{w, h}, Point{-beyond, h}};
}

std::optional<Plane> plane_of(const std::array<Point, 4>& pixels, Size cells, double beyond) {
    return homography(corners_of(cells, beyond), pixels);
}

std::array<Point, 4> seen_corners(const Plane& plane, Size cells) {
    auto pixels = corners_of(cells, 0);
    for (Point& point : pixels) point = map(plane, point);
    return pixels;
}

Corners fractions(std::array<Point, 4> pixels, Size picture) {
    for (Point& point : pixels) point = {point.x / picture.width, point.y / picture.height};
    return pixels;
}

Point middle_of(const BareCell& cell) { return {cell.column + 0.5, cell.row + 0.5}; }

/// From the board's cells to itself: where the slots are instead of where they should be. Least squares.
std::optional<Matrix> correction(const std::vector<BareCell>& cells) {
    std::vector<std::vector<double>> equations(8, std::vector<double>(8, 0));
    std::vector<double> right(8, 0);
    const auto add = [&](const std::array<double, 8>& row, double value) {
        for (std::size_t i = 0; i < 8; ++i) {
            for (std::size_t k = 0; k < 8; ++k) equations[i][k] += row[i] * row[k];
            right[i] += row[i] * value;
        }
    };
    for (const BareCell& cell : cells) {
        const auto [x, y] = middle_of(cell);
        const auto [u, v] = cell.slot;
        add({x, y, 1, 0, 0, 0, -u * x, -u * y}, u);
        add({0, 0, 0, x, y, 1, -v * x, -v * y}, v);
    }
    const auto found = solve(std::move(equations), std::move(right));
    if (!found) return std::nullopt;
    const auto& h = *found;
    return Matrix{Vector{h[0], h[1], h[2]}, Vector{h[3], h[4], h[5]}, Vector{h[6], h[7], 1}};
}

double error_of(const BareCell& cell, const Matrix& places) {
    return distance(cell.slot, map(places, middle_of(cell)));
}

double median_error(const std::vector<BareCell>& cells, const Matrix& places) {
    std::vector<double> errors;
    for (const BareCell& cell : cells) errors.push_back(error_of(cell, places));
    std::ranges::nth_element(errors, errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2));
    return errors[errors.size() / 2];
}

/// Without what was taken for a slot and lies apart from where the others say that it should.
std::vector<BareCell> in_agreement(std::vector<BareCell> cells) {
    constexpr double agree = 0.04;
    for (int round = 0; round < 4 && cells.size() >= least_cells; ++round) {
        const auto places = correction(cells);
        if (!places) return {};
        const double most = std::max(agree, 1.6 * median_error(cells, *places));
        if (std::erase_if(cells, [&](const BareCell& cell) { return error_of(cell, *places) > most; }) == 0) break;
    }
    return cells;
}

bool spread(const std::vector<BareCell>& cells, Size board) {
    const auto [west, east] = std::ranges::minmax(cells, {}, &BareCell::column);
    const auto [north, south] = std::ranges::minmax(cells, {}, &BareCell::row);
    return east.column - west.column >= spread_least * board.width &&
           south.row - north.row >= spread_least * board.height;
}

/// A board somewhere, and how well the slots agree.
struct Guess {
    Plane plane{};
    std::vector<BareCell> cells = {};
    double error = 1; ///< of a slot from its place, at the median
    double ends = 0;  ///< the share of the board's outline where the photo shows one
};

class Search {
public:
    Search(const Picture& photo, const Look& look) : photo_(smaller(photo, looked_at)), look_(look) {}

    const Picture& photo() const { return photo_; }

    /// The grid drawn to the slots. None: too few of them.
    std::optional<Guess> fitted(Plane plane) const {
        Guess guess;
        for (const double astray : {rough, fine, exact}) {
            guess.plane = plane;
            guess.cells = in_agreement(cells_at(plane, astray));
            if (guess.cells.size() < least_cells || !spread(guess.cells, look_.cells)) return std::nullopt;
            const auto better = correction(guess.cells);
            if (!better) return std::nullopt;
            plane = plane * *better;
            if (fault_of(fractions(seen_corners(plane, look_.cells), photo_.size), photo_.size) != CornersFault::none)
                return std::nullopt;
        }
        guess.plane = plane;
        guess.error = median_error(guess.cells, {Vector{1, 0, 0}, Vector{0, 1, 0}, Vector{0, 0, 1}});
        return guess;
    }

    /// The same grid moved by a cell has its slots in the same places: of those with as many slots, the one round
    /// which the board ends.
    std::optional<Guess> centred(std::optional<Guess> guess) const {
        if (!guess) return guess;
        std::vector<Guess> all{*guess};
        for (const auto& [x, y] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            const Matrix moved{Vector{1, 0, double(x)}, Vector{0, 1, double(y)}, Vector{0, 0, 1}};
            if (auto other = fitted(guess->plane * moved)) all.push_back(std::move(*other));
        }
        for (Guess& one : all) one.ends = ends(one.plane);
        return *std::ranges::max_element(
            all, {}, [](const Guess& one) { return static_cast<double>(one.cells.size()) + ends_count * one.ends; });
    }

    std::optional<FoundBoard> found(const Guess& guess) const {
        if (guess.ends < least_ends) return std::nullopt;
        const double enough = static_cast<double>(guess.cells.size()) / static_cast<double>(sure_cells);
        return FoundBoard{fractions(seen_corners(guess.plane, look_.cells), photo_.size),
                          std::min(1.0, enough) * std::clamp(1.2 - guess.error / exact, 0.0, 1.0)};
    }

private:
    /// The middle colour of a small piece of the photo; none: it is not in the photo.
    std::optional<Colour> colour_at(const Plane& plane, Point cell) const {
        const Point at = map(plane, cell);
        return middle_colour(photo_, {at, 0.05 * distance(at, map(plane, {cell.x + 1, cell.y}))});
    }

    double ends(const Plane& plane) const {
        int all = 0, there = 0;
        const auto look_at = [&](Point in, Point out) {
            const auto inside = colour_at(plane, in), outside = colour_at(plane, out);
            if (!inside || !outside) return;
            ++all;
            there += std::abs(inside->red - outside->red) + std::abs(inside->green - outside->green) +
                         std::abs(inside->blue - outside->blue) >
                     different;
        };
        const double w = look_.cells.width, h = look_.cells.height, near = look_.rim - apart, far = look_.rim + apart;
        for (double i = 0.5; i < w; ++i) look_at({i, -near}, {i, -far}), look_at({i, h + near}, {i, h + far});
        for (double i = 0.5; i < h; ++i) look_at({-near, i}, {-far, i}), look_at({w + near, i}, {w + far, i});
        return all > 0 ? static_cast<double>(there) / all : 0;
    }

    std::vector<BareCell> cells_at(const Plane& plane, double astray) const {
        return bare_cells(straightened(photo_, plane, look_.cells, side), side, look_, astray);
    }

    Picture photo_;
    const Look& look_;
};

bool usable(const Look& look) {
    return look.cells.width > 1 && look.cells.height > 1 && look.slot_radius > 0.02 && look.rim >= 0;
}

}

std::optional<FoundBoard> find_board(const Picture& photo, const Look& look) {
    if (!is_whole(photo) || !usable(look)) return std::nullopt;
    const Search search(photo, look);
    std::optional<Guess> best;
    for (const auto& outline : outlines(search.photo()))
        for (const double beyond : {look.rim, 0.0}) {
            const auto plane = plane_of(outline, look.cells, beyond);
            if (!plane) continue;
            auto guess = search.fitted(*plane);
            if (guess && (!best || guess->cells.size() > best->cells.size())) best = std::move(guess);
        }
    best = search.centred(std::move(best));
    return best ? search.found(*best) : std::nullopt;
}

}
