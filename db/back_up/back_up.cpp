#include "db/back_up/back_up.h"

#include "db/file/disk.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/file/translate_errors.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <fstream>
#include <string_view>

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

/// Damage is that of the history.
void copy(SQLite::Database& idle, const fs::path& history, const fs::path& part, Watch& watch) {
    try {
        copy_database(idle, part, watch);
    } catch (const SQLite::Exception& cause) {
        if (const Error failed = error(history, cause); failed.reason == Error::Reason::damaged) throw Error(failed);
        throw;
    }
}

void write(SQLite::Database& idle, const fs::path& history, const fs::path& part, Occasion occasion, Watch& watch) {
    copy(idle, history, part, watch);
    if (occasion == Occasion::repair || occasion == Occasion::restore) return;
    SQLite::Database made(part, SQLite::OPEN_READONLY);
    harden(made);
    const Watched watched(made, watch);
    require_sound(made, history);
}

/// False, too, where they cannot be read.
bool same_bytes(const fs::path& a, const fs::path& b) {
    std::uintmax_t left = fs::file_size(a);
    if (left != fs::file_size(b)) return false;
    std::ifstream one(a, std::ios::binary), other(b, std::ios::binary);
    std::string mine(1 << 16, '\0'), theirs = mine;
    const auto read = [](std::ifstream& file, std::string& bytes) {
        file.read(bytes.data(), std::ssize(bytes));
        return std::string_view(bytes).substr(0, static_cast<std::size_t>(file.gcount()));
    };
    while (left > 0) {
        const std::string_view part = read(one, mine);
        if (part.empty() || part != read(other, theirs)) return false;
        left -= part.size();
    }
    return true;
}

/// When a file of the history was last written to.
fs::file_time_type last_change(const fs::path& history) {
    const fs::path log = history.string() + "-wal";
    const fs::file_time_type in_file = fs::last_write_time(history);
    return fs::exists(log) ? std::max(in_file, fs::last_write_time(log)) : in_file;
}

/// While another change may still bear the same moment, it bears one that no change has: some file systems count in
/// steps of two seconds, and Windows tells whole seconds.
void mark(const fs::path& back_up, fs::file_time_type change) {
    const bool is_past = fs::file_time_type::clock::now() - change > std::chrono::seconds(3);
    fs::last_write_time(back_up, is_past ? change : change - std::chrono::hours(1));
}

std::optional<BackUp> newest(const fs::path& history) {
    const std::vector<BackUp> all = list_back_ups(history);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

/// None: it is as the one before.
std::optional<BackUp> back_up_changed(const fs::path& history, Time now, const std::optional<BackUp>& before,
                                      const Watch& watch) {
    const BackUp made = back_up(history, Occasion::daily, now, watch);
    if (!before || !same_bytes(made.file, before->file)) return made;
    fs::remove(made.file);
    return std::nullopt;
}

void tidy(const fs::path& history) {
    for (const BackUp& old : expired(list_back_ups(history))) fs::remove(old.file);
    for (const fs::path& part : parts(history)) remove_left_part(part);
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

void copy_database(SQLite::Database& idle, const fs::path& to, Watch& watch) {
    SQLite::Database target(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(target);
    if (SQLite::Backup copy(target, idle); !copy_pages(copy, watch))
        throw Error(Error::Reason::locked, to, "another program is writing");
    target.exec("PRAGMA journal_mode = DELETE");
}

void require_sound(SQLite::Database& db, const fs::path& file) {
    const auto found = faults_of_structure(db, "PRAGMA quick_check(1)");
    if (!found.empty()) throw Error(Error::Reason::damaged, file, found.front());
}

BackUp back_up(SQLite::Database& idle, const fs::path& history, Occasion occasion, Time now, Watch watch) {
    fs::path name = free_name(history, occasion, now);
    return translate_errors(name, [&] {
        TemporaryFile part = passing(name);
        write(idle, history, part.path(), occasion, watch);
        const std::uintmax_t bytes = fs::file_size(part.path());
        while (!part.become_new(name)) name = free_name(history, occasion, now); // another program makes one, too
        return BackUp{name, now, occasion, bytes};
    });
}

BackUp back_up(const fs::path& history, Occasion occasion, Time now, Watch watch) {
    return translate_errors(history, [&] {
        SQLite::Database idle = connect(history);
        return back_up(idle, history, occasion, now, std::move(watch));
    });
}

std::optional<BackUp> back_up_daily(const fs::path& history, Time now, const Watch& watch) {
    return translate_errors(history, [&] {
        const auto before = newest(history);
        const fs::file_time_type change = last_change(history);
        const bool same = before && fs::last_write_time(before->file) == change;
        const auto made = same ? std::nullopt : back_up_changed(history, now, before, watch);
        if (!same) mark((made ? made : before)->file, change);
        tidy(history);
        return made;
    });
}

}
