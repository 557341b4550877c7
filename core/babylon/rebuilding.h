// How a garden that fell is built again: level by level, so that whatever carries something stands before it.
#pragma once

#include "core/babylon/supports.h"

#include <vector>

namespace clerk::babylon {

/// What is done at once: the pillars under a level's terraces, one terrace, or a level's ornaments.
struct RebuildStep {
    int level = 1;
    std::vector<Space> singles = {};  ///< spaces that single pillars are put on
    std::vector<Space> doubles = {};  ///< spaces that double pillars are put on
    std::vector<Space> carriers = {}; ///< of statues that stand already and carry a corner
    std::vector<Terrace> terraces = {};
    std::vector<Ornament> ornaments = {};
    friend bool operator==(const RebuildStep&, const RebuildStep&) = default;
};

std::vector<RebuildStep> rebuilding(const Garden& garden);

/// The garden as far as it is after the first so many steps. Pillars come with what rests on them.
Garden rebuilt(const Garden& garden, const std::vector<RebuildStep>& steps, std::size_t count);

}
