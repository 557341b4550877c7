#include "core/egizia/ending.h"

#include "core/egizia/stones.h"

#include <algorithm>
#include <numeric>

namespace clerk::egizia::ending {

namespace {

Verdict not_yet(const State& state) {
    if (state.rounds_done >= rounds_of_a_game) return {};
    return Evidence{{}, {state.rounds_done, rounds_of_a_game}};
}

Verdict not_each_card(const Ended& ended) {
    const int held = ended.state.seat(ended.player).sphinx;
    const auto given = static_cast<int>(ended.entered().sphinx.size());
    if (!ended.state.table->full() || given == held) return {};
    return Evidence{{}, {given, held}};
}

Verdict too_many(const Tile& tile) {
    const auto before = static_cast<int>(tile.before().size());
    if (before < most_graves) return {};
    return Evidence{{}, {before + 1, most_graves}};
}

Verdict no_such_tile(const Tile& tile) {
    const auto& tiles = tile.game.board.graves;
    if (!tiles) return {};
    const auto there_are = std::ranges::count(*tiles, tile.value());
    if (std::ranges::count(tile.before(), tile.value()) < there_are) return {};
    return stones::too_many_of({}, tile.value(), static_cast<int>(there_are));
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<State> ending_the_game[] = {
    {{"end.not-yet"}, not_yet}, // rounds played, rounds of a game
};

constexpr Check<Ended> ending_of_a_player[] = {
    {{"end.sphinx", waivable}, not_each_card}, // figures entered, cards held
};

constexpr Check<Tile> entering_a_tile[] = {
    {{"grave.too-many", waivable}, too_many}, // which tile it is, tiles in play
    {stones::grave_tile, no_such_tile},       // value, tiles of that value
};

// The final scoring

constexpr int level_that_sells = 3; ///< of the stone market

int points_for_tiles(int sum) { return sum == 0 ? 0 : sum <= 10 ? 2 : sum <= 20 ? 5 : 9; }

/// Null before the rounds are over: what is entered of the end belongs to no earlier state.
const End* end_of(const Game& game, const State& state, int player) {
    const bool over = game.depth == Depth::final || state.rounds_done >= rounds_of_a_game;
    return game.end && over ? &(*game.end)[static_cast<std::size_t>(player)] : nullptr;
}

int points_for_stones(const Game& game, const State& state, int player) {
    const Seat& seat = state.seat(player);
    const End* end = end_of(game, state, player);
    const bool known = state.table->full();
    const int stones = known ? seat.stones : end ? end->stones : 0;
    const int level = known ? seat.market[Market::stone] : end ? end->stone_market : 1;
    return level >= level_that_sells ? stones / 2 : 0;
}

int points_for_cards(const Game& game, const State& state, int player) {
    const End* end = end_of(game, state, player);
    return end ? std::accumulate(end->sphinx.begin(), end->sphinx.end(), 0) : 0;
}

/// As entered, or by score with ties in the players' order.
Track track_entered(const Game& game) {
    std::vector<int> scores, ranking(game.players.size());
    for (const End& end : *game.end) scores.push_back(*end.score);
    std::iota(ranking.begin(), ranking.end(), 0);
    std::ranges::stable_sort(ranking, std::ranges::greater{},
                             [&](int player) { return scores[static_cast<std::size_t>(player)]; });
    return Track(game.track.value_or(ranking), scores);
}

}

std::vector<int> Tile::before() const {
    std::vector<int> values;
    for (int other = 0; other <= player; ++other) {
        const auto& graves = (*game.end)[static_cast<std::size_t>(other)].graves;
        values.insert(values.end(), graves.begin(), other < player ? graves.end() : graves.begin() + index);
    }
    return values;
}

Checks<State> of_the_whole() { return ending_the_game; }
Checks<Ended> of_a_player() { return ending_of_a_player; }
Checks<Tile> of_a_tile() { return entering_a_tile; }

int grave_sum(const Game& game, const State& state, int player) {
    if (game.depth != Depth::final) return state.seat(player).grave_sum;
    const End& end = *end_of(game, state, player);
    return end.grave_sum.value_or(std::accumulate(end.graves.begin(), end.graves.end(), 0));
}

FinalScoring final_scoring(const Game& game, const State& state) {
    const bool only_the_end = game.depth == Depth::final;
    FinalScoring scoring{.track = only_the_end ? track_entered(game) : state.track};
    scoring.points.resize(game.players.size());
    std::vector<int> order = scoring.track.order_due();
    if (game.rulings.final_order == FinalOrder::last_round)
        order = only_the_end ? game.order.value_or(state.last_order) : state.last_order;
    std::ranges::reverse(order);
    for (const int player : order) {
        auto& points = scoring.points[static_cast<std::size_t>(player)];
        points[Source::stones] = points_for_stones(game, state, player);
        points[Source::grave_tiles] = points_for_tiles(grave_sum(game, state, player));
        points[Source::sphinx_cards] = points_for_cards(game, state, player);
        for (const Source source : {Source::stones, Source::grave_tiles, Source::sphinx_cards})
            scoring.track.move(player, points[source]);
    }
    return scoring;
}

}
