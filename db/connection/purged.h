// What is deleted for good while this history is in a club: it is to be so for the others too.
#pragma once

#include "db/connection/connection.h"

namespace clerk::db {

/// Within the caller's transaction, which deletes the "night", "photo" or "play". Nothing where no club was joined.
void remember_purged(Connection& connection, const char* kind, const std::string& id);

}
