// A photo of the table that is read level by level.
#pragma once

#include "app/photo/bare_cells.h"
#include "app/photo/camera.h"
#include "app/photo/straight_level.h"

#include <map>
#include <memory>

namespace clerk::photo {

class TableReader {
public:
    /// `camera`: of this photo (its size counts). None: it is no photo of such a board, or too little of the board is
    /// seen to know the light by.
    static std::optional<TableReader> of(const Picture& photo, const Camera& camera, const Look& look);

    const Look& look() const { return look_; }
    const std::vector<BareCell>& bare() const { return bare_; }
    /// Heights are in sides of a cell. Null: it is not below the camera. It is straightened once.
    const StraightLevel* at(double height) const;
    Point in_photo(Point cell, double height) const; ///< requires that something is there

private:
    TableReader(const Picture& photo, const Camera& camera, const Look& look);
    std::optional<Picture> straight(double height) const;

    Picture photo_;
    double scale_; ///< from the photo as it was to what is read
    Camera camera_;
    Look look_;
    std::vector<BareCell> bare_;
    std::unique_ptr<const Colours> colours_; ///< none: the light is not known
    mutable std::map<double, std::optional<StraightLevel>> levels_;
};

}
