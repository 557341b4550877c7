#include "db/merging/merge.h"

#include "db/back_up/back_up.h"
#include "db/file/attachments.h"
#include "db/merging/attached_history.h"
#include "db/merging/merge_rows.h"

#include <cstdint>
#include <optional>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = 128 << 20; ///< of a file whose size no row says: more the window reads of none

/// A photo or a picture: where it is and where it belongs, beside the two histories.
struct NamedFile {
    fs::path from, folder;
    std::string name;
    std::optional<std::uintmax_t> bytes; ///< that its row says

    bool is_here() const { return fs::exists(folder / name); }
    bool can_be_copied() const { return !is_here() && is_there(); }

private:
    /// Not what a link leads to, whether the file is one or its folder: that is nobody's photo. Nor more than was
    /// entered.
    bool is_there() const {
        if (!fs::is_directory(fs::symlink_status(from)) || !fs::is_regular_file(fs::symlink_status(from / name)))
            return false;
        const std::uintmax_t size = fs::file_size(from / name);
        return bytes ? size == *bytes : size <= most_bytes;
    }
};

/// Those that the other's rows name. A photo of a night that a board lies on, too, is one of the night.
std::vector<NamedFile> named_files(Connection& connection, const fs::path& other) {
    constexpr std::pair<const char*, const char*> sources[] = {
        {"photos", "SELECT file, bytes FROM other.photo UNION ALL SELECT DISTINCT file, NULL FROM other.traced_photo"
                   " WHERE file NOT IN (SELECT file FROM other.photo) ORDER BY file"},
        {"pictures", "SELECT picture, NULL FROM other.player WHERE picture <> '' ORDER BY picture"}};
    std::vector<NamedFile> files;
    for (const auto& [folder, names] : sources)
        each(connection.db, names, [&, in = folder](SQLite::Statement& row) {
            NamedFile& file = files.emplace_back();
            file.from = other.parent_path() / in;
            file.folder = connection.file.parent_path() / in;
            file.name = row.getColumn(0).getString();
            if (!row.isColumnNull(1)) file.bytes = static_cast<std::uintmax_t>(row.getColumn(1).getInt64());
        });
    return files;
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
    for (const NamedFile& file : files)
        if (file.can_be_copied())
            ++preview.files;
        else if (!file.is_here())
            preview.missing.push_back(file.name);
    return preview;
}

/// Files that are taken back if the merge fails.
class CopiedFiles {
public:
    ~CopiedFiles() {
        for (const auto& [folder, name] : copied_) remove_attachment(folder, name);
    }
    void copy(const NamedFile& file) {
        if (!file.can_be_copied()) return;
        if (copy_attachment(file.from / file.name, file.folder, file.name)) // else another program had copied it
            copied_.emplace_back(file.folder, file.name);
    }
    void keep() { copied_.clear(); }

private:
    std::vector<std::pair<fs::path, std::string>> copied_;
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
        const std::vector<NamedFile> named = named_files(connection, fs::absolute(other));
        MergeReport merged{.merged = preview(comparison, named)};
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
