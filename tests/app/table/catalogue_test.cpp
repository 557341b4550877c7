#include "app/table/catalogue.h"
#include "app/table/desk.h"
#include "tests/db/support.h"

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using testing::IsEmpty;

class AsPlayedLast : public testing::Test {
protected:
    test::Folder folder;
    Desk desk{folder / "history.db"};
};

TEST_F(AsPlayedLast, WithoutAGameIsTheFirstGameForTwo) {
    const SetupDefaults defaults = setup_defaults(desk.store());
    EXPECT_EQ(defaults.game, games().front());
    EXPECT_THAT(defaults.names, IsEmpty());
    EXPECT_EQ(defaults.players, 2u);
}

TEST_F(AsPlayedLast, ThePlayersOfTheLatestGameComeFirst) {
    desk.start(test::started(test::with_names(test::game(1), {"Marta", "Ada"}), "2026-11-19T19:00:00Z"));
    Record latest = test::started(test::game(2), "2026-11-20T19:00:00Z");
    agree(latest.head, {.offers = Offers::never});
    desk.start(latest);
    const SetupDefaults defaults = setup_defaults(desk.store());
    EXPECT_EQ(defaults.names.size(), 4u);
    EXPECT_EQ(std::vector(defaults.names.begin(), defaults.names.begin() + 2), players(latest));
    EXPECT_EQ(defaults.game, game_id(latest));
    EXPECT_EQ(defaults.players, 2u);
    EXPECT_EQ(defaults.depth, depth(latest));
    EXPECT_EQ(defaults.aids, aids(latest.head));
}

}
