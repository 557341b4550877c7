// The menus of the main window, made of commands: each says in one place what it is called, which key it has, what it
// does and when it can.
#pragma once

#include "app/desktop/game/editor.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <wx/event.h>
#include <wx/menu.h>

namespace clerk::desktop {

/// Ids of what the frame does itself, beside wxWidgets' own (new, open, undo, …).
enum MenuId : int {
    id_start_at_once = wxID_HIGHEST + 1,
    id_merge,
    id_club,
    id_club_night,
    id_imports,
    id_past_games,
    id_players,
    id_nights,
    id_year,
    id_export,
    id_finish,
    id_close_game,
    id_change_setup,
    id_custom_pieces,
    id_own_copy,
    id_back_ups,
    id_keys,
    id_rules,
    id_first_game,
    id_scoreboard,
    id_walk,
    id_review,
    id_what_if,
    id_puzzle,
    id_photo,
    id_full_screen,
    id_preferences,
    id_recent_files,
    id_samples,
    id_pieces,
    id_findings,
    id_earlier_turns,
    id_board,
    id_players_built,
    id_first_sample,
    id_last_sample = id_first_sample + 99,
    id_first_recent_file,
    id_last_recent_file = id_first_recent_file + 8,
    id_drop_recent_files,
    id_first_command,
    id_last_command = id_first_command + 199,
};

struct MenuCommand {
    int id = wxID_SEPARATOR;            ///< a line between commands; its other members are empty
    wxString words = {};                ///< with "&" before the letter that chooses it
    std::string key = {};               ///< "Ctrl+N"; empty: none
    std::function<void()> run = {};     //
    std::function<bool()> enabled = {}; ///< none: always
    std::vector<MenuCommand> submenu = {};
    wxString why_not = {}; ///< told when its key is pressed while it cannot be done
};

struct Menu {
    wxString title;
    std::vector<MenuCommand> commands;
    std::function<bool()> enabled = {}; ///< none: always
};

class MenuBar : public wxMenuBar {
public:
    /// `turn_menu`: that which `fill` fills, beside the submenus of the board and of what each player has built.
    MenuBar(std::vector<Menu> menus, std::size_t turn_menu);

    /// Puts the commands into the words of another language. What `fill` brought is gone.
    void reword(std::vector<Menu> menus);
    /// Runs the commands that are chosen in the window.
    void bind_to(wxWindow& window, std::function<void(std::size_t command)> run_game_command);
    /// Runs the command that has the key, if there is one that can be run now. False: there is none.
    bool run_key(const wxKeyEvent& event);
    /// Why the command that has the key cannot be run now; empty: it can, or that goes without saying.
    wxString why_not(const wxKeyEvent& event) const;
    void refresh(); ///< enables what can be done now
    /// Other commands in a submenu; none: it cannot be opened. What an id does stays as it was first.
    void refill(int submenu, const std::vector<MenuCommand>& commands);
    void rename(int id, const wxString& words); ///< of a command with a key; "&" is a letter like others
    /// `always`: those that can be run whatever the page.
    void enable_all(bool enabled, const std::set<int>& always = {});
    /// What the game's editor does by one key.
    void fill(const std::vector<Command>& commands);

private:
    void bind(const MenuCommand& command);
    /// In the menu and its submenus, those alone that can be run; none: there is none.
    const MenuCommand* with_key(const wxKeyEvent& event, bool enabled) const;
    void append(wxMenu& menu, std::size_t number, const Command& command);

    wxWindow* bound_to_ = nullptr;
    std::set<int> bound_;
    std::vector<Menu> menus_;
    std::map<int, std::size_t> own_; ///< how many entries a submenu that is filled has of itself
    std::size_t turn_menu_;
};

}
