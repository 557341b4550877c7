// Where the camera was, from the four corners of the board: so that what stands above the board is found in the
// picture. What the camera noted about its lens, and a plane of a photo seen from straight above.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/corners.h"
#include "app/photo/picture.h"

#include <filesystem>
#include <optional>

namespace clerk::photo {

// What the camera noted about its lens.

/// As a share of the picture's diagonal: 28 mm on film (43.3 mm) is 0.647. None: the file has no notes, or none that
/// make sense. The file may hold anything.
std::optional<double> focal_length(const std::filesystem::path& file);

// A plane of a photo as if it were seen from straight above.

/// `cells`: columns and rows of the grid; `plane`: from cells to pixels of the photo (Camera::plane); a cell becomes
/// `side` pixels. What the photo does not show is clear.
Picture straightened(const Picture& photo, const Matrix& plane, Size cells, int side);

/// No larger than that; otherwise the same.
Picture smaller(Picture photo, int longest);

// Where the camera was, from the four corners of the board: so that what stands above the board is found in the
// picture.

/// Lengths are in sides of a cell. On the board x grows to the east from the west edge, y to the south from the north
/// edge; heights grow towards the camera.
class Camera {
public:
    /// `cells`: columns and rows between the corners; `focal`: as a share of the picture's diagonal, where the camera
    /// noted it. Without it the perspective of the corners says how long it is as far as it can; a photo from straight
    /// above says nothing, and a usual lens is taken for it. The middle of the picture is taken for the lens's axis.
    /// None: no board can lie there.
    static std::optional<Camera> from(const Corners& corners, Size cells, Size picture, std::optional<double> focal);

    /// From cells of the plane at that height to pixels. At 0 the corners are where they were set. None: the camera is
    /// not above it.
    std::optional<Matrix> plane(double height) const;

    double focal() const { return focal_; } ///< in pixels
    double height() const;                  ///< of the lens above the board
    double tilt() const;                    ///< between the lens's axis and the vertical, in radians

private:
    Camera() = default;
    Matrix matrix() const; ///< of the lens
    Matrix seen(double height) const;

    double focal_ = 0;
    Point middle_;
    Matrix rotation_{}; ///< its columns: east, south, down
    Vector shift_{};
    Matrix set_right_{}; ///< from the picture of the board so far found to the corners as they were set
};

}
