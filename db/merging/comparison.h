// The records of two histories held against each other. Requires that the other one is there as the schema `other`.
#pragma once

#include "db/connection/connection.h"
#include "db/merging/record_kind.h"

#include <array>
#include <compare>

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

/// A record that is different in the two.
struct Divergence {
    std::size_t table = 0;
    std::string id;
    std::optional<Version> ours = {}; ///< none: it is not here
    Version theirs;                   ///< where it is not here, no more than whether it has a game

    bool theirs_wins() const { return !ours || *ours < theirs; }
    RecordKind kind() const;
};

struct Comparison {
    std::vector<Divergence> divergences; ///< in the order of the tables
    std::array<int, std::size(record_kinds)> known = {};
    bool new_superseded = false; ///< there are versions that only the other has superseded

    bool is_empty() const { return divergences.empty() && !new_superseded; }
};
[[nodiscard]] Comparison compare(SQLite::Database& db);

}
