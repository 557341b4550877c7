// What is told of moves, advice and played turns of Babylon holds of the game.
#include "i18n/words_babylon.h"
#include "tests/babylon/table.h"
#include "tests/i18n/two_languages.h"

#include <gmock/gmock.h>

namespace clerk::babylon::test {

namespace {

using testing::HasSubstr;
using testing::Not;

/// After the first round, in which the first player placed the tile of the slot, or nothing.
i18n::BestWords advice_before_a_dig(bool slot_placed) {
    Game game = full();
    for (const char* stack : {"a1", "b1", "c1", "d1"}) game.turns.push_back({.dig = dig(stack, "SF..")});
    if (slot_placed) game.turns[0].steps = {waived(from(From::slot, "a1"))};
    return i18n::best(Record{{}, game}, looks(20)).value();
}

/// Two tiles were placed, and nothing was built on them.
i18n::ReviewedTurn two_tiles_reviewed(i18n::GameAfter after = i18n::GameAfter::each_step) {
    Game game = builds();
    turn(game, {terrace({"....", "a1", 1, {}, 0, Flower::pink}), terrace({"....", "e5", 1, {}, 0, Flower::white})});
    const Record record{{}, game};
    return i18n::reviewed(record, clerk::fold(record).game, 0, looks(usual_looks), after).value();
}

}

TEST(BabylonMoves, AdviceBeforeADigTellsOfTheSlotOnlyWhereATileLiesThere) {
    for (const char* language : {"en", "zh_TW", "zh_CN", "de", "fr"}) {
        i18n::start(language);
        const wxString none = _("with the tile of the slot no points");
        const i18n::BestWords empty = advice_before_a_dig(true), filled = advice_before_a_dig(false);
        ASSERT_FALSE(empty.lines.empty());
        for (const i18n::BestLine& line : empty.lines) EXPECT_EQ(line.why.find(none), wxString::npos) << line.why;
        EXPECT_NE(filled.lines.front().why, empty.lines.front().why);
    }
    i18n::start("en");
    EXPECT_THAT(advice_before_a_dig(true).lines.front().why.utf8_string(),
                testing::StartsWith("with the stack's tile, whatever it bears, at most "));
}

TEST(BabylonMoves, APlayedTurnTellsItsTilesByTheirFlowers) {
    const auto told = [](const char* language) {
        i18n::start(language);
        std::string all;
        for (const i18n::BestLine& step : two_tiles_reviewed().steps) all += step.words.utf8_string() + "\n";
        i18n::start("en");
        return all;
    };
    EXPECT_THAT(told("en"), testing::AllOf(HasSubstr("the pink tile at "), HasSubstr("the white tile at "),
                                           Not(HasSubstr("the tile taken"))));
    EXPECT_THAT(told("zh_TW"), testing::AllOf(HasSubstr("粉色板塊放在 "), HasSubstr("白色板塊放在 ")));
}

TEST(BabylonMoves, OfAPlayedTurnTheGameAfterItComesOnlyWhereItIsWanted) {
    for (const i18n::BestLine& step : two_tiles_reviewed().steps) EXPECT_TRUE(step.after);
    for (const i18n::BestLine& step : two_tiles_reviewed(i18n::GameAfter::none).steps) EXPECT_FALSE(step.after);
}

TEST(BabylonMoves, StairsAreNamedLikeTheOthers) {
    const Building stairs{.kind = Kind::stairs, .at = spaces({"d2@2", "d3@1"})};
    i18n::start("de");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "Treppe d2 auf Ebene 2 und d3 auf Ebene 1");
    i18n::start("fr");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "escalier d2 au niveau 2 et d3 au niveau 1");
    i18n::start("en");
    EXPECT_EQ(i18n::babylon::ornament(stairs), "stairs d2 on level 2 and d3 on level 1");
}

}
