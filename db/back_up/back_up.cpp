#include "db/back_up/back_up.h"

#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

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

}
