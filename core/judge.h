// How a game's list of rules becomes findings.
#pragma once

#include "core/finding.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace clerk {

/// What breaks a rule: what to mark, and what the sentence counts.
struct Evidence {
    std::vector<Place> places = {};
    std::vector<int> figures = {};
};

using Verdict = std::optional<Evidence>; ///< none: the rule is kept

/// A rule and how it is checked. Tables of these, one for each step of a turn, are the one list of a game's rules, in
/// the rulebook's order.
template <class Subject> struct Check {
    Rule rule;
    Verdict (*in_turn)(const Subject&) = nullptr;
    Verdict (*when_finished)(const Subject&) = nullptr; ///< of what stands in the end, without its history
};

template <class Subject> using Checks = std::span<const Check<Subject>>;

/// Asks the rules in their order, each by the function that `check_of` finds in its entry; without one it is not asked.
/// A rule that cannot be waived ends the list: what is behind it has no defined answer.
template <class Rules, class Subject, class CheckOf>
Findings judge(Rules&& rules, const Subject& subject, CheckOf check_of) {
    Findings findings;
    for (const auto& entry : rules) {
        const auto check = check_of(entry);
        Verdict evidence = check ? check(subject) : std::nullopt;
        if (!evidence) continue;
        findings.push_back({&entry.rule, std::move(evidence->places), std::move(evidence->figures)});
        if (!entry.rule.waivable) break;
    }
    return findings;
}

/// What a step of a turn breaks.
template <class Rules, class Subject> Findings judge(Rules&& rules, const Subject& subject) {
    return judge(rules, subject, [](const auto& entry) { return entry.in_turn; });
}

/// What something breaks that stands in the end.
template <class Rules, class Subject> Findings judge_finished(Rules&& rules, const Subject& subject) {
    return judge(rules, subject, [](const auto& entry) { return entry.when_finished; });
}

/// Whether a step of a turn breaks none of the rules: a quicker question, for those who try much.
template <class Rules, class Subject> bool keeps(Rules&& rules, const Subject& subject) {
    return std::ranges::none_of(rules, [&](const auto& entry) { return entry.in_turn(subject).has_value(); });
}

/// Files what the referee makes of the findings of one step. Unwaived, the first one breaks it. Waived, all of them
/// stand as waived, unless one cannot be: then that one alone breaks the step. True when the step stands.
inline bool file(Report& report, const Where& where, Findings findings, bool waived) {
    if (findings.empty()) return true;
    if (!waived || !findings.back().rule->waivable) {
        report.violations.push_back({where, waived ? findings.back() : findings.front()});
        return false;
    }
    for (Finding& finding : findings) {
        finding.places.shrink_to_fit(); // there may be very many
        report.waived.push_back({where, std::move(finding)});
    }
    return true;
}

/// The step cannot be carried out at all.
inline bool cannot_exist(const Findings& findings) { return !findings.empty() && !findings.back().rule->waivable; }

/// The rules of some tables, each once, in their order.
template <class... Tables> std::vector<const Rule*> listed(const Tables&... tables) {
    std::vector<const Rule*> list;
    const auto add = [&](const Rule& rule) {
        if (std::ranges::find(list, rule.id, &Rule::id) == list.end()) list.push_back(&rule);
    };
    (std::ranges::for_each(tables, [&](const auto& entry) { add(entry.rule); }), ...);
    return list;
}

}
