// What is being entered between two changes, and where: the tool, the tile in hand, the ornament being attempted. Never
// stored.
#pragma once

#include "app/table/babylon/draft.h"
#include "app/table/babylon/face_draft.h"
#include "app/table/babylon/position.h"

namespace clerk::table::babylon {

inline constexpr int levels_shown = 6; ///< levels that can be chosen by a click

enum class Tool { look, terrace, ornament };

struct Entry {
    int player = 0;                      ///< whose garden is looked at
    std::optional<int> up_to_level = {}; ///< what lies above is faded and cannot be meant; none: all levels show

    Tool tool = Tool::look;
    Draft draft = {};
    FaceDraft face = {};                  ///< of the tile being dug, or of the next terrace where tiles are inline
    game::Kind kind = game::Kind::statue; ///< being attempted
    std::vector<game::Space> spaces = {}; ///< chosen for it so far
    std::optional<game::Cell> stack = {}; ///< of the quarry, chosen to dig
};

Entry first_entry(const Position& position);
/// What is being entered when another position shows: what it no longer allows is let go.
Entry settled(Entry entry, const Position& before, const Position& now);
/// The garden of another player is looked at. Where tiles are inline their own flower is the likeliest.
Entry looking_at(Entry entry, const Position& position, int player);
/// Ready for the next terrace: its symbols, level and turn are asked anew; flower and open corner are likely the same.
Entry with_terrace_placed(Entry entry);

/// The tile that is placed next, as it is entered so far where the depth knows no quarry. None: there is none.
std::optional<game::Tile> tile_in_hand(const Position& position, const Entry& entry);

}
