#include "tests/app/hostile/hostile_files.h"

#include <stdexcept>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;

constexpr const char* endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n";

/// Who makes such a file has no bound.
void change(const fs::path& file, const std::string& sql) {
    sqlite3_soft_heap_limit64(0);
    sqlite3_hard_heap_limit64(0);
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    db.exec("PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"
            "PRAGMA writable_schema = ON; PRAGMA trusted_schema = ON");
    db.exec(sql);
}

/// A row of the schema that SQLite would not make itself.
std::string planted(const std::string& type, const std::string& name, const std::string& table, const std::string& sql,
                    const std::string& root = "0") {
    std::string quoted;
    for (const char c : sql) quoted += c == '\'' ? "''" : std::string(1, c);
    return "INSERT INTO sqlite_schema VALUES ('" + type + "', '" + name + "', '" + table + "', " + root + ", '" +
           quoted + "')";
}

std::string as_view(const std::string& table, const std::string& query) {
    return "DELETE FROM sqlite_schema WHERE name = '" + table + "' OR tbl_name = '" + table + "';" +
           planted("view", table, table, "CREATE VIEW " + table + " AS " + query);
}

/// In the SQL of one of our own objects, something else.
std::string replaced(const std::string& name, const std::string& what, const std::string& by) {
    const auto quoted = [](const std::string& text) {
        std::string all;
        for (const char c : text) all += c == '\'' ? "''" : std::string(1, c);
        return '\'' + all + '\'';
    };
    return "UPDATE sqlite_schema SET sql = replace(sql, " + quoted(what) + ", " + quoted(by) + ") WHERE name = '" +
           name + "'";
}

std::vector<std::pair<std::string, std::string>> schemas() {
    std::vector<std::pair<std::string, std::string>> all;
    const auto add = [&](const std::string& name, const std::string& sql) {
        all.emplace_back("database: " + name, sql);
    };
    for (const char* table : {"game", "turn", "play", "play_seat", "player", "night", "roll", "mark"})
        for (const char* when : {"INSERT", "UPDATE", "DELETE"})
            add(std::string("a trigger on ") + when + " of " + table,
                "CREATE TRIGGER evil AFTER " + std::string(when) + " ON " + table +
                    " BEGIN DELETE FROM play_category; " + "UPDATE play_seat SET score = 999; END");
    for (const char* type : {"trigger", "TRIGGER"})
        for (const char* name : {"sqlite_evil", "evil"})
            add(std::string("a ") + type + " called " + name,
                planted(type, name, "play",
                        "CREATE TRIGGER " + std::string(name) +
                            " AFTER INSERT ON play BEGIN UPDATE play SET deleted_at = '2026' WHERE id <> new.id;"
                            " DELETE FROM turn WHERE number > 2; END"));
    add("a trigger of SQLite's own name that never ends",
        planted("trigger", "sqlite_evil", "player",
                "CREATE TRIGGER sqlite_evil AFTER UPDATE OF digest ON player BEGIN INSERT INTO tile_face WITH RECURSIVE"
                " n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT hex(randomblob(4000000)), i FROM n; END"));
    for (const char* name : {"json_each", "JSON_EACH", "json_tree", "pragma_table_info", "pragma_foreign_key_list"})
        add(std::string("a table called ") + name, "CREATE TABLE " + std::string(name) + " (a)");
    add("an endless view for a function", std::string("CREATE VIEW json_each AS ") + endless);
    add("rows that hold ours",
        "CREATE TABLE diary (p INTEGER REFERENCES Play(rowid) ON DELETE RESTRICT); INSERT INTO diary SELECT rowid FROM"
        " play");
    add("statistics that choose the longest way",
        "ANALYZE; UPDATE sqlite_stat1 SET stat = '1000000 1000000 1000000' WHERE idx IS NOT NULL");
    add("a trigger that never ends",
        "CREATE TRIGGER evil AFTER UPDATE ON player BEGIN INSERT INTO tile_face " +
            std::string(endless).replace(std::string(endless).rfind("SELECT i"), 8, "SELECT i, i") + "; END");
    add("a trigger of ours with another heart",
        replaced("play_goes", "plays = plays - 1", "plays = randomblob(1000000000)"));
    for (const char* table : {"play", "player", "game", "mark", "roll", "tally", "now", "new_uuid"})
        add(std::string("an endless view for ") + table, as_view(table, endless));
    add("a view of itself", planted("view", "mirror", "mirror", "CREATE VIEW mirror AS SELECT * FROM mirror"));
    add("views of views", [] {
        std::string sql = "CREATE VIEW v0 AS SELECT 1 AS a";
        for (int i = 1; i < 40; ++i) {
            const std::string before = "v" + std::to_string(i - 1);
            sql += ";CREATE VIEW v" + std::to_string(i) + " AS SELECT * FROM " + before + " UNION ALL SELECT * FROM " +
                   before;
        }
        return sql;
    }());
    add("an index that reckons", "CREATE INDEX evil ON player (length(hex(zeroblob(length(name) * 10000000))))");
    add("an index that chooses", "CREATE INDEX evil ON play (id) WHERE length(hex(zeroblob(1000000))) > 0");
    add("an index that forbids", "CREATE UNIQUE INDEX evil ON turn (game, part, number, length(json))");
    add("an index over text as none", replaced("player_by_name", "(name)", "(length(randomblob(name)))"));
    add("a column that is reckoned", replaced("player", "modified_at TEXT NOT NULL",
                                              "modified_at TEXT NOT NULL, more TEXT AS (hex(zeroblob(400000000)))"));
    add("a column that loads a library",
        replaced("night", "modified_at      TEXT NOT NULL",
                 "modified_at TEXT NOT NULL DEFAULT (load_extension('/tmp/evil.so'))"));
    add("a condition that never ends",
        replaced("game", "CHECK (actions >= 0)", "CHECK (actions >= (" + std::string(endless) + " LIMIT 1))"));
    add("a condition of great size",
        replaced("game", "CHECK (actions >= 0)", "CHECK (length(zeroblob(900000000)) > 0)"));
    add("a table within a table's text", replaced("turn", "STRICT", "STRICT; DROP TABLE game; --"));
    for (const char* module : {"fts3", "fts4", "fts5", "rtree", "dbstat", "csv(filename='/etc/passwd')",
                               "zipfile('/etc/passwd')", "no_such_module"})
        add(std::string("a virtual table of ") + module,
            planted("table", "evil", "evil", "CREATE VIRTUAL TABLE evil USING " + std::string(module)));
    for (const char* table : {"play", "player", "roll"})
        add(std::string("a virtual table for ") + table,
            "DELETE FROM sqlite_schema WHERE name = '" + std::string(table) + "';" +
                planted("table", table, table, "CREATE VIRTUAL TABLE " + std::string(table) + " USING dbstat"));
    add("a shadow of fts", planted("table", "play_content", "play_content", "CREATE TABLE play_content (a)", "3"));
    add("a table of SQLite's own name",
        planted("table", "sqlite_evil", "sqlite_evil", "CREATE TABLE sqlite_evil (a)", "3"));
    add("statistics that lie", "CREATE TABLE IF NOT EXISTS diary (a); ANALYZE; INSERT INTO sqlite_stat1 VALUES ('play',"
                               " 'play_by_time', '99999999999999999999 0 -1 x unordered sz=0')");
    for (const char* root : {"0", "1", "2", "-1", "99999999", "NULL", "'x'"})
        add(std::string("a table that begins at page ") + root,
            "UPDATE sqlite_schema SET rootpage = " + std::string(root) + " WHERE name = 'turn'");
    add("two tables on one page", "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name "
                                  "= 'play') WHERE name = 'game'");
    add("an index where a table begins", "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema"
                                         " WHERE name = 'play_open') WHERE name = 'play'");
    add("a statement that is none", "UPDATE sqlite_schema SET sql = 'CREATE TABLE turn (' WHERE name = 'turn'");
    add("a statement of ten megabytes",
        "UPDATE sqlite_schema SET sql = sql || hex(zeroblob(5000000)) WHERE name = 'turn'");
    add("a statement deep in brackets",
        replaced("game", "CHECK (actions >= 0)",
                 "CHECK (" + std::string(5000, '(') + "1" + std::string(5000, ')') + ")"));
    add("ten thousand tables", [] {
        std::string sql = "BEGIN;";
        for (int i = 0; i < 10'000; ++i) sql += "CREATE TABLE t" + std::to_string(i) + " (a);";
        return sql + "COMMIT";
    }());
    add("a table of thousands of columns", [] {
        std::string sql = "CREATE TABLE wide (a";
        for (int i = 0; i < 1900; ++i) sql += ", a" + std::to_string(i);
        return sql + ")";
    }());
    // Whose tables are ours, and what is in them is not.
    add("a photo that leads out",
        "INSERT INTO night (id, date, modified_at) VALUES ('n', '2026-11-20', '2026');"
        "INSERT INTO photo (file, night, bytes, modified_at) VALUES ('../../outside', 'n', 1, '')");
    add("a picture that leads out", "UPDATE player SET picture = '../../../etc/passwd'");
    add("a picture of an absolute name", "UPDATE player SET picture = '/etc/passwd'");
    add("a picture with a zero", "UPDATE player SET picture = 'a.png' || char(0) || '/../../x'");
    add("names of SQL", "UPDATE player SET name = '''); DROP TABLE play; --' || rowid");
    add("commands for a terminal",
        "UPDATE player SET name = char(27) || '[2J' || rowid; UPDATE play SET notes = char(27)");
    add("a name of a megabyte", "UPDATE player SET name = hex(zeroblob(500000)) || rowid");
    add("a name of no UTF-8", "UPDATE player SET name = CAST(x'fffec0af' || rowid AS TEXT)");
    add("a chain of ten thousand merges",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO player (id, name,"
        " merged_into, modified_at) SELECT 'c' || i, 'x', 'c' || (i + 1), '2026' FROM n");
    add("a ring of ten thousand merges",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO player (id, name,"
        " merged_into, modified_at) SELECT 'c' || i, 'x', 'c' || (i % 10000 + 1), '2026' FROM n");
    add("fifty thousand merges into one who plays",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) INSERT INTO player (id, name,"
        " merged_into, person, modified_at) SELECT 'c' || i, 'x', iif(i < 50000, 'c' || (i + 1), player.id),"
        " player.rowid, '2026' FROM n, player WHERE player.rowid = 1");
    add("a ring of two who play",
        "UPDATE player SET merged_into = (SELECT id FROM player AS other WHERE other.id <> player.id LIMIT 1),"
        " person = iif(rowid > 1, 1, NULL)");
    add("turns nested", "UPDATE turn SET json = replace(hex(zeroblob(500000)), '00', '[')");
    add("turns of numbers",
        "UPDATE turn SET json = '{\"steps\":[1e999,' || replace(hex(zeroblob(100000)), '0', '9') || ']}'");
    add("a head of eight megabytes", "UPDATE game SET head = '{\"note\":\"' || hex(zeroblob(4000000)) || '\"}'");
    add("a head that is none", "UPDATE game SET head = 'null'");
    add("a hundred thousand turns",
        "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO turn (game, "
        "part,"
        " number, json) SELECT (SELECT id FROM game LIMIT 1), 'turns', i, '{\"steps\":[]}' FROM n");
    add("actions without number", "UPDATE game SET actions = 9223372036854775807; UPDATE mark SET actions ="
                                  " 9223372036854775807");
    add("an action that undoes all", "UPDATE journal SET back = '[{\"op\":\"remove\",\"path\":\"\"}]'");
    add("seats without number", "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
                                "INSERT INTO play_seat (play,"
                                " number, player, name, game, played_at) SELECT (SELECT rowid FROM play LIMIT 1), i, "
                                "1, 'x', 'chess', 0 FROM n");
    const std::string seats_of_many =
        "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 61000)"
        " INSERT INTO player (rowid, id, name, modified_at) SELECT i, 'p' || i, 'x', ''"
        " FROM n; INSERT INTO play_seat (play, number, player, name, game, played_at)"
        " SELECT (SELECT max(rowid) FROM play WHERE class IS NOT NULL), rowid, rowid, 'x', 'chess',"
        " 0 FROM player WHERE rowid >= 1000;";
    add("sixty thousand at one table", "UPDATE play SET tallied = 0;" + seats_of_many);
    add("sixty thousand at one table, as if they were counted", "UPDATE play SET tallied = 1 WHERE class IS NOT NULL;" +
                                                                    seats_of_many +
                                                                    "UPDATE play_seat SET class = 0, rank = number");
    const auto plays = [](int count, const std::string& notes) {
        return "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < " +
               std::to_string(999 + count) +
               ") INSERT INTO play (rowid, id, game, variant, played_at, finished, notes, modified_at)"
               " SELECT i, 'p' || i, 'chess', '', i, 1, " +
               notes + ", '' FROM n;";
    };
    add("a thousand plays with notes of ninety kilobytes", plays(1000, "hex(zeroblob(45000))"));
    add("twenty thousand categories, and as many plays without seats",
        "BEGIN;" + plays(20'000, "''") +
            "INSERT INTO play_seat (play, number, player, name, game, played_at) VALUES (1000, 0, 1, 'x', 'chess', 0);"
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT INTO play_category"
            " (play, seat, number, category, points) SELECT 1000, 0, i, 'c' || i, 1 FROM n; COMMIT");
    add("scores that overflow", "UPDATE play SET tallied = 0; UPDATE play_seat SET score = 9223372036854775807");
    add("times beyond all time", "UPDATE play SET tallied = 0; UPDATE play SET played_at = 9223372036854775807");
    add("a result of another world", "UPDATE result SET sheet = '{\"players\":[[[[]]]]}', rules_version = -1");
    add("steps of a newer version", "PRAGMA user_version = 99");
    add("steps below none", "PRAGMA user_version = -7");
    add("the first step with the last one's tables", "PRAGMA user_version = 1");
    add("no step with the last one's tables", "PRAGMA user_version = 0");
    add("another program's mark", "PRAGMA application_id = 1");
    add("a superseded version without end",
        "INSERT INTO superseded (kind, id, document, modified_at) VALUES ('play', 'x',"
        " '{\"seats\":' || replace(hex(zeroblob(500000)), '00', '[') , '9999')");
    return all;
}

}

void add_hostile_schemas(std::vector<HostileFile>& all, const fs::path& history) {
    for (const auto& [name, sql] : schemas())
        all.push_back({name, Pretends::history, [sql = sql, history](const fs::path& file) {
                           fs::copy_file(history, file);
                           change(file, sql);
                       }});
}

}
