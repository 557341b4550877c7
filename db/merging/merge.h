// Two histories merged: what either has is in the one, and of two versions of a record the newer one.
//
// Of goals the version that was modified later wins, and the other is not kept. A record is a player, a night, a photo
// or a play; a game goes with its play, as it is: record, journal and result. Of two versions that one wins that has a
// game before one that has none, then the one that was modified later, then, as their content decides, the same one on
// either side. The other is kept as a document. So it is the same history whichever of two is merged into the other,
// and in whatever order several are; only the numbers of rows are not, nor the game on the table, which stays. A
// deletion for good does not travel by files: what the other still has comes back.
#pragma once

#include "db/connection/connection.h"
#include "db/file/utc_time.h"
#include "db/merging/versions.h"

#include <array>
#include <string>
#include <vector>

namespace clerk::db {

/// Another history beside the open one, for as long as they are held against each other.
/// While it lives, the tables of the other file are those of the schema `other`: a copy on the latest step of the
/// ladder. The file itself is only read, and nothing is made beside it.
class AttachedHistory {
public:
    /// An empty one. Requires that no transaction is open.
    explicit AttachedHistory(Connection& connection);
    /// Requires that no transaction is open. Throws Error: not_a_history, newer, damaged, unreadable; not_closed for a
    /// file that a program has open, exists for the open history itself.
    AttachedHistory(Connection& connection, const std::filesystem::path& file);
    ~AttachedHistory();
    AttachedHistory(const AttachedHistory&) = delete;
    AttachedHistory& operator=(const AttachedHistory&) = delete;

private:
    struct Unfilled {};
    AttachedHistory(Connection& connection, Unfilled);

    Connection& connection_;
};

struct MergeCounts {
    int fresh = 0;     ///< only in the other
    int known = 0;     ///< in both, and alike; or what the other has was superseded here before
    int conflicts = 0; ///< in both, and different
    friend bool operator==(const MergeCounts&, const MergeCounts&) = default;
};

struct MergeConflict {
    RecordKind kind = RecordKind::player;
    std::string id;     ///< UUID; of a photo its file
    std::string ours;   ///< when it was modified, UTC
    std::string theirs; ///< likewise
    bool theirs_wins = false;
    friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

struct MergePreview {
    std::array<MergeCounts, std::size(record_kinds)> counts = {};
    std::vector<MergeConflict> conflicts = {};
    std::vector<std::string> missing = {}; ///< photos and pictures that are neither here nor beside the other
    int files = 0;                         ///< photos and pictures that are copied
    bool changes = false;                  ///< the merge changes the history itself

    bool brings_something() const { return changes || files > 0; }
    const MergeCounts& of(RecordKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    friend bool operator==(const MergePreview&, const MergePreview&) = default;
};

struct MergeReport {
    MergePreview merged;
    std::filesystem::path back_up = {}; ///< the history as it was; empty: there was nothing to change
};

// The other file is only read; an older one is read as if it had been brought up to date. They throw Error: newer,
// not_a_history, damaged or unreadable for a file that cannot be merged, not_closed for one that a program has open,
// exists for the history itself.

/// What a merge would do. Changes nothing.
MergePreview preview_merge(const History& history, const std::filesystem::path& other);
/// All at once or not at all, after a back-up. Photos and pictures are copied from the folders beside the other file,
/// none through a link or larger than can be entered, and a photo of a night only with as many bytes as it was entered
/// with. Throws Error::full where there is no room for them.
MergeReport merge(const History& history, const std::filesystem::path& other, Time now);

/// A version that lost.
struct Superseded {
    std::string kind; ///< "player", "night", "photo", "play"
    std::string id;
    std::string modified_at;
    std::string document; ///< JSON; of a play with its seats and its game
    friend bool operator==(const Superseded&, const Superseded&) = default;
};
[[nodiscard]] std::vector<Superseded> superseded_versions(const History& history);

}
