// The score of a game of Egizia, read plainly from the rulebook, as the answer that the format of the record describes.
#pragma once

#include "tests/egizia/plain_rules.h"

#include <nlohmann/json.hpp>

namespace clerk::egizia::plain {

inline const std::vector<std::string> lines_of_play{"feeding", "sphinx", "obelisk",     "graves",       "pyramid",
                                                    "rows",    "temple", "cooperation", "grain_market", "other"};
inline const std::vector<std::string> lines_of_the_end{"stones", "grave_tiles", "sphinx_cards"};

/// What a player has at the end.
struct Estate {
    int stones = 0, stone_level = 1, grave_sum = 0;
    std::vector<int> sphinx;

    int points(const std::string& line) const {
        int cards = 0;
        for (const int card : sphinx) cards += card;
        if (line == "stones") return stone_level >= 3 ? stones / 2 : 0;
        if (line == "grave_tiles") return grave_sum == 0 ? 0 : grave_sum <= 10 ? 2 : grave_sum <= 20 ? 5 : 9;
        return cards;
    }
};

/// The table as the last scoring finds it, and who scores in which order.
class Scoring {
public:
    Scoring(const Game& game, const Table& table, const std::vector<Estate>& estates, std::vector<int> last_order)
        : game_(game), before_(table), table_(table), estates_(estates) {
        std::vector<int> order =
            game.rulings.final_order == FinalOrder::determined_anew ? table_.hindmost_first() : std::move(last_order);
        std::reverse(order.begin(), order.end());
        for (const int player : order)
            for (const std::string& line : lines_of_the_end) table_.advance(player, nth(estates_, player).points(line));
    }

    nlohmann::json player(int player) const {
        const std::vector<int> ranking = table_.leader_first();
        const auto place = std::find(ranking.begin(), ranking.end(), player) - ranking.begin();
        nlohmann::json told{{"name", nth(game_.players, player).name},
                            {"total", table_.person(player).on_track},
                            {"rank", place + 1},
                            {"winner", place == 0},
                            {"track", before_.person(player).on_track}};
        for (const std::string& line : lines_of_the_end) told["categories"][line] = nth(estates_, player).points(line);
        return told;
    }

private:
    const Game& game_;
    const Table before_;
    Table table_;
    const std::vector<Estate> estates_;
};

inline int sum(const Table& table, int player, const std::string& name, int round = 0) {
    int points = 0;
    for (const Line& line : table.lines)
        if (line.player == player && line.name == name && (round == 0 || line.round == round)) points += line.points;
    return points;
}

inline nlohmann::json rounds_of(const Table& table, int player) {
    nlohmann::json rounds = nlohmann::json::array();
    for (int number = 1; number <= table.round; ++number) {
        nlohmann::json round{{"round", number}};
        int total = 0;
        for (const std::string& name : lines_of_play) {
            const int points = sum(table, player, name, number);
            round[name] = points;
            total += points;
        }
        round["total"] = total;
        rounds.push_back(round);
    }
    return rounds;
}

inline nlohmann::json score_of_the_end(const Game& game) {
    Table table(game);
    std::vector<int> leader_first, order;
    for (int player = 0; player < count_of(game.players); ++player) order.push_back(player);
    leader_first = order;
    std::stable_sort(leader_first.begin(), leader_first.end(),
                     [&](int one, int other) { return *nth(*game.end, one).score > *nth(*game.end, other).score; });
    leader_first = game.track.value_or(leader_first);
    std::vector<Estate> estates;
    for (int player = 0; player < count_of(game.players); ++player) {
        const End& end = nth(*game.end, player);
        int grave_sum = end.grave_sum.value_or(0);
        for (const int tile : end.graves) grave_sum += tile;
        estates.push_back({end.stones, end.stone_market, grave_sum, end.sphinx});
        table.person(player).on_track = *end.score;
        table.person(player).came =
            static_cast<int>(std::find(leader_first.begin(), leader_first.end(), player) - leader_first.begin());
    }
    const Scoring scoring(game, table, estates, game.order.value_or(order));
    nlohmann::json told{{"game", "egizia"}, {"complete", true}};
    for (int player = 0; player < count_of(game.players); ++player) {
        told["players"].push_back(scoring.player(player));
        told["players"].back()["categories"]["played"] = *nth(*game.end, player).score;
    }
    return told;
}

/// Of a game that breaks no rule.
inline nlohmann::json score(const Game& game) {
    if (game.depth == Depth::final) return score_of_the_end(game);
    const Referee referee(game);
    const Table& table = referee.table();
    const bool full = table.full();
    std::vector<Estate> estates;
    for (int player = 0; player < count_of(game.players); ++player) {
        const Person& person = table.person(player);
        Estate estate{0, 1, referee.monuments().grave_sum(player), {}};
        if (game.end) estate.sphinx = nth(*game.end, player).sphinx;
        if (full) {
            estate.stones = person.stones;
            estate.stone_level = person.stone_level;
        } else if (game.end) {
            estate.stones = nth(*game.end, player).stones;
            estate.stone_level = nth(*game.end, player).stone_market;
        }
        estates.push_back(estate);
    }
    const Scoring scoring(game, table, estates, referee.last_order());
    nlohmann::json told{{"game", "egizia"}, {"complete", game.end.has_value()}, {"order", referee.verdict().order}};
    if (full) told["ring"] = table.ring;
    for (int player = 0; player < count_of(game.players); ++player) {
        const Person& person = table.person(player);
        nlohmann::json one = scoring.player(player);
        for (const std::string& name : lines_of_play) one["categories"][name] = sum(table, player, name);
        one["rounds"] = rounds_of(table, player);
        one["grave_sum"] = referee.monuments().grave_sum(player);
        if (full) {
            one["stones"] = person.stones;
            one["quarry"] = person.quarry;
            one["stone_market"] = person.stone_level;
            one["grain_market"] = person.grain_level;
            one["sphinx"] = person.sphinx_cards;
            const auto& fields = person.fields;
            one["fields"] = {{"green", fields[0]}, {"yellow", fields[1]}, {"brown", fields[2]}};
            const auto& strength = person.strength;
            one["strength"] = {
                {"blue", strength[0]}, {"black", strength[1]}, {"yellow", strength[2]}, {"joker", strength[3]}};
        }
        told["players"].push_back(one);
    }
    return told;
}

}
