#include "app/table/broken.h"

#include "app/table/catalogue.h"
#include "app/table/snapshot.h"

#include <algorithm>

namespace clerk::table {

namespace {

constexpr int told_at_most = 64;

/// The record as if the breach had been dealt with; the same where it cannot be.
Record without(const FoldedRecord& folded, const Breach& breach) {
    if (breach.finding.rule->waivable) return waived(folded.record, breach.where, {});
    return correctable(folded, breach.where) ? corrected(folded, breach.where) : folded.record;
}

/// The same rule is broken by the same part, whatever step of its turn that has become.
bool same(const Breach& a, const Breach& b) {
    Where at = a.where;
    if (at.turn) at.step = b.where.step;
    return at == b.where && *a.finding.rule == *b.finding.rule;
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

bool mends(const FoldedRecord& wrong, const Record& instead) {
    const Breach& finding = wrong.report().violations.front();
    std::vector<Breach> others;
    if (depth(wrong.record) == Depth::final)
        others.assign(wrong.report().violations.begin() + 1, wrong.report().violations.end());
    else
        others = broken(FoldedRecord(without(wrong, finding), wrong));
    const std::vector<Breach> left = broken(FoldedRecord(instead, wrong));
    return std::ranges::all_of(left, [&](const Breach& breach) {
        return !same(breach, finding) &&
               std::ranges::any_of(others, [&](const Breach& other) { return same(breach, other); });
    });
}

std::optional<Advice<Record>> tried_advice(const FoldedRecord& wrong) {
    std::optional<Advice<Record>> found = advice(wrong);
    return found && mends(wrong, found->mended) ? found : std::nullopt;
}

}
