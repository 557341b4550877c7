// Whether a file is a history, by its first bytes; and one that is only read.
#pragma once

#include "db/file/disk.h"
#include "db/file/in_place.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Throws Error: not_a_history, newer. Asks SQLite nothing, so that nothing of another program's file is touched.
void require_history(SQLite::Database& db, const std::filesystem::path& file);
/// Whether its first bytes, or those of the file to which a link leads, are a history's. Requires an absolute path.
[[nodiscard]] bool bears_our_mark(const std::filesystem::path& file);
/// Whether its first bytes are a database's with another program's mark, or with ours damaged. What is no database is
/// not.
[[nodiscard]] bool is_other_program(SQLite::Database& db);
/// Throws Error: unreadable for a folder, a pipe and their like; that of `leads_elsewhere`.
void require_plain_file(const std::filesystem::path& file);
/// Throws Error::unreadable for a file that is not there.
void require_there(const std::filesystem::path& file);
/// What of the files beside it would lead SQLite to files that are none of its own: a link, a pipe and their like
/// (Error::leads_elsewhere, of the file beside it), or a journal that names another file, which would be removed
/// (Error::damaged). Ours are neither.
[[nodiscard]] std::optional<Error> leads_elsewhere(const std::filesystem::path& file);

/// One that nobody has open, only to read; nothing is made beside it. Requires an absolute path. Throws Error.
[[nodiscard]] SQLite::Database open_read_only(const std::filesystem::path& file);

/// What is in the file itself, without its log, whoever has it open and may be writing. Requires an absolute path.
[[nodiscard]] SQLite::Database open_without_log(const std::filesystem::path& file);

/// What tells whether anybody has written to a file.
class FileState {
public:
    explicit FileState(const std::filesystem::path& file);
    friend bool operator==(const FileState&, const FileState&) = default;

private:
    std::optional<FileId> id_;
    std::uintmax_t bytes_;
    std::filesystem::file_time_type changed_;
    bool in_use_;
};

/// Reads a file that was opened only to read, which locks it for nobody: what is read, or found wrong with it, while
/// another program writes to it says nothing. Then it is read again, and after some times Error::locked is thrown. What
/// the libraries throw comes out as Error.
template <class Read> auto read_at_rest(const std::filesystem::path& file, Read read) {
    for (int times_left = 10; times_left > 0; --times_left) {
        const FileState before(file);
        try {
            auto result = translate_errors(file, read);
            if (FileState(file) == before) return result;
        } catch (const Error& error) {
            if (error.file != file || FileState(file) == before) throw;
        }
    }
    throw Error(Error::Reason::locked, file, "is being written");
}

/// How long another program's writing is waited for.
inline constexpr int busy_timeout_ms = 2000;

/// A file may have been made to do harm: its schema is not trusted.
void harden(SQLite::Database& db);

/// What SQLite's examination of the file's structure (the pragma "quick_check" or "integrity_check") finds; nothing: it
/// is sound. Throws SQLITE_IOERR where a read failed meanwhile, SQLITE_NOMEM where memory was missing: what is then
/// found says nothing of what the file holds.
[[nodiscard]] std::vector<std::string> faults_of_structure(SQLite::Database& db, const char* pragma);

}
