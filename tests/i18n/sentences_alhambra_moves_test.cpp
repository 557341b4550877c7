// What is told of moves, advice and played turns of Alhambra holds of the game.
#include "i18n/words_alhambra.h"
#include "tests/alhambra/table.h"
#include "tests/i18n/two_languages.h"

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

}
