#include "db/merging/comparison.h"

#include "db/plays/play_columns.h"

namespace clerk::db {

namespace {

/// "'id', id, 'game', game, …"
std::string play_columns_as_json() {
    std::string text;
    for (const PlayColumn& column : play_columns())
        text += std::string(text.empty() ? "'" : ", '") + column.name + "', " + column.name;
    return text;
}

const RecordTable tables[record_tables] = {
    {"player", "id", "0",
     "json_object('id', id, 'name', name, 'nickname', nickname, 'colour', colour, 'picture', picture,"
     " 'merged_into', merged_into, 'modified_at', modified_at)"},
    {"night", "id", "0",
     "json_object('id', id, 'date', date, 'place', place, 'notes', notes, 'seconds', seconds,"
     " 'timer_started_at', timer_started_at, 'deleted_at', deleted_at, 'modified_at', modified_at)"},
    {"photo", "file", "0", "json_object('file', file, 'night', night, 'bytes', bytes, 'modified_at', modified_at)"},
    {"play", "id", "EXISTS (SELECT 1 FROM $.game WHERE game.id = play.id)",
     "json_object(" + play_columns_as_json() +
         ", 'import', json((SELECT json_object('source', source, 'imported_at', imported_at) FROM $.import"
         "    WHERE import.rowid = play.import)),"
         " 'seats', json((SELECT json_group_array(json_object('player', id, 'name', name, 'score', score, 'rank', rank,"
         "    'winner', winner, 'categories', json((SELECT json_group_array(json_array(number, category, points))"
         "        FROM (SELECT number, category, points FROM $.play_category"
         "            WHERE play_category.play = play.rowid AND seat = seat_number ORDER BY number)))))"
         "    FROM (SELECT player.id, play_seat.name, score, rank, winner, play_seat.number AS seat_number"
         "        FROM $.play_seat JOIN $.player ON player.rowid = play_seat.player"
         "        WHERE play_seat.play = play.rowid ORDER BY play_seat.number))),"
         " 'record', json((SELECT json_object('kind', kind, 'depth', depth, 'started_at', started_at, 'head', head,"
         "    'actions', actions, 'begun_at', begun_at,"
         "    'turns', json((SELECT json_group_array(json_array(part, number, sheet)) FROM ("
         "        SELECT part, number, json AS sheet FROM $.turn WHERE turn.game = game.id ORDER BY part, number))),"
         "    'result', json((SELECT json_array(result.actions, result.rules_version, awarded_at, sheet) FROM $.result"
         "        WHERE result.game = game.id)),"
         "    'journal', json((SELECT json_group_array(json_array(number, forward, back, acted_at)) FROM ("
         "        SELECT number, forward, back, acted_at FROM $.journal WHERE journal.game = game.id ORDER BY "
         "number))),"
         "    'faces', json((SELECT json_group_array(face) FROM ("
         "        SELECT face FROM $.tile_face WHERE tile_face.game = game.id ORDER BY face))),"
         "    'traced', json((SELECT json_group_array(json_array(player, file, corners, cells)) FROM ("
         "        SELECT player, file, corners, cells FROM $.traced_photo WHERE traced_photo.game = game.id"
         "            ORDER BY player))))"
         "    FROM $.game WHERE game.id = play.id)))"},
};

std::string in_schema(const std::string& sql, const std::string& schema) {
    std::string text;
    for (const char letter : sql) text += letter == '$' ? schema : std::string(1, letter);
    return text;
}

std::string version_by_key(const RecordTable& table) {
    return std::string("SELECT ") + table.has_game + ", modified_at, " + table.document + " FROM $." + table.name +
           " WHERE " + table.key + " = ?";
}

/// The ids of the other in the order in which they came in, and whether they have games. `condition`: whether they are
/// ours too.
std::vector<std::pair<std::string, int>> ids(SQLite::Database& db, const RecordTable& table,
                                             const std::string& condition) {
    const std::string key = table.key;
    std::vector<std::pair<std::string, int>> found;
    each(db,
         in_schema("SELECT " + key + ", " + table.has_game + " FROM $." + table.name + " WHERE " + key + condition +
                       " (SELECT " + key + " FROM main." + table.name + ") ORDER BY rowid",
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
    const RecordTable& table = tables[index];
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

const RecordTable& record_table(std::size_t index) { return tables[index]; }

RecordKind Divergence::kind() const {
    constexpr RecordKind kinds[record_tables] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                                 RecordKind::play};
    return has_game ? RecordKind::game : kinds[table];
}

Version Versions::of(std::size_t table, const std::string& id) {
    auto found = statements_.find(table);
    if (found == statements_.end())
        found = statements_.try_emplace(table, db_, in_schema(version_by_key(tables[table]), schema_)).first;
    SQLite::Statement& row = found->second;
    row.bind(1, id);
    Version version;
    if (row.executeStep())
        version = {row.getColumn(0).getInt(), row.getColumn(1).getString(), row.getColumn(2).getString()};
    row.reset();
    return version;
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
