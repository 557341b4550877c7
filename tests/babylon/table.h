// A short way to write down games in tests. Symbols are four letters clockwise from north-west:
// S statue, F fountain, B bridge, T stairs, . blank, ? not entered.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/play.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::babylon::test {

inline Tile tile(std::string_view symbols, Flower flower = Flower::yellow) {
    constexpr std::string_view letters = "SFBT.?";
    Tile tile{flower};
    for (std::size_t i = 0; i < 4; ++i) tile.symbols[i] = static_cast<Symbol>(letters.find(symbols[i]));
    return tile;
}

struct Terr {
    std::string_view symbols;
    std::string_view at;
    int level = 1;
    std::optional<Corner> open = {};
    int rotation = 0;
    Flower flower = Flower::yellow;
};

inline Placement placement(const Terr& terrace) {
    return {.tile = TileEntry{tile(terrace.symbols, terrace.flower)},
            .at = *read_cell(terrace.at),
            .rotation = terrace.rotation,
            .level = terrace.level,
            .open = terrace.open};
}

inline Step terrace(const Terr& terrace) { return {placement(terrace)}; }

inline Step from(From from, std::string_view at, int level = 1, std::optional<Corner> open = {}) {
    return {Placement{.from = from, .at = *read_cell(at), .level = level, .open = open}};
}

inline std::vector<Space> spaces(const std::vector<std::string_view>& texts) {
    std::vector<Space> list;
    for (std::string_view text : texts) list.push_back(*read_space(text));
    return list;
}

inline Step build(Kind kind, const std::vector<std::string_view>& at, const std::vector<std::string_view>& as_if = {}) {
    return {Building{.kind = kind, .at = spaces(at), .as_if = spaces(as_if)}};
}
inline Step statue(std::string_view at) { return build(Kind::statue, {at}); }

inline Step waived(Step step) {
    step.waived = true;
    return step;
}

inline Dig dig(std::string_view at, std::string_view symbols, Flower flower = Flower::yellow) {
    return {.at = *read_cell(at), .tile = {tile(symbols, flower)}};
}

/// Two players, Linda (white) and John (pink).
inline Game builds(std::vector<Effect> tokens = {}, Rulings rulings = {}) {
    return {.depth = Depth::builds,
            .rulings = rulings,
            .players = {{"Linda", Flower::white}, {"John", Flower::pink}},
            .tokens = std::move(tokens)};
}

/// Four players, so that no clay is removed. Every starting terrace is blank.
inline Game full(std::vector<Effect> tokens = {}) {
    Game game{.depth = Depth::full, .tokens = std::move(tokens)};
    for (Flower flower : flowers) {
        Player player{.name = std::string(id(flower)), .flower = flower};
        player.start_tile = TileEntry{tile("....", flower)};
        game.players.push_back(std::move(player));
    }
    return game;
}

inline Game final_garden(std::vector<FinalTerrace> terraces, std::vector<FinalOrnament> ornaments = {},
                         Rulings rulings = {}) {
    Game game = builds({}, rulings);
    game.depth = Depth::final;
    game.gardens = {{.terraces = std::move(terraces), .ornaments = std::move(ornaments)}, {}};
    return game;
}

inline FinalTerrace stands(const Terr& terrace) { return {placement(terrace)}; }
inline FinalOrnament stands(Kind kind, const std::vector<std::string_view>& at) {
    return {{.kind = kind, .at = spaces(at)}};
}

/// One more turn of the first player; the others pass in between.
inline Game& turn(Game& game, std::vector<Step> steps) {
    while (game.turns.size() % game.players.size() != 0) game.turns.emplace_back();
    game.turns.push_back({.steps = std::move(steps)});
    return game;
}

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

inline int points(const Garden& garden, std::string_view category) {
    const auto bill = score(garden);
    return std::ranges::find(bill, category, &Category::id)->points();
}

}
