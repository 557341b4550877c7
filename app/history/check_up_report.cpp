#include "app/history/check_up_report.h"

#include "db/back_up/back_up.h"
#include "db/check_up/repair.h"
#include "db/store/store.h"

#include <utility>

namespace clerk {

namespace {

/// One in which SQLite finds more damage meanwhile is left as it is.
db::Repaired repaired(const std::filesystem::path& history, const db::CheckUp& found, const db::Watch& watch) {
    try {
        return db::repair(history, watch);
    } catch (const db::Error& error) {
        if (error.reason != db::Error::Reason::damaged) throw;
        return {.left = found, .uncovered = {}};
    }
}

void add_all(db::CheckUp& found, const db::CheckUp& others) {
    for (const db::Trouble& trouble : others.troubles) db::add(found, trouble);
    for (const auto& [kind, count] : others.untold) found.untold[kind] += count;
}

}

bool can_be_opened(const db::CheckUp& found) { return told(found, db::Trouble::Kind::file) == 0; }

CheckUpReport check_up(const std::filesystem::path& history, const db::Watch& watch) {
    return {.found = db::check_up(history, watch)};
}

CheckUpReport repair(const std::filesystem::path& history, db::Time now, const db::Watch& watch) {
    CheckUpReport report = clerk::check_up(history, watch);
    if (report.found.troubles.empty() || !can_be_opened(report.found)) return report;
    const db::BackUp kept = db::back_up(history, db::Occasion::repair, now, watch);
    db::Repaired repaired = clerk::repaired(history, report.found, watch);
    add_all(report.found, repaired.uncovered);
    report.repair = {kept.file, std::move(repaired.left)};
    return report;
}

}
