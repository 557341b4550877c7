#include "app/photo/terraces.h"

#include <algorithm>
#include <cmath>

namespace clerk::photo {

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

}
