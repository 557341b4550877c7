#include "app/desktop/rajas/places_panel.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/rajas/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
#include "core/rajas/visiting.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

constexpr int picture_side = 22, words_width = 112;

/// A die of no colour with what it has to show.
void draw_asked(wxGraphicsContext& gc, const game::Asked& asked, const Area& area) {
    if (asked.kind == game::Asked::Kind::colour) return draw_die(gc, {asked.colour, 0}, area);
    const wxString words = asked.kind == game::Asked::Kind::value         ? figure(asked.value)
                           : asked.kind == game::Asked::Kind::up_to_three ? wxString("1-3")
                                                                          : wxString("?");
    paint_box(gc, grown(area, -1.5), area.m_width * 0.2,
              {.fill = palette().panel, .edge = palette().quiet, .width = 1.4});
    paint_bold_text(gc, words, centre(area), area.m_height * (words.length() > 1 ? 0.3 : 0.42), palette().quiet);
}

}

PlacesPanel::PlacesPanel(wxWindow* parent, const game::Game& game, const Act& act) : wxPanel(parent), act_(act) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(2, 2)));
    grid->AddGrowableCol(0, 1);
    grid->AddGrowableCol(1, 1);
    std::size_t own = 0;
    for (const game::Spot& spot : spots({game, 0})) {
        if (spot.kind == game::SpotKind::own) ++own;
        places_.push_back({.spot = spot, .button = make_button(spot, own)});
        grid->Add(places_.back().button, 1, wxEXPAND);
    }
    SetSizer(grid);
}

wxButton* PlacesPanel::make_button(const game::Spot& spot, std::size_t number) {
    const std::string name =
        spot.kind == game::SpotKind::own ? "to-place-" + std::to_string(number) : "to-" + std::string(id(spot));
    auto* button =
        new wxButton(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBU_LEFT);
    button->SetName(text(name));
    fit_height_to_finger(*button, FromDIP(150));
    button->Bind(wxEVT_BUTTON, [this, spot](wxCommandEvent&) {
        act_([spot](const Position& position, Entry entry) { return send_worker(position, std::move(entry), spot); });
    });
    return button;
}

/// A coin or the die that would be paid; where none is held, the die that is asked for.
void PlacesPanel::draw(Place& place, const game::Asked& asked, const game::Dice& pays) {
    if (place.drawn && place.asked == asked && place.pays == pays) return;
    place.asked = asked;
    place.pays = pays;
    place.drawn = true;
    const bool coin = place.spot.kind == game::SpotKind::quarry;
    if (!coin && asked.kind == game::Asked::Kind::none) return place.button->SetBitmap(wxNullBitmap);
    place.button->SetBitmap(picture(*this, FromDIP(picture_side), [&](wxGraphicsContext& gc, const Area& area) {
        if (coin) return draw_coin(gc, area);
        pays.size() == 1 && asked.met_by(pays.front()) ? draw_die(gc, pays.front(), area) : draw_asked(gc, asked, area);
    }));
    place.button->SetBitmapMargins(FromDIP(2), 0); // those of the picture: without one, Windows has none
}

/// Where nobody can go now, the button says so by being grey; a click still tells why.
void PlacesPanel::show(const Position& position, const Entry& entry) {
    const auto moves = worker_moves(position);
    for (Place& place : places_) {
        const auto found = std::ranges::find(moves, place.spot, &game::WorkerMove::at);
        const bool open = found != moves.end();
        place.button->SetForegroundColour(open ? palette().text : palette().quiet);
        wxString words = i18n::rajas::name(place.spot);
        if (open && found->coins) words = i18n::fill(_("{1}: {2}"), {words, figure(*found->coins)});
        if (place.words != words) {
            place.words = words;
            place.button->SetLabel(wxControl::EscapeMnemonics(broken(*place.button, words, words_width)));
            place.drawn = false; // words hide the picture
        }
        draw(place, game::visiting::asked(*position.ready, place.spot), payment(position, entry, place.spot));
    }
}

}
