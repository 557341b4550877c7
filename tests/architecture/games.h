// Which files are a game's own, and which all games share.
#pragma once

#include "tests/architecture/sources.h"

namespace games {

/// The games there are: a folder each under core/.
sources::Strings all();
/// Whether a file is that game's own: in a folder of its name, or its words ("i18n/words_<game>_moves.cpp").
bool owns(const std::string& game, const std::string& path);
bool one_owns(const std::string& path);

}
