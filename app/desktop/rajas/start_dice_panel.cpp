#include "app/desktop/rajas/start_dice_panel.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

#include <wx/statbmp.h>
#include <wx/translation.h>

namespace clerk::desktop::rajas {

namespace {

constexpr std::size_t most_players = 4;
constexpr int room_for_name = 200;

std::vector<int> values_in(const wxString& typed) {
    std::vector<int> values;
    for (const auto sign : typed)
        if (sign >= '1' && sign <= '6') values.push_back(static_cast<int>(sign.GetValue()) - '0');
    return values;
}

wxString typed_as(const game::Dice& dice) {
    wxString typed;
    for (const game::Die& die : dice) typed += static_cast<char>('0' + die.value);
    return typed;
}

}

StartDicePanel::StartDicePanel(wxWindow* parent, int width) : wxPanel(parent) {
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
    SetSizer(rows);
}

void StartDicePanel::make_row(wxSizer* grid, std::size_t player) {
    Row row{label(this, wxEmptyString), new wxTextCtrl(this, wxID_ANY)};
    row.values->SetName(wxString::Format("dice-%d", static_cast<int>(player) + 1));
    row.values->SetMaxLength(game::colours.size());
    row.values->SetMinSize({-1, FromDIP(least_target)});
    row.values->Bind(wxEVT_TEXT, [this, player](wxCommandEvent&) {
        if (rows_[player].values->IsShown()) on_dice(player, values_in(rows_[player].values->GetValue()));
    });
    grid->Add(row.name, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(row.values);
    rows_.push_back(row);
}

void StartDicePanel::show(const game::Game& game) {
    Show(game.depth == Depth::full);
    for (std::size_t player = 0; player < rows_.size(); ++player) {
        const bool plays = player < game.dice.size();
        rows_[player].name->Show(plays);
        rows_[player].values->Show(plays);
        if (!plays) continue;
        rows_[player].name->SetLabelText(
            ellipsized(*this, name_line(game.players[player].name), wide(*this, room_for_name)));
        set_accessible_name(*rows_[player].values, name_line(game.players[player].name));
        if (values_in(rows_[player].values->GetValue()).size() != game.dice[player].size())
            rows_[player].values->ChangeValue(typed_as(game.dice[player]));
    }
}

}
