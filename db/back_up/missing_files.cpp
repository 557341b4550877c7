#include "db/back_up/missing_files.h"

#include "db/file/attachments.h"
#include "db/file/error.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/schema/history_file.h"
#include "db/schema/steps.h"

namespace clerk::db {

namespace fs = std::filesystem;

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
