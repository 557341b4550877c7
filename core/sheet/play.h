// A sheet judged, and its score.
#pragma once

#include "core/finding.h"
#include "core/fold.h"
#include "core/json.h"
#include "core/score_sheet.h"
#include "core/sheet/game.h"

#include <span>
#include <string_view>
#include <vector>

namespace clerk::sheet {

// What the referee says of a sheet. Its game has rules that nobody here knows: only what is left unsaid is told.

/// Nothing changes while a sheet is looked at.
struct State {
    friend bool operator==(const State&, const State&) = default;
};

using Replay = ReplayOf<State>;
Replay replay(const Game& game);

using Fold = FoldOf<State>;
Fold fold(const Game& game);
inline Fold fold(const Game& now, const Game& /*was*/, const Fold& /*earlier*/) { return fold(now); }

/// Every player has what their side has.
ScoreSheet score(const Game& game, const State& state);

/// A figure by its place on the sheet.
struct Cell {
    const Game& game;
    int row = 0;
    int side = 0;

    const Figure& figure(int of_row, int of_side) const {
        return game.rows[static_cast<std::size_t>(of_row)].figures[static_cast<std::size_t>(of_side)];
    }
};
/// As a finding marks it.
inline Place place(int row, int side) { return {.x = side + 1, .y = row + 1}; }

// The rules, in their order.
Checks<Cell> of_a_figure();
Checks<Game> of_the_whole();

}

namespace clerk::sheet::rules {

std::span<const Rule* const> all();

}

namespace clerk::sheet {

// The result: a line for each row, and who is ahead.

/// One: every row has it, under the name that the table gave.
std::vector<std::string_view> categories();

/// `complete` and `players` as of any game; of one that is played together `won`, once it is told.
void write_score(Json& json, const Game& game, const State& state);

}
