// The legal step nearest to one that is not, found with the very checks that judge it.
#pragma once

#include "core/babylon/play.h"

#include <optional>

namespace clerk::babylon {

/// The same tile, turned the same way: with another open corner or on another level there, else as few cells away as
/// can be. None: it can be placed nowhere. Requires a turn in progress.
std::optional<Placement> nearest_legal(const State& state, const Placement& wanted);

/// An ornament of the same kind that may be built now, its spaces as near as can be. None: there is none of the kind.
/// Requires a turn in progress.
std::optional<Building> nearest_legal(const State& state, const Building& wanted);

/// In place of the step that broke the record's first rule. None: it was no step, or nothing of the kind is legal.
std::optional<Step> nearest_legal(const Game& game);
std::optional<Step> nearest_legal(const Game& game, const Replay& replayed); ///< of that game

/// In place of the piece that broke the first rule of a finished garden: the same terrace or kind of ornament, with
/// which the garden has fewer faults and none there. None: it was no piece, or none is near. Requires depth final.
std::optional<Step> nearest_legal_piece(const Game& game);
/// The finished garden's piece replaced. Requires that `where` names it and `piece` is of its sort.
[[nodiscard]] Game with_piece(Game game, const Where& where, const Step& piece);
Step piece_at(const Game& game, const Where& where);

}
