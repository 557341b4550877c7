// The menus of the main window.
#pragma once

#include "app/desktop/game/editor.h"

#include <filesystem>

#include <wx/menu.h>

namespace clerk::desktop {

/// Ids of what the frame does itself, beside wxWidgets' own (new, open, undo, …).
enum MenuId : int {
    id_start_at_once = wxID_HIGHEST + 1,
    id_merge,
    id_imports,
    id_past_games,
    id_players,
    id_nights,
    id_export,
    id_finish,
    id_close_game,
    id_change_setup,
    id_custom_pieces,
    id_back_ups,
    id_keys,
    id_scoreboard,
    id_first_sample,
    id_last_sample = id_first_sample + 99,
    id_first_command,
    id_last_command = id_first_command + 199,
};

inline constexpr std::size_t turn_menu = 2; ///< its place in the bar

wxMenuBar* make_menu_bar(const std::vector<std::filesystem::path>& samples);
/// The menu of what the game's editor does by one key; nothing there before.
void fill_turn_menu(wxMenuBar& bar, const std::vector<Command>& commands);

wxString sample_name(const std::filesystem::path& sample); ///< "a-sample.clerk.json" reads "a sample"

}
