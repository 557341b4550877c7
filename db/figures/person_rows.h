// A person and a page's filter as the queries on plays take them.
#pragma once

#include "db/figures/statistics.h"
#include "db/store/connection.h"

namespace clerk::db {

/// The classes of plays that a filter leaves out, as a sum.
inline int left_out(const PageFilter& filter) {
    return (filter.without_aids ? 1 : 0) + (filter.without_waivers ? 2 : 0);
}

/// The row of the person that an entry is of by now. Throws Error::not_found.
inline std::int64_t require_person(Connection& connection, const std::string& id) {
    const auto found = row_number(connection.db, "SELECT coalesce(person, rowid) FROM player WHERE id = ?", id);
    require_found(connection, found ? 1 : 0, "player", id);
    return *found;
}

}
