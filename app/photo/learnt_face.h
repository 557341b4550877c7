// What the terraces of a photo look like from straight above, learnt from some of them: in this light, whatever is
// printed on them.
#pragma once

#include "app/photo/camera.h"
#include "app/photo/matrix_of_pixels.h"
#include "app/photo/picture.h"

#include <bitset>
#include <optional>
#include <vector>

namespace clerk::photo {

inline constexpr int cell_side = 24, face_side = 2 * cell_side; ///< pixels of a cell and of a terrace, straightened

/// A straightened level with a margin of a cell: CIE 1976 L*a*b*, and which pixels the photo shows (255).
struct LabLevel {
    cv::Mat lab, seen;
};

/// The photo level by level. Heights in sides of a cell.
class LabLevels {
public:
    LabLevels(const Picture& photo, const Camera& camera, Size cells);

    std::optional<LabLevel> at(double height) const; ///< none: the camera is not above it
    /// The outline of a terrace, in pixels of the photo. Requires that the camera is above it.
    std::array<Point, 4> in_photo(int west, int north, double height) const;
    Point in_photo(Point cell, double height) const;

private:
    Picture photo_;
    double scale_ = 1; ///< from the photo as it was to what is read
    Camera camera_;
    Size cells_;
};

/// Which pixels of a face, row by row, are hidden.
using Hidden = std::bitset<static_cast<std::size_t>(face_side* face_side)>;

/// The first pixel of a cell.
cv::Point corner_of(int west, int north);
/// Part by part; black of none.
cv::Vec3f median(std::vector<cv::Vec3f> colours);

/// What several terraces have in common, the same after every quarter of a turn, whatever they bear. Pixels row by row.
class LearntFace {
public:
    /// Where a terrace lies in the picture of its level.
    struct Place {
        const LabLevel* level;
        cv::Point at;
    };
    explicit LearntFace(const std::vector<Place>& known); ///< requires one

    /// What is seen of one there, without what is hidden.
    struct Likeness {
        /// With it, from -1 to 1, of the three quarters that are most like it: a roof may hide one.
        double correlation = -1;
        double seen = 0; ///< how much of it is seen, from 0 to 1
    };
    Likeness likeness(const Place& place, const Hidden& hidden = {}) const;
    /// The colour there of what is neither a space nor a flower.
    cv::Vec3f ground(const Place& place, const Hidden& hidden = {}) const;
    cv::Vec3f ground() const { return colour_; }

private:
    static constexpr int channels = 4; ///< lightness, two of hue, how unlike the ground
    using Pixel = cv::Vec<float, channels>;

    void find_ground(const std::vector<Place>& known);
    static Pixel pixel(const Place& place, int x, int y, const cv::Vec3f& ground);

    std::vector<Pixel> mean_, weight_;
    std::vector<std::uint8_t> is_ground_;
    cv::Vec3f colour_{};
};

}
