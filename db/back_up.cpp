#include "db/back_up.h"

#include "db/disk.h"
#include "db/error.h"
#include "db/open.h"
#include "db/sql.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

/// A connection of its own: SQLite copies no file that the copying connection is writing to.
SQLite::Database connect(const fs::path& history) {
    SQLite::Database db(history, SQLite::OPEN_READWRITE, patience_ms);
    harden(db);
    return db;
}

PassingFile passing(const fs::path& name) {
    make_folder(name.parent_path());
    return PassingFile(name.string() + ".part");
}

void write(SQLite::Database& idle, const fs::path& part, Occasion occasion) {
    copy_database(idle, part);
    if (occasion == Occasion::repair || occasion == Occasion::restore) return;
    SQLite::Database copy(part, SQLite::OPEN_READONLY);
    harden(copy);
    require_sound(copy, part);
}

using Bytes = std::istreambuf_iterator<char>;

bool same_bytes(const fs::path& a, const fs::path& b) {
    if (fs::file_size(a) != fs::file_size(b)) return false;
    std::ifstream one(a, std::ios::binary), other(b, std::ios::binary);
    return one && other && std::equal(Bytes(one), Bytes(), Bytes(other), Bytes());
}

void tidy(const fs::path& history, Time now) {
    for (const BackUp& old : superseded(back_ups(history))) fs::remove(old.file);
    for (const fs::path& part : left_over(history, now)) fs::remove(part);
}

}

void copy_database(SQLite::Database& idle, const fs::path& to) {
    SQLite::Database target(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(target);
    if (SQLite::Backup(target, idle).executeStep() != SQLITE_DONE)
        throw Error(Error::Reason::locked, to, "another program is writing");
    target.exec("PRAGMA journal_mode = DELETE");
}

void require_sound(SQLite::Database& db, const fs::path& file) {
    const std::string found = text(db, "PRAGMA quick_check(1)").value_or("no answer");
    if (found != "ok") throw Error(Error::Reason::damaged, file, found);
}

BackUp back_up(SQLite::Database& idle, const fs::path& history, Occasion occasion, Time now) {
    const fs::path name = free_name(history, occasion, now);
    return at_disk(name, [&] {
        PassingFile part = passing(name);
        write(idle, part.path(), occasion);
        part.become(name);
        return BackUp{name, now, occasion, fs::file_size(name)};
    });
}

BackUp back_up(const fs::path& history, Occasion occasion, Time now) {
    return at_disk(history, [&] {
        SQLite::Database idle = connect(history);
        return back_up(idle, history, occasion, now);
    });
}

std::optional<BackUp> back_up_daily(const fs::path& history, Time now) {
    const std::vector<BackUp> earlier = back_ups(history);
    const BackUp latest = back_up(history, Occasion::daily, now);
    return at_disk(latest.file, [&]() -> std::optional<BackUp> {
        const bool same = !earlier.empty() && same_bytes(latest.file, earlier.front().file);
        if (same) fs::remove(latest.file);
        tidy(history, now);
        return same ? std::nullopt : std::optional(latest);
    });
}

}
