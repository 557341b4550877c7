#include "app/desktop/widgets/traced_photo.h"

#include "app/photo/focal_length.h"

namespace clerk::desktop {

namespace {

constexpr int longest = 2400;
constexpr PictureLimits limits{.bytes = 64 << 20, .pixels = 100e6};

}

tl::expected<OpenedPhoto, UnreadablePicture> open_photo(const std::filesystem::path& file) {
    return read_picture(file, longest, limits).map([&](const wxImage& image) {
        return OpenedPhoto{file, image, photo::focal_length(file)};
    });
}

photo::Corners corners_of(const db::TracedPhoto& photo) {
    photo::Corners corners;
    for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {photo.corners[2 * i], photo.corners[2 * i + 1]};
    return corners;
}

PhotoCells cells_of(const db::TracedPhoto& photo) {
    return {photo.cells[0], photo.cells[1], photo.cells[2], photo.cells[3]};
}

db::TracedPhoto traced(const std::string& file, const photo::Corners& corners, const PhotoCells& cells) {
    db::TracedPhoto photo{.file = file, .cells = {cells.west, cells.south, cells.east, cells.north}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        photo.corners[2 * i] = corners[i].x;
        photo.corners[2 * i + 1] = corners[i].y;
    }
    return photo;
}

}
