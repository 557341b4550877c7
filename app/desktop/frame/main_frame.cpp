#include "app/desktop/frame/main_frame.h"

#include "app/desktop/frame/main_menu.h"
#include "app/desktop/frame/samples.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/messages.h"
#include "i18n/words.h"

#include <wx/fontenum.h>

namespace clerk::desktop {

namespace {

/// The shapes of Chinese characters differ by language: the face is chosen with it.
void choose_face(wxWindow& window) {
    const std::string language = i18n::language();
    const wxString face = language == "zh_TW" ? "Noto Sans CJK TC" : language == "zh_CN" ? "Noto Sans CJK SC" : "";
    if (face.empty() || !wxFontEnumerator::IsValidFacename(face)) return;
    wxFont font = window.GetFont();
    font.SetFaceName(face);
    window.SetFont(font);
}

}

MainFrame::MainFrame(std::filesystem::path history, const std::filesystem::path& program)
    : wxFrame(nullptr, wxID_ANY, _("Clerk of Works")), history_(std::move(history)) {
    choose_face(*this);
    dress_as_ground(*this);
    SetMinSize(FromDIP(wxSize(1000, 640)));
    SetSize(wide(*this, 1280), wide(*this, 720));
    bar_ = new wxInfoBar(this);
    bar_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        CallAfter([this] { put_away(); }); // first: what is offered may tell something in turn
        if (event.GetId() == wxID_COPY) CallAfter(offered_);
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (desk_) act([this] { desk_->back_up(db::now()); });
        event.Skip();
    });
    book_ = new wxSimplebook(this);
    dress_as_ground(*book_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(bar_, 0, wxEXPAND);
    rows->Add(book_, 1, wxEXPAND);
    SetSizer(rows);
    make_menus(program);
    open_history(history_);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        CallAfter([this] { follow_theme(); });
    });
}

void MainFrame::make_menus(const std::filesystem::path& program) {
    samples_ = samples(program);
    SetMenuBar(make_menu_bar(samples_));
    bind_menus();
}

/// With every page that looks into the history.
void MainFrame::put_desk_down() {
    forget(game_page_);
    forget(players_page_);
    forget(past_games_page_);
    forget(nights_page_);
    forget(import_preview_page_);
    desk_.reset();
}

void MainFrame::open_history(std::filesystem::path history) {
    history_ = std::move(history);
    put_desk_down();
    try {
        desk_ = std::make_unique<Desk>(history_);
        desk_->listen([this] { changed(); });
        for (std::size_t menu = 0; menu < GetMenuBar()->GetMenuCount(); ++menu) GetMenuBar()->EnableTop(menu, true);
        put_away();
        changed();
    } catch (...) {
        desk_.reset();
        show_history_error(sentence_of_current_exception());
    }
}

bool MainFrame::act(const std::function<void()>& action) {
    put_away();
    try {
        action();
        return true;
    } catch (...) {
        tell(sentence_of_current_exception());
        return false;
    }
}

void MainFrame::tell(const wxString& message, int icon) {
    message_ = message;
    bar_->ShowMessage(message, icon);
}

void MainFrame::put_away() {
    if (message_.empty()) return;
    message_.clear();
    if (bar_->HasButtonId(wxID_COPY)) bar_->RemoveButton(wxID_COPY);
    bar_->Dismiss();
}

/// Beside the message that is told next.
void MainFrame::offer(const wxString& words, std::function<void()> run) {
    put_away();
    offered_ = std::move(run);
    bar_->AddButton(wxID_COPY, words);
}

/// A game of the same name is kept already, and differs.
void MainFrame::offer_copy(const Record& record) {
    offer(_("Keep both"), [this, record] { act([&] { desk_->open(desk_->import_as_copy(record).head.id); }); });
    tell(_("This game is in the history already, with other turns. Nothing was changed; you can keep both."));
}

void MainFrame::changed() {
    GetMenuBar()->Enable(wxID_UNDO, desk_->can_undo());
    GetMenuBar()->Enable(wxID_REDO, desk_->can_redo());
    for (const int id : {int{id_export}, int{id_close_game}, int{id_change_setup}})
        GetMenuBar()->Enable(id, desk_->has_game());
    GetMenuBar()->EnableTop(turn_menu, desk_->has_game());
    GetMenuBar()->Enable(id_finish, desk_->has_game() && desk_->report().legal() && desk_->score()->complete);
    if (desk_->has_game())
        show_game();
    else
        show_start();
    refresh_scoreboard();
}

/// The system went from light to dark, or back. What is begun on a page stays as it is.
void MainFrame::follow_theme() {
    const Theme before = std::exchange(theme_, theme());
    if (before == theme_) return;
    recolour(*this, palette(before), palette());
    if (scoreboard_) recolour(*scoreboard_, palette(before), palette());
    if (game_page_ && desk_ && desk_->has_game()) game_page_->draw_anew();
    const bool at_start = start_page_ && book_->GetCurrentPage() == start_page_;
    forget(start_page_);
    if (at_start) show_start();
    Refresh();
}

/// Pieces have other names or colours: every page is made again when it is turned to.
void MainFrame::draw_anew() {
    forget(start_page_);
    forget(new_game_page_);
    forget(game_page_);
    forget(result_page_);
    forget(guide_page_);
    forget(players_page_);
    changed();
}

}
