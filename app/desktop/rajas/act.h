// How a panel hands on what is clicked.
#pragma once

#include "app/table/rajas/entry.h"

#include <functional>

namespace clerk::desktop::rajas {

using namespace table::rajas;

using Act = std::function<void(const Intent&)>;

}
