#include "app/cli/answer.h"

#include "i18n/words.h"

#include <nlohmann/json.hpp>

namespace clerk::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json place_in_record(const Where& where) {
    Json json{{"player", where.player}};
    if (where.turn) json["turn"] = *where.turn;
    if (where.step) json["step"] = *where.step;
    if (!where.piece.empty()) json[std::string(where.piece)] = where.index;
    return json;
}

Json waived(const Breach& breach) {
    Json json = place_in_record(breach.where);
    json["rule"] = breach.finding.rule->id;
    return json;
}

Json violation(std::string_view game, const Breach& breach) {
    Json json = waived(breach);
    json["spaces"] = Json::array();
    for (const Place& place : breach.finding.places) json["spaces"].push_back(write(game, place));
    json["message"] = i18n::sentence(game, breach.finding).utf8_string();
    return json;
}

Json player(const PlayerScore& score) {
    Json json{{"name", score.name}, {"total", score.total()}, {"rank", score.rank}, {"winner", score.winner}};
    for (const Category& category : score.categories) json["categories"][std::string(category.id)] = category.points();
    for (const Fact& fact : score.facts) json[std::string(fact.id)] = fact.value;
    return json;
}

}

std::string json(const Fault& fault) {
    return one_line({{"error", {{"path", fault.path}, {"message", i18n::expectation(fault).utf8_string()}}}});
}

std::string json(const Record& record, const Report& report) {
    Json json{{"game", game_id(record)}, {"legal", report.legal()}};
    if (report.rounds) json["rounds"] = *report.rounds;
    if (report.turns_played) json["turns_played"] = *report.turns_played;
    json["violations"] = Json::array();
    json["waived"] = Json::array();
    for (const Breach& breach : report.violations) json["violations"].push_back(violation(game_id(record), breach));
    for (const Breach& breach : report.waived) json["waived"].push_back(waived(breach));
    return one_line(json);
}

std::string json(const Record& record, const ScoreSheet& sheet) {
    Json json{{"game", game_id(record)}, {"complete", sheet.complete}, {"players", Json::array()}};
    for (const PlayerScore& score : sheet.players) json["players"].push_back(player(score));
    return one_line(json);
}

}
