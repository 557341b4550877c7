// How a panel hands on what is clicked.
#pragma once

#include "app/table/egizia/entry.h"

#include <functional>

namespace clerk::desktop::egizia {

using namespace table::egizia;

using Act = std::function<void(const Intent&)>;

}
