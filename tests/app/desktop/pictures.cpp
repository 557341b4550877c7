// Pictures of the real window, to be looked at and for the README: `pictures FOLDER LANGUAGE SAMPLES`. Light or dark as
// the system says (GTK_THEME=Adwaita:dark).
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/babylon/board_canvas.h"
#include "app/desktop/club/club_leaders_page.h"
#include "app/desktop/club/club_page.h"
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/photo/corners_canvas.h"
#include "app/desktop/rulebook/rules_booklet.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "db/figures/statistics.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/alhambra/desktop/palaces.h"
#include "tests/app/desktop/harness.h"
#include "tests/app/desktop/people_data.h"
#include "tests/babylon/desktop/gardens.h"
#include "tests/babylon/desktop/table_photo.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <wx/anybutton.h>
#include <wx/app.h>
#include <wx/checkbox.h>
#include <wx/config.h>
#include <wx/dataview.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/dnd.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/init.h>
#include <wx/log.h>
#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

using namespace clerk;
using namespace clerk::desktop;
namespace fs = std::filesystem;

namespace {

class Photographer {
public:
    Photographer(fs::path folder, fs::path samples, fs::path home, const char* history = "history.db")
        : folder_(std::move(folder)), samples_(std::move(samples)), home_(home),
          frame_(new MainFrame(home / history, home / "bin/clerk-of-works")) {
        fs::create_directories(folder_);
        frame_->Show();
        test::wait_until([&] { return frame_->IsShownOnScreen(); });
    }

    /// Their names, in order.
    std::vector<std::string> samples() const {
        std::vector<std::string> names;
        for (const fs::directory_entry& file : fs::directory_iterator(samples_))
            names.push_back(file.path().stem().stem().string());
        std::ranges::sort(names);
        return names;
    }
    void open(const std::string& sample) {
        if (frame_->desk()->has_game()) frame_->desk()->close();
        open_file(samples_ / (sample + ".clerk.json"));
    }
    void open_file(const fs::path& file) {
        frame_->open_file(file);
        rest();
    }
    void press(int key) {
        wxKeyEvent event(wxEVT_CHAR_HOOK);
        event.m_keyCode = key;
        wxWindow* focus = wxWindow::FindFocus();
        (focus ? focus : frame_)->ProcessWindowEvent(event);
        rest();
    }
    /// False: there is no such button to be seen.
    bool click(const char* name) {
        wxWindow* button = find(*frame_, name);
        if (!button) return false;
        const bool toggles = dynamic_cast<wxToggleButton*>(button) != nullptr;
        wxCommandEvent event(toggles ? wxEVT_TOGGLEBUTTON : wxEVT_BUTTON, button->GetId());
        event.SetEventObject(button);
        button->ProcessWindowEvent(event);
        rest();
        return true;
    }
    void command(int id) {
        wxCommandEvent event(wxEVT_MENU, id);
        frame_->ProcessWindowEvent(event);
        rest();
    }
    const fs::path& home() const { return home_; }
    void drop(const fs::path& file) {
        wxArrayString files;
        files.Add(text(file.string()));
        dynamic_cast<wxFileDropTarget*>(frame_->GetDropTarget())->OnDropFiles(0, 0, files);
        rest();
    }
    void set_corners(const photo::Corners& corners) {
        dynamic_cast<CornersCanvas*>(find(*frame_, "corners"))->put_all(corners);
        rest();
    }
    /// A photo is read beside the window.
    void wait_for_proposals() {
        auto* board = dynamic_cast<desktop::babylon::BoardCanvas*>(find(*frame_, "board"));
        test::wait_until([board] { return !board->shown().covered.empty() || !board->shown().proposed.empty(); });
        rest();
    }
    void play_for_years() { test::play_for_years(frame_->desk()->store(), 190); }
    /// The history of another laptop, where the latest game was changed later.
    void look_at_other_history() {
        const clerk::db::Store& ours = frame_->desk()->store();
        clerk::db::Store(home_ / "other.db").add(ours.load(ours.games().front().id));
        open_file(home_ / "other.db");
    }
    void choose_last(const char* name) {
        auto* list = dynamic_cast<wxDataViewListCtrl*>(find(*frame_, name));
        if (!list) return;
        const int row = list->GetItemCount() - 1;
        list->SelectRow(static_cast<unsigned>(row));
        list->EnsureVisible(list->RowToItem(row));
        wxDataViewEvent event(wxEVT_DATAVIEW_SELECTION_CHANGED, list, list->RowToItem(row));
        list->ProcessWindowEvent(event);
        rest();
    }
    void scroll(const char* name, int steps) {
        if (auto* page = dynamic_cast<wxScrolledWindow*>(wxWindow::FindWindowByName(name, frame_)))
            page->Scroll(0, steps);
        rest();
    }
    void take(const std::string& name) { take(*frame_, name); }
    void take_scoreboard() {
        command(id_scoreboard);
        wxWindow* scoreboard = wxTopLevelWindows.GetLast()->GetData();
        take(*scoreboard, "scoreboard");
        scoreboard->Close();
        rest();
    }
    /// A page in a window of its own: in this one it would need a club's server.
    template <class Page, class Actions, class View> void take_page(const std::string& name, const View& view) {
        auto* window = new wxFrame(nullptr, wxID_ANY, {}, wxDefaultPosition, frame_->GetSize());
        auto* page = new Page(window, Actions{});
        window->Show();
        test::wait_until([&] { return window->IsShownOnScreen(); });
        page->show(view);
        take(*window, name);
        window->Destroy();
        rest();
    }
    std::vector<db::Leader> leaders() const { return db::Statistics(frame_->desk()->store()).leaderboard(""); }

    void wait_for(const char* name) {
        test::wait_until([&] { return find(*frame_, name) != nullptr; }, std::chrono::seconds(120));
    }

    /// Every page as it is printed.
    void take_booklet(const std::string& game) {
        const auto rules = table::rule_pages(game);
        const auto pages = booklet_pages(rules);
        for (std::size_t page = 0; page < pages; ++page) {
            const wxImage paper = drawn_image(
                [&](wxGraphicsContext& gc, wxSize size) {
                    gc.SetBrush(*wxWHITE_BRUSH);
                    gc.DrawRectangle(0, 0, size.x, size.y);
                    draw_booklet_page(gc, size, i18n::game_name(game), rules, page);
                },
                {827, 1169});
            save(wxBitmap(paper), game + "-booklet-" + std::to_string(page + 1));
        }
    }

private:
    void take(wxWindow& of, const std::string& name) const {
        rest();
        tell_clipped(of, name);
        wxWindowDC window(&of);
        wxBitmap picture;
        picture.CreateWithDIPSize(of.GetClientSize(), of.GetContentScaleFactor());
        wxMemoryDC memory(picture);
        memory.Blit(wxPoint(), of.GetClientSize(), &window, wxPoint());
        memory.SelectObject(wxNullBitmap);
        save(picture, name);
    }
    void save(const wxBitmap& picture, const std::string& name) const {
        const std::string file = (folder_ / (name + ".png")).string();
        if (!picture.SaveFile(text(file), wxBITMAP_TYPE_PNG))
            std::fprintf(stderr, "%s cannot be written\n", file.c_str());
    }
    /// One that can be seen.
    static wxWindow* find(wxWindow& window, const char* name) {
        if (!window.IsShown()) return nullptr;
        if (window.GetName() == name) return &window;
        for (wxWindow* child : window.GetChildren())
            if (wxWindow* found = find(*child, name)) return found;
        return nullptr;
    }
    /// Of a button its words and picture alone: the theme's air round them may give way.
    static wxSize needed(wxWindow& window) {
        const auto* button = dynamic_cast<wxAnyButton*>(&window);
        if (!button) return window.GetBestSize();
        wxClientDC dc(&window);
        const wxBitmap picture = button->GetBitmap();
        const wxSize air = window.FromDIP(wxSize(8, 4)), words = dc.GetMultiLineTextExtent(button->GetLabelText());
        return words + air + wxSize(picture.IsOk() ? static_cast<int>(picture.GetLogicalWidth()) : 0, 0);
    }
    /// On stderr: words that have less room than they need.
    static void tell_clipped(wxWindow& window, const std::string& picture) {
        if (!window.IsShown()) return;
        const bool has_words = dynamic_cast<wxAnyButton*>(&window) || dynamic_cast<wxStaticText*>(&window) ||
                               dynamic_cast<wxCheckBox*>(&window) || dynamic_cast<wxRadioButton*>(&window);
        const wxSize has = window.GetSize(), needs = needed(window);
        if (has_words && !window.GetLabel().empty() && (has.x < needs.x || has.y < needs.y))
            std::fprintf(stderr, "%s: %s \"%s\" has %d x %d of %d x %d\n", picture.c_str(),
                         utf8(window.GetName()).c_str(), utf8(window.GetLabel()).c_str(), has.x, has.y, needs.x,
                         needs.y);
        for (wxWindow* child : window.GetChildren()) tell_clipped(*child, picture);
    }
    static void rest() {
        for (int i = 0; i < 4; ++i) test::settle();
    }

    fs::path folder_, samples_, home_;
    MainFrame* frame_;
};

/// The set-up of a new game, and the page of one's own copy where the game has one.
void take_new_game(Photographer& window, const std::string& game) {
    window.command(wxID_NEW);
    window.click(("game-" + game).c_str());
    window.take(game + "-new");
    if (window.click("own-copy")) {
        window.take(game + "-copy");
        window.click("back");
    }
    window.click("back");
}

/// What lies on the table, and how it is built again.
void take_sample(Photographer& window, const std::string& sample) {
    window.open(sample);
    window.take(sample);
    if (!sample.ends_with("-players")) return;
    window.command(id_walk);
    window.press(WXK_LEFT);
    window.take(sample + "-walk");
    window.press(WXK_ESCAPE);
    window.command(id_first_game);
    window.take(sample + "-first-game");
    window.click("dismiss");
    window.press(WXK_F9);
    for (int i = 0; i < 8; ++i) window.press(WXK_RIGHT);
    window.take(sample + "-guide");
    window.press(WXK_ESCAPE);
}

/// Of the first mistake of a sample, and of the rules further down.
void take_rules(Photographer& window, const std::string& game) {
    window.open(game + "-three-mistakes");
    window.command(id_rules);
    window.take(game + "-rules");
    window.choose_last("rules-list");
    window.take(game + "-score-page");
    window.click("try-rule");
    window.take(game + "-try");
    window.click("end-trial");
    window.press(WXK_ESCAPE);
    window.take_booklet(game);
}

/// A game looked back at, played on, and what is to be found in it.
void take_looking_back(Photographer& window, const std::string& sample) {
    window.open(sample);
    window.command(id_review);
    window.wait_for("review-step-1");
    window.take(sample + "-review");
    window.press(WXK_ESCAPE);
    window.command(id_what_if);
    window.take(sample + "-what-if");
    window.click("end-trial");
    window.command(id_puzzle);
    window.wait_for("goal-reached");
    window.take(sample + "-puzzle");
    window.click("show-answer");
    window.take(sample + "-answer");
    window.click("end-trial");
}

/// The garden of a sample, photographed, under the board on which it is to be entered.
void take_photo(Photographer& window) {
    const photo::test::KnownCamera camera{.picture = {1600, 1200}, .focal = 0.62, .tilt = 28, .side = 8, .filled = 0.6};
    const wxImage photo = test::table_photo(test::crowded_garden(), camera, 0.75, {.noise = 4, .shadow = true});
    test::save_photo(photo, window.home() / "table.jpg", 85);
    window.open("babylon-final-gardens");
    window.command(id_photo);
    window.take("photo-none");
    window.drop(window.home() / "table.jpg");
    window.take("photo-found");
    window.set_corners(camera.corners(test::photo_board));
    window.take("photo-corners");
    window.click("use-corners");
    window.wait_for_proposals();
    window.take("photo-proposed");
    window.press('3');
    window.take("photo-on-level");
}

/// A palace from straight above, under the board of another player who has built less.
void take_photo_of_palace(Photographer& window) {
    const clerk::alhambra::Palace palace = test::walled();
    constexpr int side = 900;
    test::save_photo(desktop::alhambra::palace_image(palace, side), window.home() / "palace.jpg", 85);
    const desktop::alhambra::PalaceGeometry at(wxSize(side, side), palace, {});
    const Area from = at.area({-1, 1}), to = at.area({1, -1});
    const double west = from.m_x / side, north = from.m_y / side, east = to.GetRight() / side,
                 south = to.GetBottom() / side, cell = at.cell() / side;
    window.open("alhambra-with-dirk");
    window.command(id_photo);
    window.drop(window.home() / "palace.jpg");
    // The cells of an empty palace lie between the corners: from the third to the west to the third to the east.
    window.set_corners({photo::Point{west - 2 * cell, north - cell},
                        {east + 2 * cell, north - cell},
                        {east + 2 * cell, south + cell},
                        {west - 2 * cell, south + cell}});
    window.take("photo-palace-corners");
    window.click("use-corners");
    window.take("photo-palace");
}

/// As somebody sees it who joins one, and who is in it.
void take_club(Photographer& window) {
    window.command(id_club);
    window.take("club-none");
    window.press(WXK_ESCAPE);
    ClubView joining{.preview = db::ClubPreview{.name = "Spieletreff", .right = db::ClubRight::member},
                     .address = "service=club"};
    joining.preview->counts.fill({.only_here = 12, .only_there = 340, .known = 3, .different = 1});
    window.take_page<ClubPage, ClubActions>("club-joining", joining);
    window.take_page<ClubPage, ClubActions>(
        "club", ClubView{.club = db::ClubMembership{.name = "Spieletreff",
                                                    .address = "postgresql://linda@example.org/club",
                                                    .right = db::ClubRight::member,
                                                    .in_step_at = "2026-11-20T18:30:00Z",
                                                    .unsent = 2}});
    window.take_page<ClubLeadersPage, ClubLeadersActions>(
        "club-leaders", ClubLeadersView{.club = "Spieletreff", .there = window.leaders(), .here = window.leaders()});
    window.command(id_club_night);
    window.take("club-night");
    window.press(WXK_ESCAPE);
}

void take_all(Photographer& window) {
    window.take("start");
    take_photo(window);
    take_photo_of_palace(window);
    for (const std::string_view game : table::played_games()) take_new_game(window, std::string(game));
    for (const std::string& sample : window.samples()) take_sample(window, sample);
    window.open("babylon-two-players");
    window.press('Z');
    window.take("babylon-standing");
    window.press('Z');
    window.command(id_finish);
    for (int i = 0; i < 4; ++i) window.click("reveal-next");
    window.take("babylon-reveal");
    window.press(WXK_ESCAPE);
    window.take("babylon-result");
    window.open("alhambra-three-mistakes");
    window.command(id_keys);
    window.take("keys");
    window.press(WXK_ESCAPE);
    for (const std::string_view game : table::played_games()) take_rules(window, std::string(game));
    for (const char* sample : {"babylon-two-players", "alhambra-with-dirk"}) take_looking_back(window, sample);
    window.command(id_custom_pieces);
    window.take("custom-pieces");
    window.press(WXK_ESCAPE);
    window.open_file("/nowhere/a-game.clerk.json");
    window.take("error");
    window.command(id_preferences);
    window.take("preferences");
    window.press(WXK_ESCAPE);
    window.command(id_nights);
    window.take("nights");
    window.look_at_other_history();
    window.take("merge");
    window.open_file(CLERK_FIXTURES "/bgstats-export.json");
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
    take_club(window);
    window.open("babylon-final-gardens");
    window.take_scoreboard();
    window.command(id_players);
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
    delete wxLog::SetActiveTarget(new wxLogStderr); // not a dialog
    wxInitAllImageHandlers();
    clerk::i18n::start(argv[2]);
    const fs::path home = fs::temp_directory_path() / ("clerk-pictures-" + std::to_string(wxGetProcessId()));
    open_settings(home / "settings");
    {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        Photographer window(argv[1], fs::absolute(argv[3]), home);
        take_all(window);
        std::ofstream(home / "no-history.db") << std::string(200, '?');
        Photographer(argv[1], fs::absolute(argv[3]), home, "no-history.db").take("history-error");
    }
    delete wxConfigBase::Set(nullptr);
    fs::remove_all(home);
    wxEntryCleanup();
    return 0;
}
