// What every game's advice has in common.
#pragma once

#include "core/score_sheet.h"

#include <functional>
#include <string_view>
#include <vector>

namespace clerk {

/// Asked again and again while something is looked for, each time with the effort that was not told before; false: what
/// was found so far has to do. An effort of 1 is about as much as 20 nanoseconds on a laptop, and the same on every
/// machine.
using Patience = std::function<bool(std::size_t effort)>;

inline bool endless(std::size_t /*effort*/) { return true; }
/// So many looks, whatever the effort of each.
inline Patience looks(std::size_t most) {
    return [most](std::size_t /*effort*/) mutable {
        if (most == 0) return false;
        --most;
        return true;
    };
}

/// By how much a category of the score grows, or shrinks.
struct Gain {
    std::string_view category;
    int points = 0;
    friend bool operator==(const Gain&, const Gain&) = default;
};

/// Of the same categories before and after.
inline std::vector<Gain> gains(const std::vector<Category>& before, const std::vector<Category>& after) {
    std::vector<Gain> changed;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (const int more = after[i].points() - before[i].points(); more != 0) changed.push_back({after[i].id, more});
    return changed;
}

/// What an answer looks at before it has to do, unless somebody waits longer.
inline constexpr std::size_t usual_looks = 200'000;
/// How many builds, or places of a tile, are told.
inline constexpr std::size_t usual_choice = 5;

}
