// The records of two histories held against each other. Requires that the other one is there as the schema `other`.
#pragma once

#include "db/connection/connection.h"
#include "db/merging/record_kind.h"

#include <array>
#include <compare>
#include <map>

namespace clerk::db {

/// A table of records that can be merged.
struct RecordTable {
    const char* name;
    const char* key;      ///< the column with the id
    const char* has_game; ///< an expression of a row: 1 or 0. $: the schema
    std::string document; ///< likewise, the record as JSON
};
/// In the order in which they are written: each names those before it.
inline constexpr std::size_t record_tables = 4;
[[nodiscard]] const RecordTable& record_table(std::size_t index);

/// The greater one wins.
struct Version {
    int has_game = 0;
    std::string modified_at = {};
    std::string document = {}; ///< all there is of it, without the numbers of rows
    friend auto operator<=>(const Version&, const Version&) = default;
};

/// A record that is different in the two. What it holds is read again when it is written: of many the documents would
/// fill the memory.
struct Divergence {
    std::size_t table = 0;
    std::string id;
    bool has_game = false;              ///< either
    bool is_here = false;               ///< otherwise it is only in the other
    bool theirs_wins = true;            ///< of both
    std::string ours = {}, theirs = {}; ///< of both, when they were modified

    RecordKind kind() const;
};
/// The versions of records that are there in `schema`, "main" or "other", one after the other.
class Versions {
public:
    Versions(SQLite::Database& db, std::string schema) : db_(db), schema_(std::move(schema)) {}
    Version of(std::size_t table, const std::string& id);

private:
    SQLite::Database& db_;
    std::string schema_;
    std::map<std::size_t, SQLite::Statement> statements_ = {}; ///< a table
};

struct Comparison {
    std::vector<Divergence> divergences; ///< in the order of the tables
    std::array<int, std::size(record_kinds)> known = {};
    bool new_superseded = false; ///< there are versions that only the other has superseded

    bool is_empty() const { return divergences.empty() && !new_superseded; }
};
[[nodiscard]] Comparison compare(Connection& connection);

}
