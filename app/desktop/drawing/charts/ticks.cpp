#include "app/desktop/drawing/charts/ticks.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::charts {

Range range_of(const std::vector<double>& values, Range otherwise) {
    Range range{most_drawn, -most_drawn};
    bool any = false;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        range = {std::min(range.low, drawable(value)), std::max(range.high, drawable(value))};
        any = true;
    }
    return any ? range : otherwise;
}

double step_for(double length, int most) {
    double step = 1;
    for (int i = 0; length / step > std::max(1, most); ++i) step = step * (i % 3 == 1 ? 2.5 : 2);
    return step;
}

Axis axis_for(Range values, int most) {
    double low = values.low, high = values.high;
    if (high - low < 1) {
        low = low >= 0 && low < 1 ? 0 : std::floor(low) - 1;
        high = std::ceil(high) + 1;
    }
    if (low > 0 && low <= high / 2) low = 0;
    if (high < 0 && high >= low / 2) high = 0;
    const double step = step_for(high - low, most);
    return {{std::floor(low / step) * step, std::ceil(high / step) * step}, step};
}

std::vector<double> ticks(const Axis& axis) {
    const auto first = static_cast<long long>(std::ceil(axis.range.low / axis.step));
    const auto last = static_cast<long long>(std::floor(axis.range.high / axis.step));
    std::vector<double> values;
    for (long long i = first; i <= last; ++i) values.push_back(static_cast<double>(i) * axis.step);
    return values;
}

double drawable(double value) { return std::isfinite(value) ? std::clamp(value, -most_drawn, most_drawn) : 0; }

}
