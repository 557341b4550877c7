// Figures are kept by triggers: the code that relies on one names it.
#include "db/schema/expected_schema.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
namespace fs = std::filesystem;

std::set<std::string> triggers() {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db::take_steps(db, 0, db::schema());
    std::set<std::string> names;
    SQLite::Statement row(db, "SELECT name FROM sqlite_schema WHERE type = 'trigger'");
    while (row.executeStep()) names.insert(row.getColumn(0).getString());
    return names;
}

std::string code() {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(CLERK_DB_SOURCES)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path());
        all.append(std::istreambuf_iterator<char>(file), {});
    }
    return all;
}

TEST(Triggers, AreNamedWhereTheyAreReliedOn) {
    const std::string all = code();
    ASSERT_GT(triggers().size(), 10U);
    for (const std::string& name : triggers()) EXPECT_NE(all.find(name), std::string::npos) << name;
}

}
