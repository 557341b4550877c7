// Changes that our own triggers would follow row by row, where it is known what they would do.
#pragma once

#include "db/schema/expected_schema.h"

#include <initializer_list>
#include <string>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Does something while these triggers of ours are not there. Within the caller's transaction, which takes them back
/// with all else where it throws.
template <class Change>
void without_triggers(SQLite::Database& db, std::initializer_list<const char*> triggers, Change change) {
    for (const char* trigger : triggers) db.exec(std::string("DROP TRIGGER main.") + trigger);
    change();
    for (const char* trigger : triggers) db.exec(definition(trigger));
}

}
