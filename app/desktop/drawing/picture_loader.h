// What reads pictures for the system: picture_loader_posix.cpp and picture_loader_windows.cpp.
#pragma once

#include <memory>
#include <string_view>

#include <wx/image.h>

namespace clerk::desktop {

/// One picture on its way from the file.
class PictureLoader {
public:
    /// Its longer side will have at most so many pixels. `most_pixels`: of one that is not too large; `most_seconds`:
    /// of the processor's, which Windows does not bound.
    PictureLoader(const char* mime, int longest, double most_pixels, double most_seconds);
    ~PictureLoader();
    PictureLoader(const PictureLoader&) = delete;
    PictureLoader& operator=(const PictureLoader&) = delete;

    [[nodiscard]] bool can_begin() const; ///< false: the system lacks what reads this format
    [[nodiscard]] bool is_too_large() const;
    [[nodiscard]] bool knows_orientation() const; ///< once it is finished: the picture is upright

    /// False: it is damaged or too large, or takes too long. Of a moving picture the first one is enough.
    [[nodiscard]] bool take(std::string_view bytes);
    /// Not ok: it is damaged or too large.
    [[nodiscard]] wxImage finished();

private:
    struct State;
    std::unique_ptr<State> state_;
};

[[nodiscard]] bool system_reads(const char* mime);

/// What is to be installed for a format to be read.
[[nodiscard]] const char* reader_of(std::string_view mime);

}
