// How fast the board follows the pointer and is drawn anew, in the real window: medians and 95th percentiles in
// milliseconds. `repaint_benchmark RECORD...`
#include "app/desktop/main_frame.h"
#include "app/desktop/text.h"
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

/// Counts what is painted, so that nothing is timed that did not happen.
class Paints : public wxEventFilter {
public:
    Paints() { wxEvtHandler::AddFilter(this); }
    ~Paints() override { wxEvtHandler::RemoveFilter(this); }
    Paints(const Paints&) = delete;
    Paints& operator=(const Paints&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_PAINT && event.GetEventObject() == board) ++seen;
        return Event_Skip;
    }

    const wxObject* board = nullptr;
    int seen = 0;
};

struct Timings {
    std::vector<double> ms = {};
    int painted = 0;
};

template <class Prepare, class Action> Timings time(Paints& paints, const Prepare& prepare, const Action& action) {
    Timings timings;
    for (int i = 0; i < times; ++i) {
        wxYield();
        prepare(i);
        const int before = paints.seen;
        const auto start = std::chrono::steady_clock::now();
        action(i);
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
        if (paints.seen == before) continue;
        timings.ms.push_back(taken.count());
        ++timings.painted;
    }
    std::ranges::sort(timings.ms);
    return timings;
}

void print(const char* what, const Timings& timings) {
    if (timings.ms.empty()) return void(std::printf("  %-22s nothing was painted\n", what));
    const auto at = [&](double part) { return timings.ms[static_cast<std::size_t>(part * (timings.ms.size() - 1))]; };
    std::printf("  %-22s median %6.2f ms  p95 %6.2f ms  (%d of %d painted)\n", what, at(0.5), at(0.95), timings.painted,
                times);
}

void measure(wxWindow& board) {
    Paints paints;
    paints.board = &board;
    std::mt19937 dice(1);
    const auto any = [&](int below) { return static_cast<int>(dice() % static_cast<unsigned>(below)); };
    const wxSize size = board.GetClientSize();
    std::printf("  board of %d x %d pixels\n", size.x, size.y);
    print("pointer moves", time(
                               paints, [](int) {},
                               [&](int) {
                                   wxMouseEvent event(wxEVT_MOTION);
                                   event.SetPosition({any(size.x), any(size.y)});
                                   event.SetEventObject(&board);
                                   board.ProcessWindowEvent(event);
                                   board.Update();
                               }));
    const auto look_at_another = [&](int i) {
        wxKeyEvent key(wxEVT_CHAR_HOOK);
        key.m_keyCode = WXK_F2 + i % 2;
        key.SetEventObject(&board);
        board.Freeze(); // while all else is drawn
        board.ProcessWindowEvent(key);
        wxYield();
        board.Thaw();
        board.Refresh();
    };
    print("all is drawn anew", time(paints, look_at_another, [&](int) { board.Update(); }));
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
