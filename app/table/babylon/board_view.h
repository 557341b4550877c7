// What the board of one garden shows: a value, made anew whenever anything changes.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"

#include <optional>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// A terrace that a photo of the table shows.
struct ProposedTerrace {
    game::Cell anchor = {};
    int level = 1;
    game::Flower flower = game::Flower::white;
    std::optional<game::Corner> open = {}; ///< none: the photo does not show it, or all four corners are supported
    friend bool operator==(const ProposedTerrace&, const ProposedTerrace&) = default;
};

struct BoardView {
    game::Garden garden;
    std::vector<Place> marked = {};             ///< places of findings: outlined as wrong
    std::vector<Place> advised = {};            ///< where it would be legal
    std::vector<Place> lit = {};                ///< places of a score line: outlined as meant
    std::vector<game::Building> offered = {};   ///< legal ornaments, drawn faint; a click builds one
    std::vector<ProposedTerrace> proposed = {}; ///< and not entered, drawn pale; a key takes one
    std::vector<game::Cell> covered = {};       ///< by a photo, and nothing is entered there: drawn pale
    std::vector<game::Space> served = {};       ///< spaces that the round's effect may serve
    game::Effect effect = game::Effect::none;
    std::size_t fresh_terraces = 0;      ///< the last so many of the garden's terraces are this turn's
    std::optional<int> up_to_level = {}; ///< terraces above are faded, so that what is below can be seen
};

/// A terrace under the pointer or the cursor, before it is placed.
struct Ghost {
    game::Terrace terrace;
    bool legal = false;
    bool by_photo = false; ///< its flower was read there, and it comes into the hand by the click
};

/// An ornament being attempted: the spaces chosen so far.
struct OrnamentGhost {
    game::Kind kind;
    std::vector<game::Space> spaces;
    bool legal = false;
};

}
