// What the core says of a game and brings for it, told as the plain reading of the rules tells it.
#pragma once

#include "core/babylon/play.h"
#include "tests/babylon/plain_score.h"

namespace clerk::babylon::test {

inline plain::Verdict judged(const Game& game) { return tests::plain::told(replay(game).report); }

inline plain::Sheet billed(const Game& game) {
    const ScoreSheet sheet = score(game, replay(game).state);
    plain::Sheet plain{.complete = sheet.complete, .was_tied = sheet.tie_break == "open_slots"};
    for (const PlayerScore& player : sheet.players) {
        plain::Bill bill{.name = player.name, .total = player.total(), .rank = player.rank, .wins = player.winner};
        for (const Category& category : player.categories) bill.categories.emplace_back(category.id, category.points());
        for (const Fact& fact : player.facts) bill.facts.emplace_back(fact.id, fact.value);
        bill.open_slots = player.fact("open_slots").value_or(-1);
        plain.players.push_back(bill);
    }
    return plain;
}

/// Whether both say the same of a game: its verdict, and its score where it breaks no rule.
inline bool say_the_same(const Game& game) {
    const plain::Verdict verdict = plain::judge(game);
    return judged(game) == verdict && (!verdict.violations.empty() || billed(game) == plain::score(game));
}

}
