#include "db/store/record_rows.h"

#include "db/plays/recorded_play.h"

#include <algorithm>

namespace clerk::db {

namespace {

template <class T> std::vector<T> without(const std::vector<T>& all, const std::vector<T>& those) {
    std::vector<T> left;
    std::ranges::copy_if(all, std::back_inserter(left),
                         [&](const T& one) { return std::ranges::find(those, one) == those.end(); });
    return left;
}

void write_head(Connection& connection, const Record& record, const std::string& head) {
    run(connection,
        "INSERT INTO game (id, kind, depth, started_at, head) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, depth = excluded.depth,"
        " started_at = excluded.started_at, head = excluded.head",
        record.head.id, std::string(game_id(record)), std::string(id(depth(record))), record.head.started_at, head);
}

void write_sheets(Connection& connection, const std::string& game, const std::vector<Sheet>& old,
                  const std::vector<Sheet>& sheets) {
    for (const Sheet& sheet : without(old, sheets))
        run(connection, "DELETE FROM turn WHERE game = ? AND part = ? AND number = ?", game, sheet.part, sheet.number);
    for (const Sheet& sheet : without(sheets, old))
        run(connection, "INSERT OR REPLACE INTO turn (game, part, number, json) VALUES (?, ?, ?, ?)", game, sheet.part,
            sheet.number, sheet.json);
}

void write_faces(Connection& connection, const std::string& game, const std::vector<std::string>& old,
                 const std::vector<std::string>& seen) {
    for (const std::string& face : without(old, seen))
        run(connection, "DELETE FROM tile_face WHERE game = ? AND face = ?", game, face);
    for (const std::string& face : without(seen, old))
        run(connection, "INSERT OR IGNORE INTO tile_face (game, face) VALUES (?, ?)", game, face);
}

}

Expected<Record> read_record(SQLite::Database& db, const std::string& id) { return put_together(read_sheets(db, id)); }

Sheets read_sheets(SQLite::Database& db, const std::string& id) {
    Sheets sheets{text(db, "SELECT head FROM game WHERE id = ?", id).value_or(""), {}}; // none: an index is damaged
    each(
        db, "SELECT part, number, json FROM turn WHERE game = ? ORDER BY part, number",
        [&](SQLite::Statement& row) {
            sheets.sheets.push_back(
                {row.getColumn(0).getString(), row.getColumn(1).getInt(), row.getColumn(2).getString()});
        },
        id);
    return sheets;
}

Written::Written(Record written) : record(std::move(written)), document(record), sheets(take_apart(document)) {}

void require_readable(const Written& written) {
    if (const auto again = put_together(written.sheets); !again) throw Unstorable(again.error());
}

void insert_record(Connection& connection, const Written& written) {
    const std::string& game = written.record.head.id;
    write_head(connection, written.record, written.sheets.head);
    write_sheets(connection, game, {}, written.sheets.sheets);
    write_faces(connection, game, {}, faces(written.record));
}

void update_record(Connection& connection, const Written& stored, const Written& next) {
    const std::string& game = stored.record.head.id;
    const auto old_names = players(stored.record), names = players(next.record);
    if (next.sheets.head != stored.sheets.head) write_head(connection, next.record, next.sheets.head);
    write_sheets(connection, game, stored.sheets.sheets, next.sheets.sheets);
    if (names != old_names) write_seats(connection, find_play(connection, game).value(), names);
    write_faces(connection, game, faces(stored.record), faces(next.record));
}

void rewrite_faces(Connection& connection, const Record& record) {
    const auto stored = texts(connection.db, "SELECT face FROM tile_face WHERE game = ?", record.head.id);
    write_faces(connection, record.head.id, stored, faces(record));
}

}
