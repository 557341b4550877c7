// Two histories joined: what either has is in the one, and of two versions of a record the newer one.
//
// A record is a player, a night, a photo or a play; a game goes with its play, as it is: record, journal and result. Of
// two versions that one wins that has a game before one that has none, then the one that was modified later, then, as
// their content decides, the same one on either side. The other is kept as a document. So it is the same history
// whichever of two is joined to the other, and in whatever order several are; only the numbers of rows are not, nor the
// game on the table, which stays. A deletion for good does not travel: what the other still has comes back.
#pragma once

#include "db/store/store.h"
#include "db/store/utc_time.h"

#include <array>

namespace clerk::db {

enum class RecordKind { player, night, photo, game, play }; ///< play: one without its game
inline constexpr RecordKind record_kinds[] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                              RecordKind::game, RecordKind::play};
std::string_view id(RecordKind kind); ///< "player"

struct JoinCounts {
    int fresh = 0;     ///< only in the other
    int known = 0;     ///< in both, and alike; or what the other has was superseded here before
    int conflicts = 0; ///< in both, and different
    friend bool operator==(const JoinCounts&, const JoinCounts&) = default;
};

struct JoinConflict {
    RecordKind kind = RecordKind::player;
    std::string id;     ///< UUID; of a photo its file
    std::string ours;   ///< when it was modified, UTC
    std::string theirs; ///< likewise
    bool theirs_wins = false;
    friend bool operator==(const JoinConflict&, const JoinConflict&) = default;
};

struct JoinPreview {
    std::array<JoinCounts, std::size(record_kinds)> counts = {};
    std::vector<JoinConflict> conflicts = {};
    std::vector<std::string> missing = {}; ///< photos and pictures that are neither here nor beside the other
    int files = 0;                         ///< photos and pictures that are copied
    bool changes = false;                  ///< joining changes the history itself

    bool brings_something() const { return changes || files > 0; }
    const JoinCounts& of(RecordKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    friend bool operator==(const JoinPreview&, const JoinPreview&) = default;
};

struct JoinReport {
    JoinPreview joined;
    std::filesystem::path back_up = {}; ///< the history as it was; empty: there was nothing to change
};

// The other file is only read; an older one is read as if it had been brought up to date. They throw Error: newer,
// not_a_history, damaged or unreadable for a file that cannot be joined, locked for one that a program has open, exists
// for the history itself.

/// What joining would do. Changes nothing.
JoinPreview preview_join(const Store& store, const std::filesystem::path& other);
/// All at once or not at all, after a back-up. Photos and pictures are copied from the folders beside the other file.
JoinReport join(const Store& store, const std::filesystem::path& other, Time now);

/// A version that lost.
struct Superseded {
    std::string kind; ///< "player", "night", "photo", "play"
    std::string id;
    std::string modified_at;
    std::string document; ///< JSON; of a play with its seats and its game
    friend bool operator==(const Superseded&, const Superseded&) = default;
};
std::vector<Superseded> superseded_versions(const Store& store);

}
