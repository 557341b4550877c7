// Whole games with known answers: what the referee says, what they score, what could be done, what was missed.
#include "core/document.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;
using namespace clerk;

std::vector<json> cases(const std::string& name) {
    std::ifstream file(CLERK_FIXTURES "/" + name);
    std::vector<json> list;
    for (std::string line; std::getline(file, line);) list.push_back(json::parse(line));
    return list;
}

json told(const Breach& breach) {
    json entry{{"player", breach.where.player}, {"rule", breach.finding.rule->id}};
    if (breach.where.turn) entry["turn"] = *breach.where.turn;
    if (breach.where.step) entry["step"] = *breach.where.step;
    if (!breach.where.piece.empty()) entry[std::string(breach.where.piece)] = breach.where.index;
    return entry;
}

json told(const Report& report) {
    json answer{
        {"game", "babylon"}, {"legal", report.legal()}, {"violations", json::array()}, {"waived", json::array()}};
    if (report.rounds) answer["rounds"] = *report.rounds;
    if (report.turns_played) answer["turns_played"] = *report.turns_played;
    for (const Breach& breach : report.violations) answer["violations"].push_back(told(breach));
    for (const Breach& breach : report.waived) answer["waived"].push_back(told(breach));
    return answer;
}

json told(const ScoreSheet& sheet) {
    json answer{{"game", "babylon"}, {"complete", sheet.complete}, {"players", json::array()}};
    for (const PlayerScore& player : sheet.players) {
        json entry{{"name", player.name}, {"total", player.total()}, {"rank", player.rank}, {"winner", player.winner}};
        for (const Category& category : player.categories)
            entry["categories"][std::string(category.id)] = category.points();
        for (const Fact& fact : player.facts) entry[std::string(fact.id)] = fact.value;
        answer["players"].push_back(entry);
    }
    return answer;
}

/// Lists without an order, in one.
json sorted(json list) {
    std::sort(list.begin(), list.end());
    return list;
}

json sorted_moves(json answer) {
    for (const char* list : {"terraces", "ornaments"})
        if (answer.contains(list)) answer[list] = sorted(answer[list]);
    return answer;
}

json without_ornaments(json answer) {
    for (json& turn : answer["missed"]) turn.erase("ornaments");
    return answer["missed"];
}

TEST(Samples, AreJudgedAndScoredAsTheyShould) {
    const auto all = cases("babylon.ndjson");
    ASSERT_EQ(all.size(), 200u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        EXPECT_EQ(told(check(*record)), all[i]["check"]);
        if (check(*record).legal())
            EXPECT_EQ(told(score(*record)), all[i]["score"]);
        else
            EXPECT_TRUE(all[i]["score"].is_null());
    }
}

TEST(Samples, ListTheMovesAndWhatWasMissed) {
    const auto all = cases("babylon-moves.ndjson");
    ASSERT_EQ(all.size(), 20u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        ASSERT_TRUE(check(*record).legal());
        if (all[i]["verb"] == "moves")
            EXPECT_EQ(sorted_moves(json::parse(*moves_answer(*record))), sorted_moves(all[i]["want"]));
        else
            EXPECT_EQ(without_ornaments(json::parse(*missed_answer(*record))), all[i]["want"]);
    }
}

TEST(Samples, AreThemselvesWhenPrintedAndReadAgain) {
    for (const json& sample : cases("babylon.ndjson")) {
        const auto record = parse(sample["record"].dump());
        ASSERT_TRUE(record);
        EXPECT_EQ(*parse(print(*record)), *record);
        EXPECT_EQ(*put_together(take_apart(*record)), *record);
    }
}

}
