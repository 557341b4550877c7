// Whole games with known answers: what the referee says, what they score, what could be done next.
#include "core/document.h"
#include "core/json_record.h"

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
    if (breach.where.round) entry["round"] = *breach.where.round;
    if (breach.where.turn) entry["turn"] = *breach.where.turn;
    if (breach.where.step) entry["step"] = *breach.where.step;
    if (!breach.where.piece.empty()) entry[std::string(breach.where.piece)] = breach.where.index;
    return entry;
}

json told(const Report& report) {
    json answer{
        {"game", "alhambra"}, {"legal", report.legal()}, {"violations", json::array()}, {"waived", json::array()}};
    if (report.turns_played) answer["turns_played"] = *report.turns_played;
    if (report.scorings) answer["scorings"] = *report.scorings;
    if (report.over) answer["over"] = *report.over;
    for (const Breach& breach : report.violations) answer["violations"].push_back(told(breach));
    for (const Breach& breach : report.waived) answer["waived"].push_back(told(breach));
    return answer;
}

json told(const ScoreSheet& sheet) {
    Json answer{{"game", "alhambra"}};
    write_score(answer, sheet);
    return json::parse(answer.dump());
}

json sorted_moves(json answer) {
    for (const char* list : {"places", "builds", "removes", "swaps"})
        if (answer.contains(list)) std::sort(answer[list].begin(), answer[list].end());
    return answer;
}

TEST(Samples, AreJudgedAndScoredAsTheyShould) {
    const auto all = cases("alhambra.ndjson");
    ASSERT_EQ(all.size(), 60u);
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

TEST(Samples, ListTheMoves) {
    const auto all = cases("alhambra-moves.ndjson");
    ASSERT_EQ(all.size(), 10u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        ASSERT_TRUE(check(*record).legal());
        EXPECT_EQ(sorted_moves(json::parse(*moves_answer(*record))), sorted_moves(all[i]["want"]));
    }
}

TEST(Samples, AreThemselvesWhenPrintedAndReadAgain) {
    for (const json& sample : cases("alhambra.ndjson")) {
        const auto record = parse(sample["record"].dump());
        ASSERT_TRUE(record);
        EXPECT_EQ(*parse(print(*record)), *record);
        EXPECT_EQ(*put_together(take_apart(*record)), *record);
    }
}

}
