#include "db/schema/expected_schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;

std::string made_by_steps() {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db::take_steps(db, 0, db::schema());
    SQLite::Statement rows(db, "SELECT '-- ' || type || ' ' || name || char(10) || sql || char(10) || ';' || char(10)"
                               " FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid");
    std::string made;
    while (rows.executeStep()) made += rows.getColumn(0).getString();
    return made;
}

TEST(WholeSchema, IsWhatTheStepsMakeTogether) { EXPECT_EQ(made_by_steps(), db::whole_schema()); }

}
