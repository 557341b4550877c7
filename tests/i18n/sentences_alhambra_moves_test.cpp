// What is told of moves, advice and played turns of Alhambra holds of the game.
#include "i18n/words_alhambra.h"
#include "tests/alhambra/scenarios.h"
#include "tests/i18n/two_languages.h"

#include <gmock/gmock.h>

namespace clerk::alhambra::test {

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
