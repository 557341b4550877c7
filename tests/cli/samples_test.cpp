// The sample cases, through the real program.
#include "tests/cli/runner.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

std::vector<Json> cases(const std::string& file) {
    std::vector<Json> all;
    for (const std::string& line : lines(contents(std::filesystem::path(CLERK_FIXTURES) / file)))
        all.push_back(Json::parse(line));
    return all;
}

std::string records(const std::vector<Json>& cases) {
    std::string text;
    for (const Json& one : cases) text += one["record"].dump() + "\n";
    return text;
}

/// Without what a sample leaves to the program, and with its keys in one order.
nlohmann::json plain(const Json& answer) {
    nlohmann::json json = nlohmann::json::parse(answer.dump());
    if (json.contains("violations"))
        for (auto& violation : json["violations"]) {
            violation.erase("message");
            violation.erase("spaces");
        }
    return json;
}

nlohmann::json sorted(nlohmann::json answer) {
    for (const char* list : {"terraces", "ornaments"})
        if (answer.contains(list)) std::sort(answer[list].begin(), answer[list].end());
    return answer;
}

nlohmann::json points_of(const Json& answer) {
    nlohmann::json list = nlohmann::json::array();
    for (const Json& turn : answer["missed"])
        list.push_back({{"player", turn["player"]}, {"turn", turn["turn"]}, {"points", turn["points"]}});
    return list;
}

}

TEST(Samples, CheckAgrees) {
    const auto samples = cases("babylon.ndjson");
    const auto answers = clerk({"check", "--lines", "--json", "-"}, records(samples)).json_lines();
    ASSERT_EQ(answers.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        EXPECT_EQ(plain(answers[i]), plain(samples[i]["check"])) << "line " << i + 1;
}

TEST(Samples, ScoreAgrees) {
    const auto samples = cases("babylon.ndjson");
    const auto answers = clerk({"score", "--lines", "--json", "-"}, records(samples)).json_lines();
    ASSERT_EQ(answers.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const Json& want = samples[i]["score"].is_null() ? samples[i]["check"] : samples[i]["score"];
        EXPECT_EQ(plain(answers[i]), plain(want)) << "line " << i + 1;
    }
}

TEST(Samples, MovesAndMissedAgree) {
    for (const Json& sample : cases("babylon-moves.ndjson")) {
        const auto verb = sample["verb"].get<std::string>();
        const Json answer = clerk({verb, "--json", "-"}, sample["record"].dump()).json();
        if (verb == "missed")
            EXPECT_EQ(points_of(answer), plain(sample["want"])) << sample["record"]["id"];
        else
            EXPECT_EQ(sorted(plain(answer)), sorted(plain(sample["want"]))) << sample["record"]["id"];
    }
}

TEST(Samples, EveryFindingIsSaidInFull) {
    const std::string input = records(cases("babylon.ndjson"));
    for (const char* locale : {english, chinese})
        for (const Json& answer : clerk({"check", "--lines", "-"}, input, locale).json_lines())
            for (const Json& violation : answer["violations"]) {
                const auto message = violation["message"].get<std::string>();
                EXPECT_FALSE(message.empty()) << violation;
                EXPECT_EQ(message.find('{'), std::string::npos) << message;
            }
}

}
