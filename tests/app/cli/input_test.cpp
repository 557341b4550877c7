// What bad input gets: exit status 2, the place of the fault, and no more.
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"
#include "tests/sanitized.h"

#include <sys/resource.h>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr std::size_t limit = 8 * 1024 * 1024;

void expect_malformed(const std::string& input, const std::string& path) {
    for (const char* verb : {"check", "score", "moves", "missed", "advise", "review"}) {
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

TEST(BadInput, TheNameOfAFileIsOneLine) {
    const Folder folder;
    const std::string bad = folder.file("first\nLegal.json", "{"), none = folder.path("none\nLegal.json");
    for (const Arguments& command : {Arguments{"check", bad},
                                     {"check", none},
                                     {"walk", none},
                                     {"doctor", "--db", none},
                                     {"doctor", "--db", bad},
                                     {"history", "list", "--db", none},
                                     {"history", "list", "--db", bad},
                                     {"history", "merge", "--db", none, bad},
                                     {"history", "import", bad},
                                     {"history", "restore", "--db", none, "1"}}) {
        const Outcome outcome = clerk(command);
        EXPECT_EQ(outcome.status, 2) << command[0];
        EXPECT_THAT(outcome.out + outcome.err, Not(HasSubstr("\nLegal"))) << command[0];
    }
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

namespace {

std::string repeated(const std::string& one, std::size_t bytes) {
    std::string list = "[" + one;
    while (list.size() + one.size() + 2 < bytes) list += "," + one;
    return list + "]";
}

/// Everything that `clerk` is run for in these tests takes no more than this.
void expect_little_room() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    if (!clerk::test::is_sanitized) EXPECT_LT(usage.ru_maxrss, 256 * 1024) << "KiB";
}

/// Alhambra in depth full: as many turns as fit, in each of which 200 cards are taken one by one and 200 turned up, all
/// of it waived.
std::string waived_throughout() {
    std::string turn = R"({"steps":[)", cards = R"("cards":["blue-1")";
    for (int i = 0; i < 200; ++i) turn += std::string(i == 0 ? "" : ",") + R"({"take":["blue-1"],"waived":true})";
    for (int i = 1; i < 200; ++i) cards += R"(,"blue-1")";
    const std::string end = cards + R"(],"waived":true})";
    std::string text =
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001",)"
        R"("game":"alhambra","started_at":"2026-11-20T19:30:00+01:00","depth":"full",)"
        R"("players":[{"name":"A"},{"name":"B"},{"name":"C"}],"hands":[[],[],[]],)"
        R"("money":["yellow-1","green-2","blue-3","orange-4"],"market":{"yellow":"blue-8-0",)"
        R"("green":"red-9-0","blue":"brown-9-0","orange":"white-10-0"},"turns":[{"steps":[)"
        R"({"take":["yellow-1","green-2"],"waived":true},{"take":["blue-3","orange-4"],"waived":true}],)" +
        end;
    while (text.size() + turn.size() + end.size() + 10 < limit) text += "," + turn + "]," + end;
    return text + "]}";
}

}

TEST(BadInput, LittleRoomIsTakenWhateverAFileOfTheSizeAllowedHolds) {
    const std::string game = one_turn();
    const auto with_key = [&](const std::string& value) {
        return game.substr(0, game.size() - 1) + ",\"x\":" + value + "}";
    };
    const std::size_t room = limit - 1000;
    const std::string nested = repeated(repeated("[]", 600), 120'000);
    for (const std::string& hostile :
         {with_key(repeated("[]", room)), with_key(repeated("\"\"", room)), with_key(repeated(nested, room)),
          with_key(repeated(R"({"":""})", room)),
          record("builds",
                 R"("turns":[{"steps":[{"ornament":{"kind":"statue","at":)" + repeated("\"a1@1\"", room) + "}}]}]"),
          record("builds", R"("turns":[{"steps":)" + repeated(R"({"terrace":{},"waived":true})", room) + "}]")})
        EXPECT_EQ(clerk({"check", "-"}, hostile).status, 2);
    expect_little_room();
}

TEST(BadInput, LittleRoomIsTakenByWaiversThatAreManyInEveryTurn) {
    const Outcome in_text = clerk({"check", "-"}, waived_throughout());
    EXPECT_EQ(in_text.status, 0) << in_text.out.substr(0, 400) << in_text.err;
    EXPECT_GT(lines(in_text.out).size(), 300'000u);
    expect_little_room();
    EXPECT_GT(clerk({"check", "--json", "-"}, waived_throughout()).json()["waived"].size(), 150'000u);
    expect_little_room();
}

TEST(BadInput, NothingOfItReachesTheTerminalAsCommands) {
    std::string text = tie();
    text.replace(text.find("Linda"), 5, R"(\u001b[2J\n\u202eL)");
    const Outcome outcome = clerk({"score", "-"}, text);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(outcome.out.find("\u202e"), std::string::npos);
}

/// Which in JSON stands for what it was.
TEST(BadInput, NothingOfItReachesTheTerminalAsCommandsInJson) {
    const std::string name = "\u009B2J\u007F\u202E\u2066\u2028\u200F\uFFF9L";
    std::string text = tie(), no_flower = tie();
    text.replace(text.find("Linda"), 5, name);
    no_flower.replace(no_flower.find("white"), 5, name);
    const Outcome scored = clerk({"score", "--json", "-"}, text), refused = clerk({"check", "--json", "-"}, no_flower),
                  of_lines = clerk({"score", "--lines", "-"}, no_flower + "\n" + text + "\n");
    EXPECT_EQ(scored.json()["players"][0]["name"], name);
    EXPECT_EQ(refused.status, 2);
    for (const Outcome& outcome : {scored, refused, of_lines})
        for (const char* sign : {"\u009B", "\u007F", "\u202E", "\u2066", "\u2028", "\u200F", "\uFFF9"})
            EXPECT_EQ(outcome.out.find(sign), std::string::npos) << outcome.out;
    EXPECT_NE(refused.json()["error"]["message"].get<std::string>().find("\u202E"), std::string::npos) << refused.out;
}

TEST(BadInput, AFileNameThatIsNoUtf8IsStillShown) {
    const Outcome outcome = clerk({"check", "no\xffsuch"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, AllOf(HasSubstr("no"), HasSubstr("such")));
}

TEST(BadInput, AnAnswerThatCannotBeWrittenIsAFailure) {
    const Folder folder;
    const auto file = folder.file("tie.json", tie());
    for (const std::string& asked : {"score " + file, std::string("--help"), std::string("--version")}) {
        const Outcome outcome = run("sh", {"-c", CLERK " " + asked + " > /dev/full"});
        EXPECT_EQ(outcome.status, 2) << asked;
        EXPECT_THAT(outcome.err, HasSubstr("could not be written")) << asked;
    }
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

/// What CLI11 takes for a list, or for the end of a command.
TEST(WrongUsage, NoWordIsTakenApartOrPassedOver) {
    for (const char* name : {"[a,b]", "[]", "[a]", "++", "{}", "%%"}) {
        for (const char* verb : {"check", "score"})
            EXPECT_THAT(clerk({verb, name}).err, HasSubstr(std::string(name) + " cannot be read")) << name;
        EXPECT_THAT(clerk({name}).err, HasSubstr("no command " + std::string(name) + ";"));
        EXPECT_THAT(clerk({"history", "show", name, "more"}).err, HasSubstr("no command more;")) << name;
    }
    EXPECT_THAT(clerk({"check", "\x01[a]"}).err, Not(HasSubstr("clerk: [a]")));
    EXPECT_THAT(clerk({"history", "leaderboard", "--by", "[wins]"}).err, HasSubstr("--by: [wins] not in"));
}

TEST(WrongUsage, NoOptionIsTakenForTheValueOfTheOneBefore) {
    const Arguments wrong[] = {{"history", "export", "--csv", "--force"},
                               {"history", "list", "--player", "--json"},
                               {"history", "players", "--db", "-h"}};
    for (const Arguments& arguments : wrong) {
        const Outcome outcome = clerk(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(outcome.err, HasSubstr(arguments.back() + " after it is an option of its own"));
        EXPECT_FALSE(std::filesystem::exists(arguments.back()));
    }
}

TEST(WrongUsage, AFileMayBeNamedLikeAnOption) {
    EXPECT_THAT(clerk({"check", "--", "--json"}).err, HasSubstr("--json cannot be read"));
}

}
