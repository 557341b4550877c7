#include "db/back_up/back_up.h"

#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/file/watch.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

/// A connection of its own: SQLite copies no file that the copying connection is writing to.
SQLite::Database connect(const fs::path& history) {
    require_plain_file(history);
    prepare_sqlite();
    SQLite::Database db(history, SQLite::OPEN_READWRITE, busy_timeout_ms);
    harden(db);
    return db;
}

TemporaryFile passing(const fs::path& name) {
    make_folder(name.parent_path());
    return TemporaryFile(name);
}

/// Of a copy: whether it is what is copied that cannot be read, and not the copy that cannot be written.
bool is_of_source(const SQLite::Exception& cause) {
    return cause.getErrorCode() == SQLITE_IOERR_READ || error({}, cause).reason == Error::Reason::damaged;
}

/// A file that was emptied is a database, too.
void require_ours(SQLite::Database& made, const fs::path& history) {
    if (number(made, "PRAGMA application_id") != application_id || schema_version(made) == 0)
        throw Error(Error::Reason::damaged, history, "is no history any more");
}

void require_sound_copy(const fs::path& part, const fs::path& history, Occasion occasion, Watch& watch) {
    if (occasion == Occasion::repair || occasion == Occasion::restore) return;
    SQLite::Database made(part, SQLite::OPEN_READONLY);
    harden(made);
    const Watched watched(made, watch);
    require_ours(made, history);
    require_sound(made, history);
}

}

bool copy_pages(SQLite::Backup& copy, Watch& watch) {
    constexpr int at_once = 2048; // 8 MiB
    int state = copy.executeStep(at_once);
    while (state == SQLITE_OK) {
        const int all = copy.getTotalPageCount();
        watch.tell(static_cast<std::size_t>(all - copy.getRemainingPageCount()), static_cast<std::size_t>(all));
        state = copy.executeStep(at_once);
    }
    return state == SQLITE_DONE;
}

void copy_database(SQLite::Database& idle, const fs::path& file, const fs::path& to, Watch& watch) {
    SQLite::Database target(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(target);
    try {
        if (SQLite::Backup copy(target, idle); !copy_pages(copy, watch))
            throw Error(Error::Reason::locked, file, "another program is writing");
    } catch (const SQLite::Exception& cause) {
        if (is_of_source(cause)) throw error(file, cause);
        throw;
    }
    target.exec("PRAGMA journal_mode = DELETE");
}

void require_sound(SQLite::Database& db, const fs::path& file, Examination how) {
    const bool is_quick = how == Examination::quick;
    const auto found = faults_of_structure(db, is_quick ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)");
    if (!found.empty()) throw Error(Error::Reason::damaged, file, found.front());
}

namespace {

/// `copy` makes the copy.
template <class Copy> BackUp keep(const fs::path& history, Occasion occasion, Time now, Watch& watch, Copy copy) {
    fs::path name = free_name(history, occasion, now);
    return translate_errors(name, [&] {
        TemporaryFile part = passing(name);
        copy(part.path());
        require_sound_copy(part.path(), history, occasion, watch);
        const std::uintmax_t bytes = fs::file_size(part.path());
        while (!part.become_new(name)) name = free_name(history, occasion, now); // another program makes one, too
        BackUp made = read_name(history, name).value_or(BackUp{name, now, occasion});
        made.bytes = bytes;
        return made;
    });
}

/// One that may only be read is not opened to be written: what SQLite would leave beside it could not be either.
BackUp back_up_read_only(const fs::path& history, Occasion occasion, Time now, Watch& watch) {
    return keep(history, occasion, now, watch, [&](const fs::path& part) {
        read_at_rest(history, [&] {
            SQLite::Database db = open_read_only(history);
            translate_errors(part, [&] { copy_database(db, history, part, watch); });
            return true;
        });
    });
}

}

BackUp back_up(SQLite::Database& idle, const fs::path& history, Occasion occasion, Time now, Watch watch) {
    return keep(history, occasion, now, watch,
                [&](const fs::path& part) { copy_database(idle, history, part, watch); });
}

BackUp back_up(const fs::path& history, Occasion occasion, Time now, Watch watch) {
    return translate_errors(history, [&] {
        if (fs::exists(history) && !may_be_written(history)) return back_up_read_only(history, occasion, now, watch);
        SQLite::Database idle = connect(history);
        try {
            BackUp made = back_up(idle, history, occasion, now, std::move(watch));
            if (!has_moved(idle, history)) return made;
            fs::remove(made.file); // with the log of what is there now, perhaps
            throw Error(Error::Reason::moved, history, "was replaced meanwhile");
        } catch (...) {
            leave_log_of_another(idle, history);
            throw;
        }
    });
}

namespace {

namespace fs = std::filesystem;

constexpr std::array logs{"-wal", "-journal"};

fs::path beside(const fs::path& file, const char* end) { return file.string() + end; }

bool is_file(const fs::path& file) { return fs::is_regular_file(fs::symlink_status(file)); }
bool log_holds_something(const fs::path& log) { return is_file(log) && fs::file_size(log) > 0; }

/// A second name needs no room and reads nothing; where the file system has none, a copy.
void link_or_copy(const fs::path& file, const fs::path& to) {
    std::error_code failed;
    fs::create_hard_link(file, to, failed);
    if (!failed) return;
    fs::copy_file(file, to);
    sync(to);
}

}

void set_aside(const fs::path& history, const fs::path& name) {
    make_folder(name.parent_path());
    for (const char* log : logs)
        if (log_holds_something(beside(history, log))) link_or_copy(beside(history, log), beside(name, log));
    if (is_file(history)) link_or_copy(history, name);
    sync_names(name.parent_path());
    for (const char* log : {"-wal", "-shm", "-journal"}) fs::remove(beside(history, log));
}

bool has_logs(const fs::path& history) {
    return std::ranges::any_of(logs, [&](const char* log) { return log_holds_something(beside(history, log)); });
}

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

void require_within_bounds(SQLite::Database& db, const fs::path& back_up, const Watch& watch) {
    const StepBound bound(db, fs::file_size(back_up), watch);
    require_schema(db, back_up);
    require_sound(db, back_up, Examination::with_indexes);
}

/// What cannot be written is told of the history, what cannot be read of the back-up.
void copy_sound(const fs::path& back_up, const fs::path& history, const fs::path& to, Watch& watch) {
    read_at_rest(back_up, [&] {
        SQLite::Database db = open_read_only(back_up);
        require_within_bounds(db, back_up, watch);
        translate_errors(history, [&] {
            copy_database(db, back_up, to, watch);
            SQLite::Database made(to, SQLite::OPEN_READWRITE);
            harden(made);
            forget_statistics(made); // before anybody asks for many of its rows
        });
        return true;
    });
}

bool is_among_back_ups(const fs::path& file, const fs::path& history) {
    std::error_code none;
    return fs::equivalent(file.parent_path(), back_up_folder(history), none);
}

/// Whether it was in one.
bool leave_club(const fs::path& copy) {
    SQLite::Database db(copy, SQLite::OPEN_READWRITE);
    harden(db);
    if (!db.tableExists("club") || db.execAndGet("SELECT count(*) FROM club").getInt() == 0) return false;
    db.exec("DELETE FROM club; DELETE FROM unsent");
    return true;
}

/// A read failed since then. What SQLite says does not tell it: its reason is lost where it reads the tables, and it
/// says the same where another program has just removed a log.
bool cannot_be_read(const SQLite::Exception& cause, int failed_before) {
    return (cause.getErrorCode() & 0xff) == SQLITE_IOERR && failed_reads() != failed_before;
}

/// What is damaged, or cannot be read, is kept as it is. A file that another program replaced meanwhile is neither.
bool is_unusable(const SQLite::Exception& cause, int failed_before) {
    if (cause.getExtendedErrorCode() == SQLITE_READONLY_DBMOVED) return false;
    const int code = cause.getErrorCode() & 0xff;
    return code == SQLITE_NOTADB || code == SQLITE_CORRUPT || code == SQLITE_ERROR || code == SQLITE_READONLY ||
           cannot_be_read(cause, failed_before);
}

/// One that leaves behind what it finds.
SQLite::Database connect_leaving_log(const fs::path& history) {
    prepare_sqlite();
    remove_log_of_another(real_file(history));
    SQLite::Database db(history, SQLite::OPEN_READWRITE, busy_timeout_ms);
    harden(db);
    leave_log(db);
    return db;
}

/// Throws SQLITE_BUSY while another program has the file open, however damaged it is. Changes nothing.
void require_alone(const fs::path& history) {
    const int failed_before = failed_reads();
    try {
        connect_leaving_log(history).exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    } catch (const SQLite::Exception& cause) {
        if (!is_unusable(cause, failed_before)) throw;
        if (cannot_be_read(cause, failed_before) && is_held(real_file(history)))
            throw SQLite::Exception("is open", SQLITE_BUSY);
    }
}

/// Ours alone, in one file, until the connection is closed. None for a file that cannot be, as unusable as it is, and
/// for one that bears another mark: it is kept as it is.
std::optional<SQLite::Database> lock_exclusively(const fs::path& history) {
    if (!may_be_written(history)) { // what SQLite would leave beside it could not be written either
        if (is_held(real_file(history))) throw Error(Reason::locked, history, "is open");
        return std::nullopt;
    }
    const int failed_before = failed_reads();
    try {
        SQLite::Database db = connect_leaving_log(history);
        if (!is_other_program(db)) {
            db.exec("PRAGMA journal_mode = DELETE"); // before the lock: its own journal is then gone
            db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
            require_in_place(db, history); // what took its place is not locked
            return db;
        }
    } catch (const SQLite::Exception& cause) {
        if (!is_unusable(cause, failed_before)) throw;
    }
    require_alone(history);
    return std::nullopt;
}

/// Of the history in `file`, which is the same, or what its name leads to. Returns where it is now; empty: there was
/// none.
fs::path keep_as_it_is(std::optional<SQLite::Database>& locked, const fs::path& file, const fs::path& history, Time now,
                       Watch& watch) {
    try {
        if (locked) return back_up(*locked, history, Occasion::restore, now, watch).file;
    } catch (const Error& error) {
        const bool is_of_history = error.reason == Reason::damaged || error.reason == Reason::unreadable;
        if (!is_of_history || error.file != history) throw;
    }
    const fs::path kept = free_name(history, Occasion::restore, now);
    set_aside(file, kept);
    return fs::exists(kept) ? kept : fs::path();
}

/// One that cannot be removed is made that of no history.
void forget_mark(const fs::path& mark) {
    std::error_code stays;
    fs::remove(mark, stays);
    if (stays) write_beginning(mark, "-");
}

std::string read_mark_bytes(const fs::path& mark) {
    constexpr std::size_t most = 1024;
    try {
        return read_beginning(mark, most);
    } catch (const fs::filesystem_error&) { // it cannot be kept
        return {};
    }
}

/// What was there is gone then, whatever becomes of the folder. The mark is that of what was, and what is put back is
/// older: nobody may see both. An action that was done just before the lock may be told only afterwards.
void put_in_place(TemporaryFile& whole, const fs::path& file) {
    const fs::path mark = beside(file, "-mark");
    const std::string told = read_mark_bytes(mark);
    forget_mark(mark);
    try {
        whole.become(file);
    } catch (const fs::filesystem_error&) {
        if (whole.path().empty()) return forget_mark(mark);
        if (!told.empty()) write_beginning(mark, told);
        throw;
    }
    forget_mark(mark);
}

/// So that the mark is not there again after a loss of power.
void sync_quietly(const fs::path& folder) {
    try {
        sync_names(folder);
    } catch (const fs::filesystem_error&) {
    }
}

void require_replaceable(const fs::path& history, const fs::path& back_up) {
    if (!fs::exists(history)) return;
    if (!fs::is_regular_file(history)) throw Error(Reason::unreadable, history, "is no file");
    if (fs::equivalent(history, back_up)) throw Error(Reason::exists, history, "is the history itself");
}

}

Restored restore(const fs::path& history, const fs::path& back_up, Time now, Watch watch) {
    return translate_errors(history, [&] {
        require_replaceable(history, back_up);
        make_folder(history.parent_path());
        const fs::path file = real_file(history);
        TemporaryFile whole(file);
        copy_sound(back_up, history, whole.path(), watch);
        const bool left_club = !is_among_back_ups(back_up, history) && leave_club(whole.path());
        const auto was = file_id(file);
        const auto require_same = [&] {
            if (file_id(file) != was) throw Error(Reason::moved, history, "was replaced meanwhile");
        };
        std::optional<SQLite::Database> locked;
        fs::path kept;
        try {
            if (was && !leads_elsewhere(file)) locked = lock_exclusively(file);
            kept = keep_as_it_is(locked, file, history, now, watch);
        } catch (const std::exception&) {
            require_same(); // else what SQLite says is of neither
            throw;
        }
        require_same();
        if (!are_open_files_replaced()) locked.reset(); // who opens it now keeps it from being replaced
        put_in_place(whole, file);
        sync_quietly(file.parent_path());
        return Restored{kept, left_club};
    });
}

}
