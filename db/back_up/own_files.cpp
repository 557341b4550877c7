#include "db/back_up/own_files.h"

#include "db/back_up/back_up_files.h"
#include "db/file/attachments.h"
#include "db/file/disk.h"
#include "db/file/error.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <system_error>

namespace clerk::db {

namespace fs = std::filesystem;

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> ends_beside{"-wal", "-shm", "-journal", "-mark"};

bool is_same(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return one == other || fs::equivalent(one, other, ignored);
}

/// It may be named otherwise where the disk takes large letters for small ones.
bool is_beside_history(const fs::path& file) {
    return std::ranges::any_of(ends_beside, [&](std::string_view end) {
        const std::string name = file.string();
        if (name.size() <= end.size()) return false;
        const fs::path history = name.substr(0, name.size() - end.size());
        return is_same(history.string() + std::string(end), file) && bears_our_mark(history);
    });
}

bool has_history(const fs::path& folder) {
    try {
        return std::ranges::any_of(files_in(folder), bears_our_mark);
    } catch (const fs::filesystem_error&) { // it cannot be listed
        return false;
    }
}

bool is_among_back_ups(const fs::path& file) {
    const fs::path folder = real_file(file.parent_path());
    return is_same(folder, back_up_folder(folder)) && (has_history(folder) || has_history(folder.parent_path()));
}

}

bool belongs_to_history(const fs::path& file) {
    const fs::path whole = fs::absolute(file);
    return bears_our_mark(whole) || is_beside_history(whole) || is_among_back_ups(whole);
}

namespace {

constexpr const char* named_files = "SELECT 'photos', file FROM photo UNION SELECT 'photos', file FROM traced_photo"
                                    " UNION SELECT 'pictures', picture FROM player WHERE picture <> '' ORDER BY 1, 2";

/// A folder that cannot be looked into may have it.
bool is_missing(const fs::path& file) {
    std::error_code unknown;
    return !fs::exists(file, unknown) && !unknown;
}

std::vector<std::string> missing_files(SQLite::Database& db, const fs::path& folder) {
    std::vector<std::string> missing;
    each(db, named_files, [&](SQLite::Statement& row) {
        std::string name = row.getColumn(1).getString();
        if (is_attachment_name(name) && is_missing(folder / row.getColumn(0).getString() / name))
            missing.push_back(std::move(name));
    });
    return missing;
}

}

std::vector<std::string> missing_files(const fs::path& history) {
    try {
        return translate_errors(history, [&]() -> std::vector<std::string> {
            const fs::path file = fs::absolute(history);
            SQLite::Database db = open_read_only(file);
            if (schema_version(db) != static_cast<int>(schema().size()) || number(db, "SELECT 1 FROM club")) return {};
            return missing_files(db, file.parent_path());
        });
    } catch (const Error& error) {
        if (error.reason != Error::Reason::not_closed) throw;
        return {};
    }
}

}
