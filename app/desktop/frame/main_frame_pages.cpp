// Which page the main window shows, and what is asked for on it.
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/frame/main_menu.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "core/record_fold.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

void MainFrame::show_start() {
    if (!start_page_)
        start_page_ =
            new StartPage(book_, {[this] { start_at_once(); }, [this](const std::string& game) { ask_for_game(game); },
                                  [this](const std::string& id) { act([&] { desk_->open(id); }); },
                                  [this] { show_history(); }, [this] { show_players(); }, [this] { ask_for_file(); }});
    act([this] {
        const Record likely{{}, plain_game(defaults())};
        const wxString game = i18n::game_name(game_id(likely));
        wxString names;
        for (const std::string& name : players(likely)) names += (names.empty() ? "" : ", ") + text(name);
        start_page_->show(i18n::fill(_("{1}: {2} ({3})"), {game, names, i18n::depth_name(depth(likely))}),
                          desk_->store().latest_open_game(), db::Plays(desk_->store()).count({}));
    });
    turn_to(start_page_);
}

void MainFrame::show_new_game(const SetupDefaults& defaults) {
    if (!new_game_page_) new_game_page_ = new NewGamePage(book_);
    const bool asked = act([&] {
        new_game_page_->ask_new(
            defaults, [this](Game game, const Aids& aids) { start(std::move(game), aids); }, [this] { changed(); });
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

void MainFrame::show_guide() {
    if (!guide_page_)
        guide_page_ =
            new GuidePage(book_, {[this] { changed(); },
                                  [this](const auto& title, const auto& steps) { print_guide(title, steps); }});
    auto [title, steps] = game_page_->guide();
    turn_to(guide_page_); // first: the keys can only be sent to what is there
    guide_page_->show(title, std::move(steps));
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

void MainFrame::show_history() {
    if (!past_games_page_)
        past_games_page_ = new PastGamesPage(
            book_, *desk_,
            {[this](const std::string& id) { act([&] { desk_->open(id); }); },
             [this](const std::string& id) { ask_where_to_export(id); }, [this] { ask_for_file(); },
             [this] { changed(); }, [this] { show_players(); },
             [this](wxWindow& button, const std::string& id) { share(button, id, [this] { show_history(); }); },
             [this](const std::string& id) { take_off_table(id); },
             [this](const auto& action) { return act(action); }});
    turn_to(past_games_page_); // first: the keys can only be sent to what is there
    past_games_page_->show();
}

/// The list of past games stays in sight.
void MainFrame::take_off_table(const std::string& id) {
    if (!desk_->has_game() || desk_->record().head.id != id) return;
    desk_->close();
    turn_to(past_games_page_);
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

void MainFrame::show_players() {
    if (!players_page_)
        players_page_ = new PlayersPage(book_, {[this](const auto& action) { return act(action); },
                                                [this](const wxString& sentence) { tell(sentence); },
                                                [this](const std::string& id) { act([&] { desk_->open(id); }); },
                                                [this] { changed(); }});
    turn_to(players_page_); // first: the keys can only be sent to what is there
    act([this] { players_page_->show(desk_->store()); });
}

void MainFrame::show_keys() {
    if (!keys_page_) keys_page_ = new KeysPage(book_, [this] { changed(); });
    turn_to(keys_page_); // first: the keys can only be sent to what is there
    keys_page_->show(desk_->has_game() ? game_page_->commands() : std::vector<Command>{}, *GetMenuBar());
}

void MainFrame::show_custom_pieces() {
    if (!custom_pieces_page_) custom_pieces_page_ = new CustomPiecesPage(book_, [this] { draw_anew(); });
    turn_to(custom_pieces_page_); // first: the keys can only be sent to what is there
    custom_pieces_page_->show();
}

void MainFrame::show_history_error(const wxString& why) {
    if (!history_error_page_)
        history_error_page_ =
            new HistoryErrorPage(book_, {[this] { open_history(history_); }, [this] { ask_for_history(); },
                                         [this] { show_back_ups(); }, [this] { Close(); }});
    for (std::size_t menu = 0; menu < GetMenuBar()->GetMenuCount(); ++menu) GetMenuBar()->EnableTop(menu, false);
    message_ = why;
    history_error_page_->show(why);
    turn_to(history_error_page_);
}

}
