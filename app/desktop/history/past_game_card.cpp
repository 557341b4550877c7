#include "app/desktop/history/past_game_card.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <algorithm>
#include <utility>

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int least_width = 400, least_board = 90, least_name = 60;
constexpr std::size_t most_seats = 8;

}

PastGameCard::PastGameCard(wxWindow* parent) : CardPanel(parent), actions_(new wxBoxSizer(wxVERTICAL)) {
    SetName("past-game-card");
    headline_ = short_line(this, least_width, Type::heading);
    headline_->SetName("past-game-headline");
    told_ = short_line(this, least_width, Type::quiet);
    told_->SetName("past-game-told");
    seats_ = new wxPanel(this);
    use_panel_colours(*seats_);
    marks_ = label(this, wxEmptyString);
    marks_->SetName("past-game-marks");
    note_ = label(this, wxEmptyString, Type::quiet);
    const int between = FromDIP(far_gap);
    rows().Add(headline_, 0, wxEXPAND | wxTOP, between);
    rows().Add(told_, 0, wxEXPAND | wxTOP, FromDIP(2));
    rows().Add(seats_, 1, wxEXPAND | wxTOP, between);
    rows().Add(marks_, 0, wxTOP, between);
    rows().Add(note_, 0, wxTOP, between);
    rows().Add(actions_, 0, wxEXPAND | wxTOP | wxBOTTOM, between);
    on_new_width(*this, [this] { fit(); });
}

void PastGameCard::put_actions(wxWindow* counts, wxWindow* main, std::vector<wxWindow*> others) {
    counts_ = counts;
    main_ = main;
    others_ = std::move(others);
    arrange_actions();
}

/// As many beside each other as have room, in rows that are as wide as the card; below the list the main one is the
/// last of them.
void PastGameCard::arrange_actions() {
    actions_->Clear();
    const int gap = FromDIP(near_gap), room = std::max(GetClientSize().x - FromDIP(2 * edge_gap), FromDIP(least_width));
    std::vector<wxWindow*> beside;
    if (below_) beside.push_back(counts_);
    for (wxWindow* other : others_) beside.push_back(other);
    if (below_) beside.push_back(main_);
    const auto add_row = [&](wxSizer* row) { actions_->Add(row, 0, wxEXPAND | wxTOP, actions_->IsEmpty() ? 0 : gap); };
    if (!below_)
        for (wxWindow* alone : {counts_, main_})
            if (alone->IsShown()) actions_->Add(alone, 0, wxEXPAND | wxTOP, actions_->IsEmpty() ? 0 : gap);
    wxBoxSizer* row = nullptr;
    int left = 0;
    for (wxWindow* action : beside) {
        if (!action->IsShown()) continue;
        const int width = action->GetBestSize().x;
        if (!row || width > left) {
            row = new wxBoxSizer(wxHORIZONTAL);
            add_row(row);
            left = room;
        }
        row->Add(action, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, row->IsEmpty() ? 0 : gap);
        left -= width + gap;
    }
    Layout();
}

void PastGameCard::stand_below(bool below) {
    if (std::exchange(below_, below) == below) return;
    show_words();
    show_seats();
    arrange_actions();
}

void PastGameCard::show(PastGameView view) {
    view_ = std::move(view);
    show_words();
    show_seats();
    Layout();
}

void PastGameCard::show_words() {
    rewrite(*headline_, view_.headline);
    rewrite(*told_, view_.told);
    const int room = ToDIP(std::max(GetClientSize().x - FromDIP(2 * edge_gap), FromDIP(least_width)));
    rewrap(*marks_, view_.marks, room);
    rewrap(*note_, view_.note.empty() ? wxString() : i18n::fill(_("\"{1}\""), {view_.note}), room);
    marks_->Show(!below_ && !view_.marks.empty());
    note_->Show(!below_ && !view_.note.empty());
}

/// Boards two in a row; where nobody has one, names and points below each other.
void PastGameCard::show_seats() {
    seats_->DestroyChildren();
    seats_->Show(!below_);
    if (below_) return;
    const std::size_t shown = std::min(view_.seats.size(), most_seats);
    const bool boards =
        std::ranges::any_of(view_.seats, [](const auto& seat) { return static_cast<bool>(seat.built); });
    auto* grid = new wxGridSizer(boards && shown > 1 ? 2 : 1, FromDIP(wxSize(edge_gap, near_gap)));
    for (std::size_t i = 0; i < shown; ++i) grid->Add(seat_of(view_.seats[i], static_cast<int>(i) + 1), 1, wxEXPAND);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(grid, boards ? 1 : 0, wxEXPAND);
    if (const auto more = static_cast<int>(view_.seats.size() - shown); more > 0)
        rows->Add(label(seats_, i18n::fill_figures(_("{1} more"), {more}), Type::quiet), 0, wxTOP, FromDIP(near_gap));
    seats_->SetSizer(rows);
    seats_->Layout();
}

wxSizer* PastGameCard::seat_of(const PastGameView::Seat& seat, int number) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (seat.built) {
        auto* board = new DrawnPicture(seats_);
        board->SetName(wxString::Format("past-board-%d", number));
        board->SetMinSize(FromDIP(wxSize(least_board, least_board)));
        board->show(seat.built, i18n::fill(_("What {1} has built"), {seat.name}));
        rows->Add(board, 1, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    }
    wxStaticText* name = short_line(seats_, least_name);
    name->SetName(wxString::Format("past-seat-%d", number));
    wxStaticText* total = label(seats_, seat.total);
    if (seat.winner)
        for (wxStaticText* part : {name, total}) part->SetFont(part->GetFont().Bold());
    rewrite(*name, seat.name);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(name, 1, wxALIGN_CENTRE_VERTICAL);
    line->Add(total, 0, wxALIGN_CENTRE_VERTICAL);
    if (!seat.built) rows->AddStretchSpacer();
    rows->Add(line, 0, wxEXPAND);
    return rows;
}

void PastGameCard::fit() {
    if (!counts_) return;
    show_words();
    arrange_actions();
}

}
