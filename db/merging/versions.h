// A record with all that belongs to it as one text, its document: by it two histories are compared, and it travels.
#pragma once

#include "db/connection/connection.h"
#include "db/file/sql.h"

#include <array>
#include <compare>
#include <map>
#include <memory>
#include <string_view>

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

// The records of two histories held against each other. Requires that the other one is there as the schema `other`.

// What a history is made of where two of them are compared.
enum class RecordKind { player, night, photo, game, play }; ///< play: one without its game
inline constexpr RecordKind record_kinds[] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                              RecordKind::game, RecordKind::play};
[[nodiscard]] std::string_view id(RecordKind kind); ///< "player"

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
struct Comparison {
    std::vector<Divergence> divergences; ///< in the order of the tables
    std::array<int, std::size(record_kinds)> known = {};
    bool new_superseded = false; ///< there are versions that only the other has superseded
    bool new_goals = false;      ///< the other has goals that are not here, or later versions of those that are

    bool is_empty() const { return divergences.empty() && !new_superseded && !new_goals; }
};
[[nodiscard]] Comparison compare(Connection& connection);

/// SQL: of two versions of a goal that of the other wins. Goals are small: the one that loses is not kept.
inline constexpr const char* goal_of_other_wins =
    "(theirs.modified_at, theirs.name, theirs.year, theirs.games, theirs.plays, coalesce(theirs.deleted_at, '')) >"
    " (ours.modified_at, ours.name, ours.year, ours.games, ours.plays, coalesce(ours.deleted_at, ''))";

}
