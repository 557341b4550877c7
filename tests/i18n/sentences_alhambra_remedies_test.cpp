// What is told to do about a breach of Alhambra's rules helps, and the reason told holds.
#include "i18n/words_alhambra.h"
#include "tests/alhambra/scenarios.h"
#include "tests/i18n/two_languages.h"

namespace clerk::alhambra::test {

namespace {

constexpr std::string_view game_word = "alhambra";

void expect_said(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_said(game_word, game, english, chinese);
}
void expect_remedy(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_remedy(game_word, game, english, chinese);
}

/// Over; the first player wins nothing of what is left, and plays these steps.
Game at_the_end(Steps steps) {
    Game game = builds();
    ended(buy_out(game)).end->front().steps = std::move(steps);
    return game;
}

/// A palace without walls; in the reserve are a tile with three and one with none.
Game swapped(const Step& step, const Rulings& rulings = {}) {
    return turns({{buy("blue-2-new"), buy("white-11-0")}, laid({{"blue-8-0", "1,0"}, {"red-9-0", "2,0"}}), {step}},
                 rulings);
}

}

TEST(AlhambraRemedies, CardsOfWhichThereAreTooFewAreNotToldToBeMissing) {
    expect_said(first_turn({}, {take({"yellow-1", "yellow-1"})}),
                "Not that many of the card yellow 1 lie there to be taken.", "翻開的錢幣卡中沒有這麼多張黃色 1。");
    expect_said(first_turn({}, {take({"yellow-1", "yellow-1", "blue-1"})}),
                "Not that many of the cards yellow 1 and blue 1 lie there to be taken.",
                "翻開的錢幣卡中沒有這麼多張：黃色 1、藍色 1。");
    expect_said(first_turn({"yellow-5"}, {buy(yellow, {"yellow-5", "yellow-5"})}),
                "The player does not hold that many of the card yellow 5.", "這位玩家手中沒有這麼多張黃色 5。");
    expect_said(first_turn({"yellow-5"}, {buy(yellow, {"yellow-5", "yellow-5", "yellow-4"})}),
                "The player does not hold that many of the cards yellow 5 and yellow 4.",
                "這位玩家手中沒有這麼多張：黃色 5、黃色 4。");
    expect_said(first_turn({"yellow-5"}, {buy(yellow, {"yellow-4"})}), "The player does not hold the card yellow 4.",
                "這位玩家手中沒有黃色 4。");
}

TEST(AlhambraRemedies, AnActionTooLateIsToldWhatCameBeforeIt) {
    const char* const before = "Enter this action before the first tile is placed.";
    const Game placed = turns({laid({{"blue-8-0", "1,0"}}) + Steps{lift("1,0")}});
    expect_said(placed, "A tile has been placed in this turn already, and actions come before that.",
                "本回合已經放置建築板塊，而行動必須在這之前進行。");
    expect_remedy(placed, before, "請在放置第一個板塊之前輸入這個行動。");
    Game given = builds_with_dirk();
    turn(given, {buy("blue-8-0"), buy("red-9-0"), give("blue-8-0"), put("red-9-0", "1,0"), buy("brown-9-0")});
    expect_said(given, "A tile has been given to Dirk in this turn already, and actions come before that.",
                "本回合已經送出建築板塊給德克，而行動必須在這之前進行。");
    expect_remedy(given, "Enter this action before the first tile is given away.",
                  "請在送出第一個板塊之前輸入這個行動。");
    Steps& steps = given.turns[0].steps;
    std::rotate(steps.begin() + 2, steps.end() - 1, steps.end());
    EXPECT_TRUE(replay(given).report.legal());
    given.turns[0].steps = {buy("blue-8-0"), buy("red-9-0"), put("red-9-0", "1,0"), give("blue-8-0"), buy("brown-9-0")};
    expect_remedy(given, before, "請在放置第一個板塊之前輸入這個行動。");
}

TEST(AlhambraRemedies, WhatWasPaidIsCorrectedOnlyWhereItWasNotExact) {
    expect_remedy(first_turn({}, {take({"yellow-1"}), take({"green-2"})}), "Remove this action.", "請移除這個行動。");
    const auto paid = [](Text card, Text more) {
        return first_turn({"yellow-9", "yellow-8", "green-9"}, {buy(yellow, {card}), buy(green, {more})});
    };
    expect_remedy(paid("yellow-9", "green-9"), "Remove this action, or correct what was paid before it.",
                  "請移除這個行動，或更正先前支付的錢幣卡。");
    EXPECT_TRUE(replay(paid("yellow-8", "green-9")).report.legal());
}

TEST(AlhambraRemedies, AnEmptySpaceMayHaveBeenBoughtFromInTheSameTurn) {
    const auto bought = [](Currency first) {
        const Text card = first == yellow ? "yellow-8" : "green-9";
        return first_turn({"yellow-8", "yellow-9", "green-9"}, {buy(first, {card}), buy(yellow, {"yellow-9"})});
    };
    expect_remedy(bought(yellow), "Buy from a space with a tile, or correct what was bought or drawn before.",
                  "請從有板塊的位置購買，或更正先前購買或補充的板塊。");
    EXPECT_TRUE(replay(bought(green)).report.legal());
}

TEST(AlhambraRemedies, ATileThatDoesNotLieAsideIsToldOfTheTurnOrOfTheEnd) {
    expect_said(turns({{put("blue-8-0", "1,0")}}), "Pavilion 8 does not lie aside in this turn.",
                "亭臺 8 不在本回合購買而尚未放置的板塊之中。");
    Game game = at_the_end({put("blue-8-0", "1,0")});
    expect_said(game, "Pavilion 8 is none of the tiles won that this player still has aside.",
                "亭臺 8 不在這位玩家獲得而尚未放置的板塊之中。");
    expect_remedy(game, "Choose a tile that was won and not placed yet, or remove this step.",
                  "請選擇已獲得而尚未放置的板塊，或移除這個步驟。");
    game.end->front().steps.clear();
    EXPECT_TRUE(replay(game).report.legal());
}

TEST(AlhambraRemedies, ATileThatMustTakeThePlaceOfAnotherIsToldNoOtherPlace) {
    expect_remedy(swapped(swap("1,0", "blue-2-new")), "Choose another tile for this cell, or exchange another one.",
                  "請為這一格選擇其他板塊，或交換另一個板塊。");
    EXPECT_TRUE(replay(swapped(swap("1,0", "white-11-0"))).report.legal());
    expect_remedy(swapped(swap("1,0", "blue-2-new"), {.swap = SwapTo::anywhere}),
                  "Place it where walls meet walls and open sides meet open sides.",
                  "請放在城牆接城牆、空曠接空曠的位置。");
}

TEST(AlhambraRemedies, AnEmptyReserveHasNoTileToChoose) {
    Game game = turns({{build("blue-8-0", "1,0")}});
    expect_remedy(game, "Choose a tile of the reserve if there is one, or remove this step.",
                  "若建築庫存中有板塊，請選擇其中之一；否則請移除這個步驟。");
    game.turns[0].steps.clear();
    EXPECT_TRUE(replay(game).report.legal());
}

TEST(AlhambraRemedies, DirkDrawsNothingOnceBothScoringsAreOver) {
    Game game = builds_with_dirk();
    for (int i = 0; i < 2; ++i) {
        const State state = replay(game).state;
        auto drawn = in_the_bag(state);
        drawn.resize(i == 0 ? 6 : static_cast<std::size_t>(state.bag) / 3);
        next(game, {.scoring = true, .dirk = drawn});
    }
    ASSERT_TRUE(replay(game).report.legal());
    next(game, {.dirk = {in_the_bag(replay(game).state).front()}});
    expect_said(game,
                "Dirk drew 1 tile, and none was due: he draws only after the first two scorings, and both are over.",
                "德克抽了 1 個板塊，但他不應抽任何板塊：他只在前兩次計分之後抽板塊，而兩次都已經過了。");
    expect_remedy(game, "Remove the tiles that he did not draw.", "請移除他沒有抽的板塊。");
    game.turns.back().dirk.clear();
    EXPECT_TRUE(replay(game).report.legal());
}

TEST(AlhambraRemedies, TheTilesThatAreMissingAreNoMoreThanAreDue) {
    const Game game = first_turn({"yellow-8"}, Turn{.steps = {buy(yellow, {"yellow-8"})}});
    expect_remedy(game, "Enter the tiles that are still missing.", "請輸入還缺少的板塊。");
}

}
