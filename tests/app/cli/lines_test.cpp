// --lines: one record a line, one answer a line, at once and without gathering.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"
#include "tests/sanitized.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::StartsWith;

TEST(Lines, EachIsAnsweredBeforeTheNextIsSent) {
    Conversation talk({"check", "--lines", "-"});
    for (int i = 0; i < 3; ++i) {
        talk.send(tie() + "\n");
        EXPECT_TRUE(Json::parse(talk.receive())["legal"].get<bool>());
        talk.send(illegal() + "\n");
        EXPECT_FALSE(Json::parse(talk.receive())["legal"].get<bool>());
        talk.send("nonsense\n");
        EXPECT_TRUE(Json::parse(talk.receive()).contains("error"));
    }
    EXPECT_EQ(talk.end(), 2);
}

TEST(Lines, GoOnPastBadOnes) {
    const Outcome outcome = clerk({"score", "--lines", "-"}, "{\n\n" + illegal() + "\n\xff\n" + tie() + "\n");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = outcome.json_lines();
    ASSERT_EQ(answers.size(), 5u);
    EXPECT_TRUE(answers[0].contains("error"));
    EXPECT_TRUE(answers[1].contains("error")) << "an empty line is no record";
    EXPECT_FALSE(answers[2]["legal"].get<bool>());
    EXPECT_TRUE(answers[3].contains("error"));
    EXPECT_TRUE(answers[4]["complete"].get<bool>());
}

TEST(Lines, TheWorstDecidesTheExitStatus) {
    EXPECT_EQ(clerk({"check", "--lines", "-"}, tie() + "\n" + tie() + "\n").status, 0);
    EXPECT_EQ(clerk({"check", "--lines", "-"}, tie() + "\n" + illegal() + "\n" + tie() + "\n").status, 1);
    EXPECT_EQ(clerk({"check", "--lines", "-"}, "").status, 0);
}

TEST(Lines, TheLastNeedsNoEndAndACarriageReturnDoesNoHarm) {
    EXPECT_EQ(clerk({"check", "--lines"}, tie() + "\r\n" + tie()).json_lines().size(), 2u);
}

TEST(Lines, AnOverlongOneIsRefusedAndSkipped) {
    Conversation talk({"check", "--lines", "-"});
    const std::string mebibyte(1024 * 1024, ' ');
    for (int i = 0; i < 40; ++i) talk.send(mebibyte);
    talk.send(tie() + "\n");
    EXPECT_THAT(talk.receive(), StartsWith(R"({"error":{"path":"")"));
    talk.send(tie() + "\n");
    EXPECT_TRUE(Json::parse(talk.receive())["legal"].get<bool>());
    EXPECT_EQ(talk.end(), 2);
}

TEST(Lines, NeedLittleMemory) {
    if (clerk::test::is_sanitized) GTEST_SKIP() << "the sanitizer needs the address space for itself";
    // 40 MB of input in an address space of 95 MB that holds the program too, 32 MB of which are the tables of ICU.
    const Outcome outcome =
        run("sh", {"-c", "for i in $(seq 40); do head -c 1000000 /dev/zero | tr '\\0' ' '; echo; done |"
                         "(ulimit -v 95000; " CLERK " check --lines -) | wc -l"});
    EXPECT_EQ(std::stoi(outcome.out), 40) << outcome.err;
}

TEST(Lines, MovesAndMissedReadThemToo) {
    const Outcome outcome = clerk({"moves", "--lines", "-"}, one_turn() + "\n" + tie() + "\n");
    const auto answers = outcome.json_lines();
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0]["turn"], 1);
    EXPECT_EQ(answers[1]["error"]["path"], "/depth");
}

}
