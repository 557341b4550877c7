// What a plain reading of the rules says of a game, and how the rows of the rulebook's tables come to it; and what the
// core says of it, told in the same way.
#pragma once

#include "core/finding.h"

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace clerk::tests::plain {

/// A rule that a part of the record breaks. A step of -1: the turn's own rules. In the end of the game the turn is the
/// one that would follow.
struct Told {
    std::string rule = {};
    int player = 0;
    std::optional<int> round = {}, turn = {}, step = {};
    std::string piece = {}; ///< of a finished game; none: it is the whole that breaks the rule
    int index = 0;
    friend bool operator==(const Told&, const Told&) = default;
};

/// A rule, and whether it is broken.
struct Row {
    std::string rule;
    std::function<bool()> is_broken;
};
using Rows = std::vector<Row>;

inline Rows joined(const std::vector<Rows>& parts) {
    Rows rows;
    for (const Rows& part : parts) rows.insert(rows.end(), part.begin(), part.end());
    return rows;
}

struct Verdict {
    std::vector<Told> violations = {}, waived = {};
    // Of a game with turns:
    std::optional<int> turns_played = {}, rounds = {}, scorings = {};
    std::optional<bool> over = {};
    friend bool operator==(const Verdict&, const Verdict&) = default;

    /// Unwaived, the first row that is broken is told. Waived, all are told as waived, but if one cannot be, that alone
    /// is told, and nothing after it is asked. Whether the part stands.
    bool keeps(Told where, const Rows& rows, bool waive, bool (*is_waivable)(const std::string& rule)) {
        std::vector<Told> let_stand;
        for (const Row& row : rows) {
            if (!row.is_broken()) continue;
            where.rule = row.rule;
            if (!waive || !is_waivable(row.rule)) {
                violations.push_back(where);
                return false;
            }
            let_stand.push_back(where);
        }
        waived.insert(waived.end(), let_stand.begin(), let_stand.end());
        return true;
    }
};

inline Told told(const Breach& breach) {
    const Where& where = breach.where;
    return {std::string(breach.finding.rule->id),
            where.player,
            where.round,
            where.turn,
            where.step,
            std::string(where.piece),
            where.index};
}

inline Verdict told(const Report& report) {
    Verdict verdict{
        .turns_played = report.turns_played, .rounds = report.rounds, .scorings = report.scorings, .over = report.over};
    for (const Breach& breach : report.violations) verdict.violations.push_back(told(breach));
    for (const Breach& breach : report.waived) verdict.waived.push_back(told(breach));
    return verdict;
}

// As a test that fails shows it

inline std::ostream& operator<<(std::ostream& out, const Told& told) {
    out << told.rule << " player " << told.player;
    if (told.round) out << " round " << *told.round;
    if (told.turn) out << " turn " << *told.turn;
    if (told.step) out << " step " << *told.step;
    if (!told.piece.empty()) out << ' ' << told.piece << ' ' << told.index;
    return out << '\n';
}
inline std::ostream& operator<<(std::ostream& out, const Verdict& verdict) {
    for (const Told& told : verdict.violations) out << "violated: " << told;
    for (const Told& told : verdict.waived) out << "waived: " << told;
    return out << "turns " << verdict.turns_played.value_or(-1) << " of " << verdict.rounds.value_or(-1)
               << " rounds, scorings " << verdict.scorings.value_or(-1) << ", over " << verdict.over.value_or(false)
               << '\n';
}

}
