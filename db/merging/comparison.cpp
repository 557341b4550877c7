#include "db/merging/comparison.h"

namespace clerk::db {

std::string_view id(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return "player";
    case RecordKind::night: return "night";
    case RecordKind::photo: return "photo";
    case RecordKind::game: return "game";
    case RecordKind::play: return "play";
    }
    return {};
}

namespace {

/// The ids of the other in the order in which they came in, and whether they have games. `condition`: whether they are
/// ours too. Each of the other's is looked up here: of a club it has few, and this history many.
std::vector<std::pair<std::string, int>> ids(SQLite::Database& db, const RecordTable& table,
                                             const std::string& condition) {
    const std::string key = table.key;
    std::vector<std::pair<std::string, int>> found;
    each(db,
         in_schema("SELECT " + key + ", " + table.has_game + " FROM $." + table.name + " NOT INDEXED WHERE " + key +
                       condition + " (SELECT " + key + " FROM main." + table.name + ") ORDER BY rowid",
                   "other")
             .c_str(),
         [&](SQLite::Statement& row) { found.emplace_back(row.getColumn(0).getString(), row.getColumn(1).getInt()); });
    return found;
}

bool is_superseded(SQLite::Database& db, const RecordTable& table, const std::string& id, const Version& version) {
    return number(db, "SELECT 1 FROM main.superseded WHERE kind = ? AND id = ? AND document = ?",
                  std::string(table.name), id, version.document)
        .has_value();
}

void compare(Connection& connection, std::size_t index, Comparison& found) {
    SQLite::Database& db = connection.db;
    const RecordTable& table = record_table(index);
    Versions ours(db, "main"), theirs(db, "other");
    for (const auto& [id, has_game] : ids(db, table, " NOT IN"))
        found.divergences.push_back({.table = index, .id = id, .has_game = has_game != 0});
    const auto both_have = ids(db, table, " IN");
    for (std::size_t i = 0; i < both_have.size(); ++i) {
        const std::string& id = both_have[i].first;
        connection.watch.tell(i, both_have.size());
        const Version here = ours.of(index, id), there = theirs.of(index, id);
        Divergence both{.table = index,
                        .id = id,
                        .has_game = here.has_game != 0 || there.has_game != 0,
                        .is_here = true,
                        .theirs_wins = here < there,
                        .ours = here.modified_at,
                        .theirs = there.modified_at};
        if (here == there || (!both.theirs_wins && is_superseded(db, table, id, there)))
            ++found.known[static_cast<std::size_t>(both.kind())];
        else
            found.divergences.push_back(std::move(both));
    }
}

}

RecordKind Divergence::kind() const {
    constexpr RecordKind kinds[record_tables] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                                 RecordKind::play};
    return has_game ? RecordKind::game : kinds[table];
}

Comparison compare(Connection& connection) {
    Comparison found;
    for (std::size_t index = 0; index < record_tables; ++index) compare(connection, index, found);
    found.new_superseded = number(connection.db, "SELECT 1 FROM (SELECT kind, id, document FROM other.superseded EXCEPT"
                                                 " SELECT kind, id, document FROM main.superseded) LIMIT 1")
                               .has_value();
    return found;
}

}
