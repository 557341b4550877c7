// A game folded again after an edit anywhere.
#include "tests/babylon/random_game.h"
#include "tests/core/fold_property.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth, clerk::Record;

void edit_steps(Game& game) {
    Turn& turn = game.turns[pick(game.turns.size())];
    if (turn.steps.empty()) return;
    if (one_in(3))
        turn.steps.erase(turn.steps.begin() + static_cast<std::ptrdiff_t>(pick(turn.steps.size())));
    else if (one_in(2))
        turn.steps.push_back(any_of(turn.steps));
    else
        turn.steps[pick(turn.steps.size())].waived ^= true;
}

void edit_turns(Game& game) {
    if (one_in(3))
        game.turns.resize(pick(game.turns.size() + 1));
    else if (one_in(2))
        game.turns.insert(game.turns.begin() + static_cast<std::ptrdiff_t>(pick(game.turns.size())),
                          any_of(game.turns));
    else
        game.turns.back().done ^= true;
}

void edit_setup(Game& game) {
    if (one_in(3))
        game.rulings = any_rulings();
    else if (one_in(2))
        game.players[pick(game.players.size())].name += "'";
    else
        std::swap(game.players.front().flower, game.players.back().flower);
}

void edit_tokens(Game& game) {
    if (one_in(3))
        game.tokens.resize(pick(game.tokens.size() + 1));
    else if (one_in(2))
        game.tokens.push_back(any_of(effects));
    else if (!game.tokens.empty())
        game.tokens[pick(game.tokens.size())] = any_of(effects);
}

Game edited(Game game) {
    if (one_in(8))
        edit_setup(game);
    else if (one_in(3))
        edit_tokens(game);
    else if (game.turns.empty())
        game.turns.push_back({});
    else
        one_in(2) ? edit_turns(game) : edit_steps(game);
    return game;
}

PROPERTY(Fold, IsTheSameFromTheTurnThatChangedAsFromTheBeginning, (std::uint32_t seed)) {
    chance().seed(seed);
    Record now{{}, any_game(any_depth_with_turns(), pick(9)).game};
    clerk::RecordFold fold = clerk::fold(now);
    for (int edits = 0; edits < 6; ++edits) {
        const Record was = now;
        now.game = edited(std::get<Game>(was.game));
        fold = clerk::test::folded_again(now, was, std::move(fold));
    }
}

PROPERTY(Fold, PlaysOneTurnForAStepAtTheEndOfAGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game was = any_game(any_depth_with_turns(), 1 + pick(9)).game;
    Game now = was;
    now.turns.back().steps.push_back(now.turns.front().steps.empty() ? Step{} : now.turns.front().steps.front());
    RC_ASSERT(fold(now, was, fold(was)).kept + 1 == now.turns.size());
    now = was;
    now.turns.push_back({.done = false});
    RC_ASSERT(fold(now, was, fold(was)).kept + 1 == now.turns.size());
}

TEST(Fold, OfAnotherQuarryIsPlayedFromTheBeginning) {
    chance().seed(1);
    Game was = any_game(Depth::full, 4).game;
    while (was.removed_clay.empty()) was = any_game(Depth::full, 4).game;
    Game now = was;
    now.removed_clay.back() = Cell{3, 3};
    const Fold again = fold(now, was, fold(was));
    EXPECT_EQ(again.kept, 0u);
    EXPECT_EQ(again.after, fold(now).after);
}

PROPERTY(Fold, KeepsTheRoundsBeforeTheTokenThatWasRevealed, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game was = any_game(any_depth_with_turns(), 1 + pick(9)).game;
    Game now = was;
    const std::size_t round = 1 + pick(now.tokens.size());
    now.tokens.resize(round - 1);
    RC_ASSERT(fold(now, was, fold(was)).kept == std::min(round * now.players.size(), now.turns.size()));
}

}
