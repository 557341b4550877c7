#include "app/desktop/game/game_parts.h"

#include "app/desktop/widgets/finger_button.h"
#include "app/desktop/widgets/labels.h"

#include <initializer_list>

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int right_width = 312;

wxPanel* make_column(wxWindow& page) {
    auto* column = new wxPanel(&page);
    dress_as_ground(*column);
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
    middle->Add(parts.players, 0, wxEXPAND | wxTOP | wxBOTTOM, page.FromDIP(near_gap));
    middle->Add(parts.photo, 0, wxEXPAND | wxBOTTOM, page.FromDIP(near_gap));
    middle->Add(parts.board, 1, wxEXPAND);
    parts.middle->SetSizer(middle);
    fill(*parts.right, {parts.score, parts.finish, parts.best, parts.findings, parts.undo}, parts.findings);
    parts.right->SetMinSize({wide(page, right_width), -1});
    return {page,
            {parts.left, parts.middle, parts.right, parts.score, parts.findings, parts.open_bar, parts.turns,
             parts.undo->height_of_button()}};
}

}

GameParts::GameParts(wxWindow& page, Desk& desk, const std::function<void(const std::function<void()>&)>& act)
    : left(make_column(page)), middle(make_column(page)), right(make_column(page)),
      built(new Later<BuiltList>(left, [this](wxWindow* parent) { return make_built(parent); })),
      players(new PlayersBar(middle)), photo(new PhotoBar(middle)), board(new ZoomPane(middle)),
      score(new ScorePanel(right)),
      finish(new Later<wxButton>(right,
                                 [this](wxWindow* parent) {
                                     return finger_button(parent, _("Finish the game"), "finish",
                                                          [this] { on_finish(); });
                                 })),
      best(new BestPanel(right)), findings(new FindingsPanel(right)), undo(new UndoBar(right, desk, act)),
      open_bar(new OpenTurnBar(&page)), turns(new TurnsStrip(&page)), layout(arranged(page, *this)) {}

BuiltList* GameParts::make_built(wxWindow* parent) {
    auto* list = new BuiltList(parent);
    list->on_choose = [this](const std::vector<Place>& places) { on_piece(places); };
    return list;
}

}
