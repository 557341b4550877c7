// A game folded again after an edit anywhere.
#include "tests/alhambra/random_game.h"
#include "tests/core/fold_property.h"
#include "tests/property.h"

#include <functional>

#include <gtest/gtest.h>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;
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
    if (one_in(4))
        game.turns.resize(pick(game.turns.size() + 1));
    else if (one_in(3))
        game.turns.insert(game.turns.begin() + static_cast<std::ptrdiff_t>(pick(game.turns.size())),
                          any_of(game.turns));
    else if (one_in(2))
        game.turns.back().done ^= true;
    else
        game.turns[pick(game.turns.size())].scoring ^= true;
}

void edit_setup(Game& game) {
    if (one_in(3))
        game.rulings = any_rulings();
    else if (one_in(2))
        game.players[pick(game.players.size())].name += "'";
    else if (!game.hands.empty())
        std::swap(game.hands.front(), game.hands.back());
}

void edit_end(Game& game) {
    if (!game.end)
        game.end.emplace(game.players.size());
    else if (one_in(2))
        game.end.reset();
    else if (auto& part = (*game.end)[pick(game.end->size())]; !part.steps.empty())
        part.steps.pop_back();
}

/// The third scoring is that of the end: no record marks it.
void unmark_beyond_the_second(Game& game) {
    std::size_t marked = 0;
    for (Turn& turn : game.turns)
        if (turn.scoring && ++marked >= scorings) turn.scoring = false;
}

Game edited(Game game) {
    if (one_in(8))
        edit_setup(game);
    else if (one_in(3))
        edit_end(game);
    else if (game.turns.empty())
        game.turns.push_back({});
    else
        one_in(2) ? edit_turns(game) : edit_steps(game);
    unmark_beyond_the_second(game);
    return game;
}

PROPERTY(Fold, IsTheSameFromTheTurnThatChangedAsFromTheBeginning, (std::uint32_t seed)) {
    chance().seed(seed);
    Record now{{}, any_game().game};
    clerk::RecordFold fold = clerk::fold(now);
    for (int edits = 0; edits < 6; ++edits) {
        const Record was = now;
        now.game = edited(std::get<Game>(was.game));
        fold = clerk::test::folded_again(now, was, std::move(fold));
    }
}

PROPERTY(Fold, PlaysOneTurnForAStepAtTheEndOfAGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game was = any_game(any_depth_with_turns(), 1 + pick(12)).game;
    Game now = was;
    now.turns.back().steps.push_back(any_of(now.turns.front().steps.empty() ? Steps{Step{}} : now.turns.front().steps));
    RC_ASSERT(fold(now, was, fold(was)).kept + 1 == now.turns.size());
}

/// One change of the set-up, which every turn is judged by.
struct Changed {
    const char* of;
    std::function<void(Game&)> change;
};

TEST(Fold, BeginsAnewWhereTheSetUpIsAnother) {
    const Changed changes[] = {
        {"rulings", [](Game& game) { game.rulings.swap = SwapTo::anywhere; }},
        {"players", [](Game& game) { game.players.front().name = "Linda"; }},
        {"hands", [](Game& game) { game.hands.front().push_back(card("blue-9")); }},
        {"money", [](Game& game) { game.money.back() = card("yellow-9"); }},
        {"market", [](Game& game) { game.market.at(Currency::orange) = tile("white-11-0"); }},
        {"Dirk's tiles", [](Game& game) { game.dirk.back() = tile("green-12-s"); }},
    };
    Game was = full_with_dirk();
    next(was, {.steps = {take({"yellow-1"})}, .cards = card_list({"blue-5"})});
    EXPECT_EQ(fold(was, was, fold(was)).kept, 1u);
    for (const Changed& changed : changes) {
        Game now = was;
        changed.change(now);
        const clerk::alhambra::Fold again = fold(now, was, fold(was));
        EXPECT_EQ(again.kept, 0u) << changed.of;
        EXPECT_TRUE(again.state == replay(now).state) << changed.of;
    }
}

PROPERTY(Fold, PlaysNoTurnForTheEndOfTheGame, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game was = any_game(any_depth_with_turns(), 1000).game;
    Game now = was;
    edit_end(now);
    RC_ASSERT(fold(now, was, fold(was)).kept == now.turns.size());
}

}
