// What the main window does: games begun, taken in, written out, finished.
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/frame/main_menu.h"
#include "app/desktop/game/guide_printout.h"
#include "app/desktop/history/tonight.h"
#include "app/desktop/widgets/file_names.h"
#include "app/desktop/widgets/messages.h"
#include "app/desktop/widgets/moments.h"
#include "app/desktop/widgets/printing.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/aboutdlg.h>
#include <wx/filedlg.h>
#include <wx/textentry.h>

namespace clerk::desktop {

namespace {

constexpr auto record_pattern = "*.clerk.json";

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

wxString wildcard(const wxString& words, const wxString& pattern) { return words + "|" + pattern; }

wxString record_file_name(const Record& record) {
    return file_name(text(record.head.started_at).Left(10), players(record), ".clerk.json");
}

}

void MainFrame::bind_menus() {
    const auto on = [this](int id, std::function<void()> run) {
        Bind(
            wxEVT_MENU, [run = std::move(run)](wxCommandEvent&) { run(); }, id);
    };
    on(wxID_NEW, [this] { ask_for_game({}); });
    on(id_start_at_once, [this] { start_at_once(); });
    on(wxID_OPEN, [this] { ask_for_file(); });
    on(id_merge, [this] { act([this] { show_merge({}); }); });
    on(id_imports, [this] { show_imports(); });
    on(id_past_games, [this] { show_history(); });
    on(id_players, [this] { show_players(); });
    on(id_nights, [this] { show_nights(); });
    on(id_export, [this] { ask_where_to_export(desk_->record().head.id); });
    on(id_finish, [this] { finish(); });
    on(id_close_game, [this] {
        act([this] {
            desk_->close();
            desk_->back_up(db::now());
        });
    });
    on(wxID_EXIT, [this] { Close(); });
    on(wxID_UNDO, [this] {
        if (!take_back_typing()) act([this] { desk_->undo(); });
    });
    on(wxID_REDO, [this] { act([this] { desk_->redo(); }); });
    on(id_change_setup, [this] { show_change_setup(); });
    on(id_custom_pieces, [this] { show_custom_pieces(); });
    on(id_back_ups, [this] { show_back_ups(); });
    on(id_keys, [this] { show_keys(); });
    on(id_scoreboard, [this] { show_scoreboard(); });
    on(wxID_ABOUT, [this] { about(); });
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            open_file(samples_.at(static_cast<std::size_t>(event.GetId() - id_first_sample)));
        },
        id_first_sample, id_last_sample);
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            game_page_->run(game_page_->commands().at(static_cast<std::size_t>(event.GetId() - id_first_command)));
        },
        id_first_command, id_last_command);
}

SetupDefaults MainFrame::defaults() {
    SetupDefaults defaults{.names = desk_->store().player_names()};
    const std::optional<db::GameSummary> last = desk_->store().latest_game();
    if (!last) return defaults;
    defaults.names.clear();
    for (const db::SeatResult& seat : last->seats) defaults.names.push_back(seat.name);
    for (const std::string& name : desk_->store().player_names())
        if (std::find(defaults.names.begin(), defaults.names.end(), name) == defaults.names.end())
            defaults.names.push_back(name);
    const auto known = std::ranges::find(clerk::games(), last->game);
    if (known != clerk::games().end()) defaults.game = *known;
    defaults.players = last->seats.size();
    defaults.depth = last->depth;
    defaults.aids = aids(desk_->store().load(last->id).head);
    return defaults;
}

void MainFrame::start(Game game, const Aids& aids) {
    Record record{{.id = new_id(), .started_at = now_rfc3339()}, std::move(game)};
    agree(record.head, aids);
    act([&] {
        const std::string id = record.head.id;
        desk_->start(std::move(record));
        put_into_tonight(id);
    });
}

void MainFrame::put_into_tonight(const std::string& play) {
    db::Nights nights(desk_->store());
    if (const std::string night = tonight(nights.list(), today()); !night.empty()) nights.put(play, night);
}

/// Empty: the game played last.
void MainFrame::ask_for_game(const std::string& game) {
    act([&] {
        SetupDefaults likely = defaults();
        if (!game.empty()) likely.game = game;
        show_new_game(likely);
    });
}

/// A game that lacks what must be entered first is asked for instead.
void MainFrame::start_at_once() {
    act([this] {
        const Record likely{{.id = new_id(), .started_at = now_rfc3339()}, plain_game(defaults())};
        if (parse(print(likely)))
            start(likely.game, defaults().aids);
        else
            show_new_game(defaults());
    });
}

void MainFrame::finish() {
    const bool again = desk_->awarded();
    const bool kept = act([&] {
        if (!again) desk_->award();
    });
    if (kept) show_result(again);
}

void MainFrame::open_file(const std::filesystem::path& file) {
    if (desk_) act([&] { take_in(file); });
}

void MainFrame::take_in(const std::filesystem::path& file) {
    if (is_history_file(file)) return show_merge(file);
    const std::string content = read_file(file, largest_import);
    const Expected<Record> record = parse(content);
    if (!record) {
        auto incoming = read_import(content);
        if (incoming) return show_import(file, *std::move(incoming));
        const bool is_record = content.find("\"clerk-record\"") != std::string::npos || content.size() > limits::bytes;
        return tell(is_record ? sentence(file, record.error())
                              : i18n::fill(_("{1}: {2}"), {text(file.string()), exchange::sentence(incoming.error())}));
    }
    if (desk_->import(*record) == Desk::Imported::differs) return offer_copy(*record);
    desk_->open(record->head.id);
}

/// Nothing comes in before somebody has looked at it.
void MainFrame::show_import(const std::filesystem::path& file, Incoming incoming) {
    forget(import_preview_page_);
    ImportPlan planned = plan(desk_->store(), std::move(incoming));
    import_preview_page_ =
        new ImportPreviewPage(book_, {[this, file](const ImportPlan& agreed) { bring_in(file, agreed); },
                                      [this] { show_imports(); }, [this] { changed(); }});
    turn_to(import_preview_page_); // first: the keys can only be sent to what is there
    import_preview_page_->show(text(file.filename().string()), std::move(planned), db::People(desk_->store()).list());
}

void MainFrame::bring_in(const std::filesystem::path& file, const ImportPlan& plan) {
    db::Plays::Import done;
    if (!act([&] { done = carry_out(desk_->store(), plan, file.filename().string()); })) return;
    changed();
    offer(_("Take it back"), [this, import = done.id] { take_import_back(import); });
    tell(i18n::fill_figures(_("Plays brought in: {1}."), {done.added}), wxICON_INFORMATION);
}

void MainFrame::export_to(const std::string& id, const std::filesystem::path& file) {
    act([&] { write_file(file, print_pretty(desk_->store().load(id))); });
}

void MainFrame::ask_for_file() {
    const wxString kinds = wildcard(_("Game records"), record_pattern) + "|" +
                           wildcard(_("BG Stats, BoardGameGeek, records"), "*.bgsplay;*.json;*.xml;*.ndjson") + "|" +
                           wildcard(_("Histories"), "*.db");
    wxFileDialog ask(this, _("Open a game"), {}, {}, kinds, wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) open_file(utf8(ask.GetPath()));
}

void MainFrame::ask_for_history() {
    wxFileDialog ask(this, _("Choose a history, or name a new one"), {}, "history.db", wildcard(_("Histories"), "*.db"),
                     wxFD_SAVE);
    if (ask.ShowModal() == wxID_OK) open_history(utf8(ask.GetPath()));
}

void MainFrame::print_guide(const wxString& title, const std::vector<GuideStep>& steps) {
    GuidePrintout printout(title, steps);
    if (const wxString why_not = print(this, printout); !why_not.empty()) tell(why_not);
}

void MainFrame::ask_where_to_export(const std::string& id) {
    act([&] {
        wxFileDialog ask(this, _("Export the game"), {}, record_file_name(desk_->store().load(id)),
                         wildcard(_("Game records"), record_pattern), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
        if (ask.ShowModal() == wxID_OK) export_to(id, utf8(ask.GetPath()));
    });
}

void MainFrame::about() {
    wxAboutDialogInfo info;
    info.SetName(_("Clerk of Works"));
    info.SetVersion(CLERK_VERSION);
    info.SetDescription(_("Referee, scorer and history for building games on the table."));
    wxAboutBox(info, this);
}

}
