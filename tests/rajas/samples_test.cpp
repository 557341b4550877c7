// Whole games with known answers: what the referee says, what they score, what could be done next.
#include "core/game.h"

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
    json answer{{"game", "rajas"}, {"legal", report.legal()}, {"violations", json::array()}, {"waived", json::array()}};
    if (report.turns_played) answer["turns_played"] = *report.turns_played;
    if (report.round) answer["round"] = *report.round;
    if (report.over) answer["over"] = *report.over;
    for (const Breach& breach : report.violations) answer["violations"].push_back(told(breach));
    for (const Breach& breach : report.waived) answer["waived"].push_back(told(breach));
    return answer;
}

json sorted_moves(json answer) {
    for (const char* list : {"workers", "sites", "covers"}) {
        if (!answer.contains(list)) continue;
        for (auto& move : answer[list])
            for (const char* inner : {"dice", "roads"})
                if (move.contains(inner)) std::sort(move[inner].begin(), move[inner].end());
        std::sort(answer[list].begin(), answer[list].end());
    }
    return answer;
}

TEST(RajasSamples, AreJudgedAndScoredAsTheyShould) {
    const auto all = cases("rajas.ndjson");
    ASSERT_EQ(all.size(), 56u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        EXPECT_EQ(told(check(*record)), all[i]["check"]);
        if (check(*record).legal())
            EXPECT_EQ(json::parse(score_answer(*record)), all[i]["score"]);
        else
            EXPECT_TRUE(all[i]["score"].is_null());
    }
}

TEST(RajasSamples, ListTheMoves) {
    const auto all = cases("rajas-moves.ndjson");
    ASSERT_EQ(all.size(), 12u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        ASSERT_TRUE(check(*record).legal());
        EXPECT_EQ(sorted_moves(json::parse(*moves_answer(*record))), sorted_moves(all[i]["want"]));
    }
}

TEST(RajasSamples, AreThemselvesWhenPrintedAndReadAgain) {
    for (const json& sample : cases("rajas.ndjson")) {
        const auto record = parse(sample["record"].dump());
        ASSERT_TRUE(record);
        EXPECT_EQ(*parse(print(*record)), *record);
        EXPECT_EQ(*put_together(take_apart(*record)), *record);
    }
}

}
