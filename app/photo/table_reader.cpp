#include "app/photo/table_reader.h"

#include "app/photo/straighten.h"

#include <algorithm>

namespace clerk::photo {

namespace {

constexpr int looked_at = 1600;       ///< the longer side of the photo that is read
constexpr std::size_t least_bare = 3; ///< cells, to know the light by
constexpr double bare_astray = 0.2;   ///< how far a slot may be from its place, in cells

bool usable(const Picture& photo, const Look& look) {
    return is_whole(photo) && look.cells.width > 1 && look.cells.height > 1 && !look.flowers.empty() &&
           !look.terraces.empty() && look.slot_radius > 0.02;
}

std::optional<Light> light_of(const std::vector<BareCell>& bare, const Look& look) {
    if (bare.size() < least_bare) return std::nullopt;
    std::vector<Colour> seen;
    for (const BareCell& cell : bare) seen.push_back(cell.ground);
    std::ranges::sort(seen, std::greater(), [](const Colour& c) { return c.red + c.green + c.blue; });
    return light_by(seen[seen.size() / 3], look.ground);
}

}

TableReader::TableReader(const Picture& photo, const Camera& camera, const Look& look)
    : photo_(smaller(photo, looked_at)), scale_(static_cast<double>(photo_.size.width) / photo.size.width),
      camera_(camera), look_(look) {
    if (const auto ground = straight(0)) bare_ = bare_cells(*ground, StraightLevel::side, look_, bare_astray);
    if (const auto light = light_of(bare_, look_)) colours_ = std::make_unique<const Colours>(look_, *light);
}

std::optional<TableReader> TableReader::of(const Picture& photo, const Camera& camera, const Look& look) {
    if (!usable(photo, look)) return std::nullopt;
    TableReader reader(photo, camera, look);
    return reader.colours_ ? std::optional(std::move(reader)) : std::nullopt;
}

std::optional<Picture> TableReader::straight(double height) const {
    auto plane = camera_.plane(height);
    if (!plane) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) (*plane)[i] = scale_ * (*plane)[i];
    return straightened(photo_, *plane, look_.cells, StraightLevel::side);
}

const StraightLevel* TableReader::at(double height) const {
    auto found = levels_.find(height);
    if (found == levels_.end()) {
        auto picture = straight(height);
        found = levels_.emplace(height, std::nullopt).first;
        if (picture) found->second.emplace(std::move(*picture), *colours_);
    }
    return found->second ? &*found->second : nullptr;
}

Point TableReader::in_photo(Point cell, double height) const { return map(*camera_.plane(height), cell); }

}
