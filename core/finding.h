// What the referee says of a game: breaches of rules as data, and how a game's list of rules becomes them. The words
// are i18n's.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk {

/// A place to mark: column x from the west, row y from the south, and a level (0: the board). How a place is written is
/// the game's own.
struct Place {
    int x = 0;
    int y = 0;
    int level = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// A rule as the rulebook's tables list it. `id` is stable ("stairs.level"): records, words and waivers go by it.
/// Waivable: the table may agree to let a breach stand.
struct Rule {
    std::string_view id;
    bool waivable = false;
    friend constexpr bool operator==(const Rule& a, const Rule& b) { return a.id == b.id; }
};

/// One breach of one rule.
struct Finding {
    const Rule* rule = nullptr;
    std::vector<Place> places = {}; ///< what to mark
    std::vector<int> figures = {};  ///< what the sentence counts, in the order the rule's comment gives
    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

/// The part of a record that broke a rule. `piece` names a list of the record ("terrace", "ornament") and `index` the
/// place in it; empty where a turn's step or the whole is meant.
struct Where {
    static constexpr int nobody = -1; ///< the part is no player's

    int player = 0;
    std::optional<int> round = {}; ///< from 1, where the record lists scorings or rounds instead of turns
    std::optional<int> turn = {};  ///< from 0 over the whole record
    std::optional<int> step = {};  ///< index in the turn's steps; -1 for the turn's own rules, before or after them
    std::string_view piece = {};
    int index = 0;
    bool end = false; ///< of the game, where the record has a part for it
    friend bool operator==(const Where&, const Where&) = default;
};

struct Breach {
    Where where;
    Finding finding;
    friend bool operator==(const Breach&, const Breach&) = default;
};

/// What the referee says of a whole record.
struct Report {
    std::vector<Breach> violations;
    std::vector<Breach> waived;
    std::optional<int> rounds = {};       ///< of the game; none where the history is not known
    std::optional<int> turns_played = {}; ///< before the first violation
    std::optional<int> scorings = {};     ///< before the first violation, of a game scored several times
    std::optional<int> round =
        {}; ///< from 1: of the turn that comes next, where it does not follow from the turns played
    // Of a game that the record lists round by round:
    std::optional<int> rounds_played = {};
    std::vector<int> order = {};   ///< of turns, in the round that is not done, else in the next
    std::vector<int> track = {};   ///< where the players' markers stand
    std::optional<bool> over = {}; ///< nothing is left to play; told by games without a fixed number of rounds

    bool legal() const { return violations.empty(); }
    friend bool operator==(const Report&, const Report&) = default;
};

// How a game's list of rules becomes findings.

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
