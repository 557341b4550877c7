#include "app/desktop/frame/main_menus.h"

#include "app/desktop/frame/clubs.h"
#include "app/desktop/frame/game_files.h"
#include "app/desktop/frame/game_pages.h"
#include "app/desktop/frame/help.h"
#include "app/desktop/frame/history_files.h"
#include "app/desktop/frame/history_pages.h"
#include "app/desktop/frame/scoreboards.h"
#include "app/desktop/frame/walks.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/catalogue.h"
#include "app/table/learning.h"

#include <algorithm>

#include <wx/control.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

/// A game has parts that a table writes down of its own copy.
bool any_has_copy() {
    return std::ranges::any_of(table::played_games(), [](std::string_view game) { return has_copy(game); });
}

}

std::vector<Menu> MainMenus::make() {
    const auto has_game = [this] { return of_.bench.has_game(); };
    return {game_menu(), edit_menu(), view_menu(), {_("&Turn"), {}, has_game}, help_menu()};
}

Menu MainMenus::game_menu() {
    const auto has_game = [this] { return of_.bench.has_game(); };
    const auto show_merge = [this] { of_.bench.act([this] { of_.history_files.show_merge({}); }); };
    const auto export_game = [this] { of_.game_files.ask_where_to_export(of_.bench.desk->record().head.id); };
    return {_("&Game"),
            {{wxID_NEW, _("&New game..."), "Ctrl+N", [this] { of_.games.ask_for_game({}); }},
             {id_start_at_once, _("&Start at once"), "Ctrl+Shift+N", [this] { of_.games.start_at_once(); }},
             {wxID_OPEN, _("&Open a file..."), "Ctrl+O", [this] { of_.game_files.ask_for_file(); }},
             {id_recent_files,
              _("&Recent files"),
              {},
              {},
              [this] { return of_.game_files.any_recent(); },
              of_.game_files.recent_menu()},
             {id_past_games, _("&Past games..."), "Ctrl+H", [this] { of_.history_pages.show_past_games(); }},
             {id_players, _("P&layers..."), "Ctrl+P", [this] { of_.history_pages.show_players(); }},
             {id_year, _("A &year in review..."), {}, [this] { of_.history_pages.show_year(); }},
             {id_nights, _("Game ni&ghts..."), "Ctrl+G", [this] { of_.history_pages.show_nights(); }},
             {},
             {id_imports, _("Past &imports..."), {}, [this] { of_.game_files.show_past_imports(); }},
             {id_merge, _("&Merge a history..."), {}, show_merge},
             {id_club, _("Cl&ub..."), {}, [this] { of_.clubs.show(); }},
             {id_club_night, _("Club nigh&t..."), {}, [this] { of_.clubs.show_night(); }},
             {id_back_ups, _("&Back-ups..."), {}, [this] { of_.history_files.show_back_ups(); }},
             {id_export, _("&Export..."), "Ctrl+S", export_game, has_game},
             {id_finish,
              _("&Finish the game"),
              "Ctrl+Return",
              [this] { of_.games.finish(); },
              [this] { return of_.games.can_finish(); },
              {},
              _("You can finish the game when everything that scores is entered and no rule is broken.")},
             {id_close_game, _("&Clear the table"), "Ctrl+W", of_.frame.clear_table, has_game},
             {},
             {wxID_EXIT, _("&Quit"), "Ctrl+Q", of_.frame.quit}}};
}

Menu MainMenus::edit_menu() {
    return {_("&Edit"),
            {{wxID_UNDO,
              _("&Undo"),
              "Ctrl+Z",
              of_.frame.undo,
              [this] { return of_.bench.desk->can_undo(); },
              {},
              _("There is nothing to undo.")},
             {wxID_REDO,
              _("&Redo"),
              "Ctrl+Y",
              of_.frame.redo,
              [this] { return of_.bench.desk->can_redo(); },
              {},
              _("There is nothing to redo.")},
             {},
             {id_change_setup,
              _("Change the &set-up..."),
              {},
              [this] { of_.games.ask_for_setup(); },
              [this] { return of_.bench.has_game(); }},
             {id_custom_pieces, _("&Names and colours..."), {}, [this] { of_.games.show_custom_pieces(); }},
             {id_own_copy, _("Your own &copy..."), {}, [this] { of_.games.show_copy({}); }, any_has_copy},
             {id_preferences, _("&Preferences..."), "Ctrl+,", of_.frame.show_preferences}}};
}

/// The game on the table adds its own ways to look at it.
Menu MainMenus::view_menu() {
    const auto has_game = [this] { return of_.bench.has_game(); };
    const auto walk = [this] { of_.walks.show(of_.bench.desk->record().head.id, of_.bench.go.home); };
    const auto review = [this] { of_.reviews.show(of_.bench.desk->record().head.id, of_.bench.go.home); };
    return {
        _("&View"),
        {{id_full_screen, _("&Full screen"), "F11", of_.frame.fill_screen},
         {id_scoreboard, _("&Scoreboard for a second screen"), "F12", [this] { of_.scoreboards.show(); }},
         {},
         {id_walk, _("&Walk through the game"), "Ctrl+T", walk, has_game},
         {id_review, _("&Look back at the game"), "Ctrl+L", review, has_game},
         {id_what_if, _("What if? Pla&y on as a trial"), "Ctrl+I", [this] { of_.games.try_on(); }, has_game},
         {id_puzzle, _("A &puzzle from past games"), "Ctrl+U", [this] { of_.puzzles.show(); }},
         {},
         {id_board,
          _("&Board"),
          {},
          {},
          has_game,
          {{id_photo, _("A &photo under the grid..."), "Ctrl+B", [this] { of_.games.photos.show(); }, has_game},
           {wxID_ZOOM_IN, _("Zoom &in"), "Ctrl++", [this] { of_.games.board()->zoom_in(); }, has_game},
           {wxID_ZOOM_OUT, _("Zoom &out"), "Ctrl+-", [this] { of_.games.board()->zoom_out(); }, has_game},
           {wxID_ZOOM_FIT, _("The &whole board"), "Ctrl+0", [this] { of_.games.board()->zoom_to_fit(); }, has_game}}},
         {id_players_built, _("W&hat each player has built"), {}, {}, has_game}}};
}

Menu MainMenus::help_menu() {
    std::vector<MenuCommand> games;
    for (const std::filesystem::path& sample : samples(of_.program))
        if (const int id = id_first_sample + static_cast<int>(games.size()); id < id_last_sample)
            games.push_back({id, wxControl::EscapeMnemonics(sample_name(sample)), {}, [this, sample] {
                                 of_.game_files.open(sample);
                             }});
    const bool any = !games.empty();
    return {_("&Help"),
            {{id_rules, _("&Rules"), "Shift+F1", [this] { of_.rules.show(); }},
             {id_first_game, _("&First game, step by step"), {}, [this] { of_.games.call_first_game_guide(); }},
             {id_samples, _("&Samples"), {}, {}, [any] { return any; }, std::move(games)},
             {id_keys, _("&Keys"), "F1", of_.frame.show_keys},
             {wxID_ABOUT, _("&About Clerk of Works"), {}, of_.frame.about}}};
}

}
