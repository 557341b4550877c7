#include "app/photo/camera.h"

#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <libexif/exif-data.h>
#include <limits>
#include <memory>
#include <vector>

namespace clerk::photo {

namespace {

constexpr std::size_t notes_end = 1 << 18; ///< they stand near the beginning of a file
constexpr double film_diagonal = 43.267, shortest = 0.2, longest = 20;
constexpr double inch = 25.4;

struct Unref {
    void operator()(ExifData* data) const { exif_data_unref(data); }
};
using Notes = std::unique_ptr<ExifData, Unref>;

std::vector<unsigned char> beginning(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::vector<unsigned char> bytes(notes_end);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

/// Of a number, or a fraction.
std::optional<double> value(const Notes& notes, ExifTag tag) {
    const ExifEntry* entry = exif_content_get_entry(notes->ifd[EXIF_IFD_EXIF], tag);
    if (!entry || !entry->data || entry->components < 1) return std::nullopt;
    if (entry->size < exif_format_get_size(entry->format)) return std::nullopt;
    const ExifByteOrder order = exif_data_get_byte_order(notes.get());
    switch (entry->format) {
    case EXIF_FORMAT_SHORT: return exif_get_short(entry->data, order);
    case EXIF_FORMAT_LONG: return exif_get_long(entry->data, order);
    case EXIF_FORMAT_RATIONAL: {
        const ExifRational fraction = exif_get_rational(entry->data, order);
        if (fraction.denominator == 0) return std::nullopt;
        return static_cast<double>(fraction.numerator) / fraction.denominator;
    }
    default: return std::nullopt;
    }
}

/// From the lens itself and how many pixels lie on an inch of the sensor.
std::optional<double> by_sensor(const Notes& notes) {
    const auto lens = value(notes, EXIF_TAG_FOCAL_LENGTH), density = value(notes, EXIF_TAG_FOCAL_PLANE_X_RESOLUTION);
    const auto wide = value(notes, EXIF_TAG_PIXEL_X_DIMENSION), high = value(notes, EXIF_TAG_PIXEL_Y_DIMENSION);
    if (!lens || !density || !wide || !high) return std::nullopt;
    constexpr int centimetres = 3;
    const double unit = value(notes, EXIF_TAG_FOCAL_PLANE_RESOLUTION_UNIT) == centimetres ? 10 : inch;
    return *lens * *density / unit / std::hypot(*wide, *high);
}

std::optional<double> by_film(const Notes& notes) {
    const auto lens = value(notes, EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM);
    return lens && *lens > 0 ? std::optional(*lens / film_diagonal) : std::nullopt;
}

}

std::optional<double> focal_length(const std::filesystem::path& file) {
    const std::vector<unsigned char> bytes = beginning(file);
    const Notes notes(exif_data_new_from_data(bytes.data(), static_cast<unsigned int>(bytes.size())));
    if (!notes) return std::nullopt;
    const auto film = by_film(notes), found = film ? film : by_sensor(notes);
    return found && *found >= shortest && *found <= longest ? found : std::nullopt;
}

namespace {

constexpr int finer = 2; ///< pixels that are looked up for one, each way: a photo has more than a board shows

Picture picture_of(const cv::Mat& pixels) {
    Picture picture{{pixels.cols, pixels.rows}, {}};
    picture.pixels.assign(pixels.datastart, pixels.dataend);
    return picture;
}

/// From pixels of the straightened picture to the photo's. The middle of the first pixel is at 0 for OpenCV.
cv::Matx33d from_pixels(const Matrix& plane, double side) {
    const double scale = 1 / side;
    const Matrix to_cells{Vector{scale, 0, scale / 2}, Vector{0, scale, scale / 2}, Vector{0, 0, 1}};
    const Matrix to_middles{Vector{1, 0, -0.5}, Vector{0, 1, -0.5}, Vector{0, 0, 1}};
    const Matrix all = to_middles * plane * to_cells;
    return {all[0][0], all[0][1], all[0][2], all[1][0], all[1][1], all[1][2], all[2][0], all[2][1], all[2][2]};
}

}

Picture straightened(const Picture& photo, const Matrix& plane, Size cells, int side) {
    const int fine = side * finer;
    cv::Mat straight, shown;
    cv::warpPerspective(mat_of(photo), straight, from_pixels(plane, fine), {cells.width * fine, cells.height * fine},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT, cv::Scalar::all(0));
    cv::resize(straight, shown, {cells.width * side, cells.height * side}, 0, 0, cv::INTER_AREA);
    return picture_of(shown);
}

Picture smaller(Picture photo, int longest) {
    const double scale = static_cast<double>(longest) / std::max(photo.size.width, photo.size.height);
    if (scale >= 1) return photo;
    cv::Mat shown;
    const auto side = [&](int length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
    cv::resize(mat_of(photo), shown, {side(photo.size.width), side(photo.size.height)}, 0, 0, cv::INTER_AREA);
    return picture_of(shown);
}

// The pose from a homography: Zhengyou Zhang, "A flexible new technique for camera calibration", IEEE Transactions on
// Pattern Analysis and Machine Intelligence 22 (2000), sections 2.2 and 3.1. What the corners leave open is decided by
// what is usual: least squares by the method of Levenberg and Marquardt (Hartley and Zisserman, Multiple View Geometry,
// 2nd edition, appendix 6).

namespace {

constexpr double usual_focal = 0.62;   ///< of the diagonal: a phone's 27 mm
constexpr double usual_spread = 0.45;  ///< of its logarithm
constexpr double noted_spread = 0.01;  ///< where the camera noted it
constexpr double corner_spread = 1e-3; ///< of the diagonal: how exactly a corner is set

/// Focal length as a logarithm, rotation as a vector, shift.
using Pose = std::array<double, 7>;

Matrix rotation(const Vector& by) {
    const double angle = length(by);
    if (angle < 1e-12) return {Vector{1, 0, 0}, Vector{0, 1, 0}, Vector{0, 0, 1}};
    const Vector axis = 1 / angle * by;
    const double c = std::cos(angle), s = std::sin(angle);
    Matrix m;
    for (std::size_t i = 0; i < 3; ++i) {
        Vector unit{};
        unit[i] = 1;
        const Vector turned = c * unit + s * cross(axis, unit) + (1 - c) * axis[i] * axis;
        for (std::size_t row = 0; row < 3; ++row) m[row][i] = turned[row];
    }
    return m;
}

Vector vector_of(const Matrix& m) {
    const double c = std::clamp((m[0][0] + m[1][1] + m[2][2] - 1) / 2, -1.0, 1.0), angle = std::acos(c);
    if (angle < 1e-9) return {};
    if (angle > 3.1) { // near half a turn the axis is in the symmetric part
        std::size_t most = 0;
        for (std::size_t i = 1; i < 3; ++i)
            if (m[i][i] > m[most][most]) most = i;
        Vector axis = column(m, most);
        axis[most] += 1;
        return angle / length(axis) * axis;
    }
    const Vector axis{m[2][1] - m[1][2], m[0][2] - m[2][0], m[1][0] - m[0][1]};
    return angle / length(axis) * axis;
}

struct Fitting {
    std::array<Point, 4> on_board, in_picture; ///< in pixels from the middle
    double diagonal = 0;
    double focal = 0, focal_spread = 0;

    Pose start(double focal_here) const;
    std::vector<double> errors(const Pose& pose) const;
    Pose fitted(Pose pose) const;
};

/// Zhang, 3.1, with the columns made square to one another.
Pose Fitting::start(double focal_here) const {
    const Matrix h = *homography(on_board, in_picture);
    const auto through_lens = [&](std::size_t i) {
        const Vector seen = column(h, i);
        return Vector{seen[0] / focal_here, seen[1] / focal_here, seen[2]};
    };
    const Vector a = through_lens(0), b = through_lens(1), t = through_lens(2);
    const double scale = 2 / (length(a) + length(b));
    const Vector sum = 1 / length(a) * a + 1 / length(b) * b, difference = 1 / length(a) * a + -1 / length(b) * b;
    const Vector half = 1 / length(sum) * sum, other = 1 / length(difference) * difference;
    const double part = std::sqrt(0.5);
    const Vector east = part * (half + other), south = part * (half + -1 * other);
    const Vector by = vector_of(columns(east, south, cross(east, south)));
    return {std::log(focal_here), by[0], by[1], by[2], scale * t[0], scale * t[1], scale * t[2]};
}

std::vector<double> Fitting::errors(const Pose& pose) const {
    const double focal_here = std::exp(pose[0]);
    const Matrix turn = rotation({pose[1], pose[2], pose[3]});
    std::vector<double> all;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vector at = turn * Vector{on_board[i].x, on_board[i].y, 0} + Vector{pose[4], pose[5], pose[6]};
        const double spread = corner_spread * diagonal;
        all.push_back((focal_here * at[0] / at[2] - in_picture[i].x) / spread);
        all.push_back((focal_here * at[1] / at[2] - in_picture[i].y) / spread);
    }
    all.push_back((pose[0] - std::log(focal)) / focal_spread);
    return all;
}

double sum_of_squares(const std::vector<double>& errors) {
    double sum = 0;
    for (const double error : errors) sum += error * error;
    return std::isfinite(sum) ? sum : std::numeric_limits<double>::max();
}

Pose Fitting::fitted(Pose pose) const {
    double damping = 1e-3, best = sum_of_squares(errors(pose));
    for (int round = 0; round < 60 && damping < 1e9; ++round) {
        const std::vector<double> here = errors(pose);
        std::vector<std::vector<double>> slopes;
        for (std::size_t i = 0; i < pose.size(); ++i) {
            const double step = 1e-6 * std::max(1.0, std::abs(pose[i]));
            Pose moved = pose;
            moved[i] += step;
            slopes.push_back(errors(moved));
            for (std::size_t k = 0; k < here.size(); ++k) slopes.back()[k] = (slopes.back()[k] - here[k]) / step;
        }
        const auto product = [&](const std::vector<double>& a, const std::vector<double>& b) {
            double sum = 0;
            for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
            return sum;
        };
        std::vector<std::vector<double>> equations;
        std::vector<double> right;
        for (std::size_t i = 0; i < pose.size(); ++i) {
            equations.emplace_back();
            for (std::size_t k = 0; k < pose.size(); ++k)
                equations[i].push_back(product(slopes[i], slopes[k]) * (i == k ? 1 + damping : 1));
            right.push_back(-product(slopes[i], here));
        }
        const auto step = solve(std::move(equations), std::move(right));
        Pose next = pose;
        for (std::size_t i = 0; step && i < pose.size(); ++i) next[i] += (*step)[i];
        const double sum = step ? sum_of_squares(errors(next)) : std::numeric_limits<double>::max();
        if (sum < best) {
            const bool done = best - sum < 1e-10 * best;
            pose = next;
            best = sum;
            damping /= 10;
            if (done) break;
        } else {
            damping *= 10;
        }
    }
    return pose;
}

std::array<Point, 4> corners_of(Size cells) {
    const double w = cells.width, h = cells.height;
    return {Point{0, 0}, Point{w, 0}, Point{w, h}, Point{0, h}};
}

}

std::optional<Camera> Camera::from(const Corners& corners, Size cells, Size picture, std::optional<double> focal) {
    if (fault_of(corners, picture) != CornersFault::none) return std::nullopt;
    const Point middle{picture.width / 2.0, picture.height / 2.0};
    Fitting fitting{corners_of(cells), in_pixels(corners, picture), std::hypot(picture.width, picture.height)};
    for (Point& point : fitting.in_picture) point = {point.x - middle.x, point.y - middle.y};
    if (!homography(fitting.on_board, fitting.in_picture)) return std::nullopt;
    fitting.focal = focal.value_or(usual_focal) * fitting.diagonal;
    fitting.focal_spread = focal ? noted_spread : usual_spread;

    Pose pose{};
    double best = std::numeric_limits<double>::max();
    for (const double times : {0.5, 1.0, 2.0, 4.0}) { // from several: the valley may bend
        const Pose found = fitting.fitted(fitting.start(fitting.focal * (focal ? 1 : times)));
        const double sum = sum_of_squares(fitting.errors(found));
        if (sum < best) best = sum, pose = found;
        if (focal) break;
    }
    Camera camera;
    camera.focal_ = std::exp(pose[0]);
    camera.middle_ = middle;
    camera.rotation_ = rotation({pose[1], pose[2], pose[3]});
    camera.shift_ = {pose[4], pose[5], pose[6]};
    const auto as_set = homography(fitting.on_board, in_pixels(corners, picture));
    const auto back = inverse(camera.seen(0));
    if (!as_set || !back || !(camera.height() > 0)) return std::nullopt;
    camera.set_right_ = *as_set * *back;
    return camera;
}

Matrix Camera::matrix() const { return {Vector{focal_, 0, middle_.x}, Vector{0, focal_, middle_.y}, Vector{0, 0, 1}}; }

Matrix Camera::seen(double height) const {
    const Vector east = column(rotation_, 0), south = column(rotation_, 1), down = column(rotation_, 2);
    return matrix() * columns(east, south, shift_ + -height * down);
}

std::optional<Matrix> Camera::plane(double height) const {
    if (!(height < 0.9 * this->height())) return std::nullopt;
    return set_right_ * seen(height);
}

double Camera::height() const { return dot(column(rotation_, 2), shift_); }

double Camera::tilt() const { return std::acos(std::clamp(rotation_[2][2], -1.0, 1.0)); }

}
