#include "app/photo/straight_level.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr double reach = 22, flower_reach = 30; ///< of a colour, in CIE 1976 L*a*b*
constexpr int moves = 6;
constexpr double least_flower = 0.02; ///< of the disc in which it is looked for

}

namespace {

std::vector<std::pair<Colour, std::uint8_t>> flowers_on_green(const Look& look) {
    std::vector<std::pair<Colour, std::uint8_t>> all;
    for (std::size_t i = 0; i < look.flowers.size() && i < green; ++i)
        all.emplace_back(look.flowers[i], static_cast<std::uint8_t>(i));
    for (const Colour& colour : look.terraces) all.emplace_back(colour, green);
    return all;
}

std::vector<std::pair<Colour, std::uint8_t>> all_colours(const Look& look) {
    auto all = flowers_on_green(look);
    for (const Colour& colour : look.others) all.emplace_back(colour, other);
    all.emplace_back(look.ground, bare_ground);
    all.emplace_back(look.roof, roof_tiles);
    return all;
}

}

Colours::Colours(const Look& look, const Light& light)
    : all(all_colours(look), light, reach), flowers(flowers_on_green(look), light, flower_reach) {}

StraightLevel::StraightLevel(Picture straight, const Colours& colours)
    : straight_(std::move(straight)), kinds_(colours.all.kinds(straight_)), colours_(colours) {}

std::uint8_t StraightLevel::at(int x, int y) const {
    const auto width = static_cast<std::size_t>(straight_.size.width);
    return kinds_[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
}

template <class Action> void StraightLevel::each(Point low, Point high, const Action& action) const {
    const auto first = [](double cells) { return static_cast<int>(std::ceil(cells * side - 0.5)); };
    for (int y = first(low.y); y + 0.5 < high.y * side; ++y)
        for (int x = first(low.x); x + 0.5 < high.x * side; ++x) action(x, y);
}

template <class Meant>
std::optional<double> StraightLevel::share_of(std::uint8_t kind, Point low, Point high, const Meant& meant) const {
    int all = 0, there = 0, count = 0;
    each(low, high, [&](int x, int y) {
        if (!meant(x, y)) return;
        ++all;
        if (!straight_.seen(x, y)) return;
        ++there;
        count += at(x, y) == kind;
    });
    if (there == 0 || 2 * there < all) return std::nullopt;
    return static_cast<double>(count) / there;
}

std::optional<double> StraightLevel::share(std::uint8_t kind, Point low, Point high) const {
    return share_of(kind, low, high, [](int, int) { return true; });
}

std::optional<double> StraightLevel::share(std::uint8_t kind, Point middle, double from, double to) const {
    return share_of(kind, {middle.x - to, middle.y - to}, {middle.x + to, middle.y + to}, [&](int x, int y) {
        const double away = distance({(x + 0.5) / side, (y + 0.5) / side}, middle);
        return away >= from && away <= to;
    });
}

std::optional<Point> StraightLevel::middle_of_flower(Point from, double width) const {
    const double radius = 0.56 * width;
    for (int move = 0; move < moves; ++move) {
        Point sum;
        double count = 0, all = 0;
        each({from.x - radius, from.y - radius}, {from.x + radius, from.y + radius}, [&](int x, int y) {
            const Point here{(x + 0.5) / side, (y + 0.5) / side};
            if (distance(here, from) > radius) return;
            ++all;
            if (!straight_.seen(x, y) || at(x, y) == green) return;
            sum = {sum.x + here.x, sum.y + here.y};
            ++count;
        });
        if (count < least_flower * all || count == 0) return std::nullopt;
        from = {sum.x / count, sum.y / count};
    }
    return from;
}

std::vector<double> StraightLevel::flowers(Point middle, double from, double to, std::size_t count) const {
    std::vector<double> found(count, 0);
    double all = 0;
    each({middle.x - to, middle.y - to}, {middle.x + to, middle.y + to}, [&](int x, int y) {
        const double away = distance({(x + 0.5) / side, (y + 0.5) / side}, middle);
        if (away < from || away > to || !straight_.seen(x, y)) return;
        const std::uint8_t kind = colours_.flowers.kind(straight_.colour(x, y));
        if (kind == green) return;
        ++all;
        if (kind < count) ++found[kind];
    });
    for (double& one : found) one = all > 0 ? one / all : 0;
    return found;
}

}
