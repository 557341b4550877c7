// How a list of checks becomes findings.
#pragma once

#include "core/finding.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace clerk {

using Verdict = std::optional<Finding>;

/// Asks the checks in their order. A rule that cannot be waived ends the list: what is behind it has no defined answer.
template <class Checks, class Subject> Findings judge(const Checks& checks, const Subject& subject) {
    Findings findings;
    for (const auto& check : checks) {
        Verdict verdict = check(subject);
        if (!verdict) continue;
        findings.push_back(std::move(*verdict));
        if (!findings.back().rule->waivable) break;
    }
    return findings;
}

/// Whether none of the checks finds anything: a quicker question, for those who try much.
template <class Checks, class Subject> bool keeps(const Checks& checks, const Subject& subject) {
    return std::ranges::none_of(checks, [&](const auto& check) { return check(subject).has_value(); });
}

/// Files what the referee makes of the findings of one step. Unwaived, the first one breaks it. Waived, all of them
/// stand as waived, unless one cannot be: then that one alone breaks the step. True when the step stands.
inline bool file(Report& report, const Where& where, Findings findings, bool waived) {
    if (findings.empty()) return true;
    if (!waived || !findings.back().rule->waivable) {
        report.violations.push_back({where, waived ? findings.back() : findings.front()});
        return false;
    }
    for (Finding& finding : findings) report.waived.push_back({where, std::move(finding)});
    return true;
}

/// The step cannot be carried out at all.
inline bool cannot_exist(const Findings& findings) { return !findings.empty() && !findings.back().rule->waivable; }

}
