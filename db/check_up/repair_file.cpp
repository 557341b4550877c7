#include "db/check_up/repair_file.h"

#include "db/check_up/repair_summaries.h"
#include "db/connection/connection.h"
#include "db/file/attachments.h"
#include "db/file/moment.h"
#include "db/plays/dated_back.h"
#include "db/plays/number_bounds.h"
#include "db/plays/text_bounds.h"
#include "db/schema/expected_schema.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace clerk::db {

namespace {

void drop_rows(SQLite::Database& db, bool on_table) {
    for (const ForeignKey& one : foreign_keys())
        if ((one.table == "on_table") == on_table && one.parent != "player") db.exec(drop_dangling(one));
}

void date_back_plays_of_no_night(SQLite::Database& db) {
    for (const ForeignKey& one : foreign_keys())
        if (one.table == "play" && one.parent == "night")
            date_back(db, {{one.table, one.keys.front().first + " IN (" + dangling_keys(one) + ")"}});
}

/// Many in one statement: SQLite keeps for each what it may have to take back.
void date_back(SQLite::Database& db, const std::string& table, const std::set<std::string>& ids) {
    constexpr int at_once = 500;
    std::string places = "?";
    for (int i = 1; i < at_once; ++i) places += ",?";
    SQLite::Statement update(db, "UPDATE " + table + " SET modified_at = " + moment_before_change + " WHERE " +
                                     (table == "photo" ? "file" : "id") + " IN (" + places + ")");
    for (auto id = ids.begin(); id != ids.end();) {
        update.clearBindings();
        for (int place = 1; place <= at_once && id != ids.end(); ++place, ++id) update.bind(place, *id);
        update.exec();
        update.reset();
    }
}

}

void repair_indexes(Connection& connection) { connection.db.exec("REINDEX"); }

void repair_schema(Connection& connection) {
    for (const Deviation& one : deviations(connection.db))
        if (!one.remedy.empty()) connection.db.exec(one.remedy);
}

void drop_orphans(Connection& connection) {
    date_back_plays_of_no_night(connection.db);
    drop_rows(connection.db, false);
}

void drop_file_names(Connection& connection) {
    const std::string chosen = is_no_attachment_name;
    connection.db.exec("UPDATE player SET picture = '' WHERE rowid IN (SELECT rowid FROM (SELECT rowid, picture AS name"
                       " FROM player WHERE picture <> '') WHERE " +
                       chosen + ")");
    for (const std::string table : {"photo", "traced_photo"})
        connection.db.exec("DELETE FROM " + table + " WHERE file IN (SELECT name FROM (SELECT file AS name FROM " +
                           table + ") WHERE " + chosen + ")");
}

void cut_texts(Connection& connection) {
    rebuild_summaries(connection.db, [&] { cut_overlong_texts(connection.db); });
}

void drop_numbers(Connection& connection) {
    rebuild_summaries(connection.db, [&] { drop_out_of_bounds(connection.db); });
}

void accept_older(Connection& connection) { accept_lost_actions(connection.db, connection.file); }

void accept_missing(Connection& connection) { connection.seals.strike_off_missing_records(); }

void accept_contents(Connection& connection) { connection.seals.seal_strange_records(); }

void date_back_records(Connection& connection, const std::vector<Seals::StrangeRecord>& records) {
    constexpr std::array dated{"player", "night", "photo", "play"};
    std::map<std::string, std::set<std::string>> chosen;
    for (const Seals::StrangeRecord& one : records) {
        const std::string table = one.table == "game" ? "play" : one.table;
        if (std::ranges::find(dated, table) != dated.end()) chosen[table].insert(one.id);
    }
    for (const auto& [table, ids] : chosen) date_back(connection.db, table, ids);
}

void clear_table(Connection& connection) {
    drop_rows(connection.db, true);
    run(connection.db, "DELETE FROM on_table WHERE one <> 1");
}

}
