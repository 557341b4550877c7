#include "app/desktop/main_frame.h"

#include "app/desktop/editors.h"
#include "app/desktop/labels.h"
#include "app/desktop/main_menu.h"
#include "app/desktop/messages.h"
#include "app/desktop/moments.h"
#include "app/desktop/samples.h"
#include "app/desktop/settings.h"
#include "app/desktop/text.h"
#include "app/desktop/tonight.h"
#include "db/back_up.h"
#include "db/plays.h"
#include "db/restore.h"
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
    forget(history_page_);
    forget(nights_page_);
    forget(import_page_);
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
        show_trouble(sentence_of_current_exception());
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
    redress(*this, palette(before), palette());
    if (scoreboard_) redress(*scoreboard_, palette(before), palette());
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

void MainFrame::show_back_ups() {
    if (!back_ups_page_)
        back_ups_page_ =
            new BackUpsPage(book_, {[this] {
                                        act([this] { db::back_up(history_, db::Occasion::by_hand, db::now()); });
                                        show_back_ups();
                                    },
                                    [this](const auto& file) { restore(file); },
                                    [this] { desk_ ? changed() : open_history(history_); }});
    if (act([this] { back_ups_page_->show(db::back_ups(history_)); })) turn_to(back_ups_page_);
}

/// The history is put down for it, and taken up again as it then is.
bool MainFrame::restore(const std::filesystem::path& back_up) {
    put_desk_down();
    wxString why;
    try {
        db::restore(history_, back_up, db::now());
    } catch (...) {
        why = sentence_of_current_exception();
    }
    open_history(history_);
    if (!why.empty()) tell(why);
    return why.empty() && desk_;
}

void MainFrame::show_looks() {
    if (!looks_page_) looks_page_ = new LooksPage(book_, [this] { draw_anew(); });
    turn_to(looks_page_); // first: the keys can only be sent to what is there
    looks_page_->show();
}

void MainFrame::show_trouble(const wxString& why) {
    if (!trouble_page_)
        trouble_page_ = new TroublePage(book_, {[this] { open_history(history_); }, [this] { ask_for_history(); },
                                                [this] { show_back_ups(); }, [this] { Close(); }});
    for (std::size_t menu = 0; menu < GetMenuBar()->GetMenuCount(); ++menu) GetMenuBar()->EnableTop(menu, false);
    message_ = why;
    trouble_page_->show(why);
    turn_to(trouble_page_);
}

void MainFrame::show_keys() {
    if (!keys_page_) keys_page_ = new KeysPage(book_, [this] { changed(); });
    turn_to(keys_page_); // first: the keys can only be sent to what is there
    keys_page_->show(desk_->has_game() ? game_page_->commands() : std::vector<Command>{}, *GetMenuBar());
}

void MainFrame::show_scoreboard() {
    if (scoreboard_) return scoreboard_->Raise();
    scoreboard_ = new Scoreboard(this);
    remember(*scoreboard_, "scoreboard");
    scoreboard_->Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        scoreboard_->Destroy();
        scoreboard_ = nullptr;
    });
    refresh_scoreboard();
    scoreboard_->Show();
}

void MainFrame::refresh_scoreboard() {
    if (!scoreboard_) return;
    if (game_page_ && desk_ && desk_->has_game())
        game_page_->show_on(*scoreboard_, result_page_ ? result_page_->revealed() : std::nullopt);
    else
        scoreboard_->show({}, {});
}

void MainFrame::show_guide() {
    if (!guide_page_)
        guide_page_ =
            new GuidePage(book_, {[this] { changed(); },
                                  [this](const auto& title, const auto& steps) { print_guide(title, steps); }});
    auto [title, steps] = game_page_->guide();
    turn_to(guide_page_); // first: the keys can only be sent to what is there
    guide_page_->show(title, std::move(steps));
}

void MainFrame::show_start() {
    if (!start_page_)
        start_page_ =
            new StartPage(book_, {[this] { start_at_once(); }, [this](const std::string& game) { ask_for_game(game); },
                                  [this](const std::string& id) { act([&] { desk_->open(id); }); },
                                  [this] { show_history(); }, [this] { show_players(); }, [this] { ask_for_file(); }});
    act([this] {
        const Record likely{{}, plain_game(custom())};
        const wxString game = i18n::game_name(game_id(likely));
        wxString names;
        for (const std::string& name : players(likely)) names += (names.empty() ? "" : ", ") + text(name);
        start_page_->show(i18n::fill(_("{1}: {2} ({3})"), {game, names, i18n::depth_name(depth(likely))}),
                          desk_->store().latest_open_game(), db::Plays(desk_->store()).count({}));
    });
    turn_to(start_page_);
}

void MainFrame::show_history() {
    if (!history_page_)
        history_page_ = new HistoryPage(
            book_, *desk_,
            {[this](const std::string& id) { act([&] { desk_->open(id); }); },
             [this](const std::string& id) { ask_where_to_export(id); }, [this] { ask_for_file(); },
             [this] { changed(); }, [this] { show_players(); },
             [this](wxWindow& button, const std::string& id) { share(button, id, [this] { show_history(); }); },
             [this](const std::string& id) { take_off_table(id); },
             [this](const auto& action) { return act(action); }});
    turn_to(history_page_); // first: the keys can only be sent to what is there
    history_page_->show();
}

void MainFrame::show_nights() {
    if (!nights_page_)
        nights_page_ = new NightsPage(
            book_, *desk_,
            {[this] { changed(); }, [this](const std::string& id) { act([&] { desk_->open(id); }); },
             [this](const wxString& words) { tell(words); }, [this](const auto& action) { return act(action); }});
    turn_to(nights_page_); // first: the keys can only be sent to what is there
    nights_page_->show();
}

void MainFrame::put_into_tonight(const std::string& play) {
    db::Nights nights(desk_->store());
    if (const std::string night = tonight(nights.list(), today()); !night.empty()) nights.put(play, night);
}

/// The list of past games stays in sight.
void MainFrame::take_off_table(const std::string& id) {
    if (!desk_->has_game() || desk_->record().head.id != id) return;
    desk_->close();
    turn_to(history_page_);
}

void MainFrame::show_players() {
    if (!players_page_)
        players_page_ = new PlayersPage(book_, {[this](const auto& action) { return act(action); },
                                                [this](const wxString& sentence) { tell(sentence); },
                                                [this](const std::string& id) { act([&] { desk_->open(id); }); },
                                                [this] { changed(); }});
    turn_to(players_page_); // first: the keys can only be sent to what is there
    act([this] { players_page_->show(desk_->store()); });
}

void MainFrame::show_new_game(const Custom& custom) {
    if (!new_game_page_) new_game_page_ = new NewGamePage(book_);
    const bool asked = act([&] {
        new_game_page_->ask_new(
            custom, [this](Game game, const Aids& aids) { start(std::move(game), aids); }, [this] { changed(); });
    });
    if (asked) turn_to(new_game_page_);
}

void MainFrame::show_change_setup() {
    if (!new_game_page_) new_game_page_ = new NewGamePage(book_);
    const auto change = [this](Game game, const Aids& aids) {
        Record next = desk_->record();
        next.game = std::move(game);
        agree(next.head, aids);
        act([&] { desk_->change(std::move(next)); });
    };
    const bool asked = act([&] {
        new_game_page_->ask_change(desk_->record(), desk_->store().player_names(), change, [this] { changed(); });
    });
    if (asked) turn_to(new_game_page_);
}

void MainFrame::show_game() {
    if (!game_page_) {
        game_page_ = new GamePage(book_, *desk_, [this](const auto& action) { return act(action); });
        game_page_->on_finish = [this] { finish(); };
        game_page_->on_guide = [this] { CallAfter([this] { show_guide(); }); };
        game_page_->on_new_editor = [this] { fill_turn_menu(*GetMenuBar(), game_page_->commands()); };
    }
    turn_to(game_page_); // first: the keys can only be sent to what is there
    game_page_->refresh();
}

/// Revealed the first time; shown `again` as a whole.
void MainFrame::show_result(bool again) {
    if (!result_page_)
        result_page_ = new ResultPage(book_, {[this] { changed(); }, [this] { ask_for_game({}); },
                                              [this] { ask_where_to_export(desk_->record().head.id); },
                                              [this] { show_history(); }, [this] { refresh_scoreboard(); },
                                              [this](wxWindow& button) {
                                                  share(button, desk_->record().head.id, [this] { show_result(true); });
                                              }});
    turn_to(result_page_); // first: the keys can only be sent to what is there
    ResultPage::Result result{game_page_->score_view(), totals_by_turn(desk_->record()),
                              !desk_->report().waived.empty()};
    for (int player = 0; player < static_cast<int>(players(desk_->record()).size()); ++player)
        result.pictures.push_back(built_picture(desk_->record(), player));
    if (again)
        result_page_->show(result);
    else
        result_page_->reveal(result);
}

}
