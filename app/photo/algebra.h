// Vectors and matrices of three, equations, and the projective map that four points make.
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace clerk::photo {

struct Point {
    double x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
double distance(Point a, Point b);

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>; ///< its rows

Vector operator+(const Vector& a, const Vector& b);
Vector operator*(double scale, const Vector& a);
double dot(const Vector& a, const Vector& b);
Vector cross(const Vector& a, const Vector& b);
double length(const Vector& a);

Vector operator*(const Matrix& m, const Vector& a);
Matrix operator*(const Matrix& a, const Matrix& b);
Matrix columns(const Vector& a, const Vector& b, const Vector& c);
Vector column(const Matrix& m, std::size_t index);
std::optional<Matrix> inverse(const Matrix& m); ///< none: it is singular

/// By elimination with pivoting. None: the equations do not have one answer.
std::optional<std::vector<double>> solve(std::vector<std::vector<double>> equations, std::vector<double> right);

/// A point of one plane seen in another.
Point map(const Matrix& homography, Point point);
/// The homography that takes the four points to the others (Hartley and Zisserman, Multiple View Geometry, 2nd edition,
/// 4.1, with the last element set to 1). None: three of them lie on one line.
std::optional<Matrix> homography(const std::array<Point, 4>& from, const std::array<Point, 4>& to);
/// That comes nearest to taking the first of each pair to the second: least squares (the same, 4.1.2, with the second
/// points moved and scaled as in 4.4.4). Of fewer than six pairs an affine one. None: they do not tell.
std::optional<Matrix> fitted_homography(const std::vector<std::pair<Point, Point>>& pairs);

}
