// Pictures as files, still and moving, and on the clipboard.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <wx/image.h>
#include <wx/window.h>

namespace clerk::desktop {

std::string png_of(const wxImage& image);

/// Asks for a file of one of the kinds ("png", "svg"); its name has the ending of the kind chosen unless it has one of
/// them. None: the person thought better of it.
std::optional<std::filesystem::path> ask_for_picture_file(wxWindow* parent, const wxString& name,
                                                          const std::vector<wxString>& kinds);
/// The path as a picture file of those kinds: without one of their endings, with that of `chosen`.
std::filesystem::path with_ending(std::filesystem::path file, const std::vector<wxString>& kinds, std::size_t chosen);
bool has_ending(const std::filesystem::path& file, const wxString& kind); ///< whatever its case

bool copy_to_clipboard(const wxImage& image); ///< false: another program holds it

// An animated PNG: a PNG picture that shows its frames where they are understood, and its first one elsewhere.
// https://www.w3.org/TR/png-3/#apng-frame-based-animation

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
