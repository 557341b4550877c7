// What is printed on the table's own copy, kept with the settings.
#pragma once

#include "app/table/copy.h"

namespace clerk::desktop {

/// As it was kept, with what was begun; nothing is described where no settings are open.
table::CopyDescription kept_copy(std::string_view game, std::vector<table::CopyPart> parts);
bool keep_copy(const table::CopyDescription& copy); ///< on the disk when it returns; false: not all of it

/// What counts of it in a new game.
std::string kept_copy(std::string_view game);

}
