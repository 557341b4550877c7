// Photos of the table: how they are kept with a game, and how they lie under the grid.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/drawing/picture_reading.h"
#include "db/plays/traced_photos.h"

namespace clerk::desktop {

// How photos lie under the grid: kept with the settings, for all games.

inline constexpr int usual_level = 75, least_level = 20, most_level = 200; ///< per cent of a cell's side

int kept_level_height(); ///< of a level of the table's own box, per cent of a cell's side
void keep_level_height(int percent);
bool kept_photo_proposals(); ///< whether photos propose what they surely show
void keep_photo_proposals(bool propose);
int kept_photo_strength(); ///< per cent
void keep_photo_strength(int percent);

// A photo of the table as it is kept with a game, and read.
/// A photo that was read.
struct OpenedPhoto {
    std::filesystem::path file;
    wxImage image;                    ///< no larger than one needs to trace it
    std::optional<double> focal = {}; ///< photo::focal_length
};

/// At most 100 million pixels and 64 MiB.
tl::expected<OpenedPhoto, UnreadablePicture> open_photo(const std::filesystem::path& file);

photo::Corners corners_of(const db::TracedPhoto& photo);
PhotoCells cells_of(const db::TracedPhoto& photo);
db::TracedPhoto traced(const std::string& file, const photo::Corners& corners, const PhotoCells& cells);

}
