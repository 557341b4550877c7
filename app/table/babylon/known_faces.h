// The faces of tiles entered in earlier games, offered while one is entered.
#pragma once

#include "app/table/babylon/face_draft.h"

#include <string>
#include <vector>

namespace clerk::table::babylon {

/// Of what the history has, as it writes them; what cannot be read is left out.
std::vector<game::Tile> read_faces(const std::vector<std::string>& written);

/// Those that what is entered so far may still become, the likeliest first: those seen most often, and last those that
/// lie in this game already. However they were turned when they were entered.
std::vector<game::Tile> likely_faces(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     const FaceDraft& face, std::optional<game::Material> material);

/// How often the face was entered in the game, however turned; starting terraces are not of the box's 48 tiles.
int times_entered(const game::Game& game, const game::Tile& face);

}
