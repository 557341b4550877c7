// How many turns a second the program judges that reads one record a line, and what memory it takes: the more lines,
// the more time, and no more memory.
#include "core/game.h"
#include "tests/babylon/random_game.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;

constexpr std::size_t games = 100, repeats = 9;

struct Lines {
    std::string text;
    std::size_t turns = 0;
};

Lines games_line_by_line() {
    chance().seed(2);
    Lines lines;
    for (std::size_t i = 0; i < games; ++i) {
        const Game game = any_game(clerk::Depth::full, 60).game;
        lines.turns += game.turns.size();
        lines.text +=
            clerk::print({{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"}, game});
        lines.text += '\n';
    }
    return lines;
}

struct Run {
    double seconds = 0; ///< of the processor
    long kilobytes = 0; ///< at most
};

/// `clerk check --lines` of that file, or with --json, which says the same in as many words.
Run judge(const std::string& program, const std::string& file, bool json) {
    const pid_t child = fork();
    if (child == 0) {
        if (!std::freopen("/dev/null", "w", stdout)) _exit(2);
        const char* const last = json ? "--json" : nullptr;
        execl(program.c_str(), program.c_str(), "check", "--lines", file.c_str(), last, nullptr);
        _exit(2);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) std::fprintf(stderr, "clerk did not judge the lines\n");
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return {seconds(used.ru_utime) + seconds(used.ru_stime), used.ru_maxrss};
}

void measure(const std::string& program, const Lines& lines, std::size_t copies, bool json) {
    const auto file = std::filesystem::temp_directory_path() / ("clerk-lines-" + std::to_string(getpid()));
    {
        std::ofstream out(file);
        for (std::size_t i = 0; i < copies; ++i) out << lines.text;
    }
    std::vector<double> rates;
    long kilobytes = 0;
    for (std::size_t i = 0; i < repeats; ++i) {
        const Run run = judge(program, file.string(), json);
        rates.push_back(static_cast<double>(lines.turns * copies) / run.seconds);
        kilobytes = std::max(kilobytes, run.kilobytes);
    }
    std::filesystem::remove(file);
    std::ranges::sort(rates);
    std::printf("clerk check --lines%s: %zu records, median of %zu: %.0f turns a second; at most %ld KiB\n",
                json ? " --json" : "", games * copies, repeats, rates[repeats / 2], kilobytes);
    std::fflush(stdout); // else each program that is started next would print it once more
}

}

int main(int, char** argv) {
    const std::string program = (std::filesystem::path(argv[0]).parent_path() / "clerk").string();
    const Lines lines = games_line_by_line();
    for (const bool json : {false, true})
        for (const std::size_t copies : {10u, 100u}) measure(program, lines, copies, json);
}
