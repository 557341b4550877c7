// Answers for people, word for word.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <filesystem>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

namespace {

std::string golden(const std::string& file) { return contents(CLERK_SOURCE_DIR "/tests/app/cli/golden/" + file); }

}

TEST(Text, IsWordForWordAsKept) {
    EXPECT_EQ(clerk({"score", "-"}, tie()).out, golden("score.en.txt"));
    EXPECT_EQ(clerk({"score", "-"}, tie(), chinese).out, golden("score.zh_TW.txt"));
    EXPECT_EQ(clerk({"check", "-"}, illegal()).out, golden("check.en.txt"));
    EXPECT_EQ(clerk({"check", "-"}, illegal(), chinese).out, golden("check.zh_TW.txt"));
    EXPECT_EQ(clerk({"moves", "-"}, unfinished()).out, golden("moves.en.txt"));
    EXPECT_EQ(clerk({"moves", "-"}, unfinished(), chinese).out, golden("moves.zh_TW.txt"));
}

TEST(Text, ABreachNamesItsRoundAndStep) {
    EXPECT_THAT(clerk({"check", "-"}, unaligned()).out, HasSubstr("Round 1, Linda, step 3: b1@1\n"));
    EXPECT_THAT(clerk({"check", "-"}, unaligned(), chinese).out, HasSubstr("第 1 輪，Linda，步驟 3：b1@1\n"));
}

TEST(Text, MissedTellsTurnByTurn) {
    EXPECT_EQ(clerk({"missed", "-"}, one_turn()).out, "Round 1, Linda: 3 VP missed\n  fountain a2@1 and b2@1\n");
    EXPECT_EQ(clerk({"missed", "-"}, one_turn(), chinese).out, "第 1 輪，Linda：錯過 3 VP\n  噴泉 a2@1、b2@1\n");
}

/// Of every game and every answer: a name is a name, however it is written.
TEST(Text, NoNameLooksLikeALineOfTheAnswer) {
    int answers = 0;
    for (const auto& sample : std::filesystem::directory_iterator(CLERK_SOURCE_DIR "/packaging/samples")) {
        Json record = Json::parse(contents(sample.path().string()));
        for (Json& player : record["players"])
            player["name"] = player["name"].get<std::string>() + "\n\u2028\x1b[1mnext\u202e";
        for (const char* command : {"check", "score", "moves", "missed", "advise", "review"}) {
            const Outcome outcome = clerk({command, "-"}, record.dump());
            const std::string told = outcome.out + outcome.err;
            EXPECT_THAT(told, Not(HasSubstr("\x1b"))) << command << ' ' << sample.path();
            EXPECT_THAT(told, Not(ContainsRegex("\n[^\n]{0,9}next"))) << command << ' ' << sample.path();
            answers += told.find("next") != std::string::npos;
        }
    }
    EXPECT_GT(answers, 20);
}

TEST(Text, SeveralFilesAreHeadedByTheirNames) {
    const Folder folder;
    const auto first = folder.file("first.json", tie()), second = folder.file("second.json", tie());
    const std::string legal = clerk({"check", first}).out;
    EXPECT_EQ(clerk({"check", first, second}).out, first + "\n" + legal + "\n" + second + "\n" + legal);
    const auto forged = folder.file("first.json\nLegal.", tie());
    EXPECT_EQ(clerk({"check", first, forged}).out, first + "\n" + legal + "\n" + first + "\uFFFDLegal.\n" + legal);
}

TEST(Text, ALongNameDoesNotSpoilTheTable) {
    std::string text = tie();
    text.replace(text.find("Linda"), 5, std::string(200, 'L'));
    const auto table = lines(clerk({"score", "-"}, text).out);
    EXPECT_THAT(table.at(2), HasSubstr(std::string(23, 'L') + "…"));
    EXPECT_LT(table.at(3).size(), 60u);
}

}
