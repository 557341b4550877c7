// What is done with the game on the table, and with the photo under its board.
#pragma once

#include "app/desktop/drawing/photo_underlay.h"
#include "app/desktop/frame/workbench.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/game_commands.h"
#include "app/desktop/game/scoreboard.h"
#include "app/table/catalogue.h"

#include <functional>
#include <string>
#include <vector>

namespace clerk::desktop {

// A photo laid under the board of the game on the table: chosen, its corners set, kept with the game.

class GamePage;

class Photos {
public:
    explicit Photos(Workbench& bench) : bench_(bench) {}

    void attach(GamePage& page); ///< its ways to the photo lead here
    void show();                 ///< the photo under the board that is looked at, or where to take one from
    /// Files that were dropped. False: the page that is shown has no use for a photo.
    bool take(const std::vector<std::filesystem::path>& files);

private:
    void ask_for_file();
    void open(const std::filesystem::path& file);
    void use();
    void remove();
    void leave(); ///< back to the game, and its board has the keys
    std::vector<std::pair<std::filesystem::path, wxImage>> of_night() const;

    Workbench& bench_;
    std::string game_; ///< whose board is meant
    int player_ = 0;
};

// What is done with the game on the table: begun, set up otherwise, shown, finished, built again.

class GamePage;
class ZoomPane;

class GamePages {
public:
    explicit GamePages(Workbench& bench) : photos(bench), bench_(bench) {}

    std::function<void()> on_new_commands; ///< the game has other commands
    std::function<void()> on_rule;         ///< that of a finding is to be shown
    std::function<void()> on_score;        ///< there is something else for the scoreboard
    Photos photos;                         ///< under its boards

    void show();               ///< the game on the table, or else the start page
    void take_keys();          ///< to the board, if they are nobody's
    void give_keys_to_board(); ///< whoever has them
    void draw_anew();          ///< pieces have other names or colours: pages are made again when they are turned to
    void put_aside();          ///< what is begun, before the pages are made anew in another language
    void forget();             ///< the history is closed
    /// The system went from light to dark, or back. What is begun on a page stays as it is.
    void follow_theme();

    void ask_for_game(const std::string& game); ///< empty: the game played last
    void ask_for_game_of(const std::vector<std::string>& players, std::function<void()> back);
    void start_at_once(); ///< a game that lacks what must be entered first is asked for instead
    void ask_for_setup(); ///< of the game on the table
    bool can_finish() const;
    void finish();
    void call_first_game_guide();
    void try_on();                                        ///< "What if?": the game on the table, played on as a trial
    std::optional<ScoreboardTable> on_scoreboard() const; ///< none: no game is on the table
    void show_custom_pieces();
    void show_copy(std::string game); ///< empty: the one on the table, or else the first that has any

    ZoomPane* board();               ///< none: no game is on the table
    std::vector<Command> commands(); ///< none: no game is on the table
    void run_command(std::size_t index);

private:
    GamePage& page_of_game(); ///< which is on the table
    void show_start();
    void show_game();
    void show_new_game(const SetupDefaults& defaults, std::function<void()> back);
    void show_copy(std::string game, std::function<void()> back);
    void tell_of_other_copies(const std::string& here, std::string_view shown);
    void start(Game game, const Aids& aids);
    void show_result(bool again);
    void show_guide();
    void print_guide(const wxString& title, const std::vector<GuideStep>& steps);

    Workbench& bench_;
    BegunGame begun_; ///< put aside
};

}
