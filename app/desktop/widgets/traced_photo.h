// A photo of the table as it is kept with a game, and read.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/drawing/picture_reading.h"
#include "db/plays/traced_photos.h"

namespace clerk::desktop {

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
