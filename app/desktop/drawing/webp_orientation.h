// How the camera was held that took a WebP photo: the library that reads it leaves that out.
#pragma once

#include <istream>

#include <wx/image.h>

namespace clerk::desktop {

/// As EXIF counts: 1 to 8. 1 where the file does not say.
int webp_orientation(std::istream& file);

/// The picture as it was seen.
wxImage turned_upright(const wxImage& image, int orientation);

}
