// A sheet before its first figure.
#include "app/table/sheet/setup.h"
#include "core/game.h"

#include <gmock/gmock.h>

namespace clerk::table::sheet {
namespace {

game::Game named(game::Game game, const std::string& name = "Catan") {
    game.name = name;
    return game;
}

/// It can be written and read again.
void expect_readable(const game::Game& game) {
    const Record record{{.id = "018f6d2e-0000-4000-8000-0123456789ab"}, game};
    const auto read = parse(print(record));
    ASSERT_TRUE(read) << print(record);
    EXPECT_EQ(std::get<game::Game>(read->game), game);
}

TEST(SheetSetup, BeginsOnceItHasAName) {
    const game::Game plain = plain_game({"Linda", "John"}, 2, Depth::final);
    EXPECT_NE(fault(plain), "");
    EXPECT_EQ(fault(named(plain)), "");
    EXPECT_NE(fault(named(plain, "  ")), "");
    expect_readable(named(plain));
    EXPECT_NE(fault(named(with_players(plain, {}))), "") << "nobody plays";
    EXPECT_EQ(fault(named(with_players(plain, {{.name = "Linda"}}))), "") << "one may play alone";
    EXPECT_NE(fault(named(with_players(plain, {{.name = "Linda"}, {.name = "Linda"}}))), "");
}

TEST(SheetSetup, AGameThatIsPlayedHereByItsRulesIsChosenAbove) {
    EXPECT_NE(fault(named(plain_game({}, 2, Depth::final), "alhambra")), "");
}

TEST(SheetSetup, EveryWayHasItsRows) {
    for (const game::Way way : {game::Way::highest, game::Way::lowest, game::Way::places, game::Way::together}) {
        const game::Game game = with_way(named(plain_game({}, 3, Depth::final)), way);
        expect_readable(game);
        expect_readable(with_rows(game, "Towns, Roads,, Towns ,"));
    }
    const game::Game game = with_rows(named(plain_game({}, 3, Depth::final)), "Towns, Roads,, Towns ,");
    EXPECT_EQ(names_of_rows(game), "Towns, Roads");
    EXPECT_EQ(with_way(game, game::Way::lowest).rows.size(), 2U);
    EXPECT_EQ(with_way(game, game::Way::places).rows.size(), 1U);
    EXPECT_EQ(with_rows(game, "").rows.size(), 1U);
}

TEST(SheetSetup, ATeamHasOneField) {
    const game::Game game = with_players(named(plain_game({}, 2, Depth::final)),
                                         {{"Linda", "A"}, {"John", "B"}, {"Mei", "A"}, {"Tom", "B"}});
    EXPECT_EQ(game.rows.front().figures.size(), 2U);
    expect_readable(game);
}

TEST(SheetSetup, LooksAsTheLastTime) {
    game::Game last =
        with_rows(with_way(named(plain_game({}, 3, Depth::final), "6 nimmt!"), game::Way::lowest), "1, 2");
    last.ties_shared = true;
    last.rows[0].figures[0] = Points(7);
    const game::Game game = as_last(plain_game({"Linda", "John"}, 2, Depth::final), last);
    EXPECT_EQ(game.name, "6 nimmt!");
    EXPECT_EQ(game.way, game::Way::lowest);
    EXPECT_TRUE(game.ties_shared);
    EXPECT_EQ(names_of_rows(game), "1, 2");
    EXPECT_EQ(game.players.size(), 2U);
    EXPECT_FALSE(game.rows[0].figures[0]);
    expect_readable(game);
}

}
}
