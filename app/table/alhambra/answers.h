// The answers to a finding: what is taken back, what is let stand.
#pragma once

#include "app/table/waiver.h"
#include "core/alhambra/play.h"

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

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
