#include "db/merging/merge.h"

#include "db/back_up/back_up.h"
#include "db/connection/open.h"
#include "db/connection/seals.h"
#include "db/file/attachments.h"
#include "db/file/disk.h"
#include "db/file/sql.h"
#include "db/file/system.h"
#include "db/file/watch.h"
#include "db/merging/merge_rows.h"
#include "db/plays/bounds.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>

#include <sqlite3.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using Reason = Error::Reason;

void require_another(const fs::path& history, const fs::path& file) {
    require_there(file);
    if (fs::equivalent(history, file)) throw Error(Reason::exists, file, "is the history itself");
}

void copy(SQLite::Database& from, SQLite::Database& to, const char* schema, Watch& watch) {
    if (SQLite::Backup all(to, schema, from, "main"); !copy_pages(all, watch))
        throw SQLite::Exception("cannot be copied", SQLITE_BUSY);
}

void require_none(SQLite::Database& db, const fs::path& file, const char* query, const char* what) {
    if (const auto found = text(db, query)) throw Error(Reason::damaged, file, what + *found);
}

/// What is merged is believed to be as this program writes it.
void require_whole(SQLite::Database& db, const fs::path& file) {
    require_none(db, file, "SELECT \"table\" FROM pragma_foreign_key_check",
                 "something is missing that is named in the table ");
    const std::string names =
        "SELECT name FROM (SELECT file AS name FROM photo UNION ALL SELECT file FROM traced_photo UNION ALL"
        " SELECT picture FROM player WHERE picture <> '') WHERE ";
    require_none(db, file, (names + is_no_attachment_name).c_str(), "not the name of a photo or picture: ");
    for (const std::string& column : overlong_texts(db))
        throw Error(Reason::damaged, file, "a text longer than any that can be entered: " + column);
    for (const std::string& column : columns_out_of_bounds(db))
        throw Error(Reason::damaged, file, "a number larger or smaller than any that can be entered: " + column);
    for (const std::string& play : crowded_plays(db))
        throw Error(Reason::crowded, file, "more seats or categories than can be entered: " + play, play);
}

/// Of tables and views of others the conditions would be asked, and what those ask nobody knows.
void require_nothing_else(SQLite::Database& db, const fs::path& file) {
    for (const std::string& title : unknown_objects(db))
        throw Error(Reason::foreign, file, title + " is unknown", title);
}

/// With `and_unsealed` what another program wrote, whose triggers took the seal away, is no more believed than with the
/// check-up.
void require_as_written(SQLite::Database& db, const fs::path& file, bool and_unsealed) {
    for (const Seals::StrangeRecord& one : Seals(db).strange_records(and_unsealed))
        throw Error(Reason::damaged, file, one.table + ' ' + one.id + " is not as it was written");
}

/// In a temporary file that has no name.
SQLite::Database latest(const fs::path& file, Watch& watch) {
    SQLite::Database source = open_read_only(file);
    const StepBound bound_of_source(source, fs::file_size(file), watch);
    require_schema(source, file); // before a step of ours runs on it
    require_nothing_else(source, file);
    SQLite::Database db("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(db);
    const StepBound bound(db, fs::file_size(file), watch);
    copy(source, db, "main", watch);
    forget_statistics(db);
    require_sound(db, file, Examination::with_indexes);
    const bool is_earlier = schema_version(db) < static_cast<int>(schema().size());
    migrate_copy(db, file, schema());
    require_whole(db, file);
    require_as_written(db, file, !is_earlier);
    return db;
}

/// For rows that are read once: nothing keeps figures of them, or finds them otherwise than by their keys.
SQLite::Database& empty_history() {
    thread_local SQLite::Database empty = [] {
        SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        take_steps(db, 0, schema());
        for (const std::string& drop :
             texts(db, "SELECT 'DROP ' || type || ' ' || name FROM sqlite_schema"
                       " WHERE type = 'trigger' OR (type = 'index' AND sql LIKE 'CREATE INDEX %')"))
            db.exec(drop);
        return db;
    }();
    return empty;
}

}

/// What is copied into it gives it its pages.
AttachedHistory::AttachedHistory(Connection& connection, Unfilled) : connection_(connection) {
    connection_.query([&] {
        connection_.db.tryExec("DETACH other"); // that could not be filled, or not be taken off again
        connection_.db.exec("ATTACH '' AS other");
    });
}

AttachedHistory::AttachedHistory(Connection& connection) : AttachedHistory(connection, Unfilled()) {
    connection_.query([&] {
        Watch nobody; // it takes no time
        copy(empty_history(), connection_.db, "other", nobody);
    });
}

AttachedHistory::AttachedHistory(Connection& connection, const fs::path& file)
    : AttachedHistory(connection, Unfilled()) {
    translate_errors(file, [&] {
        const fs::path other = fs::absolute(file);
        require_another(connection.file, other);
        SQLite::Database db = read_at_rest(other, [&] { return latest(other, connection.watch); });
        copy(db, connection.db, "other", connection.watch);
    });
}

AttachedHistory::~AttachedHistory() { insist(connection_.db, "DETACH other"); }

namespace {

namespace fs = std::filesystem;

/// A photo or a picture: where it is and where it belongs, beside the two histories.
struct NamedFile {
    fs::path from, folder;
    std::string name;
    std::optional<std::uintmax_t> bytes; ///< that its row says
    bool is_here = false;
    std::optional<std::uintmax_t> size = {}; ///< of one that can be copied

    void look() {
        is_here = fs::exists(folder / name);
        size = is_here ? std::nullopt : size_there();
    }

private:
    /// None: it is not there. Not what a link leads to, whether the file is one or its folder: that is nobody's photo.
    /// Nor more than was entered, or can be.
    std::optional<std::uintmax_t> size_there() const {
        if (!fs::is_directory(fs::symlink_status(from)) || !fs::is_regular_file(fs::symlink_status(from / name)))
            return std::nullopt;
        const std::uintmax_t found = fs::file_size(from / name);
        return found <= largest_attachment && found == bytes.value_or(found) ? std::optional(found) : std::nullopt;
    }
};

/// The files that the other's rows name. A photo of a night that a board lies on, too, is one of the night.
std::vector<NamedFile> named_files(Connection& connection, const fs::path& other) {
    constexpr std::pair<const char*, const char*> sources[] = {
        {"photos", "SELECT file, bytes FROM other.photo UNION ALL SELECT DISTINCT file, NULL FROM other.traced_photo"
                   " WHERE file NOT IN (SELECT file FROM other.photo) ORDER BY file"},
        {"pictures", "SELECT DISTINCT picture, NULL FROM other.player WHERE picture <> '' ORDER BY picture"}};
    std::vector<NamedFile> files;
    for (const auto& [folder, names] : sources)
        each(connection.db, names, [&, in = folder](SQLite::Statement& row) {
            NamedFile& file = files.emplace_back();
            file.from = other.parent_path() / in;
            file.folder = connection.file.parent_path() / in;
            file.name = row.getColumn(0).getString();
            if (!row.isColumnNull(1)) file.bytes = static_cast<std::uintmax_t>(row.getColumn(1).getInt64());
            file.look();
        });
    return files;
}

/// Which disk a folder is on, or will be.
std::uint64_t disk_of(const fs::path& folder) {
    return file_id(real_file(fs::exists(folder) ? folder : folder.parent_path())).value_or(FileId{}).device;
}

/// Before anything is changed: while a disk is filled to its end, no other program can write there either.
void require_room(const std::vector<NamedFile>& files) {
    std::map<fs::path, std::uintmax_t> by_folder;
    for (const NamedFile& file : files)
        if (file.size) by_folder[file.folder] += *file.size;
    std::map<std::uint64_t, std::uintmax_t> by_disk;
    for (const auto& [folder, bytes] : by_folder)
        if ((by_disk[disk_of(folder)] += bytes) > free_room(folder))
            throw Error(Error::Reason::full, folder, "has no room for the photos and pictures");
}

MergePreview preview(const Comparison& comparison, const std::vector<NamedFile>& files) {
    MergePreview preview{.changes = !comparison.is_empty()};
    for (std::size_t kind = 0; kind < std::size(record_kinds); ++kind)
        preview.counts[kind].known = comparison.known[kind];
    for (const Divergence& one : comparison.divergences) {
        MergeCounts& counts = preview.counts[static_cast<std::size_t>(one.kind())];
        ++(one.is_here ? counts.conflicts : counts.fresh);
        if (one.is_here) preview.conflicts.push_back({one.kind(), one.id, one.ours, one.theirs, one.theirs_wins});
    }
    std::set<std::string> missing; // a picture may be called as a photo is
    for (const NamedFile& file : files)
        if (file.size)
            ++preview.files;
        else if (!file.is_here && missing.insert(file.name).second)
            preview.missing.push_back(file.name);
    return preview;
}

/// Files that are taken back if the merge fails.
class CopiedFiles {
public:
    ~CopiedFiles() {
        for (const auto& [folder, name] : copied_) remove_attachment(folder, name);
    }
    void copy(NamedFile& file) {
        if (file.size) file.look(); // it may have become another one
        if (!file.size) return;
        if (is_added(file)) // else another program had copied it
            copied_.emplace_back(file.folder, file.name);
    }
    void keep() { copied_.clear(); }

private:
    bool is_added(const NamedFile& file) {
        const fs::path from = file.from / file.name, to = file.folder / file.name;
        const FileId id = file_id(from).value_or(FileId{});
        if (is_named_again(id, to)) return true;
        if (!copy_attachment(from, file.folder, file.name)) return false;
        first_.emplace(std::pair(id.device, id.number), to);
        return true;
    }

    /// One file may have many names there. It takes no more room here, where the file system has second names.
    bool is_named_again(const FileId& id, const fs::path& to) {
        const auto first = first_.find({id.device, id.number});
        if (first == first_.end() || !add_name(first->second, to)) return false;
        sync_names(to.parent_path());
        return true;
    }

    std::vector<std::pair<fs::path, std::string>> copied_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, fs::path> first_; ///< copy of each file, by its FileId
};

}

MergePreview preview_merge(const History& history, const fs::path& other) {
    Connection& connection = *history.connection();
    const AttachedHistory attached(connection, other);
    return connection.query_as_one(
        [&] { return preview(compare(connection), named_files(connection, fs::absolute(other))); });
}

MergeReport merge(const History& history, const fs::path& other, Time now) {
    Connection& connection = *history.connection();
    const AttachedHistory attached(connection, other);
    CopiedFiles files;
    MergeReport report = connection.transact([&] {
        const Comparison comparison = compare(connection);
        std::vector<NamedFile> named = named_files(connection, fs::absolute(other));
        MergeReport merged{.merged = preview(comparison, named)};
        require_room(named);
        if (!comparison.is_empty()) {
            merged.back_up = back_up(connection.file, Occasion::merge, now, connection.watch).file;
            write_winners(connection, comparison);
        }
        for (std::size_t i = 0; i < named.size(); ++i) {
            connection.watch.tell(i, named.size());
            files.copy(named[i]);
        }
        return merged;
    });
    files.keep();
    return report;
}

std::vector<Superseded> superseded_versions(const History& history) {
    Connection& connection = *history.connection();
    std::vector<Superseded> found;
    connection.query([&] {
        each(connection.db, "SELECT kind, id, modified_at, document FROM superseded ORDER BY kind, id, modified_at",
             [&](SQLite::Statement& row) {
                 const auto at = [&](int column) { return row.getColumn(column).getString(); };
                 found.push_back({at(0), at(1), at(2), at(3)});
             });
    });
    return found;
}

}
