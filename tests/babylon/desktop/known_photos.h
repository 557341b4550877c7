// Photos of gardens of which all is known, to measure what is read in them.
#pragma once

#include "app/photo/camera.h"
#include "tests/babylon/desktop/table_photo.h"

#include <string>
#include <vector>

namespace clerk::desktop::test {

struct KnownPhoto {
    photo::test::KnownCamera camera;
    clerk::babylon::Garden garden;
    double level_high = 0;
    photo::Picture picture = {};

    /// `off`: by so many pixels the corners are not where they should be.
    photo::Camera known(double off = 0) const;
    std::string name() const;
};

/// Twenty of those by which the bounds were chosen that say what is sure.
const std::vector<KnownPhoto>& photos_to_choose_by();
/// Thirty others: of other gardens, by other cameras and lenses, with other noise, in other light. No bound was chosen
/// by them.
const std::vector<KnownPhoto>& photos_to_judge_by();

}
