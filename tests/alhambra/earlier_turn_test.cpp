// An earlier turn of a game at random, opened, changed and joined again.
#include "core/record_fold.h"
#include "tests/alhambra/random_game.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;
using clerk::can_open, clerk::check, clerk::Depth, clerk::joined, clerk::opened, clerk::parse, clerk::print;

clerk::Record any_record() {
    const Depth depth = one_in(2) ? Depth::full : Depth::builds;
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"},
            any_game(depth, 1 + pick(30)).game};
}

const Game& of(const clerk::Record& record) { return std::get<Game>(record.game); }

PROPERTY(EarlierTurnOfAnyGame, LeftAloneIsAsItWas, (unsigned seed)) {
    chance().seed(seed);
    const clerk::Record whole = any_record();
    for (std::size_t turn = 0; turn < of(whole).turns.size(); ++turn) {
        RC_ASSERT(can_open(whole, turn));
        RC_ASSERT(check(opened(whole, turn)).legal());
        RC_ASSERT(joined(whole, turn, opened(whole, turn)) == whole);
    }
}

PROPERTY(EarlierTurnOfAnyGame, WithoutAStepKeepsAllTurnsAfterItAndIsJudgedFromThereOn, (unsigned seed)) {
    chance().seed(seed);
    const clerk::Record whole = any_record();
    const std::size_t turn = pick(of(whole).turns.size());
    if (of(whole).turns[turn].steps.empty()) return;
    clerk::Record then = opened(whole, turn);
    auto& steps = std::get<Game>(then.game).turns.at(turn).steps;
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(pick(steps.size())));
    const clerk::Record changed = joined(whole, turn, then);
    Game expected = of(whole);
    expected.turns[turn].steps = steps;
    RC_ASSERT(of(changed) == expected);
    RC_ASSERT(parse(print(changed)) == changed);
    const clerk::Report report = check(changed);
    RC_ASSERT(report.turns_played.value() >= static_cast<int>(turn));
    for (const clerk::Breach& breach : report.violations)
        RC_ASSERT(breach.where.turn.value() >= static_cast<int>(turn));
}

}
