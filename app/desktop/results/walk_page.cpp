#include "app/desktop/results/walk_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/results/walk_parts.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int words_width = 300, chart_height = 150, sign_side = 22;

wxString named(const Record& record, int player) {
    return name_line(players(record).at(static_cast<std::size_t>(player)));
}

}

std::vector<PlayerMark> player_marks(const wxWindow& window, const Record& record) {
    std::vector<PlayerMark> marks;
    for (int player = 0; player < static_cast<int>(players(record).size()); ++player) {
        const PlayerSign sign = player_sign(record, player);
        marks.push_back({picture(window, window.FromDIP(sign_side), sign.draw), sign.colour});
    }
    return marks;
}

WalkPage::WalkPage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)), timer_(this) {
    use_ground_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_head(), 0, wxEXPAND | wxALL, FromDIP(far_gap));
    boards_ = new WalkBoards(this);
    words_ = new WalkWords(this);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(boards_, 1, wxEXPAND);
    columns->Add(words_, 0, wxEXPAND | wxLEFT, FromDIP(far_gap));
    rows->Add(columns, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(far_gap));
    chart_ = new TotalsChart(this, {}, {}, {});
    chart_->on_turn = [this](std::size_t turn) { jump(turn + 1); };
    rows->Add(chart_, 0, wxEXPAND | wxALL, FromDIP(far_gap));
    rows->Add(make_controls(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(far_gap));
    SetSizer(rows);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { tick(); });
    Bind(wxEVT_CHAR_HOOK, &WalkPage::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out();
        event.Skip();
    });
}

wxSizer* WalkPage::make_head() {
    PageHead head = page_head(this, {}, "walk-back", [this] {
        stop();
        actions_.back();
    });
    title_ = head.title;
    count_ = label(this, {}, Type::heading);
    count_->SetName("walk-count");
    standing_ = new wxToggleButton(this, wxID_ANY, _("Standing (Z)"));
    standing_->SetName("walk-standing");
    standing_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { show_standing(); });
    review_ = named_button(this, _("Look back"), "walk-review", [this] {
        stop();
        actions_.review(walk_->game().record.head.id);
    });
    review_->SetToolTip(_("Compares every turn with the best one, once the game is over"));
    auto* what_if = named_button(this, _("What if?"), "walk-what-if", [this] {
        stop();
        actions_.what_if(after_turns(walk_->game().record, after_));
    });
    what_if->SetToolTip(_("Starts a trial here; the game stays as it is"));
    auto* save = menu_button(this, _("Save..."), "walk-save", [this](wxWindow& button) {
        stop();
        actions_.ask_and_save(button);
    });
    head.add(count_, 1);
    for (wxAnyButton* button : std::initializer_list<wxAnyButton*>{standing_, review_, what_if, save}) {
        fit_to_finger(*button);
        head.row->Add(button, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    }
    return head.row;
}

wxSizer* WalkPage::make_controls() {
    first_ = sign_button(this, "walk-first", _("To the beginning (Home)"), draw_to_first, [this] { jump(0); });
    before_ = sign_button(this, "walk-before", _("The turn before (Left)"), draw_before, [this] { step(-1); });
    play_ = sign_button(this, "walk-play", _("Play (space bar)"), draw_play, [this] { play(); });
    next_ = sign_button(this, "walk-next", _("The next turn (Right)"), draw_next, [this] { step(1); });
    last_ = sign_button(this, "walk-last", _("To the last turn (End)"), draw_to_last, [this] { jump(walk_->turns()); });
    slider_ = new wxSlider(this, wxID_ANY, 0, 0, 1);
    slider_->SetName("walk-slider");
    slider_->SetMinSize(FromDIP(wxSize(100, least_target)));
    set_accessible_name(*slider_, _("Turn"));
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) { jump(static_cast<std::size_t>(event.GetInt())); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {first_, before_, play_, next_, last_}) row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(slider_, 1, wxEXPAND | wxLEFT, FromDIP(near_gap));
    return row;
}

/// In a small window words and graph leave the boards half of it.
void WalkPage::lay_out() {
    const wxSize size = GetClientSize();
    words_->SetMinSize({std::min(wide(*this, words_width), size.x / 3), -1});
    chart_->SetMinSize({-1, std::min(FromDIP(chart_height), size.y / 4)});
    Layout();
    if (walk_) words_->show(*walk_, after_);
}

void WalkPage::show(table::Walk walk, std::function<void()> back) {
    actions_.back = std::move(back);
    stop();
    walk_ = std::move(walk);
    after_ = walk_->turns();
    const Record& record = walk_->game().record;
    title_->SetLabelText(i18n::game_name(game_id(record)));
    standing_->SetValue(false);
    review_->Show(i18n::tells_review(game_id(record)));
    standing_->Show(has_standing_view(game_id(record)));
    const auto no_totals = std::vector<std::vector<int>>(walk_->turns());
    chart_->show(walk_->totals().empty() ? no_totals : walk_->totals(), player_marks(*this, record),
                 i18n::points_name(game_id(record)));
    chart_->show_findings(walk_->marks());
    slider_->SetRange(0, static_cast<int>(walk_->turns()));
    lay_out();
    go_to(walk_->turns());
    play_->SetFocus();
}

void WalkPage::go_to(std::size_t after) {
    const wxWindowUpdateLocker quiet(this);
    after_ = std::min(after, walk_->turns());
    count_->SetLabelText(walk_->count(after_));
    show_boards();
    words_->show(*walk_, after_);
    chart_->stand_at(after_ == 0 ? std::nullopt : std::optional(after_ - 1));
    slider_->SetValue(static_cast<int>(after_));
    for (wxButton* button : {first_, before_}) button->Enable(after_ > 0);
    for (wxButton* button : {next_, last_}) button->Enable(after_ < walk_->turns());
    Layout();
}

void WalkPage::show_boards() {
    const Record& record = walk_->game().record;
    const int at_turn = walk_->player(after_);
    const std::vector<PlayerMark> marks = player_marks(*this, record);
    const std::optional<ScoreSheet> score =
        walk_->totals().empty() ? std::nullopt : std::optional(walk_->score(after_));
    std::vector<WalkBoards::Board> boards;
    for (DrawnBoard& board : boards_after(
             walk_->game(),
             {.turns = after_, .standing = standing_->GetValue(), .player = at_turn, .lit = walk_->places(after_)})) {
        if (board.player == Where::nobody) {
            boards.push_back({std::move(board.draw), board.words, board.words});
            continue;
        }
        const auto who = static_cast<std::size_t>(board.player);
        const wxString name = named(record, board.player);
        boards.push_back({std::move(board.draw),
                          score ? i18n::fill(_("{1}: {2}"), {name, figure(score->players.at(who).total())}) : name,
                          i18n::fill(_("What {1} has built"), {name}), marks.at(who).sign, board.player == at_turn});
    }
    boards_->show(std::move(boards));
}

void WalkPage::show_standing() {
    show_chosen(*standing_, standing_->GetValue());
    show_boards();
}

void WalkPage::step(int turns) {
    const int last = static_cast<int>(walk_->turns());
    jump(static_cast<std::size_t>(std::clamp(static_cast<int>(after_) + turns, 0, last)));
}

void WalkPage::jump(std::size_t after) {
    stop();
    go_to(after);
    tell();
}

void WalkPage::tell() {
    const wxString what = walk_->words(after_);
    announce(*this, what.empty()
                        ? walk_->count(after_)
                        : i18n::fill(_("{1}: {2}"), {walk_->count(after_), walk_->title(after_) + "\n" + what}));
}

/// From the beginning when it has come to the end.
void WalkPage::play() {
    if (plays()) return stop();
    if (after_ == walk_->turns()) go_to(0);
    timer_.Start(pace);
    play_->SetBitmap(picture(*this, FromDIP(side_of_sign), draw_pause));
    play_->SetToolTip(_("Stop (space bar)"));
    set_accessible_name(*play_, _("Stop (space bar)"));
}

void WalkPage::stop() {
    if (!plays()) return;
    timer_.Stop();
    play_->SetBitmap(picture(*this, FromDIP(side_of_sign), draw_play));
    play_->SetToolTip(_("Play (space bar)"));
    set_accessible_name(*play_, _("Play (space bar)"));
}

/// Nothing is played that cannot be seen.
void WalkPage::tick() {
    if (!IsShownOnScreen()) return stop();
    go_to(after_ + 1);
    if (after_ == walk_->turns()) stop();
}

void WalkPage::key(wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return event.Skip();
    const int round = static_cast<int>(players(walk_->game().record).size());
    const bool on_button = dynamic_cast<wxAnyButton*>(FindFocus());
    switch (event.GetKeyCode()) {
    case WXK_RIGHT: return step(1);
    case WXK_LEFT: return step(-1);
    case WXK_PAGEDOWN: return step(round);
    case WXK_PAGEUP: return step(-round);
    case WXK_HOME: return jump(0);
    case WXK_END: return jump(walk_->turns());
    case WXK_SPACE: return on_button ? event.Skip() : play();
    case WXK_ESCAPE: stop(); return CallAfter(actions_.back);
    case 'Z':
        if (!standing_->IsShown()) return event.Skip();
        standing_->SetValue(!standing_->GetValue());
        return show_standing();
    default: event.Skip();
    }
}

}
