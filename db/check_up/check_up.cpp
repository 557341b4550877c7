#include "db/check_up/check_up.h"

#include "db/check_up/checks.h"
#include "db/check_up/repairs.h"
#include "db/connection/mark.h"
#include "db/connection/open.h"
#include "db/connection/seals.h"
#include "db/file/attachments.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/plays/bounds.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <set>
#include <utility>

#include <sqlite3.h>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

template <void (*repair)(Connection&)> void in_file(Connection& connection, const Trouble&) { repair(connection); }

template <void (*repair)(Connection&, const Record&)> void in_game(Connection& connection, const Trouble& trouble) {
    repair_game(connection, trouble.game, repair);
}

constexpr TroubleKind kinds[] = {
    {.kind = Kind::file, .id = "file", .scope = Scope::file, .hides_contents = true},
    {.kind = Kind::structure,
     .id = "structure",
     .scope = Scope::file,
     .hides_contents = true,
     .repair = in_file<repair_indexes>},
    {.kind = Kind::schema,
     .id = "schema",
     .scope = Scope::file,
     .hides_contents = true,
     .repair = in_file<repair_schema>},
    {.kind = Kind::orphan,
     .id = "orphan",
     .scope = Scope::file,
     .hides_contents = true,
     .of_plays = true,
     .gives_up = true,
     .repair = in_file<drop_orphans>},
    {.kind = Kind::on_table,
     .id = "on_table",
     .scope = Scope::file,
     .hides_contents = true,
     .repair = in_file<clear_table>},
    {.kind = Kind::player,
     .id = "player",
     .scope = Scope::file,
     .hides_contents = true,
     .of_plays = true,
     .gives_up = true,
     .repair = in_file<repair_players>},
    {.kind = Kind::record, .id = "record", .scope = Scope::game, .hides_contents = true},
    {.kind = Kind::game_row,
     .id = "summary",
     .scope = Scope::game,
     .hides_contents = true,
     .repair = in_game<rewrite_game_row>},
    {.kind = Kind::play,
     .id = "play",
     .scope = Scope::game,
     .hides_contents = true,
     .of_plays = true,
     .repair = in_game<repair_play>},
    {.kind = Kind::seats,
     .id = "seats",
     .scope = Scope::game,
     .hides_contents = true,
     .of_plays = true,
     .repair = in_game<repair_seats>},
    {.kind = Kind::faces, .id = "faces", .scope = Scope::game, .hides_contents = true, .repair = in_game<repair_faces>},
    {.kind = Kind::journal,
     .id = "journal",
     .scope = Scope::game,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_game<repair_journal>},
    {.kind = Kind::result,
     .id = "result",
     .scope = Scope::game,
     .hides_contents = true,
     .repair = in_game<repair_result>},
    {.kind = Kind::figures,
     .id = "figures",
     .scope = Scope::game,
     .hides_contents = true,
     .of_plays = true,
     .repair = in_game<repair_play>},
    {.kind = Kind::lost_result,
     .id = "lost_result",
     .scope = Scope::game,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_game<drop_result>},
    {.kind = Kind::file_name,
     .id = "file_name",
     .scope = Scope::file,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_file<drop_file_names>},
    {.kind = Kind::text,
     .id = "text",
     .scope = Scope::file,
     .hides_contents = true,
     .of_plays = true,
     .gives_up = true,
     .repair = in_file<cut_texts>},
    {.kind = Kind::number,
     .id = "number",
     .scope = Scope::file,
     .hides_contents = true,
     .of_plays = true,
     .gives_up = true,
     .repair = in_file<drop_numbers>},
    {.kind = Kind::lost_actions,
     .id = "lost_actions",
     .scope = Scope::file,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_file<accept_older>},
    {.kind = Kind::missing,
     .id = "missing",
     .scope = Scope::file,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_file<accept_missing>},
    {.kind = Kind::content,
     .id = "content",
     .scope = Scope::file,
     .hides_contents = true,
     .gives_up = true,
     .repair = in_file<accept_contents>},
    {.kind = Kind::summaries, .id = "tallies", .scope = Scope::summaries},
};

int untold(const CheckUp& check_up, Kind kind) {
    const auto found = check_up.untold.find(kind);
    return found == check_up.untold.end() ? 0 : found->second;
}

}

std::span<const TroubleKind> trouble_kinds() { return kinds; }

TroubleKind row(Trouble::Kind kind) {
    const auto found = std::ranges::find(kinds, kind, &TroubleKind::kind);
    return found == std::end(kinds) ? TroubleKind{.kind = kind, .id = "unknown"} : *found;
}

std::string_view id(Trouble::Kind kind) { return row(kind).id; }

std::vector<std::pair<std::string_view, int>> counters(const CheckUp& check_up) {
    std::vector<std::pair<std::string_view, int>> counters;
    for (const TroubleKind& one : kinds)
        counters.emplace_back(one.id, told(check_up, one.kind) + untold(check_up, one.kind));
    return counters;
}

namespace {

/// Damage is told; a read that failed says nothing of what the file holds.
void require_damage(const SQLite::Exception& cause) {
    if (error({}, cause).reason != Error::Reason::damaged) throw;
}

/// Conditions on values are left to the checks that know what the values should be.
void check_structure(SQLite::Database& db, CheckUp& found) {
    db.exec("PRAGMA ignore_check_constraints = ON");
    std::vector<std::string> lines;
    try {
        lines = faults_of_structure(db, "PRAGMA integrity_check");
    } catch (const SQLite::Exception& cause) {
        require_damage(cause);
        lines = {cause.what()};
    }
    db.exec("PRAGMA ignore_check_constraints = OFF");
    for (const std::string& line : lines) add(found, {Kind::structure, "", line});
}

void check_schema(SQLite::Database& db, CheckUp& found) {
    for (const Deviation& one : deviations(db)) add(found, {Kind::schema, "", one.detail});
}

Kind kind(const ForeignKey& missing) {
    if (missing.table == "on_table") return Kind::on_table;
    return missing.parent == "player" ? Kind::player : Kind::orphan;
}

void check_references(SQLite::Database& db, CheckUp& found) {
    for (const ForeignKey& one : foreign_keys()) {
        const std::string& column = one.keys.front().first;
        for (const std::string& key : texts(db, dangling_keys(one).c_str()))
            add(found, {kind(one), column == "game" ? key : "", one.table + '.' + column + ": " + key});
    }
}

void check_on_table(SQLite::Database& db, CheckUp& found) {
    for (const std::string& game : texts(db, "SELECT game FROM on_table WHERE one <> 1"))
        add(found, {Kind::on_table, game, "beside another game"});
}

void check_file_names(SQLite::Database& db, CheckUp& found) {
    const std::string names =
        "SELECT name FROM (SELECT file AS name FROM photo UNION ALL SELECT file FROM traced_photo UNION ALL"
        " SELECT picture FROM player WHERE picture <> '') WHERE ";
    for (const std::string& name : texts(db, (names + is_no_attachment_name).c_str()))
        add(found, {Kind::file_name, "", name});
}

void check_texts(SQLite::Database& db, CheckUp& found) {
    for (const std::string& column : overlong_texts(db)) add(found, {Kind::text, "", column});
}

void check_numbers(SQLite::Database& db, CheckUp& found) {
    for (const std::string& column : columns_out_of_bounds(db)) add(found, {Kind::number, "", column});
    for (const std::string& play : crowded_plays(db)) add(found, {Kind::number, "", "seats or categories: " + play});
}

void check_newest(SQLite::Database& db, const std::optional<Mark>& beside, CheckUp& found) {
    const std::string lost = lost_actions(db, beside);
    if (!lost.empty()) add(found, {Kind::lost_actions, "", lost});
    if (!mark_in(db)) add(found, {Kind::lost_actions, "", "nothing says how many actions were done"});
}

/// The play of a game that is there follows from it; without a mark nothing is known to be the newest.
void check_missing(SQLite::Database& db, CheckUp& found) {
    std::set<std::string> following;
    for (const Trouble& trouble : found.troubles)
        if (trouble.kind == Kind::play) following.insert(trouble.game);
    for (const Seals::StrangeRecord& one : Seals(db).missing_records()) {
        const bool is_told = one.table == "mark" || (one.table == "play" && following.contains(one.id));
        if (!is_told) add(found, {Kind::missing, one.table == "game" ? one.id : "", one.table + ' ' + one.id});
    }
}

/// With `marked`: the mark, too.
void check_contents(SQLite::Database& db, CheckUpForRepair& seen, bool marked) {
    CheckUp& found = seen.found;
    const auto put_right = found.troubles.empty() ? std::set<std::string>() : plays_beside_their_seats(db);
    seen.strange_records = Seals(db).strange_records(true);
    for (const Seals::StrangeRecord& one : *seen.strange_records) {
        const bool is_put_right = one.table == "play" && put_right.contains(one.id);
        if ((marked || one.table != "mark") && !is_put_right)
            add(found, {Kind::content, one.table == "game" ? one.id : "", one.table + ' ' + one.id});
    }
}

bool hides_contents(const Trouble& trouble) { return row(trouble.kind).hides_contents; }

/// The contents only where no other record is wrong: what is repaired is as it was written again, or was never right.
void check_seals(SQLite::Database& db, const std::optional<Mark>& beside, CheckUpForRepair& seen) {
    CheckUp& found = seen.found;
    check_missing(db, found);
    const bool is_sound = std::ranges::none_of(found.troubles, hides_contents);
    check_newest(db, beside, found);
    if (is_sound) check_contents(db, seen, found.troubles.empty());
}

/// A game that SQLite cannot read leaves the others to be looked at.
template <class Check> void check_games(SQLite::Database& db, CheckUp& found, Watch& watch, Check check) {
    const auto games = texts(db, "SELECT id FROM game ORDER BY julianday(started_at), id");
    found.games = static_cast<int>(games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::string& game = games[i];
        watch.tell(i, games.size());
        try {
            check(db, game, found);
        } catch (const SQLite::Exception& cause) {
            require_damage(cause);
            add(found, {Kind::record, game, cause.what()});
        }
    }
}

/// While plays are wrong, their sums are too.
void check_sums(SQLite::Database& db, CheckUp& found, Watch& watch) {
    const auto of_plays = [](const Trouble& trouble) { return row(trouble.kind).of_plays; };
    if (std::ranges::none_of(found.troubles, of_plays)) check_summaries(db, found, watch);
}

/// Where an index is wrong, rows that are there seem to be missing: then only what is read without one is looked at.
void check_rows(SQLite::Database& db, const std::optional<Mark>& beside, CheckUpForRepair& seen, Watch& watch) {
    CheckUp& found = seen.found;
    if (!found.troubles.empty()) return check_games(db, found, watch, check_record);
    check_schema(db, found);
    if (!found.troubles.empty()) return;
    check_texts(db, found); // whatever is told of the rest names them
    if (!found.troubles.empty()) return check_newest(db, beside, found);
    check_on_table(db, found);
    check_references(db, found);
    check_players(db, found);
    check_file_names(db, found);
    check_numbers(db, found);
    check_games(db, found, watch, check_game);
    check_sums(db, found, watch);
    check_seals(db, beside, seen);
}

/// None of a copy: what lies beside the copied file is known to who copied it.
std::optional<Mark> mark_beside(SQLite::Database& db) {
    return is_copy(db) ? std::nullopt : read_mark(sqlite3_db_filename(db.getHandle(), "main"));
}

CheckUpForRepair check_up_for_repair(SQLite::Database& db, const std::optional<Mark>& beside, Watch& watch) {
    CheckUpForRepair seen;
    check_structure(db, seen.found);
    try {
        check_rows(db, beside, seen, watch);
    } catch (const SQLite::Exception& cause) {
        require_damage(cause);
        add(seen.found, {Kind::structure, "", cause.what()});
    }
    return seen;
}

}

CheckUpForRepair check_up_for_repair(SQLite::Database& db, Watch watch) {
    return check_up_for_repair(db, mark_beside(db), watch);
}

CheckUp check_up(SQLite::Database& db, Watch watch) { return check_up_for_repair(db, std::move(watch)).found; }

CheckUp check_up(const std::filesystem::path& history, Watch watch) {
    return translate_errors(history, [&] {
        require_there(history);
        try {
            const auto file = std::filesystem::absolute(history);
            const auto before = read_mark(file);
            SQLite::Database db = open(file, Altered::let_be);
            const Watched watched(db, watch);
            const auto beside = is_copy(db) ? before : mark_beside(db);
            const Transaction as_one(db); // other programs go on meanwhile
            return check_up_for_repair(db, beside, watch).found;
        } catch (const Error& error) {
            if (error.reason != Error::Reason::damaged && error.reason != Error::Reason::altered) throw;
            return CheckUp{.troubles = {{Kind::file, "", error.what()}}};
        }
    });
}

int count_strange_records(const std::filesystem::path& history) {
    try {
        return translate_errors(history, [&] {
            SQLite::Database db = open_read_only(std::filesystem::absolute(history));
            if (schema_version(db) != static_cast<int>(schema().size())) return 0;
            Seals seals(db);
            return static_cast<int>(seals.strange_records(true).size() + seals.missing_records().size());
        });
    } catch (const Error& error) {
        if (error.reason != Error::Reason::not_closed) throw;
        return 0;
    }
}

}
