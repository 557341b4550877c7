// The tile in hand before it is placed, and its face.
#pragma once

#include "core/babylon/play.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// The tile in hand before it is placed, and what the referee would say of a step before the click.
/// The tile in hand before it is placed. In depth full `from` names it, in the others it is what `tile` says.
struct Draft {
    game::From from = game::From::dug;
    game::Tile tile = {};
    int rotation = 0;
    std::optional<int> level = {}; ///< none: the lowest that fits
    std::optional<game::Corner> open = {};
    friend bool operator==(const Draft&, const Draft&) = default;
};

game::Terrace terrace(const Draft& draft, game::Cell anchor, int level, const game::Tile& tile);
game::Placement placement(const game::State& state, const Draft& draft, game::Cell anchor);
game::Building attempt(const game::State& state, game::Kind kind, std::vector<game::Space> spaces);
Findings judge(const game::Game& game, int player, const game::Placement& placement);
Findings judge(const game::Game& game, int player, const game::Building& building);
game::Placement final_placement(const game::Game& game, const game::Garden& garden, int player, const Draft& draft,
                                game::Cell anchor);

/// How many spaces an ornament of the kind has.
constexpr std::size_t spaces_of(game::Kind kind) { return kind == game::Kind::statue ? 1 : 2; }

// A tile's face while it is being entered: flower and symbols, one click or key each.
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

// The faces of tiles entered in earlier games, offered while one is entered.

/// Of what the history has, as it writes them; what cannot be read is left out.
std::vector<game::Tile> read_faces(const std::vector<std::string>& written);

/// Tiles that what is entered so far may still become, the likeliest first: those seen most often, and last those that
/// lie in this game already. However they were turned when they were entered.
std::vector<game::Tile> likely_faces(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     const FaceDraft& face, std::optional<game::Material> material);

/// How often the face was entered in the game, however turned; starting terraces are not of the box's 48 tiles.
int times_entered(const game::Game& game, const game::Tile& face);

}
