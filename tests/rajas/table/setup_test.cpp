// A game before its first turn.
#include "app/table/rajas/setup.h"
#include "core/game.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {
namespace {

/// It can be written and read again.
void expect_readable(const game::Game& game) {
    const Record record{{.id = "018f6d2e-0000-4000-8000-0123456789ab"}, game};
    const auto read = parse(print(record));
    ASSERT_TRUE(read) << print(record);
    EXPECT_EQ(std::get<game::Game>(read->game), game);
}

TEST(RajasSetup, BeginsAtOnceButForTheDiceOfDepthFull) {
    for (const Depth depth : {Depth::builds, Depth::final}) {
        EXPECT_TRUE(ready(plain(depth)));
        EXPECT_EQ(fault(plain(depth)), "");
        expect_readable(plain(depth));
        expect_readable(described(depth));
    }
    game::Game full = plain(Depth::full);
    EXPECT_FALSE(ready(full));
    EXPECT_NE(fault(full), "");
    full = with_dice(with_dice(full, 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6});
    EXPECT_EQ(fault(full), "");
    EXPECT_EQ(write(full.dice[0][1]), "green-5");
    expect_readable(full);
}

TEST(RajasSetup, OneChoiceFollowsFromAnother) {
    game::Game game = with_players(plain(Depth::final), 4, {"Raji", "Layla", "Nadim", "Ira"});
    EXPECT_EQ(game.finals.size(), 4u);
    EXPECT_EQ(game.players[3].name, "Ira");
    game = with_colour(game, 0, "yellow");
    EXPECT_EQ(game.players[0].colour, "yellow");
    EXPECT_EQ(game.players[1].colour, "red") << "they change";
    game = with_colour(game, 0, "");
    EXPECT_EQ(game.players[0].colour, std::nullopt);
    game = with_variant(game, game::Variant::mixed);
    game.players[2].expert = true;
    game = with_variant(game, game::Variant::basic);
    EXPECT_FALSE(game.players[2].expert);
    game = with_depth(game, Depth::builds);
    EXPECT_TRUE(game.finals.empty());
    expect_readable(game);
}

}
}
