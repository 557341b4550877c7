#include "app/desktop/rajas/markers_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/rajas/entry.h"
#include "app/table/rajas/turn_input.h"
#include "i18n/words.h"

#include <wx/statbmp.h>

namespace clerk::desktop::rajas {

namespace {

constexpr int words_width = 312;

}

MarkersPanel::MarkersPanel(wxWindow* parent, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    money_words_ = label(this, wxEmptyString);
    rows->Add(money_words_, 0, wxBOTTOM, FromDIP(2));
    money_ = make_pad(rows, Track::money, "money-pad");
    fame_words_ = label(this, wxEmptyString);
    rows->Add(fame_words_, 0, wxBOTTOM | wxTOP, FromDIP(2));
    fame_ = make_pad(rows, Track::fame, "fame-pad");
    met_ = new wxToggleButton(this, wxID_ANY, wxEmptyString);
    met_->SetName("have-met");
    fit_words(*met_, _("The markers have met (H)"), words_width);
    met_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { act_(toggle_met); });
    rows->Add(met_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    doubt_ = wrapped(this, wxEmptyString, words_width);
    doubt_->SetName("marker-doubt");
    doubt_->SetForegroundColour(palette().warning);
    rows->Add(doubt_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
}

TrackPad* MarkersPanel::make_pad(wxSizer* rows, Track track, const char* name) {
    auto* pad = new TrackPad(this, track, name);
    pad->on_choose = [this, track](int space) {
        act_([track, space](const Position& position, Entry entry) {
            return move_marker(position, std::move(entry), position.player, track, space);
        });
    };
    rows->Add(pad);
    return pad;
}

void MarkersPanel::show_pad(TrackPad& pad, const Position& position, const Entry& entry, Track track) {
    Markers markers = entry.markers;
    const game::Seat& seat = position.seat(position.player);
    pad.show({.stands = track == Track::money ? seat.money : seat.fame,
              .to = marker(markers, track),
              .bonuses = bonuses(position.game.board, track),
              .colour = piece_colour(position.known_as(position.player))});
    const bool typed = entry.typing == track;
    const wxString space = typed && !marker(markers, track) ? wxString("...") : figure(marker(position, entry, track));
    const wxString words = i18n::fill(track == Track::money ? _("Money (M): {1}") : _("Fame (F): {1}"), {space});
    wxStaticText& told = track == Track::money ? *money_words_ : *fame_words_;
    if (told.GetLabelText() != words) told.SetLabelText(words);
    told.SetForegroundColour(typed ? palette().accent : palette().text);
}

void MarkersPanel::show(const Position& position, const Entry& entry) {
    show_pad(*money_, position, entry, Track::money);
    show_pad(*fame_, position, entry, Track::fame);
    met_->Show(!position.facing_described() && !position.state.has_met(position.player));
    show_chosen(*met_, entry.markers.met);
    const wxString doubtful = doubt(position, entry);
    if (doubt_->Show(!doubtful.empty()) && !doubtful.empty()) announce(*doubt_, doubtful);
    rewrap(*doubt_, doubtful, words_width);
}

namespace {

constexpr int room_for_name = 150, asked_width = 300;

wxSizer* make_heading(wxWindow* parent, const game::Player& player, int place) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const wxBitmap badge = picture(*parent, parent->FromDIP(18), [&](wxGraphicsContext& gc, const Area& area) {
        draw_piece(gc, player, place, area);
    });
    row->Add(new wxStaticBitmap(parent, wxID_ANY, badge), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             parent->FromDIP(near_gap));
    wxStaticText* name = short_line(parent, room_for_name);
    rewrite(*name, name_line(player.name));
    row->Add(name, 1, wxALIGN_CENTRE_VERTICAL);
    return row;
}

}

/// Tab goes through all fields first: whether a button can be pressed changes while they are typed.
EndsPanel::EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say)
    : wxPanel(parent), act_(std::move(act)), say_(std::move(say)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player) {
        rows_.push_back(make_row(game, player));
        rows->Add(rows_.back().all, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    }
    if (game.depth == Depth::final) {
        for (int player = 0; player < static_cast<int>(rows_.size()); ++player) make_met(player);
        asked_ = wrapped(this, wxEmptyString, asked_width);
        asked_->SetName("asked-of-the-end");
        rows->Add(asked_, 0, wxEXPAND);
    }
    SetSizer(rows);
}

NumberField* EndsPanel::make_field(wxSizer& row, const char* name, const wxString& what, const game::Game& game,
                                   int player, int least, std::function<void(int player, std::optional<int>)> act) {
    row.Add(label(this, what, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    const wxString whose = name_line(game.players[static_cast<std::size_t>(player)].name);
    auto* field = new NumberField(this, wxString::Format("%s-%d", name, player + 1),
                                  i18n::fill(_("{1}: {2}"), {whose, what}), least, game::most_points);
    field->entered = true;
    field->on_number = [this, player, act = std::move(act)](std::optional<int> number) {
        say_({});
        act(player, number);
    };
    field->on_fault = [this, least] {
        say_(i18n::fill(_("A whole number from {1} to {2} is expected here."),
                        {figure(least), figure(game::most_points)}));
    };
    row.Add(field, 0, wxRIGHT, FromDIP(far_gap));
    return field;
}

EndsPanel::Row EndsPanel::make_row(const game::Game& game, int player) {
    Row made{.all = new wxBoxSizer(wxVERTICAL),
             .heading = make_heading(this, game.players[static_cast<std::size_t>(player)], player)};
    const auto final_part = [this](auto member) {
        return [this, member](int whose, std::optional<int> number) {
            act_([=](const Position& position, Entry entry) {
                return enter_final(position, std::move(entry), whose, member, number);
            });
        };
    };
    auto* fields = new wxFlexGridSizer(4, FromDIP(wxSize(0, near_gap)));
    if (game.depth == Depth::final) {
        made.fame = make_field(*fields, "fame", _("Fame"), game, player, 0, final_part(&game::Final::fame));
        made.money = make_field(*fields, "money", _("Money"), game, player, 0, final_part(&game::Final::money));
        if (!game.board.facing)
            made.gap =
                make_field(*fields, "gap", _("Gap"), game, player, -game::most_points, final_part(&game::Final::gap));
    } else {
        made.gap = make_field(*fields, "gap", _("Gap"), game, player, -game::most_points,
                              [this](int whose, std::optional<int> number) {
                                  act_([=](const Position& position, Entry entry) {
                                      return enter_gap(position, std::move(entry), whose, number);
                                  });
                              });
    }
    if (made.gap) made.gap->SetToolTip(_("By how many fame spaces the markers have passed; below 0: still to go"));
    made.all->Add(made.heading, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    made.all->Add(fields);
    return made;
}

void EndsPanel::make_met(int player) {
    Row& row = rows_[static_cast<std::size_t>(player)];
    row.met = new wxToggleButton(this, wxID_ANY, _("met"));
    row.met->SetName(wxString::Format("met-%d", player + 1));
    row.met->SetToolTip(_("In which order the markers met: click the players in that order"));
    fit_to_finger(*row.met);
    row.met->Bind(wxEVT_TOGGLEBUTTON, [this, player](wxCommandEvent&) {
        act_(
            [player](const Position& position, Entry entry) { return turn_place(position, std::move(entry), player); });
    });
    row.heading->Add(row.met);
}

void EndsPanel::show(const Position& position) {
    for (int player = 0; player < static_cast<int>(rows_.size()); ++player) {
        const Row& row = rows_[static_cast<std::size_t>(player)];
        position.final() ? show_final(row, position, player) : show_gap(row, position, player);
    }
    if (asked_) rewrap(*asked_, asked_of_order(position), asked_width);
    Layout();
}

void EndsPanel::show_final(const Row& row, const Position& position, int player) {
    const game::Final& final = position.game.finals[static_cast<std::size_t>(player)];
    row.fame->show(final.fame);
    row.money->show(final.money);
    if (row.gap) row.gap->show(final.gap);
    row.met->Enable(asks_for_order(position, player));
    row.met->SetLabel(final.met ? i18n::fill(_("met: {1}."), {figure(*final.met)}) : _("met"));
    show_chosen(*row.met, final.met.has_value());
    fit_to_finger(*row.met);
}

/// Only of those whose markers have met.
void EndsPanel::show_gap(const Row& row, const Position& position, int player) {
    row.all->ShowItems(position.state.has_met(player));
    const auto& gaps = position.game.gaps;
    row.gap->show(gaps.empty() ? std::nullopt : gaps[static_cast<std::size_t>(player)]);
}

}
