#include "app/desktop/rajas/start_dice_panel.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

#include <algorithm>

#include <wx/statbmp.h>
#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr std::size_t most_players = 4;
constexpr int room_for_name = 200;

constexpr std::size_t longest = 40; ///< of what may be typed: four figures with whatever stands between them

/// None: there is something else in it, or more than four.
std::optional<std::vector<int>> values_in(const wxString& typed) {
    std::vector<int> values;
    for (const auto sign : typed) {
        if (sign >= '1' && sign <= '6')
            values.push_back(static_cast<int>(sign.GetValue()) - '0');
        else if (!wxString(" ,;.-/").Contains(wxString(sign)))
            return std::nullopt;
    }
    return values.size() > game::colours.size() ? std::nullopt : std::optional(values);
}

wxString typed_as(const game::Dice& dice) {
    wxString typed;
    for (const game::Die& die : dice) typed += static_cast<char>('0' + die.value);
    return typed;
}

std::vector<int> values_of(const game::Dice& dice) {
    std::vector<int> values;
    for (const game::Die& die : dice) values.push_back(die.value);
    return values;
}

}

StartDicePanel::StartDicePanel(wxWindow* parent, int width) : wxPanel(parent), width_(width) {
    dress_as_ground(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Dice at the start"), Type::heading), 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(wrapped(this,
                      _("What everyone rolled, four figures in a row: the blue die, the green, the orange, the "
                        "purple. The lowest sum begins."),
                      width, Type::quiet),
              0, wxBOTTOM, FromDIP(near_gap));
    auto* signs = new wxBoxSizer(wxHORIZONTAL);
    for (const game::Colour colour : game::colours)
        signs->Add(new wxStaticBitmap(
                       this, wxID_ANY,
                       picture(*this, FromDIP(22),
                               [colour](wxGraphicsContext& gc, const Area& area) { draw_sign(gc, colour, area); })),
                   0, wxRIGHT, FromDIP(near_gap));
    rows->Add(signs, 0, wxBOTTOM, FromDIP(near_gap));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(far_gap, near_gap)));
    for (std::size_t player = 0; player < most_players; ++player) make_row(grid, player);
    rows->Add(grid);
    fault_ = wrapped(this, wxEmptyString, width);
    fault_->SetName("dice-fault");
    fault_->SetForegroundColour(palette().illegal);
    rows->Add(fault_, 0, wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

void StartDicePanel::make_row(wxSizer* grid, std::size_t player) {
    Row row{label(this, wxEmptyString), new wxTextCtrl(this, wxID_ANY)};
    row.values->SetName(wxString::Format("dice-%d", static_cast<int>(player) + 1));
    row.values->SetMaxLength(longest);
    fit_height_to_finger(*row.values);
    row.values->Bind(wxEVT_TEXT, [this, player](wxCommandEvent&) {
        if (rows_[player].values->IsShown())
            on_dice(player, values_in(rows_[player].values->GetValue()).value_or(std::vector<int>()));
    });
    grid->Add(row.name, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(row.values);
    rows_.push_back(row);
}

void StartDicePanel::show(const game::Game& game) {
    bool is_changed = Show(game.depth == Depth::full);
    for (std::size_t player = 0; player < rows_.size(); ++player) {
        const bool plays = player < game.dice.size();
        rows_[player].name->Show(plays);
        is_changed |= rows_[player].values->Show(plays);
        if (!plays) continue;
        rows_[player].name->SetLabelText(
            ellipsized(*this, name_line(game.players[player].name), wide(*this, room_for_name)));
        set_accessible_name(*rows_[player].values, name_line(game.players[player].name));
        const auto typed = values_in(rows_[player].values->GetValue());
        if (typed && *typed != values_of(game.dice[player]))
            rows_[player].values->ChangeValue(typed_as(game.dice[player]));
    }
    tell_fault();
    if (is_changed) renew_tab_order();
}

/// wxGTK keeps the order of Tab as it was when the order was changed last, without what was hidden then.
void StartDicePanel::renew_tab_order() {
    for (std::size_t player = 1; player < rows_.size(); ++player)
        rows_[player].values->MoveAfterInTabOrder(rows_[player - 1].values);
    if (wxWindow* before = GetPrevSibling()) MoveAfterInTabOrder(before);
}

/// The first row in which something else is typed.
void StartDicePanel::tell_fault() {
    const auto wrong = std::ranges::find_if(
        rows_, [](const Row& row) { return row.values->IsShown() && !values_in(row.values->GetValue()); });
    const wxString words = wrong == rows_.end() ? wxString()
                                                : i18n::fill(_("{1}: four figures from 1 to 6 are expected here."),
                                                             {wrong->name->GetLabelText()});
    if (words == told_) return;
    told_ = words;
    rewrap(*fault_, words, width_);
    if (!words.empty()) announce(*fault_, words);
}

}
