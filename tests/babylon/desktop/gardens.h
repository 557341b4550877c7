// Gardens to draw.
#pragma once

#include "core/babylon/garden.h"

#include <string_view>

namespace clerk::desktop::test {

clerk::babylon::Terrace terrace(std::string_view anchor, int level, std::string_view open = {},
                                clerk::babylon::Flower flower = clerk::babylon::Flower::white,
                                std::array<clerk::babylon::Symbol, 4> symbols = {});
clerk::babylon::Space space(std::string_view text);
clerk::babylon::Ornament ornament(clerk::babylon::Kind kind, std::string_view a, std::string_view b);

/// Places the terrace with single pillars under all corners but the open one.
void place(clerk::babylon::Garden& garden, const clerk::babylon::Terrace& terrace);

clerk::babylon::Garden small_garden();    ///< two terraces and stairs
clerk::babylon::Garden crowded_garden();  ///< 14 terraces, 12 ornaments
clerk::babylon::Garden finished_garden(); ///< 14 terraces without symbols, 12 ornaments, all of it legal
clerk::babylon::Garden tower();           ///< six levels

}
