// The main window: its menus, one page at a time, and the line that tells what went wrong.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/clubs.h"
#include "app/desktop/frame/game_files.h"
#include "app/desktop/frame/game_pages.h"
#include "app/desktop/frame/help.h"
#include "app/desktop/frame/history_files.h"
#include "app/desktop/frame/history_pages.h"
#include "app/desktop/frame/main_menus.h"
#include "app/desktop/frame/scoreboards.h"
#include "app/desktop/frame/walks.h"
#include "app/desktop/frame/workbench.h"
#include "app/desktop/widgets/input.h"

namespace clerk::desktop {

class MainFrame : public wxFrame {
public:
    MainFrame(std::filesystem::path history, const std::filesystem::path& program);

    bool Show(bool show = true) override; ///< what is opened before it is the first to be seen

    /// Takes a record from a file in and opens it; of what other programs or another history hold, only the preview.
    void open_file(const std::filesystem::path& file) { game_files_.open(file); }
    void export_to(const std::string& id, const std::filesystem::path& file) { game_files_.export_to(id, file); }
    /// The versions that lost when histories were merged.
    void save_earlier_to(const std::filesystem::path& file) { history_files_.save_earlier_to(file); }
    /// All that a history still holds that was moved away.
    void save_moved_to(const std::filesystem::path& file) { history_files_.save_moved_to(file); }

    Desk* desk() { return bench_.desk.get(); }                     ///< none while the history cannot be opened
    Progress& progress() { return bench_.progress; }               ///< of what takes long
    Clubs& clubs() { return clubs_; }                              ///< what is exchanged by itself
    wxString message() const { return bench_.messages.message(); } ///< told last, until it is cleared

private:
    void lay_out();
    void set_routes();
    MainMenus::FrameActions actions();

    bool open_history(const std::filesystem::path& history);
    void close_history();
    void refresh();
    void refresh_menus();
    void tell_if_open_again();
    void follow_theme();
    void follow_language();
    void follow_text_size();
    void clear_table();
    void back_up();
    GamePage* page_of_game() const; ///< null: another page is shown
    void undo();
    void redo();
    void key(wxKeyEvent& event);
    void give_keys_once_active(wxActivateEvent& event);
    void show_keys();
    void show_preferences();
    void take_dropped(const wxArrayString& files);
    void show_history_error();

    WheelOnlyScrolls wheel_; ///< before anything is made in the window
    KeysByPlace keys_;
    Workbench bench_;
    GamePages games_;
    GameFiles game_files_;
    RulesAtHand rules_;
    HistoryPages history_pages_;
    HistoryFiles history_files_;
    LiveGames live_games_;
    Scoreboards scoreboards_;
    Clubs clubs_;
    ClubLeaders club_leaders_;
    Walks walks_;
    Reviews reviews_;
    Trials trials_;
    Puzzles puzzles_;
    MainMenus main_menus_;
    MenuBar* menus_;
    bool was_active_ = false;
    Theme theme_ = theme(); ///< that the window is dressed in
    std::string awarded_;   ///< the id of the game on the table, if it had a result when it was shown
};

}
