#include "app/table/babylon/draft.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon {
namespace {

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

}
}
