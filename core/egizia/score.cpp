#include "core/egizia/score.h"

#include "core/egizia/rounds.h"
#include "core/json_record.h"

#include <algorithm>

namespace clerk::egizia {

namespace {

constexpr std::array<std::string_view, sources> ids{"feeding", "sphinx",      "obelisk",     "graves",       "pyramid",
                                                    "rows",    "temple",      "cooperation", "grain_market", "other",
                                                    "stones",  "grave_tiles", "sphinx_cards"};
constexpr std::string_view played_id = "played";
/// The player who stands in front.
constexpr std::string_view track_id = "track";

Category category(std::string_view id, int points) { return {id, {{.points = points}}}; }

ScoreRound round_of(int number, const RoundPoints& points) {
    ScoreRound round{number};
    for (std::size_t i = 0; i < sources_in_play; ++i)
        round.categories.push_back(category(ids[i], points[static_cast<Source>(i)]));
    return round;
}

PlayerScore played(const std::string& name, const Seat& seat) {
    PlayerScore score{.name = name};
    for (const RoundPoints& points : seat.rounds)
        score.rounds.push_back(round_of(static_cast<int>(score.rounds.size()) + 1, points));
    for (std::size_t i = 0; i < sources_in_play; ++i) {
        int sum = 0;
        for (const RoundPoints& points : seat.rounds) sum += points[static_cast<Source>(i)];
        score.categories.push_back(category(ids[i], sum));
    }
    return score;
}

std::vector<Fact> facts(const Game& game, const State& state, int player, int track) {
    std::vector<Fact> told{{track_id, track}};
    const Seat& seat = state.seat(player);
    if (game.depth != Depth::final) told.push_back({"grave_sum", seat.grave_sum});
    if (game.depth != Depth::full) return told;
    told.push_back({"stones", seat.stones});
    told.push_back({"quarry", seat.quarry});
    told.push_back({"strength", seat.need()});
    for (const Field field : fields) {
        constexpr std::string_view of[] = {"green", "yellow", "brown"};
        told.push_back({of[static_cast<std::size_t>(field)], seat.fields[field]});
    }
    told.push_back({"stone_market", seat.market[Market::stone]});
    told.push_back({"grain_market", seat.market[Market::grain]});
    told.push_back({"sphinx", seat.sphinx});
    return told;
}

/// By total; of equal ones the one in front is ahead.
void rank(ScoreSheet& sheet, const std::vector<int>& ranking) {
    int place = 0;
    for (const int player : ranking) {
        PlayerScore& score = sheet.players[static_cast<std::size_t>(player)];
        score.rank = ++place;
        score.winner = place == 1;
    }
    const auto winner = std::ranges::find(sheet.players, true, &PlayerScore::winner);
    if (std::ranges::count(sheet.players, winner->total(), &PlayerScore::total) > 1) sheet.tie_break = track_id;
}

template <class Values, class Enums> Json write_each(const Values& values, const Enums& enums) {
    Json json = Json::object();
    for (const auto each : enums) json[std::string(id(each))] = values[each];
    return json;
}

Json write_player(const PlayerScore& score, const Game& game, const Seat& seat) {
    Json json = clerk::write_player({score.name, score.categories, score.rounds, {}, score.rank, score.winner});
    json["track"] = *score.fact(track_id);
    if (game.depth == Depth::final) return json;
    if (score.rounds.empty()) json["rounds"] = Json::array();
    json["grave_sum"] = seat.grave_sum;
    if (game.depth != Depth::full) return json;
    json["stones"] = seat.stones;
    json["quarry"] = seat.quarry;
    json["fields"] = write_each(seat.fields, fields);
    json["strength"] = write_each(seat.strength, crews);
    json["stone_market"] = seat.market[Market::stone];
    json["grain_market"] = seat.market[Market::grain];
    json["sphinx"] = seat.sphinx;
    return json;
}

}

std::vector<std::string_view> categories() {
    std::vector<std::string_view> all(ids.begin(), ids.end());
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(sources_in_play), played_id);
    return all;
}

ScoreSheet score(const Game& game, const State& state) {
    const ending::FinalScoring scoring = ending::final_scoring(game, state);
    ScoreSheet sheet{.complete = game.end.has_value()};
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const Seat& seat = state.seats[i];
        const int track = game.depth == Depth::final ? *(*game.end)[i].score : state.track.scores[i];
        PlayerScore score = played(game.players[i].name, seat);
        if (game.depth == Depth::final) score.categories = {category(played_id, track)};
        for (std::size_t source = sources_in_play; source < sources; ++source)
            score.categories.push_back(category(ids[source], scoring.points[i][static_cast<Source>(source)]));
        score.facts = facts(game, state, static_cast<int>(i), track);
        sheet.players.push_back(std::move(score));
    }
    rank(sheet, scoring.track.ranking);
    return sheet;
}

void write_score(Json& json, const Game& game, const State& state) {
    const ScoreSheet sheet = score(game, state);
    json["complete"] = sheet.complete;
    if (game.depth != Depth::final) json["order"] = state.order();
    if (game.depth == Depth::full) json["ring"] = state.ring;
    json["players"] = Json::array();
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        json["players"].push_back(write_player(sheet.players[i], game, state.seats[i]));
}

}
