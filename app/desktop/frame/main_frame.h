// The main window: one page at a time, the menus, and the line that tells what went wrong.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/history_error_page.h"
#include "app/desktop/frame/keys_page.h"
#include "app/desktop/frame/start_page.h"
#include "app/desktop/game/custom_pieces_page.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/game/guide_page.h"
#include "app/desktop/game/new_game_page.h"
#include "app/desktop/history/back_ups_page.h"
#include "app/desktop/history/import_preview_page.h"
#include "app/desktop/history/merge_history_page.h"
#include "app/desktop/history/nights_page.h"
#include "app/desktop/history/past_games_page.h"
#include "app/desktop/history/past_imports_page.h"
#include "app/desktop/people/players_page.h"
#include "app/desktop/results/qr_code_page.h"
#include "app/desktop/results/result_page.h"
#include "app/desktop/results/shared_result.h"
#include "app/table/desk.h"

#include <filesystem>

#include <wx/frame.h>
#include <wx/infobar.h>
#include <wx/simplebook.h>

namespace clerk::desktop {

/// By its ending, or by how it begins.
bool is_history_file(const std::filesystem::path& file);

class MainFrame : public wxFrame {
public:
    MainFrame(std::filesystem::path history, const std::filesystem::path& program);

    /// Takes a record from a file in and opens it; of what other programs or another history hold, only the preview.
    void open_file(const std::filesystem::path& file);
    void export_to(const std::string& id, const std::filesystem::path& file);
    void save_earlier_to(const std::filesystem::path& file); ///< the versions that lost when histories were merged

    Desk* desk() { return desk_.get(); }          ///< none while the history cannot be opened
    wxString message() const { return message_; } ///< told last, until it is put away

private:
    void make_menus(const std::filesystem::path& program);
    void bind_menus();
    void open_history(std::filesystem::path history);
    void put_desk_down();
    void changed();
    void follow_theme();
    void draw_anew();

    bool act(const std::function<void()>& action);
    void tell(const wxString& message, int icon = wxICON_WARNING);
    void put_away();
    void offer(const wxString& words, std::function<void()> run);
    void offer_copy(const Record& record);

    // Pages.
    template <class Page> void turn_to(Page* page);
    template <class Page> void forget(Page*& page);
    void show_start();
    void show_new_game(const SetupDefaults& defaults);
    void show_change_setup();
    void show_game();
    void show_result(bool again);
    void show_guide();
    void show_scoreboard();
    void refresh_scoreboard();
    void show_history();
    void take_off_table(const std::string& id);
    void show_nights();
    void show_players();
    void show_keys();
    void show_custom_pieces();
    void show_history_error(const wxString& why);

    // Games.
    SetupDefaults defaults();
    void start(Game game, const Aids& aids);
    void put_into_tonight(const std::string& play);
    void ask_for_game(const std::string& game);
    void start_at_once();
    void finish();
    void take_in(const std::filesystem::path& file);
    void show_import(const std::filesystem::path& file, Incoming incoming);
    void bring_in(const std::filesystem::path& file, const ImportPlan& plan);
    void ask_for_file();
    void ask_for_history();
    void ask_where_to_export(const std::string& id);
    void print_guide(const wxString& title, const std::vector<GuideStep>& steps);
    void about();

    // Histories.
    void show_merge(const std::filesystem::path& file);
    void ask_what_to_merge();
    void merge(const std::filesystem::path& file);
    void take_merge_back(const std::filesystem::path& back_up);
    void ask_where_to_save_earlier();
    void show_imports();
    bool take_import_back(std::int64_t import);
    void show_back_ups();
    bool restore(const std::filesystem::path& back_up);

    // Results handed on.
    void share(wxWindow& button, const std::string& play, std::function<void()> back);
    void share(const SharedResult& result, int entry, std::function<void()> back);
    void show_code(const SharedResult& result, std::function<void()> back);

    std::filesystem::path history_;
    std::vector<std::filesystem::path> samples_;
    std::unique_ptr<Desk> desk_;
    wxString message_;
    Theme theme_ = theme();         ///< that the window is dressed in
    std::function<void()> offered_; ///< what the message's button does
    std::filesystem::path merged_;  ///< the other history, on the page for merging
    wxInfoBar* bar_;
    wxSimplebook* book_;
    StartPage* start_page_ = nullptr;
    NewGamePage* new_game_page_ = nullptr;
    PastGamesPage* past_games_page_ = nullptr;
    PlayersPage* players_page_ = nullptr;
    NightsPage* nights_page_ = nullptr;
    GamePage* game_page_ = nullptr;
    ResultPage* result_page_ = nullptr;
    HistoryErrorPage* history_error_page_ = nullptr;
    KeysPage* keys_page_ = nullptr;
    CustomPiecesPage* custom_pieces_page_ = nullptr;
    ImportPreviewPage* import_preview_page_ = nullptr;
    PastImportsPage* past_imports_page_ = nullptr;
    MergeHistoryPage* merge_page_ = nullptr;
    BackUpsPage* back_ups_page_ = nullptr;
    GuidePage* guide_page_ = nullptr;
    QrCodePage* qr_code_page_ = nullptr;
    Scoreboard* scoreboard_ = nullptr; ///< while it is open
};

template <class Page> void MainFrame::turn_to(Page* page) {
    if (book_->FindPage(page) == wxNOT_FOUND) book_->AddPage(page, wxEmptyString);
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(page)));
    page->Layout();
}

template <class Page> void MainFrame::forget(Page*& page) {
    if (page) book_->DeletePage(static_cast<std::size_t>(book_->FindPage(page)));
    page = nullptr;
}

}
