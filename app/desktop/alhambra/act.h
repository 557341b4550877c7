// How a panel hands on what is clicked.
#pragma once

#include "app/table/alhambra/outcome.h"

#include <functional>

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

using Act = std::function<void(const Intent&)>;

}
