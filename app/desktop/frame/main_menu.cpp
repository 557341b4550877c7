#include "app/desktop/frame/main_menu.h"

#include "i18n/text.h"

#include <wx/control.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

wxMenu* game_menu() {
    auto* menu = new wxMenu;
    menu->Append(wxID_NEW, _("&New game...") + "\tCtrl+N");
    menu->Append(id_start_at_once, _("&Start at once") + "\tCtrl+Shift+N");
    menu->Append(wxID_OPEN, _("&Open a file...") + "\tCtrl+O");
    menu->Append(id_past_games, _("&Past games...") + "\tCtrl+H");
    menu->Append(id_players, _("P&layers...") + "\tCtrl+P");
    menu->Append(id_nights, _("Game ni&ghts...") + "\tCtrl+G");
    menu->AppendSeparator();
    menu->Append(id_imports, _("Past &imports..."));
    menu->Append(id_merge, _("&Merge a history..."));
    menu->Append(id_back_ups, _("&Back-ups..."));
    menu->Append(id_export, _("&Export...") + "\tCtrl+S");
    menu->Append(id_scoreboard, _("&Scoreboard for a second screen") + "\tF12");
    menu->Append(id_finish, _("&Finish the game") + "\tCtrl+Return");
    menu->Append(id_close_game, _("&Clear the table") + "\tCtrl+W");
    menu->AppendSeparator();
    menu->Append(wxID_EXIT, _("&Quit") + "\tCtrl+Q");
    return menu;
}

wxMenu* edit_menu() {
    auto* menu = new wxMenu;
    menu->Append(wxID_UNDO, _("&Undo") + "\tCtrl+Z");
    menu->Append(wxID_REDO, _("&Redo") + "\tCtrl+Y");
    menu->AppendSeparator();
    menu->Append(id_change_setup, _("Change the &set-up..."));
    menu->Append(id_custom_pieces, _("&Names and colours..."));
    return menu;
}

wxMenu* help_menu(const std::vector<std::filesystem::path>& samples) {
    auto* menu = new wxMenu;
    auto* games = new wxMenu;
    for (std::size_t i = 0; i < samples.size() && i < id_last_sample - id_first_sample; ++i)
        games->Append(id_first_sample + static_cast<int>(i), wxControl::EscapeMnemonics(sample_name(samples[i])));
    menu->AppendSubMenu(games, _("&Samples"))->Enable(!samples.empty());
    menu->Append(id_keys, _("&Keys") + "\tF1");
    menu->Append(wxID_ABOUT, _("&About Clerk of Works"));
    return menu;
}

}

wxMenuBar* make_menu_bar(const std::vector<std::filesystem::path>& samples) {
    auto* bar = new wxMenuBar;
    bar->Append(game_menu(), _("&Game"));
    bar->Append(edit_menu(), _("&Edit"));
    bar->Append(new wxMenu, _("&Turn"));
    bar->Append(help_menu(samples), _("&Help"));
    return bar;
}

// The keys stand in the words: as accelerators, letters could not be typed into a text any more.
void fill_turn_menu(wxMenuBar& bar, const std::vector<Command>& commands) {
    wxMenu& menu = *bar.GetMenu(turn_menu);
    while (menu.GetMenuItemCount() > 0) menu.Destroy(menu.FindItemByPosition(0));
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (!commands[i].words.empty() && commands[i].run)
            menu.Append(id_first_command + static_cast<int>(i),
                        wxControl::EscapeMnemonics(commands[i].words + "  (" + commands[i].key + ")"));
}

wxString sample_name(const std::filesystem::path& sample) {
    wxString name = text(sample.filename().string()).BeforeFirst('.');
    name.Replace("-", " ");
    return name;
}

}
