// An animated PNG: a PNG picture that shows its frames where they are understood, and its first one elsewhere.
// https://www.w3.org/TR/png-3/#apng-frame-based-animation
#pragma once

#include <cstdint>
#include <string>

#include <wx/image.h>

namespace clerk::desktop {

class MovingPicture {
public:
    /// Of the same size as the first, without transparency. Of a later one only what changed is kept.
    void add(const wxImage& frame, int milliseconds);
    std::size_t frames() const { return frames_; }

    std::string file() const; ///< that plays again and again; requires a frame

private:
    std::string head_; ///< the chunks before the pictures, of the first
    std::string body_;
    wxImage shown_;
    std::size_t frames_ = 0;
    std::uint32_t sequence_ = 0;
};

}
