#include "app/photo/alike_terraces.h"

#include "app/photo/garden_search.h"
#include "app/photo/learnt_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <tuple>

namespace clerk::photo {

namespace {

constexpr double astray = 2.1;                           ///< pixels that it may lie off its place
constexpr double asked_alike = 0.45;                     ///< correlation of a face with the learnt one
constexpr double asked_seen = 0.4;                       ///< of a face
constexpr double asked_lead = 0.06;                      ///< over any other explanation of the photo, in faces
constexpr double taken_as_known = 0.7, no_example = 0.6; ///< correlation

// Colours of flowers.
constexpr double clearly_apart = 20, near_flower = 9, unlike_ground = 12;
constexpr double nearer = 0.28; ///< than to another kind
constexpr double heart = 2.2;   ///< its radius, in pixels

// Of roofs.
constexpr double like_roof = 13, as_light = 32;    ///< colours
constexpr double roof_there = 0.6, no_roof = 0.25; ///< shares of a disc
constexpr double roof_disc = 0.22;                 ///< its radius, in cells

/// Of the flower in the middle of a face: how it differs from the ground. None: there is no such thing.
std::optional<cv::Vec3f> flower_of(const LearntFace::Place& place, const LearntFace& known) {
    constexpr int reach = 6; // pixels from the middle
    const cv::Vec3f ground = known.ground(place);
    std::vector<cv::Vec3f> petals;
    for (int y = face_side / 2 - reach; y < face_side / 2 + reach; ++y)
        for (int x = face_side / 2 - reach; x < face_side / 2 + reach; ++x) {
            const double away = std::hypot(x + 0.5 - face_side / 2, y + 0.5 - face_side / 2);
            if (away > heart && away < reach)
                petals.push_back(place.level->lab.at<cv::Vec3f>(place.at.y + y, place.at.x + x) - ground);
        }
    const auto hue = [](const cv::Vec3f& colour) { return std::hypot(colour[1], colour[2]); };
    std::ranges::sort(petals, std::greater(), hue);
    petals.resize(petals.size() / 3);
    const cv::Vec3f found = median(std::move(petals));
    return hue(found) < unlike_ground ? std::nullopt : std::optional(found);
}

/// How far apart two flowers are: a shadow takes lightness away.
double apart(const cv::Vec3f& one, const cv::Vec3f& other) {
    const cv::Vec3f away = one - other;
    return std::hypot(0.4 * away[0], away[1], away[2]);
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
            if (const double away = apart(colour, flower); away < least) least = away, nearest = kind;
        for (const auto& [kind, colour] : all_) {
            if (kind != nearest) other = std::min(other, apart(colour, flower));
            for (const auto& [second, its] : all_)
                if (kind != second) kinds_apart = std::min(kinds_apart, apart(colour, its));
        }
        if (kinds_apart > 1e8 || kinds_apart < clearly_apart || least > near_flower || least > nearer * other) return;
        terrace.flower = nearest;
        terrace.flower_certainty = 1 - least / other;
    }

private:
    std::vector<std::pair<std::size_t, cv::Vec3f>> all_;
};

LearntFace learnt(const StraightLevels& levels, const std::vector<SeenTerrace>& examples) {
    std::vector<LearntFace::Place> places;
    for (const SeenTerrace& one : examples) places.push_back(levels.place(one));
    return LearntFace(places);
}

bool is_sure(const ExplainingTerrace& one, double alike) {
    return one.likeness.correlation >= alike && one.likeness.seen >= asked_seen && one.off <= astray &&
           one.lead >= asked_lead;
}

/// The roofs of a photo, by the colour of those over known terraces.
class Roofs {
public:
    /// `lying`: what may hide them.
    Roofs(const StraightLevels& levels, double high, const std::vector<SeenTerrace>& lying)
        : levels_(levels), high_(high) {
        for (const SeenTerrace& one : lying)
            if (levels.shows(one.level)) plates_.emplace_back(one.level, levels.plate(one));
        for (int level = 0; level <= highest_read; ++level) straight_.push_back(levels.at(level + high));
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
            if (one.roof != Roof::unsure) ++(over(one) == one.roof ? read_ : misread_);
    }

    Roof over(const SeenTerrace& one) const {
        if (!colour_) return Roof::unsure;
        std::size_t there = 0, perhaps = 0;
        Roof found = Roof::unsure;
        for (std::size_t corner = 0; corner < corners.size(); ++corner) {
            const double share = is_hidden(one, corner) ? 0 : share_of(one, corner);
            perhaps += share > no_roof;
            if (share > roof_there) ++there, found = static_cast<Roof>(corner);
        }
        return there == 1 && perhaps == 1 ? found : Roof::unsure;
    }

    bool told() const { return read_ > 0 && read_ >= misread_; }

private:
    static constexpr std::array<Point, 4> corners{Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}; ///< as Roof counts them

    bool is_hidden(const SeenTerrace& one, std::size_t corner) const {
        if (!straight_[static_cast<std::size_t>(one.level)]) return true;
        const Point middle = levels_.in_photo({one.west + corners[corner].x + 0.5, one.north + corners[corner].y + 0.5},
                                              one.level + high_);
        return std::ranges::any_of(
            plates_, [&](const auto& plate) { return plate.first > one.level && within(plate.second, middle); });
    }

    /// Of the disc that is like a roof.
    double share_of(const SeenTerrace& one, std::size_t corner) const {
        int all = 0, like = 0;
        each(one, corner, [&](const cv::Vec3f& colour) {
            ++all;
            const cv::Vec3f away = colour - *colour_;
            like += std::hypot(away[1], away[2]) < like_roof && std::abs(away[0]) < as_light;
        });
        return static_cast<double>(like) / std::max(1, all);
    }

    template <class Action> void each(const SeenTerrace& one, std::size_t corner, const Action& action) const {
        const auto& level = straight_[static_cast<std::size_t>(one.level)];
        if (!level) return;
        const cv::Point at =
            corner_of(one.west + static_cast<int>(corners[corner].x), one.north + static_cast<int>(corners[corner].y));
        for (int y = 0; y < cell_side; ++y)
            for (int x = 0; x < cell_side; ++x) {
                const double away = std::hypot(x + 0.5 - cell_side / 2.0, y + 0.5 - cell_side / 2.0);
                const cv::Point pixel = at + cv::Point(x, y);
                if (away < roof_disc * cell_side && level->seen.at<std::uint8_t>(pixel) == 255)
                    action(level->lab.at<cv::Vec3f>(pixel));
            }
    }

    const StraightLevels& levels_;
    double high_; ///< above their terrace, in levels
    std::vector<std::pair<int, std::vector<Point>>> plates_;
    std::vector<std::optional<LabLevel>> straight_;
    std::optional<cv::Vec3f> colour_;
    int read_ = 0, misread_ = 0;
};

}

std::vector<SeenTerrace> alike_terraces(const Picture& photo, const Camera& camera, const Look& look, double level_high,
                                        const std::vector<SeenTerrace>& known, const std::stop_token& stop) {
    const StraightLevels levels(photo, camera, look.cells, level_high);
    std::vector<SeenTerrace> examples = known;
    std::erase_if(examples, [&](const SeenTerrace& one) { return !levels.shows(one.level); });
    if (examples.empty()) return {};

    const LearntFace all_known = learnt(levels, examples);
    const auto alike = [&](const LearntFace& face, const SeenTerrace& one) {
        return face.likeness(levels.place(one)).correlation;
    };
    double most = -1;
    for (const SeenTerrace& one : examples) most = std::max(most, alike(all_known, one));
    std::erase_if(examples, [&](const SeenTerrace& one) { // what is hidden teaches nothing
        return alike(all_known, one) < no_example * most;
    });
    if (examples.empty()) return {};
    const std::vector<SeenTerrace> shown = examples;
    const LearntFace face = learnt(levels, examples);
    auto all = GardenSearch(levels, face, known).best(stop);
    for (const ExplainingTerrace& one : all) // they teach too
        if (is_sure(one, taken_as_known)) examples.push_back(one.lies);
    if (examples.size() > shown.size()) all = GardenSearch(levels, learnt(levels, examples), known).best(stop);

    Flowers flowers;
    std::vector<SeenTerrace> lying = known;
    for (const ExplainingTerrace& one : all) lying.push_back(one.lies);
    Roofs roofs(levels, look.roof_height, lying);
    for (const SeenTerrace& one : shown)
        if (const auto flower = flower_of(levels.place(one), face)) flowers.add(one, *flower);
    roofs.learn(shown);
    std::vector<SeenTerrace> found;
    for (const ExplainingTerrace& one : all) {
        if (!is_sure(one, asked_alike)) continue;
        SeenTerrace terrace = one.lies;
        terrace.certainty = std::min(1.0, one.likeness.correlation);
        const auto flower = one.middle_seen ? flower_of(levels.place(terrace), face) : std::nullopt;
        if (flower) flowers.tell(terrace, *flower);
        if (roofs.told()) terrace.roof = roofs.over(terrace);
        found.push_back(terrace);
    }
    std::ranges::sort(found, {}, [](const SeenTerrace& one) { return std::tuple(one.level, one.north, one.west); });
    return found;
}

}
