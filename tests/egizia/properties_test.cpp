// What holds of every game.
#include "core/document.h"
#include "core/egizia/stones.h"
#include "tests/core/fold_property.h"
#include "tests/egizia/random_game.h"
#include "tests/property.h"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

namespace clerk::egizia::test {

namespace {

PROPERTY(EgiziaProperty, AGamePlayedByTheRulesIsLegalAndReplaysToWhereItWas, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game();
    const Replay whole = replay(played.game);
    RC_ASSERT(whole.report.violations.empty());
    RC_ASSERT(whole.state == played.state);
    RC_ASSERT(whole.report.rounds_played == played.state.rounds_done);
}

PROPERTY(EgiziaProperty, APrintedRecordReadsAsItself, (std::uint32_t seed)) {
    chance().seed(seed);
    const Record original = record(any_game().game);
    const auto again = parse(print(original));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == original);
    RC_ASSERT(*put_together(take_apart(original)) == original);
}

PROPERTY(EgiziaProperty, TheMarkersStandWhereTheLinesOfTheRoundsSay, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game();
    for (std::size_t i = 0; i < played.state.seats.size(); ++i) {
        int sum = 0;
        for (const RoundPoints& points : played.state.seats[i].rounds)
            sum = std::accumulate(points.begin(), points.end(), sum);
        RC_ASSERT(sum == played.state.track.scores[i]);
    }
    const Track& track = played.state.track;
    RC_ASSERT(std::ranges::is_sorted(track.ranking, std::ranges::greater{}, [&](int p) { return track.score(p); }));
    std::vector<int> players = track.ranking;
    std::ranges::sort(players);
    for (std::size_t i = 0; i < players.size(); ++i) RC_ASSERT(players[i] == static_cast<int>(i));
}

PROPERTY(EgiziaProperty, NothingFallsBelowNothing, (std::uint32_t seed)) {
    chance().seed(seed);
    for (const Seat& seat : any_game().state.seats) {
        RC_ASSERT(seat.stones >= 0 && seat.quarry >= 0 && seat.sphinx >= 0);
        for (const int field : seat.fields) RC_ASSERT(field >= 0);
        RC_ASSERT(seat.market[Market::stone] <= 4 && seat.market[Market::grain] <= 5);
    }
}

PROPERTY(EgiziaProperty, TheSpacesListedAreThoseWhereAStoneMayBePlaced, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(4);
    const Moves legal = moves(played.state);
    if (legal.over || legal.of_ships) return;
    const auto listed = [&](const Space& space) {
        return std::ranges::find(legal.stones, space, &OpenSpace::at) != legal.stones.end();
    };
    for (int tries = 0; tries < 60; ++tries) {
        Stone stone{{static_cast<Part>(pick(7)), pick(1, 5)}};
        if (stone.at.part == Part::pyramid) stone.at.row = pick(1, 4);
        if (stone.at.part == Part::middle) stone.at.number = 1;
        const auto findings =
            judge(stones::of_a_stone(), stones::Setting{*played.state.table, played.state.monuments, stone});
        RC_ASSERT(listed(stone.at) == findings.empty());
    }
}

PROPERTY(EgiziaProperty, ThePlacesListedAreThoseWhereAShipMayLie, (std::uint32_t seed)) {
    chance().seed(seed);
    Game game = any_setup(Depth::full);
    State state(game);
    Round round;
    rounds::begin(state, round);
    for (int ships = pick(0, 12); ships > 0; --ships)
        if (const Moves legal = moves(state); legal.player && !legal.places.empty())
            ships::carry_out(state, Ship{*legal.player, any_sail(state, any_of(legal.places))});
    const Moves legal = moves(state);
    if (!legal.player) return;
    for (int tries = 0; tries < 60; ++tries) {
        Berth berth{one_in(2) ? card_space(pick(1, 10)) : spot(any_of(sites))};
        if (berth.at.is_site()) berth.space = pick(1, 3);
        const auto findings = judge(ships::of_a_ship(), ships::Sailing{state, *legal.player, {berth.at, berth.space}});
        const bool listed = std::ranges::any_of(
            legal.places, [&](const Berth& one) { return one.at == berth.at && one.space == berth.space; });
        RC_ASSERT(listed == findings.empty());
    }
}

PROPERTY(EgiziaProperty, TheBuildersListedCanBuildForThatMuchAndNoMore, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(Depth::full, pick(1, 5));
    const Moves legal = moves(played.state);
    for (const Builder& builder : legal.builders) {
        if (builder.site != Site::sphinx) continue;
        Build build{builder.player, Draw{builder.most, 0}};
        name_crew(build, played.state);
        RC_ASSERT(building::check(played.state, build).empty());
        build.what = Draw{builder.most + 1, 0};
        RC_ASSERT(!building::check(played.state, build).empty());
    }
}

PROPERTY(EgiziaProperty, RanksAreOneToAllAndFollowTheTotals, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game();
    const ScoreSheet sheet = score(played.game, played.state);
    for (const PlayerScore& a : sheet.players)
        for (const PlayerScore& b : sheet.players) {
            if (a.total() > b.total()) RC_ASSERT(a.rank < b.rank);
            RC_ASSERT(&a == &b || a.rank != b.rank);
        }
    RC_ASSERT(std::ranges::count(sheet.players, true, &PlayerScore::winner) == 1);
}

// Folding again

void edit(Game& game) {
    if (game.turns.empty()) return;
    Round& round = game.turns[pick(game.turns.size())];
    switch (pick(6)) {
    case 0: round.waived ^= true; break;
    case 1: game.turns.resize(pick(game.turns.size() + 1)); break;
    case 2: game.rulings = any_rulings(); break;
    case 3: game.turns.back().done ^= true; break;
    case 4:
        game.end.emplace(game.players.size());
        for (End& end : *game.end) end.sphinx = {pick(0, 9)};
        break;
    default:
        if (!round.ships.empty())
            round.ships.erase(round.ships.begin() + static_cast<std::ptrdiff_t>(pick(round.ships.size())));
    }
}

PROPERTY(EgiziaProperty, AGameFoldedAgainIsTheGameFoldedAnew, (std::uint32_t seed)) {
    chance().seed(seed);
    Record was = record(any_game().game);
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
