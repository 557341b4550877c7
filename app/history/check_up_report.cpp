#include "app/history/check_up_report.h"

#include "db/back_up/back_up.h"
#include "db/check_up/repair.h"
#include "db/store/store.h"

#include <utility>

namespace clerk {

namespace {

using Reason = db::Error::Reason;

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
    CheckUpReport report;
    const auto keep = [&](const db::CheckUp& found) {
        report = {found, CheckUpReport::Repair{db::back_up(history, db::Occasion::repair, now, watch).file, found}};
    };
    try {
        db::Repaired repaired = db::repair(history, watch, keep);
        report.found = std::move(repaired.found);
        add_all(report.found, repaired.uncovered);
        if (report.repair) report.repair->left = std::move(repaired.left);
        return report;
    } catch (const db::Error& error) {
        const bool is_damaged = error.reason == Reason::damaged || error.reason == Reason::altered;
        if (!is_damaged && error.reason != Reason::unreadable) throw;
        if (is_damaged && report.repair) return report; // SQLite found more damage meanwhile: it is left as it is
        report = clerk::check_up(history, watch);       // it cannot be opened, or may only be read
        if (can_be_opened(report.found) && !report.found.troubles.empty()) throw;
        return report;
    }
}

}
