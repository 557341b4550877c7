// Pictures from elsewhere, such as photos: upright, and in every format that this system can read.
#pragma once

#include "db/file/attachments.h"

#include <cstdint>
#include <filesystem>
#include <istream>
#include <string_view>

#include <tl/expected.hpp>
#include <wx/image.h>

namespace clerk::desktop {

// How the camera was held that took a picture, where the library that reads it leaves that out: EXIF beside the pixels.

/// As EXIF counts: 1 to 8. 1 where the file does not say, and in other formats than those below.
int orientation_beside(std::string_view format, std::istream& file);

int webp_orientation(std::istream& file);
int png_orientation(std::istream& file);
/// Of HEIC and AVIF (ISO/IEC 23008-12). One that says itself how it is to be turned, which the library does, counts as
/// upright: its EXIF says the same once more.
int heif_orientation(std::istream& file);

/// The picture as it was seen.
wxImage turned_upright(const wxImage& image, int orientation);

// Pictures from elsewhere, such as photos: upright, and in every format that this system can read.

struct PictureLimits {
    std::uintmax_t bytes = db::largest_attachment; ///< of a file
    double pixels = 120e6;                         ///< of a picture; of some formats fewer
    double seconds = 8;                            ///< of the processor's, to read it; Windows has no bound
};

struct UnreadablePicture {
    enum class Reason {
        no_picture, ///< or in a format that no photo has
        no_reader,  ///< in a format that another system can read
        moving,     ///< a WebP of several pictures, which are all read before the first one is there
        damaged,    ///< or it takes too long to read
        too_large
    };
    Reason reason = Reason::no_picture;
    std::filesystem::path file = {};
    wxString format = {};      ///< of no_reader: "HEIC"
    wxString package = {};     ///< of no_reader: what brings a reader along
    PictureLimits limits = {}; ///< of its format
};

/// Why a picture was not taken, and the way out, in one or two sentences.
wxString sentence(const UnreadablePicture& unreadable);

/// What its content says, whatever the file is called, and upright, as the camera was held (EXIF). Its longer side has
/// at most so many pixels: a larger one is made smaller while it is read.
tl::expected<wxImage, UnreadablePicture> read_picture(const std::filesystem::path& file, int longest,
                                                      const PictureLimits& limits = {});

/// Whether its content is that of a photo, in a format that some system can read.
bool is_picture(const std::filesystem::path& file);

/// For a dialog that asks for pictures: what this system can read, and all files.
wxString picture_wildcard();

}
