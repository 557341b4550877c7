#include "app/photo/level_height.h"

#include "app/photo/terrace_marks.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace clerk::photo {

namespace {

constexpr double lowest = 0.5, highest = 1.1, step = 0.05; ///< of a level, in sides of a cell
constexpr int levels = 3;
constexpr double on_place = 0.12;      ///< how far a flower may be from its place
constexpr double least_pattern = 0.22; ///< that counts
constexpr double least_agreement = 0.3;

/// How well terraces on the lower levels agree with that height.
double agreement(const TableReader& reader, double level_high) {
    const Size cells = reader.look().cells;
    double sum = 0;
    for (int level = 1; level <= levels; ++level) {
        const StraightLevel* here = reader.at(level * level_high);
        for (int north = 0; here && north + 1 < cells.height; ++north)
            for (int west = 0; west + 1 < cells.width; ++west) {
                const auto marks = terrace_marks(*here, {west + 1.0, north + 1.0}, reader.look());
                if (marks && marks->flower_in_green() && marks->arms >= 3 && marks->astray < on_place)
                    sum += std::max(0.0, marks->pattern - least_pattern) * (1 - marks->astray / on_place);
            }
    }
    return sum;
}

}

std::optional<ProposedHeight> proposed_level_height(const TableReader& reader) {
    std::vector<double> agree;
    for (double high = lowest; high < highest; high += step) agree.push_back(agreement(reader, high));
    const auto best = std::ranges::max_element(agree) - agree.begin();
    const double most = agree[static_cast<std::size_t>(best)];
    double elsewhere = 0, sum = 0, weighted = 0;
    for (std::ptrdiff_t i = 0; i < std::ssize(agree); ++i) {
        const double here = agree[static_cast<std::size_t>(i)];
        if (std::abs(i - best) > 2) {
            elsewhere = std::max(elsewhere, here);
        } else {
            sum += here * here;
            weighted += here * here * static_cast<double>(i);
        }
    }
    if (most < least_agreement || elsewhere > 0.75 * most) return std::nullopt;
    return ProposedHeight{lowest + step * weighted / sum, 1 - elsewhere / most};
}

}
