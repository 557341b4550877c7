#include "db/schema/expected_schema.h"

#include "db/file/error.h"
#include "db/file/sql.h"
#include "db/schema/steps.h"

#include <algorithm>

namespace clerk::db {

namespace {

struct Object {
    std::string type;
    std::string name;
    std::string sql;

    std::string title() const { return type + ' ' + name; }
};

/// In the order in which they can be made.
std::vector<Object> objects(SQLite::Database& db) {
    std::vector<Object> found;
    each(
        db, "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid",
        [&](SQLite::Statement& row) {
            found.push_back({row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString()});
        });
    return found;
}

/// A history without a row, after those steps.
SQLite::Database expected(SchemaSteps steps = schema()) {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const char* step : steps) db.exec(step);
    return db;
}

const Object* find(const std::vector<Object>& all, const std::string& name) {
    const auto found = std::ranges::find(all, name, &Object::name);
    return found == all.end() ? nullptr : &*found;
}

std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + '"';
}

bool changes_writes(const Object& object) { return object.type == "index" || object.type == "trigger"; }

Deviation unknown(const Object& object) {
    return {object.title() + " is unknown", "DROP " + object.type + ' ' + quoted(object.name)};
}

std::vector<Deviation> deviations(SQLite::Database& db, const std::vector<Object>& wanted) {
    const auto there = objects(db);
    std::vector<Deviation> found;
    for (const Object& object : wanted) {
        const Object* one = find(there, object.name);
        if (!one) found.push_back({object.title() + " is missing", object.sql});
        if (one && one->sql != object.sql) found.push_back({object.title() + " is different", ""});
    }
    for (const Object& object : there)
        if (changes_writes(object) && !find(wanted, object.name)) found.push_back(unknown(object));
    return found;
}

std::string column(const ForeignKey& one, const std::string& name) { return quoted(one.table) + '.' + quoted(name); }

std::string where_missing(const ForeignKey& one) {
    std::string named = "1", same = "1";
    for (const auto& [name, key] : one.keys) {
        named += " AND " + column(one, name) + " IS NOT NULL";
        same += " AND parent." + quoted(key) + " = " + column(one, name);
    }
    return " WHERE " + named + " AND NOT EXISTS (SELECT 1 FROM " + quoted(one.parent) + " AS parent WHERE " + same +
           ")";
}

}

std::vector<Deviation> deviations(SQLite::Database& db) {
    SQLite::Database ours = expected();
    return deviations(db, objects(ours));
}

void require_schema(SQLite::Database& db, const std::filesystem::path& file) {
    const int version = schema_version(db), latest = static_cast<int>(schema().size());
    if (version < 0 || version > latest)
        throw Error(Error::Reason::newer, file, "made by a newer version of this program");
    SQLite::Database then = expected(schema().first(static_cast<std::size_t>(version)));
    const auto wanted = objects(then);
    if (const auto found = deviations(db, wanted); !found.empty())
        throw Error(Error::Reason::altered, file, found.front().detail);
    if (version == latest) return;
    SQLite::Database now = expected();
    const auto ours = objects(now);
    for (const Object& object : objects(db))
        if (!find(wanted, object.name) && find(ours, object.name))
            throw Error(Error::Reason::altered, file, object.title() + " is unknown");
}

std::vector<std::string> unknown_objects(SQLite::Database& db) {
    SQLite::Database then = expected(schema().first(static_cast<std::size_t>(schema_version(db))));
    const auto wanted = objects(then);
    std::vector<std::string> titles;
    for (const Object& object : objects(db))
        if (!find(wanted, object.name)) titles.push_back(object.title());
    return titles;
}

std::string definition(const std::string& name) {
    SQLite::Database ours = expected();
    return find(objects(ours), name)->sql;
}

std::vector<ForeignKey> foreign_keys() {
    SQLite::Database db = expected();
    std::vector<ForeignKey> found;
    each(db,
         "SELECT f.seq, t.name, f.\"table\", f.\"from\", coalesce(f.\"to\", k.name), c.\"notnull\" = 0"
         " FROM sqlite_schema t, pragma_foreign_key_list(t.name) f, pragma_table_info(t.name) c,"
         "    pragma_table_info(f.\"table\") k"
         " WHERE t.type = 'table' AND c.name = f.\"from\" AND k.pk = f.seq + 1 ORDER BY t.name, f.id, f.seq",
         [&](SQLite::Statement& row) {
             const auto word = [&](int column) { return row.getColumn(column).getString(); };
             if (row.getColumn(0).getInt() == 0) found.push_back({word(1), word(2)});
             found.back().keys.emplace_back(word(3), word(4));
             found.back().optional = row.getColumn(5).getInt() != 0;
         });
    return found;
}

std::string dangling_keys(const ForeignKey& one) {
    std::string keys = "''";
    for (const auto& [name, key] : one.keys) keys += (keys == "''" ? " || " : " || ' ' || ") + column(one, name);
    return "SELECT DISTINCT " + keys + " FROM " + quoted(one.table) + where_missing(one);
}

std::string drop_dangling(const ForeignKey& one) {
    if (!one.optional) return "DELETE FROM " + quoted(one.table) + where_missing(one);
    return "UPDATE " + quoted(one.table) + " SET " + quoted(one.keys.front().first) + " = NULL" + where_missing(one);
}

}
