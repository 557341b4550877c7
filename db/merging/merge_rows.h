// The winning versions of another history written into this one. Requires that it is there as the schema `other`.
#pragma once

#include "db/merging/comparison.h"

namespace clerk::db {

/// Within the caller's transaction. What loses is kept in `superseded`.
void write_winners(Connection& connection, const Comparison& comparison);

}
