#include "db/plays.h"

#include "db/connection.h"
#include "db/imports.h"
#include "db/play_rows.h"
#include "db/recorded_play.h"

#include <algorithm>

namespace clerk::db {

namespace {

std::string conditions(const PlayFilter& filter) {
    std::string sql = filter.in_bin ? " WHERE deleted_at IS NOT NULL" : " WHERE deleted_at IS NULL";
    if (!filter.game.empty()) sql += " AND game = :game";
    if (!filter.night.empty()) sql += " AND night = :night";
    if (filter.finished) sql += " AND finished";
    if (filter.counted) sql += " AND counted";
    if (!filter.player.empty())
        sql += " AND rowid IN (SELECT play FROM play_seat WHERE player IN (SELECT player.rowid FROM player,"
               " (SELECT rowid AS asked FROM player WHERE id = :player) WHERE player.rowid = asked OR person = asked))";
    return sql;
}

SQLite::Statement prepare(SQLite::Database& db, const std::string& select, const PlayFilter& filter,
                          const std::string& order) {
    SQLite::Statement statement(db, select + conditions(filter) + order);
    if (!filter.game.empty()) statement.bind(":game", filter.game);
    if (!filter.night.empty()) statement.bind(":night", filter.night);
    if (!filter.player.empty()) statement.bind(":player", filter.player);
    return statement;
}

/// Filters that every play answers by itself need not look at any.
bool has_kept_count(const PlayFilter& filter) { return filter.player.empty() && filter.night.empty(); }

int kept_count(SQLite::Database& db, const PlayFilter& filter) {
    return number(db,
                  "SELECT coalesce(sum(plays), 0) FROM play_count WHERE in_bin = ? AND (?2 = '' OR game = ?2)"
                  " AND (finished OR NOT ?3) AND (counted OR NOT ?4)",
                  filter.in_bin ? 1 : 0, filter.game, filter.finished ? 1 : 0, filter.counted ? 1 : 0)
        .value();
}

int count(SQLite::Database& db, const PlayFilter& filter) {
    if (has_kept_count(filter)) return kept_count(db, filter);
    auto statement = prepare(db, "SELECT count(*) FROM play", filter, "");
    statement.executeStep();
    return statement.getColumn(0).getInt();
}

/// A page in one of the two orders, the latest first or last.
struct Stretch {
    bool latest_first;
    int offset;
    int size;
};

/// From whichever end is nearer, since all that lies before a page is passed over.
Stretch stretch(SQLite::Database& db, const PlayFilter& filter, int offset, int size) {
    constexpr int not_far = 1000; // not worth a count
    if (offset < not_far) return {true, offset, size};
    const int left = std::max(0, count(db, filter) - offset), there = std::min(size, left);
    if (offset < left) return {true, offset, size};
    return {false, left - there, there};
}

/// The plays of a page, of those at the same second in the order of their rows: the index alone tells them.
struct Span {
    int size = 0;
    std::int64_t first_row = 0, from = 0, upto = 0; ///< the times of its first and its last play
    std::string first_game;
};

Span span(SQLite::Database& db, const PlayFilter& filter, const Stretch& page) {
    auto rows = prepare(db, "SELECT rowid, played_at, game FROM play", filter,
                        page.latest_first ? " ORDER BY played_at DESC, game DESC, rowid DESC LIMIT :size OFFSET :offset"
                                          : " ORDER BY played_at, game, rowid LIMIT :size OFFSET :offset");
    rows.bind(":size", page.size);
    rows.bind(":offset", page.offset);
    Span span;
    while (rows.executeStep()) {
        const std::int64_t time = rows.getColumn(1).getInt64();
        const bool is_first = span.size++ == 0;
        if (is_first || page.latest_first) span.from = time;
        if (!is_first && page.latest_first) continue;
        span.upto = time;
        span.first_row = rows.getColumn(0).getInt64();
        span.first_game = rows.getColumn(2).getString();
    }
    return span;
}

/// How many plays of the second in which the span begins come before it.
int before(SQLite::Database& db, const PlayFilter& filter, const Span& span) {
    auto count = prepare(db, "SELECT count(*) FROM play", filter,
                         " AND played_at = :upto AND (game, rowid) > (:first_game, :first_row)");
    count.bind(":upto", span.upto);
    count.bind(":first_game", span.first_game);
    count.bind(":first_row", span.first_row);
    count.executeStep();
    return count.getColumn(0).getInt();
}

/// Those at the same second by their ids, which are the same in every history.
std::vector<std::int64_t> read_rows(SQLite::Database& db, const PlayFilter& filter, const Stretch& page) {
    const Span found = span(db, filter, page);
    auto rows = prepare(db, "SELECT rowid FROM play", filter,
                        " AND played_at BETWEEN :from AND :upto ORDER BY played_at DESC, game DESC, id DESC"
                        " LIMIT :size OFFSET :before");
    rows.bind(":from", found.from);
    rows.bind(":upto", found.upto);
    rows.bind(":size", found.size);
    rows.bind(":before", before(db, filter, found));
    std::vector<std::int64_t> all;
    while (rows.executeStep()) all.push_back(rows.getColumn(0).getInt64());
    return all;
}

std::int64_t require_play(Connection& connection, const std::string& id) {
    const auto play = find_play(connection, id);
    require_found(connection, play ? 1 : 0, "play", id);
    return *play;
}

/// `assignment` is ours.
void change(Connection& connection, const std::string& id, const std::string& assignment) {
    const std::string sql =
        "UPDATE play SET " + assignment + ", modified_at = (SELECT moment FROM now) WHERE rowid = ?";
    connection.act([&] {
        const std::int64_t play = require_play(connection, id);
        alter(connection, play, [&] { run(connection.db, sql.c_str(), play); });
    });
}

}

int Plays::count(const PlayFilter& filter) const {
    return connection_->ask([&] { return db::count(connection_->db, filter); });
}

std::vector<ListedPlay> Plays::page(const PlayFilter& filter, int offset, int size) const {
    return connection_->ask([&] {
        SQLite::Database& db = connection_->db;
        return read_plays(db, read_rows(db, filter, stretch(db, filter, offset, size)));
    });
}

std::vector<std::string> Plays::games() const {
    std::vector<std::string> found;
    connection_->ask([&] {
        each(connection_->db, "SELECT DISTINCT game FROM play_count ORDER BY game",
             [&](SQLite::Statement& row) { found.push_back(row.getColumn(0).getString()); });
    });
    return found;
}

ListedPlay Plays::load(const std::string& id) const {
    return connection_->ask([&] { return read_plays(connection_->db, {require_play(*connection_, id)}).front(); });
}

void Plays::set_counted(const std::string& id, bool counted) {
    change(*connection_, id, counted ? "counted = 1" : "counted = 0");
}

void Plays::remove(const std::string& id) {
    connection_->act([&] {
        SQLite::Database& db = connection_->db;
        const std::int64_t play = require_play(*connection_, id);
        alter(*connection_, play, [&] {
            run(db,
                "UPDATE play SET deleted_at = moment, modified_at = moment FROM now WHERE play.rowid = ?"
                " AND deleted_at IS NULL",
                play);
        });
        run(db, "DELETE FROM on_table WHERE game = ?", id);
    });
}

void Plays::restore(const std::string& id) { change(*connection_, id, "deleted_at = NULL"); }

void Plays::purge(const std::string& id) {
    connection_->act([&] {
        const char* sql = "DELETE FROM play WHERE id = ? AND deleted_at IS NOT NULL";
        require_found(*connection_, run(connection_->db, sql, id), "play in the bin", id);
        run(connection_->db, "DELETE FROM game WHERE id = ?", id);
    });
}

Plays::Import Plays::import(const std::vector<Play>& plays, const std::string& source) {
    return take_in(*connection_, plays, {}, source);
}

void Plays::undo_import(std::int64_t id) { take_out(*connection_, id); }

}
