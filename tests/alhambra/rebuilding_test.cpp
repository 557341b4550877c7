// A palace is laid out again as it lay.
#include "core/alhambra/state.h"
#include "tests/alhambra/random_game.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

PROPERTY(Rebuilding, EveryTileFindsANeighbourThatLiesAlready, (std::uint32_t seed)) {
    chance().seed(seed);
    for (const Seat& seat : any_game().state.seats) {
        Palace again;
        for (const Laid& laid : rebuilding(seat.palace)) {
            RC_ASSERT(std::ranges::any_of(sides, [&](Side side) { return again.built(laid.at.beyond(side)); }));
            again.lay(laid.tile, laid.at);
        }
        RC_ASSERT(std::ranges::is_permutation(again.tiles(), seat.palace.tiles()));
    }
}

TEST(Rebuilding, WhatLiesApartIsNotForgotten) {
    Palace palace;
    palace.lay(tile("blue-8-0"), cell("4,4"));
    EXPECT_EQ(rebuilding(palace).size(), 1u);
}

}

}
