// What the core says of a game and brings for it, told as the plain reading of the rules tells it.
#pragma once

#include "core/alhambra/play.h"
#include "tests/alhambra/plain_score.h"

namespace clerk::alhambra::test {

inline plain::Told told(const Breach& breach) {
    const Where& where = breach.where;
    plain::Told told{std::string(breach.finding.rule->id), where.player, where.round, where.turn, where.step};
    if (!where.piece.empty()) told.tile = where.index;
    return told;
}

inline plain::Verdict judged(const Game& game) {
    const Report report = replay(game).report;
    plain::Verdict verdict{.turns_played = report.turns_played, .scorings = report.scorings, .over = report.over};
    for (const Breach& breach : report.violations) verdict.violations.push_back(told(breach));
    for (const Breach& breach : report.waived) verdict.waived.push_back(told(breach));
    return verdict;
}

inline plain::Points points_of(const std::vector<Category>& categories) {
    plain::Points points;
    for (const Category& category : categories) points.emplace_back(category.id, category.points());
    return points;
}

inline plain::Bill bill_of(const PlayerScore& score, std::string name, bool ranked) {
    plain::Bill bill{.name = std::move(name), .categories = points_of(score.categories), .total = score.total()};
    for (const ScoreRound& round : score.rounds) bill.rounds.push_back({round.number, points_of(round.categories)});
    for (const Fact& fact : score.facts) bill.facts.emplace_back(fact.id, fact.value);
    if (ranked) bill.rank = score.rank;
    bill.wins = ranked && score.winner;
    return bill;
}

inline plain::Sheet billed(const Game& game) {
    const ScoreSheet sheet = score(game, replay(game).state);
    plain::Sheet plain{.complete = sheet.complete};
    for (const PlayerScore& player : sheet.players) plain.players.push_back(bill_of(player, player.name, true));
    if (sheet.neutral)
        plain.dirk = bill_of(sheet.neutral->score, std::string(sheet.neutral->id), sheet.neutral->ranked);
    return plain;
}

}
