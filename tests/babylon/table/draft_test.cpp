#include "app/table/babylon/draft.h"
#include "app/table/babylon/position.h"
#include "core/babylon/play.h"
#include "core/finding.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }
game::Game final_gardens() { return plain_game({"Linda", "John"}, 2, Depth::final); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

TEST(Draft, TheLowestLevelThatFitsIsOfferedFirst) {
    const game::Game game = with_step(builds(), terrace_at("c4", 1));
    const game::State state = *position(game).ready;
    EXPECT_EQ(placement(state, {}, cell("g1")).level, 1);
    EXPECT_EQ(placement(state, {}, cell("d4")).level, 2);
    EXPECT_EQ(placement(state, {.level = 5}, cell("g1")).level, 5);
}

TEST(Draft, TheRoundsEffectIsUsedWhereOnlyItHelps) {
    game::Game game = builds();
    game = with_turn_ended(with_turn_ended(game, game::Unplaced::discard), game::Unplaced::discard);
    game = with_token(game, 1, game::Effect::wild);
    game = with_step(game, terrace_at("c4", 1, bearing(game::Symbol::blank)));
    const game::State state = *position(game).ready;
    const game::Building building = attempt(state, game::Kind::statue, {space("c4@1")});
    EXPECT_EQ(building.as_if, std::vector{space("c4@1")});
    EXPECT_TRUE(game::check(state, building).empty());
}

TEST(Draft, APieceOfAFinishedGardenIsJudgedBeforeTheClick) {
    const game::Game game = final_gardens();
    const game::Placement high{.tile = game::TileEntry{}, .at = cell("c4"), .level = 2};
    ASSERT_EQ(judge(game, 0, high).size(), 1u);
    EXPECT_EQ(judge(game, 0, high)[0].rule->id, "terrace.level-order");
    EXPECT_FALSE(cannot_exist(judge(game, 0, high)));
    const game::Building nowhere{.kind = game::Kind::statue, .at = {space("c4@1")}};
    EXPECT_TRUE(cannot_exist(judge(game, 0, nowhere)));
}

}

}

namespace clerk::table::babylon {

namespace {

using game::Flower;
using game::Material;
using game::Symbol;

TEST(FaceDraft, SymbolsAreEnteredClockwiseFromTheNorthWest) {
    FaceDraft face = with_symbol(with_symbol({}, Symbol::statue), Symbol::stairs);
    EXPECT_EQ(face.next, game::Corner::se);
    EXPECT_EQ(tile(face, false).symbols, (std::array{Symbol::statue, Symbol::stairs, Symbol::blank, Symbol::blank}));
}

TEST(FaceDraft, NothingEnteredStaysUnknownWhereItMay) {
    EXPECT_FALSE(tile({}, false).symbols_entered());
    EXPECT_EQ(tile({}, true).symbol_count(), 0);
    EXPECT_TRUE(tile({}, true).symbols_entered());
}

TEST(FaceDraft, IsCompleteWithFlowerAndTheMaterialsSymbols) {
    FaceDraft face = with_symbol(with_symbol({}, Symbol::statue), Symbol::stairs);
    EXPECT_FALSE(complete(face, game::Material::clay));
    face.flower = game::Flower::pink;
    EXPECT_TRUE(complete(face, game::Material::clay));
    EXPECT_FALSE(complete(face, game::Material::granite));
}

TEST(FaceDraft, CornersAreFoundOnATurnedTileAndBack) {
    EXPECT_EQ(as_it_lies(game::Corner::nw, 90), game::Corner::ne);
    for (const game::Corner corner : game::corners)
        for (const int rotation : {0, 90, 180, 270})
            EXPECT_EQ(unturned(as_it_lies(corner, rotation), rotation), corner);
}

TEST(FaceDraft, AFaceIsTakenUpAgain) {
    const game::Tile tile{game::Flower::yellow, {Symbol::statue, Symbol::blank, Symbol::bridge, Symbol::blank}};
    EXPECT_EQ(babylon::tile(of(tile), true), tile);
}

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
