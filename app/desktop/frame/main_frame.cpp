#include "app/desktop/frame/main_frame.h"

#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/drawing/usual_font.h"
#include "app/desktop/frame/about_texts.h"
#include "app/desktop/frame/dropped_files.h"
#include "app/desktop/frame/history_error_page.h"
#include "app/desktop/frame/keys_page.h"
#include "app/desktop/frame/preferences_page.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/messages.h"
#include "app/desktop/widgets/zoom_pane.h"
#include "app/table/actions.h"
#include "app/table/samples.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/aboutdlg.h>
#include <wx/bmpbndl.h>
#include <wx/control.h>
#include <wx/display.h>
#include <wx/iconbndl.h>
#include <wx/textentry.h>

namespace clerk::desktop {

namespace {

constexpr std::size_t view_menu_place = 2, turn_menu_place = 3; ///< among the menus

/// What is made in the window has its font. One that is not chosen follows the system's size of text.
void choose_face(wxWindow& window) {
    if (!face_of_language().empty())
        window.SetFont(usual_font());
    else if (window.GetFont().GetFaceName() != usual_font().GetFaceName())
        window.SetFont(wxNullFont);
    if (window.IsTopLevel()) return;
    for (wxWindow* part : window.GetChildren()) choose_face(*part);
}

/// Before anything is made in it: the parts of a window have its font and colours.
wxFrame& dressed(wxFrame& window) {
    wxSetEnv("GTK_OVERLAY_SCROLLING", "0"); // what scrolls shows that it does, before it is pointed at
    choose_face(window);
    dress_as_ground(window);
    return window;
}

wxIcon app_icon(int side) {
    wxIcon drawn;
    drawn.CopyFromBitmap(wxBitmapBundle::FromSVG(icon_drawing, {side, side}).GetBitmap({side, side}));
    return drawn;
}

wxIconBundle app_icons() {
    wxIconBundle icons;
    for (const int side : {16, 32, 48, 128}) icons.AddIcon(app_icon(side));
    return icons;
}

/// What is being typed is taken back before anything of the game is. False when nothing is.
bool take_back_typing() {
    auto* text = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
    if (!text || text->IsEmpty()) return false;
    if (text->CanUndo())
        text->Undo();
    else
        text->Clear();
    return true;
}

}

MainFrame::MainFrame(std::filesystem::path history, const std::filesystem::path& program)
    : wxFrame(nullptr, wxID_ANY, _("Clerk of Works")),
      bench_{dressed(*this), *new MessageBar(this), *new PageBook(this), std::move(history)}, games_(bench_),
      game_files_(bench_, program), rules_(bench_), history_pages_(bench_), history_files_(bench_), walks_(bench_),
      program_(program), menus_(new MenuBar(make_menus(), view_menu_place, turn_menu_place)) {
    SetIcons(app_icons());
    lay_out();
    SetMenuBar(menus_);
    menus_->bind_to(*this, [this](std::size_t command) { games_.run_command(command); });
    set_routes();
    open_history(bench_.history);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (bench_.desk) back_up();
        event.Skip();
    });
    SetDropTarget(new DroppedFiles([this](const wxArrayString& files) { take_dropped(files); }));
    Bind(wxEVT_CHAR_HOOK, &MainFrame::key, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        CallAfter([this] { follow_theme(); });
    });
}

void MainFrame::lay_out() {
    wxSize size(wide(*this, 1280), wide(*this, 720));
    size.DecTo(wxDisplay(this).GetClientArea().GetSize());
    SetSize(size);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(&bench_.messages, 0, wxEXPAND);
    rows->Add(&bench_.pages, 1, wxEXPAND);
    SetSizer(rows);
}

void MainFrame::set_routes() {
    bench_.go = {.home = [this] { refresh(); },
                 .past_games = [this] { history_pages_.show_past_games(); },
                 .players = [this] { history_pages_.show_players(); },
                 .ask_for_file = [this] { game_files_.ask_for_file(); },
                 .merge = [this](const auto& other) { history_files_.show_merge(other); },
                 .export_game = [this](const auto& id) { game_files_.ask_where_to_export(id); },
                 .new_game = [this](const auto& game) { games_.ask_for_game(game); },
                 .share = [this](wxWindow& button, const auto& play,
                                 auto back) { history_pages_.share(button, play, std::move(back)); },
                 .walk = [this](const auto& id, auto back) { walks_.show(id, std::move(back)); },
                 .open_history = [this](const auto& file) { return open_history(file); },
                 .close_history = [this] { close_history(); }};
    bench_.messages.set_ways_out([this] { return history_files_.ways_out(); });
    rules_.on_trial = [this](bool begins) {
        menus_->enable_all(!begins);
        if (!begins) refresh_menus();
    };
    games_.on_new_commands = [this] { menus_->fill(games_.commands()); };
}

std::vector<Menu> MainFrame::make_menus() {
    const auto has_game = [this] { return bench_.has_game(); };
    return {game_menu(), edit_menu(), view_menu(), {_("&Turn"), {}, has_game}, help_menu()};
}

Menu MainFrame::game_menu() {
    const auto has_game = [this] { return bench_.has_game(); };
    const auto show_merge = [this] { bench_.act([this] { history_files_.show_merge({}); }); };
    const auto export_game = [this] { game_files_.ask_where_to_export(bench_.desk->record().head.id); };
    return {_("&Game"),
            {{wxID_NEW, _("&New game..."), "Ctrl+N", [this] { games_.ask_for_game({}); }},
             {id_start_at_once, _("&Start at once"), "Ctrl+Shift+N", [this] { games_.start_at_once(); }},
             {wxID_OPEN, _("&Open a file..."), "Ctrl+O", [this] { game_files_.ask_for_file(); }},
             {id_past_games, _("&Past games..."), "Ctrl+H", [this] { history_pages_.show_past_games(); }},
             {id_players, _("P&layers..."), "Ctrl+P", [this] { history_pages_.show_players(); }},
             {id_nights, _("Game ni&ghts..."), "Ctrl+G", [this] { history_pages_.show_nights(); }},
             {},
             {id_imports, _("Past &imports..."), {}, [this] { game_files_.show_past_imports(); }},
             {id_merge, _("&Merge a history..."), {}, show_merge},
             {id_back_ups, _("&Back-ups..."), {}, [this] { history_files_.show_back_ups(); }},
             {id_export, _("&Export..."), "Ctrl+S", export_game, has_game},
             {id_finish, _("&Finish the game"), "Ctrl+Return", [this] { games_.finish(); },
              [this] { return games_.can_finish(); }},
             {id_close_game, _("&Clear the table"), "Ctrl+W", [this] { clear_table(); }, has_game},
             {},
             {wxID_EXIT, _("&Quit"), "Ctrl+Q", [this] { Close(); }}}};
}

Menu MainFrame::edit_menu() {
    return {_("&Edit"),
            {{wxID_UNDO, _("&Undo"), "Ctrl+Z", [this] { undo(); }, [this] { return bench_.desk->can_undo(); }},
             {wxID_REDO, _("&Redo"), "Ctrl+Y", [this] { bench_.act([this] { bench_.desk->redo(); }); },
              [this] { return bench_.desk->can_redo(); }},
             {},
             {id_change_setup,
              _("Change the &set-up..."),
              {},
              [this] { games_.ask_for_setup(); },
              [this] { return bench_.has_game(); }},
             {id_custom_pieces, _("&Names and colours..."), {}, [this] { games_.show_custom_pieces(); }},
             {id_own_copy,
              _("Your own &copy..."),
              {},
              [this] { games_.show_copy({}); },
              [] { return GamePages::any_copy(); }},
             {id_preferences, _("&Preferences..."), "Ctrl+,", [this] { show_preferences(); }}}};
}

/// The game on the table adds its own ways to look at it.
Menu MainFrame::view_menu() {
    const auto has_game = [this] { return bench_.has_game(); };
    const auto full_screen = [this] {
        ShowFullScreen(!IsFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION);
    };
    const auto walk = [this] { walks_.show(bench_.desk->record().head.id, bench_.go.home); };
    return {_("&View"),
            {{id_full_screen, _("&Full screen"), "F11", full_screen},
             {id_scoreboard, _("&Scoreboard for a second screen"), "F12", [this] { games_.show_scoreboard(); }},
             {id_walk, _("&Walk through the game"), "Ctrl+T", walk, has_game},
             {},
             {wxID_ZOOM_IN, _("Zoom &in"), "Ctrl++", [this] { games_.board()->zoom_in(); }, has_game},
             {wxID_ZOOM_OUT, _("Zoom &out"), "Ctrl+-", [this] { games_.board()->zoom_out(); }, has_game},
             {wxID_ZOOM_FIT, _("The &whole board"), "Ctrl+0", [this] { games_.board()->zoom_to_fit(); }, has_game}}};
}

Menu MainFrame::help_menu() {
    std::vector<MenuCommand> games;
    for (const std::filesystem::path& sample : samples(program_))
        if (const int id = id_first_sample + static_cast<int>(games.size()); id < id_last_sample)
            games.push_back({id, wxControl::EscapeMnemonics(sample_name(sample)), {}, [this, sample] {
                                 game_files_.open(sample);
                             }});
    const bool any = !games.empty();
    return {_("&Help"),
            {{id_rules, _("&Rules"), "Shift+F1", [this] { rules_.show(); }},
             {id_samples, _("&Samples"), {}, {}, [any] { return any; }, std::move(games)},
             {id_keys, _("&Keys"), "F1", [this] { show_keys(); }},
             {wxID_ABOUT, _("&About Clerk of Works"), {}, [this] { about(); }}}};
}

bool MainFrame::open_history(const std::filesystem::path& history) {
    bench_.history = std::filesystem::path(history);
    close_history();
    try {
        bench_.desk = std::make_unique<Desk>(bench_.history);
        bench_.desk->listen([this] { refresh(); });
        menus_->enable_all(true);
        bench_.messages.clear();
        refresh();
    } catch (const db::Error& error) {
        bench_.desk.reset();
        show_history_error(sentence_of_current_exception(), error.reason == db::Error::Reason::behind);
    } catch (...) {
        bench_.desk.reset();
        show_history_error(sentence_of_current_exception(), false);
    }
    return bench_.desk != nullptr;
}

void MainFrame::close_history() {
    games_.forget();
    history_pages_.forget();
    game_files_.forget();
    bench_.desk.reset();
}

/// After every change of what is on the table.
void MainFrame::refresh() {
    refresh_menus();
    games_.show();
}

void MainFrame::refresh_menus() {
    menus_->refresh(bench_.has_game());
    if (!bench_.desk) return;
    menus_->rename(wxID_UNDO, table::undo_in_words(*bench_.desk));
    menus_->rename(wxID_REDO, table::redo_in_words(*bench_.desk));
}

/// The system went from light to dark, or back.
void MainFrame::follow_theme() {
    const Theme before = std::exchange(theme_, theme());
    if (before == theme_) return;
    recolour(*this, palette(before), palette());
    games_.recolour(palette(before), palette());
    Refresh();
}

/// Everything in the window is said anew. The commands stay bound: what they do does not change.
void MainFrame::follow_language() {
    games_.put_aside();
    bench_.pages.forget_all();
    bench_.messages.clear();
    i18n::start(kept_language());
    SetTitle(_("Clerk of Works"));
    choose_face(*this);
    choose_face(bench_.messages);
    choose_face(bench_.pages);
    menus_->reword(make_menus());
    refresh_menus();
    show_preferences();
}

void MainFrame::clear_table() {
    bench_.act([this] {
        bench_.desk->close();
        back_up();
    });
}

void MainFrame::back_up() {
    bench_.work(_("Making a back-up"), [this] { bench_.desk->back_up(db::now()); });
}

void MainFrame::undo() {
    if (!take_back_typing()) bench_.act([this] { bench_.desk->undo(); });
}

/// The system's lists have keys of their own, such as Ctrl+N, which nobody looks for in them.
void MainFrame::key(wxKeyEvent& event) {
    const bool types_text = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
    if (!event.ControlDown() || types_text || !menus_->run_key(event)) event.Skip();
}

void MainFrame::show_keys() {
    auto& page = bench_.pages.get<KeysPage>([this] { refresh(); });
    bench_.pages.turn_to(page);
    page.show(games_.commands(), *menus_);
}

void MainFrame::show_preferences() {
    auto& page = bench_.pages.get<PreferencesPage>(
        PreferencesPage::Actions{[this] { refresh(); }, [this] { follow_language(); }, [this] { follow_theme(); }});
    bench_.pages.turn_to(page);
    page.show();
}

/// Pictures belong to the page that is looked at; anything else is opened.
void MainFrame::take_dropped(const wxArrayString& files) {
    std::vector<std::filesystem::path> pictures;
    for (const wxString& name : files)
        if (const std::filesystem::path file = utf8(name); is_picture(file))
            pictures.push_back(file);
        else
            game_files_.open(file);
    if (!pictures.empty() && !history_pages_.take_pictures(pictures))
        bench_.messages.tell(_("A picture belongs to a game night or to a player: open that page, then drop it there."),
                             wxICON_INFORMATION);
}

void MainFrame::show_history_error(const wxString& why, bool can_go_on) {
    auto& page = bench_.pages.get<HistoryErrorPage>(HistoryErrorActions{
        [this] { open_history(bench_.history); }, [this] { history_files_.ask_for_history(); },
        [this] { history_files_.show_back_ups(); }, [this] { history_files_.go_on_as_it_is(); }, [this] { Close(); }});
    menus_->enable_all(false);
    bench_.messages.keep(why);
    page.show(why, can_go_on);
    bench_.pages.turn_to(page);
}

void MainFrame::about() {
    wxAboutDialogInfo info;
    info.SetName(_("Clerk of Works"));
    info.SetVersion(CLERK_VERSION);
    info.SetDescription(_("Referee, scorer and history for building games on the table."));
    info.SetLicence(wxString::FromUTF8(licence_text));
    info.SetIcon(app_icon(FromDIP(128)));
    wxAboutBox(info, this);
}

}
