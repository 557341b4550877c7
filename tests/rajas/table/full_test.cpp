#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/typed_parts.h"
#include "app/table/rajas/view.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {

// Depth full at the table: workers and what they pay, what is owed, tiles.

namespace {

game::Game full() {
    game::Game game = described(Depth::full);
    return with_dice(with_dice(game, 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6});
}

void send(AtTable& table, game::SpotKind kind) {
    table.act(
        [kind](const Position& position, Entry entry) { return send_worker(position, std::move(entry), {kind}); });
}

void take(AtTable& table, const game::Step& step) {
    table.act([&](const Position& position, Entry entry) { return take_owed(position, std::move(entry), step); });
}

template <class What> const What& last(const AtTable& table) {
    return std::get<What>(table.game().turns.back().steps.back().what);
}

TEST(RajasFull, ATileTurnTakesAtMostNineEntriesAndProposesThePayment) {
    AtTable table(full());
    send(table, game::SpotKind::quarry);
    EXPECT_EQ(last<game::Visit>(table).coins, 1) << "the least that is possible";
    ASSERT_TRUE(owes_tile(table.position()));
    EXPECT_EQ(owed_in_words(table.position()), "a tile");
    table.act([](const Position& position, Entry entry) {
        return choose_colour(position, std::move(entry), game::Colour::green);
    });
    table.keys("4");
    table.act([](const Position& position, Entry entry) {
        return choose_roads(position, std::move(entry), *game::read_roads("ns"));
    });
    table.act(
        [](const Position& position, Entry entry) { return add_market(position, std::move(entry), game::Good::silk); });
    table.keys("3");
    table.click("a2");
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(last<game::Lay>(table).pay, (game::Dice{{game::Colour::green, 5}}));
    EXPECT_EQ(last<game::Lay>(table).tile.markets, (std::vector<game::Market>{{game::Good::silk, 3}}));
    EXPECT_EQ(table.position().seat(0).money, 10) << "3 - 1, the market's 3 and the yield's 5";
    table.keys("D");
    EXPECT_LE(table.entries, 9);
    EXPECT_EQ(table.position().player, 1);
}

TEST(RajasFull, AnOrdinaryTurnTakesAtMostFour) {
    AtTable table(full());
    table.act([](const Position& position, Entry entry) { return choose_die(position, std::move(entry), 3); });
    send(table, game::SpotKind::dancer);
    EXPECT_EQ(last<game::Visit>(table).pay, (game::Dice{{game::Colour::purple, 2}}));
    table.keys("D");
    EXPECT_LE(table.entries, 4);
    EXPECT_TRUE(table.legal());
}

TEST(RajasFull, WhatIsOwedIsTakenStepByStep) {
    AtTable table(full());
    send(table, game::SpotKind::dancer);
    EXPECT_EQ(owed_in_words(table.position()), "2 times a die and a white tile");
    take(table, {game::Roll{{{game::Colour::blue, 6}}}});
    take(table, {game::Drawn{game::White::karma}});
    EXPECT_EQ(owed_in_words(table.position()), "a die");
    EXPECT_EQ(table.position().seat(0).karma, 2);
    take(table, {game::Upgrade{game::Building::mill}});
    EXPECT_EQ(table.broken(), "step.not-owed");
    table.correct();
    EXPECT_TRUE(table.legal());
}

TEST(RajasFull, ADieIsTurnedWithKarma) {
    AtTable table(full());
    table.keys("K");
    EXPECT_FALSE(table.why_not().empty()) << "no die is chosen";
    table.act([](const Position& position, Entry entry) { return choose_die(position, std::move(entry), 0); });
    table.keys("K");
    EXPECT_EQ(last<game::Flip>(table).die, (game::Die{game::Colour::blue, 3}));
    EXPECT_EQ(table.position().seat(0).karma, 0);
}

TEST(RajasFull, ATurnWithoutAWorkerIsAPass) {
    AtTable table(full());
    table.keys("D");
    EXPECT_TRUE(table.turn(0).done);
    EXPECT_TRUE(table.position().seat(0).passed);
}

TEST(RajasFull, TheDiceThatWouldPayAreProposedAndTheirClickChangesThat) {
    AtTable table(full());
    send(table, game::SpotKind::quarry);
    table.act([](const Position& position, Entry entry) {
        return choose_colour(position, std::move(entry), game::Colour::green);
    });
    EXPECT_TRUE(proposed(table.position(), table.entry()).empty()) << "the price is not known";
    table.keys("5");
    EXPECT_EQ(proposed(table.position(), table.entry()), (std::vector<bool>{false, true, false, false}));
    table.act([](const Position& position, Entry entry) { return choose_die(position, std::move(entry), 0); });
    EXPECT_TRUE(proposed(table.position(), table.entry()).empty()) << "others are chosen";
    table.act([](const Position& position, Entry entry) { return choose_die(position, std::move(entry), 0); });
    table.keys("6");
    EXPECT_TRUE(proposed(table.position(), table.entry()).empty()) << "what is held is worth too little";
}

TEST(RajasFull, AKnownTileIsTakenAsAWhole) {
    const game::Tile tile{.colour = game::Colour::green,
                          .price = 4,
                          .roads = *game::read_roads("ns"),
                          .markets = {{game::Good::tea, 2}},
                          .buildings = {game::Building::fort}};
    game::Tile dear = tile;
    dear.price = 9;
    AtTable table(full());
    EXPECT_TRUE(offered_tiles(table.position(), table.entry(), {tile, dear}).empty()) << "no tile is owed";
    send(table, game::SpotKind::quarry);
    table.act([](const Position& position, Entry entry) {
        return choose_colour(position, std::move(entry), game::Colour::green);
    });
    EXPECT_EQ(offered_tiles(table.position(), table.entry(), {tile, dear}).size(), 2u);
    table.keys("4");
    EXPECT_EQ(offered_tiles(table.position(), table.entry(), {tile, dear}), (std::vector<game::Tile>{tile}));
    table.act([&](const Position& position, Entry entry) { return choose_tile(position, std::move(entry), tile); });
    table.click("a2");
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(last<game::Lay>(table).tile, tile);
    table.keys("D");
    EXPECT_LE(table.entries, 9);
}

TEST(RajasFull, WhatAPlayerHasAndWhoIsNextIsTold) {
    AtTable table(full());
    EXPECT_EQ(next_players(table.position()), "Next: Layla, then Raji");
    send(table, game::SpotKind::quarry);
    take(table, {game::Lay{.tile = {.colour = game::Colour::green,
                                    .price = 4,
                                    .roads = *game::read_roads("ns"),
                                    .markets = {{game::Good::silk, 2}, {game::Good::silk, 3}}},
                           .at = *game::read_cell("a2"),
                           .pay = {{game::Colour::green, 5}}}});
    ASSERT_TRUE(table.legal()) << table.broken();
    const SeatView seat = seat_view(table.position());
    EXPECT_EQ(seat.all_markets(), 5);
    EXPECT_EQ(std::tuple(seat.workers_left, seat.workers, seat.karma), std::tuple(2, 3, 1));
    EXPECT_THAT(in_words(seat).utf8_string(), testing::HasSubstr("markets: 5 (silk 5"));
    EXPECT_EQ(next_players(table.position()), "Next: Layla, then Raji");
}

}

// Yield tiles of the Navaratnas.

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
