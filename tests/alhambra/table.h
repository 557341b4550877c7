// A short way to write down games in tests.
#pragma once

#include "core/alhambra/game.h"
#include "core/alhambra/play.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk::alhambra::test {

using Text = std::string_view;
using Texts = std::vector<Text>;

inline Tile tile(Text text) { return read_tile(text).value(); }
inline Cell cell(Text text) { return read_cell(text).value(); }
inline Card card(Text text) { return read_card(text).value(); }

inline std::vector<Tile> tile_list(const Texts& texts) {
    std::vector<Tile> list;
    for (const Text text : texts) list.push_back(tile(text));
    return list;
}
inline std::vector<Card> card_list(const Texts& texts) {
    std::vector<Card> list;
    for (const Text text : texts) list.push_back(card(text));
    return list;
}
/// {"green", "blue-8-0"}: a tile on a space.
inline Market spaces(const std::vector<std::pair<Currency, Text>>& filled) {
    Market market;
    for (const auto& [space, text] : filled) market.at(space) = tile(text);
    return market;
}

// Steps. `put` is what the record calls place, `lift` what it calls remove.

inline Step take(const Texts& cards) { return {Take{card_list(cards)}}; }
inline Step buy(Currency space, const Texts& pay) { return {Buy{.space = space, .pay = card_list(pay)}}; }
inline Step buy(Text text) { return {Buy{.tile = tile(text)}}; }
inline Step build(Text text, Text at) { return {Build{tile(text), cell(at)}}; }
inline Step lift(Text at) { return {Remove{cell(at)}}; }
inline Step swap(Text out, Text text, Text at) { return {Swap{cell(out), tile(text), cell(at)}}; }
inline Step swap(Text out, Text text) { return swap(out, text, out); }
inline Step put(Text text, Text at) { return {PutDown{tile(text), cell(at)}}; }
inline Step give(Text text) { return {Give{tile(text)}}; }

inline Step waived(Step step) {
    step.waived = true;
    return step;
}

using Steps = std::vector<Step>;

inline Steps operator+(Steps steps, const Steps& more) {
    steps.insert(steps.end(), more.begin(), more.end());
    return steps;
}

/// Bought in depth builds and placed at once: {{"blue-8-0", "1,0"}, …}, no more than the four of the market.
inline Steps laid(const std::vector<std::pair<Text, Text>>& tiles) {
    Steps bought, placed;
    for (const auto& [text, at] : tiles) {
        bought.push_back(buy(text));
        placed.push_back(put(text, at));
    }
    return bought + placed;
}

// Games

inline Game seated(Depth depth, std::size_t players, const Rulings& rulings) {
    Game game{.depth = depth, .rulings = rulings};
    for (std::size_t i = 0; i < players; ++i)
        game.players.push_back({.name = std::string(1, static_cast<char>('A' + i))});
    if (with_dirk(players) && depth != Depth::final)
        game.dirk =
            tile_list({"purple-7-new", "purple-8-nes", "purple-9-es", "purple-9-ne", "purple-9-nw", "purple-10-w"});
    return game;
}

/// Three players, so that Dirk stays away.
inline Game builds(const Rulings& rulings = {}) { return seated(Depth::builds, 3, rulings); }
inline Game builds_with_dirk(const Rulings& rulings = {}) { return seated(Depth::builds, 2, rulings); }

inline Game dealt(std::size_t players, const std::vector<Texts>& hands, const Rulings& rulings) {
    Game game = seated(Depth::full, players, rulings);
    for (const Texts& hand : hands) game.hands.push_back(card_list(hand));
    game.hands.resize(players);
    game.money = card_list({"yellow-1", "green-2", "blue-3", "orange-4"});
    game.market = spaces({{Currency::yellow, "blue-8-0"},
                          {Currency::green, "red-9-0"},
                          {Currency::blue, "brown-9-0"},
                          {Currency::orange, "white-10-0"}});
    return game;
}

/// The cards 1 to 4 and a tile without walls on every space; a hand that is left out is empty.
inline Game full(const std::vector<Texts>& hands = {}, const Rulings& rulings = {}) { return dealt(3, hands, rulings); }
inline Game full_with_dirk(const std::vector<Texts>& hands = {}, const Rulings& rulings = {}) {
    return dealt(2, hands, rulings);
}

/// One more turn, with no end of its own.
inline Game& next(Game& game, Turn turn) {
    game.turns.push_back(std::move(turn));
    return game;
}

/// One more turn of the first player; the others pass in between, which depth builds allows.
inline Game& turn(Game& game, Steps steps) {
    while (game.turns.size() % game.players.size() != 0) game.turns.emplace_back();
    return next(game, {.steps = std::move(steps)});
}

/// The tiles of the box that have not come up, in its order.
inline std::vector<Tile> in_the_bag(const State& state) {
    std::vector<Tile> left;
    std::ranges::copy_if(tiles, std::back_inserter(left), [&](const Tile& t) { return !state.came_up[number(t)]; });
    return left;
}

/// Depth builds: every turn buys what lies on the market, as far as the tiles go, until the game is over or so many
/// turns have gone. None is placed.
inline Game& buy_out(Game& game, std::size_t turns = 1000) {
    for (; turns > 0; --turns) {
        const State state = replay(game).state;
        if (state.over) break;
        const auto left = in_the_bag(state);
        Turn turn;
        for (std::size_t i = 0; i < static_cast<std::size_t>(state.tiles_on_market()); ++i)
            turn.steps.push_back({Buy{.tile = left.at(i)}});
        next(game, turn);
    }
    return game;
}

/// An end in which nobody wins or places anything.
inline Game& ended(Game& game) {
    game.end.emplace(game.players.size());
    return game;
}

inline FinalTile lies(Text text, Text at) { return {.tile = tile(text), .at = cell(at)}; }
inline FinalTile waived(FinalTile tile) {
    tile.waived = true;
    return tile;
}

/// Finished palaces of one scoring, those of the last players left out empty.
inline Round round_of(std::vector<FinalPalace> palaces, std::size_t players = 3) {
    palaces.resize(players);
    return {.palaces = std::move(palaces)};
}
inline Game final_palaces(std::vector<Round> rounds, const Rulings& rulings = {}) {
    const Round& first = rounds.front();
    Game game = seated(Depth::final, std::max(first.palaces.size(), first.points.size()), rulings);
    game.rounds = std::move(rounds);
    return game;
}

inline Palace palace(const std::vector<std::pair<Text, Text>>& tiles) {
    Palace palace;
    for (const auto& [text, at] : tiles) palace.lay(tile(text), cell(at));
    return palace;
}

// What was said of it

inline std::vector<std::string> ids(const Findings& findings) {
    std::vector<std::string> list;
    for (const Finding& finding : findings) list.emplace_back(finding.rule->id);
    return list;
}

inline std::vector<std::string> ids(const std::vector<Breach>& breaches) {
    std::vector<std::string> list;
    for (const Breach& breach : breaches) list.emplace_back(breach.finding.rule->id);
    return list;
}

inline std::vector<std::string> violations(const Game& game) { return ids(replay(game).report.violations); }
inline std::vector<std::string> waivers(const Game& game) { return ids(replay(game).report.waived); }

inline std::vector<std::string> written(const std::vector<Place>& places) {
    std::vector<std::string> list;
    for (const Place& place : places) list.push_back(write(place));
    return list;
}
inline std::vector<std::string> written(const std::vector<Tile>& tiles) {
    std::vector<std::string> list;
    for (const Tile& tile : tiles) list.push_back(write(tile));
    return list;
}

inline ScoreSheet scored(const Game& game) { return score(game, replay(game).state); }

}
