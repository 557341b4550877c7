#include "db/check_up/repair.h"

#include "db/check_up/check_up.h"
#include "db/check_up/repairs.h"
#include "db/connection/connection.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

bool is_of_tables(const Trouble& trouble) { return trouble.kind == Kind::structure || trouble.kind == Kind::schema; }
bool is_of_record(const Trouble& trouble) { return trouble.kind == Kind::missing || trouble.kind == Kind::content; }

/// Where the check-up has looked at those that are there, they are known.
std::vector<Seals::StrangeRecord> all_strange(Seals& seals, const CheckUpForRepair& seen) {
    auto found = seen.strange_records ? *seen.strange_records : seals.strange_records(true);
    std::ranges::move(seals.missing_records(), std::back_inserter(found));
    return found;
}

}

void StrangeRecords::note(const CheckUpForRepair& seen) {
    untouched_.clear();
    const std::vector<Trouble>& troubles = seen.found.troubles;
    if (std::ranges::any_of(troubles, is_of_tables)) return;
    if (before_ && std::ranges::none_of(troubles, is_of_record)) return;
    std::vector<Seals::StrangeRecord> there = all_strange(seals_, seen);
    if (!before_) {
        before_.emplace();
        for (const Seals::StrangeRecord& one : there) before_->emplace(std::pair(one.table, one.id), one.digest);
    }
    std::erase_if(there, [&](const Seals::StrangeRecord& one) { return !is_untouched(one); });
    untouched_ = std::move(there);
}

bool StrangeRecords::is_untouched(const Seals::StrangeRecord& record) const {
    const auto before = before_->find({record.table, record.id});
    return before != before_->end() && before->second == record.digest;
}

NewTroubles::NewTroubles(const CheckUp& first) {
    for (const Trouble& trouble : first.troubles) known_.insert(key(trouble));
    for (const auto& [kind, count] : first.untold) counted_.insert(kind);
}

/// What a game has of a kind may be told in other words after a repair.
NewTroubles::Key NewTroubles::key(const Trouble& trouble) {
    return {trouble.kind, row(trouble.kind).scope == Scope::game ? trouble.game : trouble.detail};
}

/// A record that a repair has touched is explained by what was repaired.
bool NewTroubles::is_new(const Trouble& trouble, const std::set<std::string>& untouched) {
    if (!row(trouble.kind).gives_up || counted_.contains(trouble.kind)) return false;
    if (is_of_record(trouble) && !untouched.contains(trouble.detail)) return false;
    return known_.insert(key(trouble)).second;
}

void NewTroubles::add(const CheckUp& found, const StrangeRecords& strange) {
    std::set<std::string> told, untouched;
    for (const Trouble& trouble : found.troubles)
        if (is_of_record(trouble)) told.insert(trouble.detail);
    for (const Seals::StrangeRecord& one : strange.untouched())
        if (std::string name = one.table + ' ' + one.id; told.contains(name)) untouched.insert(std::move(name));
    for (const Trouble& trouble : found.troubles)
        if (is_new(trouble, untouched)) db::add(troubles_, trouble);
    for (const auto& [kind, count] : found.untold)
        if (db::told(troubles_, kind) > 0) troubles_.untold[kind] = std::max(troubles_.untold[kind], count);
}

namespace {

bool is_other(const CheckUp& found, const CheckUp& before) {
    return std::tie(found.troubles, found.untold) != std::tie(before.troubles, before.untold);
}

/// What cannot be repaired for its content stays as it was; a disk that fails ends all.
template <class Repair> void try_to(SQLite::Database& db, Repair repair) {
    Savepoint all_or_nothing(db);
    try {
        repair();
        all_or_nothing.keep();
    } catch (const SQLite::Exception& cause) {
        if (error({}, cause).reason != Error::Reason::damaged) throw;
    }
}

bool can_be_repaired(const Trouble& trouble, Scope scope) {
    const TroubleKind kind = row(trouble.kind);
    return kind.scope == scope && kind.repair;
}

void repair_one(Connection& connection, const Trouble& trouble) {
    try_to(connection.db, [&] { row(trouble.kind).repair(connection, trouble); });
}

void repair_file(Connection& connection, const std::vector<Trouble>& troubles) {
    std::set<Trouble::Kind> repaired;
    for (const Trouble& trouble : troubles)
        if (can_be_repaired(trouble, Scope::file) && repaired.insert(trouble.kind).second)
            repair_one(connection, trouble);
}

void repair_games(Connection& connection, const std::vector<Trouble>& troubles) {
    for (const Trouble& trouble : troubles)
        if (can_be_repaired(trouble, Scope::game)) repair_one(connection, trouble);
}

/// The repair of a game changes its play, so that the plays are added up again.
bool changes_summaries(const Trouble& trouble) {
    return row(trouble.kind).scope == Scope::summaries || can_be_repaired(trouble, Scope::game);
}

void repair_all(Connection& connection, const std::vector<Trouble>& troubles) {
    repair_file(connection, troubles);
    if (std::ranges::none_of(troubles, changes_summaries)) return;
    try_to(connection.db, [&] { rebuild_summaries(connection.db, [&] { repair_games(connection, troubles); }); });
}

/// Of the file, as SQLite numbers it: another one after each change by another connection.
std::int64_t state(SQLite::Database& db) { return row_number(db, "PRAGMA main.data_version").value(); }

std::pair<CheckUpForRepair, std::int64_t> look(Connection& connection) {
    const Transaction as_one(connection.db); // other programs go on meanwhile
    CheckUpForRepair seen = check_up_for_repair(connection.db, connection.watch);
    return {std::move(seen), state(connection.db)};
}

Repaired repair(Connection& connection, CheckUpForRepair seen, std::int64_t seen_state) {
    SQLite::Database& db = connection.db;
    Transaction transaction(db, Transaction::Kind::writes);
    if (state(db) != seen_state) seen = check_up_for_repair(db, connection.watch);
    Repaired repaired{.found = seen.found};
    try_to(db, [&] { connection.seals.mark_strange_changes(); });
    StrangeRecords strange(connection.seals);
    try_to(db, [&] { strange.note(seen); });
    NewTroubles newly_found(seen.found);
    // What one repair uncovers is the next one's: indexes, tables, rows without their game, games, their results,
    // plays, sums. One that undoes another would go on for ever.
    int rounds = 2 * static_cast<int>(trouble_kinds().size());
    for (CheckUp before; rounds > 0 && !seen.found.troubles.empty() && is_other(seen.found, before); --rounds) {
        before = std::move(seen.found);
        if (told(before, Trouble::Kind::content) > 0)
            try_to(db, [&] { date_back_records(connection, strange.untouched()); });
        repair_all(connection, before.troubles);
        seen = check_up_for_repair(db, connection.watch);
        try_to(db, [&] {
            strange.note(seen);
            newly_found.add(seen.found, strange);
        });
    }
    try_to(db, [&] { connection.seals.seal(); }); // what was repaired
    transaction.commit();
    repaired.left = std::move(seen.found);
    repaired.newly_found = newly_found.troubles();
    return repaired;
}

}

Repaired repair(const std::filesystem::path& history, const Watch& watch, const BeforeRepair& before) {
    translate_errors(history, [&] { require_there(history); }); // it would be made
    Connection connection(history, Altered::let_be);
    connection.watch = watch;
    return connection.query([&] {
        require_original(connection.db, connection.file);
        auto [seen, state] = look(connection);
        if (seen.found.troubles.empty()) return Repaired{.found = seen.found, .left = seen.found};
        if (before) before(seen.found);
        return repair(connection, std::move(seen), state);
    });
}

}
