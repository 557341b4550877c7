#include "app/table/babylon/draft.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon {
namespace {

using game::Flower;
using game::Material;
using game::Symbol;

constexpr Symbol blank = Symbol::blank;
const game::Tile pink_stairs{Flower::pink, {Symbol::stairs, blank, blank, Symbol::fountain}};
const game::Tile pink_bridges{Flower::pink, {Symbol::bridge, Symbol::bridge, blank, Symbol::statue}};
const game::Tile white_stairs{Flower::white, {Symbol::stairs, Symbol::stairs, blank, blank}};
const std::vector<game::Tile> known{pink_stairs, pink_bridges, white_stairs};

using Tiles = std::vector<game::Tile>;

TEST(KnownFaces, AreAllOfferedBeforeAnythingIsEntered) { EXPECT_EQ(likely_faces(known, {}, {}, {}), known); }

TEST(KnownFaces, TheFlowerNarrows) {
    EXPECT_EQ(likely_faces(known, {}, {.flower = Flower::pink}, {}), (Tiles{pink_stairs, pink_bridges}));
}

TEST(KnownFaces, TheMaterialNarrows) {
    EXPECT_EQ(likely_faces(known, {}, {}, Material::clay), (Tiles{pink_stairs, white_stairs}));
    EXPECT_EQ(likely_faces(known, {}, {}, Material::granite), Tiles{pink_bridges});
}

TEST(KnownFaces, SymbolsNarrowHoweverTheTileIsTurned) {
    const FaceDraft two = with_symbol(with_symbol({}, blank), Symbol::stairs);
    EXPECT_EQ(likely_faces(known, {}, two, {}), Tiles{white_stairs});
    const FaceDraft other = with_symbol(with_symbol({}, Symbol::fountain), Symbol::stairs);
    EXPECT_EQ(likely_faces(known, {}, other, {}), Tiles{pink_stairs});
    EXPECT_TRUE(likely_faces(known, {}, with_symbol(other, Symbol::statue), {}).empty());
}

TEST(KnownFaces, ThoseThatLieInThisGameComeLast) {
    EXPECT_EQ(likely_faces(known, {pink_stairs}, {}, {}), (Tiles{pink_bridges, white_stairs, pink_stairs}));
}

TEST(KnownFaces, AFaceIsCountedHoweverItWasTurned) {
    const auto entered = [](const game::Tile& tile) {
        return game::Step{game::Placement{.tile = game::TileEntry{tile}, .at = {2, 3}}};
    };
    const game::Tile turned{Flower::pink, {Symbol::fountain, Symbol::stairs, blank, blank}};
    game::Game game{.depth = Depth::builds};
    game.turns = {{.steps = {entered(pink_stairs)}}, {.steps = {entered(white_stairs), entered(turned)}}};
    EXPECT_EQ(times_entered(game, pink_stairs), 2);
    EXPECT_EQ(times_entered(game, pink_bridges), 0);
}

TEST(KnownFaces, WhatTheHistoryHoldsAndIsNoFaceIsLeftOut) {
    EXPECT_EQ(read_faces({R"({"flower":"pink","symbols":["stairs",null,null,"fountain"]})", "{", "7",
                          R"({"flower":"red"})", R"({"flower":"pink","symbols":["stairs"]})"}),
              Tiles{pink_stairs});
}

}
}
