#include "core/json_points.h"

namespace clerk {

Json json_of(const Points& points) {
    if (points.is_whole()) return points.whole;
    const std::string digits = print(points);
    Json number = parsed(digits);
    return dumped(number) == digits ? number : Json(digits);
}

}
