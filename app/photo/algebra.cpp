#include "app/photo/algebra.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clerk::photo {

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Vector operator+(const Vector& a, const Vector& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }

Vector operator*(double scale, const Vector& a) { return {scale * a[0], scale * a[1], scale * a[2]}; }

double dot(const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Vector cross(const Vector& a, const Vector& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

double length(const Vector& a) { return std::sqrt(dot(a, a)); }

Vector operator*(const Matrix& m, const Vector& a) { return {dot(m[0], a), dot(m[1], a), dot(m[2], a)}; }

Matrix operator*(const Matrix& a, const Matrix& b) {
    return columns(a * column(b, 0), a * column(b, 1), a * column(b, 2));
}

Matrix columns(const Vector& a, const Vector& b, const Vector& c) {
    return {Vector{a[0], b[0], c[0]}, Vector{a[1], b[1], c[1]}, Vector{a[2], b[2], c[2]}};
}

Vector column(const Matrix& m, std::size_t index) { return {m[0][index], m[1][index], m[2][index]}; }

std::optional<Matrix> inverse(const Matrix& m) {
    const Vector a = column(m, 0), b = column(m, 1), c = column(m, 2);
    const double determinant = dot(a, cross(b, c));
    if (std::abs(determinant) <= 1e-12 * length(a) * length(b) * length(c)) return std::nullopt;
    return Matrix{1 / determinant * cross(b, c), 1 / determinant * cross(c, a), 1 / determinant * cross(a, b)};
}

std::optional<std::vector<double>> solve(std::vector<std::vector<double>> equations, std::vector<double> right) {
    const std::size_t size = right.size();
    for (std::size_t at = 0; at < size; ++at) {
        std::size_t pivot = at;
        for (std::size_t row = at + 1; row < size; ++row)
            if (std::abs(equations[row][at]) > std::abs(equations[pivot][at])) pivot = row;
        std::swap(equations[at], equations[pivot]);
        std::swap(right[at], right[pivot]);
        if (!(std::abs(equations[at][at]) > 1e-12)) return std::nullopt;
        for (std::size_t row = at + 1; row < size; ++row) {
            const double times = equations[row][at] / equations[at][at];
            for (std::size_t i = at; i < size; ++i) equations[row][i] -= times * equations[at][i];
            right[row] -= times * right[at];
        }
    }
    for (std::size_t at = size; at-- > 0;) {
        for (std::size_t i = at + 1; i < size; ++i) right[at] -= equations[at][i] * right[i];
        right[at] /= equations[at][at];
    }
    return right;
}

Point map(const Matrix& homography, Point point) {
    const Vector seen = homography * Vector{point.x, point.y, 1};
    return {seen[0] / seen[2], seen[1] / seen[2]};
}

std::optional<Matrix> homography(const std::array<Point, 4>& from, const std::array<Point, 4>& to) {
    std::vector<std::vector<double>> equations;
    std::vector<double> right;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto [x, y] = from[i];
        const auto [u, v] = to[i];
        equations.push_back({x, y, 1, 0, 0, 0, -u * x, -u * y});
        equations.push_back({0, 0, 0, x, y, 1, -v * x, -v * y});
        right.push_back(u);
        right.push_back(v);
    }
    const auto found = solve(std::move(equations), std::move(right));
    if (!found) return std::nullopt;
    const auto& h = *found;
    return Matrix{Vector{h[0], h[1], h[2]}, Vector{h[3], h[4], h[5]}, Vector{h[6], h[7], 1}};
}

std::optional<Matrix> fitted_homography(const std::vector<std::pair<Point, Point>>& pairs) {
    if (pairs.size() < 3) return std::nullopt;
    Point middle;
    for (const auto& [from, to] : pairs) middle = {middle.x + to.x, middle.y + to.y};
    const auto count = static_cast<double>(pairs.size());
    middle = {middle.x / count, middle.y / count};
    double spread = 0;
    for (const auto& [from, to] : pairs) spread += distance(to, middle) / count;
    if (!(spread > 0)) return std::nullopt;
    const std::size_t unknown = pairs.size() < 6 ? 6 : 8;
    std::vector<std::vector<double>> equations(unknown, std::vector<double>(unknown, 0));
    std::vector<double> right(unknown, 0);
    const auto add = [&](const std::array<double, 8>& row, double value) {
        for (std::size_t i = 0; i < unknown; ++i) {
            for (std::size_t k = 0; k < unknown; ++k) equations[i][k] += row[i] * row[k];
            right[i] += row[i] * value;
        }
    };
    for (const auto& [from, to] : pairs) {
        const auto [x, y] = from;
        const double u = (to.x - middle.x) / spread, v = (to.y - middle.y) / spread;
        add({x, y, 1, 0, 0, 0, -u * x, -u * y}, u);
        add({0, 0, 0, x, y, 1, -v * x, -v * y}, v);
    }
    auto found = solve(std::move(equations), std::move(right));
    if (!found) return std::nullopt;
    auto& h = *found;
    h.resize(8, 0);
    const Matrix normal{Vector{h[0], h[1], h[2]}, Vector{h[3], h[4], h[5]}, Vector{h[6], h[7], 1}};
    return Matrix{Vector{spread, 0, middle.x}, Vector{0, spread, middle.y}, Vector{0, 0, 1}} * normal;
}

}
