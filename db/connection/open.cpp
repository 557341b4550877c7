#include "db/connection/open.h"

#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/connection/mark.h"
#include "db/connection/seals.h"
#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/file/watch.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <chrono>

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

void require_no_newer(int version, const fs::path& file, SchemaSteps steps) {
    if (version > static_cast<int>(steps.size()))
        throw Error(Error::Reason::newer, file, "made by a newer version of this program");
}

/// A history of an earlier program has no seals yet.
bool has_seals(SchemaSteps steps) { return steps.size() == schema().size(); }

/// Else the seals that are written then would hide what another program changed.
void mark_strange_changes(SQLite::Database& db, int from, SchemaSteps steps) {
    constexpr int first_sealed = 6;
    if (from >= first_sealed && has_seals(steps)) Seals(db).mark_strange_changes_before_steps(from);
}

/// The steps ask for it, and drop some of it.
void make_what_is_missing(SQLite::Database& db, int from, SchemaSteps steps) {
    const bool are_ours = steps.size() == schema().size();
    if (from > 0 && are_ours) make_what_held_nothing(db);
}

/// A step changes nothing that a club should be sent.
void seal(SQLite::Database& db) {
    Seals seals(db);
    seals.lists_unsent = false;
    seals.seal();
}

}

void migrate_copy(SQLite::Database& db, const fs::path& file, SchemaSteps steps) {
    const int from = schema_version(db);
    require_no_newer(from, file, steps);
    if (from == static_cast<int>(steps.size())) return; // what is not sealed there is not to be hidden
    Transaction transaction(db);
    make_what_is_missing(db, from, steps);
    mark_strange_changes(db, from, steps);
    take_steps(db, from, steps);
    if (has_seals(steps)) seal(db);
    transaction.commit();
}

void migrate(SQLite::Database& db, const fs::path& file, SchemaSteps steps, Time now) {
    const int last = static_cast<int>(steps.size());
    if (schema_version(db) == last) return;
    Transaction transaction(db, Transaction::Kind::writes);
    const int from = schema_version(db); // asked again: another program may have migrated it meanwhile
    require_no_newer(from, file, steps);
    if (from == last) return;
    if (from > 0) back_up(file, Occasion::schema_step, now);
    make_what_is_missing(db, from, steps);
    mark_strange_changes(db, from, steps);
    take_steps(db, from, steps);
    if (has_seals(steps)) seal(db);
    transaction.commit();
}

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

/// For one thread at a time: else SQLite takes a lock for every column.
SQLite::Database connect(const fs::path& file) {
    prepare_sqlite();
    remove_log_of_another(real_file(file));
    return {file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, busy_timeout_ms};
}

/// SQLite falls back to reading when a file may not be written.
void require_writable(SQLite::Database& db, const fs::path& file) {
    if (sqlite3_db_readonly(db.getHandle(), "main") != 0) throw Error(Reason::unreadable, file, "may not be written");
}

/// A file that was used was a history once: what is left of it is damage. `look` throws for what is none.
template <class Look> auto history_or_damage(const fs::path& file, Look look) {
    try {
        return look();
    } catch (const Error& error) {
        if (error.reason != Reason::not_a_history || !was_used(file)) throw;
        throw Error(Reason::damaged, file, "is no history any more");
    }
}

void require_history_or_damage(SQLite::Database& db, const fs::path& file) {
    history_or_damage(file, [&] {
        if (fs::file_size(file) == 0) throw Error(Reason::not_a_history, file, "is empty");
        require_history(db, file);
    });
}

/// A file that was empty until now has nothing that could be altered.
void require_own_schema(SQLite::Database& db, const fs::path& file, Altered altered) {
    const Transaction as_one(db); // another program may bring it up to date meanwhile
    if (schema_version(db) == 0) return;
    const bool let_be = altered == Altered::let_be;
    if (let_be && schema_version(db) == static_cast<int>(schema().size())) return;
    require_schema(db, file, let_be ? HeldNothing::let_be : HeldNothing::refused);
}

/// For this SQLite does not wait for those who read meanwhile, as others that open a new file do.
void use_log(SQLite::Database& db) {
    constexpr int pause_ms = 10;
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(busy_timeout_ms);
    while (db.tryExec("PRAGMA journal_mode = WAL") == SQLITE_BUSY && std::chrono::steady_clock::now() < until)
        sqlite3_sleep(pause_ms);
    if (db.getErrorCode() != SQLITE_OK) throw SQLite::Exception(db.getHandle());
}

/// The journal mode comes after the schema: made in one piece, a new file bears our mark from its first byte on.
void set_up(SQLite::Database& db, const fs::path& file) {
    db.exec("PRAGMA synchronous = FULL");
    forget_statistics(db);
    migrate(db, file, schema());
    use_log(db);
    db.exec("PRAGMA foreign_keys = ON");
}

SQLite::Database open_copy(const fs::path& file, Altered altered) {
    const auto beside = read_mark(file); // another program may do more meanwhile
    return read_at_rest(file, [&] {
        SQLite::Database source = history_or_damage(file, [&] { return open_read_only(file); });
        require_own_schema(source, file, altered);
        SQLite::Database db("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        harden(db);
        if (SQLite::Backup(db, source).executeStep() != SQLITE_DONE)
            throw Error(Reason::locked, file, "another program is writing");
        forget_statistics(db);
        migrate_copy(db, file, schema());
        if (altered == Altered::refused) require_newest(db, beside, file);
        db.exec("PRAGMA foreign_keys = ON");
        return db;
    });
}

/// Beside it, and among its back-ups. A folder that cannot be listed keeps them.
void remove_all_left_parts(const fs::path& file) try {
    remove_left_parts(file);
    for (const fs::path& part : parts(file)) remove_left_part(part);
} catch (const fs::filesystem_error&) {
}

/// When a log was written to that was not brought into the file, perhaps by a program that was killed. None: there is
/// no such log. One that is gone meanwhile is taken for an old one.
std::optional<fs::file_time_type> left_log(const fs::path& file) {
    const fs::path log = real_file(file).string() + "-wal";
    std::error_code none;
    const bool is_left = fs::file_size(log, none) > 0 && !none;
    const fs::file_time_type written = fs::last_write_time(log, none);
    return is_left ? std::optional(written) : std::nullopt;
}

/// What was in the file itself, before it was opened.
struct WithoutLog {
    std::optional<FileId> id;
    std::optional<Mark> mark;
};

void require_own_log(SQLite::Database& db, const WithoutLog& before, const fs::path& file) {
    if (file_id(real_file(file)) != before.id) throw Error(Reason::moved, file, "was replaced meanwhile");
    if (before.mark && !is_as_new(mark_in(db), before.mark))
        throw Error(Reason::damaged, file, "its log is not of what is in it");
}

SQLite::Database open_here(const fs::path& file, Altered altered) {
    require_plain_file(file);
    const bool was_there = fs::exists(file);
    if (was_there && fs::file_size(file) > 0 && !may_be_written(file)) return open_copy(file, altered);
    if (!was_there) require_never_used(file);
    make_folder(file.parent_path());
    if (was_there)
        remove_all_left_parts(file);
    else
        make_file(file);
    const auto log = left_log(file);
    const bool may_be_of_another = log && altered == Altered::refused && *log < fs::last_write_time(file);
    const WithoutLog before{file_id(real_file(file)), log ? mark_without_log(fs::absolute(file)) : std::nullopt};
    SQLite::Database db = connect(file);
    try {
        translate_in_place(db, file, [&] {
            if (fs::file_size(file) > 0 || (was_there && was_used(file))) require_history_or_damage(db, file);
            require_writable(db, file);
            harden(db);
            require_own_schema(db, file, altered);
            if (log) require_own_log(db, before, file);
            if (may_be_of_another) require_sound(db, file);
            set_up(db, file);
            if (altered == Altered::refused) require_newest(db, read_mark(file), file);
            require_in_place(db, file); // its log was opened by its name
        });
    } catch (const Error& error) {
        leave_log_of_another(db, file);
        const bool may_be_anothers =
            is_of_content(error) || error.reason == Reason::newer || error.reason == Reason::moved;
        if (log && may_be_anothers) leave_log(db);
        throw;
    }
    return db;
}

}

SQLite::Database open(const fs::path& file, Altered altered) {
    return translate_errors(file, [&] { return open_here(file, altered); });
}

bool begin_anew(const fs::path& file) {
    return translate_errors(file, [&] {
        make_folder(file.parent_path());
        const fs::path real = real_file(file);
        if (!fs::exists(real) && has_logs(real)) // what is in them would come into the new one
            set_aside(real, free_name(file, Occasion::restore, now()));
        TemporaryFile whole(real);
        {
            SQLite::Database db = connect(whole.path());
            migrate(db, whole.path(), schema());
        }
        return whole.become_new(real);
    });
}

void require_original(SQLite::Database& db, const fs::path& file) {
    if (is_copy(db)) throw Error(Reason::unreadable, file, "may not be written");
}

}
