#include "core/egizia/play.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/egizia/stones.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clerk::egizia {

namespace {

/// Plays the entries one by one. True when all stand.
template <class Entry, class Check, class CarryOut>
bool play_all(State& state, Report& report, Where where, const std::vector<Entry>& entries, Check check,
              CarryOut carry_out) {
    for (const Entry& entry : entries) {
        where.player = entry.player;
        if (!file(report, where, check(state, entry), entry.waived)) return false;
        carry_out(state, entry);
        ++where.index;
    }
    return true;
}

/// Plays one round as far as it stands. True when it stands whole.
bool play_round(State& state, Report& report, const Round& round) {
    Where where{.player = Where::nobody, .round = state.rounds_done + 1};
    if (!file(report, where, judge(rounds::of_the_beginning(), rounds::Beginning{state, round}), round.waived))
        return false;
    rounds::begin(state, round);
    where.piece = "ship";
    if (!play_all(state, report, where, round.ships, ships::check,
                  [](State& now, const Ship& ship) { ships::carry_out(now, ship); }))
        return false;
    if (round.done || round.builds) rounds::feed(state);
    where.piece = "build";
    if (round.builds && !play_all(state, report, where, *round.builds, building::check, building::carry_out))
        return false;
    if (round.done) rounds::end(state);
    return true;
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.rulings == b.rulings && a.players == b.players && a.board == b.board &&
           a.graves == b.graves;
}

/// How many rounds, from the first on, are played alike.
std::size_t rounds_alike(const Game& a, const Game& b) { return same_setup(a, b) ? alike(a.turns, b.turns) : 0; }

/// Part by part: an unwaived one that breaks a rule ends the check.
void judge_end(Report& report, const State& state, const std::vector<End>& end) {
    Where where{.player = Where::nobody, .end = true};
    if (!file(report, where, judge(ending::of_the_whole(), state), false)) return;
    for (where.player = 0; where.player < static_cast<int>(end.size()); ++where.player) {
        const ending::Ended ended{state, end, where.player};
        if (!file(report, where, judge(ending::of_a_player(), ended), ended.entered().waived)) return;
    }
}

Report judge_tiles(const Game& game) {
    Report report;
    for (int player = 0; player < static_cast<int>(game.end->size()); ++player) {
        const End& end = (*game.end)[static_cast<std::size_t>(player)];
        for (int index = 0; index < static_cast<int>(end.graves.size()); ++index)
            file(report, {.player = player, .piece = "tile", .index = index},
                 judge(ending::of_a_tile(), ending::Tile{game, player, index}), end.waived);
    }
    return report;
}

/// The rounds of a fold, or of a replay.
template <class Folded> Folded played_on(Folded fold, const Game& game) {
    play_turns(fold, game.turns, play_round);
    if (fold.report.legal() && game.end) judge_end(fold.report, fold.state, *game.end);
    fold.report.rounds_played = fold.state.rounds_done;
    fold.report.order = fold.state.order();
    fold.report.track = fold.state.track.scores;
    return fold;
}

}

Fold fold(const Game& game) {
    Fold fold{{State(game), {}}, {State(game)}};
    if (game.depth != Depth::final) return played_on(std::move(fold), game);
    fold.report = judge_tiles(game);
    return fold;
}

Fold fold(const Game& now, const Game& was, Fold earlier) {
    keep_turns(earlier, rounds_alike(now, was));
    return earlier.kept == 0 ? fold(now) : played_on(std::move(earlier), now);
}

Replay replay(const Game& game) {
    if (game.depth == Depth::final) return fold(game);
    return played_on(Replay{State(game), {}}, game);
}

namespace {

// Ships

std::vector<Spot> all_spots(const Board& board) {
    std::vector<Spot> spots;
    for (int card = 1; card <= card_spaces; ++card) spots.push_back(card_space(card));
    for (const std::string_view name : ring_spaces) spots.push_back(ring_space(name));
    for (const auto& [name, effect] : board.spaces)
        if (names_new_ring_space(name)) spots.push_back(ring_space(name));
    for (const Site site : sites) spots.push_back(spot(site));
    return spots;
}

/// Where a ship may lie at a place: the free spaces of a site, or to wait where none is.
std::vector<Berth> berths(const State& state, const Spot& spot) {
    std::vector<Berth> all;
    if (spot.is_site())
        for (const int space : ships::free_spaces(state, spot.site())) all.push_back({spot, space});
    if (all.empty()) all.push_back({spot});
    return all;
}

void list_ships(Moves& moves, const State& state) {
    moves.player = ships::at_turn(state);
    for (int player = 0; player < static_cast<int>(state.seats.size()); ++player)
        moves.feeding.push_back(feeding(state, player));
    if (!moves.player) return;
    for (const Spot& spot : all_spots(state.table->board))
        for (const Berth& berth : berths(state, spot))
            if (keeps(ships::of_the_place(), ships::Sailing{state, *moves.player, Sail{berth.at, berth.space}}))
                moves.places.push_back(berth);
}

// Builds

void list_space(Moves& moves, const State& state, const Space& space) {
    const Stone stone{space};
    if (keeps(stones::of_a_stone(), stones::Setting{*state.table, state.monuments, stone}))
        moves.stones.push_back({space, value_of(*state.table, stone)});
}

void list_stones(Moves& moves, const State& state) {
    for (const Part part : {Part::obelisk, Part::grave, Part::left, Part::right, Part::middle, Part::roof})
        for (int number = 1; number <= most_spaces(part); ++number) list_space(moves, state, {part, number});
    for (int row = 1; row <= most_rows; ++row)
        for (int column = 1; column <= most_spaces(Part::pyramid); ++column)
            list_space(moves, state, {Part::pyramid, column, row});
}

void list_builder(Moves& moves, const State& state, int player, Site site) {
    const auto strength = building::best_strength(state, player);
    const int stones = state.seat(player).stones;
    if (!strength || stones == 0 || !keeps(building::of_the_site(), building::Coming{state, player, site})) return;
    const int most = std::min(*strength, stones);
    moves.builders.push_back({player, site, site == Site::sphinx ? std::min(most, building::most_drawn) : most});
}

}

Moves moves(const State& state) {
    Moves moves{.round = state.rounds_done + 1, .over = state.rounds_done >= rounds_of_a_game};
    if (moves.over) return moves;
    State now = state;
    if (!now.round) rounds::begin(now, {});
    moves.of_ships = now.table->full() && !now.round->fed;
    if (moves.of_ships) {
        list_ships(moves, now);
        return moves;
    }
    list_stones(moves, now);
    if (!now.table->full()) return moves;
    for (const Site site : sites)
        for (int player = 0; player < static_cast<int>(now.seats.size()); ++player)
            list_builder(moves, now, player, site);
    return moves;
}

}

namespace clerk::egizia::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(rounds::of_the_beginning(), ships::of_a_ship(), building::before_the_stones(), stones::of_a_stone(),
               building::after_the_stones(), ending::of_the_whole(), ending::of_a_player(), ending::of_a_tile());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
