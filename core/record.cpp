#include "core/record.h"

#include "core/compile_large_values.h"

#include <array>

namespace clerk {

std::string_view id(Depth depth) {
    constexpr std::array<std::string_view, 3> ids{"full", "builds", "final"};
    return ids[static_cast<std::size_t>(depth)];
}

}

