// The sample cases, through the real program.
#include "tests/app/cli/runner.h"

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

/// Lists of moves are sets, and so are the lists within a move; but for the order of cells.
nlohmann::json sorted(nlohmann::json answer) {
    for (const char* list : {"terraces", "ornaments", "places", "builds", "removes", "swaps", "workers", "sites",
                             "covers", "stones", "builders", "feeding"}) {
        if (!answer.contains(list)) continue;
        for (auto& move : answer[list])
            for (const char* inner : {"dice", "roads"})
                if (move.contains(inner)) std::sort(move[inner].begin(), move[inner].end());
        std::sort(answer[list].begin(), answer[list].end());
    }
    return answer;
}

/// The figure that decides, as it stands in the table; none: it is not known.
std::string result_of(const Json& player) {
    const Json& result = player.contains("total") ? player["total"] : player["gap"];
    return result.is_null() ? "" : result.is_string() ? result.get<std::string>() : result.dump();
}

nlohmann::json points_of(const Json& answer) {
    nlohmann::json list = nlohmann::json::array();
    for (const Json& turn : answer["missed"])
        list.push_back({{"player", turn["player"]}, {"turn", turn["turn"]}, {"points", turn["points"]}});
    return list;
}

/// The cases of each game.
class Samples : public testing::TestWithParam<std::string> {
protected:
    std::vector<Json> whole_games() const { return cases(GetParam() + ".ndjson"); }
    std::vector<Json> games_in_progress() const { return cases(GetParam() + "-moves.ndjson"); }
};

}

TEST_P(Samples, CheckAgrees) {
    const auto samples = whole_games();
    const auto answers = clerk({"check", "--lines", "--json", "-"}, records(samples)).json_lines();
    ASSERT_EQ(answers.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        EXPECT_EQ(plain(answers[i]), plain(samples[i]["check"])) << "line " << i + 1;
}

TEST_P(Samples, ScoreAgrees) {
    const auto samples = whole_games();
    const auto answers = clerk({"score", "--lines", "--json", "-"}, records(samples)).json_lines();
    ASSERT_EQ(answers.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const Json& want = samples[i]["score"].is_null() ? samples[i]["check"] : samples[i]["score"];
        EXPECT_EQ(plain(answers[i]), plain(want)) << "line " << i + 1;
    }
}

TEST_P(Samples, MovesAndMissedAgree) {
    for (const Json& sample : games_in_progress()) {
        const auto verb = sample["verb"].get<std::string>();
        const Json answer = clerk({verb, "--json", "-"}, sample["record"].dump()).json();
        if (verb == "missed")
            EXPECT_EQ(points_of(answer), plain(sample["want"])) << sample["record"]["id"];
        else
            EXPECT_EQ(sorted(plain(answer)), sorted(plain(sample["want"]))) << sample["record"]["id"];
    }
}

TEST_P(Samples, MovesAgreeLineByLine) {
    std::vector<Json> samples = games_in_progress();
    std::erase_if(samples, [](const Json& sample) { return sample["verb"] != "moves"; });
    const auto answers = clerk({"moves", "--lines", "--json", "-"}, records(samples)).json_lines();
    ASSERT_EQ(answers.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        EXPECT_EQ(sorted(plain(answers[i])), sorted(plain(samples[i]["want"]))) << "line " << i + 1;
}

TEST_P(Samples, EveryFindingIsSaidInFull) {
    const std::string input = records(whole_games());
    for (const char* locale : {english, chinese})
        for (const Json& answer : clerk({"check", "--lines", "-"}, input, locale).json_lines())
            for (const Json& violation : answer["violations"]) {
                const auto message = violation["message"].get<std::string>();
                EXPECT_FALSE(message.empty()) << violation;
                EXPECT_EQ(message.find('{'), std::string::npos) << message;
            }
}

TEST_P(Samples, EveryScoreIsATableForPeople) {
    for (const Json& sample : whole_games()) {
        if (sample["score"].is_null()) continue;
        const Outcome outcome = clerk({"score", "-"}, sample["record"].dump());
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        for (const Json& player : sample["score"]["players"])
            EXPECT_NE(outcome.out.find(result_of(player)), std::string::npos) << outcome.out;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Samples, testing::Values("babylon", "alhambra", "rajas", "egizia", "sheet"),
                         [](const auto& instance) { return instance.param; });

}
