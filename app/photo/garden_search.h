// Of all sets of terraces the one that explains a photo best: each is like the learnt face where the higher ones do not
// hide it, and no two are where only one can be.
#pragma once

#include "app/photo/learnt_face.h"
#include "app/photo/terraces.h"

#include <array>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace clerk::photo {

/// The photo with its levels straightened.
class StraightLevels {
public:
    StraightLevels(const Picture& photo, const Camera& camera, Size cells, double level_high);

    Size cells() const { return cells_; }
    bool shows(int level) const { return level > 0 && level <= highest_read && levels_[index(level)].has_value(); }
    /// Requires that its level is shown.
    LearntFace::Place place(const SeenTerrace& one) const {
        return {&*levels_[index(one.level)], corner_of(one.west, one.north)};
    }
    /// Of the face in the photo; requires that its level is shown.
    std::array<Point, 4> outline(const SeenTerrace& one) const {
        return photo_.in_photo(one.west, one.north, one.level * level_high_);
    }
    /// Of what hides others: the whole plate. Convex.
    std::vector<Point> plate(const SeenTerrace& one) const;
    /// Requires that the level, or what is so much above one, is below the camera.
    Point in_photo(Point cell, double level) const { return photo_.in_photo(cell, level * level_high_); }
    std::optional<LabLevel> at(double level) const { return photo_.at(level * level_high_); }

private:
    static std::size_t index(int level) { return static_cast<std::size_t>(level); }

    LabLevels photo_;
    Size cells_;
    double level_high_;
    std::vector<std::optional<LabLevel>> levels_;
};

/// Within a convex outline.
bool within(const std::vector<Point>& outline, Point at);

/// Whether they lie on one level over a common cell, or one right over the other: only one of them can be there.
bool exclude(const SeenTerrace& one, const SeenTerrace& other);

struct ExplainingTerrace {
    SeenTerrace lies;
    LearntFace::Likeness likeness; ///< where the others do not hide it
    bool middle_seen = false;      ///< where its flower is
    double lead = 0;               ///< of the set over the best without it: in faces that are wholly like
    double off = 0; ///< how far beside its place it would be most alike, in pixels of a straightened level
};

class GardenSearch {
public:
    /// What is referred to must outlive it. `known`: they stay, whatever is seen.
    GardenSearch(const StraightLevels& levels, const LearntFace& face, const std::vector<SeenTerrace>& known);

    /// Stopped at will: the best so far. Without those that are known.
    std::vector<ExplainingTerrace> best(const std::stop_token& stop);

private:
    using Set = std::vector<std::size_t>; ///< indices in `all_`, ascending

    std::size_t index_of(const SeenTerrace& one) const;
    Set with(const Set& set, std::size_t one) const; ///< without what it excludes
    const Hidden& hidden(std::size_t lower, std::size_t higher);
    Hidden hidden_in(const Set& set, std::size_t one);
    const LearntFace::Likeness& likeness(const Set& set, std::size_t one);
    double gain(const LearntFace::Likeness& seen) const;
    double explained(const Set& set);
    double off(const Set& set, std::size_t one);
    /// Grown as long as it explains more, without the forbidden one.
    Set grown(Set set, std::optional<std::size_t> forbidden, int rounds, const std::stop_token& stop);
    Set without(const Set& set, std::size_t one, const std::stop_token& stop);

    const StraightLevels& levels_;
    const LearntFace& face_;
    std::vector<SeenTerrace> all_; ///< that might be, the known ones first
    std::size_t known_ = 0;
    std::vector<std::vector<Point>> plates_;
    std::vector<std::array<Point, 4>> outlines_;
    std::map<std::pair<std::size_t, std::size_t>, Hidden> hidden_;
    std::map<Set, LearntFace::Likeness> likenesses_; ///< by the terrace and what hides some of it
};

}
