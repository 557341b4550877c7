#include "app/cli/answer_json.h"

#include "core/json.h"
#include "i18n/words.h"

namespace clerk::cli {

namespace {

std::string single_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json place_in_record(const Where& where) {
    Json json = Json::object();
    if (where.player != Where::nobody) json["player"] = where.player;
    if (where.round) json["round"] = *where.round;
    if (where.turn) json["turn"] = *where.turn;
    if (where.step) json["step"] = *where.step;
    if (!where.piece.empty()) json[std::string(where.piece)] = where.index;
    if (where.end) json["end"] = true;
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

}

std::string json(const Fault& fault) { return json(Refused{fault.path, i18n::expectation(fault)}); }

std::string json(const Refused& refused) {
    return single_line({{"error", {{"path", refused.path}, {"message", refused.sentence.utf8_string()}}}});
}

std::string json(const Record& record, const Report& report) {
    Json json{{"game", game_id(record)}, {"legal", report.legal()}};
    if (report.rounds) json["rounds"] = *report.rounds;
    if (report.turns_played) json["turns_played"] = *report.turns_played;
    if (report.scorings) json["scorings"] = *report.scorings;
    if (report.round) json["round"] = *report.round;
    if (report.rounds_played) {
        json["rounds_played"] = *report.rounds_played;
        json["order"] = report.order;
        json["track"] = report.track;
    }
    if (report.over) json["over"] = *report.over;
    json["violations"] = Json::array();
    json["waived"] = Json::array();
    for (const Breach& breach : report.violations) json["violations"].push_back(violation(game_id(record), breach));
    for (const Breach& breach : report.waived) json["waived"].push_back(waived(breach));
    return single_line(json);
}

}
