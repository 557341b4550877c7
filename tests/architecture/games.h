// Which files are a game's own, and which all games share.
#pragma once

#include "tests/architecture/sources.h"

namespace games {

/// The games there are: a folder each under core/.
sources::Strings all();
/// Whether a file is that game's own: in a folder of its name, or its words ("i18n/words_<game>_moves.cpp").
bool owns(const std::string& game, const std::string& path);
bool one_owns(const std::string& path);
/// Whether a text in small letters names the game: has its word; of a word that the field has for something else, too,
/// as code names a game: quoted, as a namespace or as a folder.
bool is_named(const std::string& game, const std::string& text);

}
