// Yield tiles of the Navaratnas.
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/typed_parts.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {
namespace {

game::Game navaratnas(bool with_province) {
    game::Game game = described(Depth::full);
    game.variant = game::Variant::navaratnas;
    if (with_province) {
        game::ProvinceSide side = *game.board.provinces.basic;
        side.yields = {{.at = *game::read_edge("a2w"), .colour = game::YieldColour::white},
                       {.at = *game::read_edge("c2e"), .colour = game::YieldColour::red}};
        game.board.provinces.navaratnas = side;
    }
    return with_dice(with_dice(game, 0, {2, 5, 1, 3}), 1, {6, 6, 6, 6});
}

void visit_dancer(AtTable& table) {
    EXPECT_FALSE(owes_yield(table.position()));
    table.act([](const Position& position, Entry entry) {
        return send_worker(position, std::move(entry), {game::SpotKind::dancer});
    });
    ASSERT_TRUE(owes_yield(table.position()));
}

const game::LayYield& laid(const AtTable& table) { return std::get<game::LayYield>(table.turn(0).steps.back().what); }

TEST(RajasYieldInput, AFreeSlotIsOneClickAndItsRewardIsTyped) {
    AtTable table(navaratnas(true));
    visit_dancer(table);
    ASSERT_EQ(free_slots(table.position()).size(), 2u);
    const game::Edge at = free_slots(table.position()).front().at;
    table.act([&](const Position& position, Entry entry) { return lay_yield(position, std::move(entry), at); });
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(laid(table).tile.at, *game::read_edge("a2w"));
    EXPECT_FALSE(laid(table).tile.colour) << "the slot's";
    table.act(
        [](const Position& position, Entry entry) { return type_reward(position, std::move(entry), {.karma = 1}); });
    EXPECT_EQ(laid(table).tile.gain, (game::Reward{.karma = 1}));
    EXPECT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(free_slots(table.position()), (std::vector<FreeSlot>{{*game::read_edge("c2e"), game::YieldColour::red}}));
}

TEST(RajasYieldInput, WithoutADescribedProvinceColourSideAndPlaceAreEntered) {
    AtTable table(navaratnas(false));
    visit_dancer(table);
    EXPECT_TRUE(free_slots(table.position()).empty());
    table.act([](const Position& position, Entry entry) {
        return choose_yield(position, std::move(entry), game::YieldColour::brown);
    });
    table.keys("W");
    EXPECT_EQ(table.entry().tile, game::Tile{}) << "the key turned the yield tile";
    table.click("b2");
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(laid(table).tile.at, *game::read_edge("b2w"));
    EXPECT_EQ(laid(table).tile.colour, game::YieldColour::brown);
}

TEST(RajasYieldInput, EscapeLetsTheYieldTileGo) {
    AtTable table(navaratnas(false));
    visit_dancer(table);
    table.act([](const Position& position, Entry entry) {
        return choose_yield(position, std::move(entry), game::YieldColour::white);
    });
    EXPECT_TRUE(begun(table.entry()));
    EXPECT_FALSE(begun(let_go(table.entry())));
}

}
}
