#include "app/desktop/babylon/piece_on_board.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::babylon {

using clerk::babylon::Cell;
using clerk::babylon::Kind;
using clerk::babylon::Ornament;
using clerk::babylon::Space;

namespace {

constexpr double statue_side = 0.6; ///< in sides of a cell

struct Extent {
    double along, across;
};

/// How far an ornament is drawn beyond the middles of its spaces.
Extent extent(Kind kind) {
    switch (kind) {
    case Kind::statue: return {statue_side / 2, statue_side / 2};
    case Kind::fountain: return {0.28, 0.28};
    case Kind::bridge: return {0.3, 0.22};
    case Kind::stairs: return {0.23, 0.21};
    }
    return {};
}

}

double height_of(Kind kind) {
    switch (kind) {
    case Kind::statue: return 0.45;
    case Kind::fountain: return 0.12;
    case Kind::bridge: return 0.25;
    case Kind::stairs: return 0.2;
    }
    return 0;
}

int storey(const Ornament& ornament) { return std::max(ornament.a.level, ornament.b.level); }

Space lower_end(const Ornament& ornament) { return ornament.a.level <= ornament.b.level ? ornament.a : ornament.b; }

Space higher_end(const Ornament& ornament) { return ornament.a.level <= ornament.b.level ? ornament.b : ornament.a; }

void draw_on_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const Ornament& ornament) {
    const Point low = geometry.centre(lower_end(ornament).cell), high = geometry.centre(higher_end(ornament).cell);
    if (ornament.kind == Kind::statue) return draw_statue(gc, square(low, geometry.cell() * statue_side));
    draw_joining(gc, ornament.kind, low, high, geometry.cell());
}

Area footprint(const BoardGeometry& geometry, const Ornament& ornament) {
    const Point a = geometry.centre(ornament.a.cell), b = geometry.centre(ornament.b.cell);
    const double width = std::abs(a.m_x - b.m_x), height = std::abs(a.m_y - b.m_y), cell = geometry.cell();
    const Extent by = extent(ornament.kind);
    Area area(std::min(a.m_x, b.m_x), std::min(a.m_y, b.m_y), width, height);
    area.Inset(-cell * (width < height ? by.across : by.along), -cell * (width < height ? by.along : by.across));
    return area;
}

Area slab_area(const BoardGeometry& geometry, Cell anchor) {
    Area area = geometry.terrace_area(anchor);
    area.Inset(geometry.cell() * slab_inset, geometry.cell() * slab_inset);
    return area;
}

Area gazebo_area(const BoardGeometry& geometry, Cell cell) {
    return square(geometry.centre(cell), geometry.cell() * gazebo_side);
}

}
