#include "app/table/broken.h"

#include "app/table/catalogue.h"
#include "app/table/turns.h"

namespace clerk::table {

namespace {

constexpr int told_at_most = 64;

/// The record as if the breach had been dealt with; the same where it cannot be.
Record without(const FoldedRecord& folded, const Breach& breach) {
    if (breach.finding.rule->waivable) return waived(folded.record, breach.where, {});
    return correctable(folded, breach.where) ? corrected(folded, breach.where) : folded.record;
}

}

std::vector<Breach> broken(const FoldedRecord& whole) {
    if (whole.report().legal() || depth(whole.record) == Depth::final) return whole.report().violations;
    std::vector<Breach> all;
    FoldedRecord trial = whole;
    for (int told = 0; !trial.report().legal() && told < told_at_most; ++told) {
        const Breach breach = trial.report().violations.front();
        if (all.empty() || turn_of(all.back().where) != turn_of(breach.where)) all.push_back(breach);
        Record next = without(trial, breach);
        if (next == trial.record) break;
        trial = FoldedRecord(std::move(next), std::move(trial));
    }
    return all;
}

}
