#include "app/photo/garden_search.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr double thick = 0.1;       ///< a plate, in sides of a cell
constexpr double least_alike = 0.4; ///< correlation: what is less alike is better explained by something else
constexpr double least_gain = 0.02; ///< in faces
constexpr int most_terraces = 40, most_instead = 3, most_mended = 4;
constexpr int slack = 8;  ///< pixels: a face is looked for beside its place too
constexpr int coarse = 2; ///< pixels: so exactly it is told what is hidden
constexpr int middle = 8; ///< pixels each way from the middle of a face
constexpr double too_far = 1e6;

bool middle_seen(const Hidden& hidden) {
    for (int y = face_side / 2 - middle; y < face_side / 2 + middle; ++y)
        for (int x = face_side / 2 - middle; x < face_side / 2 + middle; ++x)
            if (hidden[static_cast<std::size_t>(y * face_side + x)]) return false;
    return true;
}

/// On which side of the line from a to b.
double side(Point a, Point b, Point at) { return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x); }

/// None where a point is too far out to be in any photo: it may be behind the camera.
std::vector<Point> hull(const std::vector<Point>& points) {
    std::vector<cv::Point2f> all, outer;
    for (const Point& point : points)
        if (!(std::abs(point.x) < too_far && std::abs(point.y) < too_far)) return {};
    for (const Point& point : points) all.emplace_back(static_cast<float>(point.x), static_cast<float>(point.y));
    cv::convexHull(all, outer);
    std::vector<Point> found;
    for (const auto& point : outer) found.push_back({point.x, point.y});
    return found;
}

struct Span {
    double low = 1e9, high = -1e9;
    void add(double at) { low = std::min(low, at), high = std::max(high, at); }
    bool meets(const Span& other) const { return low < other.high && other.low < high; }
};

template <class Points> std::pair<Span, Span> box(const Points& points) {
    Span x, y;
    for (const Point& point : points) x.add(point.x), y.add(point.y);
    return {x, y};
}

}

bool within(const std::vector<Point>& outline, Point at) {
    int left = 0, right = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        (side(outline[i], outline[(i + 1) % outline.size()], at) > 0 ? left : right)++;
    return !outline.empty() && (left == 0 || right == 0);
}

StraightLevels::StraightLevels(const Picture& photo, const Camera& camera, Size cells, double level_high)
    : photo_(photo, camera, cells), cells_(cells), level_high_(level_high) {
    for (int level = 0; level <= highest_read; ++level) levels_.push_back(photo_.at(level * level_high));
}

std::vector<Point> StraightLevels::plate(const SeenTerrace& one) const {
    const auto above = outline(one), below = photo_.in_photo(one.west, one.north, one.level * level_high_ - thick);
    std::vector<Point> all(above.begin(), above.end());
    all.insert(all.end(), below.begin(), below.end());
    return hull(all);
}

bool exclude(const SeenTerrace& one, const SeenTerrace& other) {
    const int x = std::abs(other.west - one.west), y = std::abs(other.north - one.north);
    return one.level == other.level ? x < 2 && y < 2 : x == 0 && y == 0;
}

GardenSearch::GardenSearch(const StraightLevels& levels, const LearntFace& face, const std::vector<SeenTerrace>& known)
    : levels_(levels), face_(face) {
    for (const SeenTerrace& one : known)
        if (levels.shows(one.level)) all_.push_back(one);
    known_ = all_.size();
    for (int level = 1; level <= highest_read; ++level)
        for (int north = 0; levels.shows(level) && north + 1 < levels.cells().height; ++north)
            for (int west = 0; west + 1 < levels.cells().width; ++west) {
                const SeenTerrace one{.west = west, .north = north, .level = level};
                if (std::ranges::none_of(known, [&](const SeenTerrace& other) { return exclude(one, other); }))
                    all_.push_back(one);
            }
    for (const SeenTerrace& one : all_) {
        plates_.push_back(levels.plate(one));
        outlines_.push_back(levels.outline(one));
    }
}

GardenSearch::Set GardenSearch::with(const Set& set, std::size_t one) const {
    Set found = set;
    std::erase_if(found, [&](std::size_t other) { return exclude(all_[one], all_[other]); });
    found.insert(std::ranges::upper_bound(found, one), one);
    return found;
}

/// Which pixels of the lower one's face.
const Hidden& GardenSearch::hidden(std::size_t lower, std::size_t higher) {
    const auto known = hidden_.find({lower, higher});
    if (known != hidden_.end()) return known->second;
    Hidden found;
    const auto [x1, y1] = box(plates_[higher]);
    const auto [x2, y2] = box(outlines_[lower]);
    if (x1.meets(x2) && y1.meets(y2)) {
        const auto& corners = outlines_[lower];
        constexpr double s = face_side;
        const auto to_photo = homography({Point{0, 0}, Point{s, 0}, Point{s, s}, Point{0, s}}, corners);
        for (int y = 0; to_photo && y < face_side; y += coarse)
            for (int x = 0; x < face_side; x += coarse) {
                if (!within(plates_[higher], map(*to_photo, {x + coarse / 2.0, y + coarse / 2.0}))) continue;
                for (int dy = 0; dy < coarse; ++dy)
                    for (int dx = 0; dx < coarse; ++dx)
                        found.set(static_cast<std::size_t>((y + dy) * face_side + x + dx));
            }
    }
    return hidden_.emplace(std::pair{lower, higher}, found).first->second;
}

Hidden GardenSearch::hidden_in(const Set& set, std::size_t one) {
    Hidden found;
    for (const std::size_t other : set)
        if (all_[other].level > all_[one].level) found |= hidden(one, other);
    return found;
}

const LearntFace::Likeness& GardenSearch::likeness(const Set& set, std::size_t one) {
    Set key{one};
    Hidden all;
    for (const std::size_t other : set) {
        if (all_[other].level <= all_[one].level) continue;
        const Hidden& here = hidden(one, other);
        if ((here & ~all).none()) continue;
        all |= here;
        key.push_back(other);
    }
    const auto known = likenesses_.find(key);
    if (known != likenesses_.end()) return known->second;
    return likenesses_.emplace(std::move(key), face_.likeness(levels_.place(all_[one]), all)).first->second;
}

double GardenSearch::gain(const LearntFace::Likeness& seen) const {
    return seen.seen * (std::max(0.0, seen.correlation) - least_alike);
}

double GardenSearch::explained(const Set& set) {
    double sum = 0;
    for (const std::size_t one : set) sum += gain(likeness(set, one));
    return sum;
}

double GardenSearch::off(const Set& set, std::size_t one) {
    const LearntFace::Place place = levels_.place(all_[one]);
    const Hidden its = hidden_in(set, one);
    double best = face_.likeness(place, its).correlation, found = 0;
    for (int y = -slack; y <= slack; y += 2)
        for (int x = -slack; x <= slack; x += 2) {
            const double here = face_.likeness({place.level, place.at + cv::Point(x, y)}, its).correlation;
            if (here > best) best = here, found = std::hypot(x, y);
        }
    return found;
}

GardenSearch::Set GardenSearch::grown(Set set, std::optional<std::size_t> forbidden, int rounds,
                                      const std::stop_token& stop) {
    double explains = explained(set);
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round) {
        Set better;
        double most = explains + least_gain;
        for (std::size_t i = known_; i < all_.size() && !stop.stop_requested(); ++i) {
            if (i == forbidden || std::ranges::binary_search(set, i) || gain(likeness(set, i)) < least_gain) continue;
            Set next = with(set, i);
            if (const double here = explained(next); here > most) most = here, better = std::move(next);
        }
        if (better.empty()) break;
        set = std::move(better);
        explains = most;
    }
    return set;
}

/// What explains the photo best without that one, of what is near to the set.
GardenSearch::Set GardenSearch::without(const Set& set, std::size_t one, const std::stop_token& stop) {
    Set others = set;
    std::erase(others, one);
    return grown(std::move(others), one, most_instead, stop);
}

std::vector<ExplainingTerrace> GardenSearch::best(const std::stop_token& stop) {
    Set set;
    for (std::size_t i = 0; i < known_; ++i) set.push_back(i);
    set = grown(std::move(set), {}, most_terraces, stop);
    std::vector<double> leads;
    for (int mended = 0;; ++mended) {
        leads.clear();
        const double explains = explained(set);
        Set better;
        double least = -least_gain;
        for (const std::size_t one : set) {
            if (one < known_ || stop.stop_requested()) continue;
            Set other = without(set, one, stop);
            leads.push_back(explains - explained(other));
            if (leads.back() < least) least = leads.back(), better = std::move(other);
        }
        if (better.empty() || mended == most_mended) break;
        set = grown(std::move(better), {}, most_terraces, stop);
    }
    std::vector<ExplainingTerrace> found;
    for (std::size_t i = 0; i < leads.size() && !stop.stop_requested(); ++i) {
        const std::size_t one = set[known_ + i];
        found.push_back({all_[one], likeness(set, one), middle_seen(hidden_in(set, one)), leads[i], off(set, one)});
    }
    return found;
}

}
