// What is said of a game of Alhambra holds of that game: figures, places and tiles, in every language.
#include "i18n/words_alhambra.h"
#include "tests/alhambra/random_game.h"
#include "tests/alhambra/scenarios.h"
#include "tests/i18n/two_languages.h"
#include "tests/i18n/words.h"

#include <map>

#include <gmock/gmock.h>

namespace clerk::alhambra::test {

using tests::expect_sentence;
using tests::first_breach;

namespace {

constexpr std::string_view game_word = "alhambra";

std::string sentence(const Finding& finding) { return i18n::sentence(game_word, finding).utf8_string(); }

void expect_said(const Game& game, const std::string& english, const std::string& chinese) {
    tests::expect_said(game_word, game, english, chinese);
}

/// All 50 tiles drawn and the market full: 12 turns that buy four, and one that buys two.
Game with_an_empty_bag() {
    Game game = builds();
    buy_out(game, 12);
    const auto left = in_the_bag(replay(game).state);
    next(game, {.steps = {{Buy{.tile = left.at(0)}}, {Buy{.tile = left.at(1)}}}});
    return ended(game);
}

/// The first turn of depth full: takes a card, and then these are turned up.
Game turned_up(const Texts& cards, const Texts& hand = {}) {
    return first_turn(hand, {.steps = {take({"yellow-1"})}, .cards = card_list(cards)});
}

Game dirk_draws(bool scoring, const Texts& drawn) {
    Game game = builds_with_dirk();
    return next(game, {.scoring = scoring, .dirk = tile_list(drawn)});
}

}

TEST(AlhambraSentences, NameEachOfSeveral) {
    expect_said(first_turn({}, {take({"orange-9", "blue-9", "orange-9"})}),
                "The cards orange 9 and blue 9 do not lie there to be taken.",
                "翻開的錢幣卡中沒有這些：橘色 9、藍色 9。");
    expect_said(first_turn({"yellow-8"}, {buy(yellow, {"yellow-9", "yellow-7"})}),
                "The player does not hold the cards yellow 9 and yellow 7.",
                "這位玩家手中沒有這些牌：黃色 9、黃色 7。");
    expect_said(first_turn({"yellow-8", "blue-1", "green-2"}, {buy(yellow, {"yellow-8", "blue-1", "green-2"})}),
                "The yellow space takes yellow money only; blue 1 and green 2 are others.",
                "黃色位置只收黃色的錢幣卡；這些不是：藍色 1、綠色 2。");
    const Texts again{"blue-8-0", "red-9-0", "red-9-0", "blue-8-0", "white-9-w", "white-9-s"};
    expect_said(dirk_draws(true, again), "Each tile exists once, and these came up before: seraglio 9 and pavilion 8.",
                "每個建築板塊只有一個，而這些先前已經出現過：宅邸 9、亭臺 8。");
    const Game copies =
        first_turn({"yellow-5", "yellow-5", "yellow-5", "blue-5", "blue-5", "blue-5"},
                   {.steps = {take({"yellow-1", "green-2"})}, .cards = card_list({"yellow-5", "blue-5"})});
    expect_said(copies, "The box has 3 of each card, and now there are more of yellow 5 and blue 5.",
                "遊戲盒中每種牌只有 3 張，現在這些卻更多：黃色 5、藍色 5。");
}

TEST(AlhambraSentences, AGameThatIsNotOverIsToldWhatTheBagHolds) {
    Game game = with_an_empty_bag();
    expect_said(
        game,
        "The game is not over yet: the bag is empty, but no space of the market is, and it ends when one cannot "
        "be filled.",
        "遊戲還沒有結束：布袋已空，但建築市場沒有空著的位置；要有位置無法補滿，遊戲才結束。");
    Game begun = builds();
    buy_out(begun, 3);
    expect_said(ended(begun), "The game is not over yet: the bag still has 38 tiles.",
                "遊戲還沒有結束：布袋中還有 38 個板塊。");
    game.turns.pop_back();
    game.turns.back().steps.pop_back();
    expect_said(game, "The game is not over yet: the bag still has 3 tiles.", "遊戲還沒有結束：布袋中還有 3 個板塊。");
}

TEST(AlhambraSentences, EverySideThatDoesNotFitIsTold) {
    const Game game = turns({{buy("blue-8-0"), buy("red-9-0"), buy("green-6-esw"), put("blue-8-0", "1,0"),
                              put("red-9-0", "0,1"), put("green-6-esw", "1,1")}});
    expect_said(game,
                "Wall must meet wall: garden 6 (walls: east, south and west) has a wall on its south side where "
                "pavilion 8 has none and a wall on its west side where seraglio 9 has none.",
                "城牆必須接城牆：園林 6(城牆：東、南、西) 的南邊有城牆而「亭臺 8」沒有、西邊有城牆而「宅邸 9」沒有。");
    EXPECT_EQ(i18n::places(game_word, first_breach(game).places), "1 east 1 north; 1 east; 1 north");
    const Game at_the_fountain = turns({laid({{"green-12-s", "0,1"}})});
    expect_said(
        at_the_fountain,
        "Wall must meet wall: garden 12 (walls: south) has a wall on its south side where the fountain has none.",
        "城牆必須接城牆：園林 12(城牆：南) 的南邊有城牆而「起始板塊」沒有。");
}

TEST(AlhambraSentences, ACutNamesTheTileThatLeavesAndThoseCutOff) {
    const Game game = turns({laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}, {"white-10-0", "2,-1"}}), {lift("1,0")}});
    expect_said(
        game,
        "Without pavilion 8, 2 tiles of the palace cannot be reached on foot any more: chambers 10 and arcades 9.",
        "沒有亭臺 8，城堡中就有 2 個板塊無法再步行到達：宮室 10、樓閣 9。");
    EXPECT_EQ(i18n::places(game_word, first_breach(game).places), "2 east 1 south; 2 east");
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::places(game_word, first_breach(game).places).utf8_string(), "東 2 南 1；東 2");
    i18n::start("en");
}

TEST(AlhambraSentences, CardsTurnedUpAreToldWithThoseThatLayThere) {
    expect_said(turned_up({}), "0 cards turned up instead of 1: 3 lay there.",
                "翻開了 0 張錢幣卡，應翻開的是 1 張：原有 3 張。");
    expect_said(turned_up({"yellow-2", "yellow-3"}), "2 cards turned up instead of 1: 3 lay there.",
                "翻開了 2 張錢幣卡，應翻開的是 1 張：原有 3 張。");
    const Game bought = first_turn({"yellow-8"}, {.steps = {buy(yellow, {"yellow-8"})},
                                                  .cards = card_list({"yellow-2"}),
                                                  .tiles = spaces({{yellow, "green-10-0"}})});
    expect_said(bought, "1 card turned up, and none was due: 4 lie there already.",
                "翻開了 1 張錢幣卡，但不應再翻開：已經有 4 張。");
}

TEST(AlhambraSentences, WhatIsDueIsNeverCountedAsNone) {
    expect_said(dirk_draws(true, {}), "Dirk drew 0 tiles instead of 6.", "德克抽了 0 個板塊，應抽的是 6 個。");
    expect_said(dirk_draws(false, {"blue-8-0"}), "Dirk drew 1 tile, and none was due: he draws only after a scoring.",
                "德克抽了 1 個板塊，但他不應抽任何板塊：他只在計分之後抽板塊。");
}

// Of random games: what is told is what another look at the table finds.

namespace {

using Found = std::vector<std::string>;

std::string named(const Tile& tile) { return i18n::alhambra::name(tile).utf8_string().substr(1); } // but for a capital

/// What the walls beside the cell say of a tile put there.
Found misfits(const Palace& neighbours, const Tile& tile, Cell at) {
    Found texts{named(tile)};
    for (const Side side : sides) {
        const Cell next = at.beyond(side);
        if (!neighbours.built(next) || neighbours.walls(next).on(opposite(side)) == tile.walls.on(side)) continue;
        texts.push_back(i18n::alhambra::name(side).utf8_string());
        if (const Tile* neighbour = neighbours.tile_at(next)) texts.push_back(named(*neighbour));
    }
    return texts;
}

/// The tiles that could be reached before, and not without the one on that cell.
Found cut_off(const Palace& before, Cell out) {
    Palace after = before;
    Found texts{named(after.lift(out))};
    const Cells now = reachable(after);
    for (const Cell cell : reachable(before))
        if (cell != out && !std::ranges::binary_search(now, cell)) texts.push_back(named(*before.tile_at(cell)));
    return texts;
}

void expect_each(const std::string& said, const Found& texts) {
    for (const std::string& text : texts) EXPECT_THAT(said, testing::HasSubstr(text));
}

/// Every tile of the reserve on every cell near the palace, and every tile taken away.
void hold_against(const State& state, std::map<std::string, int>& told) {
    const Palace& palace = state.seat().palace;
    const auto hold = [&](const Step& step, std::string_view rule, const Found& texts) {
        for (const Finding& finding : check(state, step)) {
            expect_sentence(i18n::sentence(game_word, finding), finding.rule->id);
            if (finding.rule->id != rule) continue;
            expect_each(sentence(finding), texts);
            ++told[std::string(rule)];
        }
    };
    for (const Laid& laid : palace.tiles()) {
        hold({Remove{laid.at}}, "palace.cut", cut_off(palace, laid.at));
        for (const Tile& tile : state.seat().reserve)
            for (const Side side : sides)
                if (const Cell at = laid.at.beyond(side); !palace.built(at))
                    hold({Build{tile, at}}, "place.edges", misfits(palace, tile, at));
    }
}

}

TEST(AlhambraSentences, HoldInRandomGames) {
    std::map<std::string, int> told;
    for (unsigned seed = 0; seed < 6; ++seed)
        for (const char* language : {"en", "zh_TW"}) {
            SCOPED_TRACE(seed);
            chance().seed(seed);
            i18n::start(language);
            hold_against(any_game(any_depth_with_turns(), 10 + 2 * seed).state, told);
            if (testing::Test::HasFailure()) return;
        }
    i18n::start("en");
    for (const char* rule : {"palace.cut", "place.edges"}) EXPECT_GT(told[rule], 0) << rule;
}

using tests::expect_told;

TEST(AlhambraMoves, AGameThatIsOverIsNotToldToHaveNothingLeftToDoBeforeItsEnd) {
    Game game = builds();
    Record record{{}, buy_out(game)};
    const auto advised = [&] { return i18n::best(record, looks(1)).value().note; };
    const auto listed = [&] { return i18n::moves(record).value().BeforeLast('\n'); };
    for (const bool all : {false, true}) {
        const auto tell = [&] { return all ? listed() : advised(); };
        std::get<Game>(record.game).end.reset();
        expect_told(tell,
                    "The game is over: what is left on the market is given out and placed before the last scoring.",
                    "遊戲結束：市場上剩下的板塊先分配並放置，再進行最後一次計分。");
        ended(std::get<Game>(record.game));
        expect_told(tell, "The game is over; nothing is left to do.", "遊戲已經結束；沒有事情要做了。");
    }
}

TEST(AlhambraMoves, OfAPlayedTurnTheTileThatIsComparedIsNamed) {
    const Record record{{}, turns({laid({{"green-10-n", "0,1"}, {"blue-8-0", "1,0"}})})};
    const auto compared = [&] { return i18n::reviewed(record, clerk::fold(record).game, 0, looks(2000)).value(); };
    const i18n::ReviewedTurn turn = compared();
    ASSERT_EQ(turn.turn, 0);
    expect_told([&] { return compared().what; }, "garden 10 (walls: north) on 1 north", "園林 10(城牆：北)，放在 北 1");
}

TEST(AlhambraMoves, OfAPlayedTurnTheGameAfterItComesOnlyWhereItIsWanted) {
    const Record record{{}, turns({laid({{"green-10-n", "0,1"}, {"blue-8-0", "1,0"}})})};
    const auto steps = [&](i18n::GameAfter after) {
        return i18n::reviewed(record, clerk::fold(record).game, 0, looks(2000), after).value().steps;
    };
    const auto with = steps(i18n::GameAfter::each_step), without = steps(i18n::GameAfter::none);
    ASSERT_EQ(with.size(), 1U);
    ASSERT_EQ(without.size(), 1U);
    EXPECT_TRUE(with.front().after);
    EXPECT_FALSE(without.front().after);
    EXPECT_EQ(with.front().words, without.front().words);
}

}
