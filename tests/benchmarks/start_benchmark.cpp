// How long it takes from the start of the window to its first painted board, with a game that is opened, beside an
// empty window of wxWidgets: one after the other, nine times, with an empty history and with one of 100,000 plays.
// `start_benchmark RECORD`, with a display.
#include "app/desktop/frame/app.h"
#include "tests/benchmarks/first_paint.h"
#include "tests/db/plays/random_plays.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using clerk::test::start_moment;

constexpr int times = 9;

/// The program as it is, ended by its board's first paint.
class TimedApp : public clerk::desktop::App {
public:
    bool OnInit() override {
        if (!App::OnInit()) return false;
        if (wxWindow* board = wxWindow::FindWindowByName("board")) {
            new clerk::test::FirstPaint(*board);
            return true;
        }
        std::fputs("there is no board\n", stderr);
        return false;
    }
};

/// Milliseconds; negative: it did not say.
double paint(const std::vector<std::string>& words) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) return -1;
    const std::string now = std::to_string(clerk::test::now_ns());
    const pid_t child = fork();
    if (child == 0) {
        setenv(start_moment, now.c_str(), 1);
        dup2(pipe_ends[1], STDOUT_FILENO);
        std::vector<char*> pointers;
        for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
        pointers.push_back(nullptr);
        execv(pointers.front(), pointers.data());
        _exit(127);
    }
    close(pipe_ends[1]);
    std::string said(64, '\0');
    const ssize_t length = read(pipe_ends[0], said.data(), said.size());
    close(pipe_ends[0]);
    waitpid(child, nullptr, 0);
    return length > 0 ? std::stod(said) : -1;
}

void measure(const fs::path& self, const std::string& record, int plays) {
    const fs::path home = fs::temp_directory_path() / ("clerk-start-" + std::to_string(getpid()));
    fs::create_directories(home);
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        setenv(name, home.c_str(), 1);
    if (clerk::db::Plays list{clerk::db::History(home / "history.db")}; plays > 0) clerk::test::fill(list, 0, plays);
    std::vector<double> ours, empty;
    for (int i = -1; i < times; ++i) { // the first is not counted: it makes the summaries
        const double a = paint({self, "--db", home / "history.db", record}),
                     b = paint({self.parent_path() / "empty_window"});
        if (i < 0) continue;
        ours.push_back(a);
        empty.push_back(b);
    }
    fs::remove_all(home);
    std::ranges::sort(ours);
    std::ranges::sort(empty);
    if (ours.front() < 0 || empty.front() < 0) return void(std::fputs("a window was not painted\n", stderr));
    std::printf("start to first painted board, %d plays: %.0f ms, an empty window %.0f ms: %.2f times\n", plays,
                ours[times / 2], empty[times / 2], ours[times / 2] / empty[times / 2]);
}

}

int main(int argc, char** argv) {
    if (std::getenv(start_moment)) {
        wxApp::SetInstance(new TimedApp);
        return wxEntry(argc, argv);
    }
    if (argc < 2) return 2;
    for (const int plays : {0, 100'000}) measure(fs::canonical("/proc/self/exe"), fs::absolute(argv[1]), plays);
    return 0;
}
