#include "app/desktop/frame/main_frame.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/frame/game_files.h"
#include "app/desktop/frame/help.h"
#include "app/desktop/frame/history_files.h"
#include "app/desktop/frame/program_pages.h"
#include "app/desktop/game/game_page.h"
#include "app/desktop/game/table_aids.h"
#include "app/desktop/rulebook/try_page.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/fields.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/title_bar.h"
#include "app/table/catalogue.h"
#include "app/table/snapshot.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/display.h>
#include <wx/iconbndl.h>
#include <wx/scrolwin.h>
#include <wx/textentry.h>

namespace clerk::desktop {

namespace {

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
    dress_controls();                       // before the library asks for the colours of what is chosen, which it keeps
    choose_face(window);
    use_ground_colours(window);
    return window;
}

/// What is smaller, as a window manager that arranges windows side by side may want it, has pages that scroll.
const wxSize least_window(800, 560), least_page(740, 440);

wxScrolledWindow& room_for_pages(wxFrame& window) {
    auto* room = new wxScrolledWindow(&window);
    room->SetName("pages");
    use_ground_colours(*room);
    room->SetScrollRate(room->FromDIP(far_gap), room->FromDIP(far_gap));
    return *room;
}

bool is_text(const wxWindow* window) { return dynamic_cast<const wxTextEntry*>(window) != nullptr; }

/// What is being typed is taken back before anything of the game is. False when nothing is.
bool take_back_typing() {
    wxWindow* focus = wxWindow::FindFocus();
    if (auto* number = dynamic_cast<NumberField*>(focus)) return number->take_back();
    if (auto* kept = dynamic_cast<KeptText*>(focus)) return kept->take_back();
    auto* text = dynamic_cast<wxTextEntry*>(focus);
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
      bench_{dressed(*this), *new MessageBar(this), *new PageBook(&room_for_pages(*this)), std::move(history)},
      games_(bench_), game_files_(bench_, program), rules_(bench_), history_pages_(bench_), history_files_(bench_),
      live_games_(bench_), scoreboards_(bench_, games_, live_games_), clubs_(bench_, live_games_),
      club_leaders_(bench_), walks_(bench_), reviews_(bench_), trials_(bench_), puzzles_(bench_),
      main_menus_({bench_, games_, game_files_, rules_, scoreboards_, history_pages_, history_files_, clubs_, walks_,
                   reviews_, puzzles_, program, actions()}),
      menus_(new MenuBar(main_menus_.make(), MainMenus::turn)) {
    CallAfter([this] { SetIcons(app_icons()); }); // they are drawn when the window is
    hear_of_theme(*this);
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
    Bind(wxEVT_ACTIVATE, &MainFrame::give_keys_once_active, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        CallAfter([this] { follow_theme(); });
    });
}

void MainFrame::lay_out() {
    wxSize size(wide(*this, 1280), wide(*this, 720));
    wxSize least = FromDIP(least_window);
    for (wxSize* each : {&size, &least}) each->DecTo(wxDisplay(this).GetClientArea().GetSize());
    SetSize(size);
    SetMinSize(least);
    bench_.pages.SetMinSize(FromDIP(least_page));
    bench_.pages.GetParent()->SetSizer(new wxBoxSizer(wxVERTICAL));
    bench_.pages.GetParent()->GetSizer()->Add(&bench_.pages, 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(&bench_.messages, 0, wxEXPAND);
    rows->Add(bench_.pages.GetParent(), 1, wxEXPAND);
    SetSizer(rows);
}

MainMenus::FrameActions MainFrame::actions() {
    return {.undo = [this] { undo(); },
            .redo = [this] { redo(); },
            .clear_table = [this] { clear_table(); },
            .show_preferences = [this] { show_preferences(); },
            .fill_screen = [this] { ShowFullScreen(!IsFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION); },
            .show_keys = [this] { show_keys(); },
            .about = [this] { show_about(*this); },
            .quit = [this] { Close(); }};
}

void MainFrame::set_routes() {
    bench_.go = {
        .home =
            [this] {
                if (!bench_.has_game()) bench_.messages.clear();
                refresh();
            },
        .past_games = [this] { history_pages_.show_past_games(); },
        .players = [this] { history_pages_.show_players(); },
        .player = [this](const auto& id, const auto& game, const auto& note,
                         auto back) { history_pages_.show_player(id, game, note, std::move(back)); },
        .ask_for_file = [this] { game_files_.ask_for_file(); },
        .merge = [this](const auto& other) { history_files_.show_merge(other); },
        .export_game = [this](const auto& id) { game_files_.ask_where_to_export(id); },
        .new_game = [this](const auto& game) { games_.ask_for_game(game); },
        .new_game_of = [this](const auto& players, auto back) { games_.ask_for_game_of(players, std::move(back)); },
        .share = [this](wxWindow& button, const auto& play,
                        auto back) { history_pages_.share(button, play, std::move(back)); },
        .walk = [this](const auto& id, auto back) { walks_.show(id, std::move(back)); },
        .review = [this](const auto& id, auto back) { reviews_.show(id, std::move(back)); },
        .try_out = [this](const auto& trial) { trials_.begin(trial); },
        .open_history = [this](const auto& file) { return open_history(file); },
        .close_history = [this] { close_history(); }};
    bench_.messages.set_ways_out([this] { return history_files_.ways_out(); });
    game_files_.on_recent = [this] { // not while one of them is being chosen
        CallAfter([this] { menus_->refill(id_recent_files, game_files_.recent_menu()); });
    };
    trials_.on_trial = [this](bool begins) {
        menus_->enable_all(!begins, {wxID_EXIT, id_keys, wxID_ABOUT, id_full_screen});
        if (!begins) refresh_menus();
    };
    clubs_.on_leaders = [this](const auto& password) { club_leaders_.show(password, [this] { clubs_.show(); }); };
    games_.on_rule = [this] { rules_.show(); };
    games_.on_score = [this] { scoreboards_.refresh(); };
    live_games_.on_news = [this] { scoreboards_.refresh(); };
    games_.on_new_commands = [this] { menus_->fill(games_.commands()); };
}

bool MainFrame::open_history(const std::filesystem::path& history) {
    bench_.history = std::filesystem::path(history);
    close_history();
    try {
        bench_.desk = std::make_unique<Desk>(bench_.history);
        bench_.desk->listen([this] { refresh(); });
        menus_->enable_all(true);
        bench_.messages.clear();
        live_games_.follow_club();
        refresh();
        CallAfter([this] { game_files_.open_waiting(); }); // what is said of the history comes first
    } catch (...) {
        bench_.desk.reset();
        show_history_error();
    }
    return bench_.desk != nullptr;
}

void MainFrame::close_history() {
    games_.forget();
    history_pages_.forget();
    game_files_.forget();
    clubs_.forget();
    club_leaders_.forget();
    live_games_.forget();
    bench_.desk.reset();
}

/// After every change of what is on the table.
void MainFrame::refresh() {
    refresh_menus();
    live_games_.follow_game();
    if (IsShown()) games_.show();
    trials_.drop();
    tell_if_open_again();
}

/// A change or an undo has withdrawn the result.
void MainFrame::tell_if_open_again() {
    const std::string id = bench_.has_game() ? bench_.desk->record().head.id : std::string();
    const bool awarded = bench_.has_game() && bench_.desk->awarded();
    const std::string before = std::exchange(awarded_, awarded ? id : std::string());
    if (!awarded && !id.empty() && before == id)
        bench_.messages.tell(_("The game is open again, without a result, until you finish it again."),
                             wxICON_INFORMATION);
}

bool MainFrame::Show(bool show) {
    const bool is_bare = show && bench_.pages.GetSelection() == wxNOT_FOUND;
    if (is_bare) {
        Layout(); // what is shown is laid out for its size at once
        games_.show();
    }
    const bool changed = wxFrame::Show(show);
    if (is_bare) games_.take_keys();
    return changed;
}

/// A window that becomes active for the first time gives the keys in wxWidgets 3.2.8 to the first thing that can have
/// them, such as a button of a message, and in 3.2.2 to what was given them before.
void MainFrame::give_keys_once_active(wxActivateEvent& event) {
    event.Skip();
    if (event.GetActive() && !std::exchange(was_active_, true)) CallAfter([this] { games_.give_keys_to_board(); });
}

void MainFrame::refresh_menus() {
    menus_->refresh();
    if (!bench_.desk) return;
    menus_->rename(wxID_UNDO, table::undo_in_words(*bench_.desk));
    menus_->rename(wxID_REDO, table::redo_in_words(*bench_.desk));
}

/// The system went from light to dark, or back.
void MainFrame::follow_theme() {
    const Theme before = std::exchange(theme_, theme());
    if (before == theme_) return;
    dress_controls();
    recolour(*this, palette(before), palette());
    scoreboards_.recolour(palette(before), palette());
    games_.follow_theme();
    Refresh();
}

/// Everything in the window is said anew. The commands stay bound: what they do does not change.
void MainFrame::follow_language() {
    games_.put_aside();
    bench_.pages.forget_all();
    bench_.messages.clear();
    start_language(kept_language());
    dress_controls();
    SetTitle(_("Clerk of Works"));
    choose_face(*this);
    choose_face(bench_.messages);
    choose_face(bench_.pages);
    menus_->reword(main_menus_.make());
    refresh_menus();
    show_preferences();
}

/// Every page is made anew, as for another language.
void MainFrame::follow_text_size() {
    follow_language();
    bench_.pages.find<PreferencesPage>()->show("text-size");
}

void MainFrame::clear_table() {
    std::string empty;
    const bool done = bench_.act([&] {
        empty = bench_.empty_game();
        bench_.desk->close();
        if (!empty.empty()) db::Plays(bench_.desk->store()).remove(empty);
        back_up();
    });
    if (!done || empty.empty()) return;
    refresh(); // the start page offers to go on with another game, or with none
    bench_.messages.tell(_("Nothing was entered in that game, so it lies in the bin of the past games."),
                         wxICON_INFORMATION);
}

void MainFrame::back_up() {
    bench_.work(_("Making a back-up"), [this] { bench_.desk->back_up(db::now()); });
}

GamePage* MainFrame::page_of_game() const {
    auto* page = bench_.pages.find<GamePage>();
    return page && bench_.pages.GetCurrentPage() == page ? page : nullptr;
}

/// What was done last goes first, if it was not entered yet. Whoever types elsewhere does not mean the game.
void MainFrame::undo() {
    if (take_back_typing()) return;
    GamePage* page = page_of_game();
    if (!page && is_text(wxWindow::FindFocus()))
        return bench_.messages.tell(_("There is nothing left to undo in this field. To undo the game, go to its page."),
                                    wxICON_INFORMATION);
    if (!page || !page->let_go_begun()) bench_.act([this] { bench_.desk->undo(); });
}

void MainFrame::redo() {
    if (!page_of_game() && is_text(wxWindow::FindFocus()))
        return bench_.messages.tell(_("To redo the game, go to its page."), wxICON_INFORMATION);
    bench_.act([this] { bench_.desk->redo(); });
}

/// The system's lists have keys of their own, such as Ctrl+N, which nobody looks for in them.
void MainFrame::key(wxKeyEvent& event) {
    const auto* text = dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
    if (!event.ControlDown() || (text && !text->IsEmpty())) return event.Skip();
    if (menus_->run_key(event)) return;
    const wxString why_not = menus_->why_not(event);
    if (why_not.empty()) return event.Skip();
    if (GamePage* page = page_of_game()) return page->say(why_not); // the board keeps its place
    bench_.messages.tell(why_not, wxICON_INFORMATION);
}

void MainFrame::show_keys() {
    auto& page = bench_.pages.get<KeysPage>([this] {
        if (!trials_.come_back()) refresh();
    });
    bench_.pages.turn_to(page);
    const auto* trial = bench_.pages.find<TryPage>();
    page.show(trial ? trial->commands() : games_.commands(), *menus_);
}

void MainFrame::show_preferences() {
    PreferencesPage::Actions does{
        [this] { refresh(); }, [this] { follow_language(); }, [this] { follow_theme(); },
        [this] { follow_text_size(); },
        [this] { return aids_of_new_games(bench_.desk ? setup_defaults(bench_.desk->store()).aids : Aids{}); }};
    does.history = {{"go-back-ups", _("Back-ups"), _("Made every day, and before big changes"), _("Show..."),
                     [this] { history_files_.show_back_ups(); }},
                    {"go-merge", _("Another laptop"), _("Merge its history into this one"), _("Merge..."),
                     [this] { bench_.act([this] { history_files_.show_merge({}); }); }},
                    {"go-imports", _("Imports"), _("What was brought in, and can be taken back"), _("Show..."),
                     [this] { game_files_.show_past_imports(); }}};
    does.box = {{"go-names", _("Names and colours"), _("As printed in your copy"), _("Change..."),
                 [this] { games_.show_custom_pieces(); }},
                {"go-copy", _("Your own copy"), _("What only your board shows"), _("Describe..."),
                 [this] { games_.show_copy({}); }}};
    auto& page = bench_.pages.get<PreferencesPage>(std::move(does));
    bench_.pages.turn_to(page);
    page.show();
}

/// Pictures belong to the page that is looked at; anything else is opened, up to a file that something is said of: the
/// next one would take its place.
void MainFrame::take_dropped(const wxArrayString& files) {
    std::vector<std::filesystem::path> pictures;
    bool goes_on = true;
    for (const wxString& name : files)
        if (const std::filesystem::path file = utf8(name); is_picture(file))
            pictures.push_back(file);
        else
            goes_on = goes_on && game_files_.open(file);
    if (!pictures.empty() && !history_pages_.take_pictures(pictures) && !games_.photos.take(pictures))
        bench_.messages.tell(
            _("A picture belongs to a board, a game night or a player: open that page, then drop it there."),
            wxICON_INFORMATION);
}

/// Of the exception being handled.
void MainFrame::show_history_error() {
    const ErrorReport why = report_of_current_exception();
    auto& page = bench_.pages.get<HistoryErrorPage>(
        HistoryErrorActions{[this] { open_history(bench_.history); }, [this] { history_files_.ask_for_history(); },
                            [this] { history_files_.show_back_ups(); }, [this] { Close(); }});
    menus_->enable_all(false);
    bench_.messages.keep(why.told);
    log_error(why);
    page.show(why, history_files_.way_on());
    bench_.pages.turn_to(page);
}

}
