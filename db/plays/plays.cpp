#include "db/plays/plays.h"

#include "db/connection/connection.h"
#include "db/connection/purged.h"
#include "db/figures/summaries.h"
#include "db/file/moment.h"
#include "db/plays/import_rows.h"
#include "db/plays/play_pages.h"
#include "db/plays/play_rows.h"
#include "db/plays/recorded_play.h"
#include "db/plays/traced_photos.h"

namespace clerk::db {

namespace {

std::int64_t require_play(Connection& connection, const std::string& id) {
    const auto play = find_play(connection, id);
    require_found(connection, play ? 1 : 0, "play", id);
    return *play;
}

/// `assignment` is ours.
void change(Connection& connection, const std::string& id, const std::string& assignment) {
    const std::string sql =
        "UPDATE play SET " + assignment + ", modified_at = " + moment_of_change + " WHERE rowid = ?";
    connection.transact([&] {
        const std::int64_t play = require_play(connection, id);
        change_play(connection, play, [&] { run(connection.db, sql.c_str(), play); });
    });
}

}

int Plays::count(const PlayFilter& filter) const {
    return connection_->query([&] { return count_plays(connection_->db, filter); });
}

std::vector<ListedPlay> Plays::page(const PlayFilter& filter, int offset, int size) const {
    return PlayPages(connection_, filter).read(offset, size);
}

void Plays::go_through(const PlayFilter& filter, int size,
                       const std::function<void(const EachPlay& each)>& read) const {
    PlayPages(connection_, filter).go_through(size, read);
}

std::vector<std::string> Plays::games() const {
    std::vector<std::string> found;
    connection_->query([&] {
        each(connection_->db, "SELECT DISTINCT game FROM play_count ORDER BY game",
             [&](SQLite::Statement& row) { found.push_back(row.getColumn(0).getString()); });
    });
    return found;
}

ListedPlay Plays::load(const std::string& id) const {
    return connection_->query_as_one(
        [&] { return read_plays(connection_->db, {require_play(*connection_, id)}).front(); });
}

void Plays::set_counted(const std::string& id, bool counted) {
    change(*connection_, id, counted ? "counted = 1" : "counted = 0");
}

void Plays::remove(const std::string& id) {
    connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        const std::int64_t play = require_play(*connection_, id);
        change_play(*connection_, play, [&] {
            static const std::string sql = std::string("UPDATE play SET deleted_at = (SELECT moment FROM now),"
                                                       " modified_at = ") +
                                           moment_of_change + " WHERE rowid = ? AND deleted_at IS NULL";
            run(db, sql.c_str(), play);
        });
        run(db, "DELETE FROM on_table WHERE game = ?", id);
    });
}

void Plays::restore(const std::string& id) { change(*connection_, id, "deleted_at = NULL"); }

/// The trigger `play_forgotten` deletes its superseded versions. What is in the bin is in no summary, so that
/// `play_kept` lets it go.
void Plays::purge(const std::string& id) {
    const std::vector<std::string> photos = traced_files(*connection_, id);
    connection_->transact([&] {
        const char* sql = "DELETE FROM play WHERE id = ? AND deleted_at IS NOT NULL";
        require_found(*connection_, run(connection_->db, sql, id), "play in the bin", id);
        remember_purged(*connection_, "play", id);
        run(connection_->db, "DELETE FROM game WHERE id = ?", id);
    });
    drop_unused_photos(*connection_, photos);
}

Plays::Import Plays::import(const std::vector<Play>& plays, const std::string& source) {
    return connection_->transact([&] {
        Import import{.id = insert_import(*connection_, source)};
        import.added = insert_plays(*connection_, plays, import.id);
        import.known = static_cast<int>(plays.size()) - import.added;
        return import;
    });
}

void Plays::undo_import(std::int64_t id) {
    connection_->transact([&] { delete_import(*connection_, id); });
}

}
