// A tile's face while it is being entered: flower and symbols, one click or key each.
#pragma once

#include "app/table/babylon/draft.h"

namespace clerk::table::babylon {

struct FaceDraft {
    std::optional<game::Flower> flower = {};
    std::array<std::optional<game::Symbol>, 4> symbols = {}; ///< clockwise from north-west
    game::Corner next = game::Corner::nw;                    ///< the space entered next
    friend bool operator==(const FaceDraft&, const FaceDraft&) = default;
};

FaceDraft of(const game::Tile& tile);
/// Where a corner of the face lies once the tile is turned, and back.
game::Corner as_it_lies(game::Corner unturned, int rotation);
game::Corner unturned(game::Corner as_it_lies, int rotation);
FaceDraft with_symbol(FaceDraft face, game::Symbol symbol); ///< the next space is then the next without one

bool begun(const FaceDraft& face); ///< a symbol or blank was entered
bool whole(const FaceDraft& face); ///< flower and all four symbols were
/// What was left out is blank, if anything was entered; else the symbols stay unknown, or blank where they must be
/// known.
game::Tile tile(const FaceDraft& face, bool symbols_required);
/// Flower and as many symbols as the material bears: nothing more needs to be said.
bool complete(const FaceDraft& face, game::Material material);

}
