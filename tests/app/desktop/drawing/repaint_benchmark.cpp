// How fast the board follows the pointer and is drawn anew, in the real window: medians and 95th percentiles in
// milliseconds. `repaint_benchmark RECORD...`
#include "app/desktop/frame/main_frame.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <random>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/uiaction.h>

using namespace clerk::desktop;

namespace {

constexpr int width = 1830, height = 1410; ///< of the window: its board has 1200 x 1200 pixels
constexpr int times = 300;

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Times what the board paints, so that nothing is counted that did not happen.
class Paints : public wxEvtHandler {
public:
    explicit Paints(wxWindow& board) : board_(board) { board_.PushEventHandler(this); }
    ~Paints() override { board_.RemoveEventHandler(this); }
    Paints(const Paints&) = delete;
    Paints& operator=(const Paints&) = delete;

    bool ProcessEvent(wxEvent& event) override {
        if (event.GetEventType() != wxEVT_PAINT) return wxEvtHandler::ProcessEvent(event);
        const auto start = Clock::now();
        const bool done = wxEvtHandler::ProcessEvent(event);
        ms.push_back(ms_since(start));
        return done;
    }

    std::vector<double> ms = {};

private:
    wxWindow& board_;
};

struct Timings {
    std::vector<double> board = {};  ///< alone, in milliseconds
    std::vector<double> window = {}; ///< all that was drawn along with it
};

template <class Prepare, class Action> Timings time(Paints& paints, const Prepare& prepare, const Action& action) {
    Timings timings;
    for (int i = 0; i < times; ++i) {
        wxYield();
        prepare(i);
        paints.ms.clear();
        const auto start = Clock::now();
        action(i);
        const double taken = ms_since(start);
        if (paints.ms.size() != 1) continue;
        timings.board.push_back(paints.ms.front());
        timings.window.push_back(taken);
    }
    return timings;
}

void print(const char* what, std::vector<double> ms) {
    if (ms.empty()) return void(std::printf("  %-24s nothing was painted\n", what));
    std::ranges::sort(ms);
    const auto at = [&](double part) { return ms[static_cast<std::size_t>(part * (ms.size() - 1))]; };
    std::printf("  %-24s median %6.2f ms  p95 %6.2f ms  (%zu of %d painted)\n", what, at(0.5), at(0.95), ms.size(),
                times);
}

void measure(wxWindow& board) {
    Paints paints(board);
    std::mt19937 dice(1);
    const auto any = [&](int below) { return static_cast<int>(dice() % static_cast<unsigned>(below)); };
    const wxSize size = board.GetClientSize();
    std::printf("  board of %d x %d pixels\n", size.x, size.y);
    const auto move_pointer = [&](int) {
        wxMouseEvent event(wxEVT_MOTION);
        event.SetPosition({any(size.x), any(size.y)});
        event.SetEventObject(&board);
        board.ProcessWindowEvent(event);
        board.Update();
    };
    print("pointer moves", time(
                               paints, [](int) {}, move_pointer)
                               .window);
    // No event may be handled in between: the board would be drawn then, and the update have nothing left to do.
    const auto look_at_another = [&](int i) {
        wxKeyEvent key(wxEVT_CHAR_HOOK);
        key.m_keyCode = WXK_F2 + i % 2;
        key.SetEventObject(&board);
        board.ProcessWindowEvent(key);
        board.Refresh();
    };
    const Timings anew = time(paints, look_at_another, [&](int) { board.Update(); });
    print("the board drawn anew", anew.board);
    print("the window drawn anew", anew.window);
}

void measure(const std::filesystem::path& record, const std::filesystem::path& folder) {
    auto* frame = new MainFrame(folder / "history.db", folder / "bin/clerk-of-works");
    frame->SetSize(width, height);
    frame->Show();
    for (int i = 0; i < 50; ++i) wxYield(), wxMilliSleep(5);
    frame->open_file(record);
    for (int i = 0; i < 50; ++i) wxYield(), wxMilliSleep(5);
    std::printf("%s\n", record.filename().c_str());
    if (wxWindow* board = wxWindow::FindWindowByName("board", frame)) measure(*board);
    frame->Destroy();
    wxYield();
}

}

int main(int argc, char** argv) {
    clerk::i18n::start("en");
    wxApp::SetInstance(new wxApp);
    if (argc < 2 || !wxEntryStart(argc, argv)) {
        std::fputs("usage: repaint_benchmark RECORD...   (needs a display)\n", stderr);
        return 2;
    }
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    const auto folder =
        std::filesystem::temp_directory_path() / ("clerk-benchmark-" + std::to_string(wxGetProcessId()));
    for (int i = 1; i < argc; ++i) {
        measure(std::filesystem::absolute(argv[i]), folder);
        std::filesystem::remove_all(folder);
    }
    wxEntryCleanup();
    return 0;
}
