// What holds of every game.
#include "core/alhambra/state.h"
#include "core/document.h"
#include "core/record_fold.h"
#include "tests/alhambra/random_game.h"
#include "tests/core/fold_property.h"
#include "tests/property.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace clerk::alhambra::test {
namespace {

using clerk::check, clerk::Depth, clerk::parse, clerk::print;

Record record(const Game& game) {
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"}, game};
}

bool same(const Seat& a, const Seat& b) { return a.palace == b.palace && a.reserve == b.reserve && a.hand == b.hand; }

PROPERTY(Property, AGamePlayedByTheRulesIsLegalAndReplaysToWhereItWas, (std::uint32_t seed)) {
    chance().seed(seed);
    Played played = any_game();
    const Replay whole = replay(played.game);
    RC_ASSERT(whole.report.legal());
    RC_ASSERT(whole.report.waived.empty());
    RC_ASSERT(whole.state.ended == played.game.end.has_value());
    played.game.end.reset();
    const State replayed = replay(played.game).state;
    RC_ASSERT(replayed.turns_played == played.state.turns_played);
    RC_ASSERT(std::ranges::equal(replayed.seats, played.state.seats, same));
    RC_ASSERT(replayed.market == played.state.market);
    RC_ASSERT(replayed.money == played.state.money);
    RC_ASSERT(replayed.bag == played.state.bag);
    RC_ASSERT(replayed.dirk == played.state.dirk);
    RC_ASSERT(replayed.over == played.state.over);
    RC_ASSERT(replayed.scorings.size() == played.state.scorings.size());
}

PROPERTY(Property, APrintedRecordReadsAsItself, (std::uint32_t seed)) {
    chance().seed(seed);
    const Record original = record(any_game().game);
    RC_ASSERT(*parse(print(original)) == original);
    RC_ASSERT(*parse(print_pretty(original)) == original);
    RC_ASSERT(*put_together(take_apart(original)) == original);
}

PROPERTY(Property, DifferencesLeadThereAndBack, (std::uint32_t seed)) {
    chance().seed(seed);
    const Record before = record(any_game().game);
    Record after = before;
    auto& game = std::get<Game>(after.game);
    game.end.reset();
    game.turns.resize(pick(game.turns.size() + 1));
    RC_ASSERT(*changed(before, difference(before, after)) == after);
    RC_ASSERT(*changed(after, difference(after, before)) == before);
}

/// The last turn has not come to its end, nor perhaps all of its steps.
Game cut_short(Game game) {
    game.end.reset();
    if (game.turns.empty()) game.turns.emplace_back();
    auto& steps = game.turns.back().steps;
    steps.resize(pick(steps.size() + 1));
    game.turns.back() = {.steps = steps, .done = false};
    return game;
}

PROPERTY(Property, AnyTurnCutShortIsARecordToo, (std::uint32_t seed)) {
    chance().seed(seed);
    const Game game = cut_short(any_game().game);
    const Report report = replay(game).report;
    RC_ASSERT(report.legal());
    RC_ASSERT(report.turns_played == static_cast<int>(game.turns.size()) - 1);
    RC_ASSERT(*parse(print(record(game))) == record(game));
}

// The score

int lines_of(const Category& category) {
    int sum = 0;
    for (const ScoreLine& line : category.lines) sum += line.points;
    return sum;
}

PROPERTY(Property, TheScoreIsTheSumOfItsLinesAndOfItsRounds, (std::uint32_t seed)) {
    chance().seed(seed);
    for (const PlayerScore& player : scored(any_game().game).players) {
        int by_category = 0, by_round = 0;
        for (const Category& category : player.categories) by_category += lines_of(category);
        for (const ScoreRound& round : player.rounds) by_round += round.total();
        RC_ASSERT(by_category == player.total());
        RC_ASSERT(by_round == player.total());
    }
}

PROPERTY(Property, APointOfTheWallIsASide, (std::uint32_t seed)) {
    chance().seed(seed);
    const ScoreSheet sheet = scored(any_game(Depth::builds, pick(40)).game);
    for (const PlayerScore& player : sheet.players)
        for (const ScoreLine& line : player.category("wall").lines)
            RC_ASSERT(line.points == static_cast<int>(line.places));
}

// Nothing is lost

std::vector<Tile> known_tiles(const State& state) {
    std::vector<Tile> all = state.dirk;
    const auto add = [&](const std::vector<Tile>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(state.market.tiles());
    add(state.progress.aside);
    for (const Seat& seat : state.seats) {
        add(seat.reserve);
        for (const Laid& laid : seat.palace.tiles()) all.push_back(laid.tile);
    }
    return all;
}

void expect_all_tiles(const State& state) {
    const auto known = known_tiles(state);
    TileSet different;
    for (const Tile& tile : known) different.set(number(tile));
    RC_ASSERT(different.count() == known.size());
    RC_ASSERT(different == state.came_up);
    const int on_market = state.depth == Depth::full ? 0 : state.market_tiles; // not known which
    RC_ASSERT(static_cast<int>(known.size()) + on_market + state.bag == static_cast<int>(tiles.size()));
}

PROPERTY(Property, NoTileIsLostOrThereTwice, (std::uint32_t seed)) {
    chance().seed(seed);
    Game game = any_game().game;
    expect_all_tiles(replay(game).state);
    expect_all_tiles(replay(cut_short(game)).state);
}

PROPERTY(Property, NoCardIsLost, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_game(Depth::full, pick(60)).state;
    RC_ASSERT(state.money.count() == 4 || deck(state).empty());
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value) {
            int out = state.money.count({currency, value});
            for (const Seat& seat : state.seats) out += seat.hand.count({currency, value});
            RC_ASSERT(out <= copies(state.seats.size()));
        }
}

// Listed is legal

State any_turn_in_progress() {
    const Game game = cut_short(any_game(any_depth_with_turns(), 1 + pick(40)).game);
    return replay(game).state;
}

/// All cells of the palace and two rows round it.
Cells neighbourhood(const Palace& palace) {
    Cell low = fountain, high = fountain;
    for (const Laid& laid : palace.tiles()) {
        low = {std::min(low.x, laid.at.x), std::min(low.y, laid.at.y)};
        high = {std::max(high.x, laid.at.x), std::max(high.y, laid.at.y)};
    }
    Cells cells;
    for (int x = low.x - 2; x <= high.x + 2; ++x)
        for (int y = low.y - 2; y <= high.y + 2; ++y) cells.push_back({x, y});
    return cells;
}

template <class Move>
void expect_listed_exactly_when_legal(const State& state, const std::vector<Move>& listed, const Move& move) {
    const bool is_listed = std::ranges::find(listed, move) != listed.end();
    RC_ASSERT(is_listed == check(state, {move}).empty());
    RC_ASSERT(is_listed == stands(state, {move}));
}

PROPERTY(Property, APlaceIsListedExactlyWhenItIsLegal, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress();
    const Moves listed = moves(state);
    for (const Cell at : neighbourhood(state.seat().palace)) {
        for (const Tile& tile : state.progress.aside)
            expect_listed_exactly_when_legal(state, listed.places, PutDown{tile, at});
        for (const Tile& tile : state.seat().reserve)
            expect_listed_exactly_when_legal(state, listed.builds, Build{tile, at});
        expect_listed_exactly_when_legal(state, listed.places, PutDown{any_of(tiles), at});
        expect_listed_exactly_when_legal(state, listed.builds, Build{any_of(tiles), at});
        expect_listed_exactly_when_legal(state, listed.removes, Remove{at});
    }
}

PROPERTY(Property, ASwapIsListedExactlyWhenItIsLegal, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress();
    const Moves listed = moves(state);
    const Cells cells = neighbourhood(state.seat().palace);
    for (const Cell out : cells)
        for (const Tile& tile : state.seat().reserve) {
            expect_listed_exactly_when_legal(state, listed.swaps, Swap{out, tile, out});
            expect_listed_exactly_when_legal(state, listed.swaps, Swap{out, tile, any_of(cells)});
        }
    for (const Swap& swap : listed.swaps) RC_ASSERT(stands(state, {swap}));
}

PROPERTY(Property, TheWaysInOfATileAreThoseOfThePlacesAndBuildsThatAreListed, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress();
    Moves listed = moves(state);
    RC_ASSERT(ways_in(state).places == listed.places);
    RC_ASSERT(ways_in(state).builds == listed.builds);
    RC_ASSERT(ways_in(state).removes.empty() && ways_in(state).swaps.empty());
    const Tile tile = any_of(tiles);
    std::erase_if(listed.places, [&](const PutDown& put) { return put.tile != tile; });
    std::erase_if(listed.builds, [&](const Build& put) { return put.tile != tile; });
    RC_ASSERT(ways_in(state, &tile).places == listed.places);
    RC_ASSERT(ways_in(state, &tile).builds == listed.builds);
}

PROPERTY(Property, NothingIsListedTwice, (std::uint32_t seed)) {
    chance().seed(seed);
    const Moves listed = moves(any_turn_in_progress());
    std::set<std::string> places, swaps;
    for (const auto& [tile, at, extra] : listed.places) RC_ASSERT(places.insert(write(tile) + write(at)).second);
    for (const auto& [out, tile, at, extra] : listed.swaps)
        RC_ASSERT(swaps.insert(write(out) + ' ' + write(tile) + write(at)).second);
}

clerk::Record any_record() {
    const Depth depth = one_in(2) ? Depth::full : Depth::builds;
    return record(any_game(depth, 1 + pick(30)).game);
}

PROPERTY(EarlierTurnOfAnyGame, LeftAloneIsAsItWas, (unsigned seed)) {
    chance().seed(seed);
    clerk::test::assert_left_alone<Game>(any_record());
}

PROPERTY(EarlierTurnOfAnyGame, WithoutAStepKeepsAllTurnsAfterItAndIsJudgedFromThereOn, (unsigned seed)) {
    chance().seed(seed);
    clerk::test::assert_judged_without_a_step<Game>(any_record());
}

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
