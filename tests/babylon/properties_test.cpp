// What holds of every game.
#include "core/babylon/score.h"
#include "core/document.h"
#include "core/record_fold.h"
#include "tests/babylon/quick_game.h"
#include "tests/babylon/random_game.h"
#include "tests/core/fold_property.h"
#include "tests/property.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <type_traits>

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::check, clerk::Depth, clerk::parse, clerk::print;
using clerk::Finding, clerk::PlayerScore, clerk::Category, clerk::ScoreLine;
using clerk::put_together, clerk::take_apart;

clerk::Record record(const Game& game) {
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"}, game};
}

bool same(const Seat& a, const Seat& b) {
    return a.garden.terraces() == b.garden.terraces() && a.garden.ornaments() == b.garden.ornaments() &&
           a.pillars == b.pillars && a.slot == b.slot;
}

PROPERTY(Property, AGamePlayedByListedMovesIsLegalAndReplaysToWhereItWas, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(any_depth_with_turns(), pick(20));
    const Replay replayed = replay(played.game);
    RC_ASSERT(replayed.report.legal());
    RC_ASSERT(replayed.state.turns_played == played.state.turns_played);
    for (std::size_t i = 0; i < played.state.seats.size(); ++i)
        RC_ASSERT(same(replayed.state.seats[i], played.state.seats[i]));
}

PROPERTY(Property, APrintedRecordReadsAsItself, (std::uint32_t seed)) {
    chance().seed(seed);
    const clerk::Record original = record(any_game(any_depth_with_turns(), pick(8)).game);
    RC_ASSERT(*parse(print(original)) == original);
    RC_ASSERT(*parse(print_pretty(original)) == original);
    RC_ASSERT(print(*parse(print(original))) == print(original));
    RC_ASSERT(*put_together(take_apart(original)) == original);
}

PROPERTY(Property, AnyTurnCutShortIsARecordToo, (std::uint32_t seed)) {
    chance().seed(seed);
    Game game = any_game(any_depth_with_turns(), 1 + pick(8)).game;
    game.turns.back().done = false;
    game.turns.back().steps.resize(pick(game.turns.back().steps.size() + 1));
    const Replay replayed = replay(game);
    RC_ASSERT(replayed.report.legal());
    RC_ASSERT(replayed.report.turns_played == static_cast<int>(game.turns.size()) - 1);
}

PROPERTY(Property, TheScoreIsTheSumOfItsLines, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(any_depth_with_turns(), pick(16));
    const auto players = score(played.game, played.state).players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        int sum = 0;
        for (const Category& category : players[i].categories)
            for (const ScoreLine& line : category.lines) sum += line.points;
        RC_ASSERT(sum == players[i].total());
        RC_ASSERT(sum == total(played.state.seats[i].garden));
    }
}

void expect_the_choice_to_be_the_list(const State& state, From from) {
    TerraceChoice choice;
    choice.look_at(state);
    const auto listed = legal_terraces(state, from);
    RC_ASSERT(choice.size() == listed.size());
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const Placement chosen = choice.at(i);
        RC_ASSERT(chosen.at == listed[i].at);
        RC_ASSERT(chosen.level == listed[i].level);
        RC_ASSERT(chosen.open == listed[i].open);
    }
}

PROPERTY(Property, AQuickGameIsPlayedByListedMoves, (std::uint32_t seed)) {
    chance().seed(seed);
    State state = any_game(Depth::full, pick(20)).state;
    QuickGame game(seed);
    std::optional<State> expected; // of the turn in progress
    const auto watch = [&expected](const State& now, const auto& step) {
        if (expected) RC_ASSERT(now == *expected);
        if constexpr (std::is_same_v<std::decay_t<decltype(step)>, Placement>) {
            expect_the_choice_to_be_the_list(now, step.from);
            RC_ASSERT(check(now, step).empty());
            expected = play(now, {step});
        } else {
            RC_ASSERT(check(now, as_entered(step)).empty());
            expected = play(now, {as_entered(step)});
        }
    };
    while (!state.over()) {
        game.play_turn(state, watch);
        expected.reset();
    }
}

/// A terrace on top of what lies there, at any level that the cells below it leave.
Terrace any_terrace_on(const Garden& garden) {
    Terrace terrace{Cell{}.moved(static_cast<int>(pick(board_size - 1)), static_cast<int>(pick(board_size - 1)))};
    int top = 0;
    for (const Corner corner : corners) top = std::max(top, garden.top(terrace.cell(corner)));
    terrace.level = static_cast<std::int8_t>(top + 1 + static_cast<int>(pick(2)));
    if (one_in(2)) terrace.open = any_of(corners);
    terrace.flower = any_of(flowers);
    return terrace;
}

Space any_space_of(const Garden& garden) {
    const Terrace terrace = any_of(garden.terraces());
    return {terrace.cell(any_of(corners)), terrace.level};
}

/// Whatever the table let stand: levels, places and kinds of any kind.
Garden any_pieces() {
    Garden garden;
    for (std::size_t pieces = pick(30); pieces > 0; --pieces) {
        if (garden.terraces().empty() || one_in(3)) {
            if (const Terrace terrace = any_terrace_on(garden); terrace.level <= max_level) garden.place(terrace, {});
            continue;
        }
        const Space a = any_space_of(garden), b = any_space_of(garden);
        const Kind kind = any_of(kinds);
        garden.build({kind, a, kind == Kind::statue ? a : b});
        const int far = one_in(2) ? 2 : -2;
        const Space across{one_in(2) ? a.cell.moved(far, 0) : a.cell.moved(0, far), a.level};
        if (garden.terrace_at(across)) garden.build({Kind::bridge, a, across});
    }
    return garden;
}

/// Nothing lies over the space: the terraces are asked one after the other.
bool plainly_seen(const Garden& garden, Space space) {
    return std::ranges::none_of(garden.terraces(), [space](const Terrace& terrace) {
        return terrace.level > space.level && terrace.covers(space.cell);
    });
}

bool plainly_seen(const Garden& garden, const Terrace& terrace) {
    return std::ranges::any_of(corners, [&](Corner corner) {
        return plainly_seen(garden, Space{terrace.cell(corner), terrace.level});
    });
}

bool plainly_seen(const Garden& garden, const Ornament& ornament) {
    const auto middle = ornament.middle();
    return plainly_seen(garden, ornament.a) || plainly_seen(garden, ornament.b) ||
           (middle && plainly_seen(garden, *middle));
}

/// As the rulebook counts them.
int plain_total(const Garden& garden) {
    int sum = 0, highest = 0;
    std::map<Kind, int> of_kind;
    std::map<Flower, int> of_flower;
    for (const Ornament& ornament : garden.ornaments())
        if (plainly_seen(garden, ornament)) sum += points(ornament), ++of_kind[ornament.kind];
    for (const Terrace& terrace : garden.terraces()) {
        if (plainly_seen(garden, terrace)) ++of_flower[terrace.flower];
        sum += terrace.open && plainly_seen(garden, Space{terrace.cell(*terrace.open), terrace.level});
        highest = std::max<int>(highest, terrace.level);
    }
    const auto sets = [](const auto& count) {
        return count.size() < 4 ? 0 : std::ranges::min(count | std::views::values);
    };
    return sum + points_a_set * (sets(of_kind) + sets(of_flower)) + 2 * highest;
}

PROPERTY(Property, TheTotalAndTheItemsOfAnyPiecesAreThoseOfThePlainCheck, (std::uint32_t seed)) {
    chance().seed(seed);
    for (int i = 0; i < 20; ++i) {
        const Garden garden = any_pieces();
        int items = 0;
        for (const Category& category : score(garden)) items += category.points();
        RC_ASSERT(items == plain_total(garden));
        RC_ASSERT(total(garden) == plain_total(garden));
    }
}

PROPERTY(Property, ATerraceIsListedExactlyWhenItIsLegal, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress(pick(10));
    const auto listed = legal_terraces(state);
    for (int i = 0; i < 200; ++i) {
        Placement placement{.from = one_in(2) ? From::dug : From::slot,
                            .at = Cell{}.moved(static_cast<int>(pick(8)), static_cast<int>(pick(8))),
                            .level = 1 + static_cast<int>(pick(7))};
        if (!one_in(3)) placement.open = any_of(corners);
        if (state.depth != Depth::full) placement.from = From::dug, placement.tile.emplace();
        const bool is_listed = std::ranges::any_of(listed, [&](const TerraceMove& move) {
            return move.from == placement.from && move.at == placement.at && move.level == placement.level &&
                   move.open == placement.open;
        });
        RC_ASSERT(is_listed == check(state, placement).empty());
    }
}

Space any_space_near(const State& state) {
    const auto& terraces = state.seat().garden.terraces();
    if (terraces.empty()) return *read_space("a1@1");
    const Terrace& terrace = terraces[pick(terraces.size())];
    return {terrace.cell(any_of(corners)), terrace.level};
}

PROPERTY(Property, AnOrnamentIsListedExactlyWhenItIsLegal, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress(pick(10));
    const auto listed = legal_ornaments(state);
    for (int i = 0; i < 200; ++i) {
        Building building{.kind = any_of(kinds), .at = {any_space_near(state)}};
        if (building.kind != Kind::statue) building.at.push_back(any_space_near(state));
        std::ranges::sort(building.at);
        if (one_in(3)) building.as_if = {any_of(building.at)};
        const auto same_place = std::ranges::find_if(
            listed, [&](const Building& b) { return b.kind == building.kind && b.at == building.at; });
        const bool is_legal = check(state, building).empty();
        if (is_legal) RC_ASSERT(same_place != listed.end());
        if (same_place != listed.end() && same_place->as_if == building.as_if) RC_ASSERT(is_legal);
    }
}

/// Everything that can be built one after another, tried in every order.
int most_by_trying_all(const State& state) {
    int most = total(state.seat().garden);
    for (const Building& building : legal_ornaments(state)) {
        const bool entered = std::ranges::all_of(building.at, [&](Space space) {
            return state.seat().garden.terrace_at(space)->symbol_at(space.cell) != Symbol::unknown;
        });
        if (entered) most = std::max(most, most_by_trying_all(play(state, Step{building})));
    }
    return most;
}

PROPERTY(Property, WhatWasMissedIsTheMostOfAllOrders, (std::uint32_t seed)) {
    chance().seed(seed);
    State state = any_turn_in_progress(pick(10));
    while (legal_ornaments(state).size() > 8)
        state = any_turn_in_progress(pick(10)); // of more, the orders are too many
    const Missed found = missed(state);
    RC_ASSERT(found.points == most_by_trying_all(state) - total(state.seat().garden));
}

PROPERTY(Property, TheEffectIsUsedOnlyWhereItMayServe, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_turn_in_progress(pick(10));
    const auto spaces = effect_spaces(state);
    for (const Building& ornament : legal_ornaments(state))
        for (Space space : ornament.as_if) RC_ASSERT(std::ranges::count(spaces, space) == 1);
}

TEST(EffectSpaces, AreTheSymbolsOrTheBlanksOfThisTurnUntilOneIsUsed) {
    for (const auto& [effect, expected] : {std::pair{Effect::convert, "b2@1"}, {Effect::wild, "a1@1"}}) {
        Game game = builds({effect});
        turn(game, {terrace({"SF..", "e1"})});
        turn(game, {terrace({"SF?.", "a1"}), statue("a2@1")}).turns.back().done = false;
        EXPECT_EQ(effect_spaces(replay(game).state), spaces({expected}));
        game.turns.back().steps.push_back(build(Kind::statue, {expected}, {expected}));
        ASSERT_TRUE(replay(game).report.legal());
        EXPECT_TRUE(effect_spaces(replay(game).state).empty());
    }
}

TEST(Missed, SpacesThatWereNotEnteredAreLeftAlone) {
    Game game = builds();
    turn(game, {terrace({"????", "a1"})}).turns.back().done = false;
    EXPECT_FALSE(legal_ornaments(replay(game).state).empty());
    EXPECT_EQ(missed(replay(game).state).points, 0);
}

TEST(Missed, IsExactWhereTheEffectCanBeSpentOnlyOnce) {
    Game game = builds({Effect::convert});
    turn(game, {});
    turn(game, {terrace({"FB..", "a1"})}).turns.back().done = false;
    const Missed found = missed(replay(game).state);
    EXPECT_EQ(found.points, 1);
    EXPECT_EQ(found.ornaments.size(), 1u);
}

TEST(Missed, AStatueThatBringsAnotherIntoLineComesFirst) {
    Game game = builds();
    turn(game, {terrace({"S.S.", "c3"}), terrace({"SS..", "e2"})});
    game.turns.back().steps.insert(game.turns.back().steps.begin() + 1, statue("c4@1"));
    game.turns.back().done = false;
    // c4 stands; d3 lines up with e3 and f3 once one of those stands, but none of them with c4.
    EXPECT_EQ(missed(replay(game).state).points, 0);
}

TEST(Missed, TheWidestChoiceIsStillExact) {
    // Two terraces of fountains among terraces of fountains: every space can join any of its neighbours.
    Game game = builds({}, {.fountain = FountainOn::any});
    const auto fountains = [](std::string_view at) { return terrace({"FFFF", at}); };
    turn(game, {fountains("a3"), fountains("c1")});
    turn(game, {fountains("e1"), fountains("g3")});
    turn(game, {fountains("c5"), fountains("e5")});
    turn(game, {fountains("c3"), fountains("e3")}).turns.back().done = false;
    EXPECT_EQ(missed(replay(game).state).points, 8 * 3) << "each of the eight spaces with a neighbour outside";
}

clerk::Record any_record() {
    const Depth depth = one_in(2) ? Depth::full : Depth::builds;
    return record(any_game(depth, 1 + pick(10)).game);
}

PROPERTY(EarlierTurnOfAnyGame, LeftAloneIsAsItWas, (unsigned seed)) {
    chance().seed(seed);
    clerk::test::assert_left_alone<Game>(any_record());
}

PROPERTY(EarlierTurnOfAnyGame, WithoutAStepKeepsAllTurnsAfterItAndIsJudgedFromThereOn, (unsigned seed)) {
    chance().seed(seed);
    clerk::test::assert_judged_without_a_step<Game>(any_record());
}

}
