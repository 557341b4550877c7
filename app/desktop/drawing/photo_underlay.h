// A photo of the table as it lies under the grid of a board, straightened for the level in hand.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/photo/camera.h"
#include "app/photo/colours.h"

#include <filesystem>
#include <map>
#include <memory>

#include <wx/image.h>

namespace clerk::desktop {

/// The cells between the corners of a photo: the first column and row, and the last.
struct PhotoCells {
    int west = 0, south = 0, east = 0, north = 0;
    photo::Size size() const { return {east - west + 1, north - south + 1}; }
    friend bool operator==(const PhotoCells&, const PhotoCells&) = default;
};

/// What a photo may lie under.
struct PhotoGround {
    PhotoCells cells;                                  ///< of the board; where it is not fixed, usual ones
    bool fixed = true;                                 ///< a photo has these cells between its corners, always
    bool levels = false;                               ///< what is built stands in levels
    std::optional<photo::Look> look = {};              ///< of the board, to find it in a photo; none: nothing tells it
    std::function<wxString(int column, int row)> name; ///< of a cell
};

photo::Picture picture_of(const wxImage& image);
wxImage image_of(const photo::Picture& picture); ///< with its clear parts

class PhotoUnderlay {
public:
    /// `level_high`: of a level, in sides of a cell; `focal`: photo::focal_length. Null: the corners make no board.
    static std::shared_ptr<const PhotoUnderlay> make(photo::Picture photo, const photo::Corners& corners,
                                                     const PhotoCells& cells, std::optional<double> focal,
                                                     double level_high);

    const PhotoCells& cells() const { return cells_; }
    const photo::Picture& photo() const { return photo_; }
    const photo::Camera& camera() const { return camera_; }
    double level_high() const { return level_high_; }
    photo::Picture straight(double level, int side) const; ///< a cell has so many pixels
    /// Into the area that the cells have on the board. `scale`: pixels of the device for one of the area's.
    void draw(wxGraphicsContext& gc, const Area& area, int level, double scale, double strength) const;

private:
    PhotoUnderlay(photo::Picture photo, const photo::Camera& camera, const PhotoCells& cells, double level_high)
        : photo_(std::move(photo)), camera_(camera), cells_(cells), level_high_(level_high) {}

    photo::Picture photo_;
    photo::Camera camera_;
    PhotoCells cells_;
    double level_high_;
    mutable int side_ = 0;                   ///< of a cell, that was drawn last
    mutable std::map<int, wxBitmap> levels_; ///< straightened for that side
};

/// What a board shows of a photo.
struct PhotoShown {
    std::shared_ptr<const PhotoUnderlay> photo; ///< null: none
    double strength = 1;                        ///< from 0 to 1
    bool proposes = true;                       ///< what it surely shows
};

/// The lines between the cells and round them, so that they are seen on any photo.
void draw_photo_grid(wxGraphicsContext& gc, const Area& area, photo::Size cells);

}
