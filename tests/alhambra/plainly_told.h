// What the core says of a game and brings for it, told as the plain reading of the rules tells it.
#pragma once

#include "core/alhambra/play.h"
#include "tests/alhambra/plain_score.h"

namespace clerk::alhambra::test {

inline plain::Verdict judged(const Game& game) { return tests::plain::told(replay(game).report); }

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

/// Whether both say the same of a game: its verdict, and its score where it breaks no rule.
inline bool say_the_same(const Game& game) {
    const plain::Verdict verdict = plain::judge(game);
    return judged(game) == verdict && (!verdict.violations.empty() || billed(game) == plain::score(game));
}

}
