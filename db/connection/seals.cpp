#include "db/connection/seals.h"

#include "db/file/sql.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <span>
#include <variant>

#include <sqlite3.h>

namespace clerk::db {

namespace {

/// What belongs to a record, in this order. The condition is on the key of the record, ?1.
struct RowsPart {
    const char* columns;
    const char* table;
    const char* condition;
    const char* order;
    const char* record = ""; ///< of a further part: the column with the key of the record
    const char* only = "";   ///< a condition on its rows: with none of them it is as if there were no such part
};

struct SealedRecord {
    const char* table;
    const char* key;             ///< SQL: by which it is found
    const char* id;              ///< SQL: by which people know it, and the roll
    std::vector<RowsPart> parts; ///< the first: its own row
    bool is_sent = false;        ///< to a club; of a game its play is
};

constexpr std::size_t of_game = 0, of_play = 1; ///< among these

const SealedRecord sealed_records[] = {
    {"game",
     "id",
     "id",
     {{"id, kind, depth, started_at, head, actions, begun_at", "game", "id = ?1", "id"},
      {"part, number, json", "turn", "game = ?1", "part, number", "game"},
      {"number, forward, back, acted_at", "journal", "game = ?1", "number", "game"},
      {"actions, rules_version, awarded_at, sheet", "result", "game = ?1", "game", "game"}},
     true},
    {"play",
     "rowid",
     "id",
     {{"id, game, variant, rules_version, played_at, minutes, place, notes, waivers, aids, finished, players, counted,"
       " sample, night, import, deleted_at, modified_at",
       "play", "rowid = ?1", "rowid"},
      {"number, player, name, score, rank, winner, game, played_at", "play_seat", "play = ?1", "number", "play"},
      {"seat, number, category, points", "play_category", "play = ?1", "seat, number", "play"},
      {"cooperative, lowest_wins, no_points, unknown_start, day_only, bgg_game, bgg_play", "play", "rowid = ?1",
       "rowid", "rowid",
       "(cooperative, lowest_wins, no_points, unknown_start, day_only, bgg_game, bgg_play) <> (0, 0, 0, 0, 0, 0, 0)"},
      {"number, team, role", "play_seat", "play = ?1", "number", "play", "(team, role) <> ('', '')"},
      {"number, billionths", "play_seat", "play = ?1", "number", "play", "billionths <> 0"},
      {"seat, number, billionths", "play_category", "play = ?1", "seat, number", "play", "billionths <> 0"}},
     true},
    {"player",
     "rowid",
     "id",
     {{"rowid, id, name, nickname, colour, picture, merged_into, modified_at", "player", "rowid = ?1", "rowid"},
      {"hidden", "player", "rowid = ?1", "rowid", "rowid", "hidden <> 0"}},
     true},
    {"night",
     "id",
     "id",
     {{"id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at", "night", "id = ?1", "id"},
      {"seating", "night", "id = ?1", "id", "id", "seating <> ''"}},
     true},
    {"photo", "file", "file", {{"file, night, bytes, modified_at", "photo", "file = ?1", "file"}}, true},
    {"import", "rowid", "source || ' ' || rowid", {{"rowid, source, imported_at", "import", "rowid = ?1", "rowid"}}},
    {"superseded",
     "json_array(kind, id, document)",
     "kind || ' ' || id || ' ' || coalesce(digest, '')",
     {{"kind, id, document, modified_at", "superseded", "(kind, id, document) = (?1 ->> 0, ?1 ->> 1, ?1 ->> 2)",
       "kind"}}},
    {"traced_photo",
     "json_array(game, player)",
     "game || ' ' || player",
     {{"game, player, file, corners, cells", "traced_photo", "(game, player) = (?1 ->> 0, ?1 ->> 1)", "player"}}},
    {"goal", "id", "id", {{"id, name, year, games, plays, deleted_at, modified_at", "goal", "id = ?1", "id"}}},
    {"mark", "one", "history", {{"one, history, actions, tags", "mark", "one = ?1", "one"}}},
};

/// What was sealed of a record on earlier steps; a later step took its digest away.
struct EarlierPart {
    int last_step;
    RowsPart part;
};

constexpr EarlierPart earlier_parts[] = {
    {11, {"id, name, nickname, colour, picture, merged_into, modified_at", "player", "rowid = ?1", "rowid"}},
    {11, {"source, imported_at", "import", "rowid = ?1", "rowid"}},
    {13, {"one, history, actions", "mark", "rowid = ?1", "rowid"}}};

/// Each step of it can be undone, so that no change of one value alone leads to the same digest.
class Digest {
public:
    /// The columns of a row from one of them on.
    void add_row(const SQLite::Statement& rows, int from) {
        for (int column = from; column < rows.getColumnCount(); ++column) add(rows.getColumn(column));
        mix(1);
    }
    void end_part() { mix(2); }

    std::int64_t value() const {
        const auto digest = static_cast<std::int64_t>(state_);
        return digest == strange ? 1 : digest;
    }

    static constexpr std::int64_t strange = 0; ///< the digest of nothing

private:
    void add(const SQLite::Column& column) {
        const auto bytes = static_cast<std::size_t>(column.getBytes());
        mix(static_cast<std::uint64_t>(column.getType()) << 56U ^ bytes);
        const char* at = static_cast<const char*>(column.getBlob());
        for (std::size_t done = 0; done < bytes; done += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, at + done, std::min(sizeof word, bytes - done));
            mix(word);
        }
    }
    void mix(std::uint64_t word) {
        state_ = (state_ ^ word) * 0x9E3779B97F4A7C15U;
        state_ ^= state_ >> 32U;
    }

    std::uint64_t state_ = 0xCBF29CE484222325U;
};

using Key = std::variant<std::int64_t, std::string>;

Key key_in(const SQLite::Column& column) { return column.isText() ? Key(column.getString()) : Key(column.getInt64()); }

bool has_condition(const RowsPart& part) { return *part.only != '\0'; }

std::string rows_of(const RowsPart& part) {
    const std::string only = has_condition(part) ? std::string(" AND ") + part.only : "";
    return std::string("SELECT ") + part.columns + " FROM main." + part.table + " WHERE " + part.condition + only +
           " ORDER BY " + part.order;
}

/// A column a record: whether one of them has no digest.
std::string any_unsealed() {
    std::string query;
    for (const SealedRecord& one : sealed_records)
        query += std::string(query.empty() ? "SELECT " : ", ") + "EXISTS (SELECT 1 FROM main." + one.table +
                 " WHERE digest IS NULL)";
    return query;
}

/// When they have their digests, which may be part of how they are known. Many in one statement: SQLite keeps for each
/// statement what it may have to take back.
std::string add_to_roll(const SealedRecord& record, const char* condition) {
    return std::string("INSERT INTO main.roll (kind, id) SELECT '") + record.table + "', " + record.id + " FROM main." +
           record.table + " WHERE " + condition + " ON CONFLICT DO UPDATE SET gone = NULL WHERE gone IS NOT NULL";
}

/// SQL: the rest of a query of the roll.
std::string where_missing(const SealedRecord& record) {
    return std::string(" FROM main.roll WHERE kind = '") + record.table + "' AND id NOT IN (SELECT " + record.id +
           " FROM main." + record.table + ")";
}

/// All records: whether they are on the roll, their key, digest and name there, and from column 4 on their own row.
std::string all_records(const SealedRecord& record) {
    const RowsPart& own = record.parts.front();
    return std::string("SELECT roll.id IS NOT NULL, record.* FROM (SELECT ") + record.key + " AS key, digest, " +
           record.id + " AS name, " + own.columns + " FROM main." + record.table +
           ") AS record LEFT JOIN main.roll ON roll.kind = '" + record.table + "' AND roll.id = record.name" +
           (record.parts.size() > 1 ? " ORDER BY record.key" : "");
}

/// A further part of all records, one after the other by their keys.
class PartRows {
public:
    PartRows(SQLite::Database& db, const RowsPart& part) : PartRows(db, part, "true") {}
    /// From the record with this number on.
    PartRows(SQLite::Database& db, const RowsPart& part, std::int64_t first)
        : PartRows(db, part, part.record + (" >= " + std::to_string(first))) {}

    void add_to(Digest& digest, const Key& record) {
        bool has_rows = false;
        for (; is_there_; is_there_ = rows_.executeStep()) {
            const Key key = key_in(rows_.getColumn(0));
            if (key > record) break;
            if (key != record) continue;
            digest.add_row(rows_, 1);
            has_rows = true;
        }
        if (has_rows || !is_optional_) digest.end_part();
    }

private:
    PartRows(SQLite::Database& db, const RowsPart& part, const std::string& condition)
        : rows_(db, std::string("SELECT ") + part.record + ", " + part.columns + " FROM main." + part.table +
                        " WHERE " + condition + (has_condition(part) ? std::string(" AND ") + part.only : "") +
                        " ORDER BY " + part.record + ", " + part.order),
          is_there_(rows_.executeStep()), is_optional_(has_condition(part)) {}

    SQLite::Statement rows_;
    bool is_there_;
    bool is_optional_;
};

/// Many records whose numbers follow one another, as those of an import do: what belongs to them is gone through once.
class RecordsInTurn {
public:
    RecordsInTurn(SQLite::Database& db, const SealedRecord& record, std::int64_t first) {
        for (RowsPart part : record.parts) {
            if (*part.record == '\0') part.record = record.key; // its own row
            parts_.emplace_back(db, part, first);
        }
    }

    /// In the order of their keys.
    std::int64_t digest_of(const Key& key) {
        Digest digest;
        for (PartRows& part : parts_) part.add_to(digest, key);
        return digest.value();
    }

private:
    std::deque<PartRows> parts_;
};

/// By the number of rows they may be looked for together: not where many others lie between them. In their order.
template <class Rows> bool do_follow(const Rows& rows) {
    constexpr std::size_t many = 64;
    constexpr std::int64_t gaps = 4;
    if (rows.size() < many) return false;
    const auto* const first = std::get_if<std::int64_t>(&rows.front().key);
    return first && std::get<std::int64_t>(rows.back().key) - *first < gaps * std::ssize(rows);
}

std::string key_of_unsealed(const SealedRecord& record) {
    return std::string("SELECT ") + record.key + ", " + record.id + " FROM main." + record.table +
           " WHERE digest IS NULL";
}

}

struct Seals::Row {
    Key key;
    std::string id;
    std::int64_t digest = 0; ///< of what is there, where it was asked

    void bind(SQLite::Statement& statement) const {
        std::visit([&](const auto& value) { statement.bind(1, value); }, key);
    }
};

template <class Sql> SQLite::Statement& Seals::cached(const void* what, Sql sql) {
    auto found = statements_.find(what);
    if (found == statements_.end()) found = statements_.try_emplace(what, db_, sql()).first;
    found->second.tryReset(); // whatever became of it the last time
    return found->second;
}

std::vector<std::size_t> Seals::tables_with_unsealed() {
    SQLite::Statement& row = cached(this, any_unsealed);
    std::vector<std::size_t> found;
    const Reading reading(row);
    row.executeStep();
    for (std::size_t i = 0; i < std::size(sealed_records); ++i)
        if (row.getColumn(static_cast<int>(i)).getInt() != 0) found.push_back(i);
    return found;
}

template <class Parts> std::int64_t Seals::digest_of_parts(const Parts& parts, const Row& row) {
    Digest digest;
    for (const RowsPart& part : parts) {
        SQLite::Statement& rows = cached(&part, [&] { return rows_of(part); });
        const Reading reading(rows);
        row.bind(rows);
        bool has_rows = false;
        for (; rows.executeStep(); has_rows = true) digest.add_row(rows, 0);
        if (has_rows || !has_condition(part)) digest.end_part();
    }
    return digest.value();
}

std::int64_t Seals::digest_of(std::size_t record, const Row& row) {
    return digest_of_parts(sealed_records[record].parts, row);
}

void Seals::write(std::size_t record, const Row& row, std::int64_t digest) {
    const SealedRecord& one = sealed_records[record];
    SQLite::Statement& update = cached(&one, [&] {
        return std::string("UPDATE main.") + one.table + " SET digest = ?2 WHERE " + one.parts.front().condition;
    });
    row.bind(update);
    update.bind(2, digest);
    update.exec();
    update.reset();
}

void Seals::seal(std::size_t record) {
    std::vector<Row> unsealed;
    const SealedRecord& one = sealed_records[record];
    SQLite::Statement& rows = cached(&one.key, [&] { return key_of_unsealed(one); });
    const Reading reading(rows);
    while (rows.executeStep()) unsealed.push_back({key_in(rows.getColumn(0)), rows.getColumn(1).getString()});
    SQLite::Statement& add =
        cached(&one.parts.front().table, [&] { return add_to_roll(one, one.parts.front().condition); });
    std::ranges::sort(unsealed, {}, &Row::key);
    std::vector<std::int64_t> digests;
    if (do_follow(unsealed)) {
        RecordsInTurn records(db_, one, std::get<std::int64_t>(unsealed.front().key));
        for (const Row& row : unsealed) digests.push_back(records.digest_of(row.key));
    } else {
        for (const Row& row : unsealed) digests.push_back(digest_of(record, row));
    }
    for (std::size_t i = 0; i < unsealed.size(); ++i) {
        const Row& row = unsealed[i];
        write(record, row, digests[i]);
        row.bind(add);
        add.exec();
        add.reset();
    }
}

std::vector<Seals::Row> Seals::strange_rows(std::size_t record, bool and_unsealed) {
    const SealedRecord& one = sealed_records[record];
    std::vector<Row> found;
    SQLite::Statement all(db_, all_records(one));
    std::deque<PartRows> further;
    for (std::size_t part = 1; part < one.parts.size(); ++part) further.emplace_back(db_, one.parts[part]);
    while (all.executeStep()) {
        const Key key = key_in(all.getColumn(1));
        Digest digest;
        digest.add_row(all, 4);
        digest.end_part();
        for (PartRows& part : further) part.add_to(digest, key);
        const auto sealed = all.getColumn(2);
        const bool is_unsealed = sealed.isNull() || all.getColumn(0).getInt() == 0;
        if (is_unsealed ? and_unsealed : sealed.getInt64() != digest.value())
            found.push_back({key, all.getColumn(3).getString(), digest.value()});
    }
    return found;
}

bool Seals::is_sealed(std::size_t record, const std::string& id) {
    const SealedRecord& one = sealed_records[record];
    SQLite::Statement& found = cached(&one.id, [&] {
        return std::string("SELECT ") + one.key + ", digest FROM main." + one.table + " WHERE id = ?";
    });
    const Reading reading(found);
    found.bind(1, id);
    if (!found.executeStep()) return true;
    const Row row{key_in(found.getColumn(0)), id};
    const bool is_null = found.getColumn(1).isNull(),
               in_action = sqlite3_txn_state(db_.getHandle(), "main") == SQLITE_TXN_WRITE;
    const std::int64_t stored = found.getColumn(1).getInt64();
    return is_null ? in_action : stored == digest_of(record, row);
}

void Seals::mark_strange_changes() {
    run(db_, "UPDATE main.roll SET gone = 2 WHERE gone = 1");
    for (const std::size_t record : tables_with_unsealed()) {
        const SealedRecord& one = sealed_records[record];
        SQLite::Statement& update = cached(&one.parts, [&] {
            return std::string("UPDATE main.") + one.table + " SET digest = ? WHERE digest IS NULL";
        });
        update.bind(1, Digest::strange);
        update.exec();
        update.reset();
    }
}

void Seals::mark_strange_changes_before_steps(int from) {
    const auto may_be_sealed = [&](const char* table) {
        return number(db_, "SELECT 1 FROM pragma_table_info(?) WHERE name = 'digest'", std::string(table)).has_value();
    };
    std::vector<std::string> tables;
    for (const SealedRecord& one : sealed_records)
        if (may_be_sealed(one.table)) tables.push_back(std::string("main.") + one.table);
    const auto has_digests = [&](const std::string& table) {
        return number(db_, ("SELECT 1 FROM " + table + " WHERE digest IS NOT NULL LIMIT 1").c_str()).has_value();
    };
    if (std::ranges::none_of(tables, has_digests)) return; // nothing was ever sealed
    for (const std::string& table : tables) db_.exec("UPDATE " + table + " SET digest = 0 WHERE digest IS NULL");
    if (number(db_, "SELECT 1 FROM sqlite_schema WHERE name = 'roll'"))
        run(db_, "UPDATE main.roll SET gone = 2 WHERE gone = 1");
    for (const auto& [last_step, part] : earlier_parts) {
        if (from > last_step || !may_be_sealed(part.table)) continue;
        const std::string table = std::string("main.") + part.table;
        std::vector<std::pair<Row, std::int64_t>> sealed;
        each(db_, ("SELECT rowid, digest FROM " + table + " WHERE digest <> 0").c_str(), [&](SQLite::Statement& row) {
            sealed.push_back({{key_in(row.getColumn(0)), {}}, row.getColumn(1).getInt64()});
        });
        SQLite::Statement mark(db_, "UPDATE " + table + " SET digest = 0 WHERE rowid = ?");
        for (const auto& [row, digest] : sealed) {
            if (digest_of_parts(std::span(&part, 1), row) == digest) continue;
            row.bind(mark);
            mark.exec();
            mark.reset();
        }
    }
    statements_.clear(); // of tables that are changed now
}

/// Of a game its play is sent, and with it the game. What was on the roll and does not wait the club has had.
void Seals::list_unsent(std::size_t record) {
    const SealedRecord& one = sealed_records[record];
    if (!one.is_sent) return;
    SQLite::Statement& list = cached(&one.parts.front().condition, [&] {
        const std::string kind = std::string("'") + (record == of_game ? "play" : one.table) + '\'';
        return "INSERT INTO main.unsent (kind, id, known) SELECT " + kind + ", one." + one.id +
               ", EXISTS (SELECT 1 FROM main.roll WHERE kind = " + kind + " AND roll.id = one." + one.id +
               ") FROM main." + one.table + " AS one WHERE digest IS NULL AND EXISTS (SELECT 1 FROM main.club)" +
               " ON CONFLICT DO UPDATE SET changes = changes + 1, refused = 0";
    });
    list.exec();
    list.reset();
}

void Seals::seal() {
    for (const std::size_t record : tables_with_unsealed()) {
        if (lists_unsent) list_unsent(record);
        seal(record);
    }
    run(db_, "DELETE FROM main.roll WHERE gone = 1");
}

bool Seals::is_sealed_game(const std::string& id) { return is_sealed(of_game, id) && is_sealed(of_play, id); }

std::vector<Seals::StrangeRecord> Seals::strange_records(bool and_unsealed) {
    std::vector<StrangeRecord> found;
    for (std::size_t record = 0; record < std::size(sealed_records); ++record)
        for (const Row& one : strange_rows(record, and_unsealed))
            found.push_back({sealed_records[record].table, one.id, one.digest});
    return found;
}

void Seals::seal_strange_records() {
    for (std::size_t record = 0; record < std::size(sealed_records); ++record) {
        const std::vector<Row> strange = strange_rows(record, true);
        for (const Row& one : strange) write(record, one, one.digest);
        if (!strange.empty()) db_.exec(add_to_roll(sealed_records[record], "true"));
    }
}

std::vector<Seals::StrangeRecord> Seals::missing_records() {
    std::vector<StrangeRecord> found;
    for (const SealedRecord& one : sealed_records)
        for (std::string& id : texts(db_, ("SELECT id" + where_missing(one)).c_str()))
            found.push_back({one.table, std::move(id)});
    return found;
}

void Seals::strike_off_missing_records() {
    for (const SealedRecord& one : sealed_records) db_.exec("DELETE" + where_missing(one));
}

}
