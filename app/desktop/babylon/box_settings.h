// The table's own box, kept with the settings.
#pragma once

#include "app/table/babylon/box.h"

namespace clerk::desktop::babylon {

table::babylon::Box kept_box();
void keep_start_tile(const clerk::babylon::Tile& tile); ///< the starting terrace of its flower, once it is entered
void keep_copies(int copies);

}
