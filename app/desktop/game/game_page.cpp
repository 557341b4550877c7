#include "app/desktop/game/game_page.h"

#include "app/desktop/game/editors.h"
#include "app/desktop/game/players_bar.h"
#include "app/desktop/game/turns_strip.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/snapshot.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/anybutton.h>
#include <wx/clipbrd.h>
#include <wx/combobox.h>
#include <wx/dataobj.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/utils.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int badge_of_player = 20, badge_of_turn = 18;

bool is_arrow(int key) { return key == WXK_LEFT || key == WXK_RIGHT || key == WXK_UP || key == WXK_DOWN; }
bool has_sign(int key) { return (key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9'); }

/// A page is made anew in another language.
BegunGame with_session(BegunGame begun, Desk& desk) {
    if (begun.session)
        begun.session->reword();
    else
        begun.session = std::make_unique<table::Session>(desk);
    return begun;
}

/// Before anything is made in it: its parts have its colours.
wxWindow& as_ground(wxWindow& page) {
    use_ground_colours(page);
    return page;
}

bool types_text() {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxTextCtrl*>(focus) || dynamic_cast<const wxComboBox*>(focus) ||
           dynamic_cast<const wxSpinCtrl*>(focus);
}

/// Enter on a button that was clicked would do its work once more: it would end the turn of whoever is next. One that
/// is pressed by keys keeps them, until a turn ends.
bool has_done_its_work(const wxWindow* focus, bool by_mouse, const Record& before, const Record& now) {
    const bool done = before != now && (by_mouse || table::ends_turn(before, now));
    return done && depth(now) != Depth::final && dynamic_cast<const wxAnyButton*>(focus);
}

}

GamePage::GamePage(wxWindow* parent, Desk& desk, Act act, BegunGame begun)
    : wxPanel(parent), begun_(with_session(std::move(begun), desk)), session_(*begun_.session), act_(std::move(act)),
      parts_(as_ground(*this), desk, act_) {
    now_player_ = new NowPlayer(this);
    listen();
}

void GamePage::listen() {
    parts_.undo->on_copy = [this] { copy_position(); };
    now_player_->on_go_on = [this] { give_keys_to_board(); };
    clock_.on_second = [this] {
        if (IsShownOnScreen() && table_aids().clock) show_players();
    };
    parts_.typed_place->on_typed = [this](const std::string& typed) {
        TypedPlaces* places = typed_places();
        return places ? places->go_to(typed) : wxString();
    };
    parts_.typed_place->on_leave = [this] {
        show_turns();
        parts_.layout.fit();
        give_keys_to_board();
    };
    parts_.players->on_choose = [this](int player) { look_at(player); };
    parts_.score->on_choose = [this](int player) {
        selection_ = {.player = selection_.player};
        look_at(player);
    };
    parts_.score->on_dead = [this](const wxString& why) { say(why); };
    parts_.turns->on_choose = [this](std::optional<std::size_t> turn) { choose_turn(turn); };
    parts_.turns->on_open = [this](std::size_t turn) { CallAfter([this, turn] { open_turn(turn); }); };
    parts_.open_bar->on_take_back = [this] { attempt([this] { session_.take_back_last_part(); }); };
    parts_.open_bar->on_close = [this] {
        session_.close_turn();
        follow_turn();
    };
    parts_.open_bar->on_leave = [this] { attempt([this] { session_.leave_turn(); }); };
    parts_.on_finish = [this] { on_finish(); };
    first_game_.on_end = [this] { show_findings(); };
    parts_.on_piece = [this](const std::vector<Place>& places) {
        selection_.places = places;
        show();
    };
    parts_.best->on_play = [this](const Record& after) {
        Record next = after;
        parts_.best->close();
        editor_->take_keys();
        attempt([this, &next] { session_.enter(std::move(next)); });
    };
    parts_.best->on_look = [this](const std::vector<Place>& places) {
        if (std::exchange(selection_.places, places) != places) show();
    };
    parts_.photo->on_change = [this] { parts_.middle->Layout(); };
    parts_.best->on_change = [this] {
        parts_.right->Layout();
        parts_.layout.bring_forward(parts_.best->asked() || told_);
    };
    parts_.built->Show(kept_setting("panels/built") == "1");
    Bind(wxEVT_CHAR_HOOK, &GamePage::key, this);
}

void GamePage::make_editor() {
    if (editor_) {
        parts_.photo->forget();
        editor_->hand()->Destroy();
        editor_->board()->Destroy();
    }
    const auto entered = [this](Record next) {
        if (passes_over_double_click()) return;
        parts_.score->look_at_sum();
        if (const auto player = table::player_who_went_on(now().record(), next)) selection_.player = *player;
        if (table::ends_turn(now().record(), next)) at_turn_.reset(); // whoever is next is looked at
        attempt([this, &next] { session_.enter(std::move(next)); });
    };
    const auto refused = [this](const Finding& finding, std::optional<Record> with_it) {
        session_.refuse(finding, std::move(with_it));
        show();
    };
    const auto pointed = [this](std::optional<Place> column) {
        parts_.score->tell_of(column);
        if (column && parts_.built->IsShown()) parts_.built->part()->point(*column);
        CallAfter([this] {
            if (const auto cursor = editor_ ? editor_->cursor() : std::nullopt) parts_.board->bring_into_view(*cursor);
        });
    };
    const auto chosen = [this](std::vector<Place> places) {
        if (std::exchange(selection_.places, std::move(places)) != selection_.places) show();
    };
    const auto at_turn = [this] {
        parts_.score->look_at_sum();
        if (const auto player = now().progress.player_at_turn) look_at(*player);
    };
    editor_ = desktop::make_editor(parts_.left, parts_.board,
                                   {.session = &session_,
                                    .enter = entered,
                                    .refuse = refused,
                                    .point = pointed,
                                    .choose = chosen,
                                    .say = [this](const wxString& why) { say(why); },
                                    .look_at_turn = at_turn,
                                    .look_at = [this](int player) { look_at(player); }});
    parts_.left->GetSizer()->Insert(0, editor_->hand(), 1, wxEXPAND);
    parts_.board->put(*editor_->board());
    made_for_ = now().whole.record;
    selection_ = {};
    at_turn_.reset();
    if (begun_.entry.has_value() && begun_.game == made_for_.head.id) {
        editor_->resume(begun_.entry);
        selection_.player = begun_.player;
        at_turn_ = now().progress.player_at_turn;
    }
    begun_.entry.reset();
    if (on_new_editor) on_new_editor();
}

BegunGame GamePage::give_up() {
    begun_.game = made_for_.head.id;
    if (editor_) begun_.entry = editor_->begun_entry();
    begun_.player = selection_.player;
    return std::move(begun_);
}

void GamePage::refresh() {
    const wxWindowUpdateLocker quiet(this);
    const Record before = now().whole.record;
    session_.follow();
    session_.forget_refused();
    selection_ = {.player = selection_.player};
    parts_.score->let_go();
    const Record& whole = now().whole.record;
    const bool another_game = !editor_ || made_for_.head.id != whole.head.id;
    const bool others_play = !another_game && !table::same_players(made_for_, whole);
    if (others_play) begun_ = give_up(); // the editor shows names and pieces as they were
    if (another_game || others_play) make_editor();
    const std::optional<int> at_turn = now().progress.player_at_turn;
    if (at_turn && at_turn != at_turn_) selection_.player = *at_turn;
    at_turn_ = at_turn;
    const bool turn_ended = !another_game && table::ends_turn(before, whole);
    show();
    if (IsDescendant(FindFocus()) && has_done_its_work(FindFocus(), hand_.by_mouse(), before, whole))
        editor_->take_keys();
    take_keys();
    if (turn_ended) end_of_turn();
}

void GamePage::take_keys() {
    const wxWindow* focus = FindFocus();
    const bool keys_are_lost = !focus || !focus->IsShownOnScreen(); // they were another page's
    if (keys_are_lost) give_keys_to_board();
}

void GamePage::give_keys_to_board() {
    if (IsShownOnScreen()) editor_->take_keys();
}

void GamePage::draw_anew() {
    const int shown = selection_.player;
    if (editor_ && !editor_->holds()) make_editor();
    refresh();
    look_at(shown);
}

/// What the first press did may have put something else under the second.
bool GamePage::passes_over_double_click() {
    const bool passes = hand_.by_mouse() && hand_.double_clicked() && changed_by_ == hand_.presses() - 1;
    if (passes) say(_("A double click counts once. Click once more to go on."));
    return passes;
}

/// The game is finished when nothing is left to be entered, and an open turn is closed when it ends anew.
void GamePage::attempt(const std::function<void()>& intent) {
    const bool was_open = now().open.has_value();
    const Record before = now().whole.record;
    if (passes_over_double_click() || !act_(intent)) return;
    const bool changed = now().whole.record != before;
    if (changed && hand_.by_mouse()) changed_by_ = hand_.presses();
    if (was_open && !now().open) follow_turn();
    if (!was_open && changed && depth(before) != Depth::final && now().progress.finished && !now().awarded) on_finish();
}

void GamePage::follow_turn() {
    at_turn_.reset();
    editor_->take_keys();
    refresh();
    if (now().open) {
        parts_.layout.bring_forward(false); // there it is changed
        return parts_.turns->bring_into_view(now().open->turn);
    }
    const std::optional<int> wrong = now().broken.empty() ? std::nullopt : table::turn_of(now().broken.front().where);
    if (wrong || !now().turn_lines.empty())
        parts_.turns->bring_into_view(wrong ? static_cast<std::size_t>(*wrong) : now().turn_lines.size() - 1);
}

void GamePage::look_at(int player) {
    if (std::exchange(selection_.player, player) != player) selection_.places.clear();
    show();
}

void GamePage::show() {
    show_score();
    editor_->show(look(now(), selection_, parts_.score->lit(), parts_.score->scoring()));
    parts_.photo->follow(session_.desk().store(), made_for_.head.id, selection_.player, *editor_);
    clock_.follow(made_for_.head.id, players(now().whole.record).size(),
                  now().awarded ? std::nullopt : now().progress.player_at_turn);
    show_players();
    show_turns();
    if (parts_.built->IsShown())
        parts_.built->part()->show(built(now().edited(), selection_.player), selection_.places);
    parts_.best->follow(now().record());
    show_findings();
    parts_.undo->refresh();
    parts_.layout.fit();
}

void GamePage::show_players() {
    std::vector<PlayerTab> tabs = player_tabs(now(), *editor_, FromDIP(badge_of_player));
    if (table_aids().clock && depth(now().whole.record) != Depth::final)
        for (std::size_t player = 0; player < tabs.size(); ++player)
            tabs[player].total += wxString(" ") + wxUniChar(0xb7) + " " + clock_.in_words(player);
    parts_.players->show(now().progress.heading, tabs, selection_.player);
}

/// Not of one that is changed later, nor of the last of a game.
void GamePage::end_of_turn() {
    const TableAids aids = table_aids();
    if (now().open || !IsShownOnScreen()) return;
    if (aids.sound) wxBell();
    const std::optional<int> next = now().progress.player_at_turn;
    if (!aids.hands_round || !next || now().progress.finished || now().awarded) return;
    constexpr int badge = 96;
    now_player_->show(name_line(players(now().whole.record).at(static_cast<std::size_t>(*next))),
                      editor_->badge(*next, FromDIP(badge)));
}

/// As it is looked at: after Undo, or as an earlier turn left it. The record that leads there goes as words, which a
/// file of its own may have, and the board as a picture.
void GamePage::copy_position() {
    const Record then = selection_.turn ? record_after(now(), selection_.turn) : now().record();
    constexpr int width = 960, height = 720;
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler); // as pictures are handed on
    auto* both = new wxDataObjectComposite;
    both->Add(new wxTextDataObject(text(print(then))), true);
    if (const DrawSized board = lit_picture(then, selection_.player, {}))
        both->Add(new wxBitmapDataObject(wxBitmap(drawn_image(board, {width, height}))));
    const wxClipboardLocker locker;
    say(!!locker && wxTheClipboard->SetData(both) ? _("The position was copied, as a record and as a picture.")
                                                  : _("Another program holds the clipboard. Try it once more."));
}

/// None: this game has no board to go about on.
TypedPlaces* GamePage::typed_places() const {
    auto* places = dynamic_cast<TypedPlaces*>(editor_.get());
    return places && places->has_places() ? places : nullptr;
}

void GamePage::ask_for_place() {
    const TypedPlaces* places = typed_places();
    if (!places) return say(_("In this game you cannot type a place: click it."));
    parts_.typed_place->ask(places->example_of_place());
    show_turns();
    parts_.layout.fit();
}

ScoreView GamePage::score_view() const {
    ScoreView view = desktop::score_view(now(), *editor_, FromDIP(badge_of_player));
    view.shown = selection_.player;
    return view;
}

void GamePage::show_score() {
    parts_.score->show(score_view());
    parts_.score->tell_of({});
    parts_.score->Show(!now().score_hidden());
    parts_.finish->Show(!now().open && now().whole.report().legal() && now().whole.fold.score.complete);
    if (wxButton* finish = parts_.finish->part())
        finish->SetLabel(now().awarded ? _("Show the result") : _("Finish the game"));
}

void GamePage::show_turns() {
    parts_.open_bar->Show(now().open.has_value());
    if (now().open) parts_.open_bar->show(title_of_turn(now(), now().open->turn));
    const bool has_turns = depth(now().whole.record) != Depth::final;
    parts_.typed_place->stand_for_turns(has_turns);
    parts_.turns->Show(has_turns && !parts_.typed_place->IsShown());
    parts_.turns->show(turn_cards(now(), *editor_, FromDIP(badge_of_turn)));
    parts_.turns->choose(selection_.turn || !now().open ? selection_.turn : now().open->turn);
}

void GamePage::toggle_built() {
    parts_.built->Show(!parts_.built->IsShown());
    keep_setting("panels/built", parts_.built->IsShown() ? "1" : "");
    selection_.places.clear();
    show();
    parts_.left->Layout();
    parts_.built->IsShown() ? parts_.built->part()->SetFocus() : editor_->take_keys();
}

void GamePage::show_findings() {
    const bool answered_there = parts_.findings->IsDescendant(wxWindow::FindFocus());
    std::vector<FindingNote> notes = finding_notes(session_, selection_.hint, finding_intents());
    if (auto first = first_game_.note(now())) notes.push_back(*std::move(first));
    parts_.findings->show(std::move(notes), waiver_notes(now()), _("No rule is broken."));
    if (wxAnyButton* main = editor_->main_button()) dress_as_main(*main, !parts_.findings->asks());
    if (answered_there) editor_->take_keys(); // what had the keys is gone
    const bool tells = parts_.findings->asks() || !selection_.hint.empty();
    if (std::exchange(told_, tells) == tells) return;
    parts_.layout.bring_forward(tells);
    take_keys(); // what had them may have given way
}

FindingIntents GamePage::finding_intents() {
    return {.look =
                [this](const Where& where) {
                    const auto turn = table::turn_of(where);
                    if (turn && session_.can_open(static_cast<std::size_t>(*turn)))
                        return CallAfter([this, turn] { open_turn(static_cast<std::size_t>(*turn)); });
                    if (where.player != Where::nobody) look_at(where.player);
                },
            .open = [this](std::size_t turn) { open_turn(turn); },
            .correct = [this](const Where& where) { attempt([&] { session_.correct(where); }); },
            .agree = [this](const Where& where,
                            const wxString& reason) { attempt([&] { session_.waive(where, utf8(reason)); }); },
            .take_advice = [this] { attempt([this] { session_.take_advice(); }); },
            .go_back = [this] { parts_.undo->undo(); },
            .look_at_scoring = [this](int scoring) { parts_.score->look_at(scoring); },
            .look_up = table::is_by_rules(now().game()) ? [this] { CallAfter([this] { on_rule(); }); }
                                                        : std::function<void()>(),
            .look_at_missed =
                [this](const table::MissedNote& missed) {
                    selection_.player = missed.player;
                    selection_.places = missed.places;
                    selection_.turn = missed.turn;
                    show();
                }};
}

/// The last turn, where it is in progress, is the one that is played.
void GamePage::open_turn(std::size_t turn) {
    const bool was_open = now().open.has_value();
    session_.open_turn(turn);
    if (was_open || now().open) return follow_turn();
    say(_("This turn is being played, so it is open already."));
}

void GamePage::choose_turn(std::optional<std::size_t> turn) {
    selection_.turn = turn;
    parts_.score->let_go();
    selection_.places.clear();
    const int player = turn ? now().turn_lines.at(*turn).player : Where::nobody;
    if (player != Where::nobody) selection_.player = player;
    show();
}

/// As the turn left it, before what came later.
GamePage::Guide GamePage::guide() const {
    const std::optional<std::size_t> turn = selection_.turn;
    const Record then = record_after(now(), turn);
    const wxString name = text(players(then).at(static_cast<std::size_t>(selection_.player)));
    const bool earlier = turn && is_earlier(now(), *turn);
    return {earlier ? i18n::fill(_("{1}, after: {2}"), {name, title_of_turn(now(), *turn)}) : name,
            desktop::guide(then, selection_.player)};
}

ScoreboardTable GamePage::on_scoreboard(std::optional<int> revealed) const {
    return {.heading = now().progress.heading, .rows = scoreboard_rows(now(), *editor_, revealed)};
}

std::vector<Command> GamePage::commands() {
    std::vector<Command> all = game_commands(session_, editor_.get(), *parts_.findings, intents());
    for (Command& command : parts_.photo->commands()) all.push_back(std::move(command));
    if (const TypedPlaces* places = typed_places())
        all.push_back({i18n::fill(_("Type a place of the board, such as {1}"), {places->example_of_place()}),
                       wxString(places->letter_for_places()),
                       places->letter_for_places(),
                       [this] { CallAfter([this] { ask_for_place(); }); }, // else the letter is typed, too
                       {},
                       CommandMenu::board});
    all.push_back({_("Copy the position"), {}, 0, [this] { copy_position(); }, {}, CommandMenu::board});
    return all;
}

GameIntents GamePage::intents() {
    return {.look_at = [this](int player) { look_at(player); },
            .ask_offers =
                [this] {
                    selection_.offers_asked = !selection_.offers_asked;
                    show();
                },
            .ask_best = [this] { parts_.best->asked() ? parts_.best->close() : parts_.best->ask(now().record()); },
            .toggle_built = [this] { toggle_built(); },
            .show_guide = [this] { on_guide(); },
            .has_guide = [this] { return !guide().steps.empty(); },
            .take_step_back =
                [this] {
                    if (editor_->types()) return editor_->take_back_typed();
                    attempt([this] { session_.take_back_last_part(); });
                },
            .go_to_turns =
                [this] {
                    if (now().open) return parts_.open_bar->on_close(); // the same key brings back
                    parts_.turns->SetFocus();
                    if (!selection_.turn && !now().turn_lines.empty()) choose_turn(now().turn_lines.size() - 1);
                },
            .change_turn = [this] { open_turn(selection_.turn.value_or(*last_ended(now()))); },
            .leave_turn = [this] { parts_.open_bar->on_leave(); }};
}

bool GamePage::let_go_begun() {
    const bool let_go = editor_->let_go_begun();
    if (let_go) say({});
    return let_go;
}

void GamePage::say(const wxString& why) {
    if (std::exchange(selection_.hint, why) == why) return;
    show_findings();
    parts_.layout.fit(); // the score gives way
}

void GamePage::run(const Command& command) {
    const wxString why = command.why_not ? command.why_not() : wxString();
    say(why);
    if (why.empty()) command.run();
}

/// From what is looked at: a scoring of the past, a piece or line that is lit, another player's; last from an open
/// turn. False: there is nothing to go back from.
bool GamePage::go_back() {
    const std::optional<int> at_turn = now().progress.player_at_turn;
    if (parts_.best->asked()) {
        parts_.best->close();
    } else if (parts_.score->scoring() || !parts_.score->lit().empty() || selection_.turn ||
               !selection_.places.empty()) {
        parts_.score->look_at_sum();
        selection_ = {.player = selection_.player, .offers_asked = selection_.offers_asked};
        show();
    } else if (at_turn && *at_turn != selection_.player) {
        look_at(*at_turn);
    } else if (now().open) {
        parts_.open_bar->on_leave();
    } else {
        return false;
    }
    return true;
}

/// Letters and figures mean a command unless a text is being typed.
void GamePage::key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() != wxMOD_NONE) return event.Skip();
    if (now_player_->IsShown())
        return void(now_player_->GetEventHandler()->ProcessEventLocally(event)); // whoever has the keys
    if (types_text()) {
        if (key == WXK_ESCAPE && parts_.findings->IsDescendant(FindFocus())) return editor_->take_keys();
        return event.Skip();
    }
    if (key == WXK_ESCAPE && !editor_->holds()) {
        if (go_back()) return say({});
        if (on_leave) return on_leave();
    }
    for (const Command& command : commands())
        if (command.code == key) return hand_.key_repeats() ? void() : run(command);
    if (has_sign(key)) return say(_("This key does nothing here. F1 shows all keys."));
    if (is_arrow(key) && editor_->board()->IsDescendant(FindFocus()) && !selection_.places.empty()) {
        selection_.places.clear();
        show();
    }
    event.Skip();
}

}
