#include "app/table/alhambra/keys.h"
#include "app/table/alhambra/turn_input.h"
#include "tests/alhambra/table/at_table.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

std::string codes(const game::Game& game) {
    std::string all;
    for (const Key& key : keys(Position(game, 0, 1)))
        if (key.code != 0) all += key.code;
    return all;
}

wxString why_not(const AtTable& table, char code) { return why_not(table.position(), table.entry(), code); }

TEST(AlhambraKeys, EachDepthAndNumberOfPlayersHasItsKeys) {
    EXPECT_EQ(codes(alhambra_builds(3)), "KHXMSE\x1b"
                                         "BGNPRW"
                                         "0123456789");
    EXPECT_EQ(codes(alhambra_builds(2)), "KHDXMSE\x1b"
                                         "BGNPRW"
                                         "0123456789");
    EXPECT_EQ(codes(alhambra_full()), "TKHXMSE\x1b"
                                      "BGNOPRWY"
                                      "0123456789");
    EXPECT_EQ(codes(alhambra_final(3)), "KXM\x1b"
                                        "BGNPRW"
                                        "0123456789");
}

TEST(AlhambraKeys, AKeyThatMeansColourAndCurrencyIsCalledAfterBoth) {
    const auto words = [](const game::Game& game, char code) {
        const std::vector<Key> all = keys(Position(game, 0, 1));
        return std::ranges::find(all, code, &Key::code)->words;
    };
    EXPECT_EQ(words(alhambra_full(), 'B'), "blue / pavilion");
    EXPECT_EQ(words(alhambra_builds(3), 'B'), "pavilion");
    EXPECT_EQ(words(alhambra_full(), 'Y'), "yellow");
}

TEST(AlhambraKeys, ThatCanDoNothingSayWhy) {
    AtTable table(alhambra_builds(3));
    EXPECT_EQ(why_not(table, 'H'), "No tile lies aside or in the reserve.");
    EXPECT_EQ(why_not(table, 'X'), "The palace has no tile yet.");
    EXPECT_EQ(why_not(table, 'K'), "First say the tile's colour and price.");
    EXPECT_EQ(why_not(table, 'E'), "");
    table.keys("G");
    EXPECT_EQ(why_not(table, 'E'), "First pick the tile you have begun (K), or cancel it (Esc).");
    table.act(end);
    EXPECT_EQ(table.entry().pick, with_colour(game::Colour::green)) << "and so does the button";
    table.keys("12");
    EXPECT_EQ(why_not(table, 'E'), "");
    EXPECT_EQ(why_not(table, 'H'), "");
    table.click("0,1");
    for (const char key : {'K', 'H', 'D', 'X', 'S', 'E'})
        EXPECT_EQ(why_not(table, key), "First decide about the broken rule on the right.") << key;
}

TEST(AlhambraKeys, InDepthFullTheySayWhatIsToBeChosenFirst) {
    AtTable table(alhambra_full());
    EXPECT_EQ(why_not(table, 'T'), "First choose cards among those laid out.");
    EXPECT_EQ(why_not(table, 'K'), "First choose a space of the market, by its currency.");
    table.keys("1Y");
    EXPECT_EQ(why_not(table, 'T'), "");
    EXPECT_EQ(why_not(table, 'K'), "");
}

TEST(AlhambraKeys, DirkIsGivenWhatIsInHand) {
    AtTable table(alhambra_builds(2));
    EXPECT_EQ(why_not(table, 'D'), "No tile is in hand.");
    table.keys("B8");
    EXPECT_EQ(why_not(table, 'D'), "");
}

TEST(AlhambraKeys, WhenTheGameIsOverNoTurnIsPlayed) {
    const AtTable table(alhambra_builds_over());
    EXPECT_EQ(why_not(table, 'X'), "No turn is being played.");
    EXPECT_EQ(why_not(table, 'E'), "");
}

TEST(AlhambraKeys, EscapeLetsGoWhatWasBegunLast) {
    AtTable table(alhambra_full());
    table.keys("4YTE"); // a card is taken, and cards are turned up
    table.keys("Y");
    ASSERT_TRUE(table.entry().ending);
    table.escape();
    EXPECT_FALSE(table.entry().ending);
    table.keys("Y");
    ASSERT_TRUE(table.entry().space);
    table.keys("X");
    table.escape();
    EXPECT_FALSE(table.entry().space);
    EXPECT_TRUE(begun(table.entry()));
    table.escape();
    EXPECT_FALSE(begun(table.entry()));
}

}
}
