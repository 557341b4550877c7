// The quarry: 4×4 stacks, basalt below, granite, clay on top.
#pragma once

#include "core/babylon/pieces.h"

#include <array>
#include <vector>

namespace clerk::babylon {

class Quarry {
public:
    explicit Quarry(const std::vector<Cell>& removed_clay = {});

    int height(Cell stack) const { return heights_[index(stack)]; } ///< 0 to 3 tiles
    Material top(Cell stack) const;                                 ///< requires a stack that is not empty
    /// The pillars of the stack's edges: one for each on the quarry's border or beside a stack that is not higher.
    int edges(Cell stack) const;
    void take(Cell stack) { --heights_[index(stack)]; }
    friend bool operator==(const Quarry&, const Quarry&) = default;

private:
    static constexpr int across = quarry_size + 2; ///< with the border, where nothing lies
    static std::size_t index(Cell stack) { return static_cast<std::size_t>((stack.y + 1) * across + stack.x + 1); }

    std::array<std::int8_t, across * across> heights_{};
};

}
