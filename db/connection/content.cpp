#include "db/connection/content.h"

#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <chrono>
#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;
using Reason = Error::Reason;

Content::Content(SQLite::Database& db, fs::path file, const std::vector<Log>& logs)
    : db_(db), file_(std::move(file)), logs_(logs), known_(mark_in(db)), in_file_(known_) {
    if (in_file_) in_file_ = Mark{.history = in_file_->history};
    note();
}

std::optional<Content::Seen> Content::look() const {
    std::error_code hidden;
    const Seen now{fs::file_size(file_, hidden), fs::last_write_time(file_, hidden)};
    return hidden ? std::nullopt : std::optional(now);
}

/// A system stamps files with its last tick, up to 10 ms old: what another program writes in the same one would not
/// show. The exact time is that of no tick. A file of somebody else, or one that may only be read, keeps its own.
void Content::make_time_its_own(const Seen& now) const {
    const auto exactly = fs::file_time_type::clock::now();
    if (exactly - now.written > std::chrono::seconds(1)) return; // no other write can bear it
    std::error_code refused;
    fs::last_write_time(file_, exactly, refused);
}

/// As it was where it cannot be asked: anything may be in the file.
std::int64_t Content::version() const {
    try {
        return row_number(db_, "PRAGMA data_version").value_or(version_);
    } catch (const std::exception&) {
        return version_;
    }
}

bool Content::is_overwritten() {
    const auto now = look();
    if (!now || now == seen_) return overwritten_;
    const std::int64_t version_now = version();
    const int state = sqlite3_txn_state(db_.getHandle(), "main");
    const auto is_it = [&](bool whole) { return is_the_history(whole, state == SQLITE_TXN_WRITE); };
    if (!is_it(version_now == version_)) {
        if (has_moved(db_, file_) || !are_in_place(logs_)) return false; // what was looked at is another file
        overwritten_ = !is_it(true);
    }
    if (state == SQLITE_TXN_READ) return overwritten_; // what SQLite remembers is asked again afterwards
    if (state == SQLITE_TXN_NONE && !overwritten_) sqlite3_db_release_memory(db_.getHandle());
    seen_ = now;
    version_ = version_now;
    return overwritten_;
}

bool Content::begin() {
    const auto mark = mark_in(db_);
    overwritten_ = !is_as_new(mark, known_);
    if (!overwritten_) known_ = mark;
    return !overwritten_;
}

void Content::note(std::optional<Mark> mark) {
    known_ = std::move(mark);
    note();
}

void Content::note() {
    if (const auto now = look(); now && now != seen_) make_time_its_own(*now);
    seen_ = look();
    version_ = version();
    if (!has_log(logs_)) in_file_ = known_;
}

/// With a connection of its own, which remembers nothing. SQLite would remove the log of an empty file.
bool Content::is_the_history(bool whole, bool within_transaction) {
    try {
        return translate_errors(file_, [&] {
            if (fs::file_size(file_) == 0) return false;
            SQLite::Database db(file_, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, busy_timeout_ms);
            leave_log(db); // it is that of the open one
            harden(db);
            const auto beside = read_mark(file_);
            const auto in_file = has_log(logs_) ? mark_without_log(file_) : std::nullopt;
            const Transaction as_one(db); // another program may do more meanwhile
            require_history(db, file_);
            require_schema(db, file_);
            const auto found = mark_in(db);
            if (!is_as_new(found, known_) || !lost_actions(db, beside).empty()) return false;
            if (within_transaction && found != known_) return false;
            if (in_file && !became(*in_file, found)) return false;
            return !whole || faults_of_structure(db, "PRAGMA quick_check(1)").empty();
        });
    } catch (const Error& error) {
        if (is_of_content(error) || error.reason == Reason::newer) return false;
        throw;
    }
}

/// Whether what is in the file itself is what `found` was, before what is in the log.
bool Content::became(const Mark& in_file, const std::optional<Mark>& found) {
    if (!is_as_new(in_file, in_file_) || !is_as_new(found, in_file)) return false;
    in_file_ = in_file;
    return true;
}

}
