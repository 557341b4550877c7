// Axes: ranges that end on round figures, and the figures written beside them.
#pragma once

#include "i18n/numbers.h"

#include <vector>

namespace clerk::desktop::charts {

struct Range {
    double low = 0;
    double high = 0;
};

/// The finite values' range; `otherwise` where there are none.
Range range_of(const std::vector<double>& values, Range otherwise = {0, 1});

/// The smallest of 1, 2, 5, 10, 20, 50, … that divides so long a range into at most so many steps (at least one).
double step_for(double length, int most);

/// A range that is not empty, and the distance of its figures.
struct Axis {
    Range range;
    double step = 1;
};
/// Holds the values' range, begins and ends on a step, has about so many steps. Zero is on it if it is near.
Axis axis_for(Range values, int most);
std::vector<double> ticks(const Axis& axis); ///< the multiples of its step

/// From values to pixels; `from` may be beyond `to`.
struct Scale {
    Range range;
    double from = 0;
    double to = 0;

    double at(double value) const { return from + (to - from) * ((value - range.low) / (range.high - range.low)); }
};

/// A value as charts take it: finite, and not beyond what can be drawn.
inline constexpr double most_drawn = 1e12;
double drawable(double value);

using i18n::average;
using i18n::whole;

}
