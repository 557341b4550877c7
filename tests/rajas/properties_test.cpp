// What holds of every game.
#include "core/document.h"
#include "core/rajas/score.h"
#include "core/rajas/visiting.h"
#include "tests/core/fold_property.h"
#include "tests/property.h"
#include "tests/rajas/random_game.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include <gtest/gtest.h>

namespace clerk::rajas::test {

namespace {

PROPERTY(RajasProperty, AGamePlayedByTheRulesIsLegalAndReplaysToWhereItWas, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game();
    const Replay whole = replay(played.game);
    RC_ASSERT(whole.report.legal());
    RC_ASSERT(whole.report.turns_played == static_cast<int>(played.game.turns.size()));
    for (const Breach& breach : whole.report.waived) RC_ASSERT(breach.finding.rule->id == "turn.no-tile");
    RC_ASSERT(whole.state == played.state);
}

PROPERTY(RajasProperty, APrintedRecordReadsAsItself, (std::uint32_t seed)) {
    chance().seed(seed);
    const Record original = record(any_game().game);
    const auto again = parse(print(original));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == original);
    RC_ASSERT(*put_together(take_apart(original)) == original);
}

int together(const Sources& amounts) { return std::accumulate(amounts.begin(), amounts.end(), 0); }

PROPERTY(RajasProperty, WhatFameAndMoneyCameFromIsWhatTheMarkersShow, (std::uint32_t seed)) {
    chance().seed(seed);
    for (const Seat& seat : any_game().state.seats) {
        RC_ASSERT(together(seat.money_from) == seat.money);
        RC_ASSERT(together(seat.fame_from) == seat.fame);
        RC_ASSERT(seat.money >= 0);
    }
}

PROPERTY(RajasProperty, ThePiecesOfTheBoxAreEnough, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_game().state;
    for (const Colour colour : colours) {
        std::ptrdiff_t dice = 0;
        for (const Seat& seat : state.seats) dice += std::ranges::count(seat.dice, colour, &Die::colour);
        RC_ASSERT(dice <= dice_of_a_colour);
    }
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        RC_ASSERT(static_cast<int>(seat.dice.size()) <= state.table->capacity(static_cast<int>(i)));
        RC_ASSERT(seat.karma >= 0 && seat.karma <= most_karma);
        RC_ASSERT(seat.placed <= seat.workers());
        RC_ASSERT(std::ranges::all_of(seat.levels, [](int level) { return level >= 2 && level <= 4; }));
    }
}

PROPERTY(RajasProperty, AllButTheFreeTilesAreLinked, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_game().state;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const ProvinceSide* side = state.table->province(static_cast<int>(i));
        if (side) RC_ASSERT(linked(state.seats[i].province, *side).size() == state.seats[i].province.tiles.size());
    }
}

/// A position somewhere in a game, in the middle of a turn perhaps.
State any_position() {
    Played played = any_game(pick(0, 40));
    if (played.state.over) return played.state;
    Hand hand{played.game, played.state};
    if (one_in(2))
        hand.enter({Visit{{SpotKind::quarry}, visiting::coins_due(hand.state, {}).value_or(visiting::Range{}).lowest}});
    if (one_in(3)) hand.state.progress.owed.covers = 1;
    return hand.state;
}

/// All that may be tried with a worker: each place, with no die and with each of all dice.
std::vector<Visit> all_visits(const State& state) {
    std::vector<Visit> visits;
    const auto try_at = [&](const Spot& spot) {
        Visit visit{spot};
        if (takes_coins(spot.kind)) {
            const auto due = visiting::coins_due(state, spot);
            if (!due) return;
            visit.coins = due->lowest;
        }
        visits.push_back(visit);
        for (const Colour colour : colours)
            for (int value = 1; value <= highest_value; ++value) {
                visit.pay = {{colour, value}};
                visits.push_back(visit);
            }
    };
    for (std::size_t kind = 0; kind + 1 < spot_ids.size(); ++kind) try_at({static_cast<SpotKind>(kind)});
    if (state.table->board.palace)
        for (const PalacePlace& place : *state.table->board.palace) try_at({SpotKind::own, place.name});
    return visits;
}

bool is_listed(const std::vector<WorkerMove>& moves, const Visit& visit) {
    return std::ranges::any_of(moves, [&](const WorkerMove& move) {
        const bool paid =
            move.dice ? visit.pay.size() == 1 && std::ranges::count(*move.dice, visit.pay[0]) == 1 : visit.pay.empty();
        return move.at == visit.at && move.coins == visit.coins && paid;
    });
}

PROPERTY(RajasProperty, TheWorkersListedAreThoseThatBreakNoRule, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_position();
    const Moves legal = moves(state);
    if (legal.over) return;
    for (const Visit& visit : all_visits(state))
        RC_ASSERT(is_listed(legal.workers, visit) == check(state, Step{visit}).empty());
}

bool allowed(const std::vector<Site>& sites, Cell cell, Roads roads) {
    const auto site = std::ranges::find(sites, cell, &Site::at);
    return site != sites.end() && std::ranges::any_of(site->roads, [&](Roads least) { return least.within(roads); });
}

/// No other rule than those of payment is broken.
bool fits(const State& state, Cell cell, Roads roads) {
    const Findings findings = check(state, Step{Lay{Tile{Colour::blue, 1, roads}, cell}});
    return std::ranges::all_of(findings, [](const Finding& finding) { return finding.rule->id == "pay.short"; });
}

PROPERTY(RajasProperty, TheCellsListedAreThoseWhereATileMayLie, (std::uint32_t seed)) {
    chance().seed(seed);
    const State state = any_position();
    if (state.over || !state.province_side()) return;
    const Moves legal = moves(state);
    const Owed& owed = state.progress.owed;
    for (int x = 1; x <= 5; ++x)
        for (int y = 1; y <= 4; ++y)
            for (unsigned bits = 0; bits < 16; ++bits) {
                const Cell cell{x, y};
                const bool listed = allowed(legal.sites, cell, Roads(bits)) || allowed(legal.covers, cell, Roads(bits));
                const bool asked = owed.tiles + owed.covers > 0;
                RC_ASSERT(listed == (asked && fits(state, cell, Roads(bits))));
            }
}

PROPERTY(RajasProperty, RanksFollowTheGapOfThoseWhoHaveMet, (std::uint32_t seed)) {
    chance().seed(seed);
    std::vector<Outcome> all;
    for (int i = pick(2, 4); i > 0; --i) {
        all.push_back({one_in(2), std::nullopt, one_in(3) ? std::nullopt : std::optional(pick(-3, 3))});
    }
    const auto order = ranks(all);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) {
            if (all[i].met && !all[j].met) RC_ASSERT(order[i] < order[j]);
            if (all[i].met && all[j].met && all[i].gap.value_or(0) > all[j].gap.value_or(0))
                RC_ASSERT(order[i] < order[j]);
        }
    RC_ASSERT(std::ranges::count(order, 1) >= 1);
}

// Folding again

/// One change of the set-up, which every turn is judged by.
struct Changed {
    const char* of;
    std::function<void(Game&)> change;
};

TEST(RajasFold, BeginsAnewWhereTheSetUpIsAnother) {
    const Changed changes[] = {
        {"variant", [](Game& game) { game.variant = Variant::navaratnas; }},
        {"rulings", [](Game& game) { game.rulings.last_turns = LastTurns::others; }},
        {"players", [](Game& game) { game.players.front().name = "Raji"; }},
        {"board", [](Game& game) { game.board.last_money_bonus = 50; }},
        {"ganges",
         [](Game& game) {
             game.ganges.push_back({1, {.money = 1}});
         }},
        {"yields", [](Game& game) { game.yields.resize(2); }},
        {"dice", [](Game& game) { game.dice.front() = {}; }},
        {"gaps",
         [](Game& game) {
             game.gaps = {1, -1};
         }},
    };
    Game was{.players = {{"A"}, {"B"}}, .dice = {{{Colour::blue, 1}}, {}}};
    was.turns = {{.steps = {{Visit{{SpotKind::assorted}}}}}};
    EXPECT_EQ(fold(was, was, fold(was)).kept, 1U);
    for (const Changed& changed : changes) {
        Game now = was;
        changed.change(now);
        const Fold again = fold(now, was, fold(was));
        EXPECT_EQ(again.kept, 0U) << changed.of;
        EXPECT_TRUE(again.state == replay(now).state) << changed.of;
    }
}

TEST(RajasFold, TellsApartWhatIsOwed) {
    const auto owing = [](int most) {
        Game game{.players = {{"A"}, {"B"}}};
        game.turns = {{.steps = {{Gain{{.market = MarketReward{.most = most}}}}}, .done = false}};
        return replay(game).state;
    };
    EXPECT_TRUE(owing(2) == owing(2));
    EXPECT_FALSE(owing(2) == owing(3));
}

void edit(Game& game) {
    if (game.turns.empty()) return;
    Turn& turn = game.turns[pick(game.turns.size())];
    switch (pick(5)) {
    case 0: turn.waived ^= true; break;
    case 1: game.turns.resize(pick(game.turns.size() + 1)); break;
    case 2: game.rulings = any_rulings(); break;
    case 3:
        if (!game.turns.back().met) game.turns.back().done ^= true;
        break;
    default:
        if (!turn.steps.empty())
            turn.steps.erase(turn.steps.begin() + static_cast<std::ptrdiff_t>(pick(turn.steps.size())));
    }
}

PROPERTY(RajasProperty, AGameFoldedAgainIsTheGameFoldedAnew, (std::uint32_t seed)) {
    chance().seed(seed);
    Record was = record(any_game(20).game);
    RecordFold folded = fold(was);
    for (int edits = 0; edits < 4; ++edits) {
        Record now = was;
        edit(std::get<Game>(now.game));
        folded = clerk::test::folded_again(now, was, std::move(folded));
        was = std::move(now);
    }
}

}

}
