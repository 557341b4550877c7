#include "app/photo/learnt_face.h"

#include "app/photo/camera.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1600;   ///< the longer side of the photo that is read
constexpr float most_unlike = 40; ///< CIE 1976 L*a*b*: more does not count
constexpr double like_ground = 14;
constexpr float usual_spread = 2.2F;      ///< a variance, of the square of what half lie within
constexpr double least_seen = 0.15;       ///< of a face: less tells nothing
constexpr int edge_from = 2, edge_to = 3; ///< pixels from the edge of a face: there is its ground

std::size_t index(int x, int y) { return static_cast<std::size_t>(y * face_side + x); }

/// A place of the face turned and mirrored in one of eight ways.
std::pair<int, int> turned(int x, int y, int way) {
    if (way & 1) x = face_side - 1 - x;
    if (way & 2) y = face_side - 1 - y;
    if (way & 4) std::swap(x, y);
    return {x, y};
}

}

LabLevels::LabLevels(const Picture& photo, const Camera& camera, Size cells)
    : photo_(smaller(photo, looked_at)), scale_(static_cast<double>(photo_.size.width) / photo.size.width),
      camera_(camera), cells_(cells) {}

std::optional<LabLevel> LabLevels::at(double height) const {
    auto plane = camera_.plane(height);
    if (!plane) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) (*plane)[i] = scale_ * (*plane)[i];
    const Matrix beyond{Vector{1, 0, -1}, Vector{0, 1, -1}, Vector{0, 0, 1}};
    const Picture straight = straightened(photo_, *plane * beyond, {cells_.width + 2, cells_.height + 2}, cell_side);
    const cv::Mat pixels = mat_of(straight);
    LabLevel level;
    cv::Mat colours;
    cv::extractChannel(pixels, level.seen, 3);
    cv::cvtColor(pixels, colours, cv::COLOR_RGBA2RGB);
    colours.convertTo(colours, CV_32FC3, 1.0 / 255);
    cv::cvtColor(colours, level.lab, cv::COLOR_RGB2Lab);
    return level;
}

std::array<Point, 4> LabLevels::in_photo(int west, int north, double height) const {
    const Matrix plane = *camera_.plane(height);
    const double x = west, y = north;
    return {map(plane, {x, y}), map(plane, {x + 2, y}), map(plane, {x + 2, y + 2}), map(plane, {x, y + 2})};
}

Point LabLevels::in_photo(Point cell, double height) const { return map(*camera_.plane(height), cell); }

cv::Point corner_of(int west, int north) { return {(west + 1) * cell_side, (north + 1) * cell_side}; }

cv::Vec3f median(std::vector<cv::Vec3f> colours) {
    cv::Vec3f found{};
    if (colours.empty()) return found;
    const auto middle = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
    for (int i = 0; i < 3; ++i) {
        std::ranges::nth_element(colours, middle, {}, [i](const cv::Vec3f& one) { return one[i]; });
        found[i] = (*middle)[i];
    }
    return found;
}

namespace {

/// The middle one, and how far from it half of them lie at most: a roof over one of the spaces counts for nothing.
std::pair<float, float> middle_and_spread(std::vector<float>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    const float found = *middle;
    for (float& value : values) value = std::abs(value - found);
    std::ranges::nth_element(values, middle);
    return {found, *middle};
}

}

LearntFace::LearntFace(const std::vector<Place>& known)
    : mean_(face_side * face_side), weight_(face_side * face_side), is_ground_(face_side * face_side, 0) {
    find_ground(known);
    std::vector<cv::Vec3f> grounds;
    for (const Place& place : known) grounds.push_back(ground(place));
    const Pixel noise(40, 30, 30, 40); // squares, of a photo's
    std::array<std::vector<float>, channels> values;
    for (int y = 0; y < face_side; ++y)
        for (int x = 0; x < face_side; ++x) {
            for (auto& one : values) one.clear();
            for (std::size_t i = 0; i < known.size(); ++i)
                for (int way = 0; way < 8; ++way) {
                    const auto [u, v] = turned(x, y, way);
                    const Pixel here = pixel(known[i], u, v, grounds[i]);
                    for (int k = 0; k < channels; ++k) values[static_cast<std::size_t>(k)].push_back(here[k]);
                }
            for (int k = 0; k < channels; ++k) {
                const auto [middle, spread] = middle_and_spread(values[static_cast<std::size_t>(k)]);
                mean_[index(x, y)][k] = middle;
                weight_[index(x, y)][k] = 1 / (usual_spread * spread * spread + noise[k]);
            }
        }
    colour_ = ground(known.front());
}

/// What most of a face's edge looks like, and what of its inside does too.
void LearntFace::find_ground(const std::vector<Place>& known) {
    std::vector<cv::Vec3f> edge;
    for (const auto& [level, at] : known)
        for (int y = 0; y < face_side; ++y)
            for (int x = 0; x < face_side; ++x) {
                const int inside = std::min({x, y, face_side - 1 - x, face_side - 1 - y});
                if (inside >= edge_from && inside <= edge_to)
                    edge.push_back(level->lab.at<cv::Vec3f>(at.y + y, at.x + x));
            }
    const cv::Vec3f colour = median(std::move(edge));
    for (int y = 0; y < face_side; ++y)
        for (int x = 0; x < face_side; ++x) {
            std::size_t like = 0;
            for (const auto& [level, at] : known)
                for (int way = 0; way < 8; ++way) {
                    const auto [u, v] = turned(x, y, way);
                    like += cv::norm(level->lab.at<cv::Vec3f>(at.y + v, at.x + u) - colour) < like_ground;
                }
            is_ground_[index(x, y)] = 4 * like > 3 * 8 * known.size();
        }
}

cv::Vec3f LearntFace::ground(const Place& place, const Hidden& hidden) const {
    std::vector<cv::Vec3f> colours;
    for (int y = 0; y < face_side; ++y)
        for (int x = 0; x < face_side; ++x)
            if (is_ground_[index(x, y)] && !hidden[index(x, y)])
                colours.push_back(place.level->lab.at<cv::Vec3f>(place.at.y + y, place.at.x + x));
    return median(std::move(colours));
}

LearntFace::Pixel LearntFace::pixel(const Place& place, int x, int y, const cv::Vec3f& ground) {
    const auto& lab = place.level->lab.at<cv::Vec3f>(place.at.y + y, place.at.x + x);
    return {lab[0], lab[1], lab[2], std::min(static_cast<float>(cv::norm(lab - ground)), most_unlike)};
}

LearntFace::Likeness LearntFace::likeness(const Place& place, const Hidden& hidden) const {
    const cv::Vec3f its_ground = ground(place, hidden);
    std::array<double, channels> weights{}, here{}, there{};
    std::vector<Pixel> pixels(mean_.size());
    Hidden out = hidden;
    for (int y = 0; y < face_side; ++y)
        for (int x = 0; x < face_side; ++x) {
            const std::size_t i = index(x, y);
            if (place.level->seen.at<std::uint8_t>(place.at.y + y, place.at.x + x) != 255) out.set(i);
            if (out[i]) continue;
            pixels[i] = pixel(place, x, y, its_ground);
            for (int k = 0; k < channels; ++k) {
                const auto c = static_cast<std::size_t>(k);
                weights[c] += weight_[i][k];
                here[c] += weight_[i][k] * pixels[i][k];
                there[c] += weight_[i][k] * mean_[i][k];
            }
        }
    Likeness found{.seen = 1 - static_cast<double>(out.count()) / static_cast<double>(out.size())};
    if (found.seen < least_seen) return found;
    struct Part {
        double both = 0, one = 0, other = 0;
    };
    std::array<Part, 4> parts{}; // its spaces
    for (int y = 0; y < face_side; ++y)
        for (int x = 0; x < face_side; ++x) {
            const std::size_t i = index(x, y);
            if (out[i]) continue;
            Part& part = parts[static_cast<std::size_t>(2 * (y / cell_side) + x / cell_side)];
            for (int k = 0; k < channels; ++k) {
                const auto c = static_cast<std::size_t>(k);
                const double a = pixels[i][k] - here[c] / weights[c], b = mean_[i][k] - there[c] / weights[c];
                part.both += weight_[i][k] * a * b;
                part.one += weight_[i][k] * a * a;
                part.other += weight_[i][k] * b * b;
            }
        }
    for (std::size_t without = 0; without < parts.size(); ++without) {
        Part all;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i == without) continue;
            all.both += parts[i].both, all.one += parts[i].one, all.other += parts[i].other;
        }
        if (all.one > 0 && all.other > 0)
            found.correlation = std::max(found.correlation, all.both / std::sqrt(all.one * all.other));
    }
    return found;
}

}
