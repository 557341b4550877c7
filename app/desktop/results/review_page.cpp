#include "app/desktop/results/review_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/results/walk_page.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <chrono>

#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int words_width = 340, chart_height = 150;
using Clock = std::chrono::steady_clock;
/// For one turn. What is not exact by then has a bound.
constexpr std::chrono::milliseconds longest{3000};

/// The player's board, after all turns of the record unless it says so many.
void add_board(std::vector<WalkBoards::Board>& boards, const table::FoldedRecord& folded, const BoardsAsked& asked,
               const wxString& words, bool stands_out) {
    for (DrawnBoard& board : boards_after(folded, asked))
        if (board.player == asked.player)
            boards.push_back(
                {.draw = std::move(board.draw), .words = words, .spoken = words, .stands_out = stands_out});
}

}

ReviewPage::ReviewPage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_head(), 0, wxEXPAND | wxALL, FromDIP(far_gap));
    boards_ = new WalkBoards(this);
    set_accessible_name(*boards_, _("Board")); // while there is none in it, the keys may go to it
    words_ = new ReviewWords(this);
    words_->on_moment = [this](std::size_t turn) { choose(turn); };
    words_->on_step = [this](std::size_t steps) { step_to(steps); };
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(boards_, 1, wxEXPAND);
    columns->Add(words_, 0, wxEXPAND | wxLEFT, FromDIP(far_gap));
    rows->Add(columns, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    chart_ = new ReviewChart(this);
    chart_->on_turn = [this](std::size_t turn) { choose(turn); };
    rows->Add(chart_, 0, wxEXPAND | wxALL, FromDIP(far_gap));
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, &ReviewPage::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { // no part may change while GTK gives it its place
        if (GetClientSize() != laid_out_for_) CallAfter([this] { lay_out(); });
        event.Skip();
    });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) { // meanwhile nobody waits for it
        event.IsShown() ? go_on() : give_up();
        event.Skip();
    });
}

wxSizer* ReviewPage::make_head() {
    PageHead head = page_head(this, {}, "review-back", [this] {
        stop();
        actions_.back();
    });
    title_ = head.title;
    note_ = label(this, {});
    note_->SetName("review-left");
    stop_ = named_button(this, _("Stop"), "review-stop", [this] { stop(); });
    what_if_ = named_button(this, _("What if?"), "review-what-if", [this] {
        if (turn_) actions_.what_if(after_turns(review_->game().record, *turn_));
    });
    what_if_->SetToolTip(_("Starts a trial before this turn; the game stays as it is"));
    head.add(note_, 1);
    for (wxButton* button : {stop_, what_if_}) {
        fit_to_finger(*button);
        head.add(button);
    }
    return head.row;
}

/// In a small window words and graph leave the boards half of it.
void ReviewPage::lay_out() {
    const wxSize size = laid_out_for_ = GetClientSize();
    words_->SetMinSize({std::min(wide(*this, words_width), size.x / 3), -1});
    chart_->SetMinSize({-1, std::min(FromDIP(chart_height), size.y / 4)});
    fit_note();
    if (!review_) return;
    words_->show_moments(*review_);
    if (turn_) words_->show_turn(*review_, *turn_), words_->stand_after(steps_);
}

void ReviewPage::show(table::FoldedRecord whole, std::function<void()> back) {
    stop();
    actions_.back = std::move(back);
    review_.emplace(std::move(whole));
    turn_.reset();
    chosen_ = false;
    const Record& record = review_->game().record;
    title_->SetLabelText(i18n::fill(_("Looking back at {1}"), {i18n::game_name(game_id(record))}));
    chart_->show(review_->turns(), {}, player_marks(*this, record));
    chart_->stand_at(std::nullopt);
    boards_->show({});
    words_->show_moments(*review_);
    words_->show_nothing();
    what_if_->Disable();
    searches_ = true;
    go_on();
    tell_how_far();
    lay_out();
    chart_->SetFocus();
}

/// From the turn after the last that is compared.
void ReviewPage::go_on() {
    if (!searches_ || search_.joinable()) return;
    const auto compared = review_->compared();
    search_ =
        std::jthread([this, folded = review_->game(), from = compared.empty() ? 0 : compared.back().turn + 1,
                      question = question_](const std::stop_token& stop) { look_for(stop, folded, from, question); });
}

void ReviewPage::give_up() {
    ++question_;
    search_ = {}; // stopped, and over as soon as it looks up
}

void ReviewPage::stop() {
    give_up();
    if (!searches_) return;
    searches_ = false;
    tell_how_far();
}

/// On the thread of the search.
void ReviewPage::look_for(const std::stop_token& stop, const table::FoldedRecord& whole, int from, int question) {
    const auto turns = static_cast<int>(clerk::turns(whole.record));
    for (int turn = from; turn < turns; ++turn) {
        const auto end = Clock::now() + longest;
        auto compared = i18n::reviewed(whole.record, whole.fold.game, turn,
                                       [&](std::size_t) { return !stop.stop_requested() && Clock::now() < end; });
        if (stop.stop_requested()) return;
        if (!compared) continue;
        CallAfter([this, question, turn_found = *std::move(compared)] {
            if (question == question_) found(turn_found);
        });
    }
    CallAfter([this, question] {
        if (question == question_) ended();
    });
}

void ReviewPage::found(i18n::ReviewedTurn turn) {
    const wxWindowUpdateLocker quiet(this);
    review_->add(std::move(turn));
    chart_->show(review_->turns(), review_->compared(), player_marks(*this, review_->game().record));
    words_->show_moments(*review_);
    tell_how_far();
    const auto moments = review_->moments();
    if (!chosen_ && !moments.empty() && turn_ != static_cast<std::size_t>(moments.front().turn))
        go_to(static_cast<std::size_t>(moments.front().turn));
}

void ReviewPage::ended() {
    searches_ = false;
    tell_how_far();
    if (!turn_ && !review_->compared().empty()) go_to(static_cast<std::size_t>(review_->compared().front().turn));
    announce(*this, left_words_);
}

void ReviewPage::tell_how_far() {
    const auto compared = review_->compared();
    wxString words = compared.empty() ? wxString() : review_->left_in_words();
    if (searches_) {
        const int so_far = compared.empty() ? 0 : compared.back().turn + 1;
        words = i18n::fill(_("Comparing turn {1} of {2}. {3}"),
                           {figure(std::min(so_far + 1, static_cast<int>(review_->turns()))),
                            figure(static_cast<int>(review_->turns())), words});
    } else if (compared.empty()) {
        words = _("No turn of this game can be compared with its best.");
    }
    left_words_ = words;
    note_->SetToolTip(words);
    stop_->Show(searches_);
    fit_note();
}

/// Between the title and the buttons, in as many lines as it needs there.
void ReviewPage::fit_note() {
    note_->SetLabelText({});
    Layout();
    note_->SetLabelText(broken(left_words_, note_->GetSize().x, measured_in(*note_)));
    Layout();
}

void ReviewPage::go_to(std::size_t turn) {
    const wxWindowUpdateLocker quiet(this);
    turn_ = turn;
    words_->show_turn(*review_, turn);
    steps_ = words_->steps();
    chart_->stand_at(turn);
    what_if_->Enable();
    show_boards();
    Layout();
}

void ReviewPage::choose(std::size_t turn) {
    chosen_ = true;
    go_to(turn);
    const i18n::ReviewedTurn& shown = *review_->at(turn);
    announce(*this, i18n::fill(_("{1}: {2} left"), {review_->title(shown), figure(shown.left())}));
}

void ReviewPage::step_to(std::size_t steps) {
    steps_ = steps;
    chosen_ = true;
    words_->stand_after(steps);
    show_boards();
}

/// To the next turn that is compared.
void ReviewPage::next(int way) {
    const auto compared = review_->compared();
    if (compared.empty()) return;
    const int here = turn_ ? static_cast<int>(*turn_) : -1;
    const auto beyond = [&](const ComparedTurn& turn) { return way > 0 ? turn.turn > here : turn.turn < here; };
    if (way > 0) {
        if (const auto to = std::ranges::find_if(compared, beyond); to != compared.end())
            choose(static_cast<std::size_t>(to->turn));
    } else if (const auto to = std::find_if(compared.rbegin(), compared.rend(), beyond); to != compared.rend()) {
        choose(static_cast<std::size_t>(to->turn));
    }
}

/// As it was played, and beside it the best after so many of its steps.
void ReviewPage::show_boards() {
    const i18n::ReviewedTurn& shown = *review_->at(*turn_);
    const std::size_t after = *turn_ + 1;
    std::vector<WalkBoards::Board> boards;
    add_board(boards, review_->game(), {.turns = after, .player = shown.player, .lit = review_->walk().places(after)},
              i18n::fill(_("As it was played: {1}"), {wxString::Format("%+d", shown.points)}), false);
    if (shown.left() > 0 && steps_ > 0) {
        const i18n::BestLine& step = shown.steps.at(steps_ - 1);
        const wxString words =
            steps_ == shown.steps.size()
                ? i18n::fill(_("The best: {1}"), {wxString::Format("%+d", shown.best)})
                : i18n::fill(_("The best, step {1} of {2}"),
                             {figure(static_cast<int>(steps_)), figure(static_cast<int>(shown.steps.size()))});
        const table::FoldedRecord then(*step.after);
        add_board(boards, then, {.turns = clerk::turns(then.record), .player = shown.player, .lit = step.places}, words,
                  true);
    }
    boards_->show(std::move(boards));
}

void ReviewPage::key(wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return event.Skip();
    const bool on_button = dynamic_cast<wxAnyButton*>(FindFocus());
    switch (event.GetKeyCode()) {
    case WXK_RIGHT: return next(1);
    case WXK_LEFT: return next(-1);
    case WXK_SPACE:
        if (on_button || words_->steps() == 0) return event.Skip();
        return step_to(steps_ % words_->steps() + 1);
    case WXK_ESCAPE: stop(); return CallAfter(actions_.back);
    default: event.Skip();
    }
}

}
