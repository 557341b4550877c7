// Whole games with known answers, and what the referee says of them in the form of the samples.
#pragma once

#include "core/document.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clerk::tests {

/// A file of the fixtures, line by line.
inline std::vector<nlohmann::json> cases(const std::string& name) {
    std::ifstream file(CLERK_FIXTURES "/" + name);
    std::vector<nlohmann::json> list;
    for (std::string line; std::getline(file, line);) list.push_back(nlohmann::json::parse(line));
    return list;
}

inline nlohmann::json told(const Breach& breach) {
    const Where& where = breach.where;
    nlohmann::json entry{{"rule", breach.finding.rule->id}};
    if (where.player != Where::nobody) entry["player"] = where.player;
    if (where.round) entry["round"] = *where.round;
    if (where.turn) entry["turn"] = *where.turn;
    if (where.step) entry["step"] = *where.step;
    if (!where.piece.empty()) entry[std::string(where.piece)] = where.index;
    if (where.end) entry["end"] = true;
    return entry;
}

inline nlohmann::json told(std::string_view game, const Report& report) {
    nlohmann::json answer{{"game", game},
                          {"legal", report.legal()},
                          {"violations", nlohmann::json::array()},
                          {"waived", nlohmann::json::array()}};
    if (report.turns_played) answer["turns_played"] = *report.turns_played;
    if (report.round) answer["round"] = *report.round;
    if (report.over) answer["over"] = *report.over;
    if (report.rounds_played) {
        answer["rounds_played"] = *report.rounds_played;
        answer["order"] = report.order;
        answer["track"] = report.track;
    }
    for (const Breach& breach : report.violations) answer["violations"].push_back(told(breach));
    for (const Breach& breach : report.waived) answer["waived"].push_back(told(breach));
    return answer;
}

/// Each game of the file is judged and scored as it says.
inline void expect_judged_and_scored(const std::string& file, std::size_t games) {
    const auto all = cases(file);
    ASSERT_EQ(all.size(), games);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        EXPECT_EQ(told(game_id(*record), check(*record)), all[i]["check"]);
        if (check(*record).legal())
            EXPECT_EQ(nlohmann::json::parse(score_answer(*record)), all[i]["score"]);
        else
            EXPECT_TRUE(all[i]["score"].is_null());
    }
}

/// Each game of the file lists the moves that it says, once both are `sorted`.
template <class Sorted> void expect_moves(const std::string& file, std::size_t games, Sorted sorted) {
    const auto all = cases(file);
    ASSERT_EQ(all.size(), games);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("case " + std::to_string(i));
        const auto record = parse(all[i]["record"].dump());
        ASSERT_TRUE(record) << diagnosis(record.error());
        ASSERT_TRUE(check(*record).legal());
        EXPECT_EQ(sorted(nlohmann::json::parse(*moves_answer(*record))), sorted(all[i]["want"]));
    }
}

/// Printed or taken apart, a record of the file reads as itself.
inline void expect_read_as_printed(const std::string& file) {
    for (const nlohmann::json& sample : cases(file)) {
        const auto record = parse(sample["record"].dump());
        ASSERT_TRUE(record);
        EXPECT_EQ(*parse(print(*record)), *record);
        EXPECT_EQ(*put_together(take_apart(*record)), *record);
    }
}

}
