// Repairs what a check-up found, and what shows only meanwhile.
#pragma once

#include "db/check_up/check_up.h"
#include "db/check_up/trouble.h"
#include "db/connection/seals.h"
#include "db/file/watch.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace clerk::db {

// What shows only while a history is repaired, because an index, a table or something else was wrong at first.

/// The records that were missing, or not as they were sealed, before anything was repaired.
class StrangeRecords {
public:
    explicit StrangeRecords(Seals& seals) : seals_(seals) {}

    /// After each check-up. While the tables are wrong nothing else is repaired, and records cannot be looked at.
    void note(const CheckUpForRepair& seen);
    /// Where the last check-up told of records: those of them that no repair has made, changed or deleted since.
    [[nodiscard]] const std::vector<Seals::StrangeRecord>& untouched() const { return untouched_; }

private:
    [[nodiscard]] bool is_untouched(const Seals::StrangeRecord& record) const;

    Seals& seals_;
    std::optional<std::map<std::pair<std::string, std::string>, std::int64_t>> before_; ///< what was there of them
    std::vector<Seals::StrangeRecord> untouched_;
};

/// Of the kinds whose repair gives up something that was entered. What follows from the repair itself is not among it.
class NewTroubles {
public:
    /// What is found at first is told as it is.
    explicit NewTroubles(const CheckUp& first);

    void add(const CheckUp& found, const StrangeRecords& strange); ///< after each repair, when they are noted

    [[nodiscard]] const CheckUp& troubles() const { return troubles_; }

private:
    using Key = std::pair<Trouble::Kind, std::string>;

    static Key key(const Trouble& trouble);
    [[nodiscard]] bool is_new(const Trouble& trouble, const std::set<std::string>& untouched);

    std::set<Key> known_;
    std::set<Trouble::Kind> counted_; ///< with those that are not told one by one
    CheckUp troubles_;
};

// Repairs what a check-up found.
struct Repaired {
    CheckUp found;       ///< the check-up of the history as it was
    CheckUp left;        ///< and after it
    CheckUp newly_found; ///< what no check-up before it could find, and that was given up, or is among what is left
};

/// Is told what was found, while nothing is changed yet and other programs may go on: then a back-up can be made.
using BeforeRepair = std::function<void(const CheckUp& found)>;

/// Repairs what can be repaired, all at once or not at all, and nothing else. Where there is no trouble nothing is
/// done, nor `before` called; what it throws ends all. Throws Error: unreadable for a file that is not there or may
/// only be read, damaged for one that cannot be opened.
Repaired repair(const std::filesystem::path& history, const Watch& watch = {}, const BeforeRepair& before = {});

}
