// What the left of the window shows: whatever the player at turn needs next, and nothing else.
#pragma once

#include "app/table/babylon/box.h"
#include "app/table/babylon/entry.h"

#include <wx/string.h>

namespace clerk::table::babylon {

/// The round's token.
struct TokenView {
    std::optional<game::Effect> effect = {}; ///< none: not entered yet
    bool used = false;                       ///< in this turn
};

struct EntryView {
    wxString next;                       ///< what is to be done next
    std::optional<TokenView> token = {}; ///< none: no token is in force
    bool quarry = false;
    bool slot = false; ///< with the tile taken and the pillars
    bool face = false;
    bool take = false; ///< the tile can be taken as entered, once its flower is
    bool placing = false;
    bool kinds = false;
    std::optional<game::Kind> kind = {}; ///< being attempted
    std::vector<game::Tile> known = {};  ///< faces seen before, the likeliest first
    int times_entered = 0;               ///< of a face that was entered as often as the box has it; else 0
    bool end = false;                    ///< the turn can be ended
    bool end_with_tile = false;          ///< by storing or discarding the tile that is left
};

/// `known`: faces of earlier games, those seen most often first.
EntryView entry_view(const Position& position, const Entry& entry, const std::vector<game::Tile>& known,
                     const Box& box);

}
