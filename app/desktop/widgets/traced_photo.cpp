#include "app/desktop/widgets/traced_photo.h"

#include "app/desktop/widgets/settings.h"
#include "app/photo/camera.h"

namespace clerk::desktop {

namespace {

constexpr const char *level = "photo-level-height", *strength = "photo-strength", *proposals = "photo-proposals";

}

int kept_level_height() { return kept_number(level, usual_level, least_level, most_level); }

void keep_level_height(int percent) { keep_setting(level, std::to_string(percent)); }

bool kept_photo_proposals() { return kept_number(proposals, 1, 0, 1) != 0; }

void keep_photo_proposals(bool propose) { keep_setting(proposals, propose ? "1" : "0"); }

int kept_photo_strength() { return kept_number(strength, 70, 0, 100); }

void keep_photo_strength(int percent) { keep_setting(strength, std::to_string(percent)); }

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
