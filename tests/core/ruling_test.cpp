// A ruling's choices, and a value that states share.
#include "core/ruling.h"
#include "core/values.h"

#include <string>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

enum class Wall : std::uint8_t { inner, outer };
struct Rulings {
    Wall wall = Wall::inner;
    bool garden = true;
};

TEST(Ruling, IsChosenByItsPlaceWithTheUsualOneFirst) {
    auto wall = ruling<&Rulings::wall>("wall", "inner", "outer");
    auto garden = ruling<&Rulings::garden, true>("garden");
    EXPECT_EQ(wall.written, Written::word);
    EXPECT_EQ(wall.choices[1], "outer");
    EXPECT_EQ(garden.written, Written::boolean);
    EXPECT_EQ(garden.choices[0], "true") << "as it usually is";
    for (const auto& each : {wall, garden}) {
        Rulings rulings;
        EXPECT_EQ(each.chosen(rulings), 0u) << each.key;
        for (const std::size_t choice : {1u, 0u}) {
            each.choose(rulings, choice);
            EXPECT_EQ(each.chosen(rulings), choice) << each.key;
        }
    }
    Rulings other;
    wall.choose(other, 1);
    garden.choose(other, 1);
    EXPECT_EQ(other.wall, Wall::outer);
    EXPECT_FALSE(other.garden);
}

TEST(Immutable, AreEqualWhereTheirValuesAre) {
    const Immutable<std::string> one(std::string("one")), shared = one;
    EXPECT_TRUE(one == shared);
    EXPECT_TRUE(one == Immutable(std::string("one")));
    EXPECT_FALSE(one == Immutable(std::string("two")));
}

}
