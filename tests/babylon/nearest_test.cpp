// What is legal near to what is not.
#include "core/babylon/advice.h"
#include "tests/babylon/random_game.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::babylon::test {

namespace {

int cells_between(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

Placement any_placement(const State& state) {
    Placement placement{.from = one_in(2) ? From::dug : From::slot,
                        .at = Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))),
                        .rotation = 90,
                        .level = 1 + static_cast<int>(pick(7))};
    if (!one_in(3)) placement.open = any_of(corners);
    if (state.depth != Depth::full) placement.from = From::dug, placement.tile.emplace();
    return placement;
}

PROPERTY(Nearest, ATerraceIsLegalAndNoneIsNearer, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress(pick(10));
    for (int i = 0; i < 5; ++i) {
        const Placement wanted = any_placement(state);
        const auto found = nearest_legal(state, wanted);
        auto listed = legal_terraces(state);
        std::erase_if(listed, [&](const TerraceMove& move) { return move.from != wanted.from; });
        RC_ASSERT(found.has_value() == !listed.empty());
        if (!found) continue;
        RC_ASSERT(check(state, *found).empty());
        RC_ASSERT(found->tile == wanted.tile && found->rotation == wanted.rotation);
        for (const TerraceMove& move : listed) {
            RC_ASSERT(cells_between(move.at, wanted.at) >= cells_between(found->at, wanted.at) ||
                      std::abs(move.level - wanted.level) > std::abs(found->level - wanted.level));
            if (move.at == wanted.at && move.level == wanted.level) RC_ASSERT(found->at == wanted.at);
        }
    }
}

PROPERTY(Nearest, AnOrnamentIsOneOfThoseListed, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress(pick(12));
    const auto listed = legal_ornaments(state);
    for (const Kind kind : kinds) {
        const Building wanted{.kind = kind, .at = {{Cell{3, 3}, 1}, {Cell{4, 3}, 1}}};
        const auto found = nearest_legal(state, wanted);
        RC_ASSERT(found.has_value() == std::ranges::any_of(listed, [&](const Building& b) { return b.kind == kind; }));
        if (found) RC_ASSERT(std::ranges::count(listed, *found) == 1);
    }
}

Step nearest_in(Game game, const Step& wrong) {
    game.turns.back().steps.push_back(wrong);
    return nearest_legal(game).value();
}

Game one_terrace() {
    Game game = builds();
    turn(game, {terrace({"SF..", "c3"})}).turns.back().done = false;
    return game;
}

TEST(Nearest, AnotherLevelComesBeforeAnotherPlace) {
    const Step found = nearest_in(one_terrace(), terrace({"....", "e3", 3}));
    EXPECT_EQ(std::get<Placement>(found.what).at, read_cell("e3").value());
    EXPECT_EQ(std::get<Placement>(found.what).level, 2);
}

TEST(Nearest, AnOpenCornerComesFirst) {
    Game game = one_terrace();
    turn(game, {});
    game.turns.front().done = true;
    turn(game, {terrace({"S...", "a1"}), statue("a2@1")}).turns.back().done = false;
    // The statue would carry the south-west corner: it cannot be open.
    const Step found = nearest_in(game, terrace({"....", "a2", 2, Corner::sw}));
    EXPECT_EQ(std::get<Placement>(found.what).at, read_cell("a2").value());
    EXPECT_NE(std::get<Placement>(found.what).open, Corner::sw);
}

TEST(Nearest, AnOrnamentMovesToTheSpacesThatBearItsSymbol) {
    const Step found = nearest_in(one_terrace(), statue("d4@1"));
    EXPECT_EQ(std::get<Building>(found.what).at, spaces({"c4@1"}));
}

TEST(Nearest, APieceOfAFinishedGardenIsPutWhereItMayStand) {
    const Game game = final_garden({stands({"SF..", "a1"}), stands({"....", "b2", 4})});
    const Step found = nearest_legal_piece(game).value();
    EXPECT_EQ(std::get<Placement>(found.what).at, read_cell("b2").value());
    EXPECT_LT(std::get<Placement>(found.what).level, 4);
    const Game mended = with_piece(game, replay(game).report.violations.front().where, found);
    EXPECT_TRUE(replay(mended).report.legal());
    EXPECT_FALSE(nearest_legal_piece(mended));
}

TEST(Nearest, AnOrnamentOfAFinishedGardenFindsItsSymbol) {
    const Game game = final_garden({stands({".S..", "a1"})}, {stands(Kind::statue, {"a1@1"})});
    EXPECT_EQ(std::get<Building>(nearest_legal_piece(game)->what).at, spaces({"b2@1"}));
}

TEST(Nearest, AnOrnamentRatherStaysOnItsLevel) {
    const Game game = final_garden(
        {stands({"....", "a1"}), stands({"....", "c1"}), stands({".S..", "b1", 2}), stands({"S...", "e1"})},
        {stands(Kind::statue, {"d2@2"})});
    EXPECT_EQ(std::get<Building>(nearest_legal_piece(game)->what).at, spaces({"c2@2"}));
}

TEST(Nearest, AnOrnamentOfTwoSpacesIsAsNearWhicheverIsNamedFirst) {
    Game game = builds();
    turn(game, {terrace({"FFFF", "c3"}), terrace({"FFFF", "e3"})}).turns.back().done = false;
    for (const auto& [wanted, nearest] :
         std::vector<std::pair<std::vector<std::string_view>, std::vector<std::string_view>>>{
             {{"f4@1", "e4@1"}, {"d4@1", "e4@1"}},
             {{"e4@1", "f4@1"}, {"d4@1", "e4@1"}},
             {{"e3@1", "f3@1"}, {"d3@1", "e3@1"}},
             {{"f3@1", "e3@1"}, {"d3@1", "e3@1"}},
             {{"d4@1"}, {"d4@1", "e4@1"}}}) {
        const Step found = nearest_in(game, build(Kind::fountain, wanted));
        EXPECT_EQ(std::get<Building>(found.what).at, spaces(nearest)) << wanted.front();
    }
    EXPECT_EQ(std::get<Building>(nearest_in(game, build(Kind::fountain, {})).what).at.size(), 2u) << "any one is near";
}

TEST(Nearest, TheOtherOrnamentsOfAFinishedGardenFindTheirSymbolsToo) {
    const Game game =
        final_garden({stands({".F..", "a1"}), stands({"F...", "c1"})}, {stands(Kind::fountain, {"b1@1", "c1@1"})});
    EXPECT_EQ(std::get<Building>(nearest_legal_piece(game)->what).at, spaces({"b2@1", "c2@1"}));
}

TEST(Nearest, WhatElseIsWrongInAFinishedGardenDoesNotMatter) {
    const Game game =
        final_garden({stands({"....", "a1"}), stands({"....", "b2", 4})}, {stands(Kind::statue, {"a1@1"})});
    ASSERT_EQ(violations(game), (std::vector<std::string>{"terrace.level-order", "ornament.symbol"}));
    const Step found = nearest_legal_piece(game).value();
    EXPECT_EQ(violations(with_piece(game, replay(game).report.violations.front().where, found)),
              std::vector<std::string>{"ornament.symbol"});
}

/// Some piece of a garden that came about by the rules, put somewhere else.
Game disturbed(const Game& played) {
    Game game{.depth = Depth::final, .rulings = played.rulings, .players = played.players};
    game.gardens.resize(game.players.size());
    FinalGarden& garden = game.gardens.front();
    for (std::size_t turn = 0; turn < played.turns.size(); turn += played.players.size())
        for (const Step& step : played.turns[turn].steps)
            if (const auto* placement = std::get_if<Placement>(&step.what); placement && placement->tile)
                garden.terraces.push_back({.placement = *placement});
    if (!garden.terraces.empty()) {
        Placement& moved = garden.terraces[pick(garden.terraces.size())].placement;
        moved.level = 1 + static_cast<int>(pick(6));
        moved.at = Cell{}.moved(static_cast<int>(pick(7)), static_cast<int>(pick(7)));
    }
    return game;
}

PROPERTY(Nearest, APieceOfAFinishedGardenMendsWhatItIsOfferedFor, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = disturbed(any_game(Depth::builds, 8).game);
    const Report before = replay(game).report;
    const auto found = nearest_legal_piece(game);
    RC_ASSERT(!(found && before.legal()));
    if (!found) return;
    const Where where = before.violations.front().where;
    const Report after = replay(with_piece(game, where, *found)).report;
    RC_ASSERT(after.violations.size() < before.violations.size());
}

TEST(Nearest, ThereIsNoneOfWhatBreaksNoRuleOrIsNoStep) {
    Game game = one_terrace();
    EXPECT_FALSE(nearest_legal(game));
    game.turns.back().steps.push_back(build(Kind::bridge, {"c4@1", "d4@1"}));
    EXPECT_FALSE(nearest_legal(game)) << "no bridge can be built at all";

    Game dug = full();
    dug.turns.push_back({.dig = dig("a1", "SFBT")});
    ASSERT_EQ(violations(dug), std::vector<std::string>{"dig.symbol-count"});
    EXPECT_FALSE(nearest_legal(dug));
}

TEST(Nearest, OfAFinishedGardenThereIsNoneWithoutItsSymbolOrForTheGardenAsAWhole) {
    const Game blank = final_garden({stands({"....", "a1"})}, {stands(Kind::statue, {"a1@1"})});
    EXPECT_FALSE(nearest_legal_piece(blank));
    EXPECT_FALSE(nearest_legal(blank)) << "it has no steps";
    const Game apart = final_garden({stands({"S...", "a1"}), stands({"S...", "f6"})},
                                    {stands(Kind::statue, {"a2@1"}), stands(Kind::statue, {"f7@1"})});
    ASSERT_EQ(violations(apart), std::vector<std::string>{"statue.not-aligned"});
    EXPECT_FALSE(nearest_legal_piece(apart));
}

}

}
