#include "app/desktop/results/walk_boards.h"

#include "app/desktop/results/walk_board_grid.h"
#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

namespace {

constexpr int sign_side = 22;

}

WalkBoards::WalkBoards(wxWindow* parent) : wxPanel(parent) {
    SetName("walk-boards");
    dress_as_ground(*this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
}

void WalkBoards::make(std::size_t boards) {
    DestroyChildren();
    shown_.clear();
    alone_.reset();
    for (std::size_t i = 0; i < boards; ++i) {
        shown_.push_back({new DrawnPicture(this), new wxStaticBitmap(this, wxID_ANY, wxNullBitmap), label(this, {})});
        shown_.back().picture->SetName(wxString::Format("walk-board-%zu", i + 1));
        for (const auto& down : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
            shown_.back().picture->Bind(down, [this, i](wxMouseEvent&) { choose(i); });
    }
}

void WalkBoards::show(std::vector<Board> boards) {
    if (boards.size() != shown_.size()) make(boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Shown& shown = shown_[i];
        shown.picture->show(std::move(boards[i].draw), boards[i].spoken);
        shown.words->SetLabelText(boards[i].words);
        shown.words->SetForegroundColour(boards[i].stands_out ? palette().accent : palette().text);
        shown.sign->SetBitmap(boards[i].sign);
    }
    arrange();
}

void WalkBoards::choose(std::size_t board) {
    alone_ = alone_ ? std::nullopt : std::optional(board);
    arrange();
}

void WalkBoards::arrange() {
    const int caption = FromDIP(sign_side + 2 * near_gap);
    const std::vector<wxRect> places = board_grid(GetClientSize(), alone_ ? 1 : shown_.size(), caption);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const bool seen = !alone_ || *alone_ == i;
        for (wxWindow* part : {static_cast<wxWindow*>(shown_[i].picture), static_cast<wxWindow*>(shown_[i].sign),
                               static_cast<wxWindow*>(shown_[i].words)})
            part->Show(seen);
        if (seen) place(shown_[i], places[alone_ ? 0 : i]);
    }
}

/// The caption is in the middle below the board.
void WalkBoards::place(const Shown& shown, const wxRect& area) {
    shown.picture->SetSize(wxRect(area).Deflate(FromDIP(near_gap / 2)));
    const wxSize sign = shown.sign->GetBitmap().IsOk() ? shown.sign->GetBestSize() : wxSize();
    const wxSize words = shown.words->GetBestSize();
    const int gap = sign.x > 0 ? FromDIP(near_gap) : 0, top = area.GetBottom() + FromDIP(near_gap);
    const int width = std::min(words.x, area.width - sign.x - gap);
    const int left = area.x + (area.width - sign.x - gap - width) / 2;
    shown.sign->Show(sign.x > 0);
    shown.sign->SetSize(left, top, sign.x, sign.y);
    shown.words->SetSize(left + sign.x + gap, top + (FromDIP(sign_side) - words.y) / 2, width, words.y);
}

}
