// The players with their badges and points: as tabs, in the score, on the scoreboard.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/score_table.h"
#include "app/desktop/game/scoreboard_picture.h"
#include "app/table/snapshot.h"

namespace clerk::desktop {

// `badge`: the side of a badge in pixels.
std::vector<PlayerTab> player_tabs(const table::Snapshot& now, const Editor& editor, int badge);
ScoreView score_view(const table::Snapshot& now, const Editor& editor, int badge);
/// Of a score that is being revealed the first so many categories.
std::vector<ScoreboardRow> scoreboard_rows(const table::Snapshot& now, const Editor& editor,
                                           std::optional<int> revealed);
/// Of a table among others, whose progress is told anew. `window`: in which it is shown.
ScoreboardTable scoreboard_table(table::Snapshot& now, const wxWindow& window);

}
