#include "app/desktop/rajas/ends_panel.h"

#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/rajas/ends_input.h"
#include "i18n/words.h"

#include <wx/statbmp.h>

namespace clerk::desktop::rajas {

namespace {

wxSizer* make_heading(wxWindow* parent, const game::Player& player, int place) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const wxBitmap badge = picture(*parent, parent->FromDIP(18), [&](wxGraphicsContext& gc, const Area& area) {
        draw_piece(gc, player, place, area);
    });
    row->Add(new wxStaticBitmap(parent, wxID_ANY, badge), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             parent->FromDIP(near_gap));
    row->Add(label(parent, name_line(player.name)), 0, wxALIGN_CENTRE_VERTICAL);
    return row;
}

}

EndsPanel::EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say)
    : wxPanel(parent), act_(std::move(act)), say_(std::move(say)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player) {
        rows_.push_back(make_row(game, player));
        rows->Add(rows_.back().panel, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    SetSizer(rows);
}

NumberField* EndsPanel::make_field(wxWindow* parent, wxSizer* row, const char* name, const wxString& what, int player,
                                   int least, std::function<void(int player, std::optional<int>)> act) {
    row->Add(label(parent, what, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    auto* field = new NumberField(parent, wxString::Format("%s-%d", name, player + 1), what, least, game::most_points);
    field->entered = true;
    field->on_number = [this, player, act = std::move(act)](std::optional<int> number) {
        say_({});
        act(player, number);
    };
    field->on_fault = [this, least] {
        say_(i18n::fill(_("A whole number from {1} to {2} is expected here."),
                        {figure(least), figure(game::most_points)}));
    };
    row->Add(field, 0, wxRIGHT, FromDIP(far_gap));
    return field;
}

EndsPanel::Row EndsPanel::make_row(const game::Game& game, int player) {
    Row made{.panel = new wxPanel(this)};
    made.panel->SetBackgroundColour(GetBackgroundColour());
    const auto final_part = [this](auto member) {
        return [this, member](int whose, std::optional<int> number) {
            act_([=](const Position& position, Entry entry) {
                return enter_final(position, std::move(entry), whose, member, number);
            });
        };
    };
    auto* fields = new wxBoxSizer(wxHORIZONTAL);
    if (game.depth == Depth::final && game.board.facing) {
        made.fame = make_field(made.panel, fields, "fame", _("Fame"), player, 0, final_part(&game::Final::fame));
        made.money = make_field(made.panel, fields, "money", _("Money"), player, 0, final_part(&game::Final::money));
    } else if (game.depth == Depth::final) {
        made.gap =
            make_field(made.panel, fields, "gap", _("Gap"), player, -game::most_points, final_part(&game::Final::gap));
    } else {
        made.gap = make_field(made.panel, fields, "gap", _("Gap"), player, -game::most_points,
                              [this](int whose, std::optional<int> number) {
                                  act_([=](const Position& position, Entry entry) {
                                      return enter_gap(position, std::move(entry), whose, number);
                                  });
                              });
    }
    if (game.depth == Depth::final) {
        made.met = new wxToggleButton(made.panel, wxID_ANY, _("met"));
        made.met->SetName(wxString::Format("met-%d", player + 1));
        made.met->SetToolTip(_("In which order the markers met: click the players in that order"));
        fit_to_finger(*made.met);
        made.met->Bind(wxEVT_TOGGLEBUTTON, [this, player](wxCommandEvent&) {
            act_([player](const Position& position, Entry entry) {
                return turn_place(position, std::move(entry), player);
            });
        });
        fields->Add(made.met);
    }
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(make_heading(made.panel, game.players[static_cast<std::size_t>(player)], player), 0, wxBOTTOM,
              FromDIP(near_gap));
    rows->Add(fields);
    made.panel->SetSizer(rows);
    return made;
}

void EndsPanel::show(const Position& position) {
    for (int player = 0; player < static_cast<int>(rows_.size()); ++player) {
        const Row& row = rows_[static_cast<std::size_t>(player)];
        position.final() ? show_final(row, position, player) : show_gap(row, position, player);
    }
    Layout();
}

void EndsPanel::show_final(const Row& row, const Position& position, int player) {
    const game::Final& final = position.game.finals[static_cast<std::size_t>(player)];
    if (row.fame) row.fame->show(final.fame);
    if (row.money) row.money->show(final.money);
    if (row.gap) row.gap->show(final.gap);
    row.met->Show(asks_for_order(position, player));
    row.met->SetLabel(final.met ? i18n::fill(_("met: {1}."), {figure(*final.met)}) : _("met"));
    show_chosen(*row.met, final.met.has_value());
    fit_to_finger(*row.met);
}

/// Only of those whose markers have met.
void EndsPanel::show_gap(const Row& row, const Position& position, int player) {
    row.panel->Show(position.state.has_met(player));
    const auto& gaps = position.game.gaps;
    row.gap->show(gaps.empty() ? std::nullopt : gaps[static_cast<std::size_t>(player)]);
}

}
