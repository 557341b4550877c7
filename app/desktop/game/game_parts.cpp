#include "app/desktop/game/game_parts.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int least_board = 440, least_height = 560, least_turns = 180;

}

FoldingLayout::FoldingLayout(wxWindow& page, const Parts& parts) : page_(page), parts_(parts) {
    const int gap = page.FromDIP(far_gap);
    tabs_ = new Later<Segments>(&page, [this](wxWindow* parent) { return make_tabs(parent); });
    auto* side = new wxBoxSizer(wxVERTICAL);
    side->Add(tabs_, 0, wxLEFT | wxTOP, gap);
    side->Add(parts.left, 1, wxEXPAND);
    side_ = side;
    columns_ = new wxBoxSizer(wxHORIZONTAL);
    columns_->Add(side_, 0, wxEXPAND);
    columns_->Add(parts.middle, 1, wxEXPAND | wxRIGHT, 0);
    columns_->Add(parts.right, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
    bottom_ = new wxBoxSizer(wxVERTICAL);
    bottom_->Add(parts.open_turn, 0, wxEXPAND);
    bottom_->Add(parts.turns, 1, wxEXPAND);
    bottom_->Add(parts.typed_place, 1, wxEXPAND | wxBOTTOM, page.FromDIP(near_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(columns_, 1, wxEXPAND, gap);
    rows->Add(bottom_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    page.SetSizer(rows);
    page.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

Segments* FoldingLayout::make_tabs(wxWindow* parent) {
    auto* tabs = new Segments(parent, {{"side-entry", _("Entry")}, {"side-score", _("Score and findings")}});
    tabs->on_choose = [this](int index) { bring_forward(index == 1); };
    return tabs;
}

void FoldingLayout::fit() {
    fold_columns();
    fold_turns();
    page_.Layout();
    fold_undo();
    fold_score();
}

bool FoldingLayout::is_narrow() const {
    const int sides = parts_.left->GetEffectiveMinSize().x + parts_.right->GetEffectiveMinSize().x;
    return page_.GetClientSize().x < sides + page_.FromDIP(2 * far_gap + least_board);
}

bool FoldingLayout::is_low() const { return page_.GetClientSize().y < page_.FromDIP(least_height); }

void FoldingLayout::fold_columns() {
    const int gap = page_.FromDIP(far_gap);
    const bool narrow = is_narrow();
    side_->SetMinSize(parts_.left->GetEffectiveMinSize());
    if (std::exchange(narrow_, narrow) == narrow) return;
    (narrow ? columns_ : side_)->Detach(parts_.right);
    (narrow ? side_ : columns_)->Add(parts_.right, narrow ? 1 : 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
    columns_->GetItem(parts_.middle)->SetBorder(narrow ? gap : 0);
    tabs_->Show(narrow);
    show_columns();
}

void FoldingLayout::bring_forward(bool right) {
    right_ahead_ = right;
    show_columns();
    page_.Layout();
}

void FoldingLayout::show_columns() {
    parts_.left->Show(!narrow_ || !right_ahead_);
    parts_.right->Show(!narrow_ || right_ahead_);
    if (tabs_->part()) tabs_->part()->choose(right_ahead_ ? 1 : 0);
}

/// Without these signs there are still the menu and its keys.
void FoldingLayout::fold_undo() {
    constexpr int room_for_three = 760; // names, totals and forecasts come first
    if (wxWindow* copy = wxWindow::FindWindowByName("copy-position", parts_.undo))
        if (copy->Show(page_.ToDIP(parts_.middle->GetClientSize()).x >= room_for_three)) parts_.undo->Layout();
    const int beside = parts_.middle->GetClientSize().x - parts_.undo->GetBestSize().x - page_.FromDIP(far_gap);
    if (parts_.undo->Show(parts_.players->width_of_whole_names() <= beside)) parts_.middle->Layout();
}

/// As high with an open turn as without: the board keeps its place.
void FoldingLayout::fold_turns() {
    const bool low = is_low(), open = parts_.open_turn->IsShown();
    bottom_->SetOrientation(low ? wxHORIZONTAL : wxVERTICAL);
    const int beside = page_.GetClientSize().x - page_.FromDIP(2 * far_gap + least_turns);
    parts_.open_turn->show_words(!low || parts_.open_turn->width_with_words() <= beside);
    const int bar = parts_.open_turn->height(), whole = parts_.turns->height(false),
              folded = parts_.turns->height(true);
    parts_.turns->fold(low || open);
    const bool turns_told = parts_.turns->IsShown() || parts_.typed_place->stands_for_turns();
    bottom_->SetMinSize(-1, !turns_told ? 0 : low ? std::max(bar, folded) : std::max(bar + folded, whole));
    const bool any_below = open || parts_.turns->IsShown() || parts_.typed_place->IsShown();
    page_.GetSizer()->GetItem(columns_)->SetFlag(any_below ? wxEXPAND : wxEXPAND | wxBOTTOM);
}

/// The lines of the score stay in sight whatever the referee says: findings scroll below them. The totals stand beside
/// the players' names, too. What is wrong, what is legal and the main answer stay in sight longest.
void FoldingLayout::fold_score() {
    const auto fits = [this](int findings) {
        return parts_.right->GetBestSize().y - parts_.findings->GetEffectiveMinSize().y + findings <=
               parts_.right->GetClientSize().y;
    };
    for (const ScoreFold fold : {ScoreFold::whole, ScoreFold::without_facts, ScoreFold::close}) {
        parts_.score->fold(fold);
        if (!fits(parts_.findings->wanted_height())) continue;
        parts_.findings->fold(false);
        return void(parts_.right->Layout());
    }
    for (const ScoreFold fold : {ScoreFold::totals, ScoreFold::none}) {
        if (fits(parts_.findings->least_height())) break;
        if (fold == ScoreFold::none && !parts_.findings->tells()) break;
        parts_.score->fold(fold);
    }
    parts_.findings->fold(!fits(parts_.findings->least_height()));
    parts_.right->Layout();
}

namespace {

constexpr int right_width = 312;

wxPanel* make_column(wxWindow& page) {
    auto* column = new wxPanel(&page);
    use_ground_colours(*column);
    return column;
}

void fill(wxWindow& column, std::initializer_list<wxWindow*> parts, const wxWindow* tall) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : parts) rows->Add(part, part == tall ? 1 : 0, wxEXPAND | wxTOP, column.FromDIP(near_gap));
    column.SetSizer(rows);
}

FoldingLayout arranged(wxWindow& page, const GameParts& parts) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(parts.built, 0, wxEXPAND | wxALL, page.FromDIP(near_gap));
    parts.left->SetSizer(left);
    auto* middle = new wxBoxSizer(wxVERTICAL);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(parts.undo, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, page.FromDIP(far_gap));
    head->Add(parts.players, 1, wxEXPAND);
    middle->Add(head, 0, wxEXPAND | wxTOP | wxBOTTOM, page.FromDIP(near_gap));
    middle->Add(parts.photo, 0, wxEXPAND | wxBOTTOM, page.FromDIP(near_gap));
    middle->Add(parts.board, 1, wxEXPAND);
    parts.middle->SetSizer(middle);
    fill(*parts.right, {parts.score, parts.finish, parts.best, parts.findings}, parts.findings);
    parts.right->SetMinSize({wide(page, right_width), -1});
    return {page,
            {parts.left, parts.middle, parts.undo, parts.players, parts.right, parts.score, parts.findings,
             parts.open_bar, parts.turns, parts.typed_place}};
}

}

GameParts::GameParts(wxWindow& page, Desk& desk, const std::function<void(const std::function<void()>&)>& act)
    : left(make_column(page)), middle(make_column(page)), right(make_column(page)),
      built(new Later<BuiltList>(left, [this](wxWindow* parent) { return make_built(parent); })),
      undo(new UndoBar(middle, desk, act)), players(new PlayersBar(middle)), photo(new PhotoBar(middle)),
      board(new ZoomPane(middle)), score(new ScorePanel(right)),
      finish(new Later<wxButton>(right,
                                 [this](wxWindow* parent) {
                                     wxButton* button =
                                         large_button(parent, _("Finish the game"), "finish", [this] { on_finish(); });
                                     dress_as_main(*button);
                                     return button;
                                 })),
      best(new BestPanel(right)), findings(new FindingsPanel(right)), open_bar(new OpenTurnBar(&page)),
      turns(new TurnsStrip(&page)), typed_place(new TypedPlaceBar(&page)), layout(arranged(page, *this)) {}

BuiltList* GameParts::make_built(wxWindow* parent) {
    auto* list = new BuiltList(parent);
    list->on_choose = [this](const std::vector<Place>& places) { on_piece(places); };
    return list;
}

}
