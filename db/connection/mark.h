// What lies beside an open history: its log, and the mark of how far it was.
#pragma once

#include "db/file/disk.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

// What SQLite keeps beside an open history: the last actions are in its log alone until they are brought into the file.
// When the file is replaced meanwhile, a log that is left would be taken for that of what is in its place, and change
// it.
struct Log {
    std::filesystem::path name;
    FileId id;
};
/// The log first.
[[nodiscard]] std::vector<Log> logs_beside(const std::filesystem::path& file);

/// Whether all of them are still there. Another program that saw no lock takes itself for the last, and removes them.
[[nodiscard]] bool are_in_place(const std::vector<Log>& logs);

/// Whether anything is in it, or was: SQLite begins it anew only with the next action.
[[nodiscard]] bool has_log(const std::vector<Log>& logs);

/// Brings all that is in it into the file, wherever that is now, unless another program is reading. Waits for nobody,
/// and does not fail: what is in the log is done.
void empty_log(SQLite::Database& db);

/// Another program may have come to use a log of which a part was removed.
void take_away(const std::vector<Log>& logs);

// How far a history was when an action was last told to be done: in the file itself, and beside it, outside its log. So
// it is noticed when the file comes to be an older one, as one that has lost its log, or a copy that went another way.
struct Mark {
    std::string history; ///< UUID: another history in its place is no older one
    std::int64_t actions = 0;
    std::string tags = {}; ///< of the last actions, tag_length each, the newest last; beside the file the newest alone
    friend bool operator==(const Mark&, const Mark&) = default;
};

inline constexpr std::size_t tag_length = 6; ///< of an action: hexadecimal digits, drawn by chance

/// Beside the file; none: nobody knows. A name of its own, "history.db-mark". Throws Error, of that, where a read
/// fails.
[[nodiscard]] std::optional<Mark> read_mark(const std::filesystem::path& file);
/// Does not wait for the disk, and does not fail: what is done is done.
void write_mark(const std::filesystem::path& file, const Mark& mark);
/// Unless it is that of another history, or cannot be read.
void remove_mark(SQLite::Database& db, const std::filesystem::path& file);

/// One action more, within its transaction.
[[nodiscard]] Mark count_action(SQLite::Database& db);

/// What the connection reads; none in one of an early step.
[[nodiscard]] std::optional<Mark> mark_in(SQLite::Database& db);
/// What is in the file itself, while other actions are perhaps in its log alone. None, too, where it cannot be read:
/// another program may be bringing them into it.
[[nodiscard]] std::optional<Mark> mark_without_log(const std::filesystem::path& file);
/// Of the same history, no older, and not of a copy that went another way.
[[nodiscard]] bool is_as_new(const std::optional<Mark>& found, const std::optional<Mark>& known);

/// What the file lacks of the actions that were told to be done: "2 actions", or "actions of another copy".
/// Empty: nothing. The mark beside it was read before, and before a transaction that goes on: another program may do
/// more meanwhile.
[[nodiscard]] std::string lost_actions(SQLite::Database& db, const std::optional<Mark>& beside);
/// Throws Error::behind where it lacks some.
void require_newest(SQLite::Database& db, const std::optional<Mark>& beside, const std::filesystem::path& file);
/// Within the caller's transaction: it is to be the newest as it is. One that has lost its own mark gets another.
void accept_lost_actions(SQLite::Database& db, const std::filesystem::path& file);

// Whether a history was used, by what lies beside it.

/// There are back-ups of it, or an action was done on it. Throws Error where that cannot be looked at.
[[nodiscard]] bool was_used(const std::filesystem::path& history);

/// Of a history that is not there: throws Error::gone where an action was done on it, or a back-up holds something or
/// cannot be looked into; not if the history was never used.
void require_never_used(const std::filesystem::path& history);

}
