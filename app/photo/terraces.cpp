#include "app/photo/terraces.h"

#include "app/photo/bare_cells.h"
#include "app/photo/straight_level.h"
#include "app/photo/straighten.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1600;       ///< the longer side of the photo that is read
constexpr std::size_t least_bare = 3; ///< cells, to know the light by
constexpr double bare_astray = 0.2;   ///< how far a slot may be from its place, in cells

constexpr double looked_round = 0.34; ///< how far from its place a flower is looked for, in cells
constexpr double on_place = 0.12;     ///< how far from it one may lie
constexpr double one_flower = 0.3;    ///< two that are no farther apart in the photo are one
constexpr double least_ring = 0.7, least_middle = 0.6, least_arm = 0.6;
constexpr double least_pattern = 0.45, least_hidden = 0.65,
                 told_apart = 0.2; ///< from what the flower would be on another level
constexpr double roof_there = 0.65, roof_elsewhere = 0.25, no_roof = 0.08; ///< shares of a roof's disc
constexpr double hint_of_pattern = 0.15;
constexpr double whole_pattern = 0.55; ///< a terrace of which all is seen
constexpr double least_flower = 0.4;

constexpr double lowest_height = 0.5, highest_height = 1.1, height_step = 0.05; ///< of a level, in sides of a cell
constexpr int levels_for_height = 3;
constexpr double least_agreement = 0.3;

struct Candidate {
    SeenTerrace terrace;
    double astray = 0;  ///< its flower from its place, in cells
    double pattern = 0; ///< how well the edges of its spaces agree
    int arms = 0;
    Point in_photo;  ///< its flower
    double cell = 0; ///< in pixels of the photo, there
};

/// How much better it agrees than anything else that its flower could be.
double lead(const Candidate& one, const std::vector<Candidate>& all) {
    double other = 0;
    for (const Candidate& rival : all) {
        if (&rival == &one || distance(rival.in_photo, one.in_photo) > one_flower * one.cell) continue;
        other = std::max(other, rival.pattern);
    }
    return one.pattern - other;
}

std::vector<Candidate> sure_ones(const std::vector<Candidate>& all) {
    std::vector<Candidate> sure;
    for (const Candidate& one : all) {
        if (one.astray > on_place || one.arms < 3 || one.pattern < (one.arms == 4 ? least_pattern : least_hidden))
            continue;
        const double ahead = lead(one, all);
        if (ahead < told_apart || one.terrace.flower_certainty < least_flower) continue;
        sure.push_back(one);
        sure.back().terrace.certainty = std::min(1.0, 0.5 + ahead);
    }
    return sure;
}

/// What might be a higher terrace over some of its cells: a roof seen there may stand on that one.
bool may_lie_above(const SeenTerrace& one, const std::vector<Candidate>& all) {
    return std::ranges::any_of(all, [&](const Candidate& other) {
        return other.terrace.level > one.level && other.pattern > hint_of_pattern &&
               std::abs(other.terrace.west - one.west) + std::abs(other.terrace.north - one.north) > 0 &&
               std::abs(other.terrace.west - one.west) < 2 && std::abs(other.terrace.north - one.north) < 2;
    });
}

class Reader {
public:
    Reader(const Picture& photo, const Camera& camera, const Look& look)
        : photo_(smaller(photo, looked_at)), scale_(static_cast<double>(photo_.size.width) / photo.size.width),
          camera_(camera), look_(look) {}

    std::optional<Picture> straight(double height) const {
        auto plane = camera_.plane(height);
        if (!plane) return std::nullopt;
        for (std::size_t i = 0; i < 2; ++i) (*plane)[i] = scale_ * (*plane)[i];
        return straightened(photo_, *plane, look_.cells, StraightLevel::side);
    }

    std::vector<BareCell> bare() const {
        const auto ground = straight(0);
        return ground ? bare_cells(*ground, StraightLevel::side, look_, bare_astray) : std::vector<BareCell>();
    }

    std::optional<Light> light() const {
        std::vector<Colour> seen;
        for (const BareCell& cell : bare()) seen.push_back(cell.ground);
        if (seen.size() < least_bare) return std::nullopt;
        std::ranges::sort(seen, std::greater(), [](const Colour& c) { return c.red + c.green + c.blue; });
        return light_by(seen[seen.size() / 3], look_.ground);
    }

    std::vector<Candidate> candidates(const Colours& colours, int level, double level_high) const {
        auto picture = straight(level * level_high);
        if (!picture) return {};
        const StraightLevel here(std::move(*picture), colours);
        std::vector<Candidate> found;
        for (int north = 0; north + 1 < look_.cells.height; ++north)
            for (int west = 0; west + 1 < look_.cells.width; ++west) {
                auto one = candidate(here, {west + 1.0, north + 1.0});
                if (!one) continue;
                one->terrace.west = west, one->terrace.north = north, one->terrace.level = level;
                const Matrix plane = *camera_.plane(level * level_high);
                const Point middle = one->in_photo;
                one->in_photo = map(plane, middle);
                one->cell = distance(map(plane, {middle.x + 0.5, middle.y}), map(plane, {middle.x - 0.5, middle.y}));
                found.push_back(*one);
            }
        return found;
    }

    std::optional<Candidate> candidate(const StraightLevel& here, Point place) const {
        const double radius = look_.flower_width / 2;
        const auto middle = here.middle_of_flower(place, look_.flower_width);
        if (!middle || distance(*middle, place) > looked_round) return std::nullopt;
        const auto ring = here.share(green, *middle, 1.08 * radius, 1.3 * radius);
        const auto within = here.share(green, *middle, 0, 0.6 * radius);
        if (!ring || !within || *ring < least_ring || 1 - *within < least_middle) return std::nullopt;
        Candidate one;
        one.astray = distance(*middle, place);
        one.in_photo = *middle;
        const double half = 0.4 * (1 - look_.space_side), from = 1.4 * radius, to = 0.93;
        const auto arm = [&](double dx, double dy) {
            const Point a{middle->x + from * dx, middle->y + from * dy}, b{middle->x + to * dx, middle->y + to * dy};
            const Point wide{std::abs(dy) * half, std::abs(dx) * half};
            const auto share = here.share(green, {std::min(a.x, b.x) - wide.x, std::min(a.y, b.y) - wide.y},
                                          {std::max(a.x, b.x) + wide.x, std::max(a.y, b.y) + wide.y});
            return share && *share > least_arm;
        };
        one.arms = arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1);
        one.pattern = pattern(here, *middle);
        const auto flowers = here.flowers(*middle, 0.9 * radius, look_.flowers.size());
        const auto most = std::ranges::max_element(flowers);
        one.terrace.flower = static_cast<std::size_t>(most - flowers.begin());
        double second = 0;
        for (auto other = flowers.begin(); other != flowers.end(); ++other)
            if (other != most) second = std::max(second, *other);
        one.terrace.flower_certainty = *most - second;
        return one;
    }

    /// Just outside of the spaces it is green, just inside it is not: the mean over the edges that lie outward.
    double pattern(const StraightLevel& here, Point middle) const {
        const double half = look_.space_side / 2, band = 0.06, gap = 0.015;
        double sum = 0;
        for (const double sx : {-1.0, 1.0})
            for (const double sy : {-1.0, 1.0}) {
                const Point space{middle.x + sx * 0.5, middle.y + sy * 0.5};
                const auto edge = [&](bool across) {
                    const auto strip = [&](double from, double to) {
                        const double s = across ? sx : sy;
                        const double a = (across ? space.x : space.y) + s * from,
                                     b = (across ? space.x : space.y) + s * to;
                        const double low = std::min(a, b), high = std::max(a, b), c = across ? space.y : space.x;
                        const double l = c - 0.7 * half, h = c + 0.7 * half;
                        return across ? here.share(green, Point{low, l}, Point{high, h})
                                      : here.share(green, Point{l, low}, Point{h, high});
                    };
                    const auto out = strip(half + gap, half + gap + band), in = strip(half - gap - band, half - gap);
                    return out && in ? *out - *in : 0;
                };
                sum += edge(true) + edge(false);
            }
        return sum / 8;
    }

    void find_roof(SeenTerrace& terrace, const StraightLevel& roofs, bool all_seen) const {
        std::array<double, 4> shares{};
        constexpr std::array<Point, 4> middles{Point{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}};
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const Point middle{terrace.west + middles[i].x, terrace.north + middles[i].y};
            const auto share = roofs.share(roof_tiles, middle, 0, 0.35 * look_.roof_width);
            if (!share) return;
            shares[i] = *share;
        }
        const auto most = std::ranges::max_element(shares);
        double second = 0;
        for (auto one = shares.begin(); one != shares.end(); ++one)
            if (one != most) second = std::max(second, *one);
        const auto& cell = middles[static_cast<std::size_t>(most - shares.begin())];
        const Point under{terrace.west + cell.x, terrace.north + cell.y};
        const auto beyond = roofs.share(roof_tiles, under, 0.86 * look_.roof_width, look_.roof_width);
        if (*most > roof_there && second < roof_elsewhere && beyond && *beyond < roof_elsewhere) {
            terrace.roof = static_cast<Roof>(most - shares.begin());
            terrace.roof_certainty = *most - second;
        } else if (*most < no_roof && all_seen) {
            terrace.roof = Roof::none;
            terrace.roof_certainty = 1 - *most / no_roof / 2;
        }
    }

    /// Where they are sure, with their roofs.
    std::vector<SeenTerrace> terraces(const Colours& colours, double level_high) const {
        std::vector<Candidate> all;
        for (int level = 1; level <= highest_read; ++level) {
            const auto here = candidates(colours, level, level_high);
            all.insert(all.end(), here.begin(), here.end());
        }
        std::vector<SeenTerrace> found;
        std::optional<StraightLevel> roofs;
        int roofs_of = 0;
        for (const Candidate& one : sure_ones(all)) {
            found.push_back(one.terrace);
            if (roofs_of != one.terrace.level) {
                roofs_of = one.terrace.level;
                auto picture = straight((roofs_of + look_.roof_height) * level_high);
                if (picture) roofs.emplace(std::move(*picture), colours);
            }
            if (!roofs) continue;
            find_roof(found.back(), *roofs, one.arms == 4 && one.pattern > whole_pattern);
            if (may_lie_above(one.terrace, all)) found.back().roof = Roof::unsure, found.back().roof_certainty = 0;
        }
        return found;
    }

    /// How well terraces on the lower levels agree with that height.
    double agreement(const Colours& colours, double level_high) const {
        double sum = 0;
        for (int level = 1; level <= levels_for_height; ++level)
            for (const Candidate& one : candidates(colours, level, level_high))
                if (one.arms >= 3 && one.astray < on_place)
                    sum += std::max(0.0, one.pattern - least_pattern / 2) * (1 - one.astray / on_place);
        return sum;
    }

private:
    Picture photo_;
    double scale_;
    const Camera& camera_;
    const Look& look_;
};

bool usable(const Picture& photo, const Look& look) {
    return is_whole(photo) && look.cells.width > 1 && look.cells.height > 1 && !look.flowers.empty() &&
           !look.terraces.empty() && look.slot_radius > 0.02;
}

}

std::vector<SeenTerrace> read_terraces(const Picture& photo, const Camera& camera, const Look& look,
                                       double level_high) {
    if (!usable(photo, look) || !(level_high > 0)) return {};
    const Reader reader(photo, camera, look);
    const auto light = reader.light();
    if (!light) return {};
    const Colours colours(look, *light);
    return reader.terraces(colours, level_high);
}

std::vector<SeenCell> seen_cells(const Picture& photo, const Camera& camera, const Look& look,
                                 const std::vector<SeenTerrace>& terraces, int level) {
    if (!usable(photo, look)) return {};
    std::vector<SeenCell> found;
    const auto known = [&](int column, int row) {
        return std::ranges::any_of(found,
                                   [&](const SeenCell& cell) { return cell.column == column && cell.row == row; });
    };
    for (const SeenTerrace& one : terraces) {
        if (one.level < level || (level > 0 && one.level != level)) continue;
        for (const int row : {one.north, one.north + 1})
            for (const int column : {one.west, one.west + 1})
                if (!known(column, row)) found.push_back({column, row, true, one.certainty});
    }
    if (level > 0) return found;
    for (const BareCell& cell : Reader(photo, camera, look).bare())
        if (!known(cell.column, cell.row)) found.push_back({cell.column, cell.row, false, cell.certainty});
    return found;
}

std::optional<ProposedHeight> proposed_level_height(const Picture& photo, const Camera& camera, const Look& look) {
    if (!usable(photo, look)) return std::nullopt;
    const Reader reader(photo, camera, look);
    const auto light = reader.light();
    if (!light) return std::nullopt;
    const Colours colours(look, *light);
    std::vector<double> agree;
    for (double high = lowest_height; high < highest_height; high += height_step)
        agree.push_back(reader.agreement(colours, high));
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
    return ProposedHeight{lowest_height + height_step * weighted / sum, 1 - elsewhere / most};
}

}
