#include "db/versions.h"

namespace clerk::db {

namespace {

constexpr RecordTable tables[record_tables] = {
    {"player", "id",
     "SELECT 0, modified_at, json_object('id', id, 'name', name, 'nickname', nickname, 'colour', colour,"
     " 'picture', picture, 'merged_into', merged_into, 'modified_at', modified_at) FROM $.player WHERE id = ?1"},
    {"night", "id",
     "SELECT 0, modified_at, json_object('id', id, 'date', date, 'place', place, 'notes', notes, 'seconds', seconds,"
     " 'timer_started_at', timer_started_at, 'deleted_at', deleted_at, 'modified_at', modified_at)"
     " FROM $.night WHERE id = ?1"},
    {"photo", "file",
     "SELECT 0, modified_at, json_object('file', file, 'night', night, 'bytes', bytes, 'modified_at', modified_at)"
     " FROM $.photo WHERE file = ?1"},
    {"play", "id",
     "SELECT EXISTS (SELECT 1 FROM $.game WHERE game.id = play.id), modified_at, json_object("
     "'id', id, 'game', game, 'variant', variant, 'rules_version', rules_version, 'played_at', played_at,"
     " 'minutes', minutes, 'place', place, 'notes', notes, 'waivers', waivers, 'aids', aids, 'finished', finished,"
     " 'counted', counted, 'night', night, 'deleted_at', deleted_at, 'modified_at', modified_at,"
     " 'import', json((SELECT json_object('source', source, 'imported_at', imported_at) FROM $.import"
     "    WHERE import.rowid = play.import)),"
     " 'seats', json((SELECT json_group_array(json(seat)) FROM (SELECT json_object('player', player.id,"
     "    'name', play_seat.name, 'score', score, 'rank', rank, 'winner', winner,"
     "    'categories', json((SELECT json_group_array(json(category)) FROM ("
     "        SELECT json_array(play_category.number, category, points) AS category FROM $.play_category"
     "        WHERE play_category.play = play.rowid AND seat = play_seat.number ORDER BY play_category.number)))"
     "    ) AS seat FROM $.play_seat JOIN $.player ON player.rowid = play_seat.player"
     "    WHERE play_seat.play = play.rowid ORDER BY play_seat.number))),"
     " 'record', json((SELECT json_object('kind', kind, 'depth', depth, 'started_at', started_at, 'head', head,"
     "    'actions', actions,"
     "    'turns', json((SELECT json_group_array(json(sheet)) FROM (SELECT json_array(part, number, turn.json) AS sheet"
     "        FROM $.turn WHERE turn.game = game.id ORDER BY part, number))),"
     "    'result', json((SELECT json_array(result.actions, result.rules_version, awarded_at, sheet) FROM $.result"
     "        WHERE result.game = game.id)),"
     "    'journal', json((SELECT json_group_array(json(action)) FROM (SELECT json_array(number, forward, back)"
     "        AS action FROM $.journal WHERE journal.game = game.id ORDER BY number))))"
     "    FROM $.game WHERE game.id = play.id)))"
     " FROM $.play WHERE id = ?1"},
};

std::string in_schema(const char* sql, const std::string& schema) {
    std::string text;
    for (const char* letter = sql; *letter != '\0'; ++letter) text += *letter == '$' ? schema : std::string(1, *letter);
    return text;
}

/// Asks for one version after the other.
class Documents {
public:
    Documents(SQLite::Database& db, const RecordTable& table, const std::string& schema)
        : statement_(db, in_schema(table.document, schema)) {}

    Version operator()(const std::string& id) {
        statement_.reset();
        statement_.bind(1, id);
        if (!statement_.executeStep()) return {};
        return {statement_.getColumn(0).getInt(), statement_.getColumn(1).getString(),
                statement_.getColumn(2).getString()};
    }

private:
    SQLite::Statement statement_;
};

/// Of the other, in the order in which they came in. `condition`: whether they are ours too.
std::vector<std::string> ids(SQLite::Database& db, const RecordTable& table, const std::string& condition) {
    const std::string key = table.key;
    return texts(db, ("SELECT " + key + " FROM other." + table.name + " WHERE " + key + condition + " (SELECT " + key +
                      " FROM main." + table.name + ") ORDER BY rowid")
                         .c_str());
}

bool is_superseded(SQLite::Database& db, const RecordTable& table, const std::string& id, const Version& version) {
    return number(db, "SELECT 1 FROM main.superseded WHERE kind = ? AND id = ? AND document = ?",
                  std::string(table.name), id, version.document)
        .has_value();
}

void compare(SQLite::Database& db, std::size_t index, Comparison& found) {
    const RecordTable& table = tables[index];
    Documents ours(db, table, "main"), theirs(db, table, "other");
    for (const std::string& id : ids(db, table, " NOT IN"))
        found.divergences.push_back({.table = index, .id = id, .theirs = theirs(id)});
    for (const std::string& id : ids(db, table, " IN")) {
        Divergence both{.table = index, .id = id, .ours = ours(id), .theirs = theirs(id)};
        if (both.ours == both.theirs || (!both.theirs_wins() && is_superseded(db, table, id, both.theirs)))
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
    const bool game = theirs.has_game != 0 || (ours && ours->has_game != 0);
    return game ? RecordKind::game : kinds[table];
}

Comparison compare(SQLite::Database& db) {
    Comparison found;
    for (std::size_t index = 0; index < record_tables; ++index) compare(db, index, found);
    found.new_superseded = number(db, "SELECT 1 FROM (SELECT kind, id, document FROM other.superseded EXCEPT"
                                      " SELECT kind, id, document FROM main.superseded) LIMIT 1")
                               .has_value();
    return found;
}

}
