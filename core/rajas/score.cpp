#include "core/rajas/score.h"

#include "core/rajas/turns.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace clerk::rajas {

namespace {

constexpr std::string_view gap_id = "gap", met_id = "met";
constexpr int nowhere = std::numeric_limits<int>::max();

std::vector<Outcome> outcomes_of_the_end(const Game& game) {
    std::vector<Outcome> all;
    for (std::size_t i = 0; i < game.finals.size(); ++i) {
        const ending::Ended ended{game, static_cast<int>(i)};
        const auto gap = ended.gap();
        all.push_back({ended.entered().met || (gap && *gap >= 0), ended.entered().met, gap});
    }
    if (std::ranges::count(all, true, &Outcome::met) == 1) std::ranges::find(all, true, &Outcome::met)->place = 1;
    return all;
}

std::vector<Outcome> outcomes_of_play(const State& state) {
    std::vector<Outcome> all;
    for (int player = 0; player < static_cast<int>(state.seats.size()); ++player)
        all.push_back({state.has_met(player), std::nullopt, state.gap(player)});
    for (std::size_t i = 0; i < state.met.size(); ++i)
        all[static_cast<std::size_t>(state.met[i])].place = static_cast<int>(i) + 1;
    return all;
}

/// Lower is ahead.
auto standing(const Outcome& outcome) {
    if (outcome.met) return std::tuple(0, -outcome.gap.value_or(0), outcome.place.value_or(nowhere));
    return std::tuple(1, outcome.gap ? -*outcome.gap : nowhere, 0);
}

bool is_complete(const State& state, const std::vector<Outcome>& all) {
    return state.table->full() ? state.over : std::ranges::any_of(all, &Outcome::met);
}

/// Whether who met first decided between the largest gaps.
bool order_decided(const std::vector<Outcome>& all, const std::vector<int>& ranks) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j)
            if (ranks[i] == 1 && ranks[j] > 1 && all[i].met && all[j].met &&
                all[i].gap.value_or(0) == all[j].gap.value_or(0))
                return true;
    return false;
}

std::optional<int> marker(const Game& game, const State& state, std::size_t player, bool of_money) {
    if (game.depth == Depth::final) return of_money ? game.finals[player].money : game.finals[player].fame;
    return of_money ? state.seats[player].money : state.seats[player].fame;
}

std::vector<Fact> facts(const Game& game, const State& state, std::size_t player, const Outcome& outcome) {
    std::vector<Fact> told;
    const auto tell = [&](std::string_view id, std::optional<int> value) {
        if (value) told.push_back({id, *value});
    };
    const Seat& seat = state.seats[player];
    tell(met_id, outcome.place);
    tell("money", marker(game, state, player, true));
    tell("fame", marker(game, state, player, false));
    if (game.depth != Depth::final) tell("tiles", static_cast<int>(seat.province.tiles.size()));
    if (game.depth != Depth::full) return told;
    tell("karma", seat.karma);
    tell("workers", seat.workers());
    if (game.board.river) tell("boat", seat.boat);
    return told;
}

// As JSON

Json or_null(std::optional<int> value) { return value ? Json(*value) : Json(); }

struct SourceKey {
    Source source;
    const char* key;
};
constexpr SourceKey fame_keys[] = {{Source::buildings, "buildings"},
                                   {Source::palace, "palace"},
                                   {Source::river, "river"},
                                   {Source::yields, "yields"},
                                   {Source::other, "other"}};
constexpr SourceKey money_keys[] = {{Source::start, "start"},   {Source::tiles, "tiles"}, {Source::markets, "markets"},
                                    {Source::palace, "palace"}, {Source::river, "river"}, {Source::yields, "yields"},
                                    {Source::other, "other"},   {Source::paid, "paid"}};

Json write_sources(const Sources& amounts, std::span<const SourceKey> keys) {
    Json json = Json::object();
    for (const auto& [source, key] : keys) json[key] = amounts[source];
    return json;
}

void write_seat(Json& json, const State& state, const Seat& seat) {
    json["karma"] = seat.karma;
    json["workers"] = seat.workers();
    if (state.table->board.river) json["boat"] = seat.boat;
    Dice dice = seat.dice;
    std::ranges::sort(dice);
    json["dice"] = Json::array();
    for (const Die& die : dice) json["dice"].push_back(write(die));
    json["levels"] = Json::object();
    for (const Building building : buildings) json["levels"][std::string(id(building))] = seat.levels[building];
    json["fame_from"] = write_sources(seat.fame_from, fame_keys);
    json["money_from"] = write_sources(seat.money_from, money_keys);
}

}

std::vector<std::string_view> categories() { return {gap_id}; }

std::vector<Outcome> outcomes(const Game& game, const State& state) {
    return game.depth == Depth::final ? outcomes_of_the_end(game) : outcomes_of_play(state);
}

std::vector<int> ranks(const std::vector<Outcome>& outcomes) {
    std::vector<int> list;
    for (const Outcome& outcome : outcomes)
        list.push_back(1 + static_cast<int>(std::ranges::count_if(
                               outcomes, [&](const Outcome& other) { return standing(other) < standing(outcome); })));
    return list;
}

ScoreSheet score(const Game& game, const State& state) {
    const auto all = outcomes(game, state);
    const auto order = ranks(all);
    ScoreSheet sheet{.complete = is_complete(state, all)};
    for (std::size_t i = 0; i < all.size(); ++i) {
        PlayerScore player{.name = game.players[i].name};
        Category gap{gap_id};
        if (all[i].gap) gap.lines.push_back({*all[i].gap});
        player.categories = {std::move(gap)};
        player.facts = facts(game, state, i, all[i]);
        player.rank = order[i];
        player.winner = sheet.complete && all[i].met && order[i] == 1;
        sheet.players.push_back(std::move(player));
    }
    if (order_decided(all, order)) sheet.tie_break = met_id;
    return sheet;
}

void write_score(Json& json, const Game& game, const State& state) {
    const ScoreSheet sheet = score(game, state);
    const auto all = outcomes(game, state);
    json["complete"] = sheet.complete;
    json["players"] = Json::array();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PlayerScore& score = sheet.players[i];
        Json player{{"name", score.name},
                    {"gap", or_null(all[i].gap)},
                    {"met", or_null(all[i].place)},
                    {"rank", score.rank},
                    {"winner", score.winner}};
        for (const char* key : {"money", "fame", "tiles"})
            if (const auto value = score.fact(key)) player[key] = *value;
        if (game.depth == Depth::full) write_seat(player, state, state.seats[i]);
        json["players"].push_back(std::move(player));
    }
}

}
