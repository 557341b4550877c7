// The winning versions of another history taken over. Requires that it is there as the schema `other`.
#pragma once

#include "db/merging/versions.h"

namespace clerk::db {

/// Within the caller's transaction. What loses is kept in `superseded`.
void adopt(Connection& connection, const Comparison& comparison);

}
