#include "db/store/record_rows.h"

#include "core/json_record.h"
#include "db/connection/connection.h"
#include "db/file/sql.h"
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

namespace {

bool is_whole_number(const Json& object, const char* key) {
    return !object.contains(key) || object[key].is_number_integer();
}

/// As `print` writes what numbers may not hold.
bool is_exact(const Json& total) {
    return total.is_string() && points_of(total.get_ref<const std::string&>()).has_value();
}

/// The total may not be known.
bool is_seat_score(const Json& player) {
    return player.is_object() && player.contains("total") &&
           (player["total"].is_null() || is_whole_number(player, "total") || is_exact(player["total"])) &&
           is_whole_number(player, "rank");
}

}

/// As `clerk score --json` gives them, with texts for what SQL would round.
std::string print(const ScoreSheet& sheet) {
    Json whole = Json::object();
    write_score(whole, sheet, numbers_of_32_bits);
    if (!sheet.tie_break.empty()) whole["tie_break"] = sheet.tie_break;
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void write_result(Connection& connection, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at) {
    run(connection, "DELETE FROM result WHERE game = ?", game);
    run(connection,
        "INSERT INTO result (game, actions, rules_version, awarded_at, sheet)"
        " SELECT id, actions, ?, ?, ? FROM game WHERE id = ?",
        rules_version, awarded_at, print(sheet), game);
}

std::optional<Result> read_result(SQLite::Database& db, const std::string& game) {
    std::optional<Result> result;
    each(
        db,
        "SELECT rules_version, awarded_at, sheet FROM result JOIN game ON game.id = result.game"
        " WHERE result.game = ? AND result.actions = game.actions",
        [&](SQLite::Statement& row) {
            result = {row.getColumn(0).getInt(), row.getColumn(1).getString(), row.getColumn(2).getString()};
        },
        game);
    return result;
}

std::optional<Award> read_award(SQLite::Database& db, const std::string& game) {
    std::optional<Award> award;
    each(
        db, "SELECT actions, rules_version, sheet FROM result WHERE game = ?",
        [&](SQLite::Statement& row) {
            award = {row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()};
        },
        game);
    return award;
}

bool is_score(const std::string& sheet) {
    const Json json = Json::parse(sheet, nullptr, false);
    return json.is_object() && json.contains("players") && json["players"].is_array() &&
           std::ranges::all_of(json["players"], is_seat_score);
}

namespace {

std::optional<JournalStep> step(SQLite::Database& db, const char* sql, const std::string& game) {
    std::optional<JournalStep> found;
    each(
        db, sql,
        [&](SQLite::Statement& row) {
            found = {row.getColumn(0).getString(), row.getColumn(1).getInt()};
        },
        game);
    return found;
}

}

std::optional<JournalStep> undo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT back, number - 1 FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions",
                game);
}

std::optional<JournalStep> redo_step(SQLite::Database& db, const std::string& game) {
    return step(db,
                "SELECT forward, number FROM journal JOIN game ON game.id = journal.game"
                " WHERE journal.game = ? AND number = actions + 1",
                game);
}

void write_action(SQLite::Database& db, const std::string& game, const Document& from, const Document& to) {
    run(db, "DELETE FROM journal WHERE game = ?1 AND number > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "DELETE FROM result WHERE game = ?1 AND actions > (SELECT actions FROM game WHERE id = ?1)", game);
    run(db, "UPDATE game SET actions = actions + 1 WHERE id = ?", game);
    run(db,
        "INSERT INTO journal (game, number, forward, back, acted_at)"
        " SELECT id, actions, ?, ?, unixepoch() FROM game WHERE id = ?",
        difference(from, to), difference(to, from), game);
}

void write_position(SQLite::Database& db, const std::string& game, const JournalStep& step) {
    run(db, "UPDATE game SET actions = ? WHERE id = ?", step.actions, game);
}

namespace {

bool step_back(const Journal& journal, JournalReplay& replay, std::int64_t number) {
    const auto step = journal.find(number);
    return step != journal.end() && replay.step(step->second.back, step->second.forward);
}

bool step_forward(const Journal& journal, JournalReplay& replay, std::int64_t number) {
    const auto step = journal.find(number);
    return step != journal.end() && replay.step(step->second.forward, step->second.back);
}

}

Journal read_journal(SQLite::Database& db, const std::string& game) {
    Journal journal;
    each(
        db, "SELECT number, forward, back FROM journal WHERE game = ?",
        [&](SQLite::Statement& row) {
            journal[row.getColumn(0).getInt64()] = {row.getColumn(1).getString(), row.getColumn(2).getString()};
        },
        game);
    return journal;
}

std::int64_t read_actions(SQLite::Database& db, const std::string& game) {
    std::int64_t actions = 0;
    each(
        db, "SELECT actions FROM game WHERE id = ?",
        [&](SQLite::Statement& row) { actions = row.getColumn(0).getInt64(); }, game);
    return actions;
}

ReplayRange replay_range(const Journal& journal, const Record& record, std::int64_t actions) {
    ReplayRange range{actions, actions};
    const std::int64_t greatest = journal.empty() ? 0 : journal.rbegin()->first;
    if (actions < 0 || actions > greatest) return range;
    JournalReplay backwards(record), forwards(record);
    while (step_back(journal, backwards, range.first)) --range.first;
    while (range.last < greatest && step_forward(journal, forwards, range.last + 1)) ++range.last;
    return range;
}

bool covers(const Journal& journal, const ReplayRange& range) {
    return range.first == 0 && range.last == static_cast<std::int64_t>(journal.size());
}

std::optional<Record> record_at(const Journal& journal, const Record& record, std::int64_t from, std::int64_t to) {
    JournalReplay replay(record);
    for (; from > to; --from)
        if (!step_back(journal, replay, from)) return std::nullopt;
    for (; from < to; ++from)
        if (!step_forward(journal, replay, from + 1)) return std::nullopt;
    return replay.record();
}

}
