// What stands in the menus of the main window: each command leads to the part of the window that carries it out.
#pragma once

#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/frame/workbench.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace clerk::desktop {

class Clubs;
class GameFiles;
class GamePages;
class HistoryFiles;
class HistoryPages;
class Puzzles;
class Reviews;
class RulesAtHand;
class Scoreboards;
class Walks;

class MainMenus {
public:
    static constexpr std::size_t turn = 3; ///< its place among the menus

    /// What the main window does itself.
    struct FrameActions {
        std::function<void()> undo;
        std::function<void()> redo;
        std::function<void()> clear_table;
        std::function<void()> show_preferences;
        std::function<void()> fill_screen; ///< or leave it
        std::function<void()> show_keys;
        std::function<void()> about;
        std::function<void()> quit;
    };

    struct Parts {
        Workbench& bench;
        GamePages& games;
        GameFiles& game_files;
        RulesAtHand& rules;
        Scoreboards& scoreboards;
        HistoryPages& history_pages;
        HistoryFiles& history_files;
        Clubs& clubs;
        Walks& walks;
        Reviews& reviews;
        Puzzles& puzzles;
        std::filesystem::path program; ///< the samples lie beside it
        FrameActions frame;
    };

    explicit MainMenus(Parts parts) : of_(std::move(parts)) {}

    /// In the language that is spoken now. The commands live no longer than this.
    std::vector<Menu> make();

private:
    Menu game_menu();
    Menu edit_menu();
    Menu view_menu();
    Menu help_menu();

    Parts of_;
};

}
