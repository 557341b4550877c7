// Points as JSON.
#pragma once

#include "core/json.h"
#include "core/points.h"

namespace clerk {

/// A number; a text where those who read JSON's numbers as binary fractions would read another one.
Json json_of(const Points& points);

}
