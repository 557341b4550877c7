#include "db/joining.h"

#include "db/adopt.h"
#include "db/back_up.h"
#include "db/other_history.h"
#include "db/own_files.h"

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

JoinPreview preview(const Comparison& comparison) {
    JoinPreview preview;
    for (std::size_t kind = 0; kind < std::size(record_kinds); ++kind)
        preview.counts[kind].known = comparison.known[kind];
    for (const Divergence& one : comparison.divergences) {
        JoinCounts& counts = preview.counts[static_cast<std::size_t>(one.kind())];
        ++(one.ours ? counts.conflicts : counts.fresh);
        if (one.ours)
            preview.conflicts.push_back(
                {one.kind(), one.id, one.ours->modified_at, one.theirs.modified_at, one.theirs_wins()});
    }
    return preview;
}

/// Files that are taken back if the joining fails.
class CopiedFiles {
public:
    ~CopiedFiles() {
        for (const auto& [folder, name] : copied_) drop(folder, name);
    }
    /// One that is here already stays. False: it is in neither folder.
    bool copy(const fs::path& from, const fs::path& folder, const std::string& name) {
        if (fs::exists(folder / name)) return true;
        if (!fs::is_regular_file(fs::symlink_status(from / name))) return false;
        copied_.emplace_back(folder, name);
        copy_in(from / name, folder, name);
        return true;
    }
    void keep() { copied_.clear(); }

private:
    std::vector<std::pair<fs::path, std::string>> copied_;
};

/// Of the other's rows; those that cannot be found.
std::vector<std::string> copy_files(Connection& connection, const fs::path& other, CopiedFiles& files) {
    constexpr std::pair<const char*, const char*> sources[] = {
        {"photos", "SELECT file FROM other.photo ORDER BY file"},
        {"pictures", "SELECT picture FROM other.player WHERE picture <> '' ORDER BY picture"}};
    std::vector<std::string> missing;
    for (const auto& [folder, names] : sources)
        for (const std::string& name : texts(connection.db, names))
            if (!files.copy(other.parent_path() / folder, connection.file.parent_path() / folder, name))
                missing.push_back(name);
    return missing;
}

}

std::string_view id(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return "player";
    case RecordKind::night: return "night";
    case RecordKind::photo: return "photo";
    case RecordKind::game: return "game";
    case RecordKind::play: return "play";
    }
    return {};
}

JoinPreview preview_join(const Store& store, const fs::path& other) {
    Connection& connection = *store.connection();
    const OtherHistory attached(connection, other);
    return connection.ask([&] { return preview(compare(connection.db)); });
}

JoinReport join(const Store& store, const fs::path& other, Time now) {
    Connection& connection = *store.connection();
    const OtherHistory attached(connection, other);
    CopiedFiles files;
    JoinReport report = connection.act([&] {
        const Comparison comparison = compare(connection.db);
        JoinReport joined{.joined = preview(comparison)};
        if (!comparison.is_empty()) {
            joined.back_up = back_up(connection.file, Occasion::merge, now).file;
            adopt(connection, comparison);
        }
        joined.missing = copy_files(connection, fs::absolute(other), files);
        return joined;
    });
    files.keep();
    return report;
}

std::vector<Superseded> superseded_versions(const Store& store) {
    Connection& connection = *store.connection();
    std::vector<Superseded> found;
    connection.ask([&] {
        each(connection.db, "SELECT kind, id, modified_at, document FROM superseded ORDER BY kind, id, modified_at",
             [&](SQLite::Statement& row) {
                 const auto at = [&](int column) { return row.getColumn(column).getString(); };
                 found.push_back({at(0), at(1), at(2), at(3)});
             });
    });
    return found;
}

}
