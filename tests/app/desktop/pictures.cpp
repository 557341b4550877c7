// Pictures of the real window, to be looked at and for the README: `pictures FOLDER LANGUAGE SAMPLES`. Light or dark as
// the system says (GTK_THEME=Adwaita:dark).
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/frame/menu_bar.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/app/desktop/harness.h"
#include "tests/app/desktop/people_data.h"

#include <cstdio>
#include <filesystem>

#include <wx/app.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/init.h>
#include <wx/scrolwin.h>

using namespace clerk;
using namespace clerk::desktop;
namespace fs = std::filesystem;

namespace {

class Photographer {
public:
    Photographer(fs::path folder, fs::path samples, fs::path home)
        : folder_(std::move(folder)), samples_(std::move(samples)), home_(home),
          frame_(new MainFrame(home / "history.db", home / "bin/clerk-of-works")) {
        fs::create_directories(folder_);
        frame_->Show();
        test::wait_until([&] { return frame_->IsShownOnScreen(); });
    }

    void open(const char* sample) {
        if (frame_->desk()->has_game()) frame_->desk()->close();
        frame_->open_file(samples_ / sample);
        rest();
    }
    void press(int key) {
        wxKeyEvent event(wxEVT_CHAR_HOOK);
        event.m_keyCode = key;
        wxWindow* focus = wxWindow::FindFocus();
        (focus ? focus : frame_)->ProcessWindowEvent(event);
        rest();
    }
    void click(const char* name) {
        wxWindow* button = wxWindow::FindWindowByName(name, frame_);
        if (!button) return;
        wxCommandEvent event(wxEVT_BUTTON, button->GetId());
        event.SetEventObject(button);
        button->ProcessWindowEvent(event);
        rest();
    }
    void command(int id) {
        wxCommandEvent event(wxEVT_MENU, id);
        frame_->ProcessWindowEvent(event);
        rest();
    }
    void play_for_years() { test::play_for_years(frame_->desk()->store(), 190); }
    /// The history of another laptop, where the latest game was changed later.
    void look_at_other_history() {
        const clerk::db::Store& ours = frame_->desk()->store();
        clerk::db::Store(home_ / "other.db").add(ours.load(ours.games().front().id));
        frame_->open_file(home_ / "other.db");
        rest();
    }
    void scroll(const char* name, int steps) {
        if (auto* page = dynamic_cast<wxScrolledWindow*>(wxWindow::FindWindowByName(name, frame_)))
            page->Scroll(0, steps);
        rest();
    }
    void take(const std::string& name) {
        rest();
        wxWindowDC window(frame_);
        wxBitmap picture(frame_->GetClientSize());
        wxMemoryDC memory(picture);
        memory.Blit(wxPoint(), frame_->GetClientSize(), &window, wxPoint());
        memory.SelectObject(wxNullBitmap);
        const std::string file = (folder_ / (name + ".png")).string();
        if (!picture.SaveFile(text(file), wxBITMAP_TYPE_PNG))
            std::fprintf(stderr, "%s cannot be written\n", file.c_str());
    }

private:
    static void rest() {
        for (int i = 0; i < 4; ++i) test::settle();
    }

    fs::path folder_, samples_, home_;
    MainFrame* frame_;
};

void take_all(Photographer& window) {
    window.take("start");
    window.open("babylon-two-players.clerk.json");
    window.take("babylon-board");
    window.press('Z');
    window.take("babylon-standing");
    window.press('Z');
    window.press(WXK_F9);
    for (int i = 0; i < 8; ++i) window.press(WXK_RIGHT);
    window.take("babylon-guide");
    window.press(WXK_ESCAPE);
    window.command(id_finish);
    for (int i = 0; i < 4; ++i) window.click("reveal-next");
    window.take("babylon-reveal");
    window.press(WXK_ESCAPE);
    window.take("babylon-result");
    window.open("babylon-three-mistakes.clerk.json");
    window.take("babylon-findings");
    window.open("alhambra-three-players.clerk.json");
    window.take("alhambra-board");
    window.press(WXK_F9);
    for (int i = 0; i < 8; ++i) window.press(WXK_RIGHT);
    window.take("alhambra-guide");
    window.press(WXK_ESCAPE);
    window.open("alhambra-three-mistakes.clerk.json");
    window.take("alhambra-findings");
    window.open("egizia-two-players.clerk.json");
    window.take("egizia-board");
    window.press(WXK_F9);
    for (int i = 0; i < 5; ++i) window.press(WXK_RIGHT);
    window.take("egizia-guide");
    window.press(WXK_ESCAPE);
    window.open("egizia-three-mistakes.clerk.json");
    window.take("egizia-findings");
    window.command(id_keys);
    window.take("keys");
    window.look_at_other_history();
    window.take("merge");
    window.open(CLERK_FIXTURES "/bgstats-export.json");
    window.take("import");
    window.click("import-bring");
    window.command(id_imports);
    window.click("undo-import");
    window.take("past-imports");
    window.command(id_back_ups);
    window.click("back-up-now");
    window.take("back-ups");
    window.play_for_years();
    window.command(id_past_games);
    window.take("past-games");
    window.command(id_players);
    window.take("players");
    window.scroll("player-page", 40);
    window.take("players-tables");
    window.scroll("player-page", 400);
    window.take("players-merging");
    window.click("edit-player");
    window.scroll("player-page", 0);
    window.click("players-large");
    window.take("players-large");
}

}

int main(int argc, char** argv) {
    wxApp::SetInstance(new wxApp);
    if (argc != 4 || !wxEntryStart(argc, argv)) {
        std::fputs("usage: pictures FOLDER LANGUAGE SAMPLES   (needs a display)\n", stderr);
        return 2;
    }
    wxInitAllImageHandlers();
    clerk::i18n::start(argv[2]);
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    const fs::path home = fs::temp_directory_path() / ("clerk-pictures-" + std::to_string(wxGetProcessId()));
    Photographer window(argv[1], fs::absolute(argv[3]), home);
    take_all(window);
    fs::remove_all(home);
    wxEntryCleanup();
    return 0;
}
