// An open database and its file: whether it is still in its place, and what went wrong with it.
#pragma once

#include "db/file/watch.h"

#include <filesystem>
#include <optional>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

namespace clerk::db {

// What SQLite and the file system say of a file, as our own reasons.

/// Throws std::bad_alloc where it was memory that was missing.
[[nodiscard]] Error error(const std::filesystem::path& file, const SQLite::Exception& cause);
[[nodiscard]] Error error(const std::filesystem::path& file, const std::filesystem::filesystem_error& cause);

/// Does something with the file; what the libraries throw comes out as Error.
template <class Action> auto translate_errors(const std::filesystem::path& file, Action action) -> decltype(action()) {
    try {
        return action();
    } catch (const SQLite::Exception& cause) {
        throw error(file, cause);
    } catch (const std::filesystem::filesystem_error& cause) {
        throw error(file, cause);
    } catch (const std::bad_optional_access&) {
        throw Error(Error::Reason::damaged, file, "what belongs to something that is there is missing");
    }
}

// Whether an open database is still the file that its name leads to.

/// Whether what is open is a copy that nobody sees, which may only be read.
[[nodiscard]] bool is_copy(SQLite::Database& db);

/// Whether the open file was renamed, deleted or replaced. A copy has no place. Throws Error::unreadable where that
/// cannot be looked at.
[[nodiscard]] bool has_moved(SQLite::Database& db, const std::filesystem::path& file);

/// Throws Error::moved when the open file was renamed, deleted or replaced: what is written to it nobody will find.
void require_in_place(SQLite::Database& db, const std::filesystem::path& file);

/// SQLite does not bring the log into the file, and remove it, when the last who has the file open closes it.
void leave_log(SQLite::Database& db);
/// Leaves the log where the file is elsewhere, or that cannot be looked at. The log is opened by its name, and may be
/// that of what is there now, whose programs would lose what is in it.
void leave_log_of_another(SQLite::Database& db, const std::filesystem::path& file);

/// Whether it says something of what is in a file.
[[nodiscard]] inline bool is_of_content(const Error& error) {
    using Reason = Error::Reason;
    return error.reason == Reason::damaged || error.reason == Reason::altered || error.reason == Reason::behind ||
           error.reason == Reason::not_a_history;
}

/// Does something with the open file; what the libraries throw comes out as Error. Where another file has taken its
/// place, SQLite took what lies beside that one for its own: what it then finds wrong says nothing of either, and is
/// told as Error::moved.
template <class Action>
auto translate_in_place(SQLite::Database& db, const std::filesystem::path& file, Action action) -> decltype(action()) {
    try {
        return translate_errors(file, action);
    } catch (const Error& error) {
        if (is_of_content(error)) require_in_place(db, file);
        throw;
    }
}

}
