#include "app/photo/alike_terraces.h"

#include "app/photo/learnt_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace clerk::photo {

namespace {

constexpr int slack = 8;                                  ///< pixels: a face is looked for beside its place too
constexpr double astray = 2.1;                            ///< pixels that it may lie off its place
constexpr double least_alike = 0.52, most_asked = 0.66;   ///< correlation of a face with the learnt one
constexpr double as_alike = 0.74;                         ///< as the known ones are
constexpr double taken_as_known = 0.78, no_example = 0.6; ///< likewise
constexpr double told_apart = 0.04;   ///< from any other that would lie at the same place of the photo
constexpr double beside_apart = 0.12; ///< from one on the same level over some of its cells
constexpr double most_other_hue = 14; ///< of its ground: CIE 1976 L*a*b*
constexpr double least_overlap = 0.3; ///< of two faces in the photo: only one of them is there

constexpr double clearly_apart = 25, near_flower = 9, unlike_ground = 16; ///< colours of flowers

// Of roofs.
constexpr double like_roof = 13, as_light = 32, roof_apart = 25; ///< colours
constexpr double roof_there = 0.6, no_roof = 0.25;               ///< shares of a disc
constexpr double roof_disc = 0.22;                               ///< its radius, in cells

struct Candidate {
    SeenTerrace lies;
    std::array<Point, 4> in_photo;
    double alike = 0, off = 0, other_hue = 0;
};

/// Of the flower in the middle of a face: how it differs from the ground. None: there is no such thing.
std::optional<cv::Vec3f> flower_of(const LearntFace::Place& place, const LearntFace& known) {
    constexpr int reach = 7; // pixels from the middle
    const cv::Vec3f ground = known.ground(place);
    std::vector<cv::Vec3f> petals;
    for (int y = face_side / 2 - reach; y < face_side / 2 + reach; ++y)
        for (int x = face_side / 2 - reach; x < face_side / 2 + reach; ++x) {
            const double away = std::hypot(x + 0.5 - face_side / 2, y + 0.5 - face_side / 2);
            const cv::Vec3f unlike = place.level->lab.at<cv::Vec3f>(place.at.y + y, place.at.x + x) - ground;
            if (away > 2.5 && away < reach && cv::norm(unlike) > unlike_ground) petals.push_back(unlike);
        }
    return petals.size() < 20 ? std::nullopt : std::optional(median(std::move(petals)));
}

/// The flowers that are known.
class Flowers {
public:
    void add(const SeenTerrace& known, const cv::Vec3f& flower) { all_.emplace_back(known.flower, flower); }

    /// Which one it surely is: near to one kind, and far from the others, as far as these are from each other.
    void tell(SeenTerrace& terrace, const cv::Vec3f& flower) const {
        double least = 1e9, other = 1e9, kinds_apart = 1e9;
        std::size_t nearest = 0;
        for (const auto& [kind, colour] : all_)
            if (const double away = cv::norm(colour - flower); away < least) least = away, nearest = kind;
        for (const auto& [kind, colour] : all_) {
            if (kind != nearest) other = std::min(other, cv::norm(colour - flower));
            for (const auto& [second, its] : all_)
                if (kind != second) kinds_apart = std::min(kinds_apart, cv::norm(colour - its));
        }
        if (kinds_apart > 1e8 || kinds_apart < clearly_apart || least > near_flower || least > 0.3 * other) return;
        terrace.flower = nearest;
        terrace.flower_certainty = 1 - least / other;
    }

private:
    std::vector<std::pair<std::size_t, cv::Vec3f>> all_;
};

/// Of two outlines, of the smaller one.
double overlap(const std::array<Point, 4>& one, const std::array<Point, 4>& other) {
    const auto outline = [](const std::array<Point, 4>& points) {
        std::vector<cv::Point2f> all;
        for (const Point& point : points) all.emplace_back(static_cast<float>(point.x), static_cast<float>(point.y));
        return all;
    };
    const auto a = outline(one), b = outline(other);
    std::vector<cv::Point2f> common;
    const double both = cv::intersectConvexConvex(a, b, common);
    return both / std::max(1.0, std::min(cv::contourArea(a), cv::contourArea(b)));
}

/// The photo with its levels straightened.
class Reading {
public:
    Reading(const Picture& photo, const Camera& camera, Size cells, double level_high)
        : photos_(photo, camera, cells), cells_(cells), level_high_(level_high) {
        for (int level = 0; level <= highest_read; ++level) levels_.push_back(photos_.at(level * level_high));
    }

    bool shows(int level) const { return level > 0 && level <= highest_read && levels_[index(level)].has_value(); }
    /// Requires that its level is shown.
    LearntFace::Place place(const SeenTerrace& one) const {
        return {&*levels_[index(one.level)], corner_of(one.west, one.north)};
    }

    LearntFace learnt(const std::vector<SeenTerrace>& examples) const {
        std::vector<LearntFace::Place> places;
        for (const SeenTerrace& one : examples) places.push_back(place(one));
        return LearntFace(places);
    }

    std::vector<Candidate> candidates(const LearntFace& face, const std::stop_token& stop) const {
        std::vector<Candidate> all;
        for (int level = 1; level <= highest_read; ++level)
            for (int north = 0; shows(level) && north + 1 < cells_.height; ++north)
                for (int west = 0; west + 1 < cells_.width && !stop.stop_requested(); ++west)
                    if (auto one = candidate({.west = west, .north = north, .level = level}, face)) all.push_back(*one);
        return all;
    }

    std::optional<LabLevel> at(double level) const { return photos_.at(level * level_high_); }

private:
    static std::size_t index(int level) { return static_cast<std::size_t>(level); }

    std::optional<Candidate> candidate(const SeenTerrace& lies, const LearntFace& face) const {
        constexpr double hardly = 0.3;
        const LearntFace::Place here = place(lies);
        Candidate one{.lies = lies,
                      .in_photo = photos_.in_photo(lies.west, lies.north, lies.level * level_high_),
                      .alike = face.alike(here)};
        if (one.alike < hardly) return std::nullopt;
        const cv::Vec3f ground = face.ground(here), known = face.ground();
        one.other_hue = std::hypot(ground[1] - known[1], ground[2] - known[2]);
        double best = one.alike;
        if (best < least_alike) return one; // it only casts doubt on others
        for (int y = -slack; y <= slack; y += 2)
            for (int x = -slack; x <= slack; x += 2)
                if (const double beside = face.alike({here.level, here.at + cv::Point(x, y)}); beside > best)
                    best = beside, one.off = std::hypot(x, y);
        return one;
    }

    LabLevels photos_;
    Size cells_;
    double level_high_;
    std::vector<std::optional<LabLevel>> levels_;
};

bool overlap(const SeenTerrace& one, const SeenTerrace& other) {
    return one.level == other.level && std::abs(other.west - one.west) < 2 && std::abs(other.north - one.north) < 2;
}

/// Of all that might be one those that are at least as alike as asked, and at whose place of the photo nothing else
/// might be. Two that lie side by side look much like one between them.
std::vector<SeenTerrace> sure_of(const std::vector<Candidate>& all, double asked) {
    std::vector<SeenTerrace> found;
    for (const Candidate& one : all) {
        if (one.alike < asked || one.off > astray || one.other_hue > most_other_hue) continue;
        const bool rival = std::ranges::any_of(all, [&](const Candidate& other) {
            if (&other == &one) return false;
            if (overlap(one.lies, other.lies)) return other.alike > one.alike - beside_apart;
            return other.alike > one.alike - told_apart && overlap(one.in_photo, other.in_photo) > least_overlap;
        });
        if (rival) continue;
        found.push_back(one.lies);
        found.back().certainty = std::min(1.0, one.alike);
    }
    return found;
}

/// The roofs of a photo, by the colour of those over known terraces.
class Roofs {
public:
    Roofs(const Reading& reading, double high) {
        for (int level = 0; level <= highest_read; ++level) levels_.push_back(reading.at(level + high));
    }

    /// Nothing is told where those over the known terraces do not stand out.
    void learn(const std::vector<SeenTerrace>& known) {
        std::vector<cv::Vec3f> roofs;
        for (const SeenTerrace& one : known)
            if (one.roof != Roof::unsure)
                each(one, static_cast<std::size_t>(one.roof),
                     [&](const cv::Vec3f& colour) { roofs.push_back(colour); });
        if (roofs.empty()) return;
        colour_ = median(std::move(roofs));
        for (const SeenTerrace& one : known)
            if (one.roof != Roof::unsure && over(one) != one.roof)
                ++misread_;
            else if (one.roof != Roof::unsure)
                ++read_;
    }

    Roof over(const SeenTerrace& one) const {
        if (!colour_) return Roof::unsure;
        std::array<double, 4> shares{};
        for (std::size_t corner = 0; corner < shares.size(); ++corner) {
            int all = 0, like = 0;
            each(one, corner, [&](const cv::Vec3f& colour) {
                ++all;
                const cv::Vec3f away = colour - *colour_;
                like += std::hypot(away[1], away[2]) < like_roof && std::abs(away[0]) < as_light;
            });
            if (all == 0) return Roof::unsure;
            shares[corner] = static_cast<double>(like) / all;
        }
        const auto most = std::ranges::max_element(shares);
        const auto others = std::ranges::count_if(shares, [](double share) { return share > no_roof; });
        return *most > roof_there && others == 1 ? static_cast<Roof>(most - shares.begin()) : Roof::unsure;
    }

    bool told() const { return read_ > 0 && read_ >= misread_; }

private:
    /// Of the disc over a corner of the terrace: as Roof counts them.
    template <class Action> void each(const SeenTerrace& one, std::size_t corner, const Action& action) const {
        const std::array<cv::Point, 4> cells{cv::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        const auto& level = levels_[static_cast<std::size_t>(one.level)];
        if (!level) return;
        const cv::Point at = corner_of(one.west + cells[corner].x, one.north + cells[corner].y);
        for (int y = 0; y < cell_side; ++y)
            for (int x = 0; x < cell_side; ++x) {
                const double away = std::hypot(x + 0.5 - cell_side / 2.0, y + 0.5 - cell_side / 2.0);
                const cv::Point pixel = at + cv::Point(x, y);
                if (away < roof_disc * cell_side && level->seen.at<std::uint8_t>(pixel) == 255)
                    action(level->lab.at<cv::Vec3f>(pixel));
            }
    }

    std::vector<std::optional<LabLevel>> levels_;
    std::optional<cv::Vec3f> colour_;
    int read_ = 0, misread_ = 0;
};

}

std::vector<SeenTerrace> alike_terraces(const Picture& photo, const Camera& camera, const Look& look, double level_high,
                                        const std::vector<SeenTerrace>& known, const std::stop_token& stop) {
    const Reading reading(photo, camera, look.cells, level_high);
    std::vector<SeenTerrace> examples = known;
    std::erase_if(examples, [&](const SeenTerrace& one) { return !reading.shows(one.level); });
    if (examples.empty()) return {};

    const LearntFace all_known = reading.learnt(examples);
    double most = -1;
    for (const SeenTerrace& one : examples) most = std::max(most, all_known.alike(reading.place(one)));
    std::erase_if(examples, [&](const SeenTerrace& one) { // what is hidden teaches nothing
        return all_known.alike(reading.place(one)) < no_example * most;
    });
    if (examples.empty()) return {};
    const LearntFace face = reading.learnt(examples);
    double alike = 0;
    for (const SeenTerrace& one : examples)
        alike += face.alike(reading.place(one)) / static_cast<double>(examples.size());
    const double asked = std::clamp(as_alike * alike, least_alike, most_asked);

    const std::vector<SeenTerrace> shown = examples;
    auto all = reading.candidates(face, stop);
    for (const SeenTerrace& one : sure_of(all, std::max(asked, taken_as_known))) // they teach too
        if (std::ranges::none_of(examples, [&](const SeenTerrace& other) { return overlap(one, other); }))
            examples.push_back(one);
    if (examples.size() > shown.size()) all = reading.candidates(reading.learnt(examples), stop);

    Flowers flowers;
    Roofs roofs(reading, look.roof_height);
    for (const SeenTerrace& one : shown)
        if (const auto flower = flower_of(reading.place(one), face)) flowers.add(one, *flower);
    roofs.learn(shown);
    std::vector<SeenTerrace> found = sure_of(all, asked);
    std::erase_if(found, [&](const SeenTerrace& one) {
        return std::ranges::any_of(known, [&](const SeenTerrace& other) { return overlap(one, other); });
    });
    for (SeenTerrace& one : found) {
        if (const auto flower = flower_of(reading.place(one), face)) flowers.tell(one, *flower);
        if (roofs.told()) one.roof = roofs.over(one);
    }
    std::ranges::sort(found, {}, [](const SeenTerrace& one) { return std::tuple(one.level, one.north, one.west); });
    return found;
}

}
