// How the camera was held that took a picture, where the library that reads it leaves that out: EXIF beside the pixels.
#pragma once

#include <istream>
#include <string_view>

#include <wx/image.h>

namespace clerk::desktop {

/// As EXIF counts: 1 to 8. 1 where the file does not say, and in other formats than those below.
int orientation_beside(std::string_view format, std::istream& file);

int webp_orientation(std::istream& file);
int png_orientation(std::istream& file);
/// Of HEIC and AVIF (ISO/IEC 23008-12). One that says itself how it is to be turned, which the library does, counts as
/// upright: its EXIF says the same once more.
int heif_orientation(std::istream& file);

/// The picture as it was seen.
wxImage turned_upright(const wxImage& image, int orientation);

}
