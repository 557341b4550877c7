#include "app/desktop/drawing/photo_underlay.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/strokes.h"
#include "app/photo/camera.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop {

photo::Picture picture_of(const wxImage& image) {
    photo::Picture picture{{image.GetWidth(), image.GetHeight()}, {}};
    const auto count = static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight());
    picture.pixels.resize(count * 4);
    const unsigned char* colour = image.GetData();
    std::uint8_t* to = picture.pixels.data();
    for (std::size_t i = 0; i < count; ++i) {
        to = std::copy_n(colour + i * 3, 3, to);
        *to++ = 255;
    }
    return picture;
}

wxImage image_of(const photo::Picture& picture) {
    wxImage image(picture.size.width, picture.size.height, false);
    image.SetAlpha();
    unsigned char* colour = image.GetData();
    unsigned char* alpha = image.GetAlpha();
    for (std::size_t at = 0; at < picture.pixels.size(); at += 4) {
        colour = std::copy_n(picture.pixels.data() + at, 3, colour);
        *alpha++ = picture.pixels[at + 3];
    }
    return image;
}

std::shared_ptr<const PhotoUnderlay> PhotoUnderlay::make(photo::Picture photo, const photo::Corners& corners,
                                                         const PhotoCells& cells, std::optional<double> focal,
                                                         double level_high) {
    auto camera = photo::Camera::from(corners, cells.size(), photo.size, focal);
    if (!camera) return nullptr;
    return std::shared_ptr<const PhotoUnderlay>(
        new PhotoUnderlay(std::move(photo), std::move(*camera), cells, level_high));
}

/// A level above the camera shows nothing.
photo::Picture PhotoUnderlay::straight(double level, int side) const {
    const auto plane = camera_.plane(level * level_high_);
    const photo::Size cells = cells_.size();
    if (plane) return photo::straightened(photo_, *plane, cells, side);
    const photo::Size size{cells.width * side, cells.height * side};
    return {size, std::vector<std::uint8_t>(static_cast<std::size_t>(size.width) *
                                            static_cast<std::size_t>(size.height) * 4)};
}

void PhotoUnderlay::draw(wxGraphicsContext& gc, const Area& area, int level, double scale, double strength) const {
    const int side = std::max(1, static_cast<int>(std::lround(area.m_width / cells_.size().width * scale)));
    if (std::exchange(side_, side) != side) levels_.clear();
    auto found = levels_.find(level);
    if (found == levels_.end()) found = levels_.emplace(level, wxBitmap(image_of(straight(level, side)))).first;
    draw_faint(gc, area, strength,
               [&](auto& on) { on.DrawBitmap(found->second, area.m_x, area.m_y, area.m_width, area.m_height); });
}

void draw_photo_grid(wxGraphicsContext& gc, const Area& area, photo::Size cells) {
    const double cell = area.m_width / cells.width;
    const auto lines = [&](const wxColour& colour, double width) {
        const Ink ink{.edge = colour, .width = width};
        for (int x = 0; x <= cells.width; ++x)
            paint_line(gc, {{area.m_x + x * cell, area.m_y}, {area.m_x + x * cell, area.GetBottom()}}, ink);
        for (int y = 0; y <= cells.height; ++y)
            paint_line(gc, {{area.m_x, area.m_y + y * cell}, {area.GetRight(), area.m_y + y * cell}}, ink);
    };
    lines(with_alpha(palette(Theme::light).halo, 0.4), 2.5);
    lines(with_alpha(palette(Theme::light).text, 0.55), 1);
}

}
