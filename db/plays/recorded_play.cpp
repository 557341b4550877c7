#include "db/plays/recorded_play.h"

#include "db/people/player_entries.h"

#include <map>

namespace clerk::db {

namespace {

using Players = std::map<std::string, std::int64_t>;

Players seated(SQLite::Database& db, std::int64_t play) {
    Players players;
    each(
        db, "SELECT name, player FROM play_seat WHERE play = ?",
        [&](SQLite::Statement& row) { players.emplace(row.getColumn(0).getString(), row.getColumn(1).getInt64()); },
        play);
    return players;
}

const std::string head = "(game, variant, rules_version, played_at, minutes, place, notes, waivers, aids, finished)";

/// What the game ?1 is as a play. What cannot be read in its head is as if it were not there. A turn in which
/// the word "waived" is not written is not taken apart.
const std::string head_of_game =
    "(WITH standing AS (SELECT rules_version, sheet FROM result JOIN game ON game.id = result.game"
    "    WHERE result.game = ?1 AND result.actions = game.actions AND json_valid(sheet)),"
    " record AS (SELECT id, kind, depth, started_at, iif(json_valid(head), head, '{}') AS head FROM game WHERE id = ?1)"
    " SELECT kind,"
    "        depth || CASE json_type(head, '$.rulings')"
    "            WHEN 'text' THEN ', preset=' || (head ->> '$.rulings')"
    "            WHEN 'object' THEN (SELECT group_concat(', ' || key || '=' ||"
    "                iif(type IN ('true', 'false'), type, value), '') FROM json_each(head, '$.rulings'))"
    "            ELSE '' END,"
    "        coalesce(rules_version, 0),"
    "        coalesce(unixepoch(started_at), 0),"
    "        (SELECT seconds / 60 FROM (SELECT unixepoch(head ->> '$.ended_at') - unixepoch(started_at) AS seconds)"
    "            WHERE seconds >= 0),"
    "        coalesce(head ->> '$.location', ''),"
    "        coalesce(head ->> '$.notes', ''),"
    "        iif(sheet IS NULL, 0, (SELECT count(*) FROM turn,"
    "            json_tree(iif(instr(turn.json, '\"waived\"') AND json_valid(turn.json), turn.json, '{}')) AS mark"
    "            WHERE turn.game = ?1 AND mark.key = 'waived' AND mark.type = 'true')),"
    "        depth <> 'final' AND (coalesce(head ->> '$.aids.offers', 'always') <> 'never'"
    "            OR coalesce(head ->> '$.aids.missed', 'off') = 'after_turn'),"
    "        sheet IS NOT NULL"
    "    FROM record LEFT JOIN standing)";

const std::string figures = "(game, played_at, score, rank, winner)";

/// What the result that stands gives a seat of the play ?1; without one nothing.
const std::string figures_of_result =
    "(WITH standing AS (SELECT sheet FROM result JOIN play ON play.id = result.game"
    "    WHERE play.rowid = ?1 AND play.finished)"
    " SELECT play.game, play.played_at,"
    "        CAST(sheet ->> ('$.players[' || play_seat.number || '].total') AS INTEGER),"
    "        CAST(sheet ->> ('$.players[' || play_seat.number || '].rank') AS INTEGER),"
    "        coalesce(sheet ->> ('$.players[' || play_seat.number || '].winner') = 1, 0)"
    "    FROM play LEFT JOIN standing WHERE play.rowid = ?1)";

const std::string categories_of_result =
    "SELECT play_seat.play, play_seat.number AS seat, one.id AS number, one.key AS category,"
    "    CAST(one.value AS INTEGER) AS points"
    " FROM play JOIN play_seat ON play_seat.play = play.rowid JOIN result ON result.game = play.id,"
    "    json_each(sheet, '$.players[' || play_seat.number || '].categories') AS one"
    " WHERE play.rowid = ?1 AND play.finished";

/// In their order, whatever numbers that has.
std::string in_order(const std::string& categories) {
    return "SELECT seat, category, points, row_number() OVER (PARTITION BY seat ORDER BY number) FROM (" + categories +
           ")";
}

}

std::optional<std::int64_t> find_play(Connection& connection, const std::string& id) {
    return row_number(connection, "SELECT rowid FROM play WHERE id = ?", id);
}

void insert_play(Connection& connection, const std::string& game, const std::vector<std::string>& names) {
    SQLite::Database& db = connection.db;
    run(db,
        "INSERT INTO play (id, game, variant, played_at, finished, modified_at)"
        " SELECT game.id, kind, depth, 0, 0, moment FROM game, now WHERE game.id = ? ON CONFLICT DO NOTHING",
        game);
    const std::int64_t play = find_play(connection, game).value();
    change_play(connection, play, [&] {
        run(db, "UPDATE play SET import = NULL WHERE rowid = ?", play);
        write_seats(connection, play, names);
        refresh_play(connection, game, play);
    });
}

void write_seats(Connection& connection, std::int64_t play, const std::vector<std::string>& names) {
    SQLite::Database& db = connection.db;
    const Players before = seated(db, play);
    run(db, "DELETE FROM play_seat WHERE play = ?", play);
    for (int number = 0; const std::string& name : names) {
        const auto same = before.find(name);
        run(db,
            "INSERT INTO play_seat (play, number, player, name, game, played_at)"
            " SELECT rowid, ?, ?, ?, game, played_at FROM play WHERE rowid = ?",
            number++, same == before.end() ? player_called(connection, name) : same->second, name, play);
    }
    run(db, "UPDATE play SET players = ? WHERE rowid = ?", static_cast<int>(names.size()), play);
}

void refresh_play(Connection& connection, const std::string& game, std::int64_t play) {
    static const std::string take_head = "UPDATE play SET " + head + " = " + head_of_game +
                                         ", modified_at = (SELECT moment FROM now) WHERE id = ?1",
                             take_figures =
                                 "UPDATE play_seat SET " + figures + " = " + figures_of_result + " WHERE play = ?1",
                             take_categories = "INSERT INTO play_category " + categories_of_result;
    run(connection, take_head.c_str(), game);
    run(connection, take_figures.c_str(), play);
    run(connection, "DELETE FROM play_category WHERE play = ?", play);
    run(connection, take_categories.c_str(), play);
}

bool play_follows(SQLite::Database& db, const std::string& game) {
    static const std::string same = "SELECT 1 FROM play WHERE id = ?1 AND " + head + " IS " + head_of_game;
    return number(db, same.c_str(), game).has_value();
}

bool seats_follow(SQLite::Database& db, std::int64_t play) {
    static const std::string other = "SELECT 1 FROM play_seat WHERE play = ?1 AND " + figures + " IS NOT " +
                                     figures_of_result,
                             stored = in_order("SELECT * FROM play_category WHERE play = ?1"
                                               " AND seat IN (SELECT number FROM play_seat WHERE play = ?1)"),
                             given = in_order(categories_of_result),
                             others = "SELECT 1 FROM (" + stored + " EXCEPT " + given + ") UNION ALL SELECT 1 FROM (" +
                                      given + " EXCEPT " + stored + ")";
    return !number(db, other.c_str(), play) && !number(db, others.c_str(), play);
}

}
