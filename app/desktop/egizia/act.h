// How a panel hands on what is clicked.
#pragma once

#include "app/table/egizia/outcome.h"

#include <functional>

namespace clerk::desktop::egizia {

using namespace table::egizia;

using Act = std::function<void(const Intent&)>;

}
