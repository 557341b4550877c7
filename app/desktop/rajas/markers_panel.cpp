#include "app/desktop/rajas/markers_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/rajas/turn_input.h"
#include "i18n/words.h"

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
    met_ = new wxToggleButton(this, wxID_ANY, _("The markers have met (H)"));
    met_->SetName("have-met");
    fit_to_finger(*met_);
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

}
