// What the camera noted about its lens.
#pragma once

#include <filesystem>
#include <optional>

namespace clerk::photo {

/// As a share of the picture's diagonal: 28 mm on film (43.3 mm) is 0.647. None: the file has no notes, or none that
/// make sense. The file may hold anything.
std::optional<double> focal_length(const std::filesystem::path& file);

}
