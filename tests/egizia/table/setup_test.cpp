// A game before its first round.
#include "app/table/egizia/setup.h"
#include "core/game.h"

#include <gmock/gmock.h>

namespace clerk::table::egizia {
namespace {

/// It can be written and read again.
void expect_readable(const game::Game& game) {
    const Record record{{.id = "018f6d2e-0000-4000-8000-0123456789ab"}, game};
    const auto read = parse(print(record));
    ASSERT_TRUE(read) << print(record);
    EXPECT_EQ(std::get<game::Game>(read->game), game);
}

TEST(EgiziaSetup, BeginsAtOnceInEveryDepth) {
    for (const Depth depth : depths)
        for (std::size_t players = 2; players <= 4; ++players) {
            const game::Game game = plain_game({"Nefru"}, players, depth);
            EXPECT_EQ(game.players.size(), players);
            EXPECT_EQ(fault(game), "");
            EXPECT_EQ(game.end.has_value(), depth == Depth::final);
            expect_readable(game);
        }
}

TEST(EgiziaSetup, OneChoiceFollowsFromAnother) {
    game::Game game = with_players(plain_game({}, 2, Depth::final), 4, {"Nefru", "Hemon", "Meret", "Ptah"});
    EXPECT_EQ(game.end->size(), 4u);
    EXPECT_EQ(game.players[2].name, "Nefru");
    game = with_colour(game, 0, game::Marker::blue);
    EXPECT_EQ(game.players[0].colour, game::Marker::blue);
    EXPECT_EQ(game.players[1].colour, game::Marker::red) << "they change";
    game = with_colour(game, 0, std::nullopt);
    EXPECT_EQ(game.players[0].colour, std::nullopt);
    game = with_players(game, 3, {});
    EXPECT_EQ(game.end->size(), 3u);
    expect_readable(game);
    game = with_depth(game, Depth::builds);
    EXPECT_FALSE(game.end);
    expect_readable(game);
    game.players[1].name = "";
    EXPECT_NE(fault(game), "");
}

}
}
