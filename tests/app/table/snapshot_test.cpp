#include "app/table/snapshot.h"
#include "tests/db/support.h"

#include <gtest/gtest.h>

namespace clerk::table {

namespace {

TEST(Players, AreTheSameWithTheirNamesAndPieces) {
    const Record record = test::game(1, 2);
    EXPECT_TRUE(same_players(record, test::game(2, 6))) << "another game of theirs";
    Record renamed = record, repainted = record;
    test::babylon_of(renamed).players.front().name += "a";
    EXPECT_FALSE(same_players(record, renamed));
    std::swap(test::babylon_of(repainted).players[0].flower, test::babylon_of(repainted).players[1].flower);
    EXPECT_FALSE(same_players(record, repainted));
    EXPECT_FALSE(same_players(record, {.head = record.head, .game = alhambra::Game{}})) << "of another kind";
}

}

}
