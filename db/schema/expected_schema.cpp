#include "db/schema/expected_schema.h"

#include "db/file/sql.h"
#include "db/file/watch.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace clerk::db {

int schema_version(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

void take_steps(SQLite::Database& db, int from, SchemaSteps steps) {
    assert(from >= 0 && static_cast<std::size_t>(from) <= steps.size());
    for (const char* step : steps.subspan(static_cast<std::size_t>(from))) db.exec(step);
    db.exec("PRAGMA application_id = " + std::to_string(application_id));
    db.exec("PRAGMA user_version = " + std::to_string(steps.size()));
}

namespace {

struct Object {
    std::string type;
    std::string name;
    std::string sql;

    std::string title() const { return type + ' ' + name; }
};

/// Objects that SQLite makes by itself, as it makes them: under a name of that kind a file can bring anything.
constexpr const char* made_by_sqlite =
    "(type = 'index' AND sql IS NULL) OR (type = 'table' AND sql IN ('CREATE TABLE sqlite_sequence(name,seq)',"
    " 'CREATE TABLE sqlite_stat1(tbl,idx,stat)', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'))";

/// In the order in which they can be made.
std::vector<Object> objects(SQLite::Database& db) {
    std::vector<Object> found;
    each(
        db,
        (std::string("SELECT type, name, sql FROM sqlite_schema WHERE (") + made_by_sqlite +
         ") IS NOT TRUE ORDER BY rowid")
            .c_str(),
        [&](SQLite::Statement& row) {
            found.push_back({row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString()});
        });
    return found;
}

/// A history without a row, after those steps.
SQLite::Database expected(SchemaSteps steps) {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const char* step : steps) db.exec(step);
    return db;
}

/// To take all steps would cost every start 10 ms.
std::vector<Object> read_whole_schema() {
    constexpr std::string_view title = "-- ", end = "\n;\n";
    std::vector<Object> found;
    for (std::string_view rest = whole_schema(); !rest.empty();) {
        const std::size_t name = rest.find(' ', title.size()) + 1, sql = rest.find('\n') + 1, after = rest.find(end);
        found.push_back({std::string(rest.substr(title.size(), name - 1 - title.size())),
                         std::string(rest.substr(name, sql - 1 - name)), std::string(rest.substr(sql, after - sql))});
        rest.remove_prefix(after + end.size());
    }
    return found;
}

/// What is there after so many steps. Steps never change: each answer is found once.
const std::vector<Object>& objects_after(std::size_t steps) {
    static std::mutex one_at_a_time;
    static std::map<std::size_t, std::vector<Object>> known;
    const std::scoped_lock lock(one_at_a_time);
    const auto found = known.find(steps);
    if (found != known.end()) return found->second;
    if (steps == schema().size() && !whole_schema().empty())
        return known.emplace(steps, read_whole_schema()).first->second;
    SQLite::Database db = expected(schema().first(steps));
    return known.emplace(steps, objects(db)).first->second;
}

const std::vector<Object>& our_objects() { return objects_after(schema().size()); }

const Object* find(const std::vector<Object>& all, const std::string& name) {
    const auto found = std::ranges::find(all, name, &Object::name);
    return found == all.end() ? nullptr : &*found;
}

std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + '"';
}

bool is_table_or_view(const Object& object) { return object.type == "table" || object.type == "view"; }

/// Whether its name does, in small letters or capitals.
bool begins_with(const Object& object, const char* start) {
    return sqlite3_strnicmp(object.name.c_str(), start, static_cast<int>(std::strlen(start))) == 0;
}

/// SQLite finds it where a function of its own is asked, or would not have made it.
bool has_name_of_sqlite(const Object& object) {
    return begins_with(object, "sqlite_") || begins_with(object, "pragma_") || begins_with(object, "json_") ||
           object.name.find('\0') != std::string::npos;
}

/// Its rows forbid what is done with ours, or go with them.
bool refers_to(SQLite::Database& db, const Object& object, const std::vector<Object>& wanted) {
    constexpr int parent = 2;
    SQLite::Statement keys(db, "PRAGMA main.foreign_key_list(" + quoted(object.name) + ')');
    while (keys.executeStep()) {
        const std::string named = keys.getColumn(parent).getString();
        const auto is_named = [&](const Object& one) { return sqlite3_stricmp(one.name.c_str(), named.c_str()) == 0; };
        if (std::ranges::any_of(wanted, is_named)) return true;
    }
    return false;
}

/// Others' tables and views are let be if no statement of ours has to do with them.
bool is_let_be(SQLite::Database& db, const Object& object, const std::vector<Object>& wanted) {
    return is_table_or_view(object) && !has_name_of_sqlite(object) && !refers_to(db, object, wanted);
}

/// What is dropped is in the back-up that a repair begins with. A table of SQLite's own name it does not let go.
Deviation unknown(const Object& object) {
    const bool stays = sqlite3_stricmp(object.type.c_str(), "table") == 0 && begins_with(object, "sqlite_");
    return {object.title() + " is unknown", stays ? "" : "DROP " + object.type + ' ' + quoted(object.name)};
}

std::vector<Deviation> deviations(SQLite::Database& db, const std::vector<Object>& wanted) {
    const auto there = objects(db);
    std::vector<Deviation> found;
    for (const Object& object : wanted) {
        const Object* one = find(there, object.name);
        if (!one) found.push_back({object.title() + " is missing", object.sql, object.type != "table"});
        if (one && one->sql != object.sql) found.push_back({object.title() + " is different", ""});
    }
    for (const Object& object : there)
        if (!find(wanted, object.name) && !is_let_be(db, object, wanted)) found.push_back(unknown(object));
    return found;
}

constexpr const char* no_utf8 = "its texts are not UTF-8";

bool is_in_utf8(SQLite::Database& db) { return text(db, "PRAGMA encoding") == "UTF-8"; }

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

std::vector<ForeignKey> foreign_keys(SQLite::Database& db) {
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

}

std::vector<Deviation> deviations(SQLite::Database& db) {
    std::vector<Deviation> found = deviations(db, our_objects());
    if (!is_in_utf8(db)) found.push_back({no_utf8, ""});
    return found;
}

void forget_statistics(SQLite::Database& db) {
    const auto kept = texts(db, "SELECT name FROM main.sqlite_schema WHERE type = 'table'"
                                " AND name IN ('sqlite_stat1', 'sqlite_stat4')");
    if (kept.empty()) return;
    for (const std::string& table : kept) db.exec("DROP TABLE main." + table);
    db.exec("PRAGMA writable_schema = RESET"); // the connection has read them
}

void require_schema(SQLite::Database& db, const std::filesystem::path& file, HeldNothing missing) {
    const int version = schema_version(db), latest = static_cast<int>(schema().size());
    if (version < 0) throw Error(Error::Reason::damaged, file, "is on no step of the schema");
    if (version > latest) throw Error(Error::Reason::newer, file, "made by a newer version of this program");
    if (!is_in_utf8(db)) throw Error(Error::Reason::altered, file, no_utf8);
    const auto& wanted = objects_after(static_cast<std::size_t>(version));
    for (const Deviation& one : deviations(db, wanted))
        if (missing == HeldNothing::refused || !one.held_nothing) throw Error(Error::Reason::altered, file, one.detail);
    if (version == latest) return;
    for (const Object& object : objects(db))
        if (!find(wanted, object.name) && find(our_objects(), object.name))
            throw Error(Error::Reason::altered, file, object.title() + " is unknown");
}

void make_what_held_nothing(SQLite::Database& db) {
    for (const Deviation& one : deviations(db, objects_after(static_cast<std::size_t>(schema_version(db)))))
        if (one.held_nothing) db.exec(one.remedy);
}

std::vector<std::string> unknown_objects(SQLite::Database& db) {
    const auto& wanted = objects_after(static_cast<std::size_t>(schema_version(db)));
    std::vector<std::string> titles;
    for (const Object& object : objects(db))
        if (!find(wanted, object.name)) titles.push_back(object.title());
    return titles;
}

std::string definition(const std::string& name) { return find(our_objects(), name)->sql; }

const std::vector<ForeignKey>& foreign_keys() {
    static const std::vector<ForeignKey> ours = [] {
        SQLite::Database db = expected(schema());
        return foreign_keys(db);
    }();
    return ours;
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
