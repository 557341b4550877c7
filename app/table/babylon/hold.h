// What the editor holds between two changes: the tool, the tile in hand, the ornament being attempted. Never stored.
#pragma once

#include "app/table/babylon/face_draft.h"
#include "app/table/babylon/position.h"

namespace clerk::table::babylon {

enum class Tool { look, terrace, ornament };

struct Hold {
    Tool tool = Tool::look;
    Draft draft = {};
    FaceDraft face = {};                  ///< of the tile being dug, or of the next terrace where tiles are inline
    game::Kind kind = game::Kind::statue; ///< being attempted
    std::vector<game::Space> spaces = {}; ///< chosen for it so far
    std::optional<game::Cell> stack = {}; ///< of the quarry, chosen to dig
};

/// What is held when another position shows: what it no longer allows is let go.
Hold settled(Hold hold, const Position& before, const Position& now);
/// Ready for the next terrace: its symbols, level and turn are asked anew; flower and open corner are likely the same.
Hold with_terrace_placed(Hold hold);

}
