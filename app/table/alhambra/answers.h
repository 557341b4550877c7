// What is answered to a finding of Alhambra: taken back, let stand, done otherwise.
#pragma once

#include "app/table/played_game.h"
#include "core/alhambra/game.h"
#include "core/alhambra/play.h"

#include <optional>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// The answers to a finding: what is taken back, what is let stand.

/// A finding of a palace as a whole has no part to take back.
bool correctable(const game::Game& game, const game::Fold& fold, const Where& where);
/// Takes the part that broke the rule out of the record; the end of the last turn is entered anew, of an earlier one
/// only what cannot exist is taken out.
game::Game corrected(game::Game game, const game::Fold& fold, const Where& where);
game::Game without_part(game::Game game, const Where& where); ///< without that step, or that tile of a finished palace

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::alhambra::Game& game, const Where& where);

}

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

// What is legal in place of the first step or tile that is wrong.

/// Of a turn's step, or of a tile in finished palaces. None: nothing of the kind is legal.
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed); ///< of that game
/// An action that came too late, and would break a rule before the first tile as well, is told by what else it breaks.
ToldFinding told_finding(const game::Game& game, const game::Replay& replayed);

/// The player who has the tile that was entered again.
/// None: the finding is of something else, or the record does not have the tile.
std::optional<EarlierEntry> earlier_entry(const game::Game& game, const Finding& finding);

}
