#include "db/connection/content.h"

#include "db/connection/mark.h"
#include "db/file/sql.h"
#include "db/file/transaction.h"
#include "db/file/translate_errors.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <system_error>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

std::optional<std::string> history_of(SQLite::Database& db) {
    return has_mark(db) ? text(db, "SELECT history FROM mark") : std::nullopt;
}

}

Content::Content(SQLite::Database& db, fs::path file)
    : file_(std::move(file)), history_(history_of(db)), seen_(look()) {}

std::optional<Content::Seen> Content::look() const {
    std::error_code hidden;
    const Seen now{fs::file_size(file_, hidden), fs::last_write_time(file_, hidden)};
    return hidden ? std::nullopt : std::optional(now);
}

bool Content::is_overwritten() {
    const auto now = look();
    if (overwritten_ || !now || now == seen_) return overwritten_;
    overwritten_ = !is_the_history();
    seen_ = now;
    return overwritten_;
}

/// With a connection of its own, which remembers nothing. SQLite would remove the log of an empty file.
bool Content::is_the_history() const {
    try {
        return translate_errors(file_, [&] {
            if (fs::file_size(file_) == 0) return false;
            SQLite::Database db(file_, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, busy_timeout_ms);
            harden(db);
            const auto beside = read_mark(file_);
            const Transaction as_one(db);
            require_history(db, file_);
            require_schema(db, file_);
            return history_of(db) == history_ && lost_actions(db, beside) == 0 &&
                   faults_of_structure(db, "PRAGMA quick_check(1)").empty();
        });
    } catch (const Error& error) {
        if (error.reason == Reason::damaged || error.reason == Reason::not_a_history || error.reason == Reason::altered)
            return false;
        throw;
    }
}

}
