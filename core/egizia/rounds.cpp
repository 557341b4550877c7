#include "core/egizia/rounds.h"

#include "core/egizia/stones.h"

#include <algorithm>
#include <numeric>

namespace clerk::egizia {

namespace {

constexpr int stones_of_the_last_level = 3, points_of_the_last_level = 2;
constexpr int lost_a_grain[] = {3, 2, 2, 1, 1}; ///< points, by the level of the grain market

void add(int& amount, int more) { amount = std::max(0, amount + more); }

}

void raise(State& state, int player, const std::vector<Crew>& crews) {
    const auto& highest = state.table->board.max_strength;
    for (const Crew crew : crews)
        if (int& strength = state.seat(player).strength[crew]; !highest || strength < *highest) ++strength;
}

void step(State& state, int player, Market market) {
    Seat& seat = state.seat(player);
    int& level = seat.market[market];
    level = std::min(level + 1, last_level[market]);
    if (level < last_level[market]) return;
    if (market == Market::stone)
        seat.stones += stones_of_the_last_level;
    else
        state.score(player, Source::grain_market, points_of_the_last_level);
}

void give(State& state, int player, const Gain& gain) {
    Seat& seat = state.seat(player);
    raise(state, player, gain.raise);
    for (const Field field : fields) add(seat.fields[field], gain.fields[field]);
    add(seat.quarry, gain.quarry);
    add(seat.stones, gain.stones);
    if (!state.round->fed) seat.food += gain.food;
    add(seat.sphinx, gain.sphinx);
    state.score(player, Source::other, gain.points);
    for (const Market market : markets)
        for (int steps = gain.steps[market]; steps > 0; --steps) step(state, player, market);
    state.ring = gain.ring.value_or(state.ring);
}

Feeding feeding(const State& state, int player) {
    const Seat& seat = state.seat(player);
    Feeding told{player, seat.need(), seat.food};
    for (int field = 0; field < state.ring; ++field) told.grain += seat.fields[static_cast<Field>(field)];
    told.points = -std::max(0, told.need - told.grain) * lost_a_grain[seat.market[Market::grain] - 1];
    return told;
}

}

namespace clerk::egizia::rounds {

namespace {

Verdict game_over(const Beginning& beginning) {
    if (beginning.state.rounds_done < rounds_of_a_game) return {};
    return Evidence{};
}

/// Where only builds are entered it is not known for sure who came first to a space of the track.
bool differs_within_spaces(const Beginning& beginning) {
    const Track& track = beginning.state.track;
    if (beginning.state.table->full() || beginning.state.rounds_done == 0) return false;
    return std::ranges::is_sorted(beginning.order(), {}, [&](int player) { return track.score(player); });
}

/// The figures: the players due, by number.
Verdict wrong_order(const Beginning& beginning) {
    const auto due = beginning.state.order_due();
    if (beginning.order() == due || differs_within_spaces(beginning)) return {};
    Evidence evidence;
    for (const int player : due) evidence.figures.push_back(player + 1);
    return evidence;
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Beginning> beginning_a_round[] = {
    {{"round.game-over"}, game_over},         //
    {{"round.order", waivable}, wrong_order}, // numbers of the players in the order due
};

void score_each(State& state, Source source, const std::vector<int>& points) {
    if (points.empty()) return;
    for (const int player : state.round->order) state.score(player, source, points[static_cast<std::size_t>(player)]);
}

/// At how many sites a player took part.
int sites_of(const State& state, int player) {
    const bool share_kept = state.table->rulings.sphinx_share == SphinxShare::kept;
    return static_cast<int>(std::ranges::count_if(sites, [&](Site site) {
        return std::ranges::any_of(state.round->builds, [&](const Worked& build) {
            const bool counts = site != Site::sphinx || !share_kept || build.kept;
            return build.player == player && build.site == site && counts;
        });
    }));
}

}

Checks<Beginning> of_the_beginning() { return beginning_a_round; }

void begin(State& state, const Round& round) {
    const Beginning beginning{state, round};
    const auto order = beginning.order();
    if (differs_within_spaces(beginning)) state.track.arrange(order);
    const std::size_t players = state.seats.size();
    state.round = Progress{.order = order, .passed = std::vector<bool>(players)};
    state.round->used.resize(players);
    state.last_order = order;
    for (Seat& seat : state.seats) {
        seat.rounds.emplace_back();
        seat.food = 0;
    }
    score_each(state, Source::other, round.other);
    score_each(state, Source::feeding, round.feeding);
}

void feed(State& state) {
    if (!state.table->full() || state.round->fed) return;
    for (const int player : state.round->order) state.score(player, Source::feeding, feeding(state, player).points);
    for (Seat& seat : state.seats) seat.stones += seat.quarry;
    state.round->fed = true;
}

void end(State& state) {
    constexpr int points[] = {0, 1, 3, 6};
    for (const int player : std::vector(state.track.ranking))
        state.score(player, Source::cooperation, points[sites_of(state, player)]);
    state.round.reset();
    ++state.rounds_done;
}

}

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
