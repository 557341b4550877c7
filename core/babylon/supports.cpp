#include "core/babylon/supports.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

bool holds(const Garden& garden, Space space) {
    return garden.gazebo_at(space) || std::ranges::any_of(garden.ornaments(), [&](const Ornament& ornament) {
               return ornament.a == space || ornament.b == space;
           });
}

bool statue_at(const Garden& garden, Space space) {
    return std::ranges::any_of(garden.ornaments(), [&](const Ornament& ornament) {
        return ornament.kind == Kind::statue && ornament.a == space;
    });
}

Support support(const Garden& garden, const Terrace& terrace, Corner corner) {
    if (terrace.open == corner) return Support::open;
    const Space under = below(garden, terrace, corner);
    const int gap = terrace.level - under.level;
    if (gap == 1 && statue_at(garden, under) && !garden.statue_stands(under)) return Support::statue;
    if (gap > 2 || !garden.taken(under) || holds(garden, under)) return Support::missing;
    return gap == 1 ? Support::single : Support::double_;
}

}

Space below(const Garden& garden, const Terrace& terrace, Corner corner) {
    const Cell cell = terrace.cell(corner);
    auto level = static_cast<std::int8_t>(terrace.level - 1);
    while (level > 0 && !garden.terraces_on(level).has(cell)) --level;
    return {cell, level};
}

Supports supports_of(const Garden& garden, const Terrace& terrace) {
    Supports supports;
    for (const Corner corner : corners) supports[corner] = support(garden, terrace, corner);
    return supports;
}

}
