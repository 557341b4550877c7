// What a person looks at on the page of a game.
#pragma once

#include "app/desktop/game/editor.h"

namespace clerk::desktop {

/// All but the player holds until the next change.
struct Selection {
    int player = 0;
    std::optional<std::size_t> turn = {};
    std::vector<Place> places = {}; ///< of what was missed, or chosen in the list
    bool offers_asked = false;
    wxString hint = {}; ///< why the last key did nothing
};

/// What the editor shows of it. `lit` and `scoring`: as chosen in the score.
Look look(const table::Snapshot& now, const Selection& selection, std::vector<Place> lit, std::optional<int> scoring);

}
