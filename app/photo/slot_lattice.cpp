// A scale-normalised difference of Gaussians finds the marks (David G. Lowe, "Distinctive image features from
// scale-invariant keypoints", International Journal of Computer Vision 60 (2004), section 3), of the logarithm of the
// light: a shadow leaves a contrast as it is. A lattice grows from a mark and two of its neighbours.
#include "app/photo/slot_lattice.h"

#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace clerk::photo {

namespace {

constexpr double finest = 1.1, coarser = 1.26; ///< Gaussians, in pixels
constexpr int scales = 11;
constexpr float least_contrast = 0.012F;
constexpr double most_drawn_out = 9; ///< of a mark's two bends: an edge has only one
constexpr std::size_t most_marks = 900, most_seeds = 320, neighbours_looked_at = 10;
constexpr double widest = 0.26, narrowest = 0.05; ///< a mark's radius, of the distance to the next
constexpr double alike = 1.55;                    ///< sizes of marks beside one another
constexpr double near = 0.16, exact = 0.06;       ///< how far from its place a mark may lie, in cells
constexpr int farthest = 9;                       ///< columns and rows from where a lattice began
constexpr std::size_t kept_lattices = 10;
constexpr double least_lens = 0.4, most_lens = 2.2, usual_lens = 0.62; ///< of the diagonal
constexpr double most_skewed = 0.25;

/// How a lattice may begin: of the nine places of three by three how many bear a mark, and how much darker one of them
/// may be than the others.
struct Beginning {
    std::size_t places;
    float as_dark;
};
constexpr Beginning beginnings[] = {{6, 2.2F}, {5, 3.0F}};

struct Mark {
    Point at;
    double radius = 0;
    float contrast = 0;
};

float parabola(float before, float at, float after) {
    const float bend = before - 2 * at + after;
    return bend < 0 ? std::clamp(0.5F * (before - after) / bend, -0.5F, 0.5F) : 0;
}

bool is_round(const cv::Mat& d, int x, int y) {
    const auto at = [&](int dx, int dy) { return d.at<float>(y + dy, x + dx); };
    const double xx = at(1, 0) + at(-1, 0) - 2 * at(0, 0), yy = at(0, 1) + at(0, -1) - 2 * at(0, 0);
    const double xy = (at(1, 1) + at(-1, -1) - at(1, -1) - at(-1, 1)) / 4;
    const double determinant = xx * yy - xy * xy, trace = xx + yy;
    constexpr double bound = (most_drawn_out + 1) * (most_drawn_out + 1) / most_drawn_out;
    return determinant > 0 && trace * trace < bound * determinant;
}

std::vector<Mark> marks_of(const std::vector<cv::Mat>& differences, float sign) {
    std::vector<Mark> found;
    for (std::size_t scale = 1; scale + 1 < differences.size(); ++scale) {
        const cv::Mat& here = differences[scale];
        const auto largest = [&](int x, int y, float value) {
            for (std::size_t s = scale - 1; s <= scale + 1; ++s)
                for (int dy = -1; dy <= 1; ++dy) {
                    const float* line = differences[s].ptr<float>(y + dy);
                    for (int dx = -1; dx <= 1; ++dx)
                        if (sign * line[x + dx] > value) return false;
                }
            return true;
        };
        for (int y = 1; y + 1 < here.rows; ++y) {
            const float* line = here.ptr<float>(y);
            for (int x = 1; x + 1 < here.cols; ++x) {
                const float value = sign * line[x];
                if (value < least_contrast || !largest(x, y, value) || !is_round(here, x, y)) continue;
                const auto at = [&](int dx, int dy) { return sign * here.at<float>(y + dy, x + dx); };
                const double sigma = finest * std::pow(coarser, static_cast<double>(scale) + 0.5);
                found.push_back(
                    {{x + 0.5 + parabola(at(-1, 0), value, at(1, 0)), y + 0.5 + parabola(at(0, -1), value, at(0, 1))},
                     sigma * std::sqrt(2.0),
                     value});
            }
        }
    }
    std::ranges::sort(found, std::greater(), &Mark::contrast);
    if (found.size() > most_marks) found.resize(most_marks);
    return found;
}

/// The marks by where they are.
class Map {
public:
    Map(std::vector<Mark> marks, Size size)
        : marks_(std::move(marks)), wide_(size.width / square + 1), high_(size.height / square + 1),
          squares_(static_cast<std::size_t>(wide_) * static_cast<std::size_t>(high_)) {
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const auto [x, y] = square_of(marks_[i].at);
            squares_[static_cast<std::size_t>(y * wide_ + x)].push_back(i);
        }
    }

    const Mark& operator[](std::size_t i) const { return marks_[i]; }
    std::size_t size() const { return marks_.size(); }

    template <class Action> void each_within(Point at, double reach, const Action& action) const {
        if (!(std::abs(at.x) < 1e5 && std::abs(at.y) < 1e5)) return;
        const auto [left, top] = square_of({at.x - reach, at.y - reach});
        const auto [right, bottom] = square_of({at.x + reach, at.y + reach});
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                for (const std::size_t i : squares_[static_cast<std::size_t>(y * wide_ + x)])
                    if (distance(marks_[i].at, at) <= reach) action(i);
    }

    /// The nearest of about that radius and contrast.
    std::optional<std::size_t> nearest(Point at, double reach, double radius, float contrast, float as_dark) const {
        std::optional<std::size_t> found;
        double least = reach;
        each_within(at, reach, [&](std::size_t i) {
            const double away = distance(marks_[i].at, at), ratio = marks_[i].radius / radius;
            const float darker = marks_[i].contrast / contrast;
            if (ratio < alike && ratio > 1 / alike && darker < as_dark && darker > 1 / as_dark && away <= least)
                least = away, found = i;
        });
        return found;
    }

private:
    static constexpr int square = 24; ///< pixels
    std::pair<int, int> square_of(Point at) const {
        return {std::clamp(static_cast<int>(at.x) / square, 0, wide_ - 1),
                std::clamp(static_cast<int>(at.y) / square, 0, high_ - 1)};
    }

    std::vector<Mark> marks_;
    int wide_, high_;
    std::vector<std::vector<std::size_t>> squares_;
};

using Place = std::pair<int, int>;

Point point_of(Place place) { return {static_cast<double>(place.first), static_cast<double>(place.second)}; }

class Growing {
public:
    Growing(const Map& marks, float as_dark, std::size_t middle, std::size_t east, std::size_t south)
        : marks_(&marks), as_dark_(as_dark) {
        at_ = {{{0, 0}, middle}, {{1, 0}, east}, {{0, 1}, south}};
        taken_ = {middle, east, south};
        const Point m = marks[middle].at, e = marks[east].at, s = marks[south].at;
        plane_ = {Vector{e.x - m.x, s.x - m.x, m.x}, Vector{e.y - m.y, s.y - m.y, m.y}, Vector{0, 0, 1}};
    }

    /// Of the eight places round the first how many bear a mark.
    std::size_t grown_at_first() {
        add(1, near);
        return at_.size();
    }

    void grow() {
        for (int round = 0; round < 40; ++round) {
            fit();
            const std::size_t before = at_.size();
            add(1, near);
            if (at_.size() == before) add(2, near * 0.8);
            if (at_.size() == before) add(3, exact);
            if (at_.size() == before) break;
        }
        for (int round = 0; round < 6; ++round) {
            fit();
            if (drop(exact) + add(2, exact) == 0) break;
        }
        fit();
    }

    std::optional<SlotLattice> lattice() const {
        if (at_.size() < least_slots) return std::nullopt;
        SlotLattice found{.plane = plane_};
        std::vector<double> errors;
        for (const auto& [place, mark] : at_) {
            found.slots.push_back({place.first, place.second, (*marks_)[mark].at});
            errors.push_back(error(place, mark));
        }
        const auto [west, east] = std::ranges::minmax(found.slots, {}, &LatticeSlot::column);
        const auto [north, south] = std::ranges::minmax(found.slots, {}, &LatticeSlot::row);
        if (found.slots.size() < least_slots || east.column - west.column < 2 || south.row - north.row < 2) return {};
        std::ranges::nth_element(errors, errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2));
        found.error = errors[errors.size() / 2];
        return found;
    }

    std::set<std::size_t> marks() const {
        std::set<std::size_t> all;
        for (const auto& [place, mark] : at_) all.insert(mark);
        return all;
    }

private:
    double spacing(Place place) const {
        const Point p = point_of(place), here = map(plane_, p);
        return std::min(distance(here, map(plane_, {p.x + 1, p.y})), distance(here, map(plane_, {p.x, p.y + 1})));
    }
    double error(Place place, std::size_t mark) const {
        return distance(map(plane_, point_of(place)), (*marks_)[mark].at) / spacing(place);
    }

    /// Places no farther than so many steps from those that bear one.
    std::size_t add(int steps, double reach) {
        std::set<Place> open;
        for (const auto& [place, mark] : at_)
            for (int dy = -steps; dy <= steps; ++dy)
                for (int dx = -steps; dx <= steps; ++dx) {
                    const Place next{place.first + dx, place.second + dy};
                    if (std::max(std::abs(next.first), std::abs(next.second)) < farthest && !at_.contains(next))
                        open.insert(next);
                }
        if (at_.size() < 3) return 0;
        const auto [shape, contrast] = usual();
        std::size_t added = 0;
        for (const Place& place : open) {
            const double cell = spacing(place);
            if (!(cell > 3 && cell < 400)) continue;
            const auto mark =
                marks_->nearest(map(plane_, point_of(place)), reach * cell, shape * cell, contrast, as_dark_);
            if (mark && !taken_.contains(*mark)) at_[place] = *mark, taken_.insert(*mark), ++added;
        }
        return added;
    }

    std::size_t drop(double reach) {
        const std::size_t before = at_.size();
        std::erase_if(at_, [&](const auto& one) {
            const bool out = error(one.first, one.second) > reach;
            if (out) taken_.erase(one.second);
            return out;
        });
        return before - at_.size();
    }

    /// Radius, of the distance to the next, and contrast.
    std::pair<double, float> usual() const {
        std::vector<double> radii;
        std::vector<float> contrasts;
        for (const auto& [place, mark] : at_) {
            radii.push_back((*marks_)[mark].radius / spacing(place));
            contrasts.push_back((*marks_)[mark].contrast);
        }
        const auto middle = static_cast<std::ptrdiff_t>(radii.size() / 2);
        std::ranges::nth_element(radii, radii.begin() + middle);
        std::ranges::nth_element(contrasts, contrasts.begin() + middle);
        return {radii[radii.size() / 2], contrasts[contrasts.size() / 2]};
    }

    void fit() {
        std::vector<std::pair<Point, Point>> pairs;
        for (const auto& [place, mark] : at_) pairs.emplace_back(point_of(place), (*marks_)[mark].at);
        if (const auto better = fitted_homography(pairs)) plane_ = *better;
    }

    const Map* marks_;
    float as_dark_;
    std::map<Place, std::size_t> at_;
    std::set<std::size_t> taken_;
    Matrix plane_{};
};

/// Of similar marks round one, the nearest.
std::vector<std::size_t> neighbours(const Map& marks, std::size_t of, float as_dark) {
    const Mark& middle = marks[of];
    std::vector<std::size_t> found;
    marks.each_within(middle.at, middle.radius / narrowest, [&](std::size_t i) {
        const double away = distance(marks[i].at, middle.at), ratio = marks[i].radius / middle.radius;
        const float darker = marks[i].contrast / middle.contrast;
        if (i != of && away * widest > middle.radius && ratio < alike && ratio > 1 / alike && darker < as_dark &&
            darker > 1 / as_dark)
            found.push_back(i);
    });
    std::ranges::sort(found, {}, [&](std::size_t i) { return distance(marks[i].at, middle.at); });
    if (found.size() > neighbours_looked_at) found.resize(neighbours_looked_at);
    return found;
}

/// How far the plane's cells are from squares that a usual lens sees: 0 are squares.
double skew(const Matrix& plane, Size picture) {
    const double diagonal = std::hypot(picture.width, picture.height);
    double least = 1e9;
    for (double lens = least_lens; lens < most_lens; lens *= 1.1) {
        const auto through = [&](std::size_t i) {
            const Vector seen = column(plane, i);
            return Vector{(seen[0] - picture.width / 2.0 * seen[2]) / (lens * diagonal),
                          (seen[1] - picture.height / 2.0 * seen[2]) / (lens * diagonal), seen[2]};
        };
        const Vector east = through(0), south = through(1);
        const double square = dot(east, south) / (length(east) * length(south));
        const double longer = std::log(length(east) / length(south)), unusual = 0.1 * std::log(lens / usual_lens);
        least = std::min(least, std::hypot(square, longer, unusual));
    }
    return least;
}

/// Slots may be counted along several lines: the lattice whose cells are squares. None: no lines make any.
std::optional<SlotLattice> squared(const SlotLattice& lattice, Size picture) {
    std::optional<SlotLattice> best;
    double least = most_skewed;
    for (int a = 0; a <= 2; ++a)
        for (int b = -2; b <= 2; ++b)
            for (int c = -2; c <= 2; ++c)
                for (int d = -2; d <= 2; ++d) { // new east is (a, c) of the old, new south (b, d)
                    if (a * d - b * c != 1) continue;
                    const Matrix turn{Vector{double(a), double(b), 0}, Vector{double(c), double(d), 0},
                                      Vector{0, 0, 1}};
                    const Matrix plane = lattice.plane * turn;
                    const double here = skew(plane, picture);
                    if (here >= least) continue;
                    least = here;
                    best = lattice;
                    best->plane = plane;
                    for (LatticeSlot& slot : best->slots)
                        slot = {d * slot.column - b * slot.row, -c * slot.column + a * slot.row, slot.seen};
                }
    return best;
}

void find_lattices(const Map& marks, Size picture, const Beginning& beginning, std::vector<SlotLattice>& found) {
    std::set<std::size_t> used;
    for (std::size_t seed = 0; seed < std::min(most_seeds, marks.size()); ++seed) {
        if (used.contains(seed)) continue;
        const auto round = neighbours(marks, seed, beginning.as_dark);
        // Every second slot makes a lattice too, along the diagonals: the one of the smallest cells has more of them.
        std::optional<Growing> fullest, smallest;
        std::size_t most = beginning.places - 1;
        double least = 1e9;
        for (const std::size_t a : round)
            for (const std::size_t b : round) {
                const Point m = marks[seed].at, u = marks[a].at, v = marks[b].at;
                const double across = (u.x - m.x) * (v.y - m.y) - (u.y - m.y) * (v.x - m.x);
                if (across < 0.35 * distance(u, m) * distance(v, m)) continue;
                Growing one(marks, beginning.as_dark, seed, a, b);
                const std::size_t count = one.grown_at_first();
                if (count >= beginning.places && across < 0.8 * least) least = across, smallest.emplace(one);
                if (count > most) most = count, fullest.emplace(std::move(one));
            }
        std::optional<SlotLattice> best;
        std::set<std::size_t> its_marks;
        for (auto* one : {&fullest, &smallest}) {
            if (!*one) continue;
            (*one)->grow();
            auto lattice = (*one)->lattice();
            if (!lattice || (best && best->slots.size() >= lattice->slots.size())) continue;
            best = std::move(lattice);
            its_marks = (*one)->marks();
        }
        if (!best) continue;
        if (best->slots.size() >= 2 * least_slots) used.merge(its_marks);
        if (auto square = squared(*best, picture)) found.push_back(std::move(*square));
    }
}

}

std::vector<SlotLattice> slot_lattices(const Picture& photo) {
    if (!is_whole(photo) || std::min(photo.size.width, photo.size.height) < 64) return {};
    cv::Mat gray, light;
    cv::cvtColor(mat_of(photo), gray, cv::COLOR_RGBA2GRAY);
    gray.convertTo(light, CV_32F, 1, 12);
    cv::log(light, light);
    std::vector<cv::Mat> blurred(scales), differences;
    for (int i = 0; i < scales; ++i) {
        const double sigma = finest * std::pow(coarser, i);
        cv::GaussianBlur(light, blurred[static_cast<std::size_t>(i)], {}, sigma);
    }
    for (std::size_t i = 0; i + 1 < blurred.size(); ++i) differences.push_back(blurred[i + 1] - blurred[i]);
    std::vector<SlotLattice> found;
    for (const float sign : {1.0F, -1.0F}) {
        const Map marks(marks_of(differences, sign), photo.size);
        for (const Beginning& beginning : beginnings) find_lattices(marks, photo.size, beginning, found);
    }
    std::ranges::stable_sort(found, std::greater(), [](const SlotLattice& one) {
        return static_cast<double>(one.slots.size()) * std::max(0.0, 1 - one.error / exact);
    });
    if (found.size() > kept_lattices) found.resize(kept_lattices);
    return found;
}

}
