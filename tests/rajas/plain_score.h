// The result of a game of Rajas of the Ganges once more, read plainly from the rulebook. Held against the core.
#pragma once

#include "tests/rajas/plain_rules.h"

#include <nlohmann/json.hpp>

namespace clerk::rajas::plain {

/// What decides who is ahead.
struct Result {
    bool met = false;
    std::optional<int> place, gap;
};

/// Depths full and builds.
inline std::vector<Result> results(const Table& table) {
    std::vector<Result> all;
    for (std::size_t player = 0; player < table.seats.size(); ++player) {
        const Seat& seat = table.seats[player];
        Result result;
        result.gap = gap(table.game, seat.money, seat.fame);
        if (!table.game.board.facing && !table.game.gaps.empty()) result.gap = table.game.gaps[player];
        for (std::size_t place = 0; place < table.met.size(); ++place) {
            if (table.met[place] != static_cast<int>(player)) continue;
            result.met = true;
            result.place = static_cast<int>(place) + 1;
        }
        all.push_back(result);
    }
    return all;
}

/// Depth final.
inline std::vector<Result> results(const Game& game) {
    std::vector<Result> all;
    for (const Final& entered : game.finals) {
        Result result{.met = false, .place = entered.met, .gap = entered.gap};
        if (game.board.facing) result.gap = gap(game, *entered.money, *entered.fame);
        result.met = entered.met || (result.gap && *result.gap >= 0);
        all.push_back(result);
    }
    if (std::ranges::count(all, true, &Result::met) == 1) std::ranges::find(all, true, &Result::met)->place = 1;
    return all;
}

inline bool is_ahead(const Result& a, const Result& b) {
    if (a.met != b.met) return a.met;
    if (!a.met) return a.gap && (!b.gap || *a.gap > *b.gap);
    if (a.gap.value_or(0) != b.gap.value_or(0)) return a.gap.value_or(0) > b.gap.value_or(0);
    return a.place && (!b.place || *a.place < *b.place);
}

inline int rank(const std::vector<Result>& all, const Result& of) {
    int rank = 1;
    for (const Result& one : all) rank += is_ahead(one, of);
    return rank;
}

inline nlohmann::json or_null(std::optional<int> number) { return number ? nlohmann::json(*number) : nlohmann::json(); }

inline nlohmann::json amounts(const std::map<std::string, int>& from, const std::vector<std::string>& names) {
    nlohmann::json told;
    for (const std::string& name : names) told[name] = from.contains(name) ? from.at(name) : 0;
    return told;
}

inline void tell_of_the_seat(nlohmann::json& told, const Table& table, const Seat& seat) {
    told["karma"] = seat.karma;
    told["workers"] = seat.workers;
    if (table.game.board.river) told["boat"] = seat.boat;
    Dice dice = seat.dice;
    std::ranges::sort(dice);
    told["dice"] = nlohmann::json::array();
    for (const Die die : dice) told["dice"].push_back(std::string(id(die.colour)) + "-" + std::to_string(die.value));
    for (const auto& [building, level] : seat.levels) told["levels"][std::string(id(building))] = level;
    told["fame_from"] = amounts(seat.fame_from, {"buildings", "palace", "river", "yields", "other"});
    told["money_from"] =
        amounts(seat.money_from, {"start", "tiles", "markets", "palace", "river", "yields", "other", "paid"});
}

/// As the record's format tells it.
inline nlohmann::json score(const Game& game) {
    Referee referee(game);
    referee.judge();
    const Table& table = referee.table();
    const bool final = game.depth == Depth::final;
    const std::vector<Result> all = final ? results(game) : results(table);
    const bool somebody_met = std::ranges::count(all, true, &Result::met) > 0;
    const bool complete = game.depth == Depth::full ? table.over : somebody_met;
    nlohmann::json told{{"complete", complete}, {"players", nlohmann::json::array()}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Result& result = all[i];
        nlohmann::json player{{"name", game.players[i].name}, {"gap", or_null(result.gap)}};
        player["met"] = or_null(result.place);
        player["rank"] = rank(all, result);
        player["winner"] = complete && result.met && player["rank"] == 1;
        if (final) {
            if (game.finals[i].money) player["money"] = *game.finals[i].money;
            if (game.finals[i].fame) player["fame"] = *game.finals[i].fame;
        } else {
            player["money"] = table.seats[i].money;
            player["fame"] = table.seats[i].fame;
            player["tiles"] = table.seats[i].tiles.size();
        }
        if (game.depth == Depth::full) tell_of_the_seat(player, table, table.seats[i]);
        told["players"].push_back(std::move(player));
    }
    return told;
}

}
