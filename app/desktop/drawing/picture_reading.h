// Pictures from elsewhere, such as photos: upright, and in every format that this system can read.
#pragma once

#include "db/file/attachments.h"

#include <cstdint>
#include <filesystem>

#include <tl/expected.hpp>
#include <wx/image.h>

namespace clerk::desktop {

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
