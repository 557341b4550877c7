#include "app/table/rajas/turn_input.h"
#include "core/rajas/record.h"

#include <gtest/gtest.h>

namespace clerk::table::rajas {
namespace {

const std::string seven = R"({"colour":"blue","price":7,"roads":"nes"})",
                  seven_turned = R"({"colour":"blue","price":7,"roads":"esw"})",
                  other_seven = R"({"colour":"blue","price":7,"roads":"n","buildings":["mill"]})",
                  four = R"({"colour":"blue","price":4})", orange = R"({"colour":"orange","price":7})";

TEST(KnownTiles, AreReadOnceHoweverTheyLay) {
    EXPECT_EQ(read_tiles({seven, seven_turned, other_seven}).size(), 2u);
    EXPECT_TRUE(read_tiles({"", "null", R"({"colour":"pink","price":7})", R"({"colour":"blue"})", "\xff"}).empty());
}

TEST(KnownTiles, AreOfferedByColourAndPrice) {
    const auto known = read_tiles({seven, four, orange, other_seven});
    EXPECT_EQ(likely_tiles(known, {}, {}, {}), known);
    EXPECT_EQ(likely_tiles(known, {}, game::Colour::blue, 7), read_tiles({seven, other_seven}));
    EXPECT_EQ(likely_tiles(known, {}, {}, 7), read_tiles({seven, orange, other_seven}));
    EXPECT_TRUE(likely_tiles(known, {}, game::Colour::green, {}).empty());
}

TEST(KnownTiles, ThatLieInThisGameComeLast) {
    const auto known = read_tiles({seven, other_seven});
    EXPECT_EQ(likely_tiles(known, {*game::read_face(seven_turned)}, game::Colour::blue, 7),
              read_tiles({other_seven, seven}));
}

}
}
