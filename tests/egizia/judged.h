// What the core says of a game, told as the plain reading of the rules tells it.
#pragma once

#include "core/egizia/play.h"
#include "tests/egizia/plain_score.h"
#include "tests/egizia/random_game.h"

namespace clerk::egizia::test {

inline plain::Broken as_plain(const Breach& breach) {
    const Where& where = breach.where;
    return {std::string(breach.finding.rule->id),
            where.player,
            where.round.value_or(0),
            std::string(where.piece),
            where.index,
            where.end};
}

inline plain::Verdict judged(const Game& game) {
    const Report report = replay(game).report;
    plain::Verdict verdict;
    for (const Breach& breach : report.violations) verdict.violations.push_back(as_plain(breach));
    for (const Breach& breach : report.waived) verdict.waived.push_back(as_plain(breach));
    verdict.rounds_played = report.rounds_played.value_or(0);
    verdict.order = report.order;
    verdict.track = report.track;
    return verdict;
}

/// Requires that the game breaks no rule.
inline nlohmann::json scored(const Game& game) { return nlohmann::json::parse(score_answer(record(game))); }

/// Whether both say the same of a game: its verdict, and its score where it breaks no rule.
inline bool say_the_same(const Game& game) {
    const plain::Verdict verdict = plain::judge(game);
    return judged(game) == verdict && (!verdict.violations.empty() || scored(game) == plain::score(game));
}

}
