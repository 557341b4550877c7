#include "app/photo/straighten.h"

#include "app/photo/matrix_of_pixels.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr int finer = 2; ///< pixels that are looked up for one, each way: a photo has more than a board shows

Picture picture_of(const cv::Mat& pixels) {
    Picture picture{{pixels.cols, pixels.rows}, {}};
    picture.pixels.assign(pixels.datastart, pixels.dataend);
    return picture;
}

/// From pixels of the straightened picture to the photo's. The middle of the first pixel is at 0 for OpenCV.
cv::Matx33d from_pixels(const Matrix& plane, double side) {
    const double scale = 1 / side;
    const Matrix to_cells{Vector{scale, 0, scale / 2}, Vector{0, scale, scale / 2}, Vector{0, 0, 1}};
    const Matrix to_middles{Vector{1, 0, -0.5}, Vector{0, 1, -0.5}, Vector{0, 0, 1}};
    const Matrix all = to_middles * plane * to_cells;
    return {all[0][0], all[0][1], all[0][2], all[1][0], all[1][1], all[1][2], all[2][0], all[2][1], all[2][2]};
}

}

Picture straightened(const Picture& photo, const Matrix& plane, Size cells, int side) {
    const int fine = side * finer;
    cv::Mat straight, shown;
    cv::warpPerspective(mat_of(photo), straight, from_pixels(plane, fine), {cells.width * fine, cells.height * fine},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT, cv::Scalar::all(0));
    cv::resize(straight, shown, {cells.width * side, cells.height * side}, 0, 0, cv::INTER_AREA);
    return picture_of(shown);
}

Picture smaller(Picture photo, int longest) {
    const double scale = static_cast<double>(longest) / std::max(photo.size.width, photo.size.height);
    if (scale >= 1) return photo;
    cv::Mat shown;
    const auto side = [&](int length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
    cv::resize(mat_of(photo), shown, {side(photo.size.width), side(photo.size.height)}, 0, 0, cv::INTER_AREA);
    return picture_of(shown);
}

}
