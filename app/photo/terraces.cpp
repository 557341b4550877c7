#include "app/photo/terraces.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clerk::photo {

namespace {

constexpr double there = 0.65, elsewhere = 0.25; ///< shares of a roof's disc

}

Roof seen_roof(const StraightLevel& roofs, int west, int north, const Look& look) {
    constexpr std::array<Point, 4> middles{Point{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}};
    std::array<double, 4> shares{};
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto share =
            roofs.share(roof_tiles, {west + middles[i].x, north + middles[i].y}, 0, 0.35 * look.roof_width);
        if (!share) return Roof::unsure;
        shares[i] = *share;
    }
    const auto most = std::ranges::max_element(shares);
    double second = 0;
    for (auto one = shares.begin(); one != shares.end(); ++one)
        if (one != most) second = std::max(second, *one);
    const auto which = static_cast<std::size_t>(most - shares.begin());
    const Point under{west + middles[which].x, north + middles[which].y};
    const auto beyond = roofs.share(roof_tiles, under, 0.86 * look.roof_width, look.roof_width);
    const bool sure = *most > there && second < elsewhere && beyond && *beyond < elsewhere;
    return sure ? static_cast<Roof>(which) : Roof::unsure;
}

namespace {

constexpr double looked_round = 0.34; ///< how far from its place a flower is looked for, in cells
constexpr double least_arm = 0.6;
constexpr double no_hue = 15;        ///< how strong the colour of a white flower may be (CIE 1976 L*a*b*)
constexpr double least_petals = 0.2; ///< of the ring in which they are

/// How many of the arms between the spaces are green, from the flower outward.
int arms(const StraightLevel& level, Point middle, const Look& look) {
    const double half = 0.4 * (1 - look.space_side), from = 0.7 * look.flower_width, to = 0.93;
    const auto arm = [&](double dx, double dy) {
        const Point a{middle.x + from * dx, middle.y + from * dy}, b{middle.x + to * dx, middle.y + to * dy};
        const Point wide{std::abs(dy) * half, std::abs(dx) * half};
        const auto share = level.share(green, {std::min(a.x, b.x) - wide.x, std::min(a.y, b.y) - wide.y},
                                       {std::max(a.x, b.x) + wide.x, std::max(a.y, b.y) + wide.y});
        return share && *share > least_arm;
    };
    return arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1);
}

/// Just outside of the spaces it is green, just inside it is not: the mean over the edges that lie outward.
double pattern(const StraightLevel& level, Point middle, const Look& look) {
    const double half = look.space_side / 2, band = 0.06, gap = 0.015;
    double sum = 0;
    for (const double sx : {-1.0, 1.0})
        for (const double sy : {-1.0, 1.0}) {
            const Point space{middle.x + sx * 0.5, middle.y + sy * 0.5};
            const auto edge = [&](bool across) {
                const auto strip = [&](double from, double to) {
                    const double s = across ? sx : sy;
                    const double a = (across ? space.x : space.y) + s * from, b = (across ? space.x : space.y) + s * to;
                    const double low = std::min(a, b), high = std::max(a, b), c = across ? space.y : space.x;
                    const double l = c - 0.7 * half, h = c + 0.7 * half;
                    return across ? level.share(green, Point{low, l}, Point{high, h})
                                  : level.share(green, Point{l, low}, Point{h, high});
                };
                const auto out = strip(half + gap, half + gap + band), in = strip(half - gap - band, half - gap);
                return out && in ? *out - *in : 0;
            };
            sum += edge(true) + edge(false);
        }
    return sum / 8;
}

/// By its petals alone: the hearts of flowers have other flowers' colours. Where thin petals and what is beside them
/// become one pixel, it has no hue, as if the flower were white.
void tell_kind(TerraceMarks& marks, const StraightLevel& level, const Look& look) {
    const double radius = look.flower_width / 2;
    auto shares = level.flowers(marks.flower, 0.4 * radius, 0.85 * radius, look.flowers.size());
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (chroma_distance(lab_of(look.flowers[i]), {}) < no_hue) shares[i] /= 2;
    const auto most = std::ranges::max_element(shares);
    marks.kind = static_cast<std::size_t>(most - shares.begin());
    double others = 0;
    for (auto other = shares.begin(); other != shares.end(); ++other)
        if (other != most) others += *other;
    marks.kind_certainty = *most > least_petals ? (*most - others) / (*most + others) : 0;
}

}

std::optional<TerraceMarks> terrace_marks(const StraightLevel& level, Point middle, const Look& look) {
    const double radius = look.flower_width / 2;
    const auto flower = level.middle_of_flower(middle, look.flower_width);
    if (!flower || distance(*flower, middle) > looked_round) return std::nullopt;
    const auto ring = level.share(green, *flower, 1.08 * radius, 1.3 * radius);
    const auto within = level.share(green, *flower, 0, 0.6 * radius);
    if (!ring || !within) return std::nullopt;
    TerraceMarks marks{.flower = *flower,
                       .astray = distance(*flower, middle),
                       .ring = *ring,
                       .within = 1 - *within,
                       .arms = arms(level, *flower, look),
                       .pattern = pattern(level, *flower, look)};
    tell_kind(marks, level, look);
    return marks;
}

namespace {

constexpr double on_place = 0.12;  ///< how far a flower may lie from its place, in cells
constexpr double one_flower = 0.3; ///< two that are no farther apart in the photo are one
constexpr double least_pattern = 0.45, least_hidden = 0.65,
                 told_apart = 0.2; ///< from what the flower would be on another level
constexpr double hint_of_pattern = 0.15;
constexpr double least_flower = 0.4;

// Of a terrace of which a person says where it lies.
constexpr double on_place_there = 0.08, ring_there = 0.6, within_there = 0.6, pattern_there = 0.1, flower_there = 0.3;

// Of a cell on which something stands.
constexpr double inset = 0.1;       ///< what is looked at, in cells from its edge
constexpr double ground_left = 0.1; ///< of the board, where it would be seen
constexpr double green_above = 0.5; ///< on the first level

}

SeenTerraces::SeenTerraces(TableReader reader, double level_high, const std::stop_token& stop)
    : reader_(std::move(reader)), level_high_(level_high) {
    for (int level = 1; level <= highest_read && !stop.stop_requested(); ++level) find_candidates(level);
}

void SeenTerraces::find_candidates(int level) {
    const double height = level * level_high_;
    const StraightLevel* here = reader_.at(height);
    const Size cells = reader_.look().cells;
    for (int north = 0; here && north + 1 < cells.height; ++north)
        for (int west = 0; west + 1 < cells.width; ++west) {
            const auto marks = terrace_marks(*here, {west + 1.0, north + 1.0}, reader_.look());
            if (!marks) continue;
            const auto [x, y] = marks->flower;
            all_.push_back(
                {.west = west,
                 .north = north,
                 .level = level,
                 .marks = *marks,
                 .in_photo = reader_.in_photo({x, y}, height),
                 .cell = distance(reader_.in_photo({x + 0.5, y}, height), reader_.in_photo({x - 0.5, y}, height))});
        }
}

/// How much better it agrees than anything else that its flower could be.
double SeenTerraces::lead(const Candidate& one) const {
    double other = 0;
    for (const Candidate& rival : all_) {
        if (&rival == &one || !rival.marks.flower_in_green() ||
            distance(rival.in_photo, one.in_photo) > one_flower * one.cell)
            continue;
        other = std::max(other, rival.marks.pattern);
    }
    return one.marks.pattern - other;
}

/// What might be a higher terrace over some of its cells: a roof seen there may stand on that one.
bool SeenTerraces::may_lie_above(const Candidate& one) const {
    return std::ranges::any_of(all_, [&](const Candidate& other) {
        return other.marks.flower_in_green() && other.level > one.level && other.marks.pattern > hint_of_pattern &&
               std::abs(other.west - one.west) + std::abs(other.north - one.north) > 0 &&
               std::abs(other.west - one.west) < 2 && std::abs(other.north - one.north) < 2;
    });
}

Roof SeenTerraces::roof_of(const Candidate& one) const {
    const StraightLevel* roofs = reader_.at((one.level + reader_.look().roof_height) * level_high_);
    return roofs && !may_lie_above(one) ? seen_roof(*roofs, one.west, one.north, reader_.look()) : Roof::unsure;
}

SeenTerrace SeenTerraces::seen(const Candidate& one, double certainty) const {
    return {.west = one.west,
            .north = one.north,
            .level = one.level,
            .certainty = certainty,
            .flower = one.marks.kind,
            .flower_certainty = one.marks.kind_certainty,
            .roof = roof_of(one)};
}

std::vector<SeenTerrace> SeenTerraces::sure() const {
    std::vector<SeenTerrace> found;
    for (const Candidate& one : all_) {
        const TerraceMarks& marks = one.marks;
        if (!marks.flower_in_green() || marks.astray > on_place || marks.arms < 3 ||
            marks.pattern < (marks.arms == 4 ? least_pattern : least_hidden) || marks.kind_certainty < least_flower)
            continue;
        const double ahead = lead(one);
        if (ahead >= told_apart) found.push_back(seen(one, std::min(1.0, 0.5 + ahead)));
    }
    return found;
}

std::optional<SeenTerrace> SeenTerraces::at(int west, int north, int level) const {
    const auto one = std::ranges::find_if(
        all_, [&](const Candidate& c) { return c.west == west && c.north == north && c.level == level; });
    if (one == all_.end()) return std::nullopt;
    const TerraceMarks& marks = one->marks;
    const bool sure = marks.ring >= ring_there && marks.within >= within_there && marks.astray <= on_place_there &&
                      marks.arms >= 2 && marks.pattern >= pattern_there && marks.kind_certainty >= flower_there &&
                      lead(*one) >= 0;
    return sure ? std::optional(seen(*one, 1)) : std::nullopt;
}

std::vector<SeenCell> SeenTerraces::covered() const {
    const StraightLevel *ground = reader_.at(0), *first = reader_.at(level_high_);
    const Size cells = reader_.look().cells;
    std::vector<SeenCell> found;
    for (int row = 0; ground && first && row < cells.height; ++row)
        for (int column = 0; column < cells.width; ++column) {
            const Point low{column + inset, row + inset}, high{column + 1 - inset, row + 1 - inset};
            const auto share = [&](const StraightLevel& level, Kind kind) { return level.share(kind, low, high); };
            const auto left = share(*ground, bare_ground), over = share(*first, bare_ground), on = share(*first, green);
            const bool bare = std::ranges::any_of(
                reader_.bare(), [&](const BareCell& cell) { return cell.column == column && cell.row == row; });
            if (!bare && left && over && on && *left <= ground_left && *over == 0 && *on >= green_above)
                found.push_back({column, row});
        }
    return found;
}

namespace {

constexpr double lowest = 0.5, highest = 1.1, step = 0.05; ///< of a level, in sides of a cell
constexpr int levels = 3;
constexpr double near_place = 0.12;    ///< how far a flower may be from its place
constexpr double clear_pattern = 0.22; ///< that counts
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
                if (marks && marks->flower_in_green() && marks->arms >= 3 && marks->astray < near_place)
                    sum += std::max(0.0, marks->pattern - clear_pattern) * (1 - marks->astray / near_place);
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
