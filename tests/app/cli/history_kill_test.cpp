// `clerk` is killed while it brings in plays: all of them are there, or none.
#include "db/check_up/check_up.h"
#include "tests/app/cli/runner.h"
#include "tests/rounds.h"

#include <fcntl.h>
#include <random>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

constexpr int plays = 60;

std::string brought(int round) {
    std::string xml = "<plays>";
    for (int i = 0; i < plays; ++i)
        xml += "<play id=\"" + std::to_string(round * plays + i) +
               "\" date=\"2026-08-03\"><item name=\"Othello\" objectid=\"2389\"/><players><player name=\"Linda\" "
               "score=\"5\" win=\"1\"/><player name=\"John\" score=\"4\"/></players></play>";
    return xml + "</plays>";
}

/// Ends with a signal, wherever it is, when it has worked so long. True: it did.
bool is_killed(const Arguments& arguments, int microseconds) {
    const pid_t process = fork();
    if (process == 0) {
        const itimerval after{{}, {microseconds / 1'000'000, microseconds % 1'000'000}};
        setitimer(ITIMER_PROF, &after, nullptr);
        const int none = open("/dev/null", O_RDWR);
        dup2(none, STDOUT_FILENO);
        dup2(none, STDERR_FILENO);
        Arguments words = arguments;
        words.insert(words.begin(), CLERK);
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execv(CLERK, pointers.data());
        _exit(127);
    }
    int status = 0;
    waitpid(process, &status, 0);
    return WIFSIGNALED(status);
}

TEST(KilledImport, IsWholeOrNone) {
    std::mt19937 random{20261123};
    const Folder folder;
    const std::string history = folder.path("history.db");
    int killed = 0, whole = 0, rounds = 0;
    std::int64_t before = 0;
    int longest = 100'000;
    for (const int wanted = test::rounds(15); killed < wanted && !testing::Test::HasFailure(); ++rounds) {
        const std::string file = folder.file("plays.xml", brought(rounds));
        const bool was_killed = is_killed({"history", "import", "--db", history, file},
                                          1 + static_cast<int>(random() % static_cast<unsigned>(longest)));
        killed += was_killed;
        if (!was_killed) longest = longest * 9 / 10;
        if (was_killed) longest = longest * 51 / 50;
        if (!std::filesystem::exists(history) || std::filesystem::file_size(history) == 0) continue;
        EXPECT_TRUE(db::check_up(history).troubles.empty()) << rounds;
        const std::int64_t now =
            SQLite::Database(history, SQLite::OPEN_READWRITE).execAndGet("SELECT count(*) FROM play").getInt64();
        EXPECT_TRUE(now == before + plays || (was_killed && now == before)) << rounds << ": " << now - before;
        whole += now > before;
        before = now;
    }
    std::printf("clerk was killed %d times while it brought in plays; of %d times all came in %d times\n", killed,
                rounds, whole);
}

}

}
