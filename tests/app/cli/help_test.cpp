// What teaches the program: help, man page, completion.
#include "tests/app/cli/runner.h"

#include <iterator>
#include <sstream>

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;
using testing::StartsWith;
using testing::UnorderedElementsAre;

namespace {

constexpr std::array commands{"check", "score", "moves", "missed", "advise", "review"};
constexpr std::array history_commands{
    "doctor",           "history list",        "history show",    "history add",   "history players", "history people",
    "history stats",    "history leaderboard", "history year",    "history goals", "history export",  "history import",
    "history merge",    "history backup",      "history restore", "history begin", "club pair",       "club standings",
    "club init",        "club admit",          "club join",       "club status",   "club sync",       "club leave",
    "club leaderboard", "club photos"};
constexpr std::array options{"--json", "--lines", "--help", "--version"};
constexpr std::array history_options{"--by",
                                     "--tables",
                                     "--name",
                                     "--yes",
                                     "--after-restore",
                                     "--night",
                                     "--new",
                                     "--without",
                                     "--db",
                                     "--repair",
                                     "--game",
                                     "--player",
                                     "--limit",
                                     "--all",
                                     "--bin",
                                     "--csv",
                                     "--records",
                                     "--bgsplay",
                                     "--force",
                                     "--dry-run",
                                     "--match",
                                     "--undo",
                                     "--without-aids",
                                     "--without-waivers",
                                     "--leave-out",
                                     "--leave-out-unreadable",
                                     "--wins",
                                     "--rows",
                                     "--team",
                                     "--ahead",
                                     "--shared",
                                     "--won",
                                     "--lost",
                                     "--first-began",
                                     "--at",
                                     "--place",
                                     "--notes",
                                     "--html",
                                     "--year",
                                     "--games",
                                     "--plays"};

Arguments words(const std::string& line) {
    std::istringstream stream(line);
    return {std::istream_iterator<std::string>(stream), {}};
}

/// "--dry-run" as a manual page writes it.
std::string in_roff(const std::string& word) {
    std::string escaped;
    for (const char c : word) escaped += c == '-' ? std::string("\\-") : std::string(1, c);
    return escaped;
}

/// What bash would offer for the words so far; the last is being typed.
std::vector<std::string> completions(const std::string& words, const std::string& function = "_clerk") {
    const std::string script = "source " CLERK_PAGES "/clerk.bash; COMP_WORDS=(" + words +
                               "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); " + function +
                               "; printf '%s\\n' \"${COMPREPLY[@]}\"";
    return lines(run("bash", {"-c", script}).out);
}

}

TEST(Help, NamesEveryCommandAndOption) {
    for (const char* locale : {english, chinese}) {
        const Outcome outcome = clerk({"--help"}, "", locale);
        EXPECT_EQ(outcome.status, 0);
        for (const char* word : commands) EXPECT_THAT(outcome.out, HasSubstr(word));
        for (const char* word : options) EXPECT_THAT(outcome.out, HasSubstr(word));
    }
}

TEST(Help, HasAPageForEveryCommand) {
    for (const char* command : commands)
        for (const char* locale : {english, chinese}) {
            const Outcome outcome = clerk({command, "--help"}, "", locale);
            EXPECT_EQ(outcome.status, 0);
            EXPECT_THAT(outcome.out, HasSubstr(std::string("clerk ") + command + " [--json]"));
            EXPECT_THAT(outcome.out, HasSubstr(std::string("\n  clerk ") + command + " "))
                << "an example, as it is typed";
        }
}

TEST(Help, HasAPageForEveryCommandOnTheHistory) {
    for (const char* word : {"doctor", "history", "club"}) EXPECT_THAT(clerk({"--help"}).out, HasSubstr(word));
    for (const std::string command : history_commands) {
        const Outcome outcome = clerk(words(command + " --help"));
        EXPECT_EQ(outcome.status, 0);
        EXPECT_THAT(outcome.out, StartsWith("Usage: clerk " + command + " ["));
        EXPECT_THAT(outcome.out, HasSubstr("\n  clerk " + command)) << "an example, as it is typed";
        for (const std::string& line : lines(outcome.out)) EXPECT_LE(line.size(), 110u) << line;
        if (command.starts_with("history ")) {
            EXPECT_THAT(clerk({"history", "--help"}).out, HasSubstr("\n  " + command.substr(8) + " "));
        }
        if (command.starts_with("club ")) {
            EXPECT_THAT(clerk({"club", "--help"}).out, HasSubstr("\n  " + command.substr(5) + " "));
        }
    }
}

TEST(Help, FitsAScreenOfEightyColumnsOrLittleMore) {
    for (const char* command : commands)
        for (const std::string& line : lines(clerk({command, "--help"}).out)) EXPECT_LE(line.size(), 110u) << line;
}

TEST(Help, HasAPageForTheWalk) {
    for (const char* locale : {english, chinese})
        EXPECT_THAT(clerk({"walk", "--help"}, "", locale).out, HasSubstr("clerk walk [--force] -o"));
    for (const std::string& line : lines(clerk({"walk", "--help"}).out)) EXPECT_LE(line.size(), 110u) << line;
    EXPECT_THAT(contents(CLERK_PAGES "/clerk.1"), HasSubstr(".B walk\n"));
}

TEST(Help, VersionIsThatOfTheProject) { EXPECT_EQ(clerk({"--version"}).out, "clerk " CLERK_VERSION "\n"); }

TEST(ManPage, NamesEveryCommandAndOption) {
    const std::string page = contents(CLERK_PAGES "/clerk.1");
    for (const char* word : commands) EXPECT_THAT(page, HasSubstr(std::string(".B ") + word + "\n"));
    for (const char* word : history_commands) EXPECT_THAT(page, HasSubstr(std::string(".B ") + word + "\n"));
    for (const std::string word : history_options) EXPECT_THAT(page, HasSubstr(in_roff(word)));
    for (const std::string word : options) EXPECT_THAT(page, HasSubstr(in_roff(word)));
    EXPECT_THAT(page, HasSubstr("Clerk of Works " CLERK_VERSION));
}

TEST(Completion, OffersCommandsOptionsAndFiles) {
    EXPECT_THAT(completions("clerk ''"),
                UnorderedElementsAre("check", "score", "moves", "missed", "advise", "review", "walk", "doctor",
                                     "history", "club", "--help", "--version"));
    EXPECT_THAT(completions("clerk mi"), UnorderedElementsAre("missed"));
    EXPECT_THAT(completions("clerk history ''"),
                UnorderedElementsAre("list", "show", "add", "players", "people", "stats", "leaderboard", "year",
                                     "goals", "export", "import", "merge", "backup", "restore", "begin", "--help"));
    EXPECT_THAT(completions("clerk club ''"),
                UnorderedElementsAre("init", "admit", "photos", "join", "status", "sync", "leave", "leaderboard",
                                     "pair", "standings", "--help"));
    EXPECT_THAT(completions("clerk club pair --"),
                UnorderedElementsAre("--by", "--tables", "--game", "--night", "--new", "--without", "--json", "--db",
                                     "--help"));
    EXPECT_THAT(completions("clerk history export --"),
                UnorderedElementsAre("--csv", "--records", "--bgsplay", "--force", "--json", "--db", "--help"));
    EXPECT_THAT(completions("clerk history leaderboard --"),
                UnorderedElementsAre("--game", "--by", "--json", "--db", "--help"));
    EXPECT_THAT(completions("clerk history players --"), UnorderedElementsAre("--by", "--json", "--db", "--help"));
    EXPECT_THAT(completions("clerk history restore --"), UnorderedElementsAre("--json", "--db", "--help"));
    EXPECT_THAT(completions("clerk doctor --"), UnorderedElementsAre("--repair", "--json", "--db", "--help"));
    EXPECT_THAT(completions("clerk check --"), UnorderedElementsAre("--json", "--lines", "--help"));
    const Folder folder;
    const auto file = folder.file("evening.clerk.json", "{}");
    EXPECT_THAT(completions("clerk check " + folder.path("even")), UnorderedElementsAre(file));
    EXPECT_THAT(completions("clerk-of-works --", "_clerk_of_works"),
                UnorderedElementsAre("--db", "--help", "--version"));
    EXPECT_THAT(completions("clerk-of-works " + folder.path("even"), "_clerk_of_works"), UnorderedElementsAre(file));
}

}
