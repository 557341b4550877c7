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

}
