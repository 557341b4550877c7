#include "app/desktop/game/game_page.h"

#include "app/desktop/game/editors.h"
#include "app/desktop/game/players_presenter.h"
#include "app/desktop/game/turns_presenter.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/turns.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/combobox.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int right_width = 312, badge_of_player = 20, badge_of_turn = 18;

int place_in_list(const Where& where) { return where.step.value_or(where.index); }

/// Who has entered one part more; none: what was entered is something else.
std::optional<int> who_went_on(const Record& before, const Record& next) {
    const std::optional<Where> last = last_part(before), now = last_part(next);
    if (!now) return std::nullopt;
    const bool same_list = last && table::turn_of(*last) == table::turn_of(*now) && last->piece == now->piece;
    if (same_list && place_in_list(*last) >= place_in_list(*now)) return std::nullopt;
    return now->player;
}

bool is_arrow(int key) { return key == WXK_LEFT || key == WXK_RIGHT || key == WXK_UP || key == WXK_DOWN; }
bool has_sign(int key) { return (key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9'); }

BegunGame with_session(BegunGame begun, Desk& desk) {
    if (!begun.session) begun.session = std::make_unique<table::Session>(desk);
    return begun;
}

bool types_text() {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxTextCtrl*>(focus) || dynamic_cast<const wxComboBox*>(focus) ||
           dynamic_cast<const wxSpinCtrl*>(focus);
}

}

GamePage::GamePage(wxWindow* parent, Desk& desk, Act act, BegunGame begun)
    : wxPanel(parent), begun_(with_session(std::move(begun), desk)), session_(*begun_.session), act_(std::move(act)) {
    dress_as_ground(*this);
    left_ = new wxPanel(this);
    middle_ = new wxPanel(this);
    dress_as_ground(*left_);
    right_ = new wxPanel(this);
    dress_as_ground(*middle_);
    dress_as_ground(*right_);
    built_ = new BuiltList(left_);
    built_->Show(was_shown("built"));
    players_ = new PlayersBar(middle_);
    board = new ZoomPane(middle_);
    score_ = new ScorePanel(right_);
    finish_ = new wxButton(right_, wxID_ANY, _("Finish the game"));
    finish_->SetName("finish");
    fit_to_finger(*finish_);
    best_ = new BestPanel(right_);
    findings = new FindingsPanel(right_);
    undo_ = new UndoBar(right_, desk, act_);
    open_bar_ = new OpenTurnBar(this);
    turns_ = new TurnsStrip(this);
    lay_out();
    listen();
}

void GamePage::lay_out() {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(built_, 0, wxEXPAND | wxALL, FromDIP(near_gap));
    left_->SetSizer(left);
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->Add(players_, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(near_gap));
    middle->Add(board, 1, wxEXPAND);
    middle_->SetSizer(middle);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(score_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(finish_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(best_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(findings, 1, wxEXPAND | wxTOP, FromDIP(near_gap));
    right->Add(undo_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    right_->SetSizer(right);
    right_->SetMinSize({wide(*this, right_width), -1});
    layout_ = std::make_unique<FoldingLayout>(
        *this, FoldingLayout::Parts{left_, middle_, right_, score_, findings, open_bar_, turns_});
}

void GamePage::listen() {
    players_->on_choose = [this](int player) { look_at(player); };
    score_->on_choose = [this](int player) {
        selection_ = {.player = selection_.player};
        look_at(player);
    };
    score_->on_dead = [this](const wxString& why) { say(why); };
    turns_->on_choose = [this](std::optional<std::size_t> turn) { choose_turn(turn); };
    turns_->on_open = [this](std::size_t turn) { CallAfter([this, turn] { open_turn(turn); }); };
    open_bar_->on_take_back = [this] { attempt([this] { session_.take_back_last_part(); }); };
    open_bar_->on_close = [this] {
        session_.close_turn();
        follow_turn();
    };
    open_bar_->on_leave = [this] { attempt([this] { session_.leave_turn(); }); };
    finish_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_finish(); });
    built_->on_choose = [this](const std::vector<Place>& places) {
        selection_.places = places;
        show();
    };
    best_->on_play = [this](const Record& after) {
        Record next = after;
        best_->close();
        editor_->board()->SetFocus();
        attempt([this, &next] { session_.enter(std::move(next)); });
    };
    best_->on_look = [this](const std::vector<Place>& places) {
        if (std::exchange(selection_.places, places) != places) show();
    };
    best_->on_change = [this] {
        right_->Layout();
        layout_->bring_forward(best_->asked() || told_);
    };
    Bind(wxEVT_CHAR_HOOK, &GamePage::key, this);
}

void GamePage::make_editor() {
    if (editor_) {
        editor_->hand()->Destroy();
        editor_->board()->Destroy();
    }
    const auto entered = [this](Record next) {
        score_->look_at_sum();
        if (const auto player = who_went_on(now().record(), next)) selection_.player = *player;
        attempt([this, &next] { session_.enter(std::move(next)); });
    };
    const auto refused = [this](const Finding& finding, std::optional<Record> with_it) {
        session_.refuse(finding, std::move(with_it));
        show();
    };
    const auto pointed = [this](std::optional<Place> column) {
        score_->tell_of(column);
        if (column && built_->IsShown()) built_->point(*column);
        CallAfter([this] {
            if (const auto cursor = editor_ ? editor_->cursor() : std::nullopt) board->bring_into_view(*cursor);
        });
    };
    const auto chosen = [this](std::vector<Place> places) {
        if (std::exchange(selection_.places, std::move(places)) != selection_.places) show();
    };
    const auto at_turn = [this] {
        score_->look_at_sum();
        if (const auto player = now().progress.player_at_turn) look_at(*player);
    };
    editor_ = desktop::make_editor(left_, board,
                                   {.session = &session_,
                                    .enter = entered,
                                    .refuse = refused,
                                    .point = pointed,
                                    .choose = chosen,
                                    .say = [this](const wxString& why) { say(why); },
                                    .look_at_turn = at_turn,
                                    .look_at = [this](int player) { look_at(player); }});
    left_->GetSizer()->Insert(0, editor_->hand(), 1, wxEXPAND);
    board->put(*editor_->board());
    shown_game_ = now().whole.record.head.id;
    selection_ = {};
    at_turn_.reset();
    if (begun_.entry.has_value() && begun_.game == shown_game_) {
        editor_->resume(begun_.entry);
        selection_.player = begun_.player;
        at_turn_ = now().progress.player_at_turn;
    }
    begun_.entry.reset();
    if (on_new_editor) on_new_editor();
}

BegunGame GamePage::give_up() {
    begun_.game = shown_game_;
    if (editor_) begun_.entry = editor_->begun_entry();
    begun_.player = selection_.player;
    return std::move(begun_);
}

void GamePage::refresh() {
    const wxWindowUpdateLocker quiet(this);
    session_.follow();
    session_.forget_refused();
    selection_ = {.player = selection_.player};
    score_->let_go();
    if (!editor_ || shown_game_ != now().whole.record.head.id) make_editor();
    const std::optional<int> at_turn = now().progress.player_at_turn;
    if (at_turn && at_turn != at_turn_) selection_.player = *at_turn;
    at_turn_ = at_turn;
    show();
}

void GamePage::draw_anew() {
    const int shown = selection_.player;
    if (editor_ && !editor_->holds()) make_editor();
    refresh();
    look_at(shown);
}

/// The game is finished when nothing is left to be entered, and an open turn is closed when it ends anew.
void GamePage::attempt(const std::function<void()>& intent) {
    const bool was_open = now().open.has_value();
    const Record before = now().whole.record;
    if (!act_(intent)) return;
    if (was_open && !now().open) follow_turn();
    const bool changed = now().whole.record != before;
    if (!was_open && changed && depth(before) != Depth::final && now().progress.finished && !now().awarded) on_finish();
}

void GamePage::follow_turn() {
    at_turn_.reset();
    editor_->board()->SetFocus();
    refresh();
    if (now().open) return turns_->bring_into_view(now().open->turn);
    const std::optional<int> wrong = now().broken.empty() ? std::nullopt : table::turn_of(now().broken.front().where);
    if (wrong || !now().turn_lines.empty())
        turns_->bring_into_view(wrong ? static_cast<std::size_t>(*wrong) : now().turn_lines.size() - 1);
}

void GamePage::look_at(int player) {
    if (std::exchange(selection_.player, player) != player) selection_.places.clear();
    show();
}

void GamePage::show() {
    show_score();
    editor_->show(look(now(), selection_, score_->lit(), score_->scoring()));
    players_->show(now().progress.heading, player_tabs(now(), *editor_, FromDIP(badge_of_player)), selection_.player);
    show_turns();
    if (built_->IsShown()) built_->show(built(now().edited(), selection_.player), selection_.places);
    best_->follow(now().record());
    show_findings();
    undo_->refresh();
    layout_->fit();
}

ScoreView GamePage::score_view() const {
    ScoreView view = desktop::score_view(now(), *editor_, FromDIP(badge_of_player));
    view.shown = selection_.player;
    return view;
}

void GamePage::show_score() {
    score_->show(score_view());
    score_->tell_of({});
    score_->Show(!now().score_hidden());
    finish_->Show(!now().open && now().whole.report().legal() && now().whole.fold.score.complete);
    finish_->SetLabel(now().awarded ? _("Show the result") : _("Finish the game"));
}

void GamePage::show_turns() {
    if (now().open) open_bar_->show(title_of_turn(now(), now().open->turn));
    open_bar_->Show(now().open.has_value());
    turns_->Show(depth(now().whole.record) != Depth::final);
    turns_->show(turn_cards(now(), *editor_, FromDIP(badge_of_turn)));
    turns_->choose(selection_.turn || !now().open ? selection_.turn : now().open->turn);
}

void GamePage::toggle_built() {
    built_->Show(!built_->IsShown());
    remember_shown("built", built_->IsShown());
    selection_.places.clear();
    show();
    left_->Layout();
    built_->IsShown() ? built_->SetFocus() : editor_->board()->SetFocus();
}

void GamePage::show_findings() {
    const bool answered_there = findings->IsDescendant(wxWindow::FindFocus());
    findings->show(finding_notes(session_, selection_.hint, finding_intents()), waiver_notes(now()),
                   _("No rule is broken."));
    if (answered_there) editor_->board()->SetFocus(); // what had the keys is gone
    const bool tells = findings->asks() || !selection_.hint.empty();
    if (std::exchange(told_, tells) != tells) layout_->bring_forward(tells);
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
    say(_("This turn is being played: it need not be opened."));
}

/// The same key brings back from an open turn.
void GamePage::go_to_turns() {
    if (now().open) return open_bar_->on_close();
    turns_->SetFocus();
    if (!selection_.turn && !now().turn_lines.empty()) choose_turn(now().turn_lines.size() - 1);
}

void GamePage::choose_turn(std::optional<std::size_t> turn) {
    selection_.turn = turn;
    score_->let_go();
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

void GamePage::show_on(Scoreboard& scoreboard, std::optional<int> revealed) const {
    scoreboard.show(now().progress.heading, scoreboard_rows(now(), *editor_, revealed));
}

std::vector<Command> GamePage::commands() {
    if (!editor_) return commands_of_turns();
    std::vector<Command> all = editor_->commands();
    const std::vector<std::string> names = players(now().whole.record);
    for (int player = 0; player < static_cast<int>(names.size()); ++player)
        all.push_back({i18n::fill(_("Show what {1} has built"), {text(names[static_cast<std::size_t>(player)])}),
                       wxString::Format("F%d", player + 2),
                       WXK_F2 + player,
                       [this, player] { look_at(player); },
                       {},
                       CommandMenu::view});
    if (now().agreed().offers == Offers::on_request)
        all.push_back({_("Show what could be built"),
                       "L",
                       'L',
                       [this] {
                           selection_.offers_asked = !selection_.offers_asked;
                           show();
                       },
                       {},
                       CommandMenu::view});
    if (now().agreed().best == BestTold::on_request && i18n::tells_best(now().game()) &&
        depth(now().whole.record) != Depth::final)
        all.push_back({_("Best builds"), ".", '.',
                       [this] { best_->asked() ? best_->close() : best_->ask(now().record()); },
                       [this] { return now().report().legal() ? wxString() : _("First decide about the finding."); },
                       CommandMenu::view});
    for (Command& command : commands_of_turns()) all.push_back(std::move(command));
    all.push_back({_("What is built, as a list"), "I", 'I', [this] { toggle_built(); }, {}, CommandMenu::view});
    for (Command& command : answers()) all.push_back(std::move(command));
    return all;
}

/// To the first finding that can be answered so.
std::vector<Command> GamePage::answers() {
    const auto answer = [this](const wxString& words, char key, void (FindingsPanel::*give)(), auto can,
                               const wxString& why_not) {
        // Later, for an answer destroys the card that may have the focus.
        return Command{
            words, wxString(key), key, [this, give] { CallAfter([this, give] { (findings->*give)(); }); },
            [this, can, why_not] { return std::ranges::any_of(notes(session_), can) ? wxString() : why_not; }};
    };
    return {answer(_("Correct the finding"), 'C', &FindingsPanel::correct, &table::Note::correctable,
                   _("There is no finding to correct.")),
            answer(_("Do what is legal instead"), 'V', &FindingsPanel::take_advice, &table::Note::advised,
                   _("Nothing is wrong for which something legal is offered.")),
            answer(
                _("Go to the earlier entry of a piece"), 'U', &FindingsPanel::go_to_earlier,
                [](const table::Note& note) { return note.earlier && note.earlier->where; },
                _("Nothing was entered twice.")),
            answer(_("The table agreed"), 'A', &FindingsPanel::agree, &table::Note::waivable,
                   _("There is no finding to agree to."))};
}

std::vector<Command> GamePage::commands_of_turns() {
    const auto why_no_guide = [this] { return guide().steps.empty() ? _("Nothing was built yet.") : wxString(); };
    const auto take_back = [this] { attempt([this] { session_.take_back_last_part(); }); };
    const auto why_no_step = [this] {
        if (depth(now().record()) == Depth::final) return _("There are no turns: take back the piece itself.");
        return last_part(now().record()) ? wxString() : _("Nothing of this turn was entered yet.");
    };
    const auto change_turn = [this] { open_turn(selection_.turn.value_or(*last_ended(now()))); };
    const auto why_no_turn = [this] { return last_ended(now()) ? wxString() : _("No turn has ended yet."); };
    return {
        {_("The tower fell: how it is built again"), "F9", WXK_F9, [this] { on_guide(); }, why_no_guide,
         CommandMenu::view},
        {_("Take back the last step of the turn"), "Backspace", WXK_BACK, take_back, why_no_step},
        {_("To the turns, or back from an open one"), "F8", WXK_F8, [this] { go_to_turns(); }, {}, CommandMenu::view},
        {_("Change this turn"), "Enter", 0, change_turn, why_no_turn},
        {_("Leave the open turn as it was"), "Esc", 0, [this] { open_bar_->on_leave(); },
         [this] { return now().open ? wxString() : _("No earlier turn is open."); }}};
}

void GamePage::say(const wxString& why) {
    if (std::exchange(selection_.hint, why) != why) show_findings();
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
    if (best_->asked()) {
        best_->close();
    } else if (score_->scoring() || !score_->lit().empty() || selection_.turn || !selection_.places.empty()) {
        score_->look_at_sum();
        selection_ = {.player = selection_.player, .offers_asked = selection_.offers_asked};
        show();
    } else if (at_turn && *at_turn != selection_.player) {
        look_at(*at_turn);
    } else if (now().open) {
        open_bar_->on_leave();
    } else {
        return false;
    }
    return true;
}

/// Letters and figures mean a command unless a text is being typed.
void GamePage::key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() != wxMOD_NONE) return event.Skip();
    if (types_text()) {
        if (key == WXK_ESCAPE && findings->IsDescendant(FindFocus())) return editor_->board()->SetFocus();
        return event.Skip();
    }
    if (key == WXK_ESCAPE && !editor_->holds() && go_back()) return say({});
    for (const Command& command : commands())
        if (command.code == key) return run(command);
    if (has_sign(key)) return say(_("This key means nothing here. F1 shows all keys."));
    if (is_arrow(key) && editor_->board()->IsDescendant(FindFocus()) && !selection_.places.empty()) {
        selection_.places.clear();
        show();
    }
    event.Skip();
}

}
