// Which game night a game belongs to that is started now.
#pragma once

#include "db/file/watch.h"
#include "db/nights/nights.h"
#include "db/store/store.h"

#include <string>
#include <vector>

namespace clerk {

/// The one whose timer runs, of several the one whose was started last; none: empty.
std::string current_night(const std::vector<db::Night>& nights);

/// Does nothing where there is none. Throws db::Error.
void put_into_current_night(const db::Store& store, const std::string& play);

}
