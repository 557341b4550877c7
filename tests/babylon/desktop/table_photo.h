// A garden photographed with a known camera: the program's own pieces, standing in perspective.
#pragma once

#include "core/babylon/garden.h"
#include "tests/app/photo/known_camera.h"

#include <filesystem>

#include <wx/image.h>

namespace clerk::desktop::test {

inline constexpr photo::Size photo_board{clerk::babylon::board_size, clerk::babylon::board_size};

struct TableLight {
    double noise = 0;                    ///< of each part of a pixel, its spread
    unsigned grain = 7;                  ///< which noise
    bool shadow = false;                 ///< somebody stands in the light
    std::array<double, 3> lamp{1, 1, 1}; ///< how much of red, green and blue it has
};

/// `level_high`: in sides of a cell.
wxImage table_photo(const clerk::babylon::Garden& garden, const photo::test::KnownCamera& camera, double level_high,
                    const TableLight& light = {});

/// As a camera keeps it, with the quality in per cent.
void save_photo(wxImage photo, const std::filesystem::path& file, int quality = 60);

}
