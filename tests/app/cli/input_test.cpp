// What bad input gets: exit status 2, the place of the fault, and no more.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;

namespace {

constexpr std::size_t limit = 8 * 1024 * 1024;

void expect_malformed(const std::string& input, const std::string& path) {
    for (const char* verb : {"check", "score", "moves", "missed"}) {
        const Outcome outcome = clerk({verb, "--json", "-"}, input);
        EXPECT_EQ(outcome.status, 2) << verb;
        EXPECT_EQ(outcome.err, "") << verb;
        EXPECT_EQ(outcome.json()["error"]["path"], path) << verb << outcome.out;
    }
}

}

TEST(BadInput, MalformedRecordsAreRefusedWithThePath) {
    std::string off_the_board = tie();
    off_the_board.replace(off_the_board.find("\"c3\""), 4, "\"z9\"");
    expect_malformed(off_the_board, "/gardens/1/terraces/0/at");
    expect_malformed("", "");
    expect_malformed("{}", "/format");
    expect_malformed(std::string("{\0}", 3), "");
    expect_malformed("{\"format\":\"\xff\xfe\"}", "");
}

TEST(BadInput, DeepNestingIsMalformed) {
    const std::string deep = std::string(200000, '[') + std::string(200000, ']');
    EXPECT_EQ(clerk({"check", "-"}, deep).status, 2);
    EXPECT_EQ(clerk({"check", "-"}, std::string(200000, '[')).status, 2);
}

TEST(BadInput, AMalformedFileIsNamedWithThePlaceAndTheExpectation) {
    const Folder folder;
    std::string text = tie();
    text.replace(text.find("\"c3\""), 4, "\"z9\"");
    const auto file = folder.file("garden.json", text);
    const Outcome outcome = clerk({"check", file});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, AllOf(HasSubstr(file), HasSubstr("/gardens/1/terraces/0/at"), HasSubstr("a1…h8"),
                                   HasSubstr("z9"), EndsWith("\n")));
    EXPECT_EQ(lines(outcome.err).size(), 1u);
}

TEST(BadInput, WhatCannotBeReadIsNamed) {
    const Folder folder;
    for (const auto& name : {folder.path("not-there.json"), folder.path("")}) {
        const Outcome in_text = clerk({"check", name});
        EXPECT_EQ(in_text.status, 2);
        EXPECT_EQ(in_text.out, "");
        EXPECT_THAT(in_text.err, HasSubstr(name));
        const Outcome in_json = clerk({"check", "--json", name});
        EXPECT_EQ(in_json.status, 2);
        EXPECT_THAT(in_json.json()["error"]["message"].get<std::string>(), HasSubstr(name));
        EXPECT_EQ(clerk({"check", "--lines", name}).status, 2);
    }
}

TEST(BadInput, ARecordMayHaveEightMebibytesAndNoMore) {
    const std::string padding(limit - tie().size(), ' ');
    EXPECT_EQ(clerk({"check", "-"}, tie() + padding).status, 0);
    EXPECT_EQ(clerk({"check", "-"}, tie() + padding + " ").status, 2);
}

TEST(BadInput, NothingOfItReachesTheTerminalAsCommands) {
    std::string text = tie();
    text.replace(text.find("Linda"), 5, R"(\u001b[2J\n\u202eL)");
    const Outcome outcome = clerk({"score", "-"}, text);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(outcome.out.find("\u202e"), std::string::npos);
}

TEST(BadInput, AFileNameThatIsNoUtf8IsStillShown) {
    const Outcome outcome = clerk({"check", "no\xffsuch"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr("no"), HasSubstr("such")));
}

TEST(BadInput, AnAnswerThatCannotBeWrittenIsAFailure) {
    const Folder folder;
    const auto file = folder.file("tie.json", tie());
    const Outcome outcome = run("sh", {"-c", CLERK " score " + file + " > /dev/full"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("could not be written"));
}

TEST(WrongUsage, HasExitStatusTwoAndPointsToTheHelp) {
    const std::vector<Arguments> wrong{
        {}, {"judge"}, {"check", "--xml", "-"}, {"check", "--json=maybe", "-"}, {"--json"}};
    for (const Arguments& arguments : wrong) {
        const Outcome outcome = clerk(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(outcome.err, AllOf(HasSubstr("clerk --help"), EndsWith("\n")));
    }
}

TEST(WrongUsage, AFileMayBeNamedLikeAnOption) {
    EXPECT_THAT(clerk({"check", "--", "--json"}).err, HasSubstr("--json cannot be read"));
}

}
