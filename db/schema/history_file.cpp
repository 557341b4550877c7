#include "db/schema/history_file.h"

#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/schema/expected_schema.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string_view>

#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

constexpr int largest_value = 20 << 20; ///< bytes, of a row, too; a record has 8 MiB at most, and a way back as many

constexpr sqlite3_int64 most_heap = 160 << 20; ///< bytes

using Header = std::array<unsigned char, 100>;

/// The first bytes as they are on the disk, read through the connection's own handle: SQLite is not yet asked anything,
/// so that nothing of another program's file is touched. A shorter file is filled up with zeros.
Header header(SQLite::Database& db) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    Header bytes{};
    const int read = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
    if (read != SQLITE_OK && read != SQLITE_IOERR_SHORT_READ) throw SQLite::Exception("cannot be read", read);
    return bytes;
}

std::uint32_t big_endian(const Header& header, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | header[i];
    return value;
}

bool is_database(const Header& header) {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    return std::equal(magic.begin(), magic.end(), header.begin());
}

bool has_our_mark(const Header& header) {
    constexpr std::size_t application_id_at = 68;
    return big_endian(header, application_id_at) == application_id;
}

/// Bytes that may have a meaning in a URI are written as numbers.
std::string uri(const fs::path& file) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~";
    std::string text = "file:";
    for (const char byte : file.string()) {
        const auto value = static_cast<unsigned char>(byte);
        text += plain.find(byte) != std::string_view::npos ? std::string{byte}
                                                           : std::string{'%', hex[value / 16], hex[value % 16]};
    }
    return text;
}

SQLite::Database connect_to_read(const fs::path& file) {
    prepare_sqlite();
    return {uri(file) + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI};
}

/// Of a transaction over several databases: the length of the other file's name, its sum, and a mark end the journal.
bool names_another_file(const fs::path& journal) {
    constexpr std::string_view mark = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
    constexpr std::string_view no_length{"\0\0\0\0", 4};
    std::string end(16, '\0');
    std::ifstream stream(journal, std::ios::binary);
    stream.seekg(-std::ssize(end), std::ios::end);
    stream.read(end.data(), std::ssize(end));
    return stream && end.ends_with(mark) && !end.starts_with(no_length);
}

/// By a program that is at work, or was killed: what was committed is perhaps not yet in the file.
bool is_in_use(const fs::path& file) {
    return std::ranges::any_of(std::array{"-wal", "-journal"}, [&](const char* log) {
        std::error_code none;
        const std::uintmax_t bytes = fs::file_size(file.string() + log, none);
        return !none && bytes > 0;
    });
}

void require_at_rest(const fs::path& file) {
    if (is_in_use(file)) throw Error(Reason::not_closed, file, "is in use, or was not closed");
}

/// SQLite's examination names a page that it had no memory for among those that are damaged: with the code of the error
/// or, where the page holds the end of a long row, without one ("failed to get page 70", seen with 3.46.1 of Debian
/// 13). What a damaged file names there is "invalid page number".
bool tells_of_missing_memory(const std::string& found) {
    const std::string lines = found + '\n';
    if (lines.find(": failed to get page ") != std::string::npos) return true;
    return std::ranges::any_of(std::array{SQLITE_NOMEM, SQLITE_IOERR_NOMEM}, [&](int code) {
        return lines.find("unable to get the page. error code=" + std::to_string(code) + '\n') != std::string::npos;
    });
}

}

void harden(SQLite::Database& db) {
    for (const auto& [option, value] : {std::pair{SQLITE_DBCONFIG_DQS_DDL, 0},
                                        {SQLITE_DBCONFIG_DQS_DML, 0},
                                        {SQLITE_DBCONFIG_DEFENSIVE, 1},
                                        {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0}})
        sqlite3_db_config(db.getHandle(), option, value, nullptr);
    for (const auto& [limit, value] : {std::pair{SQLITE_LIMIT_LENGTH, largest_value},
                                       {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},
                                       {SQLITE_LIMIT_COLUMN, 200},
                                       {SQLITE_LIMIT_EXPR_DEPTH, 200},
                                       {SQLITE_LIMIT_COMPOUND_SELECT, 50},
                                       {SQLITE_LIMIT_VDBE_OP, 250'000},
                                       {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
                                       {SQLITE_LIMIT_WORKER_THREADS, 0},
                                       {SQLITE_LIMIT_ATTACHED, 1},
                                       {SQLITE_LIMIT_TRIGGER_DEPTH, 8}})
        sqlite3_limit(db.getHandle(), limit, value);
    sqlite3_soft_heap_limit64(most_heap / 2); // of all connections: what could be read again is given up first
    sqlite3_hard_heap_limit64(most_heap);
}

std::vector<std::string> faults_of_structure(SQLite::Database& db, const char* pragma) {
    const int failed_before = failed_reads();
    std::vector<std::string> found = texts(db, pragma);
    if (found == std::vector<std::string>{"ok"}) return {};
    if (failed_reads() != failed_before) throw SQLite::Exception("cannot be read", SQLITE_IOERR_READ);
    if (std::ranges::any_of(found, tells_of_missing_memory)) throw SQLite::Exception("no memory", SQLITE_NOMEM);
    return found;
}

SQLite::Database open_without_log(const fs::path& file) {
    SQLite::Database db = connect_to_read(file);
    harden(db);
    return db;
}

void require_there(const fs::path& file) {
    if (!fs::exists(file)) throw Error(Reason::unreadable, file, "there is no such file");
}

void require_plain_file(const fs::path& file) {
    if (!file.has_filename() || file.filename() == ".." || file.filename() == "." ||
        (fs::exists(file) && !fs::is_regular_file(file)))
        throw Error(Reason::unreadable, file, "is no file");
    if (const auto found = leads_elsewhere(file)) throw Error(*found);
}

/// A pipe is not opened: who would write into it may never come.
std::optional<Error> leads_elsewhere(const fs::path& file) {
    const std::string name = real_file(file).string();
    for (const char* end : {"-wal", "-shm", "-journal"}) {
        const fs::path beside = name + end;
        const fs::file_status found = fs::symlink_status(beside);
        if (fs::exists(found) && !fs::is_regular_file(found))
            return Error(Reason::leads_elsewhere, beside, "is a link, or no file");
    }
    if (names_another_file(name + "-journal")) return Error(Reason::damaged, file, "its journal names another file");
    return std::nullopt;
}

void require_history(SQLite::Database& db, const fs::path& file) {
    const Header bytes = header(db);
    constexpr std::size_t user_version_at = 60, versions_at = 18;
    if (!is_database(bytes)) throw Error(Reason::not_a_history, file, "is no database");
    if (!has_our_mark(bytes)) throw Error(Reason::not_a_history, file, "is another program's database");
    // Of writing and of reading; to a file of a version that it does not know SQLite writes nothing, without a word.
    if (bytes[versions_at] > 2 || bytes[versions_at + 1] > 2)
        throw Error(Reason::damaged, file, "its header names no version of SQLite's format");
    const auto step = static_cast<std::int32_t>(big_endian(bytes, user_version_at));
    if (step < 0) throw Error(Reason::damaged, file, "its header names no step of the schema");
    if (step > std::ssize(schema())) throw Error(Reason::newer, file, "made by a newer version of this program");
}

/// Through SQLite, which keeps its locks where this program has the file open; by itself, closing it takes them away.
bool bears_our_mark(const fs::path& file) {
    std::error_code hidden;
    if (!fs::is_regular_file(file, hidden)) return false;
    try {
        SQLite::Database db = connect_to_read(file);
        const Header bytes = header(db);
        return is_database(bytes) && has_our_mark(bytes);
    } catch (const SQLite::Exception&) { // it cannot be read
        return false;
    }
}

bool is_other_program(SQLite::Database& db) {
    const Header bytes = header(db);
    return is_database(bytes) && !has_our_mark(bytes);
}

FileState::FileState(const fs::path& file) : id_(file_id(real_file(file))), in_use_(is_in_use(file)) {
    std::error_code none;
    bytes_ = fs::file_size(file, none);
    changed_ = fs::last_write_time(file, none);
}

SQLite::Database open_read_only(const fs::path& file) {
    return translate_errors(file, [&] {
        require_plain_file(file);
        require_at_rest(file);
        SQLite::Database db = connect_to_read(file);
        harden(db);
        require_history(db, file);
        return db;
    });
}

}
