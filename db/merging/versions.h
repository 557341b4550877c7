// A record with all that belongs to it as one text, its document: by it two histories are compared, and it travels.
#pragma once

#include "db/file/sql.h"

#include <compare>
#include <map>
#include <memory>

namespace clerk::db {

/// A table of records that can be merged.
struct RecordTable {
    const char* name;
    const char* key;      ///< the column with the id
    const char* has_game; ///< an expression of a row: 1 or 0. $: the schema
};
/// In the order in which they are written: each names those before it.
inline constexpr std::size_t record_tables = 4;
[[nodiscard]] const RecordTable& record_table(std::size_t index);
[[nodiscard]] std::string in_schema(const std::string& sql, const std::string& schema); ///< for each $

/// The greater one wins.
struct Version {
    int has_game = 0;
    std::string modified_at = {};
    std::string document = {}; ///< JSON: all there is of it, without the numbers of rows
    friend auto operator<=>(const Version&, const Version&) = default;
};

/// The versions of records that are there in `schema`, "main" or "other", one after the other. Each is read by several
/// statements: within a transaction they see the same.
class Versions {
public:
    Versions(SQLite::Database& db, std::string schema);
    ~Versions();
    Versions(const Versions&) = delete;
    Versions& operator=(const Versions&) = delete;

    Version of(std::size_t table, const std::string& id); ///< one that is not there has no document

private:
    class Rows;

    Rows& rows(const char* sql);
    void add_seats(std::string& json, std::int64_t play);
    void add_list(std::string& json, const char* name, const char* sql, const std::string& game);
    bool add_game(std::string& json, const std::string& id);
    void add_import(std::string& json, std::int64_t import);

    SQLite::Database& db_;
    std::string schema_;
    std::map<const void*, std::unique_ptr<Rows>> statements_; ///< by their text
};

}
