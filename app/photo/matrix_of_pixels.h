// Pictures as OpenCV sees them.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <opencv2/imgproc.hpp>

namespace clerk::photo {

/// Shares the picture's pixels, which must be as many as its size says, and is only read.
inline cv::Mat mat_of(const Picture& picture) {
    return {picture.size.height, picture.size.width, CV_8UC4, const_cast<std::uint8_t*>(picture.pixels.data())};
}

}
