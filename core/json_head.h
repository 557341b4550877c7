// The part of a record that every game has, read.
#pragma once

#include "core/json_reader.h"

namespace clerk {

/// With keys that nobody knows. Throws Fault.
Head read_head(const Reader& document, Extra unknown, bool start_required);

}
