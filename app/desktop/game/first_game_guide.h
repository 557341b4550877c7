// The guide through the first game in the window: a note among the findings, below them. It comes once a computer, goes
// by itself, and can be called again.
#pragma once

#include "app/desktop/game/findings_panel.h"
#include "app/table/first_game.h"

#include <functional>
#include <optional>

namespace clerk::desktop {

/// From now on the next game is guided again, or the one on the table as soon as it is shown.
void call_first_game_guide();

class FirstGameGuide {
public:
    std::function<void()> on_end; ///< who plays wants no more of it

    /// None: nothing is to be told of this game.
    std::optional<FindingNote> note(const table::Snapshot& now);

private:
    table::FirstGame guide_;
};

}
