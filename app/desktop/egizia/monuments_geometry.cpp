#include "app/desktop/egizia/monuments_geometry.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::egizia {

namespace {

using game::Part;

constexpr double margin = 6, gap = 3;
constexpr double highest_block = 62, widest_block = 92;
constexpr int graves_in_a_row = 6;
constexpr double finger = 46; ///< a space that is clicked is no narrower, with the line round it, where there is room

/// A part of an area, in shares of its width from the left.
Area part(const Area& area, double from, double to) {
    return {area.m_x + area.m_width * from, area.m_y, area.m_width * (to - from), area.m_height};
}

int highest(const MonumentsView& view, Part part, int game::Space::*of) {
    int most = 0;
    for (const ShownSpace& shown : view.spaces)
        if (shown.at.part == part) most = std::max(most, shown.at.*of);
    return most;
}

/// Where a space of the pyramid begins, in blocks from the left of its lowest row: above the middle of what it rests
/// on.
double across(const ShownSpace& shown) {
    const double usual = shown.at.number - 1 + (shown.at.row - 1) * 0.5;
    if (!shown.on || shown.on->empty()) return usual;
    double sum = 0;
    for (const int column : *shown.on) sum += column - 1 + (shown.at.row - 2) * 0.5;
    return sum / static_cast<double>(shown.on->size());
}

}

MonumentsGeometry::MonumentsGeometry(wxSize canvas, const MonumentsView& view) : cards_(view.most_cards) {
    whole_ = {margin, margin, std::max(200.0, canvas.x - 2 * margin), std::max(150.0, canvas.y - 2 * margin)};
    const double river = std::clamp(whole_.m_height * 0.075, 16.0, 40.0);
    river_ = {whole_.m_x, whole_.GetBottom() - river, whole_.m_width, river};
    const double tombs = 2 * std::clamp(whole_.m_height * 0.125, 34.0, 62.0) + 4 * gap;
    const double dry = river_.m_y - whole_.m_y;
    const Area land{whole_.m_x, whole_.m_y, whole_.m_width, dry};
    sphinx_ = part(land, 0.01, 0.185);
    obelisk_ = part(land, 0.192, 0.278);
    cliff_ = part(land, 0.295, 0.992);
    cliff_.m_y = land.GetBottom() - tombs - gap;
    cliff_.m_height = tombs;
    const double top = land.m_y + land.m_height * 0.06;
    pyramid_ = part(land, 0.297, 0.745);
    temple_ = part(land, 0.765, 0.975);
    for (Area* area : {&pyramid_, &temple_}) {
        area->m_y = top;
        area->m_height = cliff_.m_y - top - gap;
    }
    obelisk_.m_y = land.m_y + 2;
    obelisk_.m_height = land.GetBottom() - obelisk_.m_y - land.m_height * 0.03;
    place_spaces(view);
}

void MonumentsGeometry::place_spaces(const MonumentsView& view) {
    const int obelisk = highest(view, Part::obelisk, &game::Space::number);
    const int rows = highest(view, Part::pyramid, &game::Space::row);
    const int columns =
        std::max(highest(view, Part::left, &game::Space::number), highest(view, Part::right, &game::Space::number));
    const int roof = highest(view, Part::roof, &game::Space::number);
    double left = 0, right = 3;
    for (const ShownSpace& shown : view.spaces) {
        if (shown.at.part != Part::pyramid) continue;
        left = std::min(left, across(shown));
        right = std::max(right, across(shown) + 1);
    }
    for (const ShownSpace& shown : view.spaces) {
        switch (shown.at.part) {
        case Part::obelisk: spaces_.push_back(obelisk_space(shown.at.number, obelisk)); break;
        case Part::grave: spaces_.push_back(grave(shown.at.number)); break;
        case Part::pyramid: spaces_.push_back(pyramid_space(shown, left, std::max(rows, 3), right - left)); break;
        default: spaces_.push_back(temple_space(shown.at, std::max(columns, 2), std::max(roof, 1)));
        }
    }
}

/// Narrower from space to space; its point above them all.
Area MonumentsGeometry::obelisk_space(int number, int count) const {
    const double high = std::min(obelisk_.m_height / (count + 0.8), highest_block);
    const double share = 1 - 0.34 * (number - 1) / std::max(count, 6);
    const double lowest = std::min(obelisk_.m_width, 110.0), wide = std::max(lowest * share, std::min(lowest, finger));
    const double middle = desktop::centre(obelisk_).m_x;
    return {middle - wide / 2, obelisk_.GetBottom() - number * high, wide, high - 1};
}

/// From the Nile on: the lower row first.
Area MonumentsGeometry::grave(int number) const {
    const double wide = (cliff_.m_width - gap) / graves_in_a_row, high = (cliff_.m_height - gap) / 2;
    const int row = (number - 1) / graves_in_a_row, column = (number - 1) % graves_in_a_row;
    return {cliff_.m_x + gap + column * wide, cliff_.GetBottom() - (row + 1) * high, wide - gap, high - gap};
}

Area MonumentsGeometry::pyramid_space(const ShownSpace& shown, double left, int rows, double columns) const {
    const double wide = std::min({pyramid_.m_width / (columns + 0.3), widest_block, pyramid_.m_height / rows * 1.9});
    const double high = std::min({pyramid_.m_height / (rows + 0.25), highest_block, std::max(wide * 0.8, finger)});
    const double begin = desktop::centre(pyramid_).m_x - columns * wide / 2;
    return {begin + (across(shown) - left) * wide, pyramid_.GetBottom() - shown.at.row * high, wide - 1.5, high - 1.5};
}

/// Two columns, the middle across them, and the roof above, each of its spaces narrower.
Area MonumentsGeometry::temple_space(const game::Space& space, int columns, int roof) const {
    const double base = temple_.m_height * 0.05;
    const double high = std::min((temple_.m_height - base) / (columns + 1 + roof + 0.4), highest_block);
    const double wide = std::min(temple_.m_width, high * 5.0), middle = desktop::centre(temple_).m_x;
    const double bottom = temple_.GetBottom() - base;
    const auto row = [&](int number, double width, double x) {
        return Area{x - width / 2, bottom - number * high, width, high - 1.5};
    };
    const double column = std::max(wide * 0.3, std::min(wide * 0.46, finger));
    switch (space.part) {
    case Part::left: return row(space.number, column, middle - wide / 2 + column / 2 + wide * 0.04);
    case Part::right: return row(space.number, column, middle + wide / 2 - column / 2 - wide * 0.04);
    case Part::middle: return row(columns + 1, wide, middle);
    default: {
        const double narrowed = wide * std::max(0.34, 0.86 - 0.2 * (space.number - 1));
        return row(columns + 1 + space.number, std::max(narrowed, std::min(wide, finger)), middle);
    }
    }
}

/// Three beside each other below the sphinx, or two where three are too narrow; what is kept comes last.
Area MonumentsGeometry::card(int number) const {
    const double share = (sphinx_.m_width - 2 * gap) / 3;
    const int in_a_row = share < finger + gap ? 2 : 3, rows = (cards_ + in_a_row) / in_a_row;
    const double side =
        std::min({(sphinx_.m_width - 2 * gap) / in_a_row, sphinx_.m_height * 0.4 / rows, in_a_row == 3 ? 64.0 : 52.0});
    const double begin = desktop::centre(sphinx_).m_x - side * in_a_row / 2;
    const double top = sphinx_.GetBottom() - sphinx_.m_height * 0.03 - rows * side;
    const int row = (number - 1) / in_a_row, column = (number - 1) % in_a_row;
    return {begin + column * side + gap / 2, top + row * side + gap / 2, side - gap, side - gap};
}

}
