#include "core/json_score.h"

#include "core/score_sheet.h"

namespace clerk {

namespace {

void write_points(Json& json, const std::vector<Category>& categories) {
    for (const Category& category : categories) json[std::string(category.id)] = category.points();
}

Json write_round(const ScoreRound& round) {
    Json json{{"round", round.number}};
    write_points(json, round.categories);
    json["total"] = round.total();
    return json;
}

void write_bill(Json& json, const PlayerScore& score) {
    const auto total = known_total(score);
    json["total"] = total ? Json(*total) : Json();
    if (score.rank > 0) {
        json["rank"] = score.rank;
        json["winner"] = score.winner;
    }
    json["categories"] = Json::object();
    if (total) write_points(json["categories"], score.categories);
    if (!score.rounds.empty()) json["rounds"] = write_all(score.rounds, write_round);
    for (const Fact& fact : score.facts) json[std::string(fact.id)] = fact.value;
}

}

Json write_player(const PlayerScore& score) {
    Json json{{"name", score.name}};
    write_bill(json, score);
    return json;
}

void write_score(Json& json, const ScoreSheet& sheet) {
    json["complete"] = sheet.complete;
    json["players"] = write_all(sheet.players, write_player);
    if (sheet.neutral) write_bill(json[std::string(sheet.neutral->id)], sheet.neutral->score);
}

}
